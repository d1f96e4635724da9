import type { VNode } from 'preact';
import { type MutableRef, useEffect, useRef } from 'preact/hooks';
import { type Difference, type KuksuCycle, placementsOf } from '../../../src';
import { InSteps } from '../../controls/InSteps';
import { Folded } from '../../controls/Row';
import { FoldedRest, LongTable } from '../../controls/Table';
import { SharedTexts } from '../../controls/sharing/CopyText';
import type { DetailProps } from '../../jobs/view/operation-props';
import { useWording } from '../../controls/wording';
import { type GroupOptions, movesOf } from '../given';
import type { GroupPreview } from '../group';
import { announcedLeagues } from '../shared';
import { lastOf, markOf, signOf, TierLeagues } from './TierLeagues';

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
  const line = ({ row, name, league, place }: KuksuCycle.Absent): VNode => (
    <li key={row}>{t('kuksuAbsentLine', { name, league, place })}</li>
  );
  return (
    <Folded class="tier" summary={t('kuksuAbsent', { count: absent.length })}>
      <ul>{absent.slice(0, mostAbsent).map(line)}</ul>
      <FoldedRest count={absent.length - mostAbsent}>
        <ul>
          <InSteps of={absent.slice(mostAbsent)} draw={line} />
        </ul>
      </FoldedRest>
    </Folded>
  );
}

/** Players who changed tiers, and players not placed by their default tier. */
function Movers({ grouping }: { readonly grouping: KuksuCycle.Grouping }): VNode | null {
  const { t } = useWording();
  const placements = placementsOf(grouping);
  // Without a cycle before, everyone is new.
  if (placements.every(({ movement }) => movement === 'new')) return null;
  const movers = placements.filter(({ movement, how }) => {
    return movement !== 'stays' || how.by !== 'default';
  });
  if (movers.length === 0) return <p>{t('kuksuNobodyMoved')}</p>;
  const heading = t('kuksuWhoMoved', { count: movers.length });
  return (
    <Folded class="tier" summary={heading}>
      <LongTable
        label={heading}
        look="cells plain wrapped"
        atFirst={100}
        head={
          <>
            <th scope="col">{t('kuksuName')}</th>
            <th scope="col">{t('kuksuFrom')}</th>
            <th scope="col">{t('kuksuTo')}</th>
            <th scope="col">{t('kuksuChange')}</th>
          </>
        }
        of={movers}
        row={(placement) => {
          const [sign, meaning] = signOf(placement, t);
          const mark = markOf(placement, t);
          return (
            <>
              <th scope="row">
                <bdi>{placement.name}</bdi>
              </th>
              <td>{lastOf(placement)}</td>
              <td>{placement.league}</td>
              <td>
                <span aria-hidden>{sign}</span> {mark === '' ? meaning : `${meaning}, ${mark}`}
              </td>
            </>
          );
        }}
      />
    </Folded>
  );
}

/** So many moves are told; the leagues show them all. */
const mostMoves = 30;

interface WhatIfProps {
  readonly difference: Difference | 'unknown';
  /** Whether a change was made at a player of the preview, who may have gone elsewhere with the focus. */
  readonly focus: MutableRef<boolean>;
}

/** The effect of the changes made here: the players who move. */
export function WhatIf({ difference, focus }: WhatIfProps): VNode {
  const { t } = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus.current) heading.current?.focus();
    focus.current = false;
  }, [difference, focus]);
  return (
    <section class="what-if">
      <h3 ref={heading} tabIndex={-1}>
        {t('kuksuWhatIf')}
      </h3>
      {difference === 'unknown' ? (
        <p>{t('kuksuWhatIfUnknown')}</p>
      ) : (
        <Moves difference={difference} />
      )}
    </section>
  );
}

function Moves({
  difference: { tiers, leagues, joined, gone },
}: {
  readonly difference: Difference;
}): VNode {
  const { t } = useWording();
  const lines = [
    ...joined.map(({ name, league }) => t('kuksuJoins', { name, to: league })),
    ...gone.map(({ name, league }) => t('kuksuGoes', { name, from: league })),
    ...tiers.map(({ name, from, to }) => {
      return t('kuksuMoves', { name, from: from.league, to: to.league });
    }),
  ];
  if (lines.length + leagues.length === 0) return <p>{t('kuksuWhatIfNone')}</p>;
  const listed = (line: string): VNode => <li key={line}>{line}</li>;
  return (
    <>
      <ul>{lines.slice(0, mostMoves).map(listed)}</ul>
      <FoldedRest count={lines.length - mostMoves}>
        <ul>
          <InSteps of={lines.slice(mostMoves)} draw={listed} />
        </ul>
      </FoldedRest>
      {leagues.length > 0 && <p class="quiet">{t('kuksuMovesMore', { count: leagues.length })}</p>}
    </>
  );
}
