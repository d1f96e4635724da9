import { BadLines, type RefusedText } from '../../exchange/lines';
import { linesOf } from '../../core/lines';
import { existing } from '../../core/existing';
import { inRow, succeed, type Refusal, type Success } from '../../core/result';
import { atOnce, mapped, type Stepwise } from '../../core/stepwise';
import { LARGEST } from '../../core/arguments';
import type { PlayerNumber } from '../event/event';
import { refuse } from '../event/messages';
import { type EgdHeader, type EgdNotTaken, type HeaderRead, readHeader } from './format';
import {
  type EgdResults,
  type LinePlayer,
  type PlayerLine,
  readPlayerLine,
  readResults,
  resultCount,
} from './lines';

/** A player of a table, numbered by the line. The table knows no strength. */
export interface EgdPlayer extends LinePlayer {
  readonly number: PlayerNumber;
  /** 0 for the highest start, from score and points won; left out where the table has no score. */
  readonly group?: number;
}

/** The content of a table for a workbook. */
export interface EgdContent extends EgdResults {
  readonly header: EgdHeader;
  /** In order of their lines. */
  readonly players: readonly EgdPlayer[];
  /** What the text holds besides. */
  readonly notTaken: readonly EgdNotTaken[];
}

/** A table that was read, or its bad lines. */
export type EgdRead = Success<EgdContent> | Refusal | RefusedText;

const TABLE = 'table';

/**
 * Reads a tournament table (see `EgdHeader`). Of the figures between club and results only the score counts, for
 * the starting group: the others follow from the results.
 *
 * @returns refused, by the lines of the text: a line without name, grade or results, places in no order, a PIN given twice,
 *   and results that the opponent's line contradicts
 */
export function readEgdTable(text: string): EgdRead {
  return atOnce(readEgdTableSteps(text));
}

/** The same in steps, for long texts. */
export function* readEgdTableSteps(text: string): Stepwise<EgdRead> {
  const rows = yield* linesOf(text);
  const head = yield* readHeader(rows);
  const read = yield* readLines(rows, head);
  if (!Array.isArray(read)) return read;
  const lines = yield* numbered(read);
  if (!Array.isArray(lines)) return lines;
  const results = yield* readResults(lines);
  if (!results.ok) return results;
  const highest = lines.reduce(
    (most, { start }) => (start > most ? start : most),
    Number.NEGATIVE_INFINITY,
  );
  const tooLow = lines.find(({ start }) => highest - start > LARGEST);
  if (tooLow) {
    return inRow(
      refuse({ argument: TABLE, found: tooLow.start }, 'egdScoreTooLow', { most: LARGEST }),
      tooLow.row,
    );
  }
  const players = yield* mapped(lines, ({ player, number, start }): EgdPlayer => {
    const group = highest - start;
    return { number, ...player, ...(Number.isInteger(group) && { group }) };
  });
  const notTaken = [...head.notTaken, ...(yield* notTakenOf(lines, results.value))];
  return succeed({ header: head.header, players, ...results.value, notTaken });
}

/** A line with the number of its player. */
interface NumberedLine extends PlayerLine {
  readonly number: PlayerNumber;
}

/** Lines read per step. */
const LINES = 100;

function* readLines(
  rows: readonly string[],
  { figures }: HeaderRead,
): Stepwise<PlayerLine[] | RefusedText | Refusal> {
  yield;
  const lines: PlayerLine[] = [];
  const bad = new BadLines();
  const pins = new Map<string, number>();
  const counts = (yield* mapped(rows, resultCount)).filter((count) => count > 0);
  const form = {
    figures,
    rounds: counts.reduce((least, count) => Math.min(least, count), Infinity),
  };
  for (const [index, text] of rows.entries()) {
    if (index % LINES === 0) yield index / rows.length;
    const row = index + 1;
    const line = readPlayerLine(text, row, form);
    if (!line) continue;
    if ('ok' in line) {
      bad.add(line);
      continue;
    }
    const { pin } = line.player;
    const before = pin === undefined ? undefined : pins.get(pin);
    if (pin !== undefined && before !== undefined) {
      bad.add(inRow(refuse({ argument: TABLE, found: pin }, 'egdPinRepeats', { before }), row));
    }
    if (pin !== undefined) pins.set(pin, row);
    const rounds = lines[0]?.entries.length ?? line.entries.length;
    if (line.entries.length !== rounds) {
      const found = line.entries.length;
      bad.add(inRow(refuse({ argument: TABLE, found }, 'egdRoundCount', { rounds }), row));
    }
    lines.push(line);
  }
  if (bad.refusal) return bad.refusal;
  return lines.length === 0 ? refuse({ argument: TABLE, found: '' }, 'egdNoPlayers') : lines;
}

/** The lines with the numbers of their players (A0). */
function* numbered(lines: readonly PlayerLine[]): Stepwise<NumberedLine[] | RefusedText> {
  const byPlace = new Map<number, PlayerLine>();
  yield* mapped(lines, (line) => byPlace.set(line.place ?? 0, line));
  const isComplete = lines.every((_, index) => byPlace.has(index + 1));
  if (isComplete) {
    return yield* mapped(lines, (_, index) => {
      const number = index + 1;
      return { ...existing(byPlace.get(number)), number };
    });
  }
  const bad = new BadLines();
  let above = 1;
  const inOrder = yield* mapped(lines, (line, index): NumberedLine => {
    const number = index + 1;
    const { place = above, row } = line;
    if (place !== number && place !== above) {
      bad.add(inRow(refuse({ argument: TABLE, found: place }, 'egdPlace', { line: number }), row));
    }
    above = place;
    return { ...line, number };
  });
  return bad.refusal ?? inOrder;
}

function* notTakenOf(
  lines: readonly NumberedLine[],
  { bothAbsent }: EgdResults,
): Stepwise<readonly EgdNotTaken[]> {
  let figures = 0;
  const [shared, unnamed]: [PlayerNumber[], PlayerNumber[]] = [[], []];
  yield* mapped(lines, ({ others, place, number, player }) => {
    figures += others;
    if (place !== number && number > 1) shared.push(number);
    if (player.name === undefined) unnamed.push(number);
  });
  const notTaken: EgdNotTaken[] = [];
  const concerning = (code: EgdNotTaken['code'], players: readonly PlayerNumber[]): void => {
    if (players.length > 0) notTaken.push({ code, players });
  };
  if (figures > 0) notTaken.push({ code: 'figures' });
  concerning('sharedPlaces', shared);
  concerning('unnamed', unnamed);
  concerning('bothAbsent', [
    ...bothAbsent.map(({ players: [one] }) => one),
    ...bothAbsent.map(({ players: [, two] }) => two),
  ]);
  return notTaken;
}
