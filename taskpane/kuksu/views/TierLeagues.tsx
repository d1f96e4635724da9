import type { VNode } from 'preact';
import type { KuksuCycle } from '../../../src';
import { Folded } from '../../views/controls/Folded';
import { useWording } from '../../views/wording';
import type { Changes } from '../changes';
import { tierName } from '../tier-name';
import { FilledSeats } from './FilledSeats';
import { PlayerLine } from './PlayerLine';

export interface TierProps {
  readonly fill: KuksuCycle.TierFill;
  readonly grouping: KuksuCycle.Grouping;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}

/** A tier of so many leagues is open at first: more are shown only when they are asked for. */
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
        {leagues.map(({ league, players }) => (
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
        ))}
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
