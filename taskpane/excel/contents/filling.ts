import { areaName, contains, overlap } from '../../plan/address';
import { around, piecesOf, type Piece } from '../../plan/layout';
import type { Area } from '../../plan/place';
import type { AddedSheet } from './sheet-look';

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
      const { area, contents } = copied.length === 0 ? piece : without(piece, copied);
      ranges.at(area).formulas = contents;
    }
  }
}

/**
 * Areas around formulas that two pieces share, where all of it is the same in both and nothing spills: columns side by
 * side are one area as long as that holds.
 */
function formulasAlike(a: Piece, b: Piece, spills: readonly Area[]): readonly Area[] {
  const { row, column } = b.area;
  const isSame = (area: Area): boolean => {
    const inPiece = (piece: Piece): string => JSON.stringify(contentsOf(piece, area));
    return !spills.some((spill) => overlap(spill, area)) && inPiece(a) === inPiece(b);
  };
  const areas: Area[] = [];
  for (let j = 0; j < b.area.columns; j++) {
    const shared = b.contents.flatMap((line, i): Area[] => {
      const content = line[j];
      const isAlike = isCopied(content) && content === a.contents[i]?.[j];
      return isAlike ? [{ row: row + i, column: column + j, rows: 1, columns: 1 }] : [];
    });
    const own = around(shared);
    if (!own || !isSame(own)) continue;
    const before = areas.at(-1);
    const both = before && around([before, own]);
    if (both && isSame(both)) areas[areas.length - 1] = both;
    else areas.push(own);
  }
  return areas
    .filter((area) => formulasOf(contentsOf(b, area)).join('').length >= fewCharacters)
    .map((area) => grown(area, (larger) => contains(b.area, larger) && isSame(larger)));
}

/** The area with what stands around it, as far as that is the same, too. */
function grown(area: Area, isSame: (larger: Area) => boolean): Area {
  const larger = [
    { ...area, columns: area.columns + 1 },
    { ...area, rows: area.rows + 1 },
    { ...area, row: area.row - 1, rows: area.rows + 1 },
    { ...area, column: area.column - 1, columns: area.columns + 1 },
  ].find(isSame);
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
  return typeof content === 'string' && content.startsWith('=') && !content.includes('[');
}

/** The piece with areas of it left alone: as much of it as is filled then, unless a range of its own costs more. */
function without({ area, contents }: Piece, left: readonly Area[]): Piece {
  const cells = contents.flatMap((line, i) =>
    line.map((content, j) => {
      const cell = { row: area.row + i, column: area.column + j, rows: 1, columns: 1 };
      return { cell, content: left.some((each) => contains(each, cell)) ? null : content };
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
