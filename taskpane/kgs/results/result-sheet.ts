import { mapped, type Stepwise } from '../../../src';
import type { Translate } from '../../../src/language';
import { areaName, columnLetters, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewBlock, NewSheet, PlanCell } from '../../sheets/plan';
import {
  blank,
  centred,
  formatted,
  formula,
  headings,
  type ListColumn,
  number,
  orientationOf,
  pages,
  rectangle,
  several,
  spilling,
  text,
  widthFor,
  widthForHeading,
  widthsOf,
} from '../../sheets/sheet-parts';
import {
  countsFormula,
  listedRows,
  placeFormula,
  pointsFormula,
  readableRows,
  removedRows,
} from '../year/formulas';
import { pointsFormat } from '../year/layout';
import { asNumbers, type Entrant, isFigure } from './entrants';
import {
  cellAt,
  down,
  firstResult,
  headCell,
  headingBlock,
  indexOf,
  type ResultColumn,
  resultRows,
  type Shown,
  type YearReferences,
} from './heading-block';

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

/* Columns with a formula in every row: they stay right in whatever order the rows are sorted. */

export function* placesBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const standing = ['winsRead', 'sosRead', 'sodosRead'] as const;
  const list = (which: ResultColumn): string => down(which, firstResult, counted.length);
  const place = (index: number): readonly PlanCell[] => {
    const row = firstResult + index;
    const criteria = standing.map((which) => ({ column: list(which), own: cellAt(row, which) }));
    return [
      formula(
        placeFormula(criteria, {
          all: readableRows(list('account'), list('counts'), standing.map(list)),
          own: readableRows(
            cellAt(row, 'account'),
            cellAt(row, 'counts'),
            standing.map((which) => cellAt(row, which)),
          ),
        }),
      ),
    ];
  };
  return {
    at: cellAt(resultRows.headings, 'place'),
    cells: [
      headings([{ title: t('kgsPlace'), kind: 'number' }]),
      ...(yield* mapped(counted, (_, index) => place(index))),
    ],
  };
}

/** Wins, SOS and SODOS as numbers, whatever they were typed as: places compare these. */
export function numbersBlock(count: number, t: Translate): NewBlock {
  const typed = `${cellAt(firstResult, 'wins')}:${cellAt(firstResult + count - 1, 'sodos')}`;
  const size = { rows: count, columns: 3 };
  const rest = several(size.columns - 1, blank('aside'));
  return {
    at: cellAt(resultRows.headings, 'winsRead'),
    cells: [
      [text(t('kgsAsNumbers'), 'aside'), ...rest],
      [spilling(asNumbers(typed), size, 'aside'), ...rest],
      ...Array.from({ length: count - 1 }, () => several(size.columns, blank('aside'))),
    ],
  };
}

/** Whether each account counts, beside its points: marks and games played may change later. */
export function* countsBlock(
  counted: readonly Entrant[],
  { name, rounds }: YearReferences,
  t: Translate,
): Stepwise<NewBlock> {
  const counts = (index: number): readonly PlanCell[] => {
    const own = (which: ResultColumn): string => cellAt(firstResult + index, which);
    const account = own('account');
    const [played, scheduled, removed] = [own('played'), own('scheduled'), own('removed')];
    return [centred(formula(countsFormula({ name, account, played, scheduled, removed, rounds })))];
  };
  return {
    at: cellAt(resultRows.headings, 'counts'),
    cells: [
      headings([{ title: t('kgsCounts'), kind: 'mark' }]),
      ...(yield* mapped(counted, (_, index) => counts(index))),
    ],
  };
}

/** What is typed and may be corrected; filter buttons sort it, as places and points stand outside of it. */
export function* listBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const typed = (from: number, to: number): string =>
    areaName({
      row: firstResult,
      column: from,
      rows: counted.length,
      columns: to - from + 1,
    });
  return {
    at: cellAt(resultRows.headings, 'account'),
    cells: [
      headings(listColumns(counted, t).slice(1, -2)),
      ...(yield* mapped(counted, (each) => entrantCells(each, 'input'))),
    ],
    list: { kind: 'filter' },
    lines: [typed(indexOf('wins'), indexOf('removed'))],
    choices: [
      {
        at: typed(indexOf('wins'), indexOf('sodos')),
        from: { kind: 'formula', formula: isFigure(cellAt(firstResult, 'wins')) },
        refusal: t('kgsFractionRefusal'),
      },
      {
        at: typed(indexOf('played'), indexOf('scheduled')),
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsFigureRefusal'),
      },
    ],
  };
}

/** The columns from the place to the points. */
export function listColumns(entrants: readonly Entrant[], t: Translate): readonly ListColumn[] {
  const accounts = entrants.map(({ account }) => account);
  const headed = (title: string, kind: ListColumn['kind'], least?: number): ListColumn => ({
    ...{ title, kind },
    width: widthForHeading(title, kind, least),
  });
  return [
    { title: t('kgsPlace'), kind: 'number', width: widthFor([t('kgsSheetPlayers')], { least: 8 }) },
    { title: t('kgsAccount'), kind: 'text', width: widthFor(accounts) },
    headed(t('kgsWins'), 'number'),
    headed(t('kgsSos'), 'number'),
    headed(t('kgsSodos'), 'number'),
    headed(t('kgsPlayed'), 'number'),
    // Three lines.
    headed(t('kgsScheduledIfNotAll'), 'number', 17),
    headed(t('kgsRemoved'), 'mark'),
    { title: t('kgsPoints'), kind: 'number', width: 8 },
    { title: t('kgsCounts'), kind: 'mark', width: 10 },
  ];
}

/** In the list they are typed into; below it they are not. */
function entrantCells(entrant: Entrant, style: 'input' | undefined): PlanCell[] {
  const { account, wins, sos, sodos, played, scheduled, removed } = entrant;
  return [
    text(account),
    number(wins, style),
    number(sos, style),
    number(sodos, style),
    played === undefined ? blank(style) : number(played, style),
    scheduled === undefined ? blank(style) : number(scheduled, style),
    centred(removed ? text('x', style) : blank(style)),
  ];
}

/** Who was removed too early to count: kept in sight, without a place. */
export function* leftBlock(
  left: readonly Entrant[],
  row: number,
  t: Translate,
): Stepwise<NewBlock> {
  return {
    at: cellAt(row, 'account'),
    cells: rectangle([
      [text(t('kgsNotCounted'), 'event')],
      ...(yield* mapped(left, (each) => entrantCells(each, undefined))),
    ]),
  };
}
