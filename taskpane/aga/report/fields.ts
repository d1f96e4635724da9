import { choiceKind, numberKind, shownCell, textKind } from '../../sheets/columns/kinds';
import {
  type AgaReport,
  rankTyped,
  type ReportGame,
  reportName,
  type ReportPlayer,
} from '../../../src/exchange';
import { sentence } from '../../../src/language';
import type { Kind } from '../../sheets/columns/fields';
import type { ListWanted } from '../../jobs/operation';
import { isPlayersOfReport, lastRead } from './names';
import { playerHeadings } from '../section/player-headings';
import { spelling } from '../../sheets/columns/spelling';
import type { PlanCell } from '../../sheets/plan';
import { blank, centred, figure, formula, number, text, widthFor } from '../../sheets/sheet-parts';
import { type CellGiven, type KeyOf, listOf } from '../../sheets/written-list';
import { plainText, type SourceTable, type Where, type WorkbookFacts } from '../../sheets/source';

/** How a game ended, as a list says it: the first text of each is the one that is shown. */
const winners = {
  white: ['W', 'white', 'wit'],
  black: ['B', 'black', 'zwart', 'Z'],
  open: ['?', '-', 'open'],
  // Excel takes = for the beginning of a formula.
  draw: ['jigo', 'draw', 'remise', '=', '½-½'],
  forfeit: ['W!', 'B!', 'forfeit', 'default', 'reglementair'],
} as const;

/** What the drop-down of a column of winners offers, and a refusal names. */
const winnerTexts: readonly string[] = [
  ...[winners.white[0], winners.black[0], winners.open[0]],
  ...[winners.draw[0], winners.forfeit[0], winners.forfeit[1]],
];

const winnerKind = choiceKind(winners, winnerTexts);

/** `4d`; a number may be a place, so a rating has a column of its own. */
const rankKind: Kind<string> = {
  read(cell, context) {
    const read = textKind.read(cell, context);
    const typed = read.ok ? rankTyped(read.value) : undefined;
    if (read.ok && typed !== undefined) return { ...read, value: typed };
    const { address, mark } = context;
    const content = shownCell(cell, mark);
    const [, rank = '', behind = ''] =
      cell.kind === 'text' ? (/^\s*(\d{1,2}\s*[kdp])\s+(\S.*?)\s*$/i.exec(cell.text) ?? []) : [];
    if (rank !== '') {
      return { ok: false, sentence: sentence('agaRankBehind', { address, rank, behind }) };
    }
    return { ok: false, sentence: sentence('agaRankNeeded', { address, content }) };
  },
};

const asText = (value: string): PlanCell => centred({ kind: 'text', text: value, format: '@' });

/** A bold heading takes more room than its letters. */
const headedBy =
  (least: number) =>
  ({ title }: { readonly title: string }): number =>
    Math.max(least, title.length + 4);

/** A rank is a text, a rating a number. */
const isRating = ({ rank }: ReportPlayer): boolean => !/[kdp]$/.test(rank);

/** The games that the figures of a player follow from: how many, and their columns. */
interface GamesGiven {
  readonly games: number;
  readonly down: (column: GameKey) => string;
}

type FigureGiven = CellGiven<GamesGiven>;

/** What a player's games come to; nothing without an ID, by which the games are found, and with one that they don't have. */
const figureOf = (formulaFor: (own: string, given: FigureGiven) => string) =>
  ({
    ...({ as: 'number', width: headedBy(10) } as const),
    cell: (_: ReportPlayer, given: FigureGiven): PlanCell => {
      const { all, places, line } = given;
      const [own, name] = [places.own('id', line), places.own('player', line)];
      return all.games === 0
        ? figure(0, '0')
        : formula(`=IF(OR(${own}="",${isOther(own, name, all)}),"",${formulaFor(own, given)})`);
    },
  }) as const;

/** An ID that somebody types may be a number: compared as texts. */
const isWhite = ({ down }: GamesGiven, own: string): string => `(${down('whiteId')}&""=${own}&"")`;
const isBlack = ({ down }: GamesGiven, own: string): string => `(${down('blackId')}&""=${own}&"")`;

