import type { Alignment, CellStyle, PlanCell } from './plan';

/** Cells of a plan, shortly. */

function styled(style: CellStyle | undefined): { readonly style?: CellStyle } {
  return style === undefined ? {} : { style };
}

export function text(value: string, style?: CellStyle): PlanCell {
  return { kind: 'text', text: value, ...styled(style) };
}

/** A text, or an empty cell where there is none. */
export function words(value: string | undefined): PlanCell {
  return value === undefined || value === '' ? blank() : text(value);
}

export function number(value: number, style?: CellStyle): PlanCell {
  return { kind: 'number', value, ...styled(style) };
}

export function formula(value: string, style?: CellStyle): PlanCell {
  return { kind: 'formula', formula: value, ...styled(style) };
}

/** A formula that fills cells below and beside it. */
export function spilling(
  value: string,
  spills: { readonly rows: number; readonly columns: number },
  style?: CellStyle,
): PlanCell {
  return { kind: 'formula', formula: value, spills, ...styled(style) };
}

export function blank(style?: CellStyle): PlanCell {
  return { kind: 'blank', ...styled(style) };
}

/**
 * A cell for a result or for rounds, which are typed here. It is formatted as text: in any other cell Excel makes a date of 1-0, 1/2 or
 * 3-5.
 */
export function entry(value = ''): PlanCell {
  const look = { format: '@', style: 'input' } as const;
  return value === '' ? { kind: 'blank', ...look } : { kind: 'text', text: value, ...look };
}

export const keep: PlanCell = { kind: 'keep' };

/** A number as the format shows it, in English notation: `0.0`. */
export function figure(value: number, format: string, style?: CellStyle): PlanCell {
  return { kind: 'number', value, format, ...styled(style) };
}

/** The same cell as a number of that format. */
export function formatted(cell: PlanCell, format: string): PlanCell {
  return cell.kind === 'keep' || cell.kind === 'truth' ? cell : { ...cell, format };
}

/** The same cell at a side of its column. */
export function aligned(cell: PlanCell, align: Alignment): PlanCell {
  return cell.kind === 'keep' ? cell : { ...cell, align };
}

/** The same cell in the middle of its column: marks, rounds, single letters. */
export function centred(cell: PlanCell): PlanCell {
  return aligned(cell, 'centre');
}

/** A row of equal cells. */
export function several(count: number, cell: PlanCell): PlanCell[] {
  return Array.from({ length: count }, () => cell);
}

/** Rows made as long as the longest of them. */
export function rectangle(rows: readonly (readonly PlanCell[])[]): PlanCell[][] {
  const columns = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...several(columns - row.length, blank())]);
}
