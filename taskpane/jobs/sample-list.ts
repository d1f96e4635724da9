import type { DraftList } from './operation-state';
import type { PlanCell, Plan } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import type { WorkbookFacts } from '../sheets/source';

type SampleCell = string | number;

export interface ListMade {
  readonly plan: Plan;
  /** How a job points at the list. */
  readonly list: DraftList;
  /** Its name. */
  readonly table: string;
}

/** A list as a table of Excel on a new sheet: headings, and a row for each of them. */
export function listOn(
  { sheets, tables }: WorkbookFacts,
  { title, table }: { readonly title: string; readonly table: string },
  headings: readonly string[],
  rows: readonly (readonly SampleCell[])[],
): ListMade {
  const name = freeTable(table, tables);
  const sheet = freeSheetName(
    title,
    sheets.map((each) => each.name),
  );
  const cells = [headings, ...rows].map((row) => row.map(cellOf));
  const plan: Plan = {
    title: sheet,
    sheets: [
      {
        name: sheet,
        blocks: [{ at: 'A1', cells, list: { kind: 'table', name } }],
        widths: { A: 24, B: 12, C: 12, D: 12, E: 12 },
        freeze: { rows: 1, columns: 1 },
      },
    ],
    blocks: [],
    names: [],
    sources: [],
    warnings: [],
  };
  return {
    plan,
    table: name,
    list: { where: { kind: 'table', table: name }, origin: { kind: 'table', table: name } },
  };
}

function cellOf(value: SampleCell): PlanCell {
  if (value === '') return { kind: 'blank' };
  return typeof value === 'number' ? { kind: 'number', value } : { kind: 'text', text: value };
}

function freeTable(wanted: string, tables: WorkbookFacts['tables']): string {
  const taken = new Set(tables.map(({ name }) => name.toLowerCase()));
  for (let count = 1; ; count++) {
    const name = count === 1 ? wanted : `${wanted}${count}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
