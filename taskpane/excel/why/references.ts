import { type Area, areaName } from '../../sheets/address';
import { englishError, plainReference } from '../../sheets/references';
import {
  type HeldCell,
  HeldError,
  type HeldValue,
  type ReadReference,
  type Wanted,
} from '../workbook/why';
import { areaOf } from '../requests/ranges';
import { look } from '../requests/requests';

/** What is asked of one reference; null objects along the chain are harmless. */
interface AskedReference {
  readonly wanted: Wanted;
  readonly whole: Excel.Range;
  readonly used: Excel.Range;
  readonly sheet: Excel.Worksheet;
  readonly table?: Excel.Table;
  readonly name?: Excel.NamedItem;
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
  if (wanted.kind === 'name') {
    const name = sheet.names.getItemOrNullObject(wanted.name);
    name.load('formula');
    return { ...askCells(name.getRangeOrNullObject(), wanted), sheet, name };
  }
  const range = sheet.getRange(areaName(wanted.area));
  if (wanted.kind === 'area' && wanted.valuesOnly) {
    range.load(`${bounds},values`);
    return { wanted, whole: range, used: range, sheet };
  }
  const whole = wanted.kind === 'spill' ? range.getSpillingToRangeOrNullObject() : range;
  return { ...askCells(whole, wanted), sheet };
}

function askCells(
  whole: Excel.Range,
  wanted: Wanted,
): Pick<AskedReference, 'wanted' | 'whole' | 'used'> {
  whole.load(bounds);
  // A name of one sheet may stand for cells of another.
  if (wanted.kind === 'name') loaded(whole.worksheet);
  const used = whole.getUsedRangeOrNullObject(true);
  used.load(`${bounds},values,valueTypes`);
  return { wanted, whole, used };
}

function loaded(sheet: Excel.Worksheet): Excel.Worksheet {
  sheet.load('id,name');
  return sheet;
}

function told({ wanted, whole, used, sheet, table, name: item }: AskedReference): ReadReference {
  if (table?.isNullObject) return { kind: 'noTable' };
  if (sheet.isNullObject) return { kind: 'noSheet' };
  if (item?.isNullObject) return { kind: 'noName' };
  if (item && whole.isNullObject) return { kind: 'formula', formula: plainReference(item.formula) };
  if (whole.isNullObject) return { kind: wanted.kind === 'spill' ? 'noSpill' : 'noSheet' };
  const area: Area = areaOf(whole);
  const { id, name } = item ? whole.worksheet : sheet;
  const found = used.isNullObject
    ? { row: area.row, column: area.column, held: [] }
    : { row: used.rowIndex, column: used.columnIndex, held: heldOf(wanted, used) };
  const cells = { kind: 'cells', sheetId: id, sheet: name, area, ...found } as const;
  if (!table) return cells;
  return { ...cells, table: { headings: table.showHeaders, totals: table.showTotals } };
}

function heldOf(wanted: Wanted, used: Excel.Range): readonly (readonly HeldValue[])[] {
  return wanted.kind === 'area' && wanted.valuesOnly ? valuesIn(used) : heldIn(used);
}

/** An error in English. */
const englishCode = /^#(?:N\/A|DIV\/0!|NAME\?|(?:[A-Z]|_)+!)$/;
/** How Excel writes errors: `#N/A`, `#VERW!`, `#NV`. */
const errorCode = /^#[^\s\d#]\S*$/;

/** Values without their types. Most lines hold neither a blank cell nor an error: these stay as they are. */
function valuesIn({ values }: Excel.Range): readonly (readonly HeldValue[])[] {
  const isUnsure = (value: HeldCell['value']): boolean =>
    typeof value === 'string' && (value === '' || errorCode.test(value));
  return (values as HeldCell['value'][][]).map((row) =>
    row.some(isUnsure)
      ? row.map((value) => {
          if (!isUnsure(value)) return value;
          return value === '' ? null : heldText(String(value));
        })
      : row,
  );
}

/** A text of which nobody knows whether it is an error: one that reads as an error in any language is. */
function heldText(text: string): HeldValue {
  const error = englishError(text);
  return englishCode.test(error) ? new HeldError(error) : text;
}

function heldIn({ values, valueTypes }: Excel.Range): readonly (readonly HeldValue[])[] {
  const types = valueTypes as readonly (readonly string[])[];
  return (values as HeldCell['value'][][]).map((row, i) =>
    row.map((value, k): HeldValue => {
      const type = types[i]?.[k];
      if (type === 'Error') return new HeldError(englishError(String(value)));
      return type === 'Empty' ? null : value;
    }),
  );
}

/** Excel gives '' for a blank cell as for a formula that gives an empty text: only their types differ. */
export function heldCell(value: HeldCell['value'], type: string | undefined): HeldCell {
  if (type === 'Error') return { value: englishError(String(value)), isError: true };
  return { value: type === 'Empty' ? null : value, isError: false };
}

/** Fewer cells are asked for each time: that takes no longer than asking for the active cell. */
const LONG = 1_000;

/**
 * The long lists that were read last. Another row of the same result needs the same ones: they are not asked for again until
 * Excel tells of a change, of new results, or of a sheet with another name.
 */
export class LastRead {
  private last: { readonly key: string; readonly read: readonly ReadReference[] } | undefined;
  private changes = 0;
  private listeners = 0;

  /** Excel tells of changes from now on; gives what ends that. Without it nothing is remembered. */
  listen(): () => void {
    this.listeners += 1;
    return () => {
      this.listeners -= 1;
      this.forget();
    };
  }

  /** Something has changed: also what is being read now is not kept. */
  forget(): void {
    this.changes += 1;
    this.last = undefined;
  }

  async read(
    sheetId: string,
    wanted: readonly Wanted[],
    ask: () => Promise<readonly ReadReference[]>,
  ): Promise<readonly ReadReference[]> {
    const key = JSON.stringify([sheetId, wanted]);
    if (this.last?.key === key) return this.last.read;
    const { changes } = this;
    const read = await ask();
    if (changes === this.changes && this.listeners > 0 && read.some(isLong)) {
      this.last = { key, read };
    }
    return read;
  }
}

function isLong(read: ReadReference): boolean {
  return read.kind === 'cells' && read.held.length * (read.held[0]?.length ?? 0) > LONG;
}
