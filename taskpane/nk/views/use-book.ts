import { useEffect, useState } from 'preact/hooks';
import type { Finding } from '../../sheet/plan';
import type { Problem } from '../../sheet/problems';
import type { WorkbookService } from '../../sheet/workbook';
import type { WriterState } from '../../sheet/writer';
import type { Book } from '../book';
import { readBook } from '../read-book';
import { eventPlaces } from '../tables';

/** The event of the workbook, for forms and for what is only shown; an operation reads it again by itself. */
export type BookSeen =
  | { readonly kind: 'reading' }
  | { readonly kind: 'book'; readonly book: Book }
  | { readonly kind: 'refused'; readonly refusals: readonly Finding[] }
  | { readonly kind: 'problem'; readonly problem: Problem };

/** Looks at the event when the view opens, and again whenever `changes` says that it may be another one. */
export function useBook(workbook: WorkbookService, changes: unknown): BookSeen {
  const [seen, setSeen] = useState<BookSeen>({ kind: 'reading' });
  useEffect(() => {
    let current = true;
    void look(workbook).then((book) => {
      if (current) setSeen(book);
    });
    return () => {
      current = false;
    };
  }, [workbook, changes]);
  return seen;
}

async function look(workbook: WorkbookService): Promise<BookSeen> {
  const first = await workbook.read([]);
  if (!first.ok) return { kind: 'problem', problem: first.problem };
  const places = eventPlaces(first.value.facts);
  const second = places.length > 0 ? await workbook.read(places) : first;
  if (!second.ok) return { kind: 'problem', problem: second.problem };
  const found = readBook(second.value.facts, second.value.tables);
  return found.ok
    ? { kind: 'book', book: found.book }
    : { kind: 'refused', refusals: found.refusals };
}

/** Changes with every write and undo. */
export function stateOfWorkbook(state: WriterState): unknown {
  return state.step === 'written' ? state.receipt : state.step === 'undone';
}
