import { flaw } from '../core/arguments';
import { type Result, ruleOf, succeed } from '../core/result';
import { significant } from '../core/numbers';
import type { Message } from '../core/message';
import type { kgsWarnings } from './messages';
import { ROUNDS } from './factor';
import { type PlacedEntrant, readStandings } from './results';

/** Warnings about numbers that are used as they are. */
export type KgsWarning = Message<typeof kgsWarnings>;

/**
 * Finds numbers that cannot be right in final standings (K8); corrects nothing. With n players, R rounds, and w the
 * wins of a player:
 *
 *     w <= R,   SODOS <= SOS                                       for everyone
 *     sum w = R n / 2,                                             one win per game
 *     sum SOS = R sum w,   sum SODOS = sum w (R - w)               when nobody missed a round
 *
 * In an odd field someone sits out each round, which may count as a win: sum w lies between R (n - 1) / 2 and
 * R (n + 1) / 2, and sum SOS is only bounded by R sum w.
 *
 * @param wins games won, a row per player
 * @param sos sums of opponents' scores
 * @param sodos sums of defeated opponents' scores
 * @param rounds rounds played, a whole number from 1, those that broke ties included
 * @returns warnings for `warningSentence`, none when everything may be right
 */
export const kgsCheck = ruleOf(checkWorking, warningsOf);

/** The limits of the numbers: row by row, and of the sums. */
type Checked = 'wins' | 'sodos' | 'allWins' | 'allSos' | 'allSodos';

/** One check: the number found, its limits, and the warning where it is beyond them. */
export interface StandingsCheck {
  readonly of: Checked;
  /** From 1, where it is about one row. */
  readonly row: number | undefined;
  readonly found: number;
  readonly least: number;
  readonly most: number;
  readonly warning: KgsWarning | undefined;
}

/** The working of a check of final standings. */
export interface CheckWorking {
  readonly standings: readonly PlacedEntrant[];
  readonly rounds: number;
  readonly checks: readonly StandingsCheck[];
}

export function warningsOf({ checks }: CheckWorking): readonly KgsWarning[] {
  const warnings: KgsWarning[] = [];
  for (const { warning } of checks) if (warning) warnings.push(warning);
  return warnings;
}

function checkWorking(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  rounds: number,
): Result<CheckWorking> {
  const standings = readStandings(wins, sos, sodos);
  if (!standings.ok) return standings;
  const roundCount = significant(rounds);
  const roundsFlaw = flaw(ROUNDS, roundCount);
  if (roundsFlaw) return roundsFlaw;

  const checks: StandingsCheck[] = [];
  for (const each of standings.value) checks.push(...rowChecks(each, roundCount));
  checks.push(...sumChecks(standings.value, roundCount));
  return succeed({ standings: standings.value, rounds: roundCount, checks });
}

function rowChecks({ row, wins, sos, sodos }: PlacedEntrant, rounds: number): StandingsCheck[] {
  return [check('wins', wins, 0, rounds, row + 1), check('sodos', sodos, 0, sos, row + 1)];
}

function sumChecks(standings: readonly PlacedEntrant[], rounds: number): StandingsCheck[] {
  const wins = sum(standings, (each) => each.wins);
  const mostGames = rounds * Math.ceil(standings.length / 2);
  const leastGames = rounds * Math.floor(standings.length / 2);

  const checks = [check('allWins', wins, leastGames, mostGames)];
  if (wins > mostGames) return checks;
  // Everyone was in every round: the sums follow from the wins.
  const isFull = wins === mostGames && wins === leastGames;
  const fullSos = significant(rounds * wins);
  const sos = sum(standings, (each) => each.sos);
  checks.push(check('allSos', sos, isFull ? fullSos : 0, fullSos));
  if (isFull) {
    const sodos = sum(standings, (each) => each.sodos);
    const fullSodos = sum(standings, (each) => each.wins * (rounds - each.wins));
    checks.push(check('allSodos', sodos, fullSodos, fullSodos));
  }
  return checks;
}

/** The warning of a number above its limits; a second one where it is another below them. */
const WARNINGS: Readonly<Record<Checked, readonly KgsWarning['code'][]>> = {
  wins: ['winsBeyondRounds'],
  sodos: ['sodosBeyondSos'],
  allWins: ['tooManyWins', 'tooFewWins'],
  allSos: ['sosBeyondWins', 'sosUnbalanced'],
  allSodos: ['sodosUnbalanced'],
};

function check(
  of: Checked,
  found: number,
  least: number,
  most: number,
  row?: number,
): StandingsCheck {
  const isBelow = found < least;
  const limit = isBelow ? least : most;
  const values = row === undefined ? { found, limit } : { row, found, limit };
  const codes = WARNINGS[of];
  const warning = { code: codes[isBelow ? codes.length - 1 : 0], values } as KgsWarning;
  const fails = isBelow || found > most;
  return { of, row, found, least, most, warning: fails ? warning : undefined };
}

function sum(standings: readonly PlacedEntrant[], of: (each: PlacedEntrant) => number): number {
  return significant(standings.reduce((total, each) => total + of(each), 0));
}
