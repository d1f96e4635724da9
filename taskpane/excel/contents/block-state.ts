import {
  type Area,
  areaName,
  cellIn,
  contains,
  overlap,
  type Place,
  placeName,
  sameArea,
} from '../../sheets/address';
import { contentOf, sameContent, writable } from '../../sheets/content';
import { lookOf, lookProperties, sameLook, settableLook } from '../../sheets/looks';
import { type Attempt, failed } from '../workbook/problems';
import type { BlockState, CellState, ChangedBlock } from '../../sheets/receipt';
import { areaOf, bounds, rangeOf } from '../requests/ranges';
import { holdsPlanned, isFormula } from './sheet-contents';
import { around, type Piece, piecesOf } from '../../sheets/layout';
import type { AddedSheet } from './sheet-look';

const contentProperties = 'formulas,values,valueTypes,text,numberFormat';

/** A block asked for in a batch: load first, sync, then read. */
export interface AskedBlock {
  readonly place: Place;
  /** A null object where the sheet is gone. */
  readonly range: Excel.Range;
  readonly looks: OfficeExtension.ClientResult<Excel.CellProperties[][]> | undefined;
}

export function askBlock(
  context: Excel.RequestContext,
  place: Place,
  withLooks: boolean,
): AskedBlock {
  const { sheetId, area } = place;
  const range = context.workbook.worksheets
    .getItemOrNullObject(sheetId)
    .getRangeByIndexes(area.row, area.column, area.rows, area.columns);
  range.load(contentProperties);
  return { place, range, looks: withLooks ? range.getCellProperties(lookProperties) : undefined };
}

/** The cells of a range that Excel follows, as an object of its own: asked for once more, it keeps what it has loaded. */
export function sameCells(range: Excel.Range): Excel.Range {
  const same = range.getResizedRange(0, 0);
  same.load(bounds);
  return same;
}

/**
 * Queues what fails, before anything is changed, once these cells are not where they were: they and their place together
 * are a larger range then, which takes nothing of the size of the block.
 */
export function queueGuard(context: Excel.RequestContext, { place, range }: AskedBlock): void {
  const { rows, columns } = place.area;
  const untouched = Array.from({ length: rows }, () => Array.from({ length: columns }, () => null));
  rangeOf(context, place).getBoundingRect(range).formulas = untouched;
}

/** Asks for a block once more, wherever it is now. */
export function askAgain({ place, range }: AskedBlock): AskedBlock {
  const again = sameCells(range);
  again.load(contentProperties);
  return { place, range: again, looks: undefined };
}

/** Whether rows or columns that came or went have moved a block that was asked for once more; undefined if Excel has not answered. */
export function hasMoved({ place, range }: AskedBlock): boolean | undefined {
  try {
    return !sameArea(place.area, areaOf(range));
  } catch {
    // Reading a value that was not loaded throws.
    return undefined;
  }
}

/** The state of the cells chosen; refused where a cell holds what could not be put back. */
export function readBlock(
  asked: AskedBlock,
  chosen: (row: number, column: number) => boolean,
): Attempt<BlockState> {
  const state: (CellState | undefined)[][] = [];
  for (const [i, formulas] of (asked.range.formulas as unknown[][]).entries()) {
    const line: (CellState | undefined)[] = [];
    for (const j of formulas.keys()) {
      const cell = chosen(i, j) ? readCell(asked, i, j) : undefined;
      if (!cell && chosen(i, j)) {
        return failed({ code: 'linkedData', address: placeName(cellIn(asked.place, i, j)) });
      }
      line.push(cell);
    }
    state.push(line);
  }
  return { ok: true, value: state };
}

/** The same if Excel has answered, even with an error. */
export function readIfAnswered(
  asked: AskedBlock | undefined,
  chosen: (row: number, column: number) => boolean,
): BlockState | undefined {
  try {
    const state = asked && readBlock(asked, chosen);
    return state?.ok === true ? state.value : undefined;
  } catch {
    // Reading a value that was not loaded throws.
    return undefined;
  }
}

/** Undefined where a cell holds what could not be put back. */
function readCell({ range, looks }: AskedBlock, i: number, j: number): CellState | undefined {
  const content = contentOf({
    formula: (range.formulas as unknown[][])[i]?.[j],
    value: (range.values as unknown[][])[i]?.[j],
    valueType: String(range.valueTypes[i]?.[j]),
    shown: range.text[i]?.[j] ?? '',
  });
  if (!content) return undefined;
  const format = (range.numberFormat as string[][])[i]?.[j] ?? 'General';
  const properties = looks?.value[i]?.[j];
  return { content, format, look: properties && lookOf(properties) };
}

