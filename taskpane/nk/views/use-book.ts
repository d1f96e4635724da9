import type { Finding } from '../../plan/plan';
import type { WorkbookService } from '../../workbook/workbook';
import type { WriterState } from '../../operation/writer';
import { useSeen, type Looking, type Unseen } from '../../views/operation/use-seen';
import type { Book } from '../book/book';
import { readBookSteps } from '../book/read-book';
import { eventPlaces } from '../book/tables';
import { lateEntries, type LateEntry } from '../late-entry';

/** The event of the workbook. */
export type BookSeen =
  | Unseen
  | { readonly kind: 'book'; readonly book: Book }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly Finding[];
      /** Players who can be taken in with one press. */
      readonly late: readonly LateEntry[];
    };

const event: Looking<BookSeen> = {
  also: eventPlaces,
  *understand({ facts, also }) {
    const found = yield* readBookSteps(facts, also);
    return found.ok
      ? { kind: 'book', book: found.book }
      : { kind: 'refused', refusals: found.refusals, late: lateEntries(facts, also) };
  },
};

/** See useSeen. */
export function useBook(
  workbook: WorkbookService,
  changes: readonly unknown[],
  again?: number,
): BookSeen {
  return useSeen(workbook, event, changes, again);
}

/** Changes with every write and undo. */
export function stateOfWorkbook(state: WriterState): unknown {
  return state.step === 'written' ? state.receipt : state.step === 'undone';
}
