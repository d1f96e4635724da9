import type { Translate } from '../../../language';
import { blank, number, text, words } from '../../plan/plan-cells';
import type { NewSheet, PlanCell } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import { roomFor, widthFor, type ListColumn } from '../../plan/sheet-parts';
import { byName } from '../book/names';
import { wallListSheet } from './list-sheet';
import { whyAlone, type WallRound } from './wall-round';

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
      { title: t('nkBoard'), kind: 'number', width: 8 },
      { title: t('nkColour'), kind: 'text', width: 9 },
      { title: t('nkOpponent'), kind: 'text', width: widthFor(names) },
    ],
    [t('nkByNameNote')],
  );
  return wallListSheet(
    {
      name: freeSheetName(t('nkByNameSheet', { round: round.round }), sheets),
      title: t('nkByNameTitle', { round: round.round }),
      about: t('nkPlayersEvent', { event: round.event, players: lines.length }),
      note: t('nkByNameNote'),
      ...{ event: round.event, columns, frozen: 1, orientation: 'portrait' },
      rows: lines.map(({ name, board, colour, opponent }) => [
        ...[text(name), board, words(colour), text(opponent)],
      ]),
    },
    t,
  );
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
      opponent: whyAlone(why, t),
    })),
  ];
}
