import { existing } from '../../../existing';
import type { PlayerNumber, Settings } from '../../event/event';
import type { Position } from '../../event/event-state';
import { groupsOf } from '../../standings/group-order';
import { preferredRank } from './float';
import type { PairSet } from './pair-set';
import type { TitleGroup } from './title-group';

/** The pairs that the director allows and forbids. */
export interface PairRules {
  readonly forbidden: PairSet;
  /** Pairs that have met and may meet again. */
  readonly mayRepeat: PairSet;
}

/** A group of the players to pair: vertices in the order of slide, fold and floats. */
export interface FieldGroup {
  readonly group: number;
  readonly members: readonly number[];
}

/** The players to pair in a round, without the bye and the fixed pairs. A vertex is a place in `players`. */
export interface PairingField {
  /** By stored number. */
  readonly players: readonly Position[];
  /** From the top. */
  readonly groups: readonly FieldGroup[];
  readonly title: TitleGroup;
  readonly settings: Settings;
  readonly rules: PairRules;
  /** Whether this is round 1, whose pattern is the slide (N3); later it is the fold (N4). */
  readonly slides: boolean;
  /** For every vertex: the number of its group, and its place in the group's order, from 1. */
  readonly group: Int32Array;
  readonly rank: Int32Array;
  /** Its distance from the place that N6 prefers for a floater, and for a floater's opponent. */
  readonly fromDown: Float64Array;
  readonly fromUp: Float64Array;
  /** 1 for a title candidate, 2 if N7 gives an opponent among the candidates. */
  readonly candidate: Uint8Array;
}

export function fieldOf(
  players: readonly Position[],
  title: TitleGroup,
  settings: Settings,
  rules: PairRules,
  slides: boolean,
): PairingField {
  const vertex = new Map<PlayerNumber, number>();
  players.forEach(({ number }, index) => vertex.set(number, index));
  const [group, rank] = [new Int32Array(players.length), new Int32Array(players.length)];
  const [fromDown, fromUp] = [new Float64Array(players.length), new Float64Array(players.length)];
  const groups = groupsOf(players).map(({ group: number, players: own }) => {
    const down = preferredRank(settings.floatDown, own.length);
    const up = preferredRank(settings.floatUp, own.length);
    const members = own.map((player, index) => {
      const member = existing(vertex.get(player.number));
      group[member] = number;
      rank[member] = index + 1;
      fromDown[member] = Math.abs(index + 1 - down);
      fromUp[member] = Math.abs(index + 1 - up);
      return member;
    });
    return { group: number, members };
  });
  const candidate = new Uint8Array(players.length);
  for (const number of title.members) {
    candidate[existing(vertex.get(number))] = number === title.floater ? 1 : 2;
  }
  return {
    players,
    groups,
    title,
    settings,
    rules,
    slides,
    group,
    rank,
    fromDown,
    fromUp,
    candidate,
  };
}

/** The player at a vertex. */
export function playerAt({ players }: PairingField, vertex: number): Position {
  return existing(players[vertex]);
}

/** The vertices in a group's order, from the top. */
export function membersOf({ groups }: PairingField, number: number): readonly number[] {
  return existing(groups.find(({ group }) => group === number)).members;
}

/** How often two have met. */
export function meetings(field: PairingField, u: number, v: number): number {
  return playerAt(field, u).met.get(playerAt(field, v).number) ?? 0;
}

/** Whether the director forbids a pair. */
export function isForbidden(field: PairingField, u: number, v: number): boolean {
  return isAmong(field.rules.forbidden, field, u, v);
}

/** Whether two have met and may not meet again (N5 1). Within the title group they may (N7). */
export function isBarredRepeat(field: PairingField, u: number, v: number): boolean {
  if (meetings(field, u, v) === 0 || (isTitle(field, u) && isTitle(field, v))) return false;
  return !isAmong(field.rules.mayRepeat, field, u, v);
}

export function isLegal(field: PairingField, u: number, v: number): boolean {
  return !isForbidden(field, u, v) && !isBarredRepeat(field, u, v);
}

/** Whether two may meet, and for the first time. */
export function isNew(field: PairingField, u: number, v: number): boolean {
  return meetings(field, u, v) === 0 && !isForbidden(field, u, v);
}

/** Whether a player is in the title group (N7). */
export function isTitle({ candidate }: PairingField, vertex: number): boolean {
  return candidate[vertex] !== 0;
}

/** Whether N7 gives a player an opponent among the candidates. */
export function meetsCandidates({ candidate }: PairingField, vertex: number): boolean {
  return candidate[vertex] === 2;
}

export function sameGroup({ group }: PairingField, u: number, v: number): boolean {
  return group[u] === group[v];
}

/** Legal pairs of some vertices: 1 at row u, column v of their places. */
export function legalPairs(field: PairingField, vertices: Int32Array): Uint8Array {
  const size = vertices.length;
  const legal = new Uint8Array(size * size).fill(1);
  const { forbidden } = field.rules;
  const place = new Map<PlayerNumber, number>();
  const barred = new Int32Array(size);
  vertices.forEach((vertex, at) => {
    const { number } = playerAt(field, vertex);
    place.set(number, at);
    barred[at] = forbidden.placeOf(number) ?? -1;
  });
  for (let i = 0; i < size; i++) {
    const u = existing(vertices[i]);
    const { met, number } = playerAt(field, u);
    for (const other of met.keys()) {
      const j = place.get(other);
      if (j !== undefined && isBarredRepeat(field, u, existing(vertices[j])))
        legal[i * size + j] = 0;
    }
    const row = forbidden.row(number);
    if (row === undefined) continue;
    for (let j = 0; j < size; j++) if (row[existing(barred[j])] === 1) legal[i * size + j] = 0;
  }
  return legal;
}

function isAmong(pairs: PairSet, field: PairingField, u: number, v: number): boolean {
  return !pairs.isEmpty && pairs.has(playerAt(field, u).number, playerAt(field, v).number);
}
