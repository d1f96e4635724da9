import type { Translate } from '../../../language';
import { areaName, columnLetters } from '../../plan/address';
import { blank, centred, figure, number, text, words } from '../../plan/plan-cells';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import {
  headingRow,
  headings,
  introduction,
  orientationOf,
  pages,
  roomFor,
  widthFor,
  widthsOf,
  type ListColumn,
} from '../../plan/sheet-parts';
import { formatOf } from '../wall-sheet';
import { everybody, type WallPlayer, type WallRound } from './wall-round';

interface BoardColumn extends ListColumn {
  readonly cell: (line: BoardLine) => PlanCell;
}

/** A board, or a player without opponent. */
interface BoardLine {
  readonly board: PlanCell;
  readonly black: WallPlayer;
  readonly white: WallPlayer | undefined;
  /** In White's place: `bye`, `absent`. */
  readonly why: string;
  readonly result: string;
}

/** The pairings by board, for the wall: players find their table, and may write their result behind it. */
export function byBoardSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards, alone, isScored } = round;
  const lines: readonly BoardLine[] = [
    ...boards.map(({ number: board, black, white, result }) => ({
      ...{ board: number(board, 'total'), black, white, why: '', result },
    })),
    ...alone.map(({ why, ...player }) => ({
      ...{ board: blank(), black: player, white: undefined, result: '' },
      why: t(why === 'bye' ? 'nkBye' : 'nkAbsent'),
    })),
  ];
  const note = t(isScored ? 'nkByBoardNote' : 'nkByBoardUnscored');
  const columns = roomFor(boardColumns(round, t), [note]);
  const first = headingRow + 1;
  return {
    name: freeSheetName(t('nkByBoardSheet', { round: round.round }), sheets),
    blocks: [
      introduction(
        t('nkByBoardTitle', { round: round.round }),
        t('nkRoundEvent', {
          event: round.event,
          players: 2 * boards.length + alone.filter(({ why }) => why === 'bye').length,
          boards: boards.length,
        }),
        note,
      ),
      {
        at: `A${first}`,
        cells: [headings(columns), ...lines.map((line) => columns.map(({ cell }) => cell(line)))],
        lines: [areaName({ row: first, column: 0, rows: lines.length, columns: columns.length })],
      },
    ],
    widths: widthsOf(columns),
    freeze: { rows: first, columns: 2 },
    print: pages(
      round.event,
      {
        orientation: orientationOf(columns),
        area: `A:${columnLetters(columns.length - 1)}`,
        titleRows: `${first}:${first}`,
      },
      t,
    ),
  };
}

function boardColumns(round: WallRound, t: Translate): readonly BoardColumn[] {
  const players = everybody(round);
  const hasGrades = players.some(({ grade }) => grade !== '');
  const scores = formatOf(players.flatMap(({ score }) => score ?? []));
  const width = widthFor(players.map(({ name }) => name));
  const about = (of: (line: BoardLine) => WallPlayer | undefined): readonly BoardColumn[] => [
    ...(hasGrades
      ? [
          {
            ...{ title: t('nkGrade'), kind: 'mark' as const, width: 7 },
            cell: (line: BoardLine) => centred(words(of(line)?.grade)),
          },
        ]
      : []),
    ...(round.isScored
      ? [
          {
            ...{ title: t('nkScore'), kind: 'number' as const, width: 7 },
            cell: (line: BoardLine) => {
              const score = of(line)?.score;
              return score === undefined ? blank() : figure(score, scores);
            },
          },
        ]
      : []),
  ];
  return [
    { title: t('nkBoard'), kind: 'number', width: 7, cell: ({ board }) => board },
    { title: t('nkBlack'), kind: 'text', width, cell: ({ black }) => text(black.name) },
    ...about(({ black }) => black),
    {
      ...{ title: t('nkWhite'), kind: 'text', width },
      cell: ({ white, why }) => words(white?.name ?? why),
    },
    ...about(({ white }) => white),
    {
      ...{ title: t('nkResult'), kind: 'mark', width: 9 },
      cell: ({ result }) => centred(words(result)),
    },
  ];
}
