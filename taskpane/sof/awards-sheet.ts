import { significant, type SofEvent } from '../../src';
import type { TextKey, Translate } from '../../language';
import { areaName, cellName, columnLetters, onSheet } from '../plan/address';
import { inputTab } from '../plan/looks';
import { fixed } from '../plan/named-area';
import type { Choice, NewBlock, NewSheet, PlanCell } from '../plan/plan';
import { blank, centred, formatted, formula, number, spilling, text } from '../plan/plan-cells';
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
} from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import {
  bestFormula,
  noteFormula,
  paidFormula,
  placeFormula,
  resultsFormula,
  type ListColumns,
  type Ranks,
} from './formulas';
import { rankFieldOf, type RankedEntry } from './strata';

/** What the awards sheet reads from the event sheet. */
export interface EventCells {
  readonly title: string;
  readonly sessions: string;
  readonly first: Readonly<Record<Ranks, string>>;
  readonly depth: Readonly<Record<Ranks, string>>;
}

/** A typed column of the list. */
interface TypedColumn extends ListColumn {
  readonly key: TypedKey;
  readonly cell: (entry: RankedEntry) => PlanCell;
  /** What may be typed; columns without it are not typed into. */
  readonly choice?: Omit<Choice, 'at'>;
}

type TypedKey =
  | 'number'
  | 'entry'
  | 'section'
  | 'stratum'
  | 'order'
  | 'orderB'
  | 'orderC'
  | 'players'
  | `holdings${number}`;

export const awardFormat = '0.00';

/** Where the list of an awards sheet stands: its typed columns, and its columns as other sheets refer to them. */
export interface AwardsLayout {
  readonly columns: readonly TypedColumn[];
  readonly list: ListColumns;
  /** The same on the sheet itself. */
  readonly own: ListColumns;
  readonly at: (key: TypedKey, row: number) => string;
  readonly first: number;
  readonly count: number;
}

export function layOutAwards(event: AwardedEvent, sheet: string, t: Translate): AwardsLayout {
  const columns = typedColumns(event, t);
  const first = headingRow + 1;
  const count = event.entries.length;
  const index = (key: TypedKey): number => columns.findIndex((each) => each.key === key);
  const range = (from: number, to = from): string =>
    fixed({ row: first, column: from, rows: count, columns: to - from + 1 });
  const keyRange = (key: TypedKey): string | undefined =>
    index(key) === -1 ? undefined : range(index(key));
  const held = columns.flatMap(({ key }, i) => (key.startsWith('holdings') ? [i] : []));
  const size = event.entries[0]?.size ?? 2;
  const isTotal = event.listed.playerColumns === 0;
  const order = keyRange('order') ?? '';
  const own: ListColumns = {
    entries: keyRange('entry') ?? '',
    stratum: keyRange('stratum'),
    section: event.tables.bySection ? keyRange('section') : undefined,
    order: { A: order, B: keyRange('orderB') ?? order, C: keyRange('orderC') ?? order },
    hasScores: event.listed.hasScores,
    holdings: range(held[0] ?? 0, held.at(-1)),
    players: !isTotal
      ? undefined
      : (keyRange('players') ?? (size === 2 ? undefined : String(size))),
  };
  const there = (address: string): string => onSheet(sheet, address);
  const thereIf = (address: string | undefined): string | undefined =>
    address === undefined || !address.startsWith('$') ? address : there(address);
  const list: ListColumns = {
    ...own,
    entries: there(own.entries),
    stratum: thereIf(own.stratum),
    section: thereIf(own.section),
    order: { A: there(own.order.A), B: there(own.order.B), C: there(own.order.C) },
    holdings: there(own.holdings),
    players: thereIf(own.players),
  };
  return { columns, list, own, first, count, at: (key, row) => cellName(row, index(key)) };
}

