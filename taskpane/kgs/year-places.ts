import type { Where, WorkbookFacts } from '../plan/source';
import { yearNames, yearParts, type YearPart } from './year/layout';

/** The parts of a year that this workbook does not hold, or no longer. */
export function partsMissing({ names }: WorkbookFacts): readonly YearPart[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return yearParts.filter((part) => !known.has(yearNames[part].toLowerCase()));
}

/** The areas of a year that this workbook holds; none where it holds no year. */
export function yearPlaces(facts: WorkbookFacts): readonly Where[] {
  return partsMissing(facts).length > 0
    ? []
    : yearParts.map((part) => ({ kind: 'typed', text: yearNames[part] }));
}