/** The cells in which two states of a block hold different contents. */
export function differingPlaces(place: Place, a: BlockState, b: BlockState): readonly Place[] {
  return a.flatMap((line, i) =>
    line.flatMap((cell, j) => {
      const other = b[i]?.[j];
      return cell && other && !sameContent(cell.content, other.content)
        ? [cellIn(place, i, j)]
        : [];
    }),
  );
}

/** The cells of a state that differ from another state in content, format or look. */
export function differing(state: BlockState, other: BlockState): BlockState {
  return state.map((line, i) =>
    line.map((cell, j) => {
      const beside = other[i]?.[j];
      const same =
        cell &&
        beside &&
        sameContent(cell.content, beside.content) &&
        cell.format === beside.format &&
        sameLook(cell.look, beside.look);
      return same ? undefined : cell;
    }),
  );
}

/** The cells of a state. */
export function placesOf(place: Place, state: BlockState): readonly Place[] {
  return state.flatMap((line, i) => line.flatMap((cell, j) => (cell ? [cellIn(place, i, j)] : [])));
}

/** The plan that restores a block, cell by cell. */
export interface Restoring {
  readonly place: Place;
  /** The cells to write. */
  readonly state: BlockState;
  /** Cells with neither the wanted nor the planned content: somebody changed them. */
  readonly kept: readonly Place[];
  /** Cells restored to an earlier reading, because nothing newer is known. */
  readonly uncertain: readonly Place[];
  /** Cells that already have the wanted content. */
  readonly settled: readonly Place[];
}

/** A cell with the planned content gets the wanted one back; content from anybody else stays. */
export function restoring(asked: AskedBlock, changed: ChangedBlock): Restoring {
  const { place, wanted, planned, uncertain } = changed;
  const kept: Place[] = [];
  const written: Place[] = [];
  const settled: Place[] = [];
  if (asked.range.isNullObject) return { place, state: [], kept, uncertain: [], settled };
  const state = wanted.map((line, i) =>
    line.map((cell, j) => {
      if (!cell) return undefined;
      const now = readCell(asked, i, j);
      if (now && sameContent(now.content, cell.content)) {
        settled.push(cellIn(place, i, j));
        const same = now.format === cell.format && sameLook(now.look, cell.look);
        return same ? undefined : cell;
      }
      if (!now || !holdsPlanned(writable(now.content), planned[i]?.[j])) {
        kept.push(cellIn(place, i, j));
        return undefined;
      }
      written.push(cellIn(place, i, j));
      return cell;
    }),
  );
  return { place, state, kept, uncertain: uncertain ? written : [], settled };
}

/**
 * Brings a block into a state. A cell formatted as text would take everything as text, apostrophe included: contents
 * are written while it has no such format.
 */
export function queueState(range: Excel.Range, state: BlockState): void {
  if (!holdsAny(state)) return;
  const filled = withoutHoles(state);
  range.numberFormat = filled(({ format }) => (format === '@' ? 'General' : format));
  range.formulas = filled(({ content }) => writable(content));
  range.numberFormat = filled(({ format }) => format);
  if (state.some((line) => line.some((cell) => cell?.look !== undefined))) {
    range.setCellProperties(state.map((line) => line.map((cell) => settableLook(cell?.look))));
  }
}

/** Whether there is any cell to be written. */
export function holdsAny(state: BlockState): boolean {
  return state.some((line) => line.some((cell) => cell !== undefined));
}

/** A matrix over all cells; null, which Excel leaves alone, where a cell is left alone. */
function withoutHoles(state: BlockState): <T>(pick: (cell: CellState) => T) => T[][] {
  return <T>(pick: (cell: CellState) => T) =>
    state.map((line) => line.map((cell) => (cell ? pick(cell) : null) as T));
}

/** Below this length of what they hold, ranges of their own cost more than they save. */
const fewCharacters = 400;

/**
 * Queues what new sheets hold. Where one before it has the same formulas in the same cells, they are copied from there:
 * the formulas of sixty leagues are nine tenths of what they take on the wire.
 */
