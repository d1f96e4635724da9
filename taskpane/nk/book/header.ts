import { daysOf, placeParts, type EgdHeader } from '../../../src';
import { saidInAny, type TextKey, type Translate } from '../../../language';
import { likeness } from '../../columns/spelling';
import { plainText, type SourceCell } from '../../plan/source';
import { dayOf } from '../../columns/days';
import type { DecimalMark } from '../../plan/notation';

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

const named = new Map(
  headerKeys.flatMap((key) =>
    saidInAny(headerLabels[key]).map((label) => [likeness(label), key] as const),
  ),
);

/** The fact that a row of the settings holds; undefined for another row. */
export function headerKeyOf(label: string): HeaderKey | undefined {
  return named.get(likeness(label));
}

/** A cell as a fact: days as yyyy-mm-dd, however Excel keeps them. */
export function factIn(cell: SourceCell, mark: DecimalMark): string {
  if (cell.kind === 'number' && cell.isDate) {
    return dayOf(cell.value);
  }
  return plainText(cell, cell.kind === 'number' ? '.' : mark).trim();
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
