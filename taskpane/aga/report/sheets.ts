import type { AgaReportContent } from '../../../src/exchange';
import type { Translate } from '../../../language';
import { areaName } from '../../plan/address';
import { inputTab } from '../../plan/looks';
import type { NewSheet, Plan } from '../../plan/plan';
import {
  headingRow,
  headings,
  introduction,
  orientationOf,
  pages,
  roomFor,
  widthsOf,
} from '../../plan/sheet-parts';
import { freeSheetName, freeTableName, sheetNames, tableNames } from '../../plan/sheet-names';
import type { WorkbookFacts } from '../../plan/source';
import { gameColumns, gameRows } from './game-rows';
import { reportTables } from './names';
import { playerColumns, playerRows } from './player-rows';

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
  return {
    title: event,
    sheets: [
      sheetOf(players, {
        ...listed,
        note: t('agaReportPlayersNote'),
        table: freeTableName(reportTables.players, tableNames(facts)),
        columns: playerColumns(report, t),
        rows: playerRows(report, games),
      }),
      sheetOf(games, {
        ...listed,
        note: t('agaReportGamesNote'),
        table: freeTableName(reportTables.games, tableNames(facts)),
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
  const { title, about, note, table, rows, t } = made;
  const columns = roomFor(made.columns, [title, note]);
  const row = headingRow + 1;
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
    widths: widthsOf(columns),
    freeze: { rows: row, columns: 1 },
    ...(choices.length > 0 && { tabColor: inputTab }),
    print: pages(
      title,
      { paper: 'letter', orientation: orientationOf(columns), titleRows: `${row}:${row}` },
      t,
    ),
  };
}
