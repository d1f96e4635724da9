import type { Stepwise } from '../../../src';
import type { Translate } from '../../../src/language';
import { areaName, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import { fixed } from '../../sheets/source';
import type { NewBlock } from '../../sheets/plan';
import { formula, pages, rectangle, text, widthsOf } from '../../sheets/sheet-parts';
import { placesFormula, pointsCheckFormula } from '../year/formulas';
import { fact, titleOf, withShown, type YearReferences } from './heading-block';
import type { PointsEntrant } from './entrants';
import { pointsList } from './result-list';
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
const headCell = (row: number): string => fixed({ row, column: 1, rows: 1, columns: 1 });

/** The points of a tournament as they were announced, to be corrected here; nothing is known of its standings. */
export function* pointsSheet(
  name: string,
  entrants: readonly PointsEntrant[],
  year: YearReferences,
  t: Translate,
): Stepwise<ResultSheet> {
  const count = entrants.length;
  const all = { place: placesOf(count) };
  const list = yield* pointsList.writeSteps(entrants, { all, t, head: rows.headings });
  const onThisSheet = (address: string): string => onSheet(name, address);
  return {
    sheet: {
      name,
      blocks: [
        headBlock(name, entrants, year, t),
        {
          ...list.list.block,
          list: { kind: 'filter' },
          lines: list.choices.map((each) => each.at),
          choices: list.choices,
        },
        list.before.block,
      ],
      widths: widthsOf(list.columns),
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
      places: down('place', count),
      players: headCell(rows.players),
      around: down('account', count + 1 + rowsBelow, rows.headings),
    },
    {
      below: t('kgsBelowList'),
      incomplete: t('kgsPointsMissing'),
      unreadable: t('kgsCellsUnreadable'),
      ...{ gone: t('kgsCellsGone'), inTheWay: t('kgsInTheWay') },
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

/** The places, by the points of each row, in whatever order they are sorted. */
function placesOf(count: number): string {
  // An error or a text among the points spoils no place but its own.
  const points = down('points', count);
  const isPlaced = `IFERROR((${down('account', count)}<>"")*ISNUMBER(${points}),0)`;
  return placesFormula([`IFERROR(${points},"")`], isPlaced);
}
