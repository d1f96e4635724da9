import { refuser } from '../../core/message';
import { oneLine } from '../../core/lines';
import { existing, inRow, type Result, succeed } from '../../core/result';
import { mapped, type Stepwise } from '../../core/stepwise';
import type { agaReport } from '../lines';
import { MOST_ROUNDS } from './read';
import {
  type AgaReport,
  americanDay,
  DETAILS,
  idIn,
  MOST_KOMI,
  partsOfName,
  rankIn,
  type ReportGame,
  reportName,
  type ReportPlayer,
} from './report';

/** A player to write: without an id a temporary number is given. */
export interface PlayerToReport extends Omit<ReportPlayer, 'id'> {
  readonly id?: string | undefined;
}

/** How a game ended; the report has no word for a draw, and a forfeit is not rated. */
export type GameToReport = Omit<ReportGame, 'winner'> & {
  readonly winner: ReportGame['winner'] | 'draw' | 'forfeit';
};

export interface AgaReportToWrite extends Pick<AgaReport, 'title' | 'details'> {
  readonly players: readonly PlayerToReport[];
  readonly games: readonly GameToReport[];
}

/** What the report has otherwise than it was given, or not at all: players or games by their positions. */
export interface ReportLoss {
  readonly code:
    | 'temporary' // players without an AGA ID
    | 'names' // players whose names have signs or blanks that no line holds
    | 'draws' // games
    | 'forfeits' // games
    | 'open' // games without a result, written as ?
    | 'komi'; // games whose komi is no whole number
  readonly at: readonly number[];
}

export interface AgaReportWritten {
  readonly text: string;
  readonly losses: readonly ReportLoss[];
}

const refuse = refuser<typeof agaReport>();

/** The first of the temporary numbers; they go down from it. */
const TEMPORARY = 99_999;
const NO_NAME = '?';
const NAME = 24;

/** A report (clause C4): players by id, games by round. Rows of a refusal are those of the lists, from 1. */
export function* agaReportText(report: AgaReportToWrite): Stepwise<Result<AgaReportWritten>> {
  const { players, games } = report;
  if (players.length === 0) return refuse({ found: '' }, 'agaReportNoPlayers');
  const numbered = idsOf(players);
  if (!numbered.ok) return numbered;
  const ids = numbered.value;
  for (const [index, { rank }] of players.entries()) {
    if (rankIn(rank) === undefined) {
      return inRow(refuse({ found: rank }, 'agaReportRank'), index + 1);
    }
  }
  const wrong = wrongGame(games, ids);
  if (wrong) return wrong;
  const names = yield* mapped(players, nameOf);
  const lines = yield* mapped(players, ({ rank }, at) => {
    const name = (names[at] ?? '').padEnd(NAME);
    const id = existing(ids[at]);
    return { id: Number(id), line: `${id} ${name} ${rankIn(rank)}` };
  });
  const rated = games.filter(({ winner }) => winner !== 'draw' && winner !== 'forfeit');
  const gameLines = yield* mapped(rated, (game) => ({ game, line: gameLine(game, ids) }));
  const rounds = [...new Set(rated.map(({ round }) => round))].sort((a = 0, b = 0) => a - b);
  const sections = rounds.map((round) => [
    round === undefined ? 'GAMES' : `GAMES ${round}`,
    ...gameLines.filter(({ game }) => game.round === round).map(({ line }) => line),
    '',
  ]);
  const text = [
    `TOURNEY ${oneLine(report.title)}`.trim(),
    ...detailLines(report),
    '',
    'PLAYERS',
    ...lines.sort((a, b) => a.id - b.id).map(({ line }) => line),
    '',
    ...sections.reduce((all, section) => all.concat(section), []),
    'END',
    '',
  ];
  return succeed({ text: text.join('\n'), losses: lossesOf(report, names) });
}

function detailLines({ details }: AgaReportToWrite): string[] {
  return DETAILS.map((key) => [key, oneLine(details[key] ?? '')] as const)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `\t${key}=${americanDay(value)}`);
}

