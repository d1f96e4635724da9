import { mapped, type Stepwise } from '../../src';
import { areaName, onSheet } from '../plan/address';
import type { NewBlock, NewSheet, PlanCell } from '../plan/plan';
import type { Translate } from '../../language';
import {
  aligned,
  blank,
  centred,
  formatted,
  formula,
  number,
  rectangle,
  several,
  spilling,
  text,
} from '../plan/plan-cells';
import { inputTab } from '../plan/looks';
import { headings, pages, widthFor, widthsOf, type ListColumn } from '../plan/sheet-parts';
import type { Entrant } from './entrants';
import {
  countedRows,
  countsFormula,
  placeFormula,
  playersFormula,
  pointsFormula,
  resultCheckFormula,
  sourceFormula,
} from './year/formulas';
import { pointsFormat } from './year/layout';
import { fixed } from '../plan/named-area';

/** The columns of a result sheet's list, from A. */
const columns = [
  'place',
  'account',
  'wins',
  'sos',
  'sodos',
  'played',
  'scheduled',
  'removed',
  'points',
  'counts',
] as const;
type Column = (typeof columns)[number];

/** Rows above the list, from 0: title, source of points, F, players, check; an empty row; then the list's headings. */
const rows = { title: 0, source: 1, F: 2, players: 3, check: 4, headings: 6 } as const;

/** What a result sheet refers to on the other sheets of the year, for formulas. */
export interface YearReferences {
  readonly name: string;
  readonly rounds: string;
  readonly tieBreaks: string;
  readonly F: string;
  readonly ownTable: { readonly tournament: string; readonly table: string };
  readonly yearPoints: string;
}

export interface ResultSheet {
  readonly sheet: NewSheet;
  /** Its cells, as other sheets refer to them. */
  readonly cells: {
    readonly players: string;
    readonly check: string;
    readonly accounts: string;
    readonly points: string;
    /** An expression: whether each row counts. */
    readonly counts: string;
  };
}

/** The expected results of formulas, for the preview. */
export interface Shown {
  readonly name: string;
  readonly F: string;
  readonly players: string;
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
  const first = rows.headings + 1;
  const column = (which: Column, from = first, rowCount = count): string =>
    fixed({ row: from, column: columns.indexOf(which), rows: rowCount, columns: 1 });
  const own = (row: number): string => fixed({ row, column: 1, rows: 1, columns: 1 });
  const points = spilling(
    pointsFormula({
      F: own(rows.F),
      players: own(rows.players),
      wins: column('wins'),
      sos: column('sos'),
      sodos: column('sodos'),
      counts: countedRows(column('account'), column('counts')),
      name: year.name,
      ownTable: year.ownTable,
      yearPoints: year.yearPoints,
    }),
    { rows: count, columns: 1 },
    'total',
  );
  const onThisSheet = (address: string): string => onSheet(name, address);
  return {
    sheet: {
      name,
      blocks: [
        {
          at: 'A1',
          cells: heading({ year, shown, column, count, left: left.length, t }),
          highlights: [
            { at: checkCell, formula: `=${fixedCell(rows.check)}<>"OK"`, look: 'warning' },
          ],
        },
        yield* listBlock(counted, t),
        yield* placesBlock(counted, t),
        yield* countsBlock(counted, year.rounds, t),
        {
          at: cellAt(rows.headings, 'points'),
          cells: [
            headings([{ title: t('kgsPoints'), kind: 'number' }]),
            [formatted(points, pointsFormat)],
            ...several(count - 1, formatted(blank('total'), pointsFormat)).map((cell) => [cell]),
          ],
        },
        ...(left.length > 0 ? [yield* leftBlock(left, first + count + 1, t)] : []),
      ],
      widths: widthsOf(listColumns([...counted, ...left], t)),
      freeze: { rows: first, columns: 2 },
      tabColor: inputTab,
      print: pages(t('runNameKGS'), { orientation: 'portrait', titleRows: `${first}:${first}` }, t),
    },
    cells: {
      players: onThisSheet(own(rows.players)),
      check: onThisSheet(own(rows.check)),
      accounts: onThisSheet(column('account')),
      points: onThisSheet(column('points')),
      counts: countedRows(onThisSheet(column('account')), onThisSheet(column('counts'))),
    },
  };
}

/** The cell of the check, which stands above the list. */
const checkCell = areaName({ row: rows.check, column: 1, rows: 1, columns: 1 });

function fixedCell(row: number): string {
  return fixed({ row, column: 1, rows: 1, columns: 1 });
}

function cellAt(row: number, column: Column): string {
  return areaName({ row, column: columns.indexOf(column), rows: 1, columns: 1 });
}

interface HeadingParts {
  readonly year: YearReferences;
  readonly shown: Shown;
  readonly column: (which: Column, from?: number, rowCount?: number) => string;
  readonly count: number;
  readonly left: number;
  readonly t: Translate;
}

/** Rows below everything that the check looks at. */
const rowsBelow = 100;