function typedColumns(event: AwardedEvent, t: Translate): readonly TypedColumn[] {
  const { entries, listed, terms, present } = event;
  const has = (field: string): boolean => present.includes(field);
  const names = entries.map(({ name }) => name);
  const anyNumber = { kind: 'number', whole: false } as const;
  const held = Math.max(listed.playerColumns, 1);
  const orderColumns = ((): readonly TypedColumn[] => {
    if (listed.hasScores) return [orderColumn('A', t('sofScore'), -1_000_000)];
    const strata: readonly SofEvent.Stratum[] = terms.isStratified ? ['A', 'B', 'C'] : ['A'];
    return strata
      .filter((stratum) => stratum === 'A' || rankFieldOf(stratum, present) !== 'rank')
      .map((stratum) => orderColumn(stratum, t(rankTitles[stratum]), 1));
  })();
  function orderColumn(stratum: SofEvent.Stratum, title: string, least: number): TypedColumn {
    return {
      key: stratum === 'A' ? 'order' : `order${stratum}`,
      title,
      kind: 'number',
      width: 12,
      cell: ({ scores }) => {
        const score = scores[stratum];
        if (score === undefined) return blank('input');
        return number(listed.hasScores ? significant(score) : -score, 'input');
      },
      choice: {
        from: { ...anyNumber, least, whole: !listed.hasScores },
        refusal: t('sofOrderRefusal'),
      },
    };
  }
  const heldCell = ({ holdings }: RankedEntry, i: number): PlanCell => {
    const value = holdings[i];
    return value === undefined ? blank('input') : number(value, 'input');
  };
  const textColumn = (key: 'number' | 'section', title: string): TypedColumn => ({
    key,
    title,
    kind: 'mark',
    width: Math.max(8, title.length + 2),
    cell: ({ row }) => {
      const value = row.values[key];
      return centred(value === undefined ? blank() : text(value));
    },
  });
  return [
    ...(has('number') ? [textColumn('number', t('sofNumber'))] : []),
    {
      key: 'entry',
      title: t(terms.unit === 'pairs' ? 'sofPair' : 'sofTeam'),
      kind: 'text',
      width: widthFor(names, { least: 28 }),
      cell: ({ name }) => text(name),
    },
    ...(has('section') ? [textColumn('section', t('sofSection'))] : []),
    ...(terms.isStratified
      ? [
          {
            key: 'stratum',
            title: t('sofStratum'),
            kind: 'mark',
            width: 14,
            cell: ({ stratum }: RankedEntry) => centred(text(stratum, 'input')),
            choice: {
              from: { kind: 'texts', texts: ['A', 'B', 'C'] },
              refusal: t('sofStratumRefusal'),
            },
          } as const,
        ]
      : []),
    ...orderColumns,
    ...Array.from({ length: held }, (_, i): TypedColumn => ({
      key: `holdings${i + 1}`,
      title: held === 1 ? t('sofHeldTotal') : t('sofHeldOf', { player: i + 1 }),
      kind: 'number',
      width: 16,
      cell: (entry) => heldCell(entry, i),
      choice: { from: { ...anyNumber, least: 0 }, refusal: t('sofHeldRefusal') },
    })),
    ...(listed.playerColumns === 0 && has('playersPerEntry')
      ? [
          {
            key: 'players',
            title: t('sofPlayersPerEntry'),
            kind: 'number',
            width: 10,
            cell: ({ size }: RankedEntry) => number(size, 'input'),
            choice: {
              from: { kind: 'number', whole: true, least: 2 },
              refusal: t('sofSizeRefusal'),
            },
          } as const,
        ]
      : []),
  ];
}

const rankTitles = {
  A: 'sofRank',
  B: 'sofRankB',
  C: 'sofRankC',
} as const satisfies Record<SofEvent.Stratum, TextKey>;

/** The entries, to be corrected here: places and awards follow by formula, outside of the list that the filter buttons sort. */
export function awardsSheet(
  name: string,
  event: AwardedEvent,
  layout: AwardsLayout,
  cells: EventCells,
  t: Translate,
): NewSheet {
  const { columns, own, first, count } = layout;
  const left = columns.length;
  const computed = computedColumns(event, layout, cells, left, t);
  const note = t('sofAwardsNote');
  const noted = noteFormula(own, { note, stratum: t('sofNoteStratum'), score: t('sofNoteScore') });
  const all = roomFor([...columns, ...computed], [note, t('sofNoteStratum'), t('sofNoteScore')]);
  const counts = `=${own.entries === '' ? '0' : `COUNTA(${own.entries})`}&" ${t(terms(event))}"`;
  return {
    name,
    blocks: [
      introduction(
        { kind: 'formula', formula: `=${cells.title}`, style: 'title', shown: event.name },
        formula(counts, 'event'),
        { kind: 'formula', formula: noted, style: 'note', shown: note },
      ),
      typedBlock(columns, event, first, count),
      {
        at: cellName(headingRow, left),
        cells: [
          headings(computed),
          ...Array.from({ length: count }, (_, i) => computed.map(({ cell }) => cell(i))),
        ],
      },
    ],
    widths: widthsOf(all),
    freeze: { rows: first, columns: 1 + columns.findIndex(({ key }) => key === 'entry') },
    tabColor: inputTab,
    print: pages(
      event.name,
      { paper: 'letter', orientation: orientationOf(all), titleRows: `${first}:${first}` },
      t,
    ),
  };
}

