import type { Where, WorkbookFacts } from '../plan/source';
import { tableName, yearNames, yearParts, type YearPart } from './year/layout';

/** The parts of a year that this workbook does not hold, or no longer. */
export function partsMissing({ names }: WorkbookFacts): readonly YearPart[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return yearParts.filter((part) => !known.has(yearNames[part].toLowerCase()));
}

/** The areas of a year that this workbook holds, the table last; none where it holds no year. */
export function yearPlaces(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length > 0) return [];
  const names = yearParts.map((part): string => yearNames[part]);
  const all = holdsTable(facts) ? [...names, tableName] : names;
  return all.map((text) => ({ kind: 'typed', text }));
}

/** Whether the year has a table of engines and tournaments. */
export function holdsTable({ names }: WorkbookFacts): boolean {
  return names.some((name) => name.toLowerCase() === tableName.toLowerCase());
}
