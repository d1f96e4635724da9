import type { Where, WorkbookFacts } from '../plan/source';
import {
  detailsName,
  headingsName,
  namesOfOne,
  tableName,
  yearNames,
  yearParts,
  type YearPart,
} from './year/layout';

/** The parts of a year that this workbook does not hold, or no longer. */
export function partsMissing({ names }: WorkbookFacts): readonly YearPart[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return yearParts.filter((part) => !known.has(yearNames[part].toLowerCase()));
}

/** The areas of a year that this workbook holds, those that not every year has last; none where it holds no year. */
export function yearPlaces(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length > 0) return [];
  const names = yearParts.map((part): string => yearNames[part]);
  return [...names, ...addedNames(facts)].map((text) => ({ kind: 'typed', text }));
}

/** Names that not every year has: of the annual table, of the details, of single tournaments. */
export function addedNames({ names }: WorkbookFacts): readonly string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const single = [tableName, headingsName, detailsName].filter((name) =>
    known.has(name.toLowerCase()),
  );
  const numbers = tournamentNumbers(names).filter((number) =>
    Object.values(namesOfOne).every((prefix) => known.has(`${prefix}${number}`.toLowerCase())),
  );
  const ofOne = numbers.flatMap((number) =>
    Object.values(namesOfOne).map((prefix) => `${prefix}${number}`),
  );
  return [...single, ...ofOne];
}

/** The numbers of tournaments that have names, in their order. */
export function tournamentNumbers(names: readonly string[]): readonly number[] {
  const numbered = new RegExp(`^(?:${Object.values(namesOfOne).join('|')})(\\d{1,4})$`, 'i');
  const numbers = names.flatMap((name) => {
    const [, digits] = numbered.exec(name) ?? [];
    return digits === undefined ? [] : Number(digits);
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** A number for the next tournament: the latest has the highest. */
export function freeNumber(names: readonly string[]): number {
  return 1 + (tournamentNumbers(names).at(-1) ?? 0);
}
