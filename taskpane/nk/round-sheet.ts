import {
  type Absence,
  type Game,
  mapped,
  type PlayerNumber,
  type SaidForRound,
  saidLine,
  type Stepwise,
} from '../../src';
import {
  areaUnder,
  blank,
  counting,
  entry,
  headings,
  introduction,
  type ListColumn,
  number,
  pages,
  text,
  headingRow as top,
  widthFor,
  widthsUnder,
  words,
} from '../sheets/sheet-parts';
import { areaName, columnLetters, downFrom } from '../sheets/address';
import { inputTab } from '../sheets/looks';
import type { NewBlock, NewSheet, PlanCell } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import { saidInAny, type SheetKey, type Translate } from '../../src/language';
import type { RoundField } from './book/fields';
import {
  beforePoints,
  type LineResult,
  offeredResults,
  resultsAlone,
  resultWord,
  textsOf,
} from './book/results';
import { basisTable, playOffTable, roundTable } from './book/tables';

/** The content of a round's sheet. */
export interface PlannedRound {
  /** The number of the round, or the game for the title. */
  readonly round: number | 'playOff';
  readonly games: readonly PlannedGame[];
  readonly byes: readonly PlayerNumber[];
  readonly absences: readonly Absence[];
  /** Players whose boards are paired later. */
  readonly waiting?: readonly PlayerNumber[];
  /** Its basis: one line of text for each earlier round. */
  readonly basis: string;
  /** What the director said for it. */
  readonly said?: SaidForRound;
  /** The name of the event. */
  readonly event: string;
}

export type PlannedGame = Game & {
  /** Such as "Topgroep" or "Groep 1 – Groep 2". */
  readonly group?: string;
  /** Such as "repeat". */
  readonly remark?: string;
};

const resultColumn = 5;
const basisColumn = 9;
/** What colours of the first line go by; Excel counts on from there. */
const firstLine = { number: `$B${top + 2}`, opponent: `$D${top + 2}`, result: `$F${top + 2}` };

/** The sheet of a round: its games with a column for the results, then the bye and the absent. */
export function* roundSheet(
  planned: PlannedRound,
  nameOf: (number: PlayerNumber) => string,
  sheets: readonly string[],
  t: Translate,
): Stepwise<NewSheet> {
  const { round, event } = planned;
  const title = roundTitle(round, t);
  const columns = roundColumns(planned, nameOf, t);
  const list = widthsUnder([t('nkRoundNote')], columns);
  const blocks: NewBlock[] = [
    introduction(title, roundCounts(planned, t), t('nkRoundNote')),
    yield* gamesBlock(planned, columns, nameOf, t),
  ];
  if (round !== 'playOff') blocks.push(basisBlock(round, planned, t));
  return {
    name: freeSheetName(title, sheets),
    blocks,
    widths: { [columnLetters(basisColumn - 1)]: 3, ...list, J: 40, K: 32 },
    freeze: { rows: top + 1, columns: 3 },
    tabColor: inputTab,
    select: areaName({ row: top + 1, column: resultColumn, rows: 1, columns: 1 }),
    print: pages(
      event,
      {
        orientation: 'portrait',
        // The basis of the round is for the pane, not for the notice board.
        area: `A:${columnLetters(columns.length - 1)}`,
        ...areaUnder(list, columns),
        titleRows: `${top + 1}:${top + 1}`,
      },
      t,
    ),
  };
}

/**
 * How many play and on how many boards, counted on the sheet: lines change when the rest is paired, somebody comes late, or two are
 * exchanged by hand. Who waits for a board plays.
 */
function roundCounts({ event, games, byes, waiting = [] }: PlannedRound, t: Translate): PlanCell {
  const down = (column: number): string => downFrom(top + 1, column);
  const players = `COUNT(${down(1)})+COUNT(${down(3)})`;
  const lines = (word: SheetKey): string =>
    [...new Set(saidInAny(word))]
      .map((each) => `COUNTIF(${down(resultColumn)},"${each}*")`)
      .join('+');
  return counting(
    ([playing = 0, boards = 0]) => t('nkRoundEvent', { event, players: playing, boards }),
    [
      {
        formula: `(${players}-(${lines('nkAbsent')}))`,
        now: 2 * games.length + byes.length + waiting.length,
      },
      {
        formula: `(COUNT(${down(3)})+INT((${lines('nkWaiting')})/2))`,
        now: games.length + Math.floor(waiting.length / 2),
      },
    ],
    'event',
  );
}

