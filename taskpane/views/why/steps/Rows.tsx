import type { VNode } from 'preact';
import type { CallPart } from '../../../why/parts';
import type { CellAt } from '../../../why/values/cell';
import { rowsIn } from '../../../why/values/grid';
import { CellLink } from '../CellLink';
import { piecesOf } from './step-rows';

/** The rows of the lists that a call was given. */
export interface Rows {
  readonly part: CallPart;
  /** What they are called. */
  readonly labels: readonly string[];
  /** The sheet of the cell explained. */
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}

/** `row 4 (Erica, C11)`: a sentence with what its rows are called, and where they stand. */
export function WithRows({
  sentence,
  rows,
}: {
  readonly sentence: string;
  readonly rows: Rows;
}): VNode {
  return (
    <>
      {piecesOf(sentence).map((piece) =>
        typeof piece === 'string' ? piece : <RowNumber key={piece} row={piece} rows={rows} />,
      )}
    </>
  );
}

/** The number of a row, from 1, with its name and its cell. */
export function RowNumber({ row, rows }: { readonly row: number; readonly rows: Rows }): VNode {
  const { part, labels, sheetId, onGo } = rows;
  const { [row - 1]: name = '' } = labels;
  const at = cellOf(part, row - 1);
  if (name === '' && !at) return <>{row}</>;
  return (
    <>
      {row} (<bdi>{name}</bdi>
      {name !== '' && at && ', '}
      {at && <CellLink at={at} sheetId={sheetId} onGo={onGo} />})
    </>
  );
}

/** The cell of a row in the first list that is one of a sheet. */
function cellOf({ call }: CallPart, row: number): CellAt | undefined {
  for (const grid of call.given) {
    if (!grid || rowsIn(grid) < 2) continue;
    const at = grid.cellAt(row, 0)?.at;
    if (at) return at;
  }
  return undefined;
}
