import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { succeed } from '../../result';
import type { Stepwise } from '../../stepwise';
import { readEgdTable as read, readEgdTableSteps as readSteps, type EgdContent } from '../egd/read';
import { egdTable as written, type EgdOptions, type EgdTable } from '../egd/write';
import type { Board, CriterionValue } from '../event/paired-round';
import type { EventState, Position } from '../event/event-state';
import type { NkEvent, PlayerNumber } from '../event/event';
import type { Turn } from '../event/turns';
import type { CheckedEvent } from '../standings/checked-event';
import { colours as given, type Colours } from '../pairing/colours';
import {
  explainCriterion as reason,
  explainPair as reasons,
  type PairMessage,
} from '../pairing/explain';
import { byeOrder as order } from '../pairing/field/bye-order';
import {
  groupsOf as groupsAmong,
  presentPlayers as present,
  type Group,
} from '../standings/group-order';
import { wallMark as mark, type Lines } from '../standings/notation';
import {
  boardShape,
  byeShape,
  coloursShape,
  criterionShape,
  egdShape,
  groupsOfShape,
  markShape,
  presentShape,
  textShape,
} from './shapes';

/**
 * The players of the next round: in the event and not absent.
 *
 * @param state the event as `stateOf` gives it
 * @param absent the absent players
 * @returns the positions of those who play, by stored number
 * @example
 * const state = stateOf({ players: [{ number: 1, strength: 2300, group: 0 }], rounds: [] });
 * state.ok && presentPlayers(state.value, [1]); // { ok: true, value: [] }
 */
export function presentPlayers(
  state: EventState,
  absent?: readonly PlayerNumber[],
): Answer<readonly Position[]> {
  return answer(flawIn({ state, absent }, presentShape) ?? succeed(present(state, absent)));
}

/**
 * Players by their groups of the moment, from the top; groups without a player do not appear.
 *
 * @param players positions as `presentPlayers` gives them
 * @returns each group with its players in the order of slide, fold and floats
 * @example
 * groupsOf([]); // { ok: true, value: [] }
 */
export function groupsOf(players: readonly Position[]): Answer<readonly Group[]> {
  return answer(flawIn({ players }, groupsOfShape) ?? succeed(groupsAmong(players)));
}

/**
 * Who of an odd field can have the bye, in the order in which the rules try them (N10).
 *
 * @param present the players of the round
 * @param candidateMayHaveBye whether title candidates may have it; they come last
 * @returns the players who may have it, the first of them first
 * @example
 * byeOrder([], false); // { ok: true, value: [] }
 */
export function byeOrder(
  present: readonly Position[],
  candidateMayHaveBye: boolean,
): Answer<readonly Position[]> {
  const flaw = flawIn({ present, candidateMayHaveBye }, byeShape);
  return answer(flaw ?? succeed(order(present, candidateMayHaveBye)));
}

/**
 * The colours of a game (N14).
 *
 * @param a one player with the colours had so far, round by round
 * @param b the other
 * @returns black, white, and the part of N14 that decides
 * @example
 * colours({ number: 1, colours: ['black'] }, { number: 2, colours: ['white'] }); // { ok: true, value: { black: 2, white: 1, by: 'balance' } }
 */
export function colours(
  a: Pick<Position, 'number' | 'colours'>,
  b: Pick<Position, 'number' | 'colours'>,
): Answer<Colours> {
  return answer(flawIn({ a, b }, coloursShape) ?? succeed(given(a, b)));
}

/**
 * Explains a pair: the rule that made the pair, the opponent that the pattern would give, and the reason for the colours.
 *
 * @param board one of the boards of `pairRound`
 * @returns a message each, which `sentence` puts into words
 * @example
 * const two = [{ number: 1, strength: 2300, group: 0 }, { number: 2, strength: 2200, group: 0 }];
 * const paired = pairRound({ players: two, rounds: [] });
 * const why = paired.ok && explainPair(paired.value.boards[0]);
 * why.ok && why.value.map(({ code }) => code); // ['path-slide', 'colours-entryOrder']
 */
export function explainPair(board: Board): Answer<readonly PairMessage[]> {
  return answer(flawIn({ board }, boardShape) ?? succeed(reasons(board)));
}

/**
 * A criterion of N5 with its number, of a pair or of a whole round.
 *
 * @param criterion one of the `criteria` of `pairRound`
 * @returns a message, which `sentence` puts into words
 * @example
 * explainCriterion({ code: 'repeats', value: 0 }); // { ok: true, value: { code: 'criterion-repeats', values: { value: 0 } } }
 */
export function explainCriterion(criterion: CriterionValue): Answer<PairMessage> {
  return answer(flawIn({ criterion }, criterionShape) ?? succeed(reason(criterion)));
}

/**
 * A result as a wall list shows it: the opponent's line, what the round was worth, and "!" for a forfeit.
 *
 * @param turn one round of one player
 * @param lines which line of the list every player stands on
 * @returns such as "12+", "7-", "3=", "0+" for a bye
 * @example
 * wallMark({ kind: 'game', points: 1, opponent: 7, colour: 'black' }, new Map([[7, 12]])); // { ok: true, value: '12+' }
 */
export function wallMark(turn: Turn, lines: Lines): Answer<string> {
  return answer(flawIn({ turn, lines }, markShape) ?? succeed(mark(turn, lines)));
}

/**
 * Reads a tournament table of the European Go Database.
 *
 * @param text the table
 * @returns players, rounds and header; a refusal names the line of the text
 * @example
 * const table = readEgdTable('1 Ann 3d NL Leid 1 0 0 2+\n2 Bob 2d NL Leid 0 1 0 1-');
 * table.ok && table.value.players.map(({ name }) => name); // ['Ann', 'Bob']
 */
export function readEgdTable(text: string): Answer<EgdContent> {
  return answer(flawIn({ text }, textShape) ?? read(text));
}

/**
 * `readEgdTable` in steps, for long texts.
 *
 * @param text as for `readEgdTable`
 * @returns a generator that ends with the answer of `readEgdTable`
 * @example
 * atOnce(readEgdTableSteps('')).ok; // false
 */
export function* readEgdTableSteps(text: string): Stepwise<Answer<EgdContent>> {
  return answer(flawIn({ text }, textShape) ?? (yield* readSteps(text)));
}

/**
 * The standings of an event as a tournament table of the European Go Database.
 *
 * @param event the entry list, the settings and the rounds played
 * @param options the header of the table, and how forfeits are written
 * @returns the text, and what of the event is not in it
 * @example
 * const table = egdTable({ players: [], rounds: [] }, { header: { event: 'NK' } });
 * table.ok && table.value.text.split('\n')[1]; // '; EV[NK]'
 */
export function egdTable(event: NkEvent | CheckedEvent, options?: EgdOptions): Answer<EgdTable> {
  return answer(flawIn({ event, options }, egdShape) ?? written(event, options));
}
