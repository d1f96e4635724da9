import { namedParts, numberedCells, topPlace } from '../sheets/sheet-names';
import type { Where, WorkbookFacts } from '../sheets/source';

/** The areas of a season. */
export const seasonParts = namedParts({
  qualifiers: 'AGA_Qualifiers',
  best: 'AGA_Best',
  lines: 'AGA_Lines',
});
export const seasonNames = seasonParts.names;

/** The names of the workbook by which the lists of sections are found. */
export const sections = numberedCells('AGA_Section_1');

/** Whether a name is that of a section. */
export const isSection = (name: string): boolean => sections.timeOf(name) !== undefined;

/** The sheets of the sections that a workbook holds. */
export function sectionSheets({
  named = [],
}: WorkbookFacts): readonly Extract<Where, { readonly kind: 'sheet' }>[] {
  return named
    .filter(({ name }) => isSection(name))
    .map(({ sheet }) => ({ kind: 'sheet', sheet }) as const);
}

/** The tops of the sheets of a season, above its totals and its tournaments, and the sheets of its sections. */
export function seasonSheets(facts: WorkbookFacts): readonly Where[] {
  const { lines, qualifiers } = seasonNames;
  const tops = [lines, qualifiers].flatMap((part) => topPlace(facts, part));
  return [...tops, ...sectionSheets(facts)];
}
