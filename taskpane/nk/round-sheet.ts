import { mapped, type Absence, type Game, type PlayerNumber, type Stepwise } from '../../src';
import { blank, entry, number, rectangle, text } from '../plan/plan-cells';
import { areaName, columnLetters } from '../plan/address';
import type { NewBlock, NewSheet, PlanCell } from '../plan/plan';
import { freeSheetName } from '../plan/sheet-names';
import type { Translate } from '../../language';
import { offeredResults, resultWord, type LineResult } from './book/results';
import { basisTable, playOffTable, roundTable } from './book/tables';

/** The content of a round's sheet. */
export interface PlannedRound {
  /** The number of the round, or the game for the title. */
  readonly round: number | 'playOff';
  readonly games: readonly PlannedGame[];
  readonly byes: readonly PlayerNumber[];
  readonly absences: readonly Absence[];
  /** Its basis: one line of text for each earlier round. */
  readonly basis: string;
  /** What the director said for it, in a line. */
  readonly said?: string;
}

export type PlannedGame = Game & {
  /** Such as "Topgroep" or "Groep 1 – Groep 2". */
  readonly group?: string;
  /** Such as "repeat". */
  readonly remark?: string;
};

const top = 3;
const resultColumn = 5;
const basisColumn = 9;

/** The sheet of a round: its games with a column for the results, then the bye and the absent. */
export function* roundSheet(
  planned: PlannedRound,
  nameOf: (number: PlayerNumber) => string,
  sheets: readonly string[],
  t: Translate,
): Stepwise<NewSheet> {
  const { round } = planned;
  const title = roundTitle(round, t);
  const blocks: NewBlock[] = [
    {
      at: 'A1',
      cells: [[text(title, 'title')], [text(t('nkRoundNote'), 'note')]],
    },
    yield* gamesBlock(planned, nameOf, t),
  ];
  if (round !== 'playOff') blocks.push(basisBlock(round, planned, t));
  return {
    name: freeSheetName(title, sheets),
    blocks,
    widths: { A: 9, B: 14, C: 26, D: 13, E: 26, F: 20, G: 22, H: 26, I: 3, J: 40, K: 32 },
    freeze: { rows: top + 1, columns: 0 },
    select: areaName({ row: top + 1, column: resultColumn, rows: 1, columns: 1 }),
    print: {
      orientation: 'landscape',
      // The basis of the round is for the pane, not for the notice board.
      area: `A:${columnLetters(basisColumn - 2)}`,
      titleRows: `${top + 1}:${top + 1}`,
      fitToWidth: true,
    },
  };
}

export function roundTitle(round: number | 'playOff', t: Translate): string {
  return round === 'playOff' ? t('nkPlayOff') : t('nkRound', { round });
}

function* gamesBlock(
  { round, games, byes, absences }: PlannedRound,
  nameOf: (number: PlayerNumber) => string,
  t: Translate,
): Stepwise<NewBlock> {
  const header = [
    'nkBoard',
    'nkBlackNumber',
    'nkBlack',
    'nkWhiteNumber',
    'nkWhite',
    'nkResult',
    'nkGroupColumn',
    'nkRemark',
  ] as const;
  const person = (player: PlayerNumber): PlanCell[] => [number(player), text(nameOf(player))];
  const alone = (player: PlayerNumber, result: LineResult): PlanCell[] => [
    blank(),
    ...person(player),
    blank(),
    blank(),
    entry(resultWord(result, t)),
  ];
  const lines = [
    ...(yield* mapped(games, (game, i): PlanCell[] => {
      const { board, black, white, result, group = '', remark = '' } = game;
      return [
        number(board ?? i + 1),
        ...person(black),
        ...person(white),
        entry(result === null ? '' : resultWord(result, t)),
        group === '' ? blank() : text(group),
        remark === '' ? blank() : text(remark),
      ];
    })),
    ...byes.map((player) => alone(player, 'bye')),
    ...absences.map(({ player, points }) => alone(player, absenceResult(points))),
  ];
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
    cells: rectangle([
      header.map((key) => text(t(key))),
      ...lines.map((line) => [...line, ...Array.from({ length: 8 - line.length }, () => blank())]),
    ]),
    list: { kind: 'table', name: round === 'playOff' ? playOffTable : roundTable(round) },
    choices: [
      ...offer(0, games.length, offeredResults),
      ...offer(games.length, lines.length - games.length, [
        'bye',
        'absent',
        'absentNothing',
        'absentHalf',
      ]),
    ],
    highlights: [{ at: area(0, lines.length), formula: `=$F${top + 2}=""`, look: 'warning' }],
  };
}

function absenceResult(points: Absence['points']): LineResult {
  if (points === undefined) return 'absent';
  return points === 0 ? 'absentNothing' : 'absentHalf';
}

/** One row for each earlier round, by which the pane finds later corrections; beside the first, what the director said. */
function basisBlock(round: number, { basis, said = '' }: PlannedRound, t: Translate): NewBlock {
  const parts = round === 1 ? [''] : basis.split(' | ');
  const note = (content: string): PlanCell =>
    content === '' ? blank('note') : text(content, 'note');
  return {
    at: areaName({ row: top, column: basisColumn, rows: 1, columns: 1 }),
    cells: [
      [text(t('nkPairedOn')), text(t('nkSaidForRound'))],
      ...parts.map((part, i) => [note(part), note(i === 0 ? said : '')]),
    ],
    list: { kind: 'table', name: basisTable(round) },
  };
}
