/**
 * `dist/core`: the rules and their sentences for programs, without Excel. A function gives `{ ok: true, value }`, or
 * `{ ok: false, failures, questions }`: failures have to be fixed, questions can be answered by an option of the next call.
 */
import * as rules from '..';
import type { AnyMessage, general } from '../core/message';
import type { aga } from '../aga/messages';
import type { kgs } from '../kgs/messages';
import type { kuksu, kuksuCycle } from '../kuksu/messages';
import type { nkEvent } from '../nk/event/messages';
import type { nk } from '../nk/messages';
import type { sof } from '../sof/messages';
import type { Failure, Found, Result, Success } from '../core/result';
import type { Stepwise } from '../core/stepwise';
import type { PairingResult, Relaxation, Obstacle } from '../nk/event/paired-round';
import type { LeaguePage, PageAnswer, PageFailure } from '../kuksu/league-page';
import type { RankAnswer, RankedLeague } from '../kuksu/rank-league';
import type { CycleFailure } from '../kuksu/cycle';
import { rules as en } from './en/rules';
import { rules as nl } from './nl/rules';
import { ruleSentence } from './rules';
import type { Names } from './catalogue';

export * from '..';
export { cellMessage, warningSentence, type CellMessage } from './cell-message';
export type { Names } from './catalogue';

const languages = { en, nl } as const;

/** The languages of `sentence`. */
export type Language = keyof typeof languages;

/** A failure, a warning, a reason, a step or any other message of the rules in words. Players are called by their numbers unless names are given. */
export function sentence(message: AnyMessage, language: Language = 'en', names?: Names): string {
  return ruleSentence(languages[language], message, names);
}

/** The code of any refusal. */
export type FailureCode =
  | keyof typeof general
  | keyof typeof sof
  | keyof typeof aga
  | keyof typeof kgs
  | keyof typeof nk
  | keyof typeof nkEvent
  | keyof typeof kuksu
  | keyof typeof kuksuCycle;

/** No value. There are failures to fix, questions to answer, or both; `failure` is the first of the failures. */
interface Unanswered<Question = never> {
  readonly ok: false;
  readonly failures: readonly (Failure & { readonly found?: Found })[];
  readonly questions: readonly Question[];
  readonly failure: Failure;
}

/** What a function gives: a value, or everything that stands in its way. */
type Answer<T> = Success<T> | Unanswered;

/** No legal pairing exists: what stands in the way, and as a question the fewest things to allow. */
interface NoPairingAnswer extends Unanswered<{
  readonly ask: 'relax';
  readonly ways: readonly Relaxation[];
}> {
  readonly obstacle: Obstacle;
  readonly relaxation: readonly Relaxation[];
}

function answer<T>(result: Result<T>): Answer<T> {
  if (result.ok) return result;
  const { failure } = result;
  const { found } = failure.at;
  const failures = [found === undefined ? failure : { ...failure, found }];
  return { ok: false, failures, questions: [], failure };
}

/** The rule with the answer of this page. */
function answering<Given extends readonly unknown[], T>(
  rule: (...given: Given) => Result<T>,
): (...given: Given) => Answer<T> {
  return (...given) => answer(rule(...given));
}

/** The same of a rule in steps. */
function answeringSteps<Given extends readonly unknown[], T, A>(
  rule: (...given: Given) => Stepwise<T>,
  answered: (result: T) => A,
): (...given: Given) => Stepwise<A> {
  return function* (...given) {
    return answered(yield* rule(...given));
  };
}

export const sofAverage = answering(rules.sofAverage);
export const sofAward = answering(rules.sofAward);
export const sofFormer = answering(rules.sofFormer);
export const sofPlace = answering(rules.sofPlace);
export const sofPlaces = answering(rules.sofPlaces);
export const sofResults = answering(rules.sofResults);
export const sofSession = answering(rules.sofSession);
export const sofStratum = answering(rules.sofStratum);
export const explainSofAverage = answering(rules.explainSofAverage);
export const explainSofAward = answering(rules.explainSofAward);
export const explainSofFormer = answering(rules.explainSofFormer);
export const explainSofPlace = answering(rules.explainSofPlace);
export const explainSofPlaces = answering(rules.explainSofPlaces);
export const explainSofResults = answering(rules.explainSofResults);
export const explainSofSession = answering(rules.explainSofSession);
export const explainSofStratum = answering(rules.explainSofStratum);

export const agaAverage = answering(rules.agaAverage);
export const agaCategory = answering(rules.agaCategory);
export const agaExact = answering(rules.agaExact);
export const agaPoints = answering(rules.agaPoints);
export const agaResults = answering(rules.agaResults);
export const agaSeason = answering(rules.agaSeason);
export const agaSlope = answering(rules.agaSlope);
export const agaTable = answering(rules.agaTable);
export const explainAgaAverage = answering(rules.explainAgaAverage);
export const explainAgaCategory = answering(rules.explainAgaCategory);
export const explainAgaExact = answering(rules.explainAgaExact);
export const explainAgaPoints = answering(rules.explainAgaPoints);
export const explainAgaResults = answering(rules.explainAgaResults);
export const explainAgaSeason = answering(rules.explainAgaSeason);
export const explainAgaSlope = answering(rules.explainAgaSlope);
export const explainAgaTable = answering(rules.explainAgaTable);

