import { type Area, parseArea } from './address';
import { asText } from './content';
import type { Alignment, Block, CellStyle, PlanCell } from './plan';

/** Turns a block's cells into few large pieces for Excel. */
export interface BlockLayout {
  readonly area: Area;
  /** For Range.formulas; null leaves a cell as it is. */
  readonly contents: (string | number | boolean | null)[][];
  /** For Range.numberFormat; undefined where the plan gives none. */
  readonly formats: (string | null)[][] | undefined;
  readonly styles: readonly StyledArea[];
  readonly alignments: readonly AlignedArea[];
  /** Where formulas may spill. */
  readonly spills: readonly Area[];
}

interface StyledArea {
  readonly area: Area;
  readonly style: CellStyle;
}

interface AlignedArea {
  readonly area: Area;
  readonly align: Alignment;
}

/** The cells a block fills. */
export function areaOfBlock({ at, cells }: Block): Area {
  const corner = parseArea(at);
  if (!corner) throw new Error(`A block stands at “${at}”, which is no cell.`);
  return { ...corner, rows: cells.length, columns: cells[0]?.length ?? 0 };
}

export function layOut(block: Block): BlockLayout {
  const { cells } = block;
  const area = areaOfBlock(block);
  const { row, column } = area;
  const formats = cells.map((line) => line.map(formatOf));
  return {
    area,
    contents: cells.map((line) => line.map(contentsOf)),
    formats: formats.some((line) => line.some((format) => format !== null)) ? formats : undefined,
    styles: areasAlike(cells, row, column, styleOf).map(({ area, look }) => ({
      area,
      style: look,
    })),
    alignments: areasAlike(cells, row, column, alignmentOf).map(({ area, look }) => ({
      area,
      align: look,
    })),
    spills: cells.flatMap((line, i) =>
      line.flatMap((cell, j) =>
        cell.kind === 'formula' && cell.spills
          ? [{ row: row + i, column: column + j, ...cell.spills }]
          : [],
      ),
    ),
  };
}

/** Up to this many empty cells between blocks cost less than another call to Excel. */
const emptyCells = 200;

/** The contents of a new sheet in as few pieces as make sense: one for blocks that stand close together. */
export function piecesOf(layouts: readonly BlockLayout[]): readonly Piece[] {
  const area = around(layouts.map((layout) => layout.area));
  const filled = layouts.reduce((sum, { area: { rows, columns } }) => sum + rows * columns, 0);
  if (!area || layouts.length < 2 || area.rows * area.columns > filled + emptyCells) return layouts;
  const contents: Piece['contents'] = Array.from({ length: area.rows }, () =>
    Array.from({ length: area.columns }, () => ''),
  );
  for (const layout of layouts) {
    const [down, right] = [layout.area.row - area.row, layout.area.column - area.column];
    for (const [i, line] of layout.contents.entries()) {
      contents[down + i]?.splice(right, line.length, ...line);
    }
  }
  return [{ area, contents }];
}

export type Piece = Pick<BlockLayout, 'area' | 'contents'>;

/** The smallest area that holds all of these. */
export function around(areas: readonly Area[]): Area | undefined {
  if (areas.length === 0) return undefined;
  const row = Math.min(...areas.map((area) => area.row));
  const column = Math.min(...areas.map((area) => area.column));
  const bottom = Math.max(...areas.map((area) => area.row + area.rows));
  const right = Math.max(...areas.map((area) => area.column + area.columns));
  return { row, column, rows: bottom - row, columns: right - column };
}

/** What to assign to Range.formulas. The only place where a plan's texts become cell contents. */
export function contentsOf(cell: PlanCell): string | number | boolean | null {
  switch (cell.kind) {
    case 'keep':
      return null;
    case 'blank':
      return '';
    case 'text':
      return cell.text === '' ? '' : asText(cell.text);
    case 'number':
    case 'truth':
      return cell.value;
    case 'formula':
      return cell.formula;
  }
}

function formatOf(cell: PlanCell): string | null {
  return 'format' in cell ? (cell.format ?? null) : null;
}

function styleOf(cell: PlanCell | undefined): CellStyle | undefined {
  return cell === undefined || cell.kind === 'keep' ? undefined : cell.style;
}

function alignmentOf(cell: PlanCell | undefined): Alignment | undefined {
  return cell === undefined || cell.kind === 'keep' ? undefined : cell.align;
}

interface Alike<Look> {
  readonly area: Area;
  readonly look: Look;
}

/** Cells that look alike, joined to rectangles: along rows, then equal stretches of rows below each other. */
function areasAlike<Look extends string>(
  cells: readonly (readonly PlanCell[])[],
  top: number,
  left: number,
  lookOf: (cell: PlanCell | undefined) => Look | undefined,
): Alike<Look>[] {
  const done: Alike<Look>[] = [];
  let open = new Map<string, Alike<Look>>();
  for (const [i, line] of cells.entries()) {
    const next = new Map<string, Alike<Look>>();
    for (const { look, area } of stretches(line, top + i, left, lookOf)) {
      const key = `${look} ${area.column} ${area.columns}`;
      const above = open.get(key);
      open.delete(key);
      const joined = above ? { ...above.area, rows: above.area.rows + 1 } : area;
      next.set(key, { look, area: joined });
    }
    done.push(...open.values());
    open = next;
  }
  return [...done, ...open.values()];
}

function stretches<Look extends string>(
  line: readonly PlanCell[],
  row: number,
  left: number,
  lookOf: (cell: PlanCell | undefined) => Look | undefined,
): Alike<Look>[] {
  const found: Alike<Look>[] = [];
  for (let from = 0; from < line.length;) {
    const look = lookOf(line[from]);
    let to = from + 1;
    while (to < line.length && lookOf(line[to]) === look) to++;
    if (look) found.push({ look, area: { row, column: left + from, rows: 1, columns: to - from } });
    from = to;
  }
  return found;
}
