import {
  atOnce,
  basisOf,
  type Board,
  type CheckedEvent,
  explainNoPairing,
  type NoPairing,
  type PairedRound,
  type PairingResult,
  pairRoundSteps,
  type PlayerNumber,
  type PlayerPair,
  type RoundOptions,
  type SaidForRound,
  type Stepwise,
  titleRoundOf,
} from '../../src';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../jobs/operation';
import { placeName } from '../sheets/address';
import type { Finding, Plan } from '../sheets/plan';
import { sheetNames } from '../sheets/sheet-names';
import { ruled, sentence, type Translate } from '../../src/language';
import {
  eventAhead,
  isLater,
  lastOpenRound,
  nothingSaid,
  openIn,
  pairingOf,
  type PairOptions,
  roundOptions,
} from './pair-options';
import { type Book, type BookPlayer, type BookRound, openGames } from './book/book';
import { readBookSteps } from './book/read-book';
import { eventOn } from './book/header';
import { groupName, namesOf } from './book/settings';
import { lastingBans } from './book/not-against';
import { type LateEntry, withEntry } from './players/late-entry';
import { restOptions, roundInPlay, saidNow, seatedIn, takenOff, toPair } from './part/to-pair';
import { restBlocks } from './part/rest-of-round';
import { type PlannedGame, type PlannedRound, roundSheet, roundTitle } from './round-sheet';
import { staleWarnings } from './book/stale';
import { roundsIn } from './book/tables';

/** What the pane shows before a round is written. */
export interface PairingPreview {
  readonly paired: PairedRound;
  readonly names: (number: number) => string;
  readonly players: ReadonlyMap<PlayerNumber, BookPlayer>;
  /** What the sheets add to a score, so that the lowest starting group starts at 0 as it does for SOS. */
  readonly scale: number;
  /** The game for the title after the last round. */
  readonly isPlayOff: boolean;
  /** The decisions for this round. */
  readonly said: PairOptions;
}

/** What the form shows of the workbook as it was read for the preview. */
export interface PairingKnown {
  /** With every round that has a sheet. */
  readonly book: Book;
  /** A part of the last round is paired again. */
  readonly isAgain?: true;
  /** Nothing more is paired: the refusal says why. */
  readonly isOver?: true;
  /** If no pairing is possible: why, and what makes one possible. */
  readonly wayOut?: WayOut | undefined;
}

export interface WayOut {
  readonly noPairing: NoPairing;
  /** The player N10 gives the bye, once a candidate may have it. */
  readonly candidateBye?: PlayerNumber | undefined;
}

type PairInput = OperationInput<Lists, PairOptions>;
type Answer = Computed<PairingPreview, PairingKnown>;
/** What of it a round is paired from. */
type PairedFrom = Pick<PairInput, 'facts' | 'also' | 'options' | 'sources' | 't' | 'language'>;

/** The next round of the event, or the play-off after the last. */
export const pairRound: Operation<Lists, PairOptions, PairingPreview, PairingKnown> = {
  ...pairingOf,
  compute: (input, slices) => slices.run(compute(input)),
};

function* compute(input: PairInput): Stepwise<Answer> {
  const found = yield* readBookSteps(input.facts, input.also, { rated: true });
  yield;
  if (!found.ok) return found;
  const { book } = found;
  const isAgain = toPair(book, input.options).freed.length > 0 && ({ isAgain: true } as const);
  return { known: { book, ...isAgain }, ...(yield* paired(book, input)) };
}

