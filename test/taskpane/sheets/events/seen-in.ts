import { atOnce } from '../../../../src';
import { type Language, languages, type Said, say } from '../../../../src/language';
import type { EventReader, EventSeen, Goal } from '../../../../taskpane/sheets/event';
import type { YearWorkbook } from '../../kgs/support/year-workbook';
import { placeName } from '../../../../taskpane/sheets/address';

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

/** An event in words, as Home says it: a test reads what a director reads. */
export function inWords(event: EventSeen, language: Language = 'en'): object {
  const words = (sentence: Said): string => say(languages[language], sentence);
  const goal = (to: Goal): string => ('job' in to ? to.job : placeName(to.at));
  return {
    name: words(event.name),
    headline: words(event.headline),
    line: words(event.line),
    ...(event.next && { next: `${words(event.next.label)} (${goal(event.next.goal)})` }),
    ...(event.stops && { stops: event.stops.map(({ state }) => state).join(' ') }),
    facts: event.facts.map(words),
    missing: event.missing.map(({ about, what, at }) =>
      [about ? words(about) : '', words(what), at ? placeName(at) : ''].filter(Boolean).join(' | '),
    ),
    ...(event.hint && { hint: words(event.hint) }),
    more: event.more.map((more) =>
      'job' in more
        ? `${more.job}: ${words(more.line)}`
        : `${words(more.title)} (${placeName(more.at)}): ${words(more.line)}`,
    ),
  };
}
