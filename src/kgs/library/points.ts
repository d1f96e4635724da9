import { flawIn } from '../../shape';
import { answer, type Answer } from '../../answer';
import { kgsAnnual } from '../annual';
import { kgsCheck, type KgsWarning } from '../check';
import { kgsFactor } from '../factor';
import { kgsPlayers } from '../players';
import { kgsPoints, kgsPointsBy } from '../points';
import { kgsResults } from '../results';
import { kgsTable } from '../table';
import type {
  Alias,
  AnnualLine,
  AnnualRow,
  CalculatorCells,
  Entrant,
  PointsTable,
  KgsTableOptions,
} from '../types';
import {
  annualShape,
  calculatorShape,
  checkShape,
  factorShape,
  placeShape,
  playersShape,
  pointsShape,
  resultsShape,
  tableShape,
} from './shapes';

/** A number that may be blank where a calculator stands in for it. */
export type Blankable = number | null | undefined;

/**
 * The annual table: points summed over the year per engine, whatever accounts it used (K7).
 *
 * @param lines what each account won in each event: points from 0, fractions allowed
 * @param aliases the engines behind accounts; an alias naming an event wins over a general one
 * @returns a row per engine by total, the largest first; equal totals share a place
 * @example
 * const lines = [{ account: 'bot1', event: 'May', points: 8 }];
 * annual(lines, [{ account: 'bot1', event: '', engine: 'Zen' }]); // { ok: true, value: [{ place: 1, engine: 'Zen', total: 8, events: 1 }] }
 */
export function annual(
  lines: readonly AnnualLine[],
  aliases?: readonly Alias[],
): Answer<readonly AnnualRow[]> {
  return answer(flawIn({ lines, aliases }, annualShape) ?? kgsAnnual(lines, aliases));
}

/**
 * What cannot be right in final standings (K8); nothing is corrected.
 *
 * @param wins games won, a row per player
 * @param sos sums of opponents' scores
 * @param sodos sums of defeated opponents' scores
 * @param rounds rounds played, a whole number from 1, those that broke ties included
 * @returns warnings, none when everything may be right
 * @example
 * check([1, 0], [0, 1], [0, 0], 1); // { ok: true, value: [] }
 * const list = check([2, 0], [0, 2], [0, 0], 1);
 * list.ok && list.value.map(({ code }) => code); // ['winsBeyondRounds', 'tooManyWins']
 */
export function check(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  rounds: number,
): Answer<readonly KgsWarning[]> {
  return answer(
    flawIn({ wins, sos, sodos, rounds }, checkShape) ?? kgsCheck(wins, sos, sodos, rounds),
  );
}

/**
 * The factor F of a tournament (K1, K2): the cube root of the hours, rounded up, by board factor, by rounds.
 *
 * @param hours hours of main time, above 0
 * @param boardSize 19, 13 or 9
 * @param rounds rounds played, a whole number from 1, without rounds added to break ties
 * @returns the factor, a whole number
 * @example
 * factor(27, 19, 5); // { ok: true, value: 60 }
 */
export function factor(hours: number, boardSize: number, rounds: number): Answer<number> {
  return answer(
    flawIn({ hours, boardSize, rounds }, factorShape) ?? kgsFactor(hours, boardSize, rounds),
  );
}

/**
 * The number of players of a tournament (K3). Removed entrants with less than half their games do not count.
 *
 * @param entrants all who entered; a refusal names the row
 * @param scheduledForAll games scheduled for each of them, a whole number from 1; left out, every entrant has a
 *   number of their own
 * @returns how many entrants count as players
 * @example
 * players([{ played: 5, removed: false }, { played: 1, removed: true }], 5); // { ok: true, value: 1 }
 */
export function players(entrants: readonly Entrant[], scheduledForAll?: number): Answer<number> {
  const flaw = flawIn({ entrants, scheduledForAll }, playersShape);
  return answer(flaw ?? kgsPlayers(entrants, scheduledForAll));
}

/**
 * Points for a place, before ties are shared (K4).
 *
 * @param F factor of the tournament, above 0; may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1; may be blank (0, null) with a calculator of one row
 * @param place the place, a whole number from 1 to the number of players
 * @param calculator cells of a director's own calculator; left out, the reconstruction holds
 * @returns whole points; a number of players that a calculator table does not hold is not available
 * @example
 * points(60, 14, 1); // { ok: true, value: 8 }
 * points(null, null, 2, [[9, 5, 3]]); // { ok: true, value: 5 }
 */
export function points(
  F: Blankable,
  players: Blankable,
  place: number,
  calculator?: CalculatorCells,
): Answer<number> {
  const flaw = flawIn({ F, players, place, calculator }, pointsShape);
  return answer(flaw ?? kgsPoints(F, players, place, calculator));
}

/**
 * `points` for one calculator and many places: reads the calculator once, however large it is.
 *
 * @param calculator as for `points`
 * @returns a function of factor, players and place
 * @example
 * const pointsOf = pointsBy([[9, 5, 3]]);
 * pointsOf(null, null, 2); // { ok: true, value: 5 }
 */
export function pointsBy(
  calculator?: CalculatorCells,
): (F: Blankable, players: Blankable, place: number) => Answer<number> {
  const refusal = flawIn({ calculator }, calculatorShape);
  if (refusal) return () => answer(refusal);
  const rule = kgsPointsBy(calculator);
  return (F, players, place) =>
    answer(flawIn({ F, players, place }, placeShape) ?? rule(F, players, place));
}

/**
 * The points of every player of a tournament (K4, K5, K6, K9).
 *
 * @param F factor of the tournament, above 0; may be blank (0, null) with a calculator
 * @param players number of players, a whole number from 1; may be blank (0, null) with a calculator of one row
 * @param wins games won, a row per player in any order
 * @param sos sums of opponents' scores
 * @param sodos sums of defeated opponents' scores
 * @param calculator cells of a director's own calculator
 * @param counts whether each row counts (K3); left out, all do
 * @returns points per row, in the list's own order; equal wins share the points of their places, and rows that do
 *   not count have 0
 * @example
 * results(60, 14, [4, 3, 3], [10, 9, 8], [8, 5, 4]); // { ok: true, value: [8, 3, 3] }
 * results(null, 2, [5, 5, 4], [9, 8, 7], [4, 3, 2], [[8, 5]], [true, false, true]); // { ok: true, value: [8, 0, 5] }
 */
export function results(
  F: Blankable,
  players: Blankable,
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  calculator?: CalculatorCells,
  counts?: readonly boolean[],
): Answer<readonly number[]> {
  return answer(
    flawIn({ F, players, wins, sos, sodos, calculator, counts }, resultsShape) ??
      kgsResults(F, players, wins, sos, sodos, calculator, counts),
  );
}

/**
 * The sheet "calculator" for one F: the points of each place for every number of players (K4).
 *
 * @param F factor of the tournament, above 0; may be blank (0, null) with a calculator
 * @param options the largest field to list, default 32; a director's own calculator
 * @returns as many columns of places as anyone is paid, and one row per number of players
 * @example
 * const sheet = table(60, { maxPlayers: 2 });
 * sheet.ok && sheet.value.rows[1]; // { players: 2, points: [1] }
 */
export function table(F: Blankable, options?: KgsTableOptions): Answer<PointsTable> {
  return answer(flawIn({ F, options }, tableShape) ?? kgsTable(F, options));
}
