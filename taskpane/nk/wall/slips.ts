import type { Translate } from '../../../language';
import { areaName, columnLetters } from '../../plan/address';
import { blank, centred, number, text } from '../../plan/plan-cells';
import type { NewSheet } from '../../plan/plan';
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
import type { WallPlayer, WallRound } from './wall-round';

/** Room to write in; no page ends within a row. */
const height = 45;
/** To be circled. */
const results = '1-0     ½-½     0-1';

/** A slip for every board, to be cut along the lines: each says by itself what it is of. */
export function slipsSheet(round: WallRound, sheets: readonly string[], t: Translate): NewSheet {
  const { boards } = round;
  const first = headingRow + 1;
  const place = t('nkShareTitle', { event: round.event, round: round.round });
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
      { title: t('nkBoard'), kind: 'number', width: 7 },
      { title: t('nkBlack'), kind: 'text', width: widthFor(lines.map(({ black }) => black)) },
      { title: t('nkWhite'), kind: 'text', width: widthFor(lines.map(({ white }) => white)) },
      { title: t('nkResult'), kind: 'mark', width: 22 },
      { title: t('nkSignatures'), kind: 'text', width: 22 },
    ],
    [t('nkSlipsNote')],
  );
  return {
    name: freeSheetName(t('nkSlipsSheet', { round: round.round }), sheets),
    blocks: [
      introduction(
        t('nkSlipsTitle', { round: round.round }),
        t('nkRoundEvent', {
          event: round.event,
          players: 2 * boards.length,
          boards: boards.length,
        }),
        t('nkSlipsNote'),
      ),
      {
        at: `A${first}`,
        cells: [
          headings(columns),
          ...lines.map(({ board, black, white }) => [
            ...[text(place), number(board, 'total'), text(black), text(white)],
            ...[centred(text(results)), blank()],
          ]),
        ],
        lines: [areaName({ row: first, column: 0, rows: lines.length, columns: 6 })],
      },
    ],
    widths: widthsOf(columns),
    tall: { rows: `${first + 1}:${first + lines.length}`, points: height },
    freeze: { rows: first, columns: 1 },
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
