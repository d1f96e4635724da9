import type { Translate } from '../../../language';
import { areaName, columnLetters } from '../../plan/address';
import { blank, number, text, words } from '../../plan/plan-cells';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import {
  headingRow,
  headings,
  introduction,
  pages,
  roomFor,
  widthFor,
  widthsOf,
  type ListColumn,
} from '../../plan/sheet-parts';
import { byName } from '../book/names';
import type { WallRound } from './wall-round';

interface NameLine {
  readonly name: string;
  readonly board: PlanCell;
  readonly colour: string;
  /** Or `bye`, `absent`. */
  readonly opponent: string;
}

/** The same round by name: where everybody sits, with which colour, against which opponent. */
export function byNameSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const lines = byName(linesOf(round, t));
  const names = lines.map(({ name }) => name);
  const columns: readonly ListColumn[] = roomFor<ListColumn>(
    [
      { title: t('nkName'), kind: 'text', width: widthFor(names) },
      { title: t('nkBoard'), kind: 'number', width: 7 },
      { title: t('nkColour'), kind: 'text', width: 9 },
      { title: t('nkOpponent'), kind: 'text', width: widthFor(names) },
    ],
    [t('nkByNameNote')],
  );
  const first = headingRow + 1;
  return {
    name: freeSheetName(t('nkByNameSheet', { round: round.round }), sheets),
    blocks: [
      introduction(
        t('nkByNameTitle', { round: round.round }),
        t('nkPlayersEvent', { event: round.event, players: lines.length }),
        t('nkByNameNote'),
      ),
      {
        at: `A${first}`,
        cells: [
          headings(columns),
          ...lines.map(({ name, board, colour, opponent }) => [
            ...[text(name), board, words(colour), text(opponent)],
          ]),
        ],
        lines: [areaName({ row: first, column: 0, rows: lines.length, columns: 4 })],
      },
    ],
    widths: widthsOf(columns),
    freeze: { rows: first, columns: 1 },
    print: pages(
      round.event,
      {
        orientation: 'portrait',
        area: `A:${columnLetters(columns.length - 1)}`,
        titleRows: `${first}:${first}`,
      },
      t,
    ),
  };
}

function linesOf({ boards, alone }: WallRound, t: Translate): readonly NameLine[] {
  return [
    ...boards.flatMap(({ number: board, black, white }): NameLine[] => [
      {
        ...{ name: black.name, board: number(board, 'total') },
        ...{ colour: t('nkBlackWins'), opponent: white.name },
      },
      {
        ...{ name: white.name, board: number(board, 'total') },
        ...{ colour: t('nkWhiteWins'), opponent: black.name },
      },
    ]),
    ...alone.map(({ name, why }) => ({
      ...{ name, board: blank(), colour: '' },
      opponent: t(why === 'bye' ? 'nkBye' : 'nkAbsent'),
    })),
  ];
}
