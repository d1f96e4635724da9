import {
  type AgaReport,
  type AgaReportContent,
  reportName,
  type ReportPlayer,
} from '../../../src/exchange';
import type { Translate } from '../../../src/language';
import { areaName, cellName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewSheet, Plan, PlanCell } from '../../sheets/plan';
import {
  areaUnder,
  blank,
  centred,
  figure,
  formula,
  headingRow,
  headings,
  introduction,
  orientationOf,
  pages,
  text,
  widthFor,
  widthsUnder,
} from '../../sheets/sheet-parts';
import { freeSheetName, sheetNames } from '../../sheets/sheet-names';
import { fixed, type WorkbookFacts } from '../../sheets/source';
import { type GameColumn, gameColumnAt, gameColumns, gameRows, type ReportColumn } from './event';
import { reports } from './names';

/** Two new sheets: the players with what their games come to, and the games. */
export function sheetsOfReport(
  report: AgaReportContent,
  facts: WorkbookFacts,
  t: Translate,
): Pick<Plan, 'title' | 'sheets' | 'blocks' | 'names' | 'activate'> {
  const taken = sheetNames(facts);
  const [named = ''] = report.title.split(',');
  const event = named.trim() === '' ? t('agaReportSheet') : named.trim();
  const players = freeSheetName(t('agaReportPlayersOf', { name: event }), taken);
  const games = freeSheetName(t('agaReportGamesOf', { name: event }), [...taken, players]);
  const { start, finish, rules, location } = report.details;
  const days = [...new Set([start, finish].filter((day) => day !== undefined))].join(' – ');
  const about = [days, location ?? '', rules ?? ''].filter((part) => part !== '').join(', ');
  const title = report.title === '' ? event : report.title;
  const listed = { title, about, t };
  const tables = reports.next(facts);
  return {
    title: event,
    sheets: [
      sheetOf(players, {
        ...listed,
        note: t('agaReportPlayersNote'),
        table: tables.players,
        columns: playerColumns(report, t),
        rows: playerRows(report, games),
      }),
      sheetOf(games, {
        ...listed,
        note: t('agaReportGamesNote'),
        table: tables.games,
        columns: gameColumns(report, t),
        rows: gameRows(report),
      }),
    ],
    blocks: [],
    names: [],
    activate: players,
  };
}

interface ListedSheet {
  readonly title: string;
  readonly about: string;
  readonly note: string;
  readonly table: string;
  readonly columns: ReturnType<typeof playerColumns>;
  readonly rows: ReturnType<typeof playerRows>;
  readonly t: Translate;
}

function sheetOf(name: string, made: ListedSheet): NewSheet {
  const { title, about, note, table, columns, rows, t } = made;
  const row = headingRow + 1;
  const widths = widthsUnder([title, about, note], columns);
  const down = (column: number): string =>
    areaName({ row, column, rows: Math.max(1, rows.length), columns: 1 });
  const choices = columns.flatMap(({ choice }, i) =>
    choice && rows.length > 0 ? [{ at: down(i), ...choice }] : [],
  );
  return {
    name,
    blocks: [
      introduction(title, about, note),
      {
        at: `A${row}`,
        cells: [headings(columns), ...rows],
        list: { kind: 'table', name: table },
        ...(choices.length > 0 && { choices, lines: choices.map((each) => each.at) }),
      },
    ],
    widths,
    freeze: { rows: row, columns: 1 },
    ...(choices.length > 0 && { tabColor: inputTab }),
    print: pages(
      title,
      {
        ...{ paper: 'letter', orientation: orientationOf(columns), titleRows: `${row}:${row}` },
        ...areaUnder(widths, columns),
      },
      t,
    ),
  };
}

const firstRow = headingRow + 1;
/** A bold heading takes more room than its letters. */
const headedBy = (title: string, least: number): number => Math.max(least, title.length + 4);

/** The columns by their positions. */
const at = { id: 1, wins: 4 } as const;

export function playerColumns({ players }: AgaReport, t: Translate): readonly ReportColumn[] {
  const number = (title: string, least = 10): ReportColumn => {
    return { title, kind: 'number', width: headedBy(title, least) };
  };
  return [
    { title: t('agaPlayer'), kind: 'text', width: widthFor(players.map(reportName)) },
    { title: t('agaIdColumn'), kind: 'mark', width: headedBy(t('agaIdColumn'), 13) },
    { title: t('agaRank'), kind: 'mark', width: 8 },
    number(t('agaRatingColumn'), 13),
    number(t('agaWins')),
    number(t('agaGames')),
    number(t('agaTie1')),
  ];
}

/** A rank is a text, a rating a number; wins, games and SOS follow from the games. */
export function playerRows(report: AgaReport, gamesSheet: string): PlanCell[][] {
  const games = down(gamesSheet, report.games.length);
  const own = columnsOfPlayers(report.players.length);
  return report.players.map((player, i) => {
    const id = cellName(firstRow + i, at.id);
    return [
      text(reportName(player)),
      centred({ kind: 'text', text: player.id, format: '@' }),
      ...rankCells(player),
      ...(report.games.length === 0
        ? [figure(0, '0'), figure(0, '0'), figure(0, '0')]
        : [
            formula(`=${won(games, id)}`),
            formula(
              `=${[isWhite(games, id), isBlack(games, id)].map((each) => counted(games, each)).join('+')}`,
            ),
            formula(`=${sos(games, id, own)}`),
          ]),
    ];
  });
}

function rankCells({ rank }: ReportPlayer): readonly PlanCell[] {
  const isRating = !/[kdp]$/.test(rank);
  return [
    centred(isRating ? blank() : text(rank)),
    isRating ? figure(Number(rank), '0.0####') : blank(),
  ];
}

/** A column of the games, from the first to the last. */
type GameRange = (column: GameColumn) => string;

function down(sheet: string, rows: number): GameRange {
  return (column) =>
    onSheet(sheet, fixed({ row: firstRow, column: gameColumnAt(column), rows, columns: 1 }));
}

function columnsOfPlayers(rows: number): Readonly<Record<keyof typeof at, string>> {
  const of = (column: number): string => fixed({ row: firstRow, column, rows, columns: 1 });
  return { id: of(at.id), wins: of(at.wins) };
}

/** An ID that somebody types may be a number: compared as texts. */
const isWhite = (games: GameRange, id: string): string => `(${games('whiteId')}&""=${id}&"")`;
const isBlack = (games: GameRange, id: string): string => `(${games('blackId')}&""=${id}&"")`;

function won(games: GameRange, id: string): string {
  const winner = games('winner');
  return `SUMPRODUCT(${isWhite(games, id)}*(${winner}="W")+${isBlack(games, id)}*(${winner}="B"))`;
}

/** Games with a result. */
function counted(games: GameRange, these: string): string {
  const winner = games('winner');
  return `SUMPRODUCT(${these}*((${winner}="W")+(${winner}="B")))`;
}

/** The wins of the opponents, game by game. */
function sos(games: GameRange, id: string, own: Readonly<Record<'id' | 'wins', string>>): string {
  const winner = games('winner');
  const winsOf = (opponent: string): string => `SUMIF(${own.id},${opponent},${own.wins})`;
  const decided = `((${winner}="W")+(${winner}="B"))`;
  const against = `${isWhite(games, id)}*${winsOf(games('blackId'))}+${isBlack(games, id)}*${winsOf(games('whiteId'))}`;
  return `SUMPRODUCT(${decided}*(${against}))`;
}