export const kgsAnnual = answering(rules.kgsAnnual);
export const kgsCheck = answering(rules.kgsCheck);
export const kgsFactor = answering(rules.kgsFactor);
export const kgsPlayers = answering(rules.kgsPlayers);
export const kgsPoints = answering(rules.kgsPoints);
export const kgsResults = answering(rules.kgsResults);
export const kgsTable = answering(rules.kgsTable);
export const explainKgsAnnual = answering(rules.explainKgsAnnual);
export const explainKgsCheck = answering(rules.explainKgsCheck);
export const explainKgsFactor = answering(rules.explainKgsFactor);
export const explainKgsPlayers = answering(rules.explainKgsPlayers);
export const explainKgsPoints = answering(rules.explainKgsPoints);
export const explainKgsResults = answering(rules.explainKgsResults);
export const explainKgsTable = answering(rules.explainKgsTable);

/** `kgsPoints` for one calculator and many places: reads the calculator once, however large it is. */
export function kgsPointsBy(
  ...given: Parameters<typeof rules.kgsPointsBy>
): (...given: Parameters<ReturnType<typeof rules.kgsPointsBy>>) => Answer<number> {
  return answering(rules.kgsPointsBy(...given));
}

export const drawGroups = answering(rules.drawGroups);
export const foldPairs = answering(rules.foldPairs);
export const nkGroups = answering(rules.nkGroups);
export const nkProgress = answering(rules.nkProgress);
export const nkRights = answering(rules.nkRights);
export const nkScore = answering(rules.nkScore);
export const slidePairs = answering(rules.slidePairs);
export const explainFoldPairs = answering(rules.explainFoldPairs);
export const explainNkGroups = answering(rules.explainNkGroups);
export const explainNkProgress = answering(rules.explainNkProgress);
export const explainNkRights = answering(rules.explainNkRights);
export const explainNkScore = answering(rules.explainNkScore);
export const explainSlidePairs = answering(rules.explainSlidePairs);
export const checkEvent = answering(rules.checkEvent);
export const earnedRights = answering(rules.earnedRights);
export const egdTable = answering(rules.egdTable);
export const nkStandings = answering(rules.nkStandings);
export const nkStandingsSteps = answeringSteps(rules.nkStandingsSteps, answer);
export const readEgdTable = answering(rules.readEgdTable);
export const readEgdTableSteps = answeringSteps(rules.readEgdTableSteps, answer);
export const stateOf = answering(rules.stateOf);
export const titleStatus = answering(rules.titleStatus);
export const titleStatusSteps = answeringSteps(rules.titleStatusSteps, answer);

/** The next round, or what stands in the way as a failure and what could be allowed as a question. */
export function pairRound(...given: Parameters<typeof rules.pairRound>): PairingAnswer {
  return pairingAnswer(rules.pairRound(...given));
}
export const pairRoundSteps = answeringSteps(rules.pairRoundSteps, pairingAnswer);

type PairingAnswer = Extract<PairingResult, { ok: true }> | NoPairingAnswer | Unanswered;

function pairingAnswer(result: PairingResult): PairingAnswer {
  const answered = answer(result);
  if (answered.ok || !('obstacle' in result)) return answered;
  const { obstacle, relaxation } = result;
  const failures = answered.failures.map((failure) => ({ ...failure, ...obstacle }));
  const questions = relaxation.length > 0 ? [{ ask: 'relax' as const, ways: relaxation }] : [];
  return { ...answered, failures, questions, obstacle, relaxation };
}

export const kuksuDefaultTier = answering(rules.kuksuDefaultTier);
export const kuksuRank = answering(rules.kuksuRank);
export const kuksuSizes = answering(rules.kuksuSizes);
export const kuksuSnake = answering(rules.kuksuSnake);
export const kuksuSodos = answering(rules.kuksuSodos);
export const kuksuTiers = answering(rules.kuksuTiers);
export const explainKuksuDefaultTier = answering(rules.explainKuksuDefaultTier);
export const explainKuksuRank = answering(rules.explainKuksuRank);
export const explainKuksuSizes = answering(rules.explainKuksuSizes);
export const explainKuksuSnake = answering(rules.explainKuksuSnake);
export const explainKuksuSodos = answering(rules.explainKuksuSodos);
export const explainKuksuTiers = answering(rules.explainKuksuTiers);

/** Reads the name of a league, or a tier alone; `argument` is what a refusal calls the cell. */
export function readLeague(cell: Found, argument = 'league'): Answer<rules.LeagueLabel> {
  return answer(rules.readLeague(cell, argument));
}

/** A ranked league, or every flaw of its cells. */
export function rankLeague(...given: Parameters<typeof rules.rankLeague>): RankingAnswer {
  return rankingAnswer(rules.rankLeague(...given));
}
export const rankLeagueSteps = answeringSteps(rules.rankLeagueSteps, rankingAnswer);

type RankingAnswer = Success<RankedLeague> | Flawed<CycleFailure>;

interface Flawed<F> {
  readonly ok: false;
  readonly failures: readonly F[];
  readonly questions: readonly never[];
}

function rankingAnswer(result: RankAnswer): RankingAnswer {
  return result.ok ? result : { ...result, questions: [] };
}

/** The leagues of a text, or the first thing in it that cannot be read. */
export function readLeaguePages(...given: Parameters<typeof rules.readLeaguePages>): PagesAnswer {
  return pagesAnswer(rules.readLeaguePages(...given));
}
export const readLeaguePagesSteps = answeringSteps(rules.readLeaguePagesSteps, pagesAnswer);

type PagesAnswer =
  | Success<readonly LeaguePage[]>
  | (Flawed<PageFailure> & { readonly failure: PageFailure });

function pagesAnswer(result: PageAnswer): PagesAnswer {
  return result.ok ? result : { ...result, failures: [result.failure], questions: [] };
}
