import { attempt, type Attempt } from '../workbook/problems';
import type { Place } from '../plan/place';
import { draft, hasDraft, keepDraft } from './drafts';
import { rangeOf } from './contents/block-state';
import type { Clock } from './reading/calculated';
import { WorkbookReader } from './reading/reading';
import { wait } from './requests/requests';
import { takeBack } from './undo/taking-back';
import type { WorkbookService } from '../workbook/workbook';
import { lastWriting } from './undo/undo-entry';
import { write } from './writing/writing';

/** Undo is a bundle of its own: most openings of the pane undo nothing. */
const undoing = () => import(/* webpackChunkName: "undo" */ './undo/undoing');

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
    undoWriting: (receipt, agreed) =>
      changing(undoing().then(({ undoWriting }) => undoWriting(receipt, agreed))),
    takeBack: (leftovers) => changing(takeBack(leftovers)),
    lastWriting,
    draft,
    keepDraft,
    hasDraft,
    followChanges: (listener) => reader.follow(listener),
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
