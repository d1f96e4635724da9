import type { VNode } from 'preact';
import { ruled, type TextKey } from '../../../src/language';
import { sharedPlaces } from '../../../src/exchange';
import type { DetailProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import type { Standing, TournamentPreview } from '../add-tournament';
import { shownNumber } from '../../sheets/notation';
import type { TournamentOptions } from '../tournament';
import { EnginesQuestion } from './EnginesQuestion';
import { ShareStandings } from '../../controls/sharing/CopyText';
import { InSteps } from '../../controls/InSteps';
import { Folded } from '../../controls/Row';
import { Table } from '../../controls/Table';
import type { AnnualRow } from '../../../src';

/** Rows shown; the sheet has all. */
const mostRows = 50;

const sources = {
  ownPoints: 'kgsFromOwnPoints',
  ownTable: 'kgsFromOwnTable',
  yearPoints: 'kgsFromYearPoints',
  reconstruction: 'kgsFromReconstruction',
} as const;

/** Standings with ties, the points with their reasons, and what becomes of the year. */
export function TournamentDetail({
  detail,
  options,
  onChange,
}: DetailProps<TournamentOptions, TournamentPreview>): VNode {
  const { t } = useWording();
  const { F, source, standings, left, totals, asked } = detail;
  const players = standings.length;
  const question = asked.accounts.length > 0 && (
    <EnginesQuestion
      asked={asked}
      onChoose={(account, engine) => {
        onChange({ ...options, engines: { ...options.engines, [account]: engine } });
      }}
    />
  );
  return (
    <>
      {asked.engines.length > 0 && question}
      <h3>{t('kgsPreviewStandings')}</h3>
      <p>
        {F === undefined ? t('kgsPreviewPlayers', { players }) : t('kgsPreviewF', { F, players })}
      </p>
      <p class="quiet">{t(sources[source])}</p>
      <Standings standings={standings} />
      <Folded summary={t('kgsPreviewWhy')}>
        <Reasons standings={standings} />
      </Folded>
      {left.length > 0 && (
        <>
          <h3>{t('kgsPreviewNotCounted')}</h3>
          <ul>
            <InSteps
              of={left}
              draw={({ account, played, scheduled }) => (
                <li key={account}>
                  {t('kgsPreviewNotCountedLine', { account, played, scheduled })}
                </li>
              )}
            />
          </ul>
        </>
      )}
      {totals && <YearTotals title="kgsPreviewYear" totals={totals} />}
      {asked.engines.length === 0 && question}
    </>
  );
}

function Standings({ standings }: { readonly standings: readonly Standing[] }): VNode {
  const { t, mark } = useWording();
  const shown = sharedPlaces(standings.map(({ place }) => place));
  return (
    <>
      <Table
        label={t('kgsPreviewStandings')}
        columns={[
          t('kgsPlace'),
          t('kgsAccount'),
          t('kgsWins'),
          t('kgsSos'),
          t('kgsSodos'),
          t('kgsPoints'),
        ]}
        of={standings}
        row={({ place, account, wins, sos, sodos, points }) => [
          place,
          account,
          ...[wins, sos, sodos].map((value) => ({ number: shownNumber(value, mark) })),
          { number: shownNumber(points, mark), isTotal: true },
        ]}
      />
      <ShareStandings
        caption={t('kgsPreviewStandings')}
        columns={[t('kgsPlace'), t('kgsAccount'), t('kgsPoints'), t('kgsWins')]}
        lines={standings.map(({ account, points, wins }, i) => ({
          place: shown[i] ?? '',
          name: account,
          score: shownNumber(points, mark),
          figures: [shownNumber(wins, mark)],
        }))}
      />
    </>
  );
}

/** The reasons for the points, step by step; players level on everything have the same ones. */
function Reasons({ standings }: { readonly standings: readonly Standing[] }): VNode {
  const { t, mark, say } = useWording();
  return (
    <>
      {reasons(standings.slice(0, mostRows)).map(({ accounts, points, why }) => (
        <section key={accounts[0]}>
          <p>
            {t('kgsPreviewPointsOf', {
              accounts,
              points: shownNumber(points, mark),
            })}
          </p>
          <ul class="findings">
            {why.map((step, i) => (
              <li key={i}>{say(ruled(step))}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface Reason {
  readonly accounts: string[];
  readonly points: number;
  readonly why: Standing['why'];
}

function reasons(standings: readonly Standing[]): readonly Reason[] {
  const found: Reason[] = [];
  for (const { account, points, why } of standings) {
    const last = found.at(-1);
    if (why.length === 0) continue;
    if (last?.why === why) last.accounts.push(account);
    else found.push({ accounts: [account], points, why });
  }
  return found;
}

/** The totals of the year as they will be. */
export function YearTotals({
  title,
  totals,
}: {
  readonly title: TextKey;
  readonly totals: readonly AnnualRow[];
}): VNode {
  const { t, say, mark } = useWording();
  const heading = say({ code: title });
  const shown = sharedPlaces(totals.map(({ place }) => place));
  return (
    <>
      <h3>{heading}</h3>
      <Table
        label={heading}
        columns={[t('kgsPlace'), t('kgsEngine'), t('kgsPreviewTotal'), t('kgsPreviewEvents')]}
        of={totals}
        row={({ place, engine, total, events }) => [
          place,
          engine,
          { number: shownNumber(total, mark), isTotal: true },
          { number: String(events) },
        ]}
      />
      <ShareStandings
        caption={heading}
        columns={[t('kgsPlace'), t('kgsEngine'), t('kgsPreviewTotal'), t('kgsPreviewEvents')]}
        lines={totals.map(({ engine, total, events }, i) => ({
          place: shown[i] ?? '',
          name: engine,
          score: shownNumber(total, mark),
          figures: [String(events)],
        }))}
      />
    </>
  );
}