/** Whether each game has a result. */
const decided = (winner: string): string => `((${winner}="W")+(${winner}="B"))`;

/** Whether games name the player with another ID only: it was corrected in one of the lists. */
function isOther(own: string, name: string, all: GamesGiven): string {
  const ofName = `(${all.down('white')}=${name})+(${all.down('black')}=${name})`;
  const ofOwn = `${isWhite(all, own)}+${isBlack(all, own)}`;
  return `AND(SUMPRODUCT(${ofName})>0,SUMPRODUCT(${ofOwn})=0)`;
}

function won(own: string, { all }: FigureGiven): string {
  const winner = all.down('winner');
  return `SUMPRODUCT(${isWhite(all, own)}*(${winner}="W")+${isBlack(all, own)}*(${winner}="B"))`;
}

/** Games with a result. */
function counted(own: string, { all }: FigureGiven): string {
  const count = (these: string): string => `SUMPRODUCT(${these}*${decided(all.down('winner'))})`;
  return [isWhite(all, own), isBlack(all, own)].map(count).join('+');
}

/** The wins of the opponents, game by game. */
function sos(own: string, { all, places }: FigureGiven): string {
  const winsOf = (opponent: string): string =>
    `SUMIF(${places.down('id')},${opponent},${places.down('wins')})`;
  const against = `${isWhite(all, own)}*${winsOf(all.down('blackId'))}+${isBlack(all, own)}*${winsOf(all.down('whiteId'))}`;
  return `SUMPRODUCT(${decided(all.down('winner'))}*(${against}))`;
}

/** The players of a report, with what their games come to. */
export const reportPlayers = listOf<ReportPlayer, GamesGiven>()({
  player: {
    ...{ label: 'agaPlayer', synonyms: playerHeadings.player, person: 'surname first' },
    ...{ as: 'text', width: ({ texts }) => widthFor(texts) },
    cell: (player) => text(reportName(player)),
  },
  id: {
    ...{ label: 'agaIdColumn', synonyms: playerHeadings.id, unique: 'number' },
    ...{ as: 'mark', width: headedBy(13) },
    cell: (player) => asText(player.id),
  },
  rank: {
    ...{ label: 'agaRank', synonyms: ['rank', 'grade', 'graad', 'rang'], kind: rankKind },
    ...{ as: 'mark', width: 8 },
    cell: (player) => centred(isRating(player) ? blank() : text(player.rank)),
  },
  rating: {
    ...{ label: 'agaRatingColumn', synonyms: playerHeadings.rating },
    ...{ kind: numberKind({ least: -50, most: 50 }), as: 'number', width: headedBy(13) },
    cell: (player) => (isRating(player) ? figure(Number(player.rank), '0.0####') : blank()),
  },
  wins: { label: 'agaWins', ...figureOf(won) },
  games: { label: 'agaGames', ...figureOf(counted) },
  sos: { label: 'agaTie1', ...figureOf(sos) },
});

export type PlayerKey = KeyOf<typeof reportPlayers>;

/** What is read of them: nothing of what follows from the games. */
const { wins: _wins, games: _games, sos: _sos, ...typedFields } = reportPlayers.fields;
export const reportPlayerFields = typedFields;

type Players = Pick<AgaReport, 'players'>;

const side = (of: 'white' | 'black') =>
  ({
    ...({
      as: 'text',
      width: ({ all }: { readonly all: Players }) => widthFor(all.players.map(reportName)),
    } as const),
    cell: ({ [of]: position }: ReportGame, { all }: { readonly all: Players }) => {
      const player = all.players[position];
      return text(player ? reportName(player) : '');
    },
  }) as const;

const sideId = (of: 'white' | 'black') =>
  ({
    ...({
      as: 'mark',
      width: ({ title }: { readonly title: string }) => title.length + 5,
    } as const),
    cell: ({ [of]: position }: ReportGame, { all }: { readonly all: Players }) =>
      asText(all.players[position]?.id ?? ''),
  }) as const;

