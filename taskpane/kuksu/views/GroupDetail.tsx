import type { VNode } from 'preact';
import { cycleSentences, placementsOf, type KuksuCycle } from '../../../src';
import { Table } from '../../kgs/views/Table';
import type { DetailProps } from '../../views/operation-props';
import { useWording } from '../../views/wording';
import type { GroupOptions } from '../given';
import type { GroupPreview } from '../group';
import { TierLeagues } from './TierLeagues';
import { WhatIf } from './WhatIf';

/** So many rows are shown; the sheet has them all. */
const mostRows = 100;
const mostAbsent = 30;

/** The new leagues: tier by tier, with what became of whom and why. */
export function GroupDetail({
  detail: { grouping, difference },
  options,
  onChange,
}: DetailProps<GroupOptions, GroupPreview>): VNode {
  const change = (changes: GroupOptions['changes']): void => {
    onChange({ ...options, changes });
  };
  return (
    <>
      <Summary grouping={grouping} />
      {difference !== undefined && <WhatIf difference={difference} />}
      {grouping.fills.map((fill) => (
        <TierLeagues
          key={fill.tier}
          fill={fill}
          grouping={grouping}
          changes={options.changes}
          onChanges={change}
        />
      ))}
      <Movers grouping={grouping} />
      <AbsentPlayers absent={grouping.absent} />
    </>
  );
}

function Summary({ grouping }: { readonly grouping: KuksuCycle.Grouping }): VNode {
  const { t } = useWording();
  const { leagues, tiers, champion, leftOut } = grouping;
  const players = placementsOf(grouping).length;
  return (
    <>
      <p>
        {leagues.length === 1
          ? t('kuksuSummaryOne', { players })
          : t('kuksuSummary', { players, leagues: leagues.length, tiers })}
      </p>
      {champion !== undefined && <p>{t('kuksuChampion', { name: champion })}</p>}
      {leftOut.length > 0 && (
        <p>{t('kuksuLeftOut', { names: leftOut.map(({ name }) => name).join(', ') })}</p>
      )}
    </>
  );
}

/** Who changed tiers, and everyone who was not placed by the default tier. */
function Movers({ grouping }: { readonly grouping: KuksuCycle.Grouping }): VNode {
  const { t, language } = useWording();
  const words = cycleSentences(language);
  const movers = placementsOf(grouping).filter(({ movement, how }) => {
    return movement !== 'stays' || how.by !== 'default';
  });
  return (
    <>
      <h3>{t('kuksuWhoMoved')}</h3>
      {movers.length === 0 ? (
        <p>{t('kuksuNobodyMoved')}</p>
      ) : (
        <Table
          label={t('kuksuWhoMoved')}
          columns={[t('kuksuName'), t('kuksuFrom'), t('kuksuTo'), t('kuksuHow')]}
          rows={movers
            .slice(0, mostRows)
            .map((placement) => [
              placement.name,
              placement.last ? `${placement.last.league} ${placement.last.place}` : '',
              `${placement.league} ${placement.seed}`,
              words.placement(placement, grouping.fills[placement.tier - 1]),
            ])}
          more={movers.length - mostRows}
        />
      )}
    </>
  );
}

function AbsentPlayers({
  absent,
}: {
  readonly absent: readonly KuksuCycle.Absent[];
}): VNode | null {
  const { t } = useWording();
  if (absent.length === 0) return null;
  return (
    <details>
      <summary>{t('kuksuAbsent', { count: absent.length })}</summary>
      <ul>
        {absent.slice(0, mostAbsent).map(({ row, name, league, place }) => (
          <li key={row}>{t('kuksuAbsentLine', { name, league, place })}</li>
        ))}
      </ul>
      {absent.length > mostAbsent && (
        <p class="quiet">{t('moreRows', { count: absent.length - mostAbsent })}</p>
      )}
    </details>
  );
}
