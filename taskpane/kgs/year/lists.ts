import { sentence } from '../../../src/language';
import type { ExistingBlock, PlanCell } from '../../sheets/plan';
import { onSheet } from '../../sheets/address';
import type { ListIn } from '../../sheets/read-list';
import { clearedLines, lineShapes, mostLines } from '../../sheets/season';
import {
  aligned,
  blank,
  centred,
  formatted,
  formula,
  keep,
  spilling,
  text,
} from '../../sheets/sheet-parts';
import { fixed } from '../../sheets/source';
import { shownNumber } from '../../sheets/notation';
import { type KeyOf, type ListedColumn, listOf, type Places } from '../../sheets/written-list';
import { any, countedFormula, eventFormula, listedRows } from './formulas';
import {
  areaAt,
  detailsRows,
  mostAliases,
  mostEngines,
  mostPlaces,
  mostTournaments,
  ownTableRows,
  pointsFormat,
  yearRow,
  type YearRow,
  yearRows,
} from './layout';
import {
  type AliasColumns,
  type CheckedYear,
  type EngineColumns,
  lineStatesFormula,
  type PlayedLines,
  pointsOfTournament,
  rowStatesFormula,
  type YearLines,
} from './line-formulas';

/* The lists of a year, and where they and its other parts stand on their sheets. */

/** A row of Engines: an account with the engine that was chosen for it, or free to be typed into. */
interface EngineRow {
  readonly account?: string;
  readonly engine?: string;
}

interface EnginesGiven {
  /** The tournaments of Year, to choose from. */
  readonly events: string;
  /** What the rows are held against; undefined for rows of a list that stands. */
  readonly played: PlayedLines | undefined;
}

const chosen = (name: string | undefined): PlanCell =>
  name === undefined ? blank('input') : text(name);

/** Which account of a tournament stands for which engine. */
export const engineList = listOf<EngineRow, EnginesGiven>()({
  account: {
    label: 'kgsAccount',
    ...{ as: 'text', width: 36 },
    cell: ({ account }) => chosen(account),
  },
  event: {
    label: 'kgsEvent',
    ...{ as: 'text', width: 36 },
    cell: ({ account }) => (account === undefined ? blank('input') : keep),
    typed: ({ all, t }) => ({
      from: { kind: 'range', formula: `=${all.events}` },
      refusal: t('kgsEventRefusal'),
    }),
  },
  engine: {
    label: 'kgsEngine',
    ...{ as: 'text', width: 36 },
    cell: ({ engine }) => chosen(engine),
  },
  state: {
    label: 'kgsYearCheck',
    ...{ as: 'text', width: 28, beside: 'behind' },
    cell: (_, { all, line, lines, places, t }) => {
      if (line > 0 || !all.played) return blank();
      const states = rowStatesFormula(aliasesOf(places), all.played, {
        incomplete: t('kgsEngineIncompleteHere'),
        twice: t('kgsEngineTwiceHere'),
        noEvent: t('kgsEngineNoEventHere'),
        unplayed: t('kgsEngineUnplayedHere'),
      });
      return spilling(states, { rows: lines, columns: 1 }, 'note');
    },
  },
});
export type EngineKey = KeyOf<typeof engineList>;

type Down<Key extends string> = Pick<Places<Key>, 'down'>;

export function aliasesOf({ down }: Down<'account' | 'event' | 'engine'>): AliasColumns {
  return [down('account'), down('event'), down('engine')];
}

/** The columns of Engines, for formulas that name the engine of an account. */
export function engineColumns(
  engines: Down<'account' | 'event' | 'engine' | 'state'>,
): EngineColumns {
  const [account, event, engine] = aliasesOf(engines);
  return { account, event, engine, states: engines.down('state') };
}

/** The accounts of a tournament, a line each, whose columns spill from its result sheet. */
interface LinesOf {
  readonly accounts: string;
  readonly points: string;
  /** An expression: whether each row counts. */
  readonly counts: string;
  /** The cell of Year that names the tournament. */
  readonly name: string;
  readonly count: number;
}

