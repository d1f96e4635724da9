import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { succeed } from '../../result';
import type { Stepwise } from '../../stepwise';
import { basisOf as basis } from '../event/basis';
import type { EventState, TitleStatus } from '../event/event-state';
import type { NkEvent, Round, RoundOptions } from '../event/event';
import {
  pairingsOnOtherResults as stale,
  pairingsOnOtherResultsSteps as staleSteps,
  type StalePairing,
} from '../pairing/corrections';
import { pairRound as pair, pairRoundSteps as pairSteps } from '../pairing/pair';
import { earnedRights as earned, type EarnedRight } from '../standings/earned-rights';
import { nkStandings, nkStandingsSteps, type Standings } from '../standings/standings';
import { checkEvent as check, type CheckedEvent } from '../standings/checked-event';
import {
  stateOf as state,
  titleStatus as title,
  titleStatusSteps as titleSteps,
} from '../standings/status';
import { pairingAnswer, type PairingAnswer } from './pairing-answer';
import { basisShape, eventShape, roundShape, staleShape, stateShape } from './shapes';

/**
 * Checks an event once, for all that is then asked about it: every other function takes the answer in place of the event.
 *
 * @param event the entry list, the settings and the rounds played; they must not change afterwards
 * @returns the checked event; refused is the first thing that does not fit, by row of its list or by round and row
 * @example
 * const two = [{ number: 1, strength: 2300, group: 0 }, { number: 2, strength: 2200, group: 0 }];
 * const checked = checkEvent({ players: two, rounds: [] });
 * checked.ok && pairRound(checked.value).ok; // true
 */
export function checkEvent(event: NkEvent | CheckedEvent): Answer<CheckedEvent> {
  return answer(flawIn({ event }, eventShape) ?? check(event));
}

/**
 * Pairs the next round of an event (N3 to N7, N10, N14); after the last round the play-off, if there is one (N8).
 *
 * @param event the entry list, the settings and the rounds played
 * @param options absent players; fixed, forbidden and repeatable pairs; the bye
 * @returns the boards, each with its reason; without a legal pairing, why, and the fewest things to allow
 * @example
 * const two = [{ number: 1, strength: 2300, group: 0 }, { number: 2, strength: 2200, group: 0 }];
 * const paired = pairRound({ players: two, rounds: [] });
 * paired.ok && paired.value.boards[0].black.player; // 1
 */
export function pairRound(event: NkEvent | CheckedEvent, options?: RoundOptions): PairingAnswer {
  return pairingAnswer(flawIn({ event, options }, roundShape) ?? pair(event, options));
}

/**
 * `pairRound` in steps, for a program that must answer in between.
 *
 * @param event as for `pairRound`
 * @param options as for `pairRound`
 * @returns a generator that ends with the answer of `pairRound`
 * @example
 * const two = [{ number: 1, strength: 2300, group: 0 }, { number: 2, strength: 2200, group: 0 }];
 * atOnce(pairRoundSteps({ players: two, rounds: [] })).ok; // true
 */
export function* pairRoundSteps(
  event: NkEvent | CheckedEvent,
  options?: RoundOptions,
): Stepwise<PairingAnswer> {
  return pairingAnswer(
    flawIn({ event, options }, roundShape) ?? (yield* pairSteps(event, options)),
  );
}

/**
 * The standings after the rounds played (N9, N13).
 *
 * @param event the entry list, the settings and the rounds played
 * @returns a line per player of the entry list, withdrawn or not
 * @example
 * const two = [{ number: 1, strength: 2300, group: 0 }, { number: 2, strength: 2200, group: 0 }];
 * const game = { black: 1, white: 2, result: 'white' };
 * const list = standings({ players: two, rounds: [{ games: [game] }] });
 * list.ok && list.value.lines.map(({ player }) => player); // [2, 1]
 */
export function standings(event: NkEvent | CheckedEvent): Answer<Standings> {
  return answer(flawIn({ event }, eventShape) ?? nkStandings(event));
}

/**
 * `standings` in steps, for a program that must answer in between.
 *
 * @param event as for `standings`
 * @returns a generator that ends with the answer of `standings`
 * @example
 * atOnce(standingsSteps({ players: [], rounds: [] })).ok; // true
 */
export function* standingsSteps(event: NkEvent | CheckedEvent): Stepwise<Answer<Standings>> {
  return answer(flawIn({ event }, eventShape) ?? (yield* nkStandingsSteps(event)));
}

