import type { Stepwise } from '../../../src';
import type { Translate } from '../../../src/language';
import { areaName, columnLetters, onSheet } from '../../sheets/address';
import { inputTab } from '../../sheets/looks';
import type { NewBlock, NewSheet, PlanCell } from '../../sheets/plan';
import {
  blank,
  formula,
  orientationOf,
  pages,
  rectangle,
  several,
  spilling,
  text,
  widthsOf,
} from '../../sheets/sheet-parts';
import { cellsGone } from '../../sheets/season';
import {
  countsFormula,
  listedRows,
  placesFormula,
  pointsFormula,
  readableRows,
  removedRows,
} from '../year/formulas';
import { asNumbers, type Entrant, isFigure } from './entrants';
import { headCell, headingBlock, type Shown, type YearReferences } from './heading-block';
import {
  cellAt,
  down,
  entrantCells,
  firstResult,
  goneCell,
  indexOf,
  type ResultColumn,
  type ResultGiven,
  resultList,
  resultRows,
} from './result-list';

export interface ResultSheet {
  readonly sheet: NewSheet;
  /** Its cells, as other sheets refer to them. */
  readonly cells: ResultCells;
}

interface ResultCells {
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
  const all: ResultGiven = {
    accounts: [...counted, ...left].map(({ account }) => account),
    style: 'input',
    ...formulasOf(count, year),
  };
  const head = resultRows.headings;
  const list = yield* resultList.writeSteps(counted, { all, t, head });
  const none = { style: undefined, place: '', counts: '', points: '' };
  const below = yield* resultList.writeSteps(left, { all: { ...all, ...none }, t, head });
  return {
    sheet: {
      name,
      blocks: [
        headingBlock({ year, shown, counted: count, left: left.length, t }),
        typedBlock(list.list.block, count, t),
        list.before.block,
        list.only('counts'),
        list.only('points'),
        numbersBlock(count, t),
        goneBlock(count),
        ...(left.length > 0 ? [leftBlock(below.list.rows, firstResult + count + 1, t)] : []),
      ],
      widths: widthsOf(list.columns),
      freeze: { rows: firstResult, columns: 2 },
      tabColor: inputTab,
      print: pages(
        t('runNameKGS'),
        {
          orientation: orientationOf(list.columns),
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

/** What is calculated beside the list, in whatever order its rows are sorted. */
function formulasOf(
  count: number,
  year: YearReferences,
): Pick<ResultGiven, 'place' | 'counts' | 'points'> {
  const list = (which: ResultColumn): string => down(which, firstResult, count);
  const readable = readableRows(list('account'), list('counts'), standing.map(list));
  // Before anybody has won a game nobody has a place or points.
  const placed = `(${readable}*(COUNTIF(${list('winsRead')},">0")>0)>0)`;
  return {
    place: placesFormula(standing.map(list), placed),
    // Marks and games played may change later.
    counts: countsFormula({ ...entrantCells(count), name: year.name, rounds: year.rounds }),
    points: pointsFormula({
      F: headCell(resultRows.F),
      players: headCell(resultRows.players),
      wins: list('winsRead'),
      sos: list('sosRead'),
      sodos: list('sodosRead'),
      counts: placed,
      isOut: removedRows(list('counts')),
      name: year.name,
      ownPoints: year.ownPoints,
      ownTable: year.ownTable,
      yearPoints: year.yearPoints,
    }),
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

/**
 * Wins, SOS and SODOS as numbers, whatever they were typed as: places compare these. A formula for each of them, so that a column that
 * is inserted among what is typed moves none to another.
 */
function numbersBlock(count: number, t: Translate): NewBlock {
  const size = { rows: count, columns: 1 };
  const typed = (['wins', 'sos', 'sodos'] as const).map((each) => down(each, firstResult, count));
  const rest = several(typed.length - 1, blank('aside'));
  return {
    at: cellAt(resultRows.headings, 'winsRead'),
    cells: [
      [text(t('kgsAsNumbers'), 'aside'), ...rest],
      typed.map((column) => spilling(asNumbers(column), size, 'aside')),
      ...Array.from({ length: count - 1 }, () => several(typed.length, blank('aside'))),
    ],
  };
}

/** Which formulas of the sheet were cleared or typed over, for its check. */
function goneBlock(count: number): NewBlock {
  const columns = (['place', 'points', 'counts', ...standing] as const).map((each) =>
    down(each, firstResult, count),
  );
  const facts = [resultRows.F, resultRows.players].map((row) => ({ cells: headCell(row) }));
  return { at: goneCell, cells: [[formula(`=${cellsGone(columns, facts)}`, 'aside')]] };
}

/** What is typed and may be corrected; filter buttons sort it, as places and points stand outside of it. */
function typedBlock(block: Pick<NewBlock, 'at' | 'cells'>, count: number, t: Translate): NewBlock {
  const typed = (from: ResultColumn, to: ResultColumn): string =>
    areaName({
      ...{ row: firstResult, column: indexOf(from) },
      ...{ rows: count, columns: indexOf(to) - indexOf(from) + 1 },
    });
  return {
    ...block,
    list: { kind: 'filter' },
    lines: [typed('wins', 'removed')],
    choices: [
      {
        at: typed('wins', 'sodos'),
        from: { kind: 'formula', formula: isFigure(cellAt(firstResult, 'wins')) },
        refusal: t('kgsFractionRefusal'),
      },
      {
        at: typed('played', 'scheduled'),
        from: { kind: 'number', whole: false, least: 0 },
        refusal: t('kgsFigureRefusal'),
      },
    ],
  };
}

/** Who was removed too early to count: kept in sight, without a place. */
function leftBlock(lines: readonly (readonly PlanCell[])[], row: number, t: Translate): NewBlock {
  return {
    at: cellAt(row, 'account'),
    cells: rectangle([[text(t('kgsNotCounted'), 'event')], ...lines]),
  };
}
