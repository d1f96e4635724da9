import type { ComponentChildren, VNode } from 'preact';
import { InSteps } from './InSteps';
import { Folded } from './Row';
import { useWording } from './wording';

/** A text, a rank, or a number to be read down its column; one number of a row may be what the row comes to. */
export type TableCell = string | number | { readonly number: string; readonly isTotal?: true };

interface TableProps<T> {
  readonly label: string;
  readonly columns: readonly string[];
  /** What the rows are about. */
  readonly of: readonly T[];
  /** The first cell names the row. */
  readonly row: (each: T, index: number) => readonly TableCell[];
}

/** A small table that scrolls sideways where the pane is narrow; what its rows come to stays in view. */
export function Table<T>({ label, columns, of, row }: TableProps<T>): VNode {
  const shownFirst = of.slice(0, mostOpened).map(row);
  const isNumber = (column: number): boolean =>
    shownFirst.some((cells) => typeof cells[column] === 'object');
  const totals = columns.map((_, column) => shownFirst.some((cells) => isStrong(cells[column])));
  const looksOf = (column: number, look?: string): string | undefined =>
    totals[column] === true ? `${look ?? ''} in-view`.trim() : look;
  return (
    <LongTable
      label={label}
      look="cells plain"
      of={of}
      head={columns.map((column, j) => (
        <th
          key={column}
          scope="col"
          class={looksOf(j, j > 0 && isNumber(j) ? 'number' : undefined)}
        >
          {column}
        </th>
      ))}
      row={(each, i) =>
        row(each, i).map((cell, j) =>
          j === 0 ? (
            <th key={j} scope="row">
              {shown(cell)}
            </th>
          ) : (
            <td key={j} class={looksOf(j, lookOf(cell))}>
              {/* A name may run from right to left without turning the row around. */}
              {typeof cell === 'object' ? cell.number : <bdi>{cell}</bdi>}
            </td>
          ),
        )
      }
    />
  );
}

/** Rows that are shown at once, those that each line below them opens, and those of a table, which a browser lays out as a whole when it is seen. */
const mostRows = 50;
const mostOpened = 500;
const mostOfTable = 50;

/** Rows of several cells that are drawn in one step. */
const rowsAtOnce = 25;

/** How many times fewer of a table with a dozen columns or more. */
const wider = 2;

interface LongTableProps<T> {
  /** Names the frame in which it scrolls sideways; left out where it stands in none. */
  readonly label?: string;
  /** The class of the frame, without one of the table. */
  readonly look: string;
  /** The cells above the columns. */
  readonly head: ComponentChildren;
  readonly of: readonly T[];
  /** The cells of a row. */
  readonly row: (each: T, index: number) => ComponentChildren;
  /** Rows below the first ones, whatever is beyond them. */
  readonly foot?: ComponentChildren;
  /** So many rows are shown before the line that opens more; left out: 50. */
  readonly atFirst?: number;
  /** With a dozen columns or more, which take as long as twice as many rows. */
  readonly isWide?: boolean;
}

/**
 * A table of any length. A line below its first rows says how many more there are, and opens the next of them, so that what follows stays
 * in reach; they are drawn in steps (`InSteps`), with the headings again above each fifty. Screen readers are told of all rows from
 * the start.
 */
export function LongTable<T>(props: LongTableProps<T>): VNode {
  const { atFirst = mostRows } = props;
  return (
    <>
      <Rows {...props} from={0} to={atFirst} />
      <Rest {...props} from={atFirst} foot={undefined} />
    </>
  );
}

type RowsProps<T> = LongTableProps<T> & { readonly from: number };

function Rest<T>(props: RowsProps<T>): VNode | null {
  const { t } = useWording();
  const { label, of, from, isWide = false } = props;
  const more = of.length - from;
  if (more <= 0) return null;
  const to = Math.min(from + mostOpened, of.length);
  const size = isWide ? mostOfTable / wider : mostOfTable;
  const tables = Array.from({ length: Math.ceil((to - from) / size) }, (_, i) => from + i * size);
  const named = (first: number): Pick<RowsProps<T>, 'label'> =>
    label === undefined
      ? {}
      : { label: `${label}, ${t('moreRows', { count: of.length - first })}` };
  return (
    <FoldedRest count={more}>
      <InSteps
        of={tables}
        atOnce={1}
        draw={(first) => (
          <Rows
            key={first}
            {...props}
            {...named(first)}
            from={first}
            to={Math.min(first + size, to)}
          />
        )}
      />
      <Rest {...props} from={to} />
    </FoldedRest>
  );
}

function Rows<T>(props: RowsProps<T> & { readonly to: number }): VNode {
  const { label, look, head, of, row, foot, from, to, isWide = false } = props;
  const isWhole = from === 0 && to >= of.length;
  const table = (
    <table
      class={label === undefined ? look : undefined}
      aria-rowcount={isWhole ? undefined : of.length + 1}
    >
      <thead>
        <tr aria-rowindex={isWhole ? undefined : 1}>{head}</tr>
      </thead>
      <tbody>
        <InSteps
          of={of.slice(from, to)}
          atOnce={Math.ceil((from === 0 ? mostRows : rowsAtOnce) / (isWide ? wider : 1))}
          draw={(each, i) => (
            <tr key={i} aria-rowindex={isWhole ? undefined : from + i + 2}>
              {row(each, from + i)}
            </tr>
          )}
        />
        {foot}
      </tbody>
    </table>
  );
  const part = isWhole ? undefined : 'when-seen';
  if (label === undefined) return isWhole ? table : <div class={part}>{table}</div>;
  return (
    <div class={[look, part].join(' ').trim()} role="region" aria-label={label} tabIndex={0}>
      {table}
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

/** The heading of a column of figures stands above them, on their side. */
export function NumberHeading({ children }: { readonly children: ComponentChildren }): VNode {
  return (
    <th scope="col" class="number">
      {children}
    </th>
  );
}
