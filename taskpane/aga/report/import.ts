import type { Stepwise } from '../../../src';
import {
  failuresOf,
  moreThan,
  readAgaReportSteps,
  reportName,
  type AgaReportContent,
} from '../../../src/exchange';
import { cut, ruled, sentence } from '../../../src/language';
import {
  type Computed,
  type Lists,
  type Operation,
  type OperationInput,
  refused,
} from '../../jobs/operation';
import { pastedTooLong } from '../../sheets/pasted';
import type { Finding } from '../../sheets/plan';
import { sheetsOfReport } from './sheets';

export interface ReportImportOptions {
  readonly text: string;
  /** Whether games without a round are counted by each player's own: first game, second game. */
  readonly byOrder: boolean;
}

export interface ReportImportPreview {
  readonly title: string;
  readonly players: number;
  readonly games: number;
  /** 0 where no game says its round. */
  readonly rounds: number;
}

export interface ReportImportKnown {
  /** The games stand in one section, which says no round. */
  readonly asksOrder: boolean;
}

/** A report as text becomes a list of its players and one of its games (C3). */
export const reportImport: Operation<
  Lists,
  ReportImportOptions,
  ReportImportPreview,
  ReportImportKnown
> = {
  lists: {},
  initial: { text: '', byOrder: false },
  compute: (input, slices) => slices.run(compute(input)),
};

/** More would make formulas that Excel calculates for seconds. */
const mostPlayers = 2000;
const mostGames = 20_000;

function* compute({
  options: { text, byOrder },
  facts,
  sources,
  t,
}: OperationInput<Lists, ReportImportOptions>): Stepwise<
  Computed<ReportImportPreview, ReportImportKnown>
> {
  if (text.trim() === '') return refused({ sentence: sentence('agaImportEmpty') });
  const tooLong = pastedTooLong(text);
  if (tooLong) return refused(tooLong);
  const read = yield* readAgaReportSteps(text, { byOrder });
  if (!read.ok) {
    const more = moreThan(read);
    return refused(
      ...failuresOf(read).map((failure, i) => ({
        // What is refused is said once, above its lines.
        sentence: i === 0 ? sentence('agaImportRefused', { why: ruled(failure) }) : ruled(failure),
      })),
      ...(more > 0 ? [{ sentence: sentence('agaImportMore', { count: more }) }] : []),
    );
  }
  const content = read.value;
  const { players, games, title } = content;
  const size = { players: players.length, games: games.length };
  if (size.players > mostPlayers || size.games > mostGames) {
    return refused({
      sentence: sentence('agaImportTooLarge', { ...size, mostPlayers, mostGames }),
    });
  }
  yield;
  const plan = sheetsOfReport(content, facts, t);
  const rounds = new Set(games.flatMap(({ round }) => round ?? [])).size;
  const saysNone = games.length > 0 && games.every(({ round }) => round === undefined);
  return {
    ok: true,
    plan: { ...plan, sources, warnings: warningsOf(content, saysNone) },
    detail: { title, ...size, rounds },
    known: { asksOrder: saysNone || byOrder },
  };
}

/** Whether it is a number that reports give to players without an AGA ID; the AGA's own are far below. */
export function isTemporary(id: string | undefined): boolean {
  return Number(id) >= 99_000 && Number(id) <= 99_999;
}

function warningsOf(
  { players, games, remarks }: AgaReportContent,
  saysNone: boolean,
): readonly Finding[] {
  const temporary = players.filter(({ id }) => isTemporary(id));
  const open = games.filter(({ winner }) => winner === 'open').length;
  return [
    ...(saysNone ? [{ sentence: sentence('agaImportNoRounds') }] : []),
    ...(open > 0 ? [{ sentence: sentence('agaImportOpen', { count: open }) }] : []),
    ...(temporary.length > 0
      ? [{ sentence: sentence('agaImportTemporary', { names: temporary.map(reportName) }) }]
      : []),
    ...(remarks.length > 0
      ? [{ sentence: sentence('agaImportRemarks', { lines: remarks.map((each) => cut(each)) }) }]
      : []),
  ];
}
