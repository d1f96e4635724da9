import { cellIn, onSheet, placeName } from '../../plan/address';
import { rangeOf } from '../contents/block-state';
import { withinSheet } from '../requests/cell';
import { englishError } from '../../plan/localized';
import type { Area, Place } from '../../plan/place';
import type { OwnFormulas } from '../../workbook/our-formulas';
import { offers } from '../requests/requests';

/** Cells read per request. */
const mostRead = 20_000;

/** Whether a value is the error of a name that Excel does not know. */
export function isUnknownName(value: unknown): boolean {
  return typeof value === 'string' && englishError(value) === '#NAME?';
}

/** One column of cells that show #NAME?, one below the other, with their formulas. */
export interface Run {
  readonly place: Place;
  readonly formulas: readonly string[];
}

export interface Broken {
  readonly runs: readonly Run[];
  /** Sheets that hold such cells but are protected. */
  readonly protectedSheets: readonly string[];
}

/** All cells that show #NAME? though their formula is ours, or ask another add-in for what is ours. Reads only. */
export async function findBroken(context: Excel.RequestContext, own: OwnFormulas): Promise<Broken> {
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
  for (const slice of grouped(parts, ({ area }) => area.rows * area.columns, mostRead)) {
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

/** Neighbours together as long as their sizes stay below a limit. */
export function grouped<T>(
  items: readonly T[],
  sizeOf: (item: T) => number,
  most: number,
): readonly (readonly T[])[] {
  const groups: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    size += sizeOf(item);
    if (size > most) {
      groups.push([]);
      size = sizeOf(item);
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}
