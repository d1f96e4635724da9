import type { VNode } from 'preact';
import type { ParameterReference } from '../../reference/help';
import type { Fault } from '../fault';
import type { ArgumentSeen, CallPart } from '../parts';
import { type CellAt, cellsBehind, type FilledPiece, type Grid } from '../values/cell';
import { columnsIn, firstOf, rowsIn } from '../values/grid';
import { Folded } from '../../controls/Row';
import { useWording, type Wording } from '../../controls/wording';
import { areaFrom, CellLink, rowName, shownValue, valueInMarks } from './words';
import { shownFormula } from '../../sheets/notation';

interface ArgumentsProps {
  readonly part: CallPart;
  readonly parameters: readonly ParameterReference[];
  readonly labels: readonly string[];
  /** The sheet of the cell explained. */
  readonly sheetId: string;
  readonly fault: Fault | undefined;
  /** The same call before a what-if. */
  readonly before?: CallPart | undefined;
  readonly onGo: (at: CellAt) => void;
}

/** So many cells of a range are listed. */
const LISTED = 12;

/** What a call was given: the name, the value, and its cell. */
export function Arguments({ part, parameters, fault, before, ...more }: ArgumentsProps): VNode {
  const wording = useWording();
  const { t } = wording;
  return (
    <table class="arguments">
      <thead class="for-readers">
        <tr>
          <th scope="col">{t('whyArgument')}</th>
          <th scope="col">{t('whyValue')}</th>
          <th scope="col">{t('whyCell')}</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map(({ name, description }, index) => {
          const seen = part.arguments[index];
          const isChanged = before !== undefined && differs(before.arguments[index], seen);
          const look = fault?.argument === index ? 'bad' : undefined;
          return (
            <tr key={name} class={look}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td class="number">
                <ArgumentValue seen={seen} description={description} {...more} />
              </td>
              <td class="small">
                <ArgumentPlace seen={seen} {...more} />
                {isChanged && (
                  <>
                    {' '}
                    <span class="chip look">{t('whyChanged')}</span>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether What if gives an argument another value, or one to an argument that is left out. */
function differs(before: ArgumentSeen | undefined, now: ArgumentSeen | undefined): boolean {
  if (!before?.grid) return now?.grid !== undefined;
  return before.meant !== undefined && before.meant.value !== now?.meant?.value;
}

type Around = Pick<ArgumentsProps, 'labels' | 'sheetId' | 'onGo'>;

function ArgumentValue({
  seen,
  description,
  labels,
}: {
  readonly seen: ArgumentSeen | undefined;
  readonly description: string;
} & Around): VNode | null {
  const wording = useWording();
  if (!seen?.grid) return <span class="quiet">{defaultIn(description)}</span>;
  const { grid, meant } = seen;
  const size = wording.t('whyCells', { rows: rowsIn(grid), columns: columnsIn(grid) });
  if (meant && seen.row === undefined) {
    const counts = meant.value === null ? defaultIn(description) : '';
    return (
      <>
        <bdi>{valueInMarks(meant.value, wording)}</bdi>
        {counts !== '' && <span class="quiet"> {wording.t('whyCounts', { value: counts })}</span>}
      </>
    );
  }
  return (
    <>
      {meant && <bdi>{valueInMarks(meant.value, wording)}</bdi>}
      <Folded class="listed" summary={size}>
        <Listed grid={grid} labels={labels} />
      </Folded>
    </>
  );
}

/** What an argument is where nothing is given, as the help prints it: the end of its description, or one of what it lists. */
function defaultIn(description: string): string {
  const { 1: atEnd = '' } = /(?:^|\. )\p{L}+: ([^:]+)\.$/u.exec(description) ?? [];
  // `"Pairs" (default), "Swiss"`: one of several that are listed.
  const { 1: marked = '' } =
    /("[^"]*"|\d[^",.:]*?) \([^()]*(?:default|standaard)\)/.exec(description) ?? [];
  return atEnd === '' ? marked : atEnd;
}

function Listed({
  grid,
  labels,
}: {
  readonly grid: Grid;
  readonly labels: readonly string[];
}): VNode {
  const wording = useWording();
  const { values, columns } = grid;
  // Another list has rows of its own.
  const names = labels.length === values.length ? labels : [];
  const shown = values.slice(0, LISTED).flat().slice(0, LISTED);
  const left = values.length * columns - LISTED;
  return (
    <ul>
      {shown.map((value, at) => (
        <li key={at}>
          {columns === 1 && <span class="quiet">{rowName(at, names, wording)} </span>}
          <bdi>{valueInMarks(value, wording)}</bdi>
        </li>
      ))}
      {left > 0 && <li class="quiet">{wording.t('whyMore', { count: left })}</li>}
    </ul>
  );
}

/** Where an argument comes from: its cell or cells, what chose them, or what it is worked out from. */
function ArgumentPlace({
  seen,
  sheetId,
  onGo,
}: {
  readonly seen: ArgumentSeen | undefined;
  /** The sheet of the cell explained. */
  readonly sheetId: string;
  readonly onGo: (at: CellAt) => void;
}): VNode {
  const wording = useWording();
  const { t, mark } = wording;
  if (seen?.grid === undefined) return <>{t('whyLeftOut')}</>;
  const { grid, meant, source, filled } = seen;
  const { range } = grid;
  const chooser = /^[A-Z][\w.]*(?=\()/i.exec(source)?.[0];
  const taken = chooser !== undefined && (
    <span class="quiet">{t('whyTakes', { name: chooser.toUpperCase() })} </span>
  );
  if (meant?.at) {
    return (
      <>
        {taken}
        <CellLink at={meant.at} sheetId={sheetId} onGo={onGo} />
      </>
    );
  }
  const first = range && firstOf(grid).at;
  if (first) {
    return (
      <>
        {taken}
        <button
          type="button"
          class="link"
          onClick={() => {
            onGo(first);
          }}
        >
          {taken ? areaFrom(sheetId, range) : source}
        </button>
      </>
    );
  }
  const from = meant ? cellsBehind([meant]) : [];
  // What IF takes may be typed, yet it was taken.
  if (from.length === 0 && !taken) return <>{t('whyTyped')}</>;
  return (
    <>
      <span class="quiet">{t('whyWorkedOut')} </span>
      <WorkedOut text={workedOut(shownFormula(source, mark), filled, wording)} />
    </>
  );
}

/** A longer text is folded to its first signs: its column is narrow. */
const LONGEST = 120;

function WorkedOut({ text }: { readonly text: string }): VNode {
  const all = <code class="source">{text}</code>;
  if (text.length <= LONGEST) return all;
  return <Folded summary={<code class="source">{`${text.slice(0, 30)} …`}</code>}>{all}</Folded>;
}

/** `Year!B3+Year!B7 = 5+1` */
function workedOut(source: string, filled: FilledPiece | undefined, wording: Wording): string {
  if (!filled) return source;
  const values = filled.map((piece) => {
    if (typeof piece === 'string') return shownFormula(piece, wording.mark);
    return piece.value === null ? '0' : shownValue(piece.value, wording);
  });
  return `${source} = ${values.join('')}`;
}
