import { languages, say, type Language, type Said } from '../../../../src/language';
import { placeName } from '../../../../taskpane/sheets/address';
import type { EventSeen, Goal } from '../../../../taskpane/sheets/event';

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
