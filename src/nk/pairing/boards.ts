import { existing } from '../../existing';
import type { Stepwise } from '../../stepwise';
import { colours } from './colours';
import type { Board, ColourReason, PairReason, Seat } from '../event/paired-round';
import type { ForcedPair, PlayerNumber, TableWish } from '../event/event';
import type { Position } from '../event/event-state';
import { groupsOf } from '../standings/group-order';
import { playerAt } from './field/field';
import type { CheckedOptions } from './field/options';
import { reasonOf } from './reasons';
import type { Solution } from './search/solve';
import { stayRanks, type VertexPair } from './field/staying';

/** The place of a present player. */
interface Standing {
  readonly position: Position;
  /** In the whole field, from the top group down. */
  readonly place: number;
  /** In the group, from 1. */
  readonly rank: number;
  /** Those beside in the order of the group with the same SOS. */
  readonly level: readonly Position[];
  /** Among the players who stay in the group; 0 for floaters and their opponents. */
  stayRank: number;
}

/** A pair, the higher placed player first. */
export interface Meeting {
  readonly higher: Standing;
  readonly lower: Standing;
  readonly why: PairReason;
  readonly forced?: ForcedPair;
}

/** Pairs explained per step. */
const REASONED = 16;

/** No criterion applies to a pair fixed by the director. */
const FORCED: PairReason = { path: 'forced', criteria: [] };

/**
 * The boards of a round by number: pairs with a number from the director keep it, then players with a board of their own;
 * the others fill the remaining numbers in the order of their higher players.
 */
export function* boardsOf(
  solution: Solution,
  present: readonly Position[],
  { forced, tables }: Pick<CheckedOptions, 'forced' | 'tables'>,
): Stepwise<readonly Board[]> {
  const meetings = yield* meetingsOf(solution, present, forced);
  return numbered(meetings, tables).map(([number, paired]) => boardOf(number, paired));
}

/** The fixed pairs in their order, then the others in theirs, each with its reason. */
export function* meetingsOf(
  { field, pairs }: Pick<Solution, 'field' | 'pairs'>,
  present: readonly Position[],
  forced: readonly ForcedPair[],
): Stepwise<readonly Meeting[]> {
  const standings = standingsOf(present, field.slides);
  const meeting = (a: PlayerNumber, b: PlayerNumber): Pick<Meeting, 'higher' | 'lower'> => {
    const [one, other] = [existing(standings.get(a)), existing(standings.get(b))];
    return one.place < other.place ? { higher: one, lower: other } : { higher: other, lower: one };
  };
  const meetings: Meeting[] = forced.map((pair) => ({
    ...meeting(...pair.players),
    why: FORCED,
    forced: pair,
  }));

  const ranks = stayRanks(field, pairs);
  field.players.forEach(({ number }, vertex) => {
    existing(standings.get(number)).stayRank = existing(ranks.rank[vertex]);
  });
  for (const [index, [u, v]] of pairs.entries()) {
    if (index % REASONED === REASONED - 1) yield;
    const seats = meeting(playerAt(field, u).number, playerAt(field, v).number);
    const ordered: VertexPair = seats.higher.position === playerAt(field, u) ? [u, v] : [v, u];
    const { higher, lower } = seats;
    meetings.push({ higher, lower, why: reasonOf(field, ranks, ordered) });
  }
  return meetings;
}

function standingsOf(
  present: readonly Position[],
  slides: boolean,
): ReadonlyMap<PlayerNumber, Standing> {
  const standings = new Map<PlayerNumber, Standing>();
  for (const { players } of groupsOf(present)) {
    players.forEach((position, index) => {
      const place = standings.size;
      const level: Position[] = [];
      for (const other of [players[index - 1], players[index + 1]]) {
        if (other && isLevel(other, position, slides)) level.push(other);
      }
      standings.set(position.number, { position, place, rank: index + 1, level, stayRank: 0 });
    });
  }
  return standings;
}

/** Before the first round strength alone orders a group (N3): only equal strength is a tie. */
function isLevel(a: Position, b: Position, slides: boolean): boolean {
  return a.sos === b.sos && (!slides || a.player.strength === b.player.strength);
}

function numbered(
  meetings: readonly Meeting[],
  tables: readonly TableWish[],
): readonly (readonly [number, Meeting])[] {
  const wishes = new Map(tables.map(({ player, board }) => [player, board]));
  const taken = new Set(meetings.map(({ forced }) => forced?.board));
  let next = 1;
  const ordered = [...meetings].sort((a, b) => a.higher.place - b.higher.place);
  const kept = new Map<Meeting, number>();
  for (const paired of ordered) {
    if (paired.forced?.board !== undefined) continue;
    const board = [paired.higher, paired.lower]
      .map(({ position }) => wishes.get(position.number))
      .find((wish) => wish !== undefined && !taken.has(wish));
    if (board === undefined) continue;
    taken.add(board);
    kept.set(paired, board);
  }
  return ordered
    .map((paired): readonly [number, Meeting] => {
      const board = paired.forced?.board ?? kept.get(paired);
      if (board !== undefined) return [board, paired];
      while (taken.has(next)) next++;
      return [next++, paired];
    })
    .sort(([a], [b]) => a - b);
}

/** A pair on its board, with the colours that the director or N14 gives. */
export function boardOf(number: number, { higher, lower, why, forced }: Meeting): Board {
  const [one, other, by] = coloursOf(higher, lower, forced?.black);
  const [black, white] = [seatOf(one, other), seatOf(other, one)];
  const [a, b] = [higher.position, lower.position];
  const scoreGap = Math.abs(a.score - b.score);
  const repeats = a.met.get(b.number) ?? 0;
  // Written out twice: spreading one into the other takes longer than all the rest.
  if (a.group !== b.group) return { number, black, white, scoreGap, repeats, why, colours: by };
  const rankDistance = lower.rank - higher.rank;
  return { number, black, white, scoreGap, rankDistance, repeats, why, colours: by };
}

function coloursOf(
  one: Standing,
  other: Standing,
  directed: PlayerNumber | undefined,
): readonly [black: Standing, white: Standing, by: ColourReason] {
  const given = directed === undefined ? colours(one.position, other.position) : undefined;
  const black = given?.black ?? directed;
  const by = given?.by ?? 'director';
  return one.position.number === black ? [one, other, by] : [other, one, by];
}

function seatOf({ position, rank, level, stayRank }: Standing, opponent: Standing): Seat {
  const { number: player, group, score, sos } = position;
  const seat: Seat = { player, group, score, sos, rank };
  const other = level.find((each) => each !== opponent.position);
  const tie = other && tieOf(position, other);
  if (stayRank === 0) return tie ? { ...seat, tie } : seat;
  return tie ? { ...seat, stayRank, tie } : { ...seat, stayRank };
}

function tieOf({ player }: Position, other: Position): NonNullable<Seat['tie']> {
  const by = player.strength === other.player.strength ? 'entryOrder' : 'strength';
  return { with: other.number, by };
}
