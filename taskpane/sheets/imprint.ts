import { hash64 } from './content';
import type { PlanCell } from './plan';
import type { SourceCell, SourceTable, WorkbookFacts } from './source';

/**
 * What a sheet holds, as 16 hex digits. The imprints of the sheets that this add-in has written are kept with the workbook, so
 * that a sheet which holds nothing else than was once written there is known as ours, and can be written again whatever it holds.
 */
export function imprintOf(rows: readonly (readonly (PlanCell | SourceCell)[])[]): string {
  return hash64(
    rows.flatMap((line, row) =>
      line.flatMap((cell, column) => {
        const held = heldIn(cell);
        return held === undefined ? [] : [`${row} ${column} ${held}`];
      }),
    ),
  );
}

function heldIn(cell: PlanCell | SourceCell): string | undefined {
  switch (cell.kind) {
    case 'blank':
    case 'keep':
      return undefined;
    case 'text':
      return cell.text === '' ? undefined : `text ${cell.text}`;
    case 'number':
    case 'truth':
      return `${cell.kind} ${cell.value}`;
    case 'formula':
    case 'error':
    case 'merged':
      return cell.kind;
  }
}

/** The cells of a whole sheet from A1 on. */
export function cellsFromA1({
  place: { area },
  rows,
}: SourceTable): readonly (readonly SourceCell[])[] {
  const blank: SourceCell = { kind: 'blank' };
  const left = Array.from({ length: area.column }, () => blank);
  return [
    ...Array.from({ length: area.row }, () => []),
    ...rows.map(({ cells }) => [...left, ...cells]),
  ];
}

/** Whether a sheet holds exactly what was once written there. */
export function isAsWritten(there: SourceTable, { written = [] }: WorkbookFacts): boolean {
  return written.includes(imprintOf(cellsFromA1(there)));
}
