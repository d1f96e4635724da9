import { mapped, type Stepwise } from '../../src';
import { areaName, onSheet } from '../plan/address';
import type { NewBlock, NewSheet, PlanCell } from '../plan/plan';
import type { Translate } from '../../language';
import {
  blank,
  centred,
  formula,
  number,
  rectangle,
  several,
  spilling,
  text,
} from '../plan/plan-cells';
import type { Entrant } from './entrants';
import {
  orderFormula,
  placeFormula,
  playersFormula,
  pointsFormula,
  sourceFormula,
} from './year/formulas';
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
] as const;
type Column = (typeof columns)[number];

/** Rows above the list, from 0: title, source of points, F, players, check, order; then the list's headings. */
const rows = { title: 0, source: 1, F: 2, players: 3, check: 4, order: 5, headings: 6 } as const;

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
        { at: 'A1', cells: heading({ year, shown, count, column, t }) },
        yield* listBlock(counted, t),
        yield* placesBlock(counted, t),
        {
          at: cellAt(rows.headings, 'points'),
          cells: [
            [text(t('kgsPoints'), 'header')],
            [points],
            ...several(count - 1, blank('total')).map((cell) => [cell]),
          ],
        },
        ...(left.length > 0 ? [yield* leftBlock(left, first + count + 1, t)] : []),
      ],
      widths: { A: 16, B: 26, C: 13, D: 9, E: 11, F: 14, G: 19, H: 15, I: 10 },
      freeze: { rows: first, columns: 0 },
      print: {
        orientation: 'portrait',
        titleRows: `${first}:${first}`,
        fitToWidth: true,
      },
    },
    cells: {
      players: onThisSheet(own(rows.players)),
      check: onThisSheet(own(rows.check)),
      accounts: onThisSheet(column('account')),
      points: onThisSheet(column('points')),
    },
  };
}

function cellAt(row: number, column: Column): string {
  return areaName({ row, column: columns.indexOf(column), rows: 1, columns: 1 });
}

interface HeadingParts {
  readonly year: YearReferences;
  readonly shown: Shown;
  readonly count: number;
  readonly column: (which: Column, from?: number, rowCount?: number) => string;
  readonly t: Translate;
}

function heading({ year, shown, count, column, t }: HeadingParts): PlanCell[][] {
  const first = rows.headings + 1;
  const inOrder = (['wins', 'sos', 'sodos'] as const).map((which) => ({
    from: column(which, first, count - 1),
    to: column(which, first + 1, count - 1),
  }));
  const [wins, sos, sodos] = [column('wins'), column('sos'), column('sodos')];
  const players = playersFormula({
    accounts: column('account'),
    played: column('played'),
    scheduled: column('scheduled'),
    removed: column('removed'),
    rounds: year.rounds,
  });
  const check = `=KGS.CHECK(${wins},${sos},${sodos},${year.rounds}+${year.tieBreaks})`;
  const source = sourceFormula(year, {
    ownTable: t('kgsFromOwnTable'),
    yearPoints: t('kgsFromYearPoints'),
    reconstruction: t('kgsFromReconstruction'),
  });
  const order = count > 1 ? formula(orderFormula(inOrder, t('kgsOutOfOrder')), 'note') : blank();
  return rectangle([
    [withShown(formula(`=${year.name}`, 'title'), shown.name)],
    [formula(source, 'note')],
    [text('F', 'header'), withShown(formula(`=${year.F}`, 'total'), shown.F)],
    [text(t('kgsSheetPlayers'), 'header'), withShown(formula(players, 'total'), shown.players)],
    [text(t('kgsYearCheck'), 'header'), formula(check, 'note')],
    [blank(), order],
  ]);
}

function withShown(cell: PlanCell, shown: string): PlanCell {
  return cell.kind === 'formula' ? { ...cell, shown } : cell;
}

/** What is typed and may be corrected; filter buttons sort it, as places and points stand outside of it. */
function* listBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  return {
    at: cellAt(rows.headings, 'account'),
    cells: [
      [
        text(t('kgsAccount'), 'header'),
        text(t('kgsWins'), 'header'),
        text(t('kgsSos'), 'header'),
        text(t('kgsSodos'), 'header'),
        text(t('kgsPlayed'), 'header'),
        text(t('kgsScheduledIfNotAll'), 'header'),
        text(t('kgsRemoved'), 'header'),
      ],
      ...(yield* mapped(counted, entrantCells)),
    ],
    list: { kind: 'filter' },
  };
}

function entrantCells(entrant: Entrant): PlanCell[] {
  const { account, wins, sos, sodos, played, scheduled, removed } = entrant;
  return [
    text(account),
    number(wins),
    number(sos),
    number(sodos),
    played === undefined ? blank() : number(played),
    scheduled === undefined ? blank() : number(scheduled),
    removed ? text('x') : blank(),
  ];
}

function* placesBlock(counted: readonly Entrant[], t: Translate): Stepwise<NewBlock> {
  const first = rows.headings + 1;
  const standing = ['wins', 'sos', 'sodos'] as const;
  const place = (index: number): readonly PlanCell[] => {
    const row = first + index;
    const found = centred(
      formula(
        placeFormula({
          order: fixed({ row: rows.order, column: 1, rows: 1, columns: 1 }),
          row: standing.map((which) => cellAt(row, which)),
          above: standing.map((which) => cellAt(row - 1, which)),
          placeAbove: cellAt(row - 1, 'place'),
          header: fixed({ row: rows.headings, column: 0, rows: 1, columns: 1 }),
        }),
      ),
    );
    return [found];
  };
  return {
    at: cellAt(rows.headings, 'place'),
    cells: [
      [text(t('kgsPlace'), 'header')],
      ...(yield* mapped(counted, (_, index) => place(index))),
    ],
  };
}

/** Who was removed too early to count: kept in sight, without a place. */
function* leftBlock(left: readonly Entrant[], row: number, t: Translate): Stepwise<NewBlock> {
  return {
    at: cellAt(row, 'account'),
    cells: rectangle([[text(t('kgsNotCounted'), 'note')], ...(yield* mapped(left, entrantCells))]),
  };
}
