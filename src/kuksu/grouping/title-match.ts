import type { CycleFailure, CycleQuestion, TitleMatch } from '../cycle';
import { broken } from '../cycle-refuse';
import { optionFlaws } from '../option-flaws';
import { normalisedName } from '../lists/names';
import type { Resulted } from '../lists/cycle-lists';

/** Refuses an unknown loser from a program, so that nobody counts as the challenger by mistake. */
export function titleMatchFlaws(match: TitleMatch | undefined): CycleFailure[] {
  return match === undefined
    ? []
    : optionFlaws('titleLoserKnown', 'titleMatch.lost', match.lost, ['challenger', 'holder']);
}

/** The effect of the title match on its two players. */
export interface Title {
  /** The holder before the match, among the players of last cycle as tier 1, place 0; row 0. */
  readonly formerHolder?: Resulted | undefined;
  /** The title holder now, who plays in no league; unknown if the list has no winner of A. */
  readonly champion?: Resulted | undefined;
  readonly questions: readonly CycleQuestion[];
  readonly failures: readonly CycleFailure[];
}

/**
 * Finds the player who defends the title and the loser who plays in league A (U10).
 *
 * @param results last cycle; when it is empty there has been no title match yet
 */
export function titleOf(results: readonly Resulted[], match: TitleMatch | undefined): Title {
  const winners = results.filter(({ last }) => last.tier === 1 && last.place === 1);
  const [challenger, second] = winners;
  if (second !== undefined) {
    const players = winners.map(({ row, name }) => ({ row, name }));
    const at = { list: 'lastCycle', rows: winners.map(({ row }) => row) } as const;
    const values = { players: { list: 'lastCycle', players } } as const;
    return { questions: [], failures: [broken(at, 'winnersOfA', values)] };
  }
  if (match === undefined) {
    return { questions: results.length === 0 ? [] : [askFor('result', challenger)], failures: [] };
  }
  return settled(results, match, challenger);
}

function settled(
  results: readonly Resulted[],
  { lost, holder }: TitleMatch,
  challenger: Resulted | undefined,
): Title {
  // A program may give null, as JSON has no undefined.
  const formerHolder = holderRow(holder ?? '');
  const failures: CycleFailure[] = [];
  const inLeague =
    formerHolder && results.find((each) => each.normalised === formerHolder.normalised);
  if (inLeague) {
    const row = { list: 'lastCycle', row: inLeague.row } as const;
    failures.push(broken(row, 'holderInLastCycle', { name: inLeague.name, row }));
  }
  if (lost === 'holder') return { formerHolder, champion: challenger, questions: [], failures };
  if (challenger === undefined) failures.push(broken({ list: 'lastCycle' }, 'noWinnerOfA'));
  const questions = formerHolder ? [] : [askFor('holder', challenger)];
  return { formerHolder, champion: formerHolder, questions, failures };
}

function holderRow(name: string): Resulted | undefined {
  const normalised = normalisedName(name);
  if (normalised === '') return undefined;
  const last = { row: 0, tier: 1, league: 'A', place: 0, disqualified: false };
  return { row: 0, name, normalised, last };
}

function askFor(missing: 'result' | 'holder', challenger: Resulted | undefined): CycleQuestion {
  return { ask: 'titleMatch', challenger: challenger?.name ?? '', missing };
}
