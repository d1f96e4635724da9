import type { Area, Cell, CellContent } from '../../../grid/grid';
import type { Table } from '../../../grid/parts';
import { ExcelError } from '../../batch/errors';
import type { Environment } from '../environment';
import { mayChange } from '../sheet/guards';
import { common } from '../range/range-geometry';
import { positionsOf } from '../cells';
import { plainValue } from '../range/range-read';
import { tablesTouching, unusedTableName } from './grid-tables';

/**
 * `tables.add`: a list under its column names. Without names Excel makes room for a row of them. A table
 * covers no other table and no merged cells; a list of one row gets an empty row below its names.
 */
export function addTable(env: Environment, area: Area, hasHeaders: boolean): Table {
  if (tablesTouching(env, area).length > 0 || env.grid.merges.touching(area).length > 0) {
    throw new ExcelError('MergedRangeConflict');
  }
  mayChange(env, area.sheetId);
  let table: Table | undefined;
  env.writing(() => {
    if (!hasHeaders) env.grid.shifts.insertCells({ ...area, rows: 1 }, 'down');
    const covered = { ...area, rows: Math.max(2, hasHeaders ? area.rows : area.rows + 1) };
    endPlainFilter(env, covered);
    writeHeaders(env, { ...covered, rows: 1 });
    table = env.grid.tables.add({
      name: unusedTableName(env),
      area: covered,
      headers: true,
      totals: false,
      filterButtons: true,
      bandedRows: true,
      bandedColumns: false,
      firstColumn: false,
      lastColumn: false,
      style: 'TableStyleMedium2',
    });
  });
  if (table === undefined) throw new ExcelError('GeneralException');
  return table;
}

/** A list that becomes a table takes over the filter buttons. */
function endPlainFilter(env: Environment, area: Area): void {
  const filtered = env.grid.filters.area(area.sheetId);
  if (filtered !== undefined && common(filtered, area) !== undefined) {
    env.grid.filters.set(area.sheetId, undefined);
  }
}

/** Column names are texts, none is empty and no two are alike (case aside): Excel numbers them. */
export function writeHeaders(env: Environment, row: Area): void {
  const cells = env.grid.read(row)[0] ?? [];
  const taken = new Set<string>();
  for (const [i, position] of positionsOf(row).entries()) {
    const { value = null, text = '', formula }: Partial<Cell> = cells[i] ?? {};
    const shown = value === null ? '' : text;
    const name = unused(shown === '' ? `Column${i + 1}` : shown, shown === '', taken);
    taken.add(name.toUpperCase());
    if (formula !== undefined || plainValue(value) !== name) {
      env.grid.write(position, asText(name));
    }
  }
}

function unused(name: string, isNumbered: boolean, taken: ReadonlySet<string>): string {
  const base = isNumbered ? name.replace(/\d+$/, '') : name;
  let candidate = name;
  for (let number = 2; taken.has(candidate.toUpperCase()); number++) candidate = `${base}${number}`;
  return candidate;
}

const asText = (text: string): CellContent => `'${text}`;
