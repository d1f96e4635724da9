import { spelling } from '../../columns/spelling';
import { plainText, type SourceTable, type Where, type WorkbookFacts } from '../../plan/source';
import { reportTables } from './names';

/** What stands above the players of a report that was read: what it said of its tournament. */
export interface ReportAbove {
  readonly name: string;
  readonly place: string;
  readonly start: string;
  readonly finish: string;
}

/** The sheets that reports were read into. */
export function reportSheets({ tables }: WorkbookFacts): readonly Where[] {
  const isPlayers = new RegExp(`^${reportTables.players}(?:_\\d+)?$`, 'i');
  const sheets = tables.filter(({ name }) => isPlayers.test(name)).map(({ sheet }) => sheet);
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
