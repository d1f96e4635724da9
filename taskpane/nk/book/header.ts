import { daysOf, placeParts, type EgdHeader } from '../../../src';
import { existing } from '../../../src/core/result';
import { saidInAny, type Language, type TextKey, type Translate } from '../../../src/language';
import { tongues } from '../../../src/language/tongues';
import { likeness } from '../../sheets/columns/spelling';
import { plainText, type SourceCell } from '../../sheets/source';
import { dayNamed, dayOf } from '../../sheets/columns/kinds';
import type { DecimalMark } from '../../sheets/notation';

/** What the settings hold of the event for the rating committee, in the order of the sheet. */
export const headerLabels = {
  event: 'nkEgdEvent',
  place: 'nkEgdPlace',
  firstDay: 'nkEgdFirstDay',
  lastDay: 'nkEgdLastDay',
  class: 'nkEgdClass',
  komi: 'nkEgdKomi',
  time: 'nkEgdTime',
} as const satisfies Readonly<Record<string, TextKey>>;

export type HeaderKey = keyof typeof headerLabels;
export const headerKeys = Object.keys(headerLabels) as readonly HeaderKey[];

/** The facts of an event; what the sheet leaves open is left out. */
export type EventFacts = Readonly<Partial<Record<HeaderKey, string>>>;

/** What sheets call the event: its name where the settings hold one. */
export function eventName({ event = '' }: EventFacts, t: Translate): string {
  return event === '' ? t('runNameNK') : event;
}

/** The name and the days of an event, as sheets show them below their titles and above each printed page. */
export function eventOn(
  facts: EventFacts,
  { t, language }: { readonly t: Translate; readonly language: Language },
): string {
  const { firstDay = '', lastDay = '' } = facts;
  const days = daysIn(firstDay || lastDay, lastDay || firstDay, language);
  const event = eventName(facts, t);
  return days === '' ? event : t('nkEventOn', { event, days });
}

/** From the first to the last day in words; what is no day as it was typed. */
function daysIn(first: string, last: string, language: Language): string {
  const [from = NaN, to = NaN] = [first, last].map((typed) => {
    const [day] = daysOf(typed);
    return Date.parse(`${day}T00:00:00Z`);
  });
  if (Number.isNaN(from) || Number.isNaN(to) || to < from) {
    return first === last ? first : `${first} – ${last}`;
  }
  const { locale } = existing(tongues.find(({ tag }) => tag === language)).words;
  const words = new Intl.DateTimeFormat(locale, { ...wholeDay, timeZone: 'UTC' });
  // Narrow blanks of Intl are no signs of a sheet.
  return words.formatRange(from, to).replace(/\s/g, ' ');
}

const wholeDay = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const named = new Map(
  headerKeys.flatMap((key) =>
    saidInAny(headerLabels[key]).map((label) => [likeness(label), key] as const),
  ),
);

/** The fact that a row of the settings holds; undefined for another row. */
export function headerKeyOf(label: string): HeaderKey | undefined {
  return named.get(likeness(label));
}

/** A cell as a fact: days as yyyy-mm-dd, however Excel keeps them and people write them. */
export function factIn(key: HeaderKey, cell: SourceCell, mark: DecimalMark): string {
  if (cell.kind === 'number' && cell.isDate) {
    return dayOf(cell.value);
  }
  const content = plainText(cell, cell.kind === 'number' ? '.' : mark).trim();
  return key === 'firstDay' || key === 'lastDay' ? dayTyped(content) : content;
}

/** A day that somebody typed as yyyy-mm-dd, with the month as a number or by name; what is no day as it is. */
export function dayTyped(typed: string): string {
  const [day] = daysOf(typed);
  return dayNamed(typed) ?? day;
}

/** The header of a table from the facts of the event. */
export function headerOf(facts: EventFacts): EgdHeader {
  const { firstDay = '', lastDay = '', place = '', ...others } = facts;
  const { country, town } = placeParts(place);
  const days = [firstDay || lastDay, lastDay || firstDay].filter((day) => day !== '');
  return {
    ...others,
    ...(place !== '' && { place: country === undefined ? town : `${country},${town}` }),
    ...(days.length > 0 && { dates: days.join(',') }),
  };
}

/** The facts of an event from the header of a table. */
export function factsOf({
  event,
  place = '',
  dates = '',
  komi,
  time,
  ...others
}: EgdHeader): EventFacts {
  const { country, town } = placeParts(place);
  const [firstDay, lastDay] = daysOf(dates);
  const facts = {
    event,
    place: [country, town].filter((part) => (part ?? '') !== '').join(','),
    ...{ firstDay, lastDay, class: others.class, komi, time },
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => (value ?? '') !== ''));
}