const spilled = (content: string, { count }: LinesOf): PlanCell =>
  spilling(content, { rows: count, columns: 1 });

/** The lines of the year, on Totals. */
export const lineList = listOf<LinesOf>()({
  account: {
    label: 'kgsAccount',
    ...{ as: 'text', width: 24 },
    cell: (of) => spilled(countedFormula(of.accounts, of.counts), of),
  },
  event: {
    label: 'kgsEvent',
    ...{ as: 'text', width: 24 },
    cell: (of) => spilled(eventFormula(of.counts, of.name), of),
  },
  points: {
    label: 'kgsPoints',
    ...{ as: 'number', width: 10 },
    cell: (of) => spilled(countedFormula(of.points, of.counts), of),
  },
  state: {
    label: 'kgsYearCheck',
    ...{ as: 'text', width: 24, beside: 'behind' },
    cell: (_, { lines, places: { down }, t }) => {
      const columns = { accounts: down('account'), events: down('event'), points: down('points') };
      const states = lineStatesFormula(columns, t('kgsLineLeftOut'));
      return spilling(states, { rows: lines, columns: 1 }, 'note');
    },
  },
});
export type LineKey = KeyOf<typeof lineList>;

/** The lines of a year with the accounts of Engines, for formulas. */
export function yearLines({ down }: Down<LineKey>, engines: Down<EngineKey>): YearLines {
  return {
    accounts: down('account'),
    events: down('event'),
    points: down('points'),
    states: down('state'),
    aliases: { columns: aliasesOf(engines), states: engines.down('state') },
  };
}

/** Clears lines by the row of their formulas, whatever these refer to. */
export function clearedOwn(
  lines: ListIn<LineKey>,
  rows: readonly number[],
): readonly ExistingBlock[] {
  // Of standings, and of points alone.
  const all = [listedRows(any, any), `${any}<>""`].map((counts) => ({
    ...{ accounts: any, points: any, counts, name: any, count: 1 },
  }));
  const shapes = lineShapes((t) => lineList.write(all, { all: undefined, t }));
  return clearedLines(lines, rows, shapes);
}

interface TotalsGiven {
  /** The formula of all totals, and the rows that it fills at most. */
  readonly totals: string;
  readonly most: number;
}

/** Place, engine, total and events, which one formula fills. */
const ranking = (place: number, engine: number, total: number, events: number) =>
  ({
    place: {
      label: 'kgsPlace',
      as: 'mark',
      width: place,
      share: { role: 'place' },
      cell: (_, { all, line, places }) => {
        const columns = 1 + places.column('events') - places.column('place');
        return centred(line === 0 ? spilling(all.totals, { rows: all.most, columns }) : blank());
      },
    },
    engine: {
      label: 'kgsEngine',
      as: 'text',
      width: engine,
      share: { role: 'name' },
      cell: () => blank(),
    },
    total: {
      label: 'kgsTotalsHeadTotal',
      as: 'number',
      width: total,
      share: { role: 'score', shown: shownNumber },
      cell: () => formatted(blank(), pointsFormat),
    },
    events: {
      label: 'kgsTotalsHeadEvents',
      as: 'number',
      width: events,
      share: { role: 'figure' },
      cell: () => blank(),
    },
  }) as const satisfies Record<string, ListedColumn<undefined, TotalsGiven>>;

/** The totals of the year. */
export const totalsList = listOf<undefined, TotalsGiven>()(ranking(10, 50, 14, 24));

/** What Home and Share look at of the totals. */
export const totalsOfYear = {
  list: totalsList,
  check: 'kgsYearCheck',
  lost: (names: string, sheet: string) => sentence('kgsLinesLost', { names, sheet }),
} as const;

interface TableGiven extends TotalsGiven {
  readonly lines: YearLines;
  /** The cells of Year that name the tournaments with results. */
  readonly tournaments: readonly string[];
}

