import type { ComponentChildren, VNode } from 'preact';
import { useWording } from './wording';
import { Folded } from './Row';

/** A text, a rank, or a number to be read down its column; one number of a row may be what the row comes to. */
export type TableCell = string | number | { readonly number: string; readonly isTotal?: true };

export interface TableProps<T> {
  readonly label: string;
  readonly columns: readonly string[];
  /** What the rows are about. */
  readonly of: readonly T[];
  /** The first cell names the row. */
  readonly row: (each: T, index: number) => readonly TableCell[];
}

/** Rows that are shown at once, and those that each line below them opens. */
const mostRows = 50;
const mostOpened = 500;

/** A small table that scrolls sideways where the pane is narrow; what its rows come to stays in view. A line below it opens what is beyond its first rows. */
export function Table<T>(props: TableProps<T>): VNode {
  return (
    <>
      <Rows {...props} from={0} to={mostRows} />
      <Rest {...props} from={mostRows} />
    </>
  );
}

type TableRowsProps<T> = TableProps<T> & { readonly from: number };

function Rest<T>(props: TableRowsProps<T>): VNode | null {
  const { t } = useWording();
  const { label, of, from } = props;
  const more = of.length - from;
  if (more <= 0) return null;
  const line = t('moreRows', { count: more });
  const to = from + mostOpened;
  return (
    <FoldedRest count={more}>
      <Rows {...props} label={`${label}, ${line}`} to={to} />
      <Rest {...props} from={to} />
    </FoldedRest>
  );
}

function Rows<T>({
  label,
  columns,
  of,
  row,
  from,
  to,
}: TableRowsProps<T> & { readonly to: number }): VNode {
  const rows = of.slice(from, to).map((each, i) => row(each, from + i));
  const isNumber = (column: number): boolean =>
    rows.some((cells) => typeof cells[column] === 'object');
  const totals = columns.map((_, column) => rows.some((cells) => isStrong(cells[column])));
  const looksOf = (column: number, look?: string): string | undefined =>
    totals[column] === true ? `${look ?? ''} in-view`.trim() : look;
  return (
    <div class="cells plain" role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column, j) => (
              <th
                key={column}
                scope="col"
                class={looksOf(j, j > 0 && isNumber(j) ? 'number' : undefined)}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, i) => (
            <tr key={i}>
              {cells.map((cell, j) =>
                j === 0 ? (
                  <th key={j} scope="row">
                    {shown(cell)}
                  </th>
                ) : (
                  <td key={j} class={looksOf(j, lookOf(cell))}>
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
  );
}

function lookOf(cell: TableCell): string | undefined {
  if (typeof cell !== 'object') return undefined;
  return isStrong(cell) ? 'number strong' : 'number';
}

function isStrong(cell: TableCell | undefined): boolean {
  return typeof cell === 'object' && cell.isTotal === true;
}

function shown(cell: TableCell): string {
  return typeof cell === 'object' ? cell.number : String(cell);
}

/** What is beyond the first of a long list: a line that opens the rest; nothing where all are shown. */
export function FoldedRest({
  count,
  children,
}: {
  readonly count: number;
  readonly children: ComponentChildren;
}): VNode | null {
  const { t } = useWording();
  if (count <= 0) return null;
  return <Folded summary={t('moreRows', { count })}>{children}</Folded>;
}

/** What the sources of a system leave open, and what was decided for it. */
export function OpenPoints({ points }: { readonly points: readonly string[] }): VNode {
  const { t } = useWording();
  return (
    <Folded summary={t('openPoints')}>
      <ul class="findings">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Folded>
  );
}
