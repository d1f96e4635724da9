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

/** The name of the workbook by which the list of a section is found; of further ones `_2`, `_3` follow. */
export const sectionName = 'AGA_Section_1';

const numbered = new RegExp(`^${sectionName}(?:_(\\d+))?$`, 'i');

/** Whether a name is that of a section. */
export const isSection = (name: string): boolean => numbered.test(name);

/** The name of the section that was written last. */
export function lastSection(names: readonly string[]): string | undefined {
  const number = (name: string): number => Number(numbered.exec(name)?.[1] ?? 1);
  return names.filter(isSection).sort((a, b) => number(b) - number(a))[0];
}

/** The sheets of the sections that a workbook holds. */
export function sectionSheets({ named = [] }: WorkbookFacts): readonly Where[] {
  return named.filter(({ name }) => isSection(name)).map(({ sheet }) => ({ kind: 'sheet', sheet }));
}
