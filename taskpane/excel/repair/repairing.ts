import { type Area, cellIn, cellsIn, onSheet, type Place, placeName } from '../../sheets/address';
import { askBlock, type AskedBlock, queueState, readBlock } from '../contents/block-state';
import { attempt, type Attempt, type OwnFormulas, type Problem } from '../workbook/problems';
import type { Repair } from '../workbook/workbook';
import { command, grouped, offers, wait } from '../requests/requests';
import { rangeOf, withinSheet } from '../requests/ranges';
import { englishError } from '../../sheets/references';

/** Formulas entered again per request. */
const mostEntered = 2_000;

/**
 * Enters formulas that show #NAME? once more: where the add-in came later than the workbook, Excel asks for its functions only
 * then. They stay as they are, but for the file of another add-in that Excel has put before functions of ours. Cells that were edited since they were read keep what was typed; nothing else is touched.
 */
export async function repairFormulas(own: OwnFormulas): Promise<Attempt<Repair>> {
  const found = await attempt(() => wait((context) => findBroken(context, own)));
  if (!found.ok) return found;
  const { runs, protectedSheets } = found.value;
  const entered: EnteredFormulas[] = [];
  for (const slice of grouped(runs, ({ formulas }) => formulas.length, mostEntered)) {
    const outcome = await enterAll(slice, own.asTyped);
    if (!outcome.ok) return outcome;
    entered.push(...outcome.value);
  }
  const left = entered.flatMap((each) => each.left);
  const repaired = entered.filter(({ formulas }) => formulas > 0);
  const [first] = left;
  return {
    ok: true,
    value: {
      formulas: repaired.reduce((sum, { formulas }) => sum + formulas, 0),
      sheets: new Set(repaired.map(({ sheetId }) => sheetId)).size,
      protectedSheets,
      left: first === undefined ? undefined : { count: left.length, first },
    },
  };
}

interface EnteredFormulas {
  readonly sheetId: string;
  readonly formulas: number;
  /** Addresses of cells that show #NAME? still. */
  readonly left: readonly string[];
}

/** After these Excel answers nothing more, or the user no longer waits. */
const final: readonly Problem['code'][] = ['sessionLost', 'stoppedWaiting', 'busy'];

/** What Excel refuses together is entered in halves, until it is known which cells it refuses. */
async function enterAll(
  runs: readonly Run[],
  asTyped: OwnFormulas['asTyped'],
): Promise<Attempt<readonly EnteredFormulas[]>> {
  const outcome = await attempt(() => command((context) => enter(context, runs, asTyped)));
  if (outcome.ok || final.includes(outcome.problem.code)) return outcome;
  const [only] = runs;
  if (runs.length === 1 && only) return enterHalves(only, asTyped);
  const middle = Math.ceil(runs.length / 2);
  return both(
    () => enterAll(runs.slice(0, middle), asTyped),
    () => enterAll(runs.slice(middle), asTyped),
  );
}

async function enterHalves(
  { place, formulas }: Run,
  asTyped: OwnFormulas['asTyped'],
): Promise<Attempt<readonly EnteredFormulas[]>> {
  if (formulas.length === 1) {
    const refused = { sheetId: place.sheetId, formulas: 0, left: [placeName(place)] };
    return { ok: true, value: [refused] };
  }
  const middle = Math.ceil(formulas.length / 2);
  const half = (from: number, to: number): Run => ({
    place: {
      ...place,
      area: { ...place.area, row: place.area.row + from, rows: to - from },
    },
    formulas: formulas.slice(from, to),
  });
  return both(
    () => enterAll([half(0, middle)], asTyped),
    () => enterAll([half(middle, formulas.length)], asTyped),
  );
}

async function both<T>(
  one: () => Promise<Attempt<readonly T[]>>,
  two: () => Promise<Attempt<readonly T[]>>,
): Promise<Attempt<readonly T[]>> {
  const first = await one();
  if (!first.ok) return first;
  const second = await two();
  return second.ok ? { ok: true, value: [...first.value, ...second.value] } : second;
}

async function enter(
  context: Excel.RequestContext,
  runs: readonly Run[],
  asTyped: OwnFormulas['asTyped'],
): Promise<readonly EnteredFormulas[]> {
  const asked = runs.map((run) => {
    const before = askBlock(context, run.place, false);
    rangeOf(context, run.place).formulas = run.formulas.map((formula) => [asTyped(formula)]);
    const after = rangeOf(context, run.place);
    after.load('values');
    return { run, before, after };
  });
  await context.sync();
  const changed = asked.flatMap(({ run, before }) => changedCells(context, run, before));
  if (changed.length > 0) await context.sync();
  return asked.map(({ run, after }): EnteredFormulas => {
    const kept = run.formulas.flatMap((_, i) => {
      const place = cellIn(run.place, i, 0);
      return changed.includes(placeName(place)) ? [] : [{ place, value: valueAt(after, i) }];
    });
    const left = kept.filter(({ value }) => isUnknownName(value));
    return {
      sheetId: run.place.sheetId,
      formulas: kept.length - left.length,
      left: left.map(({ place }) => placeName(place)),
    };
  });
}

function valueAt(range: Excel.Range, row: number): unknown {
  return (range.values as unknown[][])[row]?.[0];
}