/** The ids, and temporary ones downwards that nobody has. */
function idsOf(players: readonly PlayerToReport[]): Result<readonly string[]> {
  const taken = new Map<string, number>();
  for (const [index, { id: found = '' }] of players.entries()) {
    if (found.trim() === '') continue;
    const id = idIn(found.trim());
    if (id === undefined) return inRow(refuse({ found }, 'agaReportId'), index + 1);
    const before = taken.get(id);
    if (before !== undefined) {
      return inRow(refuse({ found }, 'agaReportIdTwice', { before }), index + 1);
    }
    taken.set(id, index + 1);
  }
  let next = TEMPORARY;
  return succeed(
    players.map(({ id = '' }) => {
      const own = idIn(id.trim());
      if (own !== undefined) return own;
      while (taken.has(String(next))) next--;
      return String(next--);
    }),
  );
}

/** Why a game cannot stand in a report. */
function wrongGame(
  games: readonly GameToReport[],
  ids: readonly string[],
): Result<never> | undefined {
  const played = new Map<string, number>();
  const hasRounds = games.some(({ round }) => round !== undefined);
  for (const [index, { round, white, black, handicap, komi }] of games.entries()) {
    const row = index + 1;
    if (white === black) return inRow(refuse({ found: ids[white] ?? '' }, 'agaReportSelf'), row);
    if (!Number.isInteger(handicap) || handicap < 0 || handicap > 9) {
      return inRow(refuse({ found: handicap }, 'agaReportHandicap'), row);
    }
    if (!(Math.abs(komi) <= MOST_KOMI)) {
      return inRow(refuse({ found: komi }, 'agaReportKomi'), row);
    }
    if (round === undefined) {
      if (hasRounds) return inRow(refuse({ found: '' }, 'agaReportSomeRounds'), row);
      continue;
    }
    if (!Number.isInteger(round) || round < 1 || round > MOST_ROUNDS) {
      return inRow(refuse({ found: round }, 'agaReportRound', { most: MOST_ROUNDS }), row);
    }
    for (const player of [white, black]) {
      const key = `${player} ${round}`;
      const before = played.get(key);
      const id = ids[player] ?? '';
      if (before !== undefined) {
        return inRow(refuse({ found: id }, 'agaReportTwoGames', { id, round, before }), row);
      }
      played.set(key, row);
    }
  }
  return undefined;
}

const WINNERS = { white: 'W', black: 'B', open: '?', draw: '', forfeit: '' } as const;

/** 7.5 is written as 7: the field holds a whole number. */
function gameLine(game: GameToReport, ids: readonly string[]): string {
  const { white, black, winner, handicap, komi } = game;
  return [ids[white], ids[black], WINNERS[winner], handicap, Math.trunc(komi) + 0].join(' ');
}

/** A name in one line, with a comma behind the surname only. */
function nameOf({ surname, given }: PlayerToReport): string {
  const parts = { surname: oneLine(surname.replace(/,/g, ' ')), given: oneLine(given) };
  if (parts.surname !== '') return reportName(parts);
  return parts.given.replace(/,/g, ' ').trim() === ''
    ? NO_NAME
    : reportName(partsOfName(parts.given));
}

function lossesOf(
  { players, games }: AgaReportToWrite,
  names: readonly string[],
): readonly ReportLoss[] {
  const where = <T>(list: readonly T[], is: (each: T, at: number) => boolean): number[] =>
    list.map((each, at) => (is(each, at) ? at : -1)).filter((at) => at >= 0);
  const found: readonly ReportLoss[] = [
    { code: 'temporary', at: where(players, ({ id = '' }) => id.trim() === '') },
    { code: 'names', at: where(players, (player, at) => names[at] !== reportName(player)) },
    { code: 'draws', at: where(games, ({ winner }) => winner === 'draw') },
    { code: 'forfeits', at: where(games, ({ winner }) => winner === 'forfeit') },
    { code: 'open', at: where(games, ({ winner }) => winner === 'open') },
    { code: 'komi', at: where(games, ({ komi }) => !Number.isInteger(komi)) },
  ];
  return found.filter(({ at }) => at.length > 0);
}
