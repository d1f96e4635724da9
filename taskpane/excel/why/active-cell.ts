import { look, offers } from '../requests/requests';
import { cellName, onSheet } from '../../plan/address';
import { plainReference } from '../../plan/localized';
import type {
  ActiveCell,
  ActiveCellSeen,
  HeldCell,
  HeldPlace,
  SeenName,
  SeenSpill,
} from '../../workbook/why';
import { codeOf } from '../../workbook/problems';
import { heldCell } from './references';

/**
 * The active cell, or the one that is held, with its formula, what it shows, the spill it is part of, its table, and all
 * names: one request, and another one where several areas are selected.
 */
export async function readActiveCell(held?: HeldPlace): Promise<ActiveCellSeen> {
  try {
    return await lookAt('block', held);
  } catch (error) {
    if (codeOf(error) !== 'InvalidSelection') throw error;
  }
  // Several areas have one active cell; a chart or a shape has none.
  if (!offers('1.9')) return { kind: 'other' };
  try {
    return await lookAt('areas');
  } catch (error) {
    if (codeOf(error) === 'InvalidSelection') return { kind: 'other' };
    throw error;
  }
}

async function lookAt(selected: 'block' | 'areas', held?: HeldPlace): Promise<ActiveCellSeen> {
  const cell = await look((context) => askCell(context, selected, held));
  return cell ? { kind: 'cell', cell } : { kind: 'gone' };
}

/** Whether a cell holds a constant, on a sheet that is not protected. */
export function isConstant({ sheetId, row, column }: HeldPlace): Promise<boolean> {
  return look(async (context) => {
    const sheet = context.workbook.worksheets.getItem(sheetId);
    sheet.protection.load('protected');
    const cell = sheet.getRangeByIndexes(row, column, 1, 1);
    cell.load('formulas,values,valueTypes,text');
    await context.sync();
    return !sheet.protection.protected && contentOf(cell).formula === '';
  });
}

async function askCell(
  context: Excel.RequestContext,
  selected: 'block' | 'areas',
  held: HeldPlace | undefined,
): Promise<ActiveCell | undefined> {
  const { workbook } = context;
  const isBlock = !held && selected === 'block';
  const selection = isBlock ? workbook.getSelectedRange() : undefined;
  selection?.load('address,rowCount,columnCount');
  const areas = selected === 'areas' ? workbook.getSelectedRanges() : undefined;
  areas?.load('address');
  const cell = held
    ? workbook.worksheets
        .getItemOrNullObject(held.sheetId)
        .getRangeByIndexes(held.row, held.column, 1, 1)
    : workbook.getActiveCell();
  cell.load('formulas,values,valueTypes,text,rowIndex,columnIndex');
  const { worksheet } = cell;
  worksheet.load('id,name');
  const spill = askSpill(cell);
  const tables = offers('1.9') ? cell.getTables(false) : undefined;
  tables?.load('items/name');
  workbook.tables.load('items/name');
  const names = [worksheet.names, workbook.names];
  for (const each of names) each.load('items/name,items/formula');
  await context.sync();
  if (cell.isNullObject) return undefined;
  const content = contentOf(cell);
  const parent = spill && seenSpill(spill);
  return {
    selection:
      (selection ?? areas)?.address ??
      onSheet(worksheet.name, cellName(cell.rowIndex, cell.columnIndex)),
    several: areas !== undefined || (selection !== undefined && isLarge(selection)),
    sheetId: worksheet.id,
    sheet: worksheet.name,
    row: cell.rowIndex,
    column: cell.columnIndex,
    // Inside a spill Excel may give the value for a formula.
    ...content,
    formula: parent?.formula ?? content.formula,
    spill: parent,
    table: tables?.items[0]?.name,
    tables: workbook.tables.items.map(({ name }) => name),
    names: names.flatMap((each, at) => each.items.map((item) => seenName(item, at === 0))),
  };
}

const isLarge = ({ rowCount, columnCount }: Excel.Range): boolean =>
  rowCount > 1 || columnCount > 1;

interface AskedSpill {
  readonly parent: Excel.Range;
  readonly whole: Excel.Range;
}

/** The formula whose result spills into a cell; what is not there stays a null object along the chain. */
export function askSpill(cell: Excel.Range): AskedSpill | undefined {
  if (!offers('1.12')) return undefined;
  const parent = cell.getSpillParentOrNullObject();
  parent.load('rowIndex,columnIndex,formulas');
  const whole = parent.getSpillingToRangeOrNullObject();
  whole.load('rowCount,columnCount');
  return { parent, whole };
}

export function seenSpill({ parent, whole }: AskedSpill): SeenSpill | undefined {
  if (parent.isNullObject) return undefined;
  const [[formula]] = parent.formulas as [[unknown]];
  const size = whole.isNullObject ? { rowCount: 1, columnCount: 1 } : whole;
  return {
    row: parent.rowIndex,
    column: parent.columnIndex,
    rows: size.rowCount,
    columns: size.columnCount,
    formula: String(formula),
  };
}

function seenName({ name, formula }: Excel.NamedItem, ofSheet: boolean): SeenName {
  return { name, formula: plainReference(formula), ofSheet };
}

/** A formula's text differs from its value; a text that begins with = is its own value. */
export function contentOf(cell: Excel.Range): {
  readonly formula: string;
  readonly held: HeldCell;
  readonly shown: string;
} {
  const [[formula]] = cell.formulas as [[unknown]];
  const [[value]] = cell.values as [[HeldCell['value']]];
  const [[type]] = cell.valueTypes as [[string]];
  const [[shown]] = cell.text as [[string]];
  const isFormula = typeof formula === 'string' && formula.startsWith('=') && formula !== value;
  const held = heldCell(value, type);
  return { formula: isFormula ? formula : '', held, shown };
}
