import { flaw } from '../../core/arguments';
import { existing, inRow, type Refusal, type Result, succeed } from '../../core/result';
import {
  BOARD,
  type EventState,
  type ForcedPair,
  type PlayerNumber,
  type PlayerPair,
  type Position,
  type RoundOptions,
  type TableWish,
} from '../event/event';
import { presentPlayers } from '../standings/state';
import { PairSet } from './field';
import { refuse } from '../event/messages';

/** The director's decisions for a round, checked against the event: every named player is known and plays. */
export interface CheckedOptions {
  /** The players of the round, by stored number. */
  readonly present: readonly Position[];
  /** Players in the event who skip the round, by stored number. */
  readonly absent: readonly PlayerNumber[];
  readonly forced: readonly ForcedPair[];
  /** Forbidden pairs. */
  readonly forbidden: PairSet;
  /** Pairs that have met and may meet again. */
  readonly mayRepeat: PairSet;
  /** Pairs to avoid where the clauses leave a choice. */
  readonly avoid: PairSet;
  readonly bye: PlayerNumber | undefined;
  readonly tables: readonly TableWish[];
}

/**
 * The options of a round. Refused, by option and row of its list: unknown players, pairs of one player, forced pairs with
 * somebody who is absent or already in another, a board given twice, a pair both forced and
 * forbidden, a bye in an even field or for somebody who plays, two boards for one player.
 */
export function readOptions(state: EventState, options: RoundOptions = {}): Result<CheckedOptions> {
  const { absent = [], forced = [], forbidden = [], mayRepeat = [], avoid = [] } = options;
  const { bye, tables = [] } = options;
  const away = unknownAmong('absent', absent, state);
  if (away) return away;
  const barred = readPairs('forbidden', forbidden, state);
  if (!barred.ok) return barred;
  const repeatable = readPairs('mayRepeat', mayRepeat, state);
  if (!repeatable.ok) return repeatable;

  const wished = readPairs('avoid', avoid, state);
  if (!wished.ok) return wished;
  const present = presentPlayers(state, absent);
  const free = new Set(present.map(({ number }) => number));
  const boards = new Set<number>();
  for (const [index, pair] of forced.entries()) {
    const refusal = forcedFlaw(pair, state, free, boards, barred.value);
    if (refusal) return inRow(refusal, index + 1);
  }
  const byeRefusal = bye === undefined ? undefined : byeFlaw(bye, state, present, free);
  if (byeRefusal) return byeRefusal;
  const tableRefusal = tablesFlaw(tables, state);
  if (tableRefusal) return tableRefusal;
  const named = new Set(absent);
  return succeed({
    present,
    absent: [...state.positions.values()]
      .filter(({ inEvent, number }) => inEvent && named.has(number))
      .map(({ number }) => number),
    forced,
    forbidden: barred.value,
    mayRepeat: repeatable.value,
    avoid: wished.value,
    bye,
    tables,
  });
}

function unknownAmong(
  name: string,
  players: readonly PlayerNumber[],
  { positions }: EventState,
): Refusal | undefined {
  for (const [index, player] of players.entries()) {
    if (!positions.has(player))
      return inRow(refuse({ argument: name, found: player }, 'playerUnknown'), index + 1);
  }
  return undefined;
}

function readPairs(name: string, pairs: readonly PlayerPair[], state: EventState): Result<PairSet> {
  const read = new PairSet(state.positions.keys());
  for (let index = 0; index < pairs.length; index++) {
    const [a, b] = existing(pairs[index]);
    const [one, other] = [read.placeOf(a), read.placeOf(b)];
    if (one === undefined || other === undefined) {
      return inRow(
        refuse({ argument: name, found: one === undefined ? a : b }, 'playerUnknown'),
        index + 1,
      );
    }
    const refusal = selfPair(name, a, b);
    if (refusal) return inRow(refusal, index + 1);
    read.add(one, other);
  }
  return succeed(read);
}

function selfPair(name: string, a: PlayerNumber, b: PlayerNumber): Refusal | undefined {
  return a === b ? refuse({ argument: name, found: a }, 'pairOfOne') : undefined;
}

/** The flaw of a forced pair; a pair without flaw takes its players and board. */
function forcedFlaw(
  { players, board, black }: ForcedPair,
  state: EventState,
  free: Set<PlayerNumber>,
  boards: Set<number>,
  forbidden: PairSet,
): Refusal | undefined {
  const [a, b] = players;
  const refusal = unknownAmong('forced', players, state) ?? selfPair('forced', a, b);
  if (refusal) return refusal;
  const busy = players.find((player) => !free.has(player));
  if (busy !== undefined) return refuse({ argument: 'forced', found: busy }, 'playerNotFree');
  if (forbidden.has(a, b)) {
    return refuse(
      { argument: 'forced', found: a < b ? `${a}-${b}` : `${b}-${a}` },
      'forcedForbidden',
    );
  }
  if (black !== undefined && black !== a && black !== b) {
    return refuse({ argument: 'forced', found: black }, 'blackOfPair');
  }
  free.delete(a);
  free.delete(b);
  return board === undefined ? undefined : takeBoard(board, boards);
}

function takeBoard(board: number, boards: Set<number>): Refusal | undefined {
  const refusal = flaw({ ...BOARD, name: 'forced' }, board);
  if (refusal) return refusal;
  if (boards.has(board)) return refuse({ argument: 'forced', found: board }, 'boardRepeats');
  boards.add(board);
  return undefined;
}

function tablesFlaw(tables: readonly TableWish[], state: EventState): Refusal | undefined {
  const named = new Set<PlayerNumber>();
  for (const [index, { player, board }] of tables.entries()) {
    const refusal =
      unknownAmong('tables', [player], state) ??
      (named.has(player)
        ? refuse({ argument: 'tables', found: player }, 'playerTwice')
        : flaw({ ...BOARD, name: 'tables' }, board));
    if (refusal) return inRow(refusal, index + 1);
    named.add(player);
  }
  return undefined;
}

function byeFlaw(
  bye: PlayerNumber,
  state: EventState,
  present: readonly Position[],
  free: ReadonlySet<PlayerNumber>,
): Refusal | undefined {
  if (!state.positions.has(bye)) return refuse({ argument: 'bye', found: bye }, 'playerUnknown');
  if (!free.has(bye)) return refuse({ argument: 'bye', found: bye }, 'playerNotFree');
  return present.length % 2 === 0
    ? refuse({ argument: 'bye', found: bye }, 'byeInEvenField')
    : undefined;
}
