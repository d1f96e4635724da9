import { areaName, contains, overlap } from '../../plan/address';
import { around, piecesOf, type Piece } from '../../plan/layout';
import type { Area } from '../../plan/place';
import type { AddedSheet } from './sheet-look';

/** Below this number of equal formulas copying saves nothing. */
const fewFormulas = 20;

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
      const alike = pattern && formulasAlike(pattern.piece, piece, spills);
      if (pattern && alike) {
        ranges.at(alike).copyFrom(pattern.sheet.ranges.at(alike), 'Formulas');
        ranges.at(piece.area).formulas = without(piece, alike);
      } else {
        if (!pattern) patterns.set(key, { sheet, piece });
        ranges.at(piece.area).formulas = piece.contents;
      }
    }
  }
}

/** The area around the formulas that two pieces share, where all of it is the same in both and nothing spills. */
function formulasAlike(a: Piece, b: Piece, spills: readonly Area[]): Area | undefined {
  const cells: Area[] = [];
  for (const [i, line] of b.contents.entries()) {
    for (const [j, content] of line.entries()) {
      const cell = { row: b.area.row + i, column: b.area.column + j, rows: 1, columns: 1 };
      const isAlike = isCopied(content) && content === a.contents[i]?.[j];
      if (isAlike && !spills.some((spill) => overlap(spill, cell))) cells.push(cell);
    }
  }
  const area = cells.length < fewFormulas ? undefined : around(cells);
  if (!area || spills.some((spill) => overlap(spill, area))) return undefined;
  const [down, right] = [area.row - b.area.row, area.column - b.area.column];
  const part = ({ contents }: Piece): string =>
    JSON.stringify(
      contents.slice(down, down + area.rows).map((line) => line.slice(right, right + area.columns)),
    );
  return part(a) === part(b) ? area : undefined;
}

/** A formula that says the same in the same cell of another sheet; one about tables may not. */
function isCopied(content: unknown): boolean {
  return typeof content === 'string' && content.startsWith('=') && !content.includes('[');
}

/** The piece with an area of it left alone. */
function without({ area, contents }: Piece, left: Area): Piece['contents'] {
  return contents.map((line, i) =>
    line.map((content, j) => {
      const cell = { row: area.row + i, column: area.column + j, rows: 1, columns: 1 };
      return contains(left, cell) ? null : content;
    }),
  );
}