/** The heading of a tournament's column: its name, from this cell of Year. */
export function headingOf(name: string): PlanCell {
  return aligned(formula(headingFormula(name), 'header'), 'right');
}

export function headingFormula(name: string): string {
  return `=IF(${name}="","",${name})`;
}

/** The championship as it is published: a row per engine, a column per tournament. */
export const tableList = listOf<undefined, TableGiven>()({
  ...ranking(8, 26, 9, 12),
  tournament: {
    label: 'kgsTournament',
    ...{ as: 'number', width: 11, times: () => mostTournaments },
    head: ({ all, index }) => {
      const name = all.tournaments[index];
      return name === undefined ? blank() : headingOf(name);
    },
    cell: (_, { all, index, line, lines, places }) => {
      const name = places.heading('tournament', index);
      const cell =
        line === 0
          ? spilling(pointsOfTournament(all.lines, name, places.down('engine')), {
              ...{ rows: lines, columns: 1 },
            })
          : blank();
      return formatted(cell, pointsFormat);
    },
  },
});

/** The same of the annual table. */
export const tableOfYear = { ...totalsOfYear, list: tableList } as const;

export const yearArea = { row: 0, column: 0, rows: yearRows.length, columns: 1 + mostTournaments };
/** Right below it. */
export const detailsArea = { ...yearArea, row: yearRows.length, rows: detailsRows };
export const pointsArea = { row: 1, column: 0, rows: 1, columns: 1 + mostPlaces };
/** One column is left free beside the calculator. */
export const ownTableArea = {
  row: 1,
  column: mostPlaces + 2,
  rows: 2 + ownTableRows,
  columns: 1 + mostPlaces,
};
const enginesAt = { head: 2, lines: mostAliases };
export const enginesArea = engineList.area(enginesAt);
const linesAt = { column: 5, lines: mostLines };
export const linesArea = lineList.area(linesAt);
export const totalsAt = { lines: mostEngines };
/** The headings of the table of engines and tournaments. */
export const tableArea = tableList.area({});
/** Its tournaments stand behind place, engine, total and events. */
export const firstTournament = tableList.places({}).column('tournament');

/** On Engines, above its list: whether all its rows can be used. */
export const enginesCheckArea = { row: 0, column: 2, rows: 1, columns: 1 };
export const enginesCheck = fixed(enginesCheckArea);

/** The sheets of one year, which may have a number behind their names. */
export type SheetNames = Readonly<
  Record<'year' | 'calculator' | 'engines' | 'totals' | 'table', string>
>;

/** A row of Year, from its first tournament to its last, for formulas on other sheets. */
export function rowOfYear({ year }: SheetNames, row: YearRow): string {
  const area = { row: yearRow(row), column: 1, rows: 1, columns: mostTournaments };
  return onSheet(year, fixed(area));
}

/** Engines and lines of a new year, for formulas on the sheet of that name or, without one, on their own. */
export const enginesOn = (sheet?: string): Places<EngineKey> =>
  engineList.places({ ...enginesAt, ...(sheet !== undefined && { sheet }) });
export const linesOn = (sheet?: string): Places<LineKey> =>
  lineList.places({ ...linesAt, ...(sheet !== undefined && { sheet }) });

/** What the checks of the year look at besides its lines. */
export function checkedYear(names: SheetNames): CheckedYear {
  return {
    names: rowOfYear(names, 'tournament'),
    players: rowOfYear(names, 'players'),
    engines: onSheet(names.engines, enginesCheck),
  };
}

/** So many columns from one on, each of the same width. */
export function widthsFrom(first: number, count: number, width: number): Record<string, number> {
  const letters = Array.from({ length: count }, (_, index) =>
    areaAt(0, first + index, 1, 1).replace(/\d+/, ''),
  );
  return Object.fromEntries(letters.map((letter) => [letter, width]));
}
