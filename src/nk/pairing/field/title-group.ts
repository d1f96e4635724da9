import { existing } from '../../../existing';
import type { PlayerNumber, Settings } from '../../event/event';
import type { Position } from '../../event/event-state';
import { groupsOf } from '../../standings/group-order';
import { floatOrder } from './float';
import { isCandidate } from '../../standings/title';

/** The candidates paired among themselves (N7). */
export interface TitleGroup {
  readonly members: ReadonlySet<PlayerNumber>;
  /** The candidate who floats to the group below if their number is odd. */
  readonly floater?: PlayerNumber;
}

const NOBODY: TitleGroup = { members: new Set() };

/**
 * The title group of a round (N7): from `titleFrom` on the candidates among the players to pair. If their number is odd,
 * one floats: the Topgroep's only player if the others, an even number, are all in Groep 1; else the player of Groep 1
 * that N6 prefers, among those with an unmet partner in the next group with players. If Groep 1 is empty, the same
 * applies to the Topgroep.
 *
 * @param mayMeet whether two players, not both candidates, may meet
 */
export function titleGroup(
  players: readonly Position[],
  round: number,
  settings: Settings,
  mayMeet: (a: Position, b: Position) => boolean,
): TitleGroup {
  if (round < settings.titleFrom) return NOBODY;
  const candidates = players.filter(isCandidate);
  const members = new Set(candidates.map(({ number }) => number));
  if (candidates.length % 2 === 0) return { members };

  const [first, lower] = groupsOf(candidates);
  const upper = existing(first);
  const [alone, ...others] = upper.players;
  if (others.length === 0) {
    return { members, floater: existing(alone).number };
  }
  const source = lower ?? upper;
  // In an even field some players are no candidates; these are lower.
  const below = existing(groupsOf(players).find(({ group }) => group > source.group)).players;
  const order = floatOrder(source.players, settings.floatDown);
  const floater =
    order.find((player) => below.some((other) => mayMeet(player, other))) ?? existing(order[0]);
  return { members, floater: floater.number };
}
