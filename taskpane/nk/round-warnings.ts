import type { PairedRound, PlayerPair } from '../../src';
import { ruled, sentence } from '../../language';
import type { Finding } from '../plan/plan';

type PlayerNames = (number: number) => string;

/** What a director looks at before a round is written: open games it rests on, what the rules warn of, boards left for later. */
export function roundWarnings(
  round: PairedRound,
  open: readonly PlayerPair[],
  later: number,
  names: PlayerNames,
): readonly Finding[] {
  return [...provisional(open, names), ...warningsOf(round, names), ...leftOver(later)];
}

/** That the round was paired before these games had ended. */
function provisional(games: readonly PlayerPair[], names: PlayerNames): readonly Finding[] {
  if (games.length === 0) return [];
  const pairs = games.map(([one, two]) =>
    sentence('nkPairNames', { one: names(one), two: names(two) }),
  );
  return [{ sentence: sentence('nkProvisional', { games: pairs }) }];
}

function warningsOf({ warnings }: PairedRound, player: PlayerNames): readonly Finding[] {
  return warnings.map((warning) => ({ sentence: ruled(warning, { player }) }));
}

/** That some boards are not written yet. */
function leftOver(count: number): readonly Finding[] {
  return count === 0 ? [] : [{ sentence: sentence('nkBoardsWait', { count }) }];
}
