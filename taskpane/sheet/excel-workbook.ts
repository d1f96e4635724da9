import { attempt, type Attempt } from './problems';
import type { Place } from './place';
import { rangeOf } from './block-state';
import { WorkbookReader, type Clock } from './reading';
import { wait } from './requests';
import { takeBack } from './taking-back';
import { undoWriting } from './undoing';
import type { WorkbookService } from './workbook';
import { lastWriting } from './undo-entry';
import { write } from './writing';

/** The workbook the pane was opened for, with what has been read of it. */
export function createExcelWorkbook(clock?: Clock): WorkbookService {
  const reader = new WorkbookReader(clock);
  /** What changes the workbook ends what is remembered of it, whether or not Excel tells of the change. */
  const changing = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } finally {
      reader.forget();
    }
  };
  return {
    read: (wheres, options) => reader.read(wheres, options),
    mergedIn: (places) => reader.mergedIn(places),
    write: (plan, agreed) =>
      write(plan, agreed, (context, before, made) =>
        reader.followWrite(context, plan, before, made),
      ),
    undoWriting: (receipt, agreed) => changing(undoWriting(receipt, agreed)),
    takeBack: (leftovers) => changing(takeBack(leftovers)),
    lastWriting,
    show,
  };
}

export const excelWorkbook = createExcelWorkbook();

function show(place: Place): Promise<Attempt<void>> {
  return attempt(() =>
    wait(async (context) => {
      rangeOf(context, place).select();
      await context.sync();
    }),
  );
}
