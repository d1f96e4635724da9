import { atOnce } from '../../../../src';
import type { Language } from '../../../../src/language';
import type { EventReader } from '../../../../taskpane/sheets/event';
import type { YearWorkbook } from '../../kgs/support/year-workbook';
import { inWords } from './event-words';

/** What Home says of the event of one system; undefined where the workbook holds none. */
export async function seenIn(
  { places, holds, load }: EventReader,
  book: YearWorkbook,
  language: Language = book.language,
): Promise<object | undefined> {
  const { facts } = book;
  const tables = book.places(places(facts));
  if (!holds(facts)) {
    if (tables.length > 0) throw new Error('Something is read where there is no event.');
    return undefined;
  }
  const understand = await load();
  return inWords(atOnce(understand(facts, tables)), language);
}
