import type { ComponentChildren, VNode } from 'preact';
import { Findings } from '../../jobs/view/Findings';
import { useWording } from '../../controls/wording';
import { whyNotRead } from '../../excel/workbook/problems';
import type { Stepwise } from '../../../src';
import type { Lists, OperationInput } from '../../jobs/operation';
import type { Finding } from '../../sheets/plan';
import type { WorkbookService } from '../../excel/workbook/workbook';
import { type Looking, type Unseen, useSeen } from '../../jobs/view/use-seen';
import type { Book } from '../book/book';
import { readBookSteps } from '../book/read-book';
import { eventPlaces } from '../book/tables';

/** Why the event of the workbook cannot be shown; nothing where it can. */
export function BookProblem({
  seen,
  children,
}: {
  readonly seen: BookSeen;
  /** What can be done about a refusal here. */
  readonly children?: ComponentChildren;
}): VNode | null {
  const { t, say } = useWording();
  switch (seen.kind) {
    case 'book':
      return null;
    case 'reading':
      return (
        <p role="status" data-kind="reading">
          {t('reading')}
        </p>
      );
    case 'problem':
      return <p role="status">{say(whyNotRead(seen.problem))}</p>;
    case 'refused':
      return (
        <>
          <div class="refused event-problem" role="status">
            <Findings findings={seen.refusals} onShow={undefined} />
          </div>
          {children}
        </>
      );
  }
}

/** The event of the workbook, and what was made of it. */
export type MadeOfBook<Made> =
  | Unseen
  | { readonly kind: 'book'; readonly book: Book; readonly made: Made }
  | {
      readonly kind: 'refused';
      readonly refusals: readonly Finding[];
      /** What was read, for those who can be taken in. */
      readonly read: Pick<OperationInput<Lists, unknown>, 'facts' | 'also'>;
    };

/** The event of the workbook. */
export type BookSeen = MadeOfBook<unknown>;

/** Reads the event and makes something of it, both in steps; what is shown or taken along follows the sheets. */
export function madeOfBook<Made>(
  make: (book: Book) => Stepwise<Made>,
  follows: Looking<MadeOfBook<Made>>['follows'] = () => true,
): Looking<MadeOfBook<Made>> {
  return {
    also: eventPlaces,
    *understand({ facts, also }) {
      const found = yield* readBookSteps(facts, also);
      if (!found.ok) {
        return { kind: 'refused', refusals: found.refusals, read: { facts, also } };
      }
      const { book } = found;
      return { kind: 'book', book, made: yield* make(book) };
    },
    follows,
  };
}

function* nothing(): Stepwise<void> {
  yield;
}

const event = madeOfBook(nothing, ({ kind }) => kind === 'refused');
const shared = madeOfBook(nothing);

/** See useSeen. `looking` stays the same from one drawing to the next. */
export function useMade<Made>(
  workbook: WorkbookService,
  looking: Looking<MadeOfBook<Made>>,
  changes: readonly unknown[],
  again?: number,
): MadeOfBook<Made> {
  return useSeen(workbook, looking, changes, again);
}

/** The same for the event alone. `follows` where what is made of it is taken along. */
export function useBook(
  workbook: WorkbookService,
  changes: readonly unknown[],
  follows = false,
): BookSeen {
  return useSeen(workbook, follows ? shared : event, changes);
}
