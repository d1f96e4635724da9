import type { VNode } from 'preact';
import { useWording } from '../wording';

/** A text, a rank, or a number to be read down its column. */
export type TableCell = string | number | { readonly number: string };

export interface TableProps {
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly TableCell[])[];
  /** How many rows are not shown; none where it is 0 or less. */
  readonly more: number;
}

/** A small table that scrolls sideways where the pane is narrow. */
export function Table({ label, columns, rows, more }: TableProps): VNode {
  const { t } = useWording();
  return (
    <>
      <div class="cells" role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, j) =>
                  j === 0 ? (
                    <th key={j} scope="row">
                      {shown(cell)}
                    </th>
                  ) : (
                    <td key={j} class={typeof cell === 'object' ? 'number' : undefined}>
                      {/* A name may run from right to left without turning the row around. */}
                      <bdi>{shown(cell)}</bdi>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p class="quiet">{t('moreRows', { count: more })}</p>}
    </>
  );
}

function shown(cell: TableCell): string {
  return typeof cell === 'object' ? cell.number : String(cell);
}
