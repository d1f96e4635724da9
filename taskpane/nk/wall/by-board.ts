import type { Translate } from '../../../language';
import { blank, centred, figure, number, text, words } from '../../plan/plan-cells';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import { roomFor, widthFor, type ListColumn } from '../../plan/sheet-parts';
import { formatOf } from '../wall-sheet';
import { wallListSheet } from './list-sheet';
import { everybody, whyAlone, type WallPlayer, type WallRound } from './wall-round';

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
      why: whyAlone(why, t),
    })),
  ];
  const note = t(isScored ? 'nkByBoardNote' : 'nkByBoardUnscored');
  const columns = roomFor(boardColumns(round, t), [note]);
  return wallListSheet(
    {
      name: freeSheetName(t('nkByBoardSheet', { round: round.round }), sheets),
      title: t('nkByBoardTitle', { round: round.round }),
      about: t('nkRoundEvent', {
        event: round.event,
        players: 2 * boards.length + alone.filter(({ why }) => why !== 'absent').length,
        boards: boards.length,
      }),
      ...{ note, event: round.event, columns, frozen: 2 },
      rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
    },
    t,
  );
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
            ...{ title: t('nkGrade'), kind: 'mark' as const, width: 8 },
            cell: (line: BoardLine) => centred(words(of(line)?.grade)),
          },
        ]
      : []),
    ...(round.isScored
      ? [
          {
            ...{ title: t('nkScore'), kind: 'number' as const, width: 8 },
            cell: (line: BoardLine) => {
              const score = of(line)?.score;
              return score === undefined ? blank() : figure(score, scores);
            },
          },
        ]
      : []),
  ];
  return [
    { title: t('nkBoard'), kind: 'number', width: 8, cell: ({ board }) => board },
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
