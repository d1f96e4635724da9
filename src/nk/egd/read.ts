import { BadLines, type RefusedText } from '../../exchange/lines';
import { linesOf } from '../../core/lines';
import { existing, inRow, type Refusal, succeed, type Success } from '../../core/result';
import { atOnce, mapped, type Stepwise } from '../../core/stepwise';
import { LARGEST } from '../../core/arguments';
import type { PlayerNumber } from '../event/event';
import { refuse } from '../event/messages';
import { type EgdNotTaken, type HeaderRead, readHeader } from './format';
import type { EgdHeader } from './header';
import { isBareHeading } from './shape';
import {
  type EgdResults,
  figureCount,
  type LinePlayer,
  type PlayerLine,
  readPlayerLine,
  readResults,
  resultCount,
  type TableForm,
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
  /** Whether the scores of the table round half points down: the starting groups were worked out with that. */
  readonly roundsDown?: true;
  /** The first figure of the heading where that is not the McMahon score, such as NBW of a Swiss event. */
  readonly orderedBy?: string;
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
  const { starts, roundsDown } = startsOf(lines);
  const highest = starts.reduce(
    (most, start) => (start > most ? start : most),
    Number.NEGATIVE_INFINITY,
  );
  const low = starts.findIndex((start) => highest - start > LARGEST);
  const tooLow = lines[low];
  if (tooLow) {
    return inRow(
      refuse({ argument: TABLE, found: starts[low] ?? NaN }, 'egdScoreTooLow', { most: LARGEST }),
      tooLow.row,
    );
  }
  const players = yield* mapped(lines, ({ player, number }, index): EgdPlayer => {
    const group = highest - (starts[index] ?? NaN);
    return { number, ...player, ...(Number.isInteger(group) && { group }) };
  });
  const notTaken = [...head.notTaken, ...(yield* notTakenOf(lines, results.value))];
  const [first] = head.figures ?? [];
  const orderedBy = head.figures?.some((word) => /MMS/i.test(word)) ? undefined : first;
  return succeed({
    ...{ header: head.header, players, ...results.value, notTaken },
    ...(roundsDown && { roundsDown: true as const }),
    ...(orderedBy !== undefined && { orderedBy }),
  });
}

/**
 * The scores before round 1. They are whole numbers: where halves remain, the score is tried with the half points of free rounds
 * rounded down, as OpenGotha does, then with all points rounded down, as Pairgoth does.
 */
function startsOf(lines: readonly NumberedLine[]): {
  readonly starts: readonly number[];
  readonly roundsDown: boolean;
} {
  const ways = [
    ({ start }: NumberedLine) => start,
    ({ rounded: [free] }: NumberedLine) => free,
    ({ rounded: [, all] }: NumberedLine) => all,
  ].map((way) => lines.map(way));
  const areWhole = (starts: readonly number[]): boolean =>
    starts.every((start) => Number.isNaN(start) || Number.isInteger(start));
  const way = ways.findIndex(areWhole);
  return { starts: ways[Math.max(0, way)] ?? [], roundsDown: way > 0 };
}

/** A line with the number of its player. */
interface NumberedLine extends PlayerLine {
  readonly number: PlayerNumber;
}

/** Lines read per step. */
const LINES = 100;

function* readLines(
  rows: readonly string[],
  head: HeaderRead,
): Stepwise<PlayerLine[] | RefusedText | Refusal> {
  yield;
  const lines: PlayerLine[] = [];
  const bad = new BadLines();
  const pins = new Map<string, number>();
  const form = yield* formOf(rows, head);
  for (const [index, text] of rows.entries()) {
    if (index % LINES === 0) yield index / rows.length;
    const row = index + 1;
    if (isBareHeading(text)) continue;
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

/** What the lines have in common, from all of them together. */
function* formOf(rows: readonly string[], { figures, heading }: HeaderRead): Stepwise<TableForm> {
  const lines = rows.filter((row) => !isBareHeading(row));
  const results = yield* mapped(lines, (row) => resultCount(row, heading));
  const rounds = results
    .filter((count) => count > 0)
    .reduce((least, count) => Math.min(least, count), Infinity);
  const form = { figures, rounds, heading };
  const players = lines.filter((row) => !/^\s*(?:;|$)/.test(row));
  const counts = yield* mapped(players, (row) => figureCount(row, form));
  return { ...form, count: figuresOf(counts, figures?.length) };
}

/** How many figures the lines have: as many as the heading where that agrees with one of them, else as most of them have. */
function figuresOf(
  counts: readonly ReturnType<typeof figureCount>[],
  named: number | undefined,
): number | undefined {
  const tally = new Map<number, number>();
  const sure = counts.filter(({ isSure }) => isSure);
  for (const { count } of sure) tally.set(count, (tally.get(count) ?? 0) + 1);
  if (named !== undefined && named > 0) {
    if (tally.has(named)) return named;
    const mayBe = ({ count }: (typeof counts)[number]): boolean =>
      count === named || count === named + 1;
    if (sure.length === 0 && counts.every(mayBe)) return named;
  }
  const [count] = [...tally].find(([, times]) => 2 * times > sure.length) ?? [];
  return count;
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
  const licensed: PlayerNumber[] = [];
  yield* mapped(lines, ({ others, place, number, player, licence }) => {
    figures += others;
    if (licence !== '') licensed.push(number);
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
  concerning('licences', licensed);
  concerning('bothAbsent', [
    ...bothAbsent.map(({ players: [one] }) => one),
    ...bothAbsent.map(({ players: [, two] }) => two),
  ]);
  return notTaken;
}
