import type { EventState, Position } from '../event/event-state';
import type { PlayerNumber } from '../event/event';

/** N1: the stronger first; equal strength in entry order, which is the stored number. */
export function byStrength(a: Position, b: Position): number {
  return b.player.strength - a.player.strength || a.number - b.number;
}

/**
 * The order inside a group: SOS, then strength, then entry order (N4). Before round 1 SOS is the same throughout a
 * starting group, which leaves N3's order by strength.
 */
export function byGroupOrder(a: Position, b: Position): number {
  return b.sos - a.sos || byStrength(a, b);
}

/** Score first: the order of the title candidates, and of a whole field. */
export function byScore(a: Position, b: Position): number {
  return b.score - a.score || byGroupOrder(a, b);
}

/** A group of the moment: its players present, in the order of slide, fold and floats. */
export interface Group {
  /** 0 for the Topgroep. */
  readonly group: number;
  readonly players: readonly Position[];
}

/** The players of the next round: in the event and not absent. */
export function presentPlayers(
  { positions }: EventState,
  absent: readonly PlayerNumber[] = [],
): readonly Position[] {
  const away = new Set(absent);
  return [...positions.values()].filter(({ inEvent, number }) => inEvent && !away.has(number));
}

/** Players by their groups of the moment, from the top; groups without a player do not appear. */
export function groupsOf(players: readonly Position[]): readonly Group[] {
  const groups = new Map<number, Position[]>();
  for (const player of players) {
    const members = groups.get(player.group);
    if (members) members.push(player);
    else groups.set(player.group, [player]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([group, members]) => ({ group, players: members.sort(byGroupOrder) }));
}
