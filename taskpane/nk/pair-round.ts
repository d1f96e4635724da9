import {
  basisOf,
  pairRound as pairByRules,
  sentence as failureSentence,
  type Board,
  type NkEvent,
  type PairedRound,
  type PairingResult,
  type PairWarning,
  type Relaxation,
} from '../../src';
import type { Computed, Lists, Operation, OperationInput } from '../sheet/operation';
import type { Finding, Plan } from '../sheet/plan';
import { sentence, type Translate } from '../text';
import { readBook, type Book } from './book';
import { groupName, namesOf } from './names';
import { nothingSaid, roundOptions, saidAbout, type PairOptions } from './pair-options';
import { roundSheet, roundTitle, type PlannedGame, type PlannedRound } from './round-sheet';
import { staleWarnings } from './stale';
import { eventPlaces } from './tables';

/** What the pane shows before a round is written. */
export interface PairingPreview {
  readonly paired: PairedRound;
  readonly names: (number: number) => string;
  /** The game for the title after the last round. */
  readonly isPlayOff: boolean;
  /** What holds for this round. */
  readonly said: PairOptions;
}

type Input = OperationInput<Lists, PairOptions>;

/** The next round of the event, or the play-off after the last. */
export const pairRound: Operation<Lists, PairOptions, PairingPreview> = {
  title: 'nkPairRound',
  lead: 'nkPairLead',
  lists: {},
  also: eventPlaces,
  initial: nothingSaid,
  compute,
};

function compute({ also, facts, options, sources, t }: Input): Computed<PairingPreview> {
  const found = readBook(facts, also, { rated: true });
  if (!found.ok) return found;
  const { book } = found;
  const open = book.rounds.flatMap((round) => round.open);
  if (open.length > 0) return { ok: false, refusals: open };

  const round = book.rounds.length + 1;
  const isPlayOff = round > book.settings.rounds;
  if (isPlayOff && book.playOff) {
    return refused({ sentence: sentence('nkPlayOffThere', { sheet: book.playOff.sheet }) });
  }
  const said = saidAbout(round, options);
  const names = namesOf(book.players);
  const result = pairByRules(book.event, isPlayOff ? {} : roundOptions(book.players, said));
  if (!result.ok) return { ok: false, refusals: refusalsOf(result, names, t) };

  const paired = result.value;
  const sheet = roundSheet(
    plannedRound(paired, book, isPlayOff, t),
    names,
    facts.sheets.map(({ name }) => name),
    t,
  );
  const plan: Plan = {
    title: roundTitle(isPlayOff ? 'playOff' : round, t),
    sheets: [sheet],
    blocks: [],
    names: [],
    sources,
    warnings: [...staleWarnings(wholeEvent(book), names, t), ...warningsOf(paired, names)],
  };
  return { ok: true, plan, detail: { paired, names, isPlayOff, said } };
}

/** With the rounds that have no results yet. */
export function wholeEvent({ event, rounds }: Book): NkEvent {
  return { ...event, rounds: rounds.map(({ round }) => round) };
}

function plannedRound(
  { round, boards, bye, absent }: PairedRound,
  { event }: Book,
  isPlayOff: boolean,
  t: Translate,
): PlannedRound {
  return {
    round: isPlayOff ? 'playOff' : round,
    games: boards.map((board): PlannedGame => ({
      board: board.number,
      black: board.black.player,
      white: board.white.player,
      result: null,
      group: groupsOf(board, t),
      remark: remarkOf(board, t),
    })),
    byes: bye ? [bye.player] : [],
    absences: absent.map((player) => ({ player })),
    basis: isPlayOff ? '' : basisOf(event, round),
  };
}

/** "Topgroep", or both groups, Black's first. */
export function groupsOf({ black, white }: Board, t: Translate): string {
  const names = [black, white].map(({ group }) => groupName(group, t));
  return black.group === white.group ? String(names[0]) : names.join(' – ');
}

