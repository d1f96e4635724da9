import {
  choiceKind,
  defineFields,
  numberKind,
  shownCell,
  textKind,
} from '../../sheets/columns/kinds';
import { rankTyped } from '../../../src/exchange';
import { sentence } from '../../../src/language';
import type { Fields, Kind } from '../../sheets/columns/fields';
import type { ListWanted } from '../../jobs/operation';
import { isPlayersOfReport, lastRead } from './names';
import { playerHeadings } from '../section/player-headings';
import { spelling } from '../../sheets/columns/spelling';
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

export const winnerKind = choiceKind(winners);

/** What the drop-down of a column of winners offers. */
export const winnerTexts: readonly string[] = [
  ...[winners.white[0], winners.black[0], winners.open[0]],
  ...[winners.draw[0], winners.forfeit[0], winners.forfeit[1]],
];

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

export const reportPlayerFields = defineFields({
  player: { label: 'agaPlayer', synonyms: playerHeadings.player, person: 'surname first' },
  id: {
    label: 'agaIdColumn',
    synonyms: playerHeadings.id,
    unique: 'number',
  },
  rank: {
    label: 'agaRank',
    synonyms: ['rank', 'grade', 'graad', 'rang'],
    kind: rankKind,
  },
  rating: {
    label: 'agaRatingColumn',
    synonyms: playerHeadings.rating,
    kind: numberKind({ least: -50, most: 50 }),
  },
}) satisfies Fields;

export const reportGameFields = defineFields({
  round: {
    label: 'agaRound',
    synonyms: ['round', 'rd', 'ronde'],
    kind: numberKind({ least: 1, most: 99, whole: true }),
  },
  whiteId: { label: 'agaWhiteId', synonyms: ['white id', 'white aga id', 'nummer wit'] },
  white: { label: 'agaWhite', synonyms: ['white', 'wit'] },
  blackId: { label: 'agaBlackId', synonyms: ['black id', 'black aga id', 'nummer zwart'] },
  black: { label: 'agaBlack', synonyms: ['black', 'zwart'] },
  winner: {
    label: 'agaWinner',
    synonyms: ['winner', 'result', 'winnaar', 'uitslag'],
    kind: winnerKind,
    presence: 'column',
  },
  handicap: {
    label: 'agaHandicap',
    synonyms: ['handicap', 'handi', 'hcp', 'voorgift'],
    kind: numberKind({ least: 0, most: 9, whole: true }),
  },
  komi: {
    label: 'agaKomi',
    synonyms: ['komi'],
    kind: numberKind({ least: -400, most: 400, fractions: true }),
  },
}) satisfies Fields;

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
