import type { Where, WorkbookFacts } from '../../plan/source';

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
