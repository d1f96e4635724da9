import { mapped, type Stepwise } from '../../../src';
import type { Translate } from '../../../src/language';
import { areaName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import { fixed } from '../../sheets/source';
import type { NewBlock, PlanCell } from '../../sheets/plan';
import {
  figure,
  formula,
  headings,
  type ListColumn,
  pages,
  rectangle,
  text,
  widthFor,
  widthsOf,
} from '../../sheets/sheet-parts';
import { placeFormula, pointsCheckFormula } from '../year/formulas';
import { pointsFormat } from '../year/layout';
import { fact, titleOf, withShown, type YearReferences } from './heading-block';
import type { PointsEntrant } from './entrants';
import type { ResultSheet } from './result-sheet';

/** Rows above the list, from 0: title, what it is, players, check; an empty row; then the list's headings. */
const rows = { players: 2, check: 3, headings: 5 } as const;
const first = rows.headings + 1;
const columns = { place: 0, account: 1, points: 2 } as const;
type Column = keyof typeof columns;

/** Rows below the list that the check looks at. */
const rowsBelow = 100;

const down = (column: Column, count: number, row = first): string =>
  fixed({ row, column: columns[column], rows: count, columns: 1 });
const cellAt = (row: number, column: Column): string =>
  areaName({ row, column: columns[column], rows: 1, columns: 1 });
const headCell = (row: number): string => fixed({ row, column: 1, rows: 1, columns: 1 });

/** The points of a tournament as they were announced, to be corrected here; nothing is known of its standings. */
export function* pointsSheet(
  name: string,
  entrants: readonly PointsEntrant[],
  year: YearReferences,
  t: Translate,
): Stepwise<ResultSheet> {
  const count = entrants.length;
  const list = listColumns(entrants, t);
  const onThisSheet = (address: string): string => onSheet(name, address);
  return {
    sheet: {
      name,
      blocks: [
        headBlock(name, entrants, year, t),
        yield* listBlock(entrants, list, t),
        {
          at: cellAt(rows.headings, 'place'),
          cells: [headings(list.slice(0, 1)), ...(yield* mapped(entrants, placeOf(count)))],
        },
      ],
      widths: widthsOf(list),
      freeze: { rows: first, columns: 2 },
      tabColor: inputTab,
      print: pages(t('runNameKGS'), { orientation: 'portrait', titleRows: `${first}:${first}` }, t),
    },
    cells: {
      players: onThisSheet(headCell(rows.players)),
      check: onThisSheet(headCell(rows.check)),
      places: onThisSheet(down('place', count)),
      accounts: onThisSheet(down('account', count)),
      points: onThisSheet(down('points', count)),
      awarded: `SUM(IFERROR(${onThisSheet(down('points', count))},0))`,
      counts: `${onThisSheet(down('account', count))}<>""`,
    },
  };
}

function listColumns(entrants: readonly PointsEntrant[], t: Translate): readonly ListColumn[] {
  const accounts = entrants.map(({ account }) => account);
  return [
    { title: t('kgsPlace'), kind: 'number', width: widthFor([t('kgsSheetPlayers')], { least: 8 }) },
    { title: t('kgsAccount'), kind: 'text', width: widthFor(accounts, { least: 36, most: 48 }) },
    { title: t('kgsPoints'), kind: 'number', width: 12 },
  ];
}

function headBlock(
  name: string,
  entrants: readonly PointsEntrant[],
  year: YearReferences,
  t: Translate,
): NewBlock {
  const count = entrants.length;
  const accounts = down('account', count);
  const check = pointsCheckFormula(
    {
      name: year.name,
      accounts,
      points: down('points', count),
      below: down('account', rowsBelow, first + count),
    },
    {
      below: t('kgsBelowList'),
      incomplete: t('kgsPointsMissing'),
      unreadable: t('kgsCellsUnreadable'),
    },
  );
  const players = formula(`=SUMPRODUCT(IFERROR(--(${accounts}<>""),0))`, 'total');
  return {
    at: 'A1',
    cells: rectangle([
      [titleOf(year.name, name, t)],
      [text(t('kgsFromEntered'), 'event')],
      fact(t('kgsSheetPlayers'), withShown(players, String(count))),
      fact(t('kgsYearCheck'), formula(check, 'total')),
    ]),
    highlights: [
      {
        at: areaName({ row: rows.check, column: 1, rows: 1, columns: 1 }),
        formula: `=AND(${headCell(rows.check)}<>"OK",${headCell(rows.check)}<>"")`,
        look: 'warning',
      },
    ],
  };
}

function* listBlock(
  entrants: readonly PointsEntrant[],
  list: readonly ListColumn[],
  t: Translate,
): Stepwise<NewBlock> {
  const typed = areaName({
    row: first,
    column: columns.points,
    rows: entrants.length,
    columns: 1,
  });
  return {
    at: cellAt(rows.headings, 'account'),
    cells: [
      headings(list.slice(1)),
      ...(yield* mapped(entrants, ({ account, points }) => [
        text(account),
        figure(points, pointsFormat, 'input'),
      ])),
    ],
    list: { kind: 'filter' },
    lines: [typed],
    choices: [
      {
        at: typed,
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsFigureRefusal'),
      },
    ],
  };
}

/** The place of a row, by its own points, in whatever order the rows are sorted. */
function placeOf(count: number): (_: PointsEntrant, index: number) => readonly PlanCell[] {
  return (_, index) => {
    const row = first + index;
    // An error or a text among the points spoils no place but its own.
    const points = `IFERROR(${down('points', count)},"")`;
    const isPlaced = (account: string, each: string): string =>
      `IFERROR((${account}<>"")*ISNUMBER(${each}),0)`;
    const counts = {
      all: isPlaced(down('account', count), down('points', count)),
      own: isPlaced(cellAt(row, 'account'), cellAt(row, 'points')),
    };
    return [formula(placeFormula([{ column: points, own: cellAt(row, 'points') }], counts))];
  };
}