function roundColumns(
  { games, byes, absences, waiting = [] }: PlannedRound,
  nameOf: (number: PlayerNumber) => string,
  t: Translate,
): readonly ListColumn[] {
  const alone = [...byes, ...absences.map(({ player }) => player), ...waiting];
  const names = (players: readonly PlayerNumber[]): number => widthFor(players.map(nameOf));
  const groups = games.map(({ group = '' }) => group);
  const remarks = games.map(({ remark = '' }) => remark);
  return [
    { title: t('nkBoard'), kind: 'number', width: 8 },
    { title: t('nkBlackNumber'), kind: 'number', width: 8 },
    {
      title: t('nkBlack'),
      kind: 'text',
      width: names([...games.map(({ black }) => black), ...alone]),
    },
    { title: t('nkWhiteNumber'), kind: 'number', width: 8 },
    { title: t('nkWhite'), kind: 'text', width: names(games.map(({ white }) => white)) },
    { title: t('nkResult'), kind: 'text', width: 18 },
    { title: t('nkGroupColumn'), kind: 'text', width: widthFor(groups, { least: 11, most: 24 }) },
    { title: t('nkRemark'), kind: 'text', width: widthFor(remarks, { least: 24, most: 36 }) },
  ];
}

export function roundTitle(round: number | 'playOff', t: Translate): string {
  return round === 'playOff' ? t('nkPlayOff') : t('nkRound', { round });
}

/** The columns of a round in their order. */
const order: readonly RoundField[] = [
  ...(['board', 'blackNumber', 'black', 'whiteNumber', 'white', 'result'] as const),
  ...(['group', 'remark'] as const),
];

/** The cells of a line of a round, by what they hold. */
export type LineCells = Readonly<Partial<Record<RoundField, PlanCell>>>;

/** The games of a round, then those without opponent. */
export function* roundLines(
  { games, byes, absences, waiting = [] }: PlannedRound,
  nameOf: (number: PlayerNumber) => string,
  t: Translate,
): Stepwise<readonly LineCells[]> {
  const alone = (player: PlayerNumber, result: LineResult): LineCells => ({
    blackNumber: number(player),
    black: text(nameOf(player)),
    result: entry(resultWord(result, t)),
  });
  const played = yield* mapped(games, (game, i): LineCells => {
    const { board, black, white, result, group, remark } = game;
    return {
      board: number(board ?? i + 1),
      blackNumber: number(black),
      black: text(nameOf(black)),
      whiteNumber: number(white),
      white: text(nameOf(white)),
      result: entry(result === null ? '' : resultWord(result, t)),
      group: words(group),
      remark: words(remark),
    };
  });
  return [
    ...played,
    ...byes.map((player) => alone(player, 'bye')),
    ...absences.map(({ player, points }) => alone(player, absenceResult(points))),
    ...waiting.map((player) => alone(player, 'waiting')),
  ];
}

function* gamesBlock(
  planned: PlannedRound,
  columns: readonly ListColumn[],
  nameOf: (number: PlayerNumber) => string,
  t: Translate,
): Stepwise<NewBlock> {
  const { round, games, byes, absences, waiting = [] } = planned;
  const lines = (yield* roundLines(planned, nameOf, t)).map((line) =>
    order.map((field) => line[field] ?? blank()),
  );
  const without = byes.length + absences.length;
  const area = (first: number, rows: number): string =>
    areaName({ row: top + 1 + first, column: resultColumn, rows, columns: 1 });
  const offer = (first: number, rows: number, results: readonly LineResult[]) =>
    rows === 0
      ? []
      : [
          {
            at: area(first, rows),
            from: { kind: 'texts', texts: results.map((each) => resultWord(each, t)) } as const,
          },
        ];
  return {
    at: `A${top + 1}`,
    cells: [headings(columns), ...lines],
    list: { kind: 'table', name: round === 'playOff' ? playOffTable : roundTable(round) },
    choices: [
      ...offer(0, games.length, offeredResults),
      ...offer(games.length + without, waiting.length, [...offeredResults, 'waiting']),
      ...offer(games.length, without, ['bye', 'absent', 'absentNothing', 'absentHalf']),
    ],
    lines: [area(0, lines.length)],
    highlights: [
      { at: area(0, lines.length), formula: openMark(firstLine), look: 'warning' },
      { at: area(0, lines.length), formula: unreadMark(firstLine), look: 'wrong' },
    ],
  };
}

