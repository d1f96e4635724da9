import { Fragment, type ComponentChildren, type VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Writer } from '../../operation/writer';
import type { FunctionReference } from '../../reference/types';
import type { Place } from '../../plan/place';
import type { SheetService } from '../../workbook/service';
import type { ActiveCell, WhyService } from '../../workbook/why';
import { misspeltIn } from '../../why/formula/misspelt';
import type { Formula } from '../../why/formula/parse';
import type { CellAt } from '../../why/values/cell';
import { addressOf } from '../../why/explanation';
import { useFocusHandedOn } from '../use-focus-handed-on';
import { useTellOutcome } from '../status/use-hindered';
import { useWording } from '../wording';
import { Explained } from './Explained';
import { useBusyAgain } from './use-busy-again';
import { CellHead } from './CellHead';
import { Origins } from './Origins';
import { paneOf } from './pane-of';
import { MOST_CELLS, useExplanation, type CellSeen, type ExplainedCell } from './use-explanation';

export interface WhyProps {
  readonly sheet: SheetService;
  readonly service: WhyService;
  readonly writer: Writer;
  readonly reference: readonly FunctionReference[];
}

/** Why the selected cell shows what it shows. */
export function Why({ sheet, service, writer, reference }: WhyProps): VNode {
  const { mark } = useWording();
  const pane = useMemo(() => paneOf(reference, mark), [reference, mark]);
  const [held, setHeld] = useState(false);
  const { seen, reading, waited, refresh } = useExplanation(
    { service, workbook: sheet.workbook },
    pane,
    held,
  );
  useBusyAgain(seen, refresh);
  const main = useRef<HTMLElement>(null);
  const tell = useTellOutcome();
  const keepFocus = useFocusHandedOn(main, '.links [aria-pressed]', seen);
  const show = (place: Place): void => {
    setHeld(true);
    void sheet.workbook.show(place).then(tell);
  };
  const go = ({ sheetId, sheet: name, row, column }: CellAt): void => {
    show({ sheetId, sheet: name, area: { row, column, rows: 1, columns: 1 } });
  };
  const hold = (next: boolean): void => {
    setHeld(next);
    if (next) return;
    keepFocus();
    refresh();
  };
  const goBack = ({ cell }: { readonly cell: ActiveCell }): void => {
    go(cell);
    setHeld(false);
    keepFocus();
  };
  /** What leads on from a formula that is not ours. */
  const origins = ({
    cell,
    formula,
  }: {
    readonly cell: ActiveCell;
    readonly formula: Formula | undefined;
  }): VNode | undefined =>
    formula && (
      <Origins
        key={keyOf(cell)}
        cell={cell}
        formula={formula}
        pane={pane}
        service={service}
        onExplain={(at) => {
          go(at);
          setHeld(false);
        }}
      />
    );
  // While another cell is read nothing of this changes.
  const explained = useMemo(
    () =>
      seen?.kind === 'explained' ? (
        <Explained
          key={keyOf(seen.found.cell)}
          seen={seen}
          pane={pane}
          fixing={{ service, writer }}
          reference={reference}
          held={held}
          onAgain={refresh}
          onHold={hold}
          onGo={go}
          onBack={() => {
            goBack(seen.found);
          }}
        />
      ) : seen?.kind === 'figure' ? (
        <Fragment key={keyOf(seen.cell)}>
          <seen.View
            cell={seen.cell}
            figure={seen.figure}
            held={held}
            onHold={hold}
            onGo={show}
            onBack={() => {
              goBack(seen);
            }}
          />
          {origins(seen)}
        </Fragment>
      ) : (
        <Other seen={seen} ids={pane.ids} onAgain={refresh}>
          {seen?.kind === 'foreign' && origins(seen)}
        </Other>
      ),
    [seen, held, pane, service, writer, reference],
  );
  return (
    <main ref={main} aria-busy={waited !== 'short'} data-kind={reading ? 'reading' : undefined}>
      {waited === 'said' && <ReadingLine />}
      {explained}
    </main>
  );
}

const keyOf = ({ sheetId, row, column, formula }: ActiveCell): string =>
  `${sheetId} ${row} ${column} ${formula}`;

function ReadingLine(): VNode {
  const { t } = useWording();
  return <p class="quiet">{t('whyReading')}</p>;
}

/** A cell without an explanation. */
function Other({
  seen,
  ids,
  onAgain,
  children,
}: {
  readonly seen: Exclude<CellSeen, ExplainedCell | { readonly kind: 'figure' }> | undefined;
  /** Of our functions. */
  readonly ids: readonly string[];
  readonly onAgain: () => void;
  /** What leads on from a formula that is not ours. */
  readonly children: ComponentChildren;
}): VNode {
  const { t, problem } = useWording();
  if (seen?.kind === 'tooMany') {
    const { cell, cells } = seen;
    return (
      <>
        <CellHead cell={cell} />
        <p>{t('whyTooMany', { cells, most: MOST_CELLS })}</p>
      </>
    );
  }
  if (seen?.kind === 'nothing' || seen?.kind === 'foreign') {
    const isNoName = seen.kind === 'foreign' && seen.cell.held.value === '#NAME?';
    const misspelt = isNoName ? misspeltIn(seen.formula, ids) : undefined;
    return (
      <>
        <CellHead cell={seen.cell} />
        <p class="quiet">
          {misspelt === undefined
            ? t('whyNothing', { address: addressOf(seen.cell) })
            : t('whyMisspelt', { name: misspelt })}
        </p>
        {children}
      </>
    );
  }
  return (
    <>
      <h1 class="for-readers">{t('viewWhy')}</h1>
      {seen?.kind === 'problem' ? (
        <>
          <p role="alert">{problem(seen.problem)}</p>
          <button type="button" onClick={onAgain}>
            {t('again')}
          </button>
        </>
      ) : (
        <p class="quiet">
          {t(seen?.kind === 'gone' ? 'whyGone' : seen ? 'whyEmpty' : 'selectedNothing')}
        </p>
      )}
    </>
  );
}
