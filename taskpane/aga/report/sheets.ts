import type { AgaReportContent } from '../../../src/exchange';
import type { Translate } from '../../../src/language';
import { onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewSheet, Plan, PlanCell } from '../../sheets/plan';
import {
  areaUnder,
  formula,
  headingRow,
  introduction,
  orientationOf,
  pages,
  text,
  widthsUnder,
} from '../../sheets/sheet-parts';
import { cellsGone, quoted, unlessGone } from '../../sheets/season';
import { freeSheetName, sheetNames } from '../../sheets/sheet-names';
import type { WorkbookFacts } from '../../sheets/source';
import type { ListWritten } from '../../sheets/written-list';
import { type GameKey, type PlayerKey, reportGames, reportPlayers } from './fields';
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
  const written = reportGames.write(report.games, { all: report, t });
  const down = (column: GameKey): string => onSheet(games, written.places.down(column));
  const listing = reportPlayers.write(report.players, {
    all: { games: report.games.length, down },
    t,
  });
  const note = t('agaReportPlayersNote');
  return {
    title: event,
    sheets: [
      sheetOf(players, {
        ...listed,
        note,
        ...(report.games.length > 0 && {
          noteCell: formula(noteFormula(note, listing.places.down, t), 'note'),
        }),
        table: tables.players,
        list: listing,
      }),
      sheetOf(games, {
        ...listed,
        note: t('agaReportGamesNote'),
        table: tables.games,
        list: written,
      }),
    ],
    blocks: [],
    names: [],
    activate: players,
  };
}

/** The note, unless somebody cleared a figure that follows from the games or typed over it. */
function noteFormula(note: string, down: (column: PlayerKey) => string, t: Translate): string {
  const figures = (['wins', 'games', 'sos'] as const).map((each) => ({
    cells: down(each),
    labels: down('player'),
  }));
  return unlessGone(`=${quoted(note)}`, cellsGone([], figures), t('agaReportGone'), t);
}

interface ListedSheet {
  readonly title: string;
  readonly about: string;
  readonly note: string;
  /** Where the note is more than a text. */
  readonly noteCell?: PlanCell;
  readonly table: string;
  readonly list: Pick<ListWritten<never>, 'columns' | 'rows' | 'list' | 'choices'>;
  readonly t: Translate;
}

function sheetOf(
  name: string,
  { title, about, note, noteCell = text(note, 'note'), table, list, t }: ListedSheet,
): NewSheet {
  const { columns, rows } = list;
  const row = headingRow + 1;
  const widths = widthsUnder([title, about, note], columns);
  const choices = rows.length > 0 ? list.choices : [];
  return {
    name,
    blocks: [
      introduction(title, about, noteCell),
      {
        ...list.list.block,
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