function* paired(
  whole: Book,
  { facts, also, options, sources, t, language }: PairedFrom,
): Stepwise<Answer> {
  const pairing = toPair(whole, options);
  const { round, book, part, freed } = pairing;
  const said = saidNow(pairing, options);
  const open = openGames(book);
  const last = said.ahead && lastOpenRound(book);
  if (open.length > 0 && !last) return refused(...open);
  const before = last ? eventAhead(book, last, said) : undefined;
  if (before?.ok === false)
    return refused({ sentence: sentence('nkRefused', { why: ruled(before.failure) }) });
  const event = before?.value ?? book.event;

  const isPlayOff = round > book.settings.rounds;
  if (isPlayOff && book.playOff) {
    const there = sentence('nkPlayOffThere', { sheet: book.playOff.sheet });
    return { ...refused({ sentence: there }), known: { book: whole, isOver: true } };
  }
  const names = namesOf(book.players);
  const asked = isPlayOff ? {} : roundOptions(book.players, said);
  const given = restOptions(asked, part);
  const result = yield* pairRoundSteps(event, given);
  if (!result.ok) {
    const wayOut = 'obstacle' in result ? yield* wayOutOf(result, event, given) : undefined;
    const isOver = result.failure.code === 'allRoundsPlayed' && ({ isOver: true } as const);
    return { ...refused(...refusalsOf(result, names)), known: { book: whole, wayOut, ...isOver } };
  }

  yield;
  const shown = withoutPart(result.value, part);
  const now = shown.boards.filter((board) => !isLater(board, said));
  if (now.length === 0 && shown.boards.length > 0) {
    return refused({ sentence: sentence('nkAllLater') });
  }
  const players = new Map(book.players.map((player) => [player.number, player]));
  const scale = Math.max(0, ...book.players.map(({ group }) => group));
  const games = last ? openIn(last).map(({ black, white }): PlayerPair => [black, white]) : [];
  const planned = plannedRound(
    { ...shown, boards: now },
    shown.boards.filter((board) => !now.includes(board)),
    event,
    { isPlayOff, said: { ...asked, open: games }, name: eventOn(book.about, { t, language }) },
    t,
  );
  const stale = yield* staleWarnings(whole, names);
  const warnings = [
    ...whole.warnings,
    ...titleNever(whole),
    ...whole.regrouped,
    ...stale,
    ...roundWarnings(result.value, games, shown.boards.length - now.length, names),
    ...secondBye(part, shown, names),
  ];
  const detail = { paired: shown, names, players, scale, isPlayOff, said };
  if (part) {
    const basis = basisOf(event, round);
    const blocks = yield* restBlocks(part, planned, { names, also, freed, basis }, t);
    if ('missing' in blocks) {
      const values = { sheet: part.sheet, count: blocks.missing };
      const alone = secondBye(part, shown, names);
      return refused({ sentence: sentence('nkNoLinesLeft', values) }, ...alone);
    }
    const title = t(freed.length > 0 ? 'nkAgainOfRound' : 'nkRestOfRound', { round });
    const plan = { title, sheets: [], blocks, names: [], activate: part.sheet, sources, warnings };
    return { ok: true, plan, detail };
  }
  const sheet = yield* roundSheet(planned, names, sheetNames(facts), t);
  yield;
  const plan: Plan = {
    title: roundTitle(isPlayOff ? 'playOff' : round, t),
    sheets: [sheet],
    blocks: [],
    names: [],
    sources,
    warnings,
  };
  return { ok: true, plan, detail };
}

/** A latecomer takes the place of the bye in the round that is being played. */
interface Joining {
  readonly round: number;
  readonly board: number;
  /** Who had the bye. */
  readonly opponent: string;
  readonly plan: Plan;
}

/**
 * The latecomer's first game: against the player who has the bye of the round that is being played, on a board of their own. Undefined
 * where nobody has the bye, or the two are kept apart.
 */
export function joining(
  entry: LateEntry,
  rating: number,
  others: readonly LateEntry[],
  words: Pick<PairInput, 'facts' | 'also' | 't' | 'language'>,
): Joining | undefined {
  const { facts, also, t } = words;
  const round = roundsIn(facts).length;
  const plan = round > 0 ? entry.plan(rating, t, round) : undefined;
  if (!plan || (entry.enters ?? round) !== round) return undefined;
  const tables = withEntry(also, { at: entry.at, plan }, others);
  const found = atOnce(readBookSteps(facts, tables));
  if (!found.ok) return undefined;
  const { book } = found;
  const [opponent] = roundInPlay(book)?.round.byes ?? [];
  if (opponent === undefined) return undefined;
  const pair: PlayerPair = [entry.number, opponent];
  const isApart = lastingBans(book.players).some((ban) => pair.every((each) => ban.includes(each)));
  if (isApart) return undefined;
  const options = {
    ...takenOff(nothingSaid, book, [opponent]),
    forced: [{ players: pair }],
  };
  const sources = also.map(({ snapshot }) => snapshot);
  const computed = atOnce(paired(book, { ...words, also: tables, options, sources }));
  const [board] = computed.ok ? computed.detail.paired.boards : [];
  if (!computed.ok || !board) return undefined;
  const { blocks } = computed.plan;
  return {
    round,
    board: board.number,
    opponent: computed.detail.names(opponent),
    plan: { ...computed.plan, title: plan.title, blocks: [...plan.blocks, ...blocks] },
  };
}