/**
 * The event after so many of its rounds (N9): scores, groups, SOS and SODOS, meetings, byes and colours.
 *
 * @param event the entry list, the settings and the rounds played
 * @param played rounds to count, from the first; all of them when left out
 * @returns every player's position by stored number
 * @example
 * const one = stateOf({ players: [{ number: 1, strength: 2300, group: 0 }], rounds: [] });
 * one.ok && one.value.positions.get(1).score; // 0
 */
export function stateOf(event: NkEvent | CheckedEvent, played?: number): Answer<EventState> {
  return answer(flawIn({ event, played }, stateShape) ?? state(event, played));
}

/**
 * The race for the title after the rounds played (N7, N8).
 *
 * @param event the entry list, the settings and the rounds played
 * @returns the candidates, and the champion when there is one
 * @example
 * const title = titleStatus({ players: [{ number: 1, strength: 2300, group: 0 }], rounds: [] });
 * title.ok && title.value.state; // 'open'
 */
export function titleStatus(event: NkEvent | CheckedEvent): Answer<TitleStatus> {
  return answer(flawIn({ event }, eventShape) ?? title(event));
}

/**
 * `titleStatus` in steps, for a program that must answer in between.
 *
 * @param event as for `titleStatus`
 * @returns a generator that ends with the answer of `titleStatus`
 * @example
 * atOnce(titleStatusSteps({ players: [], rounds: [] })).ok; // true
 */
export function* titleStatusSteps(event: NkEvent | CheckedEvent): Stepwise<Answer<TitleStatus>> {
  return answer(flawIn({ event }, eventShape) ?? (yield* titleSteps(event)));
}

/**
 * The players with a right to the Topgroep or Groep 1 of the next championship (N12).
 *
 * @param event an event of which the last round is played
 * @returns the players with a right, in order of score, SOS, strength and entry
 * @example
 * const event = { players: [], settings: { rounds: 1 }, rounds: [{ games: [] }] };
 * earnedRights(event); // { ok: true, value: [] }
 */
export function earnedRights(event: NkEvent | CheckedEvent): Answer<readonly EarnedRight[]> {
  return answer(flawIn({ event }, eventShape) ?? earned(event));
}

/**
 * The results that a round is paired on, as one line of text to keep beside it.
 *
 * @param event the rounds played
 * @param round the round, from 1; round 1 is paired on nothing
 * @returns the line, such as "3-11B 12-4W 7+"
 * @example
 * basisOf({ players: [], rounds: [{ games: [{ black: 3, white: 11, result: 'black' }] }] }, 2); // { ok: true, value: '3-11B' }
 */
export function basisOf(event: NkEvent | CheckedEvent, round: number): Answer<string> {
  return answer(flawIn({ event, round }, basisShape) ?? succeed(basis(event, round)));
}

/**
 * The rounds that were paired on results which have been corrected since; rounds without a basis are skipped.
 *
 * @param event the rounds played, each with the basis it was paired on
 * @param later the rounds paired after those of the event, from the first on that still lacks a result
 * @returns every such round with its corrections
 * @example
 * const first = { games: [{ black: 1, white: 2, result: 'white' }] };
 * const stale = pairingsOnOtherResults({ players: [], rounds: [first, { games: [], basis: '1-2B' }] });
 * stale.ok && stale.value[0].round; // 2
 */
export function pairingsOnOtherResults(
  event: NkEvent | CheckedEvent,
  later?: readonly Round[],
): Answer<readonly StalePairing[]> {
  return answer(flawIn({ event, later }, staleShape) ?? succeed(stale(event, later)));
}

/**
 * `pairingsOnOtherResults` in steps, a round in each.
 *
 * @param event as for `pairingsOnOtherResults`
 * @param later as for `pairingsOnOtherResults`
 * @returns a generator that ends with the answer of `pairingsOnOtherResults`
 * @example
 * atOnce(pairingsOnOtherResultsSteps({ players: [], rounds: [] })); // { ok: true, value: [] }
 */
export function* pairingsOnOtherResultsSteps(
  event: NkEvent | CheckedEvent,
  later?: readonly Round[],
): Stepwise<Answer<readonly StalePairing[]>> {
  return answer(flawIn({ event, later }, staleShape) ?? succeed(yield* staleSteps(event, later)));
}
