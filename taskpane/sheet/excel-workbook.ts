import { attempt, type Attempt } from './problems';
import type { Place } from './place';
import { rangeOf } from './block-state';
import { read } from './reading';
import { wait } from './requests';
import { takeBack } from './taking-back';
import { undoWriting } from './undoing';
import type { WorkbookService } from './workbook';
import { lastWriting } from './undo-entry';
import { write } from './writing';

/** The workbook the pane was opened for. */
export const excelWorkbook: WorkbookService = {
  read,
  write,
  undoWriting,
  takeBack,
  lastWriting,
  show: (place: Place): Promise<Attempt<void>> =>
    attempt(() =>
      wait(async (context) => {
        rangeOf(context, place).select();
        await context.sync();
      }),
    ),
};
