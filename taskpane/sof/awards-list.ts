import { significant, type SofEvent } from '../../src';
import { onSheet } from '../sheets/address';
import type { DecimalMark } from '../sheets/notation';
import type { CellStyle, PlanCell } from '../sheets/plan';
import {
  blank,
  centred,
  formatted,
  headingRow,
  number,
  spilling,
  text,
  widthFor,
} from '../sheets/sheet-parts';
import { fixed } from '../sheets/source';
import {
  type CellGiven,
  type KeyOf,
  type ListedColumn,
  listOf,
  type Places,
} from '../sheets/written-list';
import type { CheckedList } from './checks';
import type { Listed } from './entries';
import {
  bestFormula,
  type ListColumns,
  paidFormula,
  placeFormula,
  type Ranks,
  resultsFormula,
} from './formulas';
import type { RankedEntry } from './strata';
import type { TablesProposed } from './terms';

/** What the awards sheet reads from the event sheet. */
export interface EventCells {
  readonly title: string;
  /** What is wrong with the terms and the list, a cell for each kind of fault. */
  readonly checks: string;
  readonly sessions: string;
  readonly first: Readonly<Record<Ranks, string>>;
  readonly depth: Readonly<Record<Ranks, string>>;
}

export const awardFormat = '0.00';

/** Masterpoints as they are paid, with two decimals: `15.38`, `10,10`. */
export function masterpoints(value: number, mark: DecimalMark): string {
  return value.toFixed(2).replace('.', mark);
}

/** What the columns of the list depend on. */
export interface AwardsGiven {
  readonly event: AwardedEvent;
  readonly cells: EventCells;
}

type AwardsColumn = Omit<ListedColumn<RankedEntry, AwardsGiven>, 'label'>;

/** Room for a heading beside its filter button. */
const headedBy =
  (least: number) =>
  ({ title }: { readonly title: string }): number =>
    Math.max(least, title.length + 6);

const has =
  (field: string) =>
  ({ event }: AwardsGiven): boolean =>
    event.present.includes(field);

const isStratified = ({ event }: AwardsGiven): boolean => event.terms.isStratified;

const anyNumber = { kind: 'number', whole: false } as const;

const word = (key: 'number' | 'section') =>
  ({
    ...{ as: 'mark', width: headedBy(8), shown: has(key) },
    cell: ({ row }) => centred(row.values[key] === undefined ? blank() : text(row.values[key])),
  }) as const satisfies AwardsColumn;

const entry = (unit: Listed['unit']) =>
  ({
    ...{ as: 'text', width: ({ texts }) => widthFor(texts, { least: 28 }) },
    shown: ({ event }) => event.terms.unit === unit,
    cell: ({ name }) => text(name),
    share: { role: 'name' },
  }) as const satisfies AwardsColumn;

/** A score, or a rank: the lower, the better. */
const order = (field: Ranks, { least, sign }: { least: number; sign: 1 | -1 }) =>
  ({
    as: 'number',
    // A long title takes two lines.
    width: ({ title }) => Math.max(12, Math.ceil(title.length / 2) + 8),
    cell: ({ scores: { [field]: score } }) =>
      score === undefined
        ? blank('input')
        : number(sign === 1 ? significant(score) : -score, 'input'),
    typed: ({ t }) => ({
      from: { ...anyNumber, least, whole: sign === -1 },
      refusal: t('sofOrderRefusal'),
    }),
  }) as const satisfies AwardsColumn;

const ranks = { least: 1, sign: -1 } as const;
/** Ranks of a stratum, where the list had them; else those of all entries stand for them. */
const ranksOf = (field: 'B' | 'C') =>
  ({
    ...order(field, ranks),
    shown: (given) =>
      !given.event.listed.hasScores &&
      isStratified(given) &&
      given.event.present.includes(`rank${field}`),
  }) as const satisfies AwardsColumn;

const held = {
  ...{ as: 'number', width: headedBy(16) },
  typed: ({ t }) => ({ from: { ...anyNumber, least: 0 }, refusal: t('sofHeldRefusal') }),
  cell: ({ holdings }, { index }) => {
    const value = holdings[index];
    return value === undefined ? blank('input') : number(value, 'input');
  },
} as const satisfies AwardsColumn;

