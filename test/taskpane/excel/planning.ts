import { cellName } from '../../../taskpane/sheets/address';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { Lists, Operation } from '../../../taskpane/jobs/operation';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type { Reading } from '../../../taskpane/excel/workbook/workbook';
import { type Language, languages, say } from '../../../src/language';
import { computing } from '../support/computing';

/** Reads areas of the open workbook, which must be possible. */
export async function read(wheres: readonly Where[]): Promise<Reading> {
  const reading = await excelWorkbook.read(wheres);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

/** What an operation makes of the open workbook, whose lists fill a sheet each; read as the pane reads it. */
export async function planOf<L extends Lists, Options, Detail>(
  operation: Operation<L, Options, Detail>,
  options: NoInfer<Options>,
  lists?: Readonly<Partial<Record<keyof L & string, string>>>,
  language: Language = 'en',
): Promise<Plan> {
  const { facts } = await read([]);
  const also = (await read(operation.also?.(facts) ?? [])).tables;
  const found: [string, SourceTable][] = [];
  for (const [key, sheet] of Object.entries<string | undefined>(lists ?? {})) {
    const [source] = (await read([{ kind: 'sheet', sheet: sheet ?? '' }])).tables;
    if (!source) throw new Error(`${sheet ?? key} cannot be read`);
    found.push([key, source]);
  }
  const given = { facts, language, lists: found, also, hidden: undefined };
  const computed = await computing(operation, options, given);
  if (!computed.ok) {
    throw new Error(
      computed.refusals.map(({ sentence }) => say(languages[language], sentence)).join(),
    );
  }
  return computed.plan;
}

/** The cells of a sheet from rows of plain values, as a workbook is opened with. */
export function sheetCells(
  rows: readonly (readonly (string | number | null)[])[],
): Record<string, string | number> {
  const cells: Record<string, string | number> = {};
  for (const [i, row] of rows.entries()) {
    for (const [j, cell] of row.entries()) {
      if (cell !== null) cells[cellName(i, j)] = cell;
    }
  }
  return cells;
}
