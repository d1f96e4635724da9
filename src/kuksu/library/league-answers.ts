import type { Success } from '../../result';
import type { CycleFailure } from '../cycle';
import type { LeaguePage, PageAnswer, PageFailure } from '../league/league-page';
import type { RankedLeague, RankAnswer } from '../league/rank-league';

/** A ranked league, or every flaw of its cells. */
export type RankingAnswer =
  | Success<RankedLeague>
  | {
      readonly ok: false;
      readonly failures: readonly CycleFailure[];
      readonly questions: readonly never[];
    };

/** The leagues of a text, or the first thing in it that cannot be read. */
export type PagesAnswer =
  | Success<readonly LeaguePage[]>
  | {
      readonly ok: false;
      readonly failures: readonly PageFailure[];
      readonly questions: readonly never[];
      /**
       * The first of the failures.
       *
       * @deprecated since 0.2, read `failures`
       */
      readonly failure: PageFailure;
    };

/** A ranking as programs read it. */
export function rankingAnswer(result: RankAnswer): RankingAnswer {
  return result.ok ? result : { ...result, questions: [] };
}

/** Pages as programs read them. */
export function pagesAnswer(result: PageAnswer): PagesAnswer {
  if (result.ok) return result;
  return { ...result, failures: [result.failure], questions: [] };
}