type Given = CellGiven<AwardsGiven>;

/** One formula in the first row fills the column: a row that is inserted has all of it. */
const filled =
  (
    look: (cell: PlanCell) => PlanCell,
    formula: (given: Given, list: ListColumns) => string,
    style?: CellStyle,
  ): AwardsColumn['cell'] =>
  (_, given) => {
    const { line, lines, all, places } = given;
    if (line > 0) return look(blank(style));
    const content = formula(given, listColumns(places, all));
    return look(spilling(content, { rows: lines, columns: 1 }, style));
  };

const award = (cell: PlanCell): PlanCell => formatted(cell, awardFormat);

const placeIn = (field: Ranks) =>
  ({
    ...{ as: 'mark', width: 10, beside: 'behind' },
    cell: filled(centred, (_, list) => placeFormula(list, field)),
  }) as const satisfies AwardsColumn;

const earned = (field: Ranks, { all: { cells } }: Given, list: ListColumns): string =>
  resultsFormula(list, field, {
    ...{ first: cells.first[field], sessions: cells.sessions, depth: cells.depth[field] },
  });

const awardIn = (field: Ranks) =>
  ({
    ...{ as: 'number', width: 14, beside: 'behind', shown: isStratified },
    cell: filled(award, (given, list) => earned(field, given, list)),
  }) as const satisfies AwardsColumn;

const below = { role: 'figure', optional: true } as const;

/** What each entry earned, given the fields that it is ranked in. */
const awardsOf = ({ places: { down } }: Given): Readonly<Record<Ranks, string>> => ({
  ...{ A: down('awardA'), B: down('awardB'), C: down('awardC') },
});

/** The entries of an event: what is typed of them; beside it their place and award in each field, the one that counts, and where it is paid. */
export const awardsList = listOf<RankedEntry, AwardsGiven>()({
  number: { label: 'sofNumber', ...word('number') },
  pair: { label: 'sofPair', ...entry('pairs') },
  team: { label: 'sofTeam', ...entry('teams') },
  section: { label: 'sofSection', ...word('section') },
  stratum: {
    label: 'sofStratum',
    ...{ as: 'mark', width: 14, shown: isStratified },
    cell: ({ stratum }) => centred(text(stratum, 'input')),
    typed: ({ t }) => ({
      from: { kind: 'texts', texts: ['A', 'B', 'C'] },
      refusal: t('sofStratumRefusal'),
    }),
  },
  score: {
    label: 'sofScore',
    ...order('A', { least: -1_000_000, sign: 1 }),
    shown: ({ event }) => event.listed.hasScores,
  },
  rank: {
    label: 'sofRank',
    ...order('A', ranks),
    shown: ({ event }) => !event.listed.hasScores,
  },
  rankB: { label: 'sofRankB', ...ranksOf('B') },
  rankC: { label: 'sofRankC', ...ranksOf('C') },
  total: {
    label: 'sofHeldTotal',
    ...{ ...held, shown: ({ event }) => event.listed.playerColumns === 0 },
  },
  held: {
    label: 'sofHeldOf',
    ...{ ...held, times: ({ event }) => event.listed.playerColumns },
  },
  players: {
    label: 'sofPlayersPerEntry',
    ...{ as: 'number', width: 10 },
    shown: ({ event: { listed, present } }) =>
      listed.playerColumns === 0 && present.includes('playersPerEntry'),
    cell: ({ size }) => number(size, 'input'),
    typed: ({ t }) => ({
      from: { kind: 'number', whole: true, least: 2 },
      refusal: t('sofSizeRefusal'),
    }),
  },
  placeA: { label: 'sofPlace', ...placeIn('A'), share: { role: 'place', blank: '–' } },
  awardA: { label: 'sofAwardOf', ...awardIn('A') },
  placeB: {
    label: 'sofPlaceB',
    ...{ ...placeIn('B'), shown: isStratified, share: { ...below, isNamed: true } },
  },
  awardB: { label: 'sofAwardB', ...awardIn('B') },
  placeC: {
    label: 'sofPlaceC',
    ...{ ...placeIn('C'), shown: isStratified, share: { ...below, isNamed: true } },
  },
  awardC: { label: 'sofAwardC', ...awardIn('C') },
  masterpoints: {
    label: 'sofMasterpoints',
    ...{ as: 'number', beside: 'behind', share: { role: 'score', shown: masterpoints } },
    width: ({ all, title }) => Math.max(isStratified(all) ? 14 : 16, title.length + 5),
    // In an event without strata there is one award.
    cell: filled(
      award,
      (given, list) =>
        isStratified(given.all) ? bestFormula(awardsOf(given)) : earned('A', given, list),
      'total',
    ),
  },
  paidIn: {
    label: 'sofPaidIn',
    ...{ as: 'mark', width: 10, beside: 'behind', shown: isStratified },
    share: { ...below, blank: '–' },
    cell: filled(centred, (given) =>
      paidFormula(given.places.down('masterpoints'), awardsOf(given)),
    ),
  },
});

