import { existing } from '../../existing';
import { succeed, type Result } from '../../result';
import {
  COLUMNS,
  FIGURES,
  GRADE,
  HEADER_FIELDS,
  NO_GRADE,
  NO_NAME,
  NOTHING,
  type EgdHeader,
  type EgdLoss,
} from './format';
import type { NkEvent, Player, PlayerNumber } from '../event/event';
import { forfeitMark, freeMark, plainMark, type Lines } from '../standings/notation';
import type { CheckedEvent } from '../standings/checked-event';
import { nkStandings, type Standings, type StandingsLine } from '../standings/standings';
import type { Turn } from '../event/turns';

/** How an EGD table is written. */
export interface EgdOptions {
  readonly header?: EgdHeader | undefined;
  /** Write forfeits as free wins and free rounds, without the opponent. */
  readonly plainForfeits?: boolean | undefined;
}

/** The text of a table, and the facts of the event missing from it. */
export interface EgdTable {
  readonly text: string;
  readonly losses: readonly EgdLoss[];
}

/** The standings of an event as an EGD tournament table, by their lines; what the standings refuse is refused. */
export function egdTable(
  event: NkEvent | CheckedEvent,
  options: EgdOptions = {},
): Result<EgdTable> {
  const standings = nkStandings(event);
  if (!standings.ok) return standings;
  const { header = {}, plainForfeits = false } = options;
  const rows = rowsOf(standings.value, plainForfeits);
  const text = [...headerLines(header), ...aligned(rows)].map((line) => `${line}\n`).join('');
  return succeed({ text, losses: lossesOf(event, standings.value, plainForfeits) });
}

function headerLines(header: EgdHeader): string[] {
  const lines: string[] = [];
  for (const [code, field] of HEADER_FIELDS) {
    const value = header[field];
    if (value !== undefined)
      lines.push(`; ${code}[${oneLine(value).replace(/\[/g, '(').replace(/\]/g, ')')}]`);
  }
  return [...lines, ';'];
}

function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

type Cells = readonly string[];

/** The heading and a row per line: place, name, grade, country, club, figures, results. */
function rowsOf({ lines, played }: Standings, plainForfeits: boolean): readonly Cells[] {
  const lineOf = new Map(lines.map(({ player, line }) => [player, line]));
  const rounds = Array.from({ length: played }, (_, index) => String(index + 1));
  const rows: Cells[] = [[...COLUMNS.split(' '), ...FIGURES, ...rounds]];
  for (const { line, entrant, tableScore, sos, sodos, turns } of lines) {
    const { name, grade, country, club } = entrant;
    rows.push([
      String(line),
      nameField(name),
      gradeField(grade),
      wordField(country),
      wordField(club),
      ...[tableScore, sos, sodos].map(String),
      ...turns.map((turn) => resultField(turn, lineOf, plainForfeits)),
    ]);
  }
  return rows;
}

/** A field cannot hold characters that end a line or start a remark. */
function field(text = ''): string {
  return oneLine(text).replace(/[;|]/g, ',');
}

function nameField(name?: string): string {
  return field(name) || NO_NAME;
}

function gradeField(grade?: string): string {
  const text = field(grade);
  return GRADE.test(text) ? text : NO_GRADE;
}

/** A field of one word. */
function wordField(text?: string): string {
  return field(text).replace(/ /g, '_') || NOTHING;
}

function resultField(turn: Turn, lines: Lines, plainForfeits: boolean): string {
  if (turn.colour === '') return plainMark(turn, lines);
  if (turn.kind === 'forfeit' && plainForfeits) return freeMark(turn);
  const colour = turn.colour === 'black' ? 'b' : 'w';
  return `${plainMark(turn, lines)}/${colour}${forfeitMark(turn)}`;
}

/** Aligns the columns; the heading is a remark. */
function aligned(rows: readonly Cells[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    }
  }
  const inLine = (cell: string, column: number): string => {
    const width = existing(widths[column]);
    return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
  };
  return rows.map((row, index) => {
    const line = row.map(inLine).join(' ');
    let end = line.length;
    while (line[end - 1] === ' ') end--;
    return `${index === 0 ? ';' : ' '} ${line.slice(0, end)}`;
  });
}

const FIRST_FIGURE = COLUMNS.split(' ').length;

/** Place and figures are right-aligned. */
function isNumber(column: number): boolean {
  return column === 0 || (column >= FIRST_FIGURE && column < FIRST_FIGURE + FIGURES.length);
}

function lossesOf(
  { players, playOff }: NkEvent,
  { lines }: Standings,
  plainForfeits: boolean,
): EgdLoss[] {
  const losses: EgdLoss[] = [
    { code: 'strengths' },
    { code: 'storedNumbers' },
    { code: 'boards' },
    { code: 'settings' },
  ];
  const concerning = (
    code: EgdLoss['code'],
    concerned: readonly { number: PlayerNumber }[],
  ): void => {
    if (concerned.length > 0) losses.push({ code, players: concerned.map(({ number }) => number) });
  };
  concerning(
    'rights',
    players.filter(({ right = '' }) => right !== ''),
  );
  concerning('sharedPlaces', sharing(lines));
  concerning(
    'lateEntries',
    players.filter(({ enters = 1 }) => enters > 1),
  );
  concerning(
    'withdrawals',
    players.filter(({ withdrawnAfter }) => withdrawnAfter !== undefined),
  );
  if (playOff) losses.push({ code: 'playOff', players: [playOff.black, playOff.white] });
  if (plainForfeits) concerning('forfeits', forfeiting(lines));
  concerning(
    'names',
    players.filter((player) => !isWrittenOut(player)),
  );
  concerning(
    'grades',
    players.filter(({ grade }) => gradeField(grade) === NO_GRADE),
  );
  return losses;
}

function sharing(lines: readonly StandingsLine[]): { number: PlayerNumber }[] {
  return lines
    .filter(({ place, line }) => place !== line || lines[line]?.place === place)
    .map(({ player }) => ({ number: player }));
}

function forfeiting(lines: readonly StandingsLine[]): { number: PlayerNumber }[] {
  return lines
    .filter(({ turns }) => turns.some(({ kind }) => kind === 'forfeit'))
    .map(({ player }) => ({ number: player }));
}

/** Whether the table holds name, club and country letter by letter. */
function isWrittenOut({ name = '', club = '', country = '' }: Player): boolean {
  const words = [club, country].every(
    (text) => text === '' || (wordField(text).replace(/_/g, ' ') === text && text !== NOTHING),
  );
  return nameField(name) === name && name !== NO_NAME && words;
}
