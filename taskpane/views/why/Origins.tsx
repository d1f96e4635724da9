import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Formula } from '../../why/formula/parse';
import type { Pane } from '../../why/found-cell';
import { originsAmong, referredIn, type OriginCell } from '../../why/origins';
import type { CellAt } from '../../why/values/cell';
import type { ActiveCell, WhyService } from '../../workbook/why';
import type { Problem } from '../../workbook/problems';
import { useWording } from '../wording';
import { isKnownAsOurs } from './figures/find-figure';
import { addressFrom } from './words';

/** Of a formula that is not ours: which of the cells it refers to can be explained. Nothing is asked before the button is pressed. */
export function Origins({
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