function heading({ year, shown, column, count, left, t }: HeadingParts): PlanCell[][] {
  const [wins, sos, sodos] = [column('wins'), column('sos'), column('sodos')];
  const players = playersFormula({
    accounts: column('account'),
    played: column('played'),
    scheduled: column('scheduled'),
    removed: column('removed'),
    rounds: year.rounds,
  });
  const first = rows.headings + 1;
  const afterAll = first + count + 1 + (left > 0 ? 1 + left : 0);
  const check = resultCheckFormula(
    {
      accounts: column('account'),
      wins,
      sos,
      sodos,
      points: column('points'),
      counts: countedRows(column('account'), column('counts')),
      rounds: `${year.rounds}+${year.tieBreaks}`,
      toBelow: column('account', first, count + 1),
      below: column('account', afterAll, rowsBelow),
    },
    {
      below: t('kgsBelowList'),
      incomplete: t('kgsRowsIncomplete'),
      points: t('kgsPointsUnknown'),
    },
  );
  const source = sourceFormula(year, {
    ownTable: t('kgsFromOwnTable'),
    yearPoints: t('kgsFromYearPoints'),
    reconstruction: t('kgsFromReconstruction'),
  });
  const fact = (label: string, cell: PlanCell): PlanCell[] => [
    text(label, 'label'),
    aligned(cell, 'left'),
  ];
  return rectangle([
    [withShown(formula(`=${year.name}`, 'title'), shown.name)],
    [formula(source, 'event')],
    fact('F', withShown(formula(`=${year.F}`, 'total'), shown.F)),
    fact(t('kgsSheetPlayers'), withShown(formula(players, 'total'), shown.players)),
    fact(t('kgsYearCheck'), formula(check, 'total')),
  ]);
}

function withShown(cell: PlanCell, shown: string): PlanCell {
  return cell.kind === 'formula' ? { ...cell, shown } : cell;
}

/** What is typed and may be corrected; filter buttons sort it, as places and points stand outside of it. */
function* listBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const typed = (from: number, to: number): string =>
    areaName({
      row: rows.headings + 1,
      column: from,
      rows: counted.length,
      columns: to - from + 1,
    });
  return {
    at: cellAt(rows.headings, 'account'),
    cells: [
      headings(listColumns(counted, t).slice(1, -2)),
      ...(yield* mapped(counted, (each) => entrantCells(each, 'input'))),
    ],
    list: { kind: 'filter' },
    lines: [typed(columns.indexOf('wins'), columns.indexOf('removed'))],
    choices: [
      {
        at: typed(columns.indexOf('wins'), columns.indexOf('scheduled')),
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsFigureRefusal'),
      },
    ],
  };
}

/** The columns from the place to the points. */
function listColumns(entrants: readonly Entrant[], t: Translate): readonly ListColumn[] {
  const accounts = entrants.map(({ account }) => account);
  return [
    { title: t('kgsPlace'), kind: 'number', width: widthFor([t('kgsSheetPlayers')], { least: 8 }) },
    { title: t('kgsAccount'), kind: 'text', width: widthFor(accounts) },
    { title: t('kgsWins'), kind: 'number', width: 10 },
    { title: t('kgsSos'), kind: 'number', width: 8 },
    { title: t('kgsSodos'), kind: 'number', width: 8 },
    { title: t('kgsPlayed'), kind: 'number', width: 10 },
    { title: t('kgsScheduledIfNotAll'), kind: 'number', width: 13 },
    { title: t('kgsRemoved'), kind: 'mark', width: 12 },
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

function* placesBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const first = rows.headings + 1;
  const standing = ['wins', 'sos', 'sodos'] as const;
  const down = (which: Column): string =>
    fixed({ row: first, column: columns.indexOf(which), rows: counted.length, columns: 1 });
  const place = (index: number): readonly PlanCell[] => {
    const row = first + index;
    const criteria = standing.map((which) => ({ column: down(which), own: cellAt(row, which) }));
    return [
      formula(
        placeFormula(criteria, {
          all: countedRows(down('account'), down('counts')),
          own: cellAt(row, 'counts'),
        }),
      ),
    ];
  };
  return {
    at: cellAt(rows.headings, 'place'),
    cells: [
      headings([{ title: t('kgsPlace'), kind: 'number' }]),
      ...(yield* mapped(counted, (_, index) => place(index))),
    ],
  };
}

/** Whether each account counts, beside its points: marks and games played may change later. */
function* countsBlock(
  counted: readonly Entrant[],
  rounds: string,
  t: Translate,
): Stepwise<NewBlock> {
  const first = rows.headings + 1;
  const counts = (index: number): readonly PlanCell[] => {
    const own = (which: Column): string => cellAt(first + index, which);
    const account = own('account');
    const [played, scheduled, removed] = [own('played'), own('scheduled'), own('removed')];
    return [centred(formula(countsFormula({ account, played, scheduled, removed, rounds })))];
  };
  return {
    at: cellAt(rows.headings, 'counts'),
    cells: [
      headings([{ title: t('kgsCounts'), kind: 'mark' }]),
      ...(yield* mapped(counted, (_, index) => counts(index))),
    ],
  };
}

/** Who was removed too early to count: kept in sight, without a place. */
function* leftBlock(left: readonly Entrant[], row: number, t: Translate): Stepwise<NewBlock> {
  return {
    at: cellAt(row, 'account'),
    cells: rectangle([
      [text(t('kgsNotCounted'), 'event')],
      ...(yield* mapped(left, (each) => entrantCells(each, undefined))),
    ]),
  };
}