/** Restores cells whose content differs from the reading, and returns their addresses. */
function changedCells(
  context: Excel.RequestContext,
  run: Run,
  before: AskedBlock,
): readonly string[] {
  return run.formulas.flatMap((formula, i) => {
    const place = cellIn(run.place, i, 0);
    const state = readBlock(before, (row) => row === i);
    const cell = state.ok ? state.value[i]?.[0] : undefined;
    if (!cell) return [];
    const { content, format } = cell;
    // A cell formatted as text afterwards would keep the formula as text.
    const isSame = content.kind === 'formula' && content.formula === formula && format !== '@';
    if (isSame) return [];
    queueState(rangeOf(context, place), [[cell]]);
    return [placeName(place)];
  });
}

/** Cells read per request. */
const mostRead = 20_000;

/** Whether a value is the error of a name that Excel does not know. */
function isUnknownName(value: unknown): boolean {
  return typeof value === 'string' && englishError(value) === '#NAME?';
}

/** One column of cells that show #NAME?, one below the other, with their formulas. */
interface Run {
  readonly place: Place;
  readonly formulas: readonly string[];
}

interface Broken {
  readonly runs: readonly Run[];
  /** Sheets that hold such cells but are protected. */
  readonly protectedSheets: readonly string[];
}

/** All cells that show #NAME? though their formula is ours, or ask another add-in for what is ours. Reads only. */
async function findBroken(context: Excel.RequestContext, own: OwnFormulas): Promise<Broken> {
  const { worksheets } = context.workbook;
  worksheets.load('items/id,items/name');
  await context.sync();
  const sheets = worksheets.items.map((sheet) => {
    const used = sheet.getUsedRangeOrNullObject(true);
    used.load('rowIndex,columnIndex,rowCount,columnCount');
    sheet.protection.load('protected');
    return { sheet, used };
  });
  await context.sync();
  const parts = sheets.flatMap(({ sheet, used }) =>
    used.isNullObject ? [] : partsOf(sheet.id, sheet.name, used),
  );
  const locked = new Set(
    sheets.filter(({ sheet }) => sheet.protection.protected).map(({ sheet }) => sheet.id),
  );
  const runs: Run[] = [];
  for (const slice of grouped(parts, ({ area }) => cellsIn(area), mostRead)) {
    const asked = slice.map((place) => {
      const range = rangeOf(context, place);
      range.load('formulas,values');
      return { place, range };
    });
    await context.sync();
    for (const { place, range } of asked) runs.push(...runsIn(place, range, own));
  }
  const open = runs.filter(({ place }) => !locked.has(place.sheetId));
  const shut = runs.filter(({ place }) => locked.has(place.sheetId));
  return {
    runs: await withoutSpills(context, open),
    protectedSheets: [...new Set(shut.map(({ place }) => place.sheet))],
  };
}

/** The used cells of a sheet, cut below each other so that each part can be read at once. */
function partsOf(sheetId: string, sheet: string, used: Excel.Range): readonly Place[] {
  const { rowIndex, columnIndex: column, rowCount, columnCount: columns } = used;
  const most = Math.max(1, Math.floor(mostRead / columns));
  return Array.from({ length: Math.ceil(rowCount / most) }, (_, i) => {
    const rows = Math.min(most, rowCount - i * most);
    return { sheetId, sheet, area: { row: rowIndex + i * most, column, rows, columns } };
  });
}

function runsIn(place: Place, range: Excel.Range, { calls, asTyped }: OwnFormulas): readonly Run[] {
  const formulas = range.formulas as unknown[][];
  const values = range.values as unknown[][];
  const isBroken = (i: number, j: number): boolean => {
    const formula = formulas[i]?.[j];
    if (typeof formula !== 'string' || !formula.startsWith('=')) return false;
    return (isUnknownName(values[i]?.[j]) && calls(formula)) || asTyped(formula) !== formula;
  };
  const runs: Run[] = [];
  for (let j = 0; j < place.area.columns; j++) {
    for (let i = 0; i < place.area.rows; i++) {
      const first = i;
      while (i < place.area.rows && isBroken(i, j)) i += 1;
      if (i > first) runs.push(runAt(place, first, j, columnOf(formulas, first, i, j)));
    }
  }
  return runs;
}

function columnOf(formulas: unknown[][], from: number, to: number, column: number): string[] {
  return formulas.slice(from, to).map((line) => String(line[column]));
}

function runAt(place: Place, row: number, column: number, formulas: readonly string[]): Run {
  const area: Area = {
    row: place.area.row + row,
    column: place.area.column + column,
    rows: formulas.length,
    columns: 1,
  };
  return { place: { ...place, area }, formulas };
}

/** Cells that a formula elsewhere fills are its result: only that formula is entered again. */
async function withoutSpills(
  context: Excel.RequestContext,
  runs: readonly Run[],
): Promise<readonly Run[]> {
  if (runs.length === 0 || !offers('1.12')) return runs;
  const asked = runs.map((run) => {
    const range = rangeOf(context, run.place);
    range.load('hasSpill');
    return { run, range };
  });
  await context.sync();
  // Null where some of the cells belong to a spilled result and others do not.
  const plain = asked.filter(({ range }) => (range.hasSpill as boolean | null) === false);
  const spilled = asked.filter(({ range }) => (range.hasSpill as boolean | null) !== false);
  const cells = spilled.flatMap(({ run }) =>
    run.formulas.map((formula, i) => {
      const place = cellIn(run.place, i, 0);
      const parent = rangeOf(context, place).getSpillParentOrNullObject();
      parent.load('address');
      return { run: { place, formulas: [formula] }, parent };
    }),
  );
  if (cells.length > 0) await context.sync();
  const anchors = cells.filter(
    ({ run, parent }) =>
      parent.isNullObject ||
      onSheet(run.place.sheet, withinSheet(parent.address)) === placeName(run.place),
  );
  return [...plain, ...anchors].map(({ run }) => run);
}
