import type { Where, WorkbookFacts } from '../plan/source';
import { yearNames, yearParts, type YearPart } from './year/layout';

/** The parts of a year that this workbook does not hold, or no longer. */
export function partsMissing({ names }: WorkbookFacts): readonly YearPart[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return yearParts.filter((part) => !known.has(yearNames[part].toLowerCase()));
}

/** The areas of a year that this workbook holds, those that not every year has last; none where it holds no year. */
export function yearPlaces(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length > 0) return [];
  const names = yearParts.map((part): string => yearNames[part]);
  return [
    ...names.map((text): Where => ({ kind: 'typed', text })),
    // A tournament that was removed leaves its cells empty.
    ...addedNames(facts).map((text): Where => ({ kind: 'typed', text, mayBeEmpty: true })),
  ];
}

/** Names that not every year has: of the annual table and its states, of the details, of single tournaments. */
const added = /^kgs_(table|headings|states|details|tournament_\d+|lines_\d+)$/i;

export function addedNames({ names }: WorkbookFacts): readonly string[] {
  return names.filter((name) => added.test(name));
}
