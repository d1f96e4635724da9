import { look, offers, queueIfKnown, wait } from '../requests/requests';
import { attempt, type Attempt, codeOf } from '../workbook/problems';
import type { Following } from '../workbook/workbook';
import type {
  ActiveCell,
  ActiveCellSeen,
  Asking,
  CellOfSheet,
  HeldCell,
  HeldPlace,
  ReferredCell,
  SeenName,
  SeenSpill,
  WhyService,
} from '../workbook/why';
import { heldCell, LastRead, readReferences } from './references';
import { cellName, onSheet } from '../../sheets/address';
import { plainReference } from '../../sheets/references';

/** Milliseconds of quiet after a change of selection, and after a change of cells, before it is looked at. */
export const quiet = { selection: 100, cells: 400 } as const;

/**
 * Tells of the active cell now and after every change of selection, sheet or cells; while a cell is held, of that one
 * after changes of cells. Asks nothing while the pane is hidden.
 */
function followActiveCell(
  listener: (seen: Attempt<ActiveCellSeen>) => void,
  held: () => HeldPlace | undefined = () => undefined,
  { asking, lastRead }: { readonly asking?: Asking | undefined; readonly lastRead?: LastRead } = {},
): Following {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let changes = 0;
  let stopped = false;
  let missed = false;
  let endRemembering: (() => void) | undefined;

  const lookNow = async (): Promise<void> => {
    if (document.visibilityState === 'hidden') {
      missed = true;
      return;
    }
    looking = true;
    asking?.asked();
    const changesBefore = changes;
    const found = await attempt(() => readActiveCell(held()));
    looking = false;
    if (stopped) return;
    // A later change overtook this answer; the next look reports it.
    if (changes !== changesBefore) lookAfter(quiet.selection);
    // Editing a cell moves no selection: what is shown stays.
    else if (found.ok || found.problem.code !== 'cellEdit') listener(found);
    else asking?.kept();
  };
  const lookAfter = (time: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!looking) void lookNow();
    }, time);
  };
  const changed = (time: number): void => {
    if (stopped) return;
    changes += 1;
    lookAfter(time);
  };
  const shown = (): void => {
    if (!missed || document.visibilityState === 'hidden') return;
    missed = false;
    changed(0);
  };

  document.addEventListener('visibilitychange', shown);
  // First the events, then the first look: no change is missed between the two.
  const listening = attempt(() =>
    listen({
      selection: () => {
        if (!held()) changed(quiet.selection);
      },
      cells: () => {
        lastRead?.forget();
        changed(quiet.cells);
      },
      others: () => {
        lastRead?.forget();
      },
    }),
  ).then((outcome) => {
    if (outcome.ok) {
      if (!stopped) endRemembering = lastRead?.listen();
      void lookNow();
    } else if (!stopped) listener(outcome);
    return outcome;
  });
  return {
    refresh: () => {
      lastRead?.forget();
      changed(quiet.selection);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      endRemembering?.();
      document.removeEventListener('visibilitychange', shown);
      void listening.then((outcome) => (outcome.ok ? attempt(outcome.value) : undefined));
    },
  };
}

/** Registers for all events, after any cell editing; gives the way to unregister. */
function listen(changed: {
  readonly selection: () => void;
  readonly cells: () => void;
  /** New results, and new names of sheets: no cell was changed, but what was read of some may count no longer. */
  readonly others: () => void;
}): Promise<() => Promise<void>> {
  const after = (what: keyof typeof changed) => (): Promise<void> => {
    changed[what]();
    return Promise.resolve();
  };
  return wait(async (context) => {
    const { worksheets } = context.workbook;
    const events: { readonly remove: () => void }[] = [
      worksheets.onSelectionChanged.add(after('selection')),
      worksheets.onActivated.add(after('selection')),
      worksheets.onChanged.add(after('cells')),
      worksheets.onAdded.add(after('cells')),
      worksheets.onDeleted.add(after('cells')),
      worksheets.onCalculated.add(after('others')),
    ];
    if (offers('1.17')) {
      queueIfKnown(() => events.push(worksheets.onNameChanged.add(after('others'))));
    }
    await context.sync();
    return async () => {
      for (const each of events) each.remove();
      await context.sync();
    };
  });
}

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
function isConstant({ sheetId, row, column }: HeldPlace): Promise<boolean> {
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
function askSpill(cell: Excel.Range): AskedSpill | undefined {
  if (!offers('1.12')) return undefined;
  const parent = cell.getSpillParentOrNullObject();
  parent.load('rowIndex,columnIndex,formulas');
  const whole = parent.getSpillingToRangeOrNullObject();
  whole.load('rowCount,columnCount');
  return { parent, whole };
}

function seenSpill({ parent, whole }: AskedSpill): SeenSpill | undefined {
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
function contentOf(cell: Excel.Range): {
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

const lastRead = new LastRead();

/** What Why asks of Excel. */
export const excelWhy: WhyService = {
  follow: (listener, held, asking) => followActiveCell(listener, held, { asking, lastRead }),
  lookOnce: () => attempt(() => readActiveCell()),
  isConstant: (at) => attempt(() => isConstant(at)),
  referred: (sheetId, cells) => attempt(() => readReferred(sheetId, cells)),
  read: (sheetId, wanted) =>
    attempt(() => lastRead.read(sheetId, wanted, () => readReferences(sheetId, wanted))),
};

/** Single cells with their formulas, of a spilled one that of its result, and the tables they are in: one request. */
function readReferred(
  sheetId: string,
  cells: readonly CellOfSheet[],
): Promise<readonly ReferredCell[]> {
  return look(async (context) => {
    const { worksheets } = context.workbook;
    const asked = cells.map(({ sheet: name, row, column }) => {
      const sheet = worksheets.getItemOrNullObject(name ?? sheetId);
      sheet.load('id,name');
      const cell = sheet.getRangeByIndexes(row, column, 1, 1);
      cell.load('formulas,values,valueTypes,text');
      const tables = offers('1.9') ? cell.getTables(false) : undefined;
      tables?.load('items/name');
      return { sheet, cell, tables, spill: askSpill(cell), row, column };
    });
    await context.sync();
    return asked.flatMap(({ sheet, cell, tables, spill, row, column }) => {
      if (sheet.isNullObject) return [];
      const table = tables?.items[0]?.name;
      const content = contentOf(cell);
      const formula = (spill && seenSpill(spill))?.formula ?? content.formula;
      const place = { sheetId: sheet.id, sheet: sheet.name, row, column };
      return [{ ...place, table, ...content, formula }];
    });
  });
}
