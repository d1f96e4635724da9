import { atOnce } from '../../../../src';
import type { BookFound } from '../../../../taskpane/nk/book/book';
import { readBookSteps } from '../../../../taskpane/nk/book/read-book';
import type { SourceTable, WorkbookFacts } from '../../../../taskpane/sheets/source';

/** The event of a workbook, at once. */
export function readBook(facts: WorkbookFacts, tables: readonly SourceTable[]): BookFound {
  return atOnce(readBookSteps(facts, tables));
}
