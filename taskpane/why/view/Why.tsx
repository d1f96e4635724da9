import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ComponentChildren, Fragment, type RefObject, type VNode } from 'preact';
import { isFocusLost } from '../../controls/use-focus';
import type { Writer } from '../../jobs/writer';
import type { FunctionReference } from '../../reference/help';
import type { Place } from '../../sheets/address';
import type { SheetService } from '../../excel/workbook/workbook';
import type { ActiveCell, WhyService } from '../../excel/workbook/why';
import { misspeltIn } from './faults/Warnings';
import type { Formula } from '../formula/node';
import type { CellAt } from '../values/cell';
import { addressOf, type OriginCell, originsAmong, referredIn } from '../explanation';
import { useTellOutcome } from '../../controls/status/LoadingLine';
import { useWording } from '../../controls/wording';
import { Explained } from './Explained';
import { CellHead } from './CellHead';
import { type Pane, paneOf } from '../found-cell';
import { type CellSeen, type ExplainedCell, MOST_CELLS, useExplanation } from './use-explanation';
import type { Problem } from '../../excel/workbook/problems';
import { isKnownAsOurs } from './figures/find-figure';
import { addressFrom } from './words';

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

/** Milliseconds after which a cell that Excel is still calculating is read again; after the last one the user asks. */
export const pauses = [1000, 2000, 4000] as const;

/** Reads a cell again that shows #BUSY!: a few times, then no more until another cell is selected. */
function useBusyAgain(seen: CellSeen | undefined, refresh: () => void): void {
  const tried = useRef({ key: '', times: 0 });
  useEffect(() => {
    const cell = seen?.kind === 'explained' ? seen.found.cell : undefined;
    const key = cell?.held.value === '#BUSY!' ? `${cell.sheetId} ${cell.row} ${cell.column}` : '';
    if (tried.current.key !== key) tried.current = { key, times: 0 };
    const pause = key === '' ? undefined : pauses[tried.current.times];
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => {
      tried.current.times += 1;
      refresh();
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [seen, refresh]);
}

/** Of a formula that is not ours: which of the cells it refers to can be explained. Nothing is asked before the button is pressed. */
function Origins({
  cell,
  formula,
  pane,
  service,
  onExplain,
}: {
  readonly cell: ActiveCell;
  readonly formula: Formula;
  readonly pane: Pane;
  readonly service: WhyService;
  readonly onExplain: (at: CellAt) => void;
}): VNode | null {
  const { t, problem } = useWording();
  const [found, setFound] = useState<readonly OriginCell[] | Problem>();
  const referred = referredIn(formula, cell);
  if (referred.length === 0) return null;
  const ask = (): void => {
    void service.referred(cell.sheetId, referred).then((read) => {
      setFound(
        read.ok
          ? originsAmong(read.value, pane, (each) => isKnownAsOurs({ ...cell, ...each }))
          : read.problem,
      );
    });
  };
  if (!found || 'code' in found) {
    return (
      <>
        {found && <p role="alert">{problem(found)}</p>}
        <button type="button" class="ask" onClick={ask}>
          {t('whyOrigin')}
        </button>
      </>
    );
  }
  if (found.length === 0)
    return (
      <p role="status" class="ask">
        {t('whyNoOrigin')}
      </p>
    );
  return (
    <section>
      <h2>{t('whyOrigins')}</h2>
      <ul class="origins">
        {found.map(({ cell: at, functions }) => {
          const address = addressFrom(cell.sheetId, at);
          return (
            <li key={`${at.sheetId} ${address}`}>
              <span>
                <strong>{address}</strong> <bdi>{at.shown}</bdi>{' '}
                <code class="quiet">{functions.join(', ')}</code>
              </span>
              <button
                type="button"
                class="link"
                aria-label={t('whyExplainOf', { address })}
                onClick={() => {
                  onExplain(at);
                }}
              >
                {t('whyExplain')}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * Gives what is called when a button is pressed that may go with what it changes, now or once `shown` is new: then the
 * control in its place takes the focus.
 */
function useFocusHandedOn(
  view: RefObject<HTMLElement>,
  inItsPlace: string,
  shown: unknown,
): () => void {
  /** What was shown at the press, until it is known where the focus is. */
  const pressed = useRef<{ readonly shown: unknown }>();
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const isLost = isFocusLost();
    if (isLost) view.current?.querySelector<HTMLElement>(inItsPlace)?.focus();
    if (isLost || shown !== pressed.current.shown) pressed.current = undefined;
  });
  return () => {
    pressed.current = { shown };
  };
}