export function queueFilling(sheets: readonly AddedSheet[]): void {
  const patterns = new Map<string, { readonly sheet: AddedSheet; readonly piece: Piece }>();
  for (const sheet of sheets) {
    const { layouts, ranges } = sheet;
    const spills = layouts.flatMap((layout) => layout.spills);
    for (const piece of piecesOf(layouts)) {
      const key = areaName(piece.area);
      const pattern = patterns.get(key);
      if (!pattern) patterns.set(key, { sheet, piece });
      const copied = pattern ? formulasAlike(pattern.piece, piece, spills) : [];
      for (const area of copied) {
        if (pattern) ranges.at(area).copyFrom(pattern.sheet.ranges.at(area), 'Formulas');
      }
      const { area, contents } =
        pattern && copied.length > 0 ? without(piece, pattern.piece, copied) : piece;
      ranges.at(area).formulas = contents;
    }
  }
}

/**
 * Areas around formulas that two pieces share, where nothing spills: neighbors are one area where what differs between them is no
 * formula, because the piece writes that over what is copied.
 */
function formulasAlike(a: Piece, b: Piece, spills: readonly Area[]): readonly Area[] {
  const { row, column } = b.area;
  const every = (area: Area, holds: (copied: unknown, wanted: unknown) => boolean): boolean => {
    const copied = contentsOf(a, area).flat();
    return (
      !spills.some((spill) => overlap(spill, area)) &&
      contentsOf(b, area)
        .flat()
        .every((wanted, i) => holds(copied[i], wanted))
    );
  };
  const isSame = (copied: unknown, wanted: unknown): boolean => copied === wanted;
  const isCovered = (copied: unknown, wanted: unknown): boolean =>
    copied === wanted || (wanted !== null && wanted !== '' && ![copied, wanted].some(isFormula));
  const areas: Area[] = [];
  for (let j = 0; j < b.area.columns; j++) {
    const shared = b.contents.flatMap((line, i): Area[] => {
      const content = line[j];
      const isAlike = isCopied(content) && content === a.contents[i]?.[j];
      return isAlike ? [{ row: row + i, column: column + j, rows: 1, columns: 1 }] : [];
    });
    const own = around(shared);
    if (!own || !every(own, isSame)) continue;
    const before = areas.at(-1);
    const both = before && around([before, own]);
    if (both && every(both, isCovered)) areas[areas.length - 1] = both;
    else areas.push(own);
  }
  return areas
    .filter((area) => formulasOf(contentsOf(b, area)).join('').length >= fewCharacters)
    .map((area) => grown(area, (strip) => contains(b.area, strip) && every(strip, isSame)));
}

/** The area with what stands around it, as far as that is the same, too. */
function grown(area: Area, isSame: (strip: Area) => boolean): Area {
  const { row, column, rows, columns } = area;
  const strip = [
    { ...area, column: column + columns, columns: 1 },
    { ...area, row: row + rows, rows: 1 },
    { ...area, row: row - 1, rows: 1 },
    { ...area, column: column - 1, columns: 1 },
  ].find(isSame);
  const larger = strip && around([area, strip]);
  return larger ? grown(larger, isSame) : area;
}

function contentsOf({ area, contents }: Piece, part: Area): Piece['contents'] {
  const [down, right] = [part.row - area.row, part.column - area.column];
  return contents
    .slice(down, down + part.rows)
    .map((line) => line.slice(right, right + part.columns));
}

function formulasOf(contents: Piece['contents']): readonly string[] {
  return contents.flatMap((line) => line.filter(isCopied));
}

/** A formula that says the same in the same cell of another sheet; one about tables may not. */
function isCopied(content: unknown): content is string {
  return isFormula(content) && !content.includes('[');
}

/** The piece without what is the same in areas that were copied from another: as much of it as is filled then, unless a range of its own costs more. */
function without({ area, contents }: Piece, pattern: Piece, copied: readonly Area[]): Piece {
  const cells = contents.flatMap((line, i) =>
    line.map((content, j) => {
      const cell = { row: area.row + i, column: area.column + j, rows: 1, columns: 1 };
      const isThere =
        content === pattern.contents[i]?.[j] && copied.some((each) => contains(each, cell));
      return { cell, content: isThere ? null : content };
    }),
  );
  const rest = contents.map((line, i) =>
    line.map((_, j) => cells[i * area.columns + j]?.content ?? null),
  );
  const whole = { area, contents: rest };
  const filled = around(
    cells.flatMap(({ cell, content }) => (content === null || content === '' ? [] : [cell])),
  );
  if (!filled) return whole;
  const part = { area: filled, contents: contentsOf(whole, filled) };
  const saved = JSON.stringify(rest).length - JSON.stringify(part.contents).length;
  return saved >= fewCharacters ? part : whole;
}
