import { flaw } from '../arguments';
import { succeed, type Result } from '../result';
import { significant } from '../numbers/significant';
import type { Message } from '../message';
import type { kgsWarnings } from './messages';
import { ROUNDS } from './factor';
import { readStandings, type PlacedEntrant } from './standings';

/** What looks wrong in numbers that are taken as they are. */
export type KgsWarning = Message<typeof kgsWarnings>;

/**
 * What cannot be right in final standings (K8); nothing is corrected. With n players, R rounds, and w the
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
export function kgsCheck(
  wins: readonly number[],
  sos: readonly number[],
  sodos: readonly number[],
  rounds: number,
): Result<readonly KgsWarning[]> {
  const standings = readStandings(wins, sos, sodos);
  if (!standings.ok) return standings;
  const roundCount = significant(rounds);
  const roundsFlaw = flaw(ROUNDS, roundCount);
  if (roundsFlaw) return roundsFlaw;

  const warnings: KgsWarning[] = [];
  for (const each of standings.value) warnings.push(...rowWarnings(each, roundCount));
  warnings.push(...sumWarnings(standings.value, roundCount));
  return succeed(warnings);
}

function rowWarnings({ row, wins, sos, sodos }: PlacedEntrant, rounds: number): KgsWarning[] {
  const warnings: KgsWarning[] = [];
  const warn = (
    code: 'winsBeyondRounds' | 'sodosBeyondSos',
    found: number,
    limit: number,
  ): void => {
    warnings.push({ code, values: { row: row + 1, found, limit } });
  };
  if (wins > rounds) warn('winsBeyondRounds', wins, rounds);
  if (sodos > sos) warn('sodosBeyondSos', sodos, sos);
  return warnings;
}

function sumWarnings(standings: readonly PlacedEntrant[], rounds: number): KgsWarning[] {
  const wins = sum(standings, (each) => each.wins);
  const sos = sum(standings, (each) => each.sos);
  const sodos = sum(standings, (each) => each.sodos);
  const mostGames = rounds * Math.ceil(standings.length / 2);
  const leastGames = rounds * Math.floor(standings.length / 2);
  const fullSos = significant(rounds * wins);

  if (wins > mostGames) return [{ code: 'tooManyWins', values: { found: wins, limit: mostGames } }];
  const warnings: KgsWarning[] = [];
  if (wins < leastGames)
    warnings.push({ code: 'tooFewWins', values: { found: wins, limit: leastGames } });
  if (sos > fullSos)
    warnings.push({ code: 'sosBeyondWins', values: { found: sos, limit: fullSos } });
  // Everyone was in every round: the sums follow from the wins.
  if (wins === mostGames && wins === leastGames) {
    if (sos < fullSos)
      warnings.push({ code: 'sosUnbalanced', values: { found: sos, limit: fullSos } });
    const fullSodos = sum(standings, (each) => each.wins * (rounds - each.wins));
    if (sodos !== fullSodos) {
      warnings.push({ code: 'sodosUnbalanced', values: { found: sodos, limit: fullSodos } });
    }
  }
  return warnings;
}

function sum(standings: readonly PlacedEntrant[], of: (each: PlacedEntrant) => number): number {
  return significant(standings.reduce((total, each) => total + of(each), 0));
}
