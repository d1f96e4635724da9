import type { VNode } from 'preact';
import { shownFormula } from '../../plan/notation';
import type { ArgumentSeen } from '../../why/parts';
import { cellsBehind, type CellAt, type FilledPiece } from '../../why/values/cell';
import { firstOf } from '../../why/values/grid';
import { Folded } from '../controls/Folded';
import { useWording, type Wording } from '../wording';
import { CellLink } from './CellLink';
import { areaFrom, shownValue } from './words';

/** Where an argument comes from: its cell or cells, what chose them, or what it is worked out from. */
export function ArgumentPlace({
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
