import { areaName } from '../../plan/address';
import type { Area } from '../../plan/place';
import type { HeldCell, ReadReference, Wanted } from '../../workbook/why';
import { areaOf } from '../requests/ranges';
import { look } from '../requests/requests';

/** What is asked of one reference; null objects along the chain are harmless. */
interface AskedReference {
  readonly wanted: Wanted;
  readonly whole: Excel.Range;
  readonly used: Excel.Range;
  readonly sheet: Excel.Worksheet;
  readonly table: Excel.Table | undefined;
}

const bounds = 'rowIndex,columnIndex,rowCount,columnCount';

/** The cells of all references of a formula, cut to what is used: one request. */
export function readReferences(
  sheetId: string,
  wanted: readonly Wanted[],
): Promise<readonly ReadReference[]> {
  return look(async (context) => {
    const asked = wanted.map((each) => ask(context, sheetId, each));
    await context.sync();
    return asked.map(told);
  });
}

function ask(context: Excel.RequestContext, sheetId: string, wanted: Wanted): AskedReference {
  const { workbook } = context;
  if (wanted.kind === 'table') {
    const table = workbook.tables.getItemOrNullObject(wanted.table);
    table.load('showHeaders,showTotals');
    return { ...askCells(table.getRange(), wanted), sheet: loaded(table.worksheet), table };
  }
  const sheet = loaded(workbook.worksheets.getItemOrNullObject(wanted.sheet ?? sheetId));
  const range = sheet.getRange(areaName(wanted.area));
  const whole = wanted.kind === 'spill' ? range.getSpillingToRangeOrNullObject() : range;
  return { ...askCells(whole, wanted), sheet, table: undefined };
}

function askCells(
  whole: Excel.Range,
  wanted: Wanted,
): Pick<AskedReference, 'wanted' | 'whole' | 'used'> {
  whole.load(bounds);
  const used = whole.getUsedRangeOrNullObject(true);
  used.load(`${bounds},values,valueTypes`);
  return { wanted, whole, used };
}

function loaded(sheet: Excel.Worksheet): Excel.Worksheet {
  sheet.load('id,name');
  return sheet;
}

function told({ wanted, whole, used, sheet, table }: AskedReference): ReadReference {
  if (table?.isNullObject) return { kind: 'noTable' };
  if (sheet.isNullObject) return { kind: 'noSheet' };
  if (whole.isNullObject) return { kind: wanted.kind === 'spill' ? 'noSpill' : 'noSheet' };
  const area: Area = areaOf(whole);
  const { id, name } = sheet;
  const found = used.isNullObject
    ? { row: area.row, column: area.column, held: [] }
    : { row: used.rowIndex, column: used.columnIndex, held: heldIn(used) };
  const cells = { kind: 'cells', sheetId: id, sheet: name, area, ...found } as const;
  if (!table) return cells;
  return { ...cells, table: { headings: table.showHeaders, totals: table.showTotals } };
}

function heldIn({ values, valueTypes }: Excel.Range): readonly (readonly HeldCell[])[] {
  const types = valueTypes as readonly (readonly string[])[];
  return (values as HeldCell['value'][][]).map((row, i) =>
    row.map((value, k) => heldCell(value, types[i]?.[k])),
  );
}

/** Excel gives '' for a blank cell as for a formula that gives an empty text: only their types differ. */
export function heldCell(value: HeldCell['value'], type: string | undefined): HeldCell {
  return { value: type === 'Empty' ? null : value, isError: type === 'Error' };
}