export type AwardsKey = KeyOf<typeof awardsList>;

/** The typed columns as formulas refer to them, on the sheet itself or from another. */
export function listColumns(
  { has, down }: Places<AwardsKey>,
  { event: { listed, entries, tables, terms } }: AwardsGiven,
  sheet?: string,
): ListColumns {
  const at = (key: AwardsKey, count?: number): string =>
    sheet === undefined ? down(key, count) : onSheet(sheet, down(key, count));
  const ifThere = (key: AwardsKey): string | undefined => (has(key) ? at(key) : undefined);
  const isTotal = listed.playerColumns === 0;
  const size = entries[0]?.size ?? 2;
  const count = size === 2 ? 2 : 4;
  const order = at(listed.hasScores ? 'score' : 'rank');
  return {
    entries: at(terms.unit === 'pairs' ? 'pair' : 'team'),
    stratum: ifThere('stratum'),
    section: tables.bySection ? ifThere('section') : undefined,
    order: { A: order, B: ifThere('rankB') ?? order, C: ifThere('rankC') ?? order },
    hasScores: listed.hasScores,
    holdings: at(isTotal ? 'total' : 'held'),
    ofAll: isTotal ? undefined : { cells: at('held', count), count },
    unit: terms.unit,
    players: isTotal ? (ifThere('players') ?? (size === 2 ? undefined : String(size))) : undefined,
    hasSizes: isTotal && has('players'),
  };
}

/** Rows below the list that its check looks at. */
const rowsBelow = 100;

/** What the sheet of the event checks: the list on its sheet, and what may have been typed around it. */
export function checkedList(
  places: Places<AwardsKey>,
  given: AwardsGiven,
  sheet: string,
): CheckedList {
  const { terms, listed, entries } = given.event;
  const around = (key: AwardsKey): string => {
    const [column, rows] = [places.column(key), 1 + entries.length + rowsBelow];
    return onSheet(sheet, fixed({ row: headingRow, column, rows, columns: 1 }));
  };
  return {
    list: listColumns(places, given, sheet),
    around: {
      entries: around(terms.unit === 'pairs' ? 'pair' : 'team'),
      order: around(listed.hasScores ? 'score' : 'rank'),
    },
  };
}

/** What the form is told of the list. */
export interface EventKnown {
  readonly unit: Listed['unit'];
  /** Whether columns of players tell the unit. */
  readonly isUnitKnown: boolean;
  readonly hasPlayers: boolean;
  readonly hasStrata: boolean;
  readonly isStratified: boolean;
  readonly tables: TablesProposed;
  readonly name: string;
  readonly asksRating: boolean;
}

/** An event with its terms, its entries in the order of the list, and their awards. */
export interface AwardedEvent {
  readonly name: string;
  readonly date: string;
  readonly listed: Listed;
  readonly entries: readonly RankedEntry[];
  readonly terms: SofEvent.EventTerms;
  readonly tables: TablesProposed;
  /** As typed; undefined where the proposed tables stand. */
  readonly tablesTyped: number | undefined;
  /** Tables in the comparison of each session, as typed; undefined where those of the event stand. */
  readonly comparisons: readonly (number | undefined)[];
  /** The columns that the list has. */
  readonly present: readonly string[];
  readonly awards: SofEvent.EventAwards;
}
