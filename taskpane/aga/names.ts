import { numberedCells } from '../sheets/sheet-names';
import type { Where, WorkbookFacts } from '../sheets/source';

/** Names of the workbook by which the sheets of a season are found, even after they were renamed. */
export const seasonNames = {
  qualifiers: 'AGA_Qualifiers',
  best: 'AGA_Best',
  lines: 'AGA_Lines',
} as const;

export type SeasonPart = keyof typeof seasonNames;

export const seasonParts = Object.keys(seasonNames) as readonly SeasonPart[];

/** The parts of a season that this workbook does not hold, or no longer. */
export function partsMissing({ names }: WorkbookFacts): readonly SeasonPart[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return seasonParts.filter((part) => !known.has(seasonNames[part].toLowerCase()));
}

/** The areas of a season that this workbook holds whole; none otherwise. */
export function seasonPlaces(facts: WorkbookFacts): readonly Where[] {
  if (partsMissing(facts).length > 0) return [];
  return seasonParts.map((part) => ({ kind: 'typed', text: seasonNames[part] }));
}

/** The names of the workbook by which the lists of sections are found. */
export const sections = numberedCells('AGA_Section_1');

/** Whether a name is that of a section. */
export const isSection = (name: string): boolean => sections.timeOf(name) !== undefined;

/** The sheets of the sections that a workbook holds. */
export function sectionSheets({ named = [] }: WorkbookFacts): readonly Where[] {
  return named.filter(({ name }) => isSection(name)).map(({ sheet }) => ({ kind: 'sheet', sheet }));
}
