import {
  type Absence,
  type Game,
  type PlayerNumber,
  type SaidForRound,
  saidLine,
  type Stepwise,
} from '../../src';
import {
  areaUnder,
  blank,
  counting,
  headings,
  introduction,
  pages,
  text,
  headingRow as top,
  widthsUnder,
} from '../sheets/sheet-parts';
import { areaName, columnLetters, downFrom } from '../sheets/address';
import { inputTab } from '../sheets/looks';
import type { NewBlock, NewSheet, PlanCell } from '../sheets/plan';
import { freeSheetName } from '../sheets/sheet-names';
import { saidInAny, type SheetKey, type Translate } from '../../src/language';
import type { ListWritten, Places } from '../sheets/written-list';
import { type RoundField, type RoundLine, roundList } from './book/fields';
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

const basisColumn = 9;
/** The sheet of a round: its games with a column for the results, then the bye and the absent. */
export function* roundSheet(
  planned: PlannedRound,
  nameOf: (number: PlayerNumber) => string,
  sheets: readonly string[],
  t: Translate,
): Stepwise<NewSheet> {
  const { round, event } = planned;
  const title = roundTitle(round, t);
  const list = yield* roundList.writeSteps(linesOf(planned), { all: { nameOf }, t });
  const { columns, places } = list;
  const widths = widthsUnder([t('nkRoundNote')], columns);
  const blocks: NewBlock[] = [
    introduction(title, roundCounts(planned, places, t), t('nkRoundNote')),
    gamesBlock(planned, list, t),
  ];
  if (round !== 'playOff') blocks.push(basisBlock(round, planned, t));
  return {
    name: freeSheetName(title, sheets),
    blocks,
    widths: { [columnLetters(basisColumn - 1)]: 3, ...widths, J: 40, K: 32 },
    freeze: { rows: top + 1, columns: 3 },
    tabColor: inputTab,
    select: areaName({ row: top + 1, column: places.column('result'), rows: 1, columns: 1 }),
    print: pages(
      event,
      {
        orientation: 'portrait',
        // The basis of the round is for the pane, not for the notice board.
        area: `A:${columnLetters(columns.length - 1)}`,
        ...areaUnder(widths, columns),
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
function roundCounts(
  { event, games, byes, waiting = [] }: PlannedRound,
  { column }: Places<RoundField>,
  t: Translate,
): PlanCell {
  const down = (field: RoundField): string => downFrom(top + 1, column(field));
  const players = `COUNT(${down('blackNumber')})+COUNT(${down('whiteNumber')})`;
  const lines = (word: SheetKey): string =>
    [...new Set(saidInAny(word))].map((each) => `COUNTIF(${down('result')},"${each}*")`).join('+');
  return counting(
    ([playing = 0, boards = 0]) => t('nkRoundEvent', { event, players: playing, boards }),
    [
      {
        formula: `(${players}-(${lines('nkAbsent')}))`,
        now: 2 * games.length + byes.length + waiting.length,
      },
      {
        formula: `(COUNT(${down('whiteNumber')})+INT((${lines('nkWaiting')})/2))`,
        now: games.length + Math.floor(waiting.length / 2),
      },
    ],
    'event',
  );
}

export function roundTitle(round: number | 'playOff', t: Translate): string {
  return round === 'playOff' ? t('nkPlayOff') : t('nkRound', { round });
}

/** The games of a round, then those without opponent. */
export function linesOf({
  games,
  byes,
  absences,
  waiting = [],
}: PlannedRound): readonly RoundLine[] {
  const alone = (player: PlayerNumber, result: LineResult): RoundLine => ({ player, result });
  return [
    ...games.map(({ black, white, result, board, group, remark }, i): RoundLine => ({
      ...{ board: board ?? i + 1, player: black, opponent: white },
      ...{ result: result ?? undefined, group, remark },
    })),
    ...byes.map((player) => alone(player, 'bye')),
    ...absences.map(({ player, points }) => alone(player, absenceResult(points))),
    ...waiting.map((player) => alone(player, 'waiting')),
  ];
}

function gamesBlock(
  { round, games, byes, absences, waiting = [] }: PlannedRound,
  { rows, places, list }: ListWritten<RoundField>,
  t: Translate,
): NewBlock {
  // Colours go by the first line; Excel counts on from there.
  const own = (field: RoundField): string => `$${places.own(field, 0)}`;
  const first = {
    ...{ number: own('blackNumber'), opponent: own('whiteNumber') },
    result: own('result'),
  };
  const without = byes.length + absences.length;
  const area = (first: number, count: number): string =>
    areaName({ row: top + 1 + first, column: places.column('result'), rows: count, columns: 1 });
  const offer = (first: number, count: number, results: readonly LineResult[]) =>
    count === 0
      ? []
      : [
          {
            at: area(first, count),
            from: { kind: 'texts', texts: results.map((each) => resultWord(each, t)) } as const,
          },
        ];
  return {
    ...list.block,
    list: { kind: 'table', name: round === 'playOff' ? playOffTable : roundTable(round) },
    choices: [
      ...offer(0, games.length, offeredResults),
      ...offer(games.length + without, waiting.length, [...offeredResults, 'waiting']),
      ...offer(games.length, without, ['bye', 'absent', 'absentNothing', 'absentHalf']),
    ],
    lines: [area(0, rows.length)],
    highlights: [
      { at: area(0, rows.length), formula: openMark(first), look: 'warning' },
      { at: area(0, rows.length), formula: unreadMark(first), look: 'wrong' },
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
interface MarkedLine {
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
