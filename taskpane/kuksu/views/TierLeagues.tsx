import type { VNode } from 'preact';
import { explainPlacement, explainSeat, type KuksuCycle } from '../../../src';
import { InSteps } from '../../controls/InSteps';
import { Folded } from '../../controls/Row';
import { useWording, type Wording } from '../../controls/wording';
import { type Changes, withoutPin, withPin, withWithdrawn } from '../given';
import { tierName } from '../crosstable-layout';
import { useState } from 'preact/hooks';
import { ruled } from '../../../src/language';
import type { PlayerProps } from './ChangesField';
import { Field } from '../../controls/Field';
import { LongTable, NumberHeading } from '../../controls/Table';

interface TierProps {
  readonly fill: KuksuCycle.TierFill;
  readonly grouping: KuksuCycle.Grouping;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}

/** A tier of so many leagues is open at first: more are shown only when they are asked for, so many in a step. */
const openLeagues = 4;

/** A tier: its leagues side by side, and how its seats were filled. */
export function TierLeagues({ fill, grouping, changes, onChanges }: TierProps): VNode {
  const { t } = useWording();
  const { tier } = fill;
  const leagues = grouping.leagues.filter((league) => league.tier === tier);
  const heading = tierName(tier, t);
  return (
    <Folded
      class="tier"
      openAtFirst={leagues.length <= openLeagues}
      summary={
        <>
          {heading} <span class="what">{useSeats(leagues)}</span>
        </>
      }
    >
      <div class="leagues" role="region" aria-label={heading} tabIndex={0}>
        <InSteps
          of={leagues}
          atOnce={openLeagues}
          draw={({ league, players }) => (
            <section key={league} class="league" aria-label={t('kuksuRanked', { league })}>
              <h3>{league}</h3>
              <ol>
                {players.map((placement) => (
                  <li key={placement.row}>
                    <PlayerLine
                      placement={placement}
                      fill={fill}
                      tiers={grouping.tiers}
                      changes={changes}
                      onChanges={onChanges}
                    />
                  </li>
                ))}
              </ol>
            </section>
          )}
        />
      </div>
      {fill.filled.length > 0 && <FilledSeats fill={fill} />}
    </Folded>
  );
}

const ways = [
  ['default', 'kuksuSeatsDefault'],
  ['pin', 'kuksuSeatsPinned'],
  ['fill', 'kuksuSeatsFilled'],
  ['moveDown', 'kuksuSeatsMoved'],
] as const;

/** "20 seats: 12 by default, 1 pinned, 7 filled" of those who play there; zero counts are left out. */
function useSeats(leagues: readonly KuksuCycle.League[]): string {
  const { t } = useWording();
  const players = leagues.flatMap((league) => league.players);
  const parts = ways.flatMap(([by, key]) => {
    const count = players.filter(({ how }) => how.by === by).length;
    return count > 0 ? [t(key, { count })] : [];
  });
  return t('kuksuTierSeats', { seats: players.length, how: parts.join(', ') });
}

/** One player: opened, it says why, and offers what the director may do. */
function PlayerLine(props: PlayerProps): VNode {
  const { t, mark } = useWording();
  const [open, setOpen] = useState(false);
  const { placement } = props;
  const { name, rating, movement } = placement;
  const [sign, meaning] = signOf(placement, t);
  const [last, how] = [lastOf(placement), markOf(placement, t)];
  return (
    <details
      class="player"
      data-movement={movement}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span class="sign" role="img" aria-label={meaning} title={meaning}>
          {sign}
        </span>{' '}
        <bdi class="name">{name}</bdi>{' '}
        <span class="rating">{String(rating).replace('.', mark)}</span>{' '}
        <span class="came">
          {last} {how !== '' && <span class="badge">{how}</span>}
        </span>
      </summary>
      {open && <PlayerActions {...props} />}
    </details>
  );
}

function PlayerActions({ placement, fill, tiers, changes, onChanges }: PlayerProps): VNode {
  const { t, say } = useWording();
  const { name } = placement;
  return (
    <div class="actions">
      <p>{say(ruled(explainPlacement(placement, fill)))}</p>
      <p>{say(ruled(explainSeat(placement)))}</p>
      <PinField placement={placement} tiers={tiers} changes={changes} onChanges={onChanges} />
      <button
        type="button"
        onClick={() => {
          onChanges(withWithdrawn(changes, name));
        }}
      >
        {t('kuksuWithdraw')}
      </button>
    </div>
  );
}

