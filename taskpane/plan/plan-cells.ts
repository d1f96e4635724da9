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

/** A figure of a sentence: a formula without its `=`, and what it gives now. */
interface Counted {
  readonly formula: string;
  readonly now: number;
}

/**
 * A sentence of a sheet whose figures follow the sheet, whatever is typed there later: `NK, 38 players`.
 *
 * @param said words the sentence with figures in the order in which they stand in it
 */
export function counting(
  said: (counts: readonly number[]) => string,
  counts: readonly Counted[],
  style?: CellStyle,
): PlanCell {
  // Figures that no event is called by, without a sign for thousands.
  const marks = counts.map((_, i) => 9071 + i);
  const many = said(marks);
  const placeOf = (sentence: string, i: number): number =>
    i < marks.length ? sentence.lastIndexOf(String(marks[i])) : sentence.length;
  const quoted = (part: string): string => `"${part.replace(/"/g, '""')}"`;
  const parts = counts.map(({ formula: count }, i) => {
    const one = said(marks.map((mark, j) => (i === j ? 1 : mark)));
    const from = placeOf(many, i);
    const plural = quoted(many.slice(from + String(marks[i]).length, placeOf(many, i + 1)));
    const singular = quoted(one.slice(from + 1, placeOf(one, i + 1)));
    return `${count}&${plural === singular ? plural : `IF(${count}=1,${singular},${plural})`}`;
  });
  return {
    kind: 'formula',
    formula: `=${[quoted(many.slice(0, placeOf(many, 0))), ...parts].join('&')}`,
    shown: said(counts.map(({ now }) => now)),
    ...styled(style),
  };
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