function terms({ terms: { unit } }: AwardedEvent): 'sofPairsCounted' | 'sofTeamsCounted' {
  return unit === 'pairs' ? 'sofPairsCounted' : 'sofTeamsCounted';
}

function typedBlock(
  columns: readonly TypedColumn[],
  { entries }: AwardedEvent,
  first: number,
  count: number,
): NewBlock {
  const down = (column: number): string =>
    areaName({ row: first, column, rows: count, columns: 1 });
  const typed = columns.flatMap(({ choice }, i) => (choice ? [{ at: down(i), ...choice }] : []));
  return {
    at: cellName(headingRow, 0),
    cells: [headings(columns), ...entries.map((entry) => columns.map(({ cell }) => cell(entry)))],
    list: { kind: 'filter' },
    lines: typed.map(({ at }) => at),
    choices: typed,
  };
}

interface ComputedColumn extends ListColumn {
  /** The cell of the entry in this row, from 0. */
  readonly cell: (row: number) => PlanCell;
}

const placeTitles = { A: 'sofPlace', B: 'sofPlaceB', C: 'sofPlaceC' } as const;
const awardTitles = { A: 'sofAwardOf', B: 'sofAwardB', C: 'sofAwardC' } as const;

/** Place and award in each field, then the one that counts and where it is paid. */
function computedColumns(
  { terms: { isStratified } }: AwardedEvent,
  layout: AwardsLayout,
  { sessions, first, depth }: EventCells,
  left: number,
  t: Translate,
): readonly ComputedColumn[] {
  const { own, count } = layout;
  const fields: readonly Ranks[] = isStratified ? ['A', 'B', 'C'] : ['A'];
  const awardAt = (field: Ranks, row: number): string =>
    `${columnLetters(left + 2 * fields.indexOf(field) + 1)}${layout.first + row + 1}`;
  const ofField = (field: Ranks): readonly ComputedColumn[] => {
    const cells = { first: first[field], sessions, depth: depth[field] };
    const results = resultsFormula(own, field, cells);
    return [
      {
        title: t(placeTitles[field]),
        kind: 'mark',
        width: 10,
        cell: (row) => {
          const at = layout.first + row;
          const key = ownOrder(layout, field);
          const place = { order: layout.at(key, at), stratum: layout.at('stratum', at) };
          return centred(formula(placeFormula(own, field, place)));
        },
      },
      {
        title: t(isStratified ? awardTitles[field] : 'sofMasterpoints'),
        kind: 'number',
        width: isStratified ? 14 : 16,
        cell: (row) => {
          const style = isStratified ? undefined : 'total';
          const award =
            row === 0 ? spilling(results, { rows: count, columns: 1 }, style) : blank(style);
          return formatted(award, awardFormat);
        },
      },
    ];
  };
  if (!isStratified) return ofField('A');
  const bestAt = (row: number): string =>
    `${columnLetters(left + 2 * fields.length)}${layout.first + row + 1}`;
  return [
    ...fields.flatMap(ofField),
    {
      title: t('sofMasterpoints'),
      kind: 'number',
      width: 16,
      cell: (row) =>
        formatted(
          formula(bestFormula(fields.map((field) => awardAt(field, row))), 'total'),
          awardFormat,
        ),
    },
    {
      title: t('sofPaidIn'),
      kind: 'mark',
      width: 10,
      cell: (row) => {
        const awards = { A: awardAt('A', row), B: awardAt('B', row) };
        return centred(formula(paidFormula(bestAt(row), awards)));
      },
    },
  ];
}

/** The column that orders a field: its own places, else that of all. */
function ownOrder({ columns }: AwardsLayout, field: Ranks): TypedKey {
  const key: TypedKey = field === 'A' ? 'order' : `order${field}`;
  return columns.some((each) => each.key === key) ? key : 'order';
}