/** The tier a player is pinned to: those that the rules forbid are shown and cannot be chosen (U5). */
function PinField({
  placement: { name, default: own },
  tiers,
  changes,
  onChanges,
}: Omit<PlayerProps, 'fill'>): VNode {
  const { t } = useWording();
  const pin = changes.pinned.find((each) => each.name === name);
  const all = Array.from({ length: tiers }, (_, index) => index + 1);
  return (
    <Field
      label={t('kuksuPinTo')}
      hint={own ? t('kuksuPinRule', { own: tierName(own.tier, t) }) : t('kuksuPinRuleFree')}
      control={(id, describedBy) => (
        <select
          id={id}
          value={pin === undefined ? '' : String(pin.tier)}
          aria-describedby={describedBy}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            onChanges(
              value === '' ? withoutPin(changes, name) : withPin(changes, name, Number(value)),
            );
          }}
        >
          <option value="">{t('kuksuPinNone')}</option>
          {all.map((tier) => {
            const allowed = own === undefined || tier <= own.tier;
            return (
              <option key={tier} value={tier} disabled={!allowed}>
                {allowed ? tierName(tier, t) : t('kuksuPinForbidden', { tier: tierName(tier, t) })}
              </option>
            );
          })}
        </select>
      )}
    />
  );
}

/** The players on the open seats of a tier with their sums, and the next in line (U7). */
function FilledSeats({
  fill: { tier, filled, next },
}: {
  readonly fill: KuksuCycle.TierFill;
}): VNode {
  const { t, mark } = useWording();
  const heading = t('kuksuFills', { count: filled.length });
  const figure = (value: number): string => String(value).replace('.', mark);
  const line = (order: string, { name, rating, award, sum }: KuksuCycle.Candidate): VNode => (
    <>
      <td class="number">{order}</td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td class="number">{figure(rating)}</td>
      <td class="number">{award === 0 ? '' : `+${figure(award)}`}</td>
      <td class="number">{figure(sum)}</td>
    </>
  );
  return (
    <Folded class="fills" summary={heading}>
      <LongTable
        label={`${tierName(tier, t)}: ${heading}`}
        look="cells plain wrapped"
        atFirst={40}
        head={
          <>
            <td />
            <th scope="col">{t('kuksuName')}</th>
            <NumberHeading>{t('kuksuRating')}</NumberHeading>
            <NumberHeading>{t('kuksuAward')}</NumberHeading>
            <NumberHeading>{t('kuksuSum')}</NumberHeading>
          </>
        }
        of={filled}
        row={(each, index) => line(String(index + 1), each)}
        foot={next.map((each) => (
          <tr key={each.name} class="quiet">
            {line(t('kuksuNextMark'), each)}
          </tr>
        ))}
      />
    </Folded>
  );
}

/** The arrow of a movement between tiers, and what it means. */
export function signOf(
  { movement }: Pick<KuksuCycle.Placement, 'movement'>,
  t: Wording['t'],
): readonly [sign: string, meaning: string] {
  switch (movement) {
    case 'promoted':
      return ['▲', t('kuksuUp')];
    case 'demoted':
      return ['▼', t('kuksuDown')];
    case 'stays':
      return ['=', t('kuksuSame')];
    case 'new':
      return ['★', t('kuksuNew')];
  }
}

/** The reason for a seat outside the default tier; undefined for a seat by default. */
export function markOf(
  { how, last }: Pick<KuksuCycle.Placement, 'how' | 'last'>,
  t: Wording['t'],
): string {
  switch (how.by) {
    case 'default':
      return '';
    case 'fill':
      if (how.award > 0) return t('kuksuFilledAward', { award: how.award });
      // Of a newcomer it goes without saying.
      return last === undefined ? '' : t('kuksuFilledMark');
    case 'pin':
      return t('kuksuPinnedMark');
    case 'moveDown':
      return t('kuksuMovedMark');
  }
}

/** "B2 3", the league and the place of last cycle; nothing for who was in none. */
export function lastOf({ last }: Pick<KuksuCycle.Placement, 'last'>): string {
  if (last === undefined) return '';
  // The former title holder was in no league.
  return last.place === 0 ? '' : `${last.league} ${last.place}`;
}
