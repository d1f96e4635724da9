import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { placementsOf, type KuksuCycle } from '../../../src';
import { Folded } from '../../views/controls/Folded';
import { FoldedRest } from '../../views/controls/Table';
import { SharedTexts } from '../../views/controls/sharing/SharedTexts';
import type { DetailProps } from '../../views/operation/operation-props';
import { useWording } from '../../views/wording';
import type { GroupOptions } from '../given';
import type { GroupPreview } from '../group';
import { movesOf } from '../draft';
import { announcedLeagues } from '../shared';
import { Movers } from './Movers';
import { TierLeagues } from './TierLeagues';
import { WhatIf } from './WhatIf';

/** So many of those who are absent are named; the list of last cycle has them all. */
const mostAbsent = 30;

/** The new leagues, tier by tier, with every player's move and its reason. */
export function GroupDetail({
  detail: { grouping, difference, depends, title },
  options,
  onChange,
}: DetailProps<GroupOptions, GroupPreview>): VNode {
  const { t, language } = useWording();
  const changedHere = useRef(false);
  const change = (changes: GroupOptions['changes']): void => {
    changedHere.current = true;
    onChange({ ...options, changes });
  };
  return (
    <>
      <Summary grouping={grouping} />
      {difference !== undefined && <WhatIf difference={difference} focus={changedHere} />}
      {depends !== undefined && <Depends depends={depends} />}
      <p class="quiet">{t('kuksuPlayerHint')}</p>
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
      <Folded class="share" summary={t('kuksuShareLeagues')}>
        <SharedTexts {...announcedLeagues(grouping, title, { t, language })} />
      </Folded>
    </>
  );
}

/** The seats of a draft that depend on the title match. */
function Depends({ depends }: { readonly depends: NonNullable<GroupPreview['depends']> }): VNode {
  const { t } = useWording();
  const moves = depends === 'unknown' ? [] : movesOf(depends, t);
  return (
    <section class="what-if">
      <h3>{t('kuksuDepends')}</h3>
      <p>
        {t(
          depends === 'unknown'
            ? 'kuksuDraftUnknown'
            : moves.length === 0
              ? 'kuksuDraftSame'
              : 'kuksuDependsHow',
        )}
      </p>
      <ul>
        {moves.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ grouping }: { readonly grouping: KuksuCycle.Grouping }): VNode {
  const { t } = useWording();
  const { leagues, tiers, champion, leftOut } = grouping;
  const players = placementsOf(grouping).length;
  return (
    <>
      <h3>
        {leagues.length === 1
          ? t('kuksuSummaryOne', { players })
          : t('kuksuSummary', { players, leagues: leagues.length, tiers })}
      </h3>
      {champion !== undefined && <p>{t('kuksuChampion', { name: champion })}</p>}
      {leftOut.length > 0 && <p>{t('kuksuLeftOut', { names: leftOut.map(({ name }) => name) })}</p>}
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
  const lines = absent.map(({ row, name, league, place }) => (
    <li key={row}>{t('kuksuAbsentLine', { name, league, place })}</li>
  ));
  return (
    <Folded class="tier" summary={t('kuksuAbsent', { count: absent.length })}>
      <ul>{lines.slice(0, mostAbsent)}</ul>
      <FoldedRest count={lines.length - mostAbsent}>
        <ul>{lines.slice(mostAbsent)}</ul>
      </FoldedRest>
    </Folded>
  );
}
