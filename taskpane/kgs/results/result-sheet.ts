import type { Stepwise } from '../../../src';
import type { Translate } from '../../../language';
import { columnLetters, onSheet } from '../../plan/address';
import { inputTab } from '../../plan/looks';
import type { NewBlock, NewSheet } from '../../plan/plan';
import { blank, formatted, several, spilling } from '../../plan/plan-cells';
import { headings, orientationOf, pages, widthsOf } from '../../plan/sheet-parts';
import { listedRows, pointsFormula, readableRows, removedRows } from '../year/formulas';
import { pointsFormat } from '../year/layout';
import type { Entrant } from './entrants';
import { headingBlock } from './heading-block';
import {
  cellAt,
  down,
  firstResult,
  headCell,
  indexOf,
  resultRows,
  type Shown,
  type YearReferences,
} from './layout';
import { leftBlock, listBlock, listColumns } from './list-block';
import { countsBlock, numbersBlock, placesBlock } from './row-blocks';

export interface ResultSheet {
  readonly sheet: NewSheet;
  /** Its cells, as other sheets refer to them. */
  readonly cells: ResultCells;
}

export interface ResultCells {
  readonly players: string;
  readonly check: string;
  readonly places: string;
  readonly accounts: string;
  readonly points: string;
  /** An expression: all points together. */
  readonly awarded: string;
  /** An expression: whether each row has a line in the totals. */
  readonly counts: string;
}

/**
 * A tournament's results, to be corrected here: points, places and checks follow by formula. Players are in the list, in
 * order of the standings; accounts that do not count are below it without a place (K3).
 */
export function* resultSheet(
  name: string,
  counted: readonly Entrant[],
  left: readonly Entrant[],
  year: YearReferences,
  shown: Shown,
  t: Translate,
): Stepwise<ResultSheet> {
  const count = counted.length;
  const columns = listColumns([...counted, ...left], t);
  return {
    sheet: {
      name,
      blocks: [
        headingBlock({ year, shown, counted: count, left: left.length, t }),
        yield* listBlock(counted, t),
        yield* placesBlock(counted, t),
        yield* countsBlock(counted, year, t),
        pointsBlock(count, year, t),
        numbersBlock(count, t),
        ...(left.length > 0 ? [yield* leftBlock(left, firstResult + count + 1, t)] : []),
      ],
      widths: widthsOf(columns),
      freeze: { rows: firstResult, columns: 2 },
      tabColor: inputTab,
      print: pages(
        t('runNameKGS'),
        {
          orientation: orientationOf(columns),
          area: `A:${columnLetters(indexOf('counts'))}`,
          titleRows: `${firstResult}:${firstResult}`,
        },
        t,
      ),
    },
    cells: cellsOf(name, count),
  };
}

const standing = ['winsRead', 'sosRead', 'sodosRead'] as const;

/** One formula for all rows: players who are level share. */
function pointsBlock(count: number, year: YearReferences, t: Translate): NewBlock {
  const list = (which: Parameters<typeof down>[0]): string => down(which, firstResult, count);
  const points = spilling(
    pointsFormula({
      F: headCell(resultRows.F),
      players: headCell(resultRows.players),
      wins: list('winsRead'),
      sos: list('sosRead'),
      sodos: list('sodosRead'),
      counts: readableRows(list('account'), list('counts'), standing.map(list)),
      isOut: removedRows(list('counts')),
      name: year.name,
      ownPoints: year.ownPoints,
      ownTable: year.ownTable,
      yearPoints: year.yearPoints,
    }),
    { rows: count, columns: 1 },
    'total',
  );
  return {
    at: cellAt(resultRows.headings, 'points'),
    cells: [
      headings([{ title: t('kgsPoints'), kind: 'number' }]),
      [formatted(points, pointsFormat)],
      ...several(count - 1, formatted(blank('total'), pointsFormat)).map((cell) => [cell]),
    ],
  };
}

function cellsOf(name: string, count: number): ResultCells {
  const onThisSheet = (address: string): string => onSheet(name, address);
  const list = (which: Parameters<typeof down>[0]): string =>
    onThisSheet(down(which, firstResult, count));
  return {
    players: onThisSheet(headCell(resultRows.players)),
    check: onThisSheet(headCell(resultRows.check)),
    places: list('place'),
    accounts: list('account'),
    points: list('points'),
    awarded: `SUM(${list('points')})`,
    counts: listedRows(list('account'), list('counts')),
  };
}