function absenceResult(points: Absence['points']): LineResult {
  if (points === undefined) return 'absent';
  return points === 0 ? 'absentNothing' : 'absentHalf';
}

/** One row for each earlier round, by which the pane finds later corrections; beside the first, what the director said. */
function basisBlock(round: number, { basis, said = {} }: PlannedRound, t: Translate): NewBlock {
  const parts = round === 1 ? [''] : basis.split(' | ');
  const aside = (content: string): PlanCell =>
    content === '' ? blank('aside') : text(content, 'aside');
  return {
    at: areaName({ row: top, column: basisColumn, rows: 1, columns: 1 }),
    cells: [
      headings([
        { title: t('nkPairedOn'), kind: 'text' },
        { title: t('nkSaidForRound'), kind: 'text' },
      ]),
      ...parts.map((part, i) => [aside(part), aside(i === 0 ? saidLine(said) : '')]),
    ],
    list: { kind: 'table', name: basisTable(round) },
  };
}

/** The cells of a line that decide whether its result is understood, as a formula names them. */
export interface MarkedLine {
  /** Of the player named first. */
  readonly number: string;
  /** Blank in a line of one player. */
  readonly opponent: string;
  readonly result: string;
}

/** A formula that is true where a line has no result yet. */
export function openMark({ number, result }: MarkedLine): string {
  return `=AND(${number}<>"",TRIM(${result})="")`;
}

/** Blanks and invisible characters that the reader drops and CLEAN leaves. */
const dropped = Array.from(
  ' \u00a0\u00ad\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u200b\u200c\u200d\u200e\u200f' +
    '\u2028\u2029\u202f\u205f\u2060\u3000\ufeff',
);

const figures = Array.from('0123456789');

/** Excel takes 255 characters in one text of a formula. */
const longestText = 240;

/**
 * A formula that is true where the job would not understand a result: in a game anything but the result of one, in a line
 * of one player anything but a bye or an absence. Blank cells are not marked by it. It holds plain functions only, no
 * array constant, and none that reads wildcards, because Excel allows no more in a conditional format.
 *
 * Not marked is a 0 or 1 that is shown as a date, because a formula does not see the format. The pane names it all the same.
 */
export function unreadMark({ number, opponent, result }: MarkedLine): string {
  const text = without(`LOWER(CLEAN(SUBSTITUTE(${result},"|","?")))`, dropped);
  const isNone = (texts: readonly string[]): string =>
    `ISERROR(FIND("|"&${text}&"|",${listed(texts)}))`;
  const plus = `FIND("+",${text})`;
  const points = `SUBSTITUTE(SUBSTITUTE(MID(${text},${plus}+1,9)&"|",",5|",".5|"),".5|","|")`;
  // A division by FALSE, or a text that is not found, makes an error.
  const wonByPoints =
    `FIND("|"&LEFT(${text},${plus})&"|",${listed(beforePoints)})` +
    `/(ABS(LEN(${points})-3)<2)/(${without(points, figures)}="|")`;
  return (
    `=AND(${number}<>"",IF(${opponent}="",` +
    `${isNone(textsOf(resultsAlone))},` +
    `AND(${isNone(textsOf(offeredResults))},ISERROR(${wonByPoints}))))`
  );
}

/** Texts with a line before and behind each, and an empty one first, which stands for a blank cell. */
function listed(texts: readonly string[]): string {
  const parts: string[] = [];
  let part = '|';
  for (const text of texts) {
    if (part.length + text.length >= longestText) {
      parts.push(part);
      part = '';
    }
    part += `|${text}`;
  }
  return [...parts, `${part}|`].map((each) => `"${each}"`).join('&');
}

function without(formula: string, characters: readonly string[]): string {
  return characters.reduce((inner, each) => `SUBSTITUTE(${inner},"${each}","")`, formula);
}