/** Its games. */
export const reportGames = listOf<ReportGame, Players>()({
  round: {
    ...{ label: 'agaRound', synonyms: ['round', 'rd', 'ronde'] },
    ...{ kind: numberKind({ least: 1, most: 99, whole: true }), as: 'mark', width: 8 },
    cell: ({ round }) => centred(round === undefined ? blank() : figure(round, '0')),
  },
  white: { ...{ label: 'agaWhite', synonyms: ['white', 'wit'] }, ...side('white') },
  whiteId: {
    ...{ label: 'agaWhiteId', synonyms: ['white id', 'white aga id', 'nummer wit'] },
    ...sideId('white'),
  },
  black: { ...{ label: 'agaBlack', synonyms: ['black', 'zwart'] }, ...side('black') },
  blackId: {
    ...{ label: 'agaBlackId', synonyms: ['black id', 'black aga id', 'nummer zwart'] },
    ...sideId('black'),
  },
  winner: {
    ...{ label: 'agaWinner', synonyms: ['winner', 'result', 'winnaar', 'uitslag'] },
    ...{ kind: winnerKind, presence: 'column', as: 'mark', width: 10 },
    cell: ({ winner }) =>
      centred({ kind: 'text', text: winners[winner][0], format: '@', style: 'input' }),
    typed: ({ t }) => ({
      from: { kind: 'texts', texts: winnerTexts },
      refusal: t('agaWinnerRefusal'),
    }),
  },
  handicap: {
    ...{ label: 'agaHandicap', synonyms: ['handicap', 'handi', 'hcp', 'voorgift'] },
    ...{ kind: numberKind({ least: 0, most: 9, whole: true }), as: 'number', width: 11 },
    cell: ({ handicap }) => figure(handicap, '0'),
  },
  komi: {
    ...{ label: 'agaKomi', synonyms: ['komi'] },
    ...{ kind: numberKind({ least: -400, most: 400, fractions: true }), as: 'number', width: 8 },
    cell: ({ komi }) => number(komi),
  },
});

export type GameKey = KeyOf<typeof reportGames>;
export const reportGameFields = reportGames.fields;

/** Who played. */
export const reportPlayerList = {
  title: 'agaReportPlayers',
  hint: 'agaReportPlayersHint',
  known: lastRead('players'),
  ofPlayers: true,
  fields: reportPlayerFields,
  needs: [['player'], ['rank', 'rating']],
} as const satisfies ListWanted<typeof reportPlayerFields>;

/** What was played. */
export const reportGameList = {
  title: 'agaReportGames',
  hint: 'agaReportGamesHint',
  known: lastRead('games'),
  fields: reportGameFields,
  needs: [
    ['whiteId', 'white'],
    ['blackId', 'black'],
  ],
} as const satisfies ListWanted<typeof reportGameFields>;

/** What stands above the players of a report that was read: what it said of its tournament. */
export interface ReportAbove {
  readonly name: string;
  readonly place: string;
  readonly start: string;
  readonly finish: string;
}

/** The sheets that reports were read into. */
export function reportSheets({ tables }: WorkbookFacts): readonly Where[] {
  const sheets = tables.filter(({ name }) => isPlayersOfReport(name)).map(({ sheet }) => sheet);
  return [...new Set(sheets)].map((sheet) => ({ kind: 'sheet', sheet }));
}

/** Of the sheet that holds the list of players; nothing where that is not one of these. */
export function aboveList(
  sheets: readonly SourceTable[],
  list: SourceTable,
): ReportAbove | undefined {
  const sheet = sheets.find(({ place }) => place.sheetId === list.place.sheetId);
  if (!sheet || sheet.place.area.row > 0) return undefined;
  const line = (row: number): string => {
    const cell = sheet.rows[row]?.cells[0];
    return cell && row < list.place.area.row ? spelling(plainText(cell, sheet.mark)) : '';
  };
  const [name = '', ...place] = line(0).split(',');
  const [days = ''] = line(1).split(',');
  const [start = '', finish = start] = days.split('–').map((day) => day.trim());
  const areDays = [start, finish].every((day) => /^\d[\d/.-]+$/.test(day));
  return {
    name: name.trim(),
    place: place.join(',').trim(),
    ...(areDays ? { start, finish } : { start: '', finish: '' }),
  };
}
