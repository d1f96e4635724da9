import type { Stepwise } from '../../../src';
import type { Lists, OperationInput } from '../../operation/operation';
import type { Finding } from '../../plan/plan';
import type { WorkbookService } from '../../workbook/workbook';
import { useSeen, type Looking, type Unseen } from '../../views/operation/use-seen';
import type { Book } from '../book/book';
import { readBookSteps } from '../book/read-book';
import { eventPlaces } from '../book/tables';
import { lateEntries, type LateEntry } from '../players/late-entry';

/** The event of the workbook, and what was made of it. */
export type MadeOfBook<Made> =
  | Unseen
  | { readonly kind: 'book'; readonly book: Book; readonly made: Made }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly Finding[];
      /** Players who can be taken in with one press. */
      readonly late: readonly LateEntry[];
      /** What was read, for a latecomer's first game. */
      readonly read: Pick<OperationInput<Lists, unknown>, 'facts' | 'also'>;
    };

/** The event of the workbook. */
export type BookSeen = MadeOfBook<unknown>;

/** Reads the event and makes something of it, both in steps. */
export function madeOfBook<Made>(make: (book: Book) => Stepwise<Made>): Looking<MadeOfBook<Made>> {
  return {
    also: eventPlaces,
    *understand({ facts, also }) {
      const found = yield* readBookSteps(facts, also);
      if (!found.ok) {
        const late = lateEntries(facts, also);
        return { kind: 'refused', refusals: found.refusals, late, read: { facts, also } };
      }
      const { book } = found;
      return { kind: 'book', book, made: yield* make(book) };
    },
    refuses: ({ kind }) => kind === 'refused',
  };
}

const event = madeOfBook(function* (): Stepwise<void> {
  yield;
});

/** See useSeen. `looking` stays the same from one drawing to the next. */
export function useMade<Made>(
  workbook: WorkbookService,
  looking: Looking<MadeOfBook<Made>>,
  changes: readonly unknown[],
  again?: number,
): MadeOfBook<Made> {
  return useSeen(workbook, looking, changes, again);
}

/** The same for the event alone. */
export function useBook(
  workbook: WorkbookService,
  changes: readonly unknown[],
  again?: number,
): BookSeen {
  return useSeen(workbook, event, changes, again);
}