/** What is out of the ordinary about a board, for the sheet. */
function remarkOf({ repeats, why }: Board, t: Translate): string {
  const remarks = [
    ...(repeats > 0 ? [t('nkRepeat')] : []),
    ...(why.path === 'forced' ? [t('nkFixed')] : []),
  ];
  return remarks.join(', ');
}

function refusalsOf(
  result: Exclude<PairingResult, { readonly ok: true }>,
  names: (number: number) => string,
  t: Translate,
): readonly Finding[] {
  if (!('obstacle' in result)) {
    const { failure } = result;
    if (failure.code === 'allRoundsPlayed') return [{ sentence: sentence('nkAllPlayed') }];
    return [{ sentence: sentence('nkRefused', { why: failureSentence(failure) }) }];
  }
  const { obstacle, relaxation } = result;
  const list = (players: readonly number[]): string => players.map(names).join(', ');
  const findings: Finding[] = [];
  switch (obstacle.code) {
    case 'nobodyLeft': {
      const { player, met, forbidden } = obstacle;
      const values = {
        name: names(player),
        met: met.length > 0 ? list(met) : '–',
        forbidden: forbidden.length > 0 ? list(forbidden) : '–',
      };
      findings.push({ sentence: sentence('nkNobodyLeft', values) });
      break;
    }
    case 'tooFewOpponents': {
      const values = {
        players: list(obstacle.players),
        opponents: obstacle.opponents.length > 0 ? list(obstacle.opponents) : '–',
      };
      findings.push({ sentence: sentence('nkTooFewOpponents', values) });
      break;
    }
    case 'nobodyForBye':
      findings.push({ sentence: sentence('nkNobodyForBye') });
      break;
    case 'nobodyToPair':
      findings.push({ sentence: sentence('nkNobodyToPair', { present: obstacle.present }) });
      break;
  }
  for (const each of relaxation) {
    findings.push({
      sentence: sentence('nkWouldHelp', { what: relaxationText(each, names, t) }),
    });
  }
  return findings;
}

/** What the director could allow. */
export function relaxationText(
  relaxation: Relaxation,
  names: (number: number) => string,
  t: Translate,
): string {
  if (relaxation.code === 'candidateMayHaveBye') return t('nkHelpCandidateBye');
  const [a, b] = relaxation.players.map(names);
  const values = { one: String(a), two: String(b) };
  switch (relaxation.code) {
    case 'allowRepeat':
      return t('nkHelpRepeat', values);
    case 'allowForbidden':
      return t('nkHelpForbidden', values);
    case 'releaseForced':
      return t('nkHelpForced', values);
  }
}

function warningsOf(
  { warnings }: PairedRound,
  names: (number: number) => string,
): readonly Finding[] {
  return warnings.map((warning) => ({ sentence: warningSentence(warning, names) }));
}

function warningSentence(
  warning: PairWarning,
  names: (number: number) => string,
): Finding['sentence'] {
  const pair = (players: readonly [number, number]): { one: string; two: string } => ({
    one: names(players[0]),
    two: names(players[1]),
  });
  switch (warning.code) {
    case 'repeat':
      return sentence('nkWarnRepeat', { ...pair(warning.players), round: warning.round });
    case 'forcedAcrossGroups':
      return sentence('nkWarnForcedGroups', pair(warning.players));
    case 'forcedRepeat':
      return sentence('nkWarnForcedRepeat', pair(warning.players));
    case 'secondBye':
      return sentence('nkWarnSecondBye', { name: names(warning.player) });
    case 'candidateBye':
      return sentence('nkWarnCandidateBye', { name: names(warning.player) });
    case 'candidateAbsent':
      return sentence('nkWarnCandidateAbsent', { name: names(warning.player) });
    case 'candidateOutsideTitleGroup':
      return sentence('nkWarnCandidateOutside', { name: names(warning.player) });
    case 'titleDecided':
      return warning.player === undefined
        ? sentence('nkWarnTitleNobody')
        : sentence('nkWarnTitleDecided', { name: names(warning.player) });
  }
}

function refused(...refusals: readonly Finding[]): Computed<never> {
  return { ok: false, refusals };
}