/** A bye that stands on the sheet while another player gets one: the two could play. */
function secondBye(
  part: BookRound | undefined,
  { bye }: PairedRound,
  names: (player: PlayerNumber) => string,
): readonly Finding[] {
  const [first] = part?.round.byes ?? [];
  if (first === undefined || !bye) return [];
  const values = { one: names(first), two: names(bye.player) };
  return [{ sentence: sentence('nkTwoByes', values) }];
}

/** The boards and absences that do not stand on the sheet yet. */
function withoutPart(round: PairedRound, part: BookRound | undefined): PairedRound {
  if (!part) return round;
  const seated = seatedIn(part);
  return {
    ...round,
    boards: round.boards.filter(({ black }) => !seated.has(black.player)),
    absent: round.absent.filter((player) => !seated.has(player)),
  };
}

function* wayOutOf(
  noPairing: NoPairing,
  event: CheckedEvent,
  asked: RoundOptions,
): Stepwise<WayOut> {
  const needed = noPairing.relaxation.some(({ code }) => code === 'candidateMayHaveBye');
  if (!needed) return { noPairing };
  const allowed = event.with({ settings: { candidateMayHaveBye: true } });
  if (!allowed.ok) return { noPairing };
  const result = yield* pairRoundSteps(allowed.value, asked);
  return { noPairing, candidateBye: result.ok ? result.value.bye?.player : undefined };
}

function plannedRound(
  { round, boards, bye, absent }: PairedRound,
  later: readonly Board[],
  event: CheckedEvent,
  {
    isPlayOff,
    said,
    name,
  }: { readonly isPlayOff: boolean; readonly said: SaidForRound; readonly name: string },
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
    waiting: later.flatMap(({ black, white }) => [black.player, white.player]),
    basis: isPlayOff ? '' : basisOf(event, round),
    said,
    event: name,
  };
}

/** "Topgroep", or both groups, Black's first. */
function groupsOf({ black, white }: Board, t: Translate): string {
  const names = [black, white].map(({ group }) => groupName(group, t));
  return black.group === white.group ? String(names[0]) : names.join(' – ');
}

/** The remarks on a board, for the sheet. */
function remarkOf({ repeats, why }: Board, t: Translate): string {
  const remarks = [
    ...(repeats > 0 ? [t('nkRepeat')] : []),
    ...(why.path === 'forced' ? [t('nkFixed')] : []),
  ];
  return remarks.join(', ');
}

function refusalsOf(
  result: Exclude<PairingResult, { readonly ok: true }>,
  player: (number: number) => string,
): readonly Finding[] {
  const { failure } = result;
  if (failure.code === 'allRoundsPlayed') return [{ sentence: sentence('nkAllPlayed') }];
  if ('obstacle' in result) {
    return explainNoPairing(result).map((each) => ({ sentence: ruled(each, { player }) }));
  }
  return [{ sentence: sentence('nkRefused', { why: ruled(failure) }) }];
}

/** That the candidates never play each other: rounds and title round are changed one without the other. */
function titleNever({ rounds: paired, settings, titleFromAt: at }: Book): readonly Finding[] {
  const { rounds, titleFrom } = settings;
  const next = paired.length + 1;
  if (!at || titleFrom <= rounds || next > rounds) return [];
  const fitting = Math.max(titleRoundOf(rounds), next);
  const values = { from: titleFrom, rounds, fitting, address: placeName(at) };
  return [{ sentence: sentence('nkTitleNever', values), at }];
}

type PlayerNames = (number: number) => string;

/** What a director looks at before a round is written: open games it rests on, what the rules warn of, boards left for later. */
function roundWarnings(
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
