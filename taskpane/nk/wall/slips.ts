import type { Translate } from '../../../language';
import { blank, centred, number, text } from '../../plan/plan-cells';
import type { NewSheet } from '../../plan/plan';
import { freeSheetName } from '../../plan/sheet-names';
import { roomFor, widthFor, type ListColumn } from '../../plan/sheet-parts';
import { wallListSheet } from './list-sheet';
import type { WallPlayer, WallRound } from './wall-round';

/** Room to write in; no page ends within a row. */
const height = 45;
/** To be circled. */
const results = '1-0     ½-½     0-1';

/** A slip for every board, to be cut along the lines: each says by itself what it is of. */
export function slipsSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards } = round;
  const place = t('nkShareTitle', { event: round.name, round: round.round });
  const lines = boards.map(({ number: board, black, white }) => {
    const [one, two] = [black, white].map(({ name, grade }: WallPlayer) =>
      grade === '' ? name : `${name} (${grade})`,
    );
    return {
      board,
      black: `${t('nkBlack')}: ${one ?? ''}`,
      white: `${t('nkWhite')}: ${two ?? ''}`,
    };
  });
  const columns = roomFor<ListColumn>(
    [
      { title: t('nkSlipOf'), kind: 'text', width: widthFor([place]) },
      { title: t('nkBoard'), kind: 'number', width: 8 },
      { title: t('nkBlack'), kind: 'text', width: widthFor(lines.map(({ black }) => black)) },
      { title: t('nkWhite'), kind: 'text', width: widthFor(lines.map(({ white }) => white)) },
      { title: t('nkResult'), kind: 'mark', width: 22 },
      { title: t('nkSignatures'), kind: 'text', width: 22 },
    ],
    [t('nkSlipsNote')],
  );
  return wallListSheet(
    {
      name: freeSheetName(t('nkSlipsSheet', { round: round.round }), sheets),
      title: t('nkSlipsTitle', { round: round.round }),
      about: t('nkRoundEvent', {
        event: round.event,
        players: 2 * boards.length,
        boards: boards.length,
      }),
      note: t('nkSlipsNote'),
      ...{ event: round.event, columns, frozen: 1, height },
      rows: lines.map(({ board, black, white }) => [
        ...[text(place), number(board, 'total'), text(black), text(white)],
        ...[centred(text(results)), blank()],
      ]),
    },
    t,
  );
}
