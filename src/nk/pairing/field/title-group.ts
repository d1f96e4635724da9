import { existing } from '../../../existing';
import type { PlayerNumber, Position, Settings } from '../../event/event';
import { groupsOf } from '../../standings/group-order';
import { floatOrder } from './float';
import { isCandidate } from '../../standings/title';

/** The candidates who are paired among themselves (N7). */
export interface TitleGroup {
  readonly members: ReadonlySet<PlayerNumber>;
  /** Of an odd number, the one who floats to the group below. */
  readonly floater?: PlayerNumber;
}

const NOBODY: TitleGroup = { members: new Set() };

/**
 * The title group of a round (N7): from `titleFrom` the candidates among those to be paired. If their number is odd, one
 * floats: the Topgroep's one player, when the others are all in Groep 1 in even number; else the player of Groep 1
 * whom N6 prefers among those with an unmet partner in the next group that has players. Where Groep 1 has
 * nobody, the same of the Topgroep.
 *
 * @param mayMeet whether two players may meet who are not both candidates
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
  if (lower !== undefined && others.length === 0) {
    return { members, floater: existing(alone).number };
  }
  const source = lower ?? upper;
  // Of an even number of players some are no candidates, and those stand lower.
  const below = existing(groupsOf(players).find(({ group }) => group > source.group)).players;
  const order = floatOrder(source.players, settings.floatDown);
  const floater =
    order.find((player) => below.some((other) => mayMeet(player, other))) ?? existing(order[0]);
  return { members, floater: floater.number };
}
