import type { TextKey, Translate } from '../../src/language';
import { onSheet } from '../sheets/address';
import { fixed } from '../sheets/source';
import {
  blank,
  centred,
  headingRow,
  type ListColumn,
  number,
  text,
  widthFor,
} from '../sheets/sheet-parts';
import type { CheckedList } from './checks';
import type { ListColumns, Ranks } from './formulas';
import { significant, type SofEvent } from '../../src';
import type { Choice, PlanCell } from '../sheets/plan';
import { type RankedEntry, rankFieldOf } from './strata';
import type { Listed } from './entries';
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

/** Where the list of an awards sheet stands: its typed columns, and its columns as other sheets refer to them. */
export interface AwardsLayout {
  readonly columns: readonly TypedColumn[];
  readonly list: ListColumns;
  /** The same on the sheet itself. */
  readonly own: ListColumns;
  /** The names and scores from the row of the headings to far below the list, where more may have been typed. */
  readonly around: CheckedList['around'];
  readonly first: number;
  readonly count: number;
}

/** Rows below the list that its check looks at. */
const rowsBelow = 100;

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
    ofAll: isTotal ? undefined : range(held[0] ?? 0, held[size === 2 ? 1 : 3]),
    unit: event.terms.unit,
    players: !isTotal
      ? undefined
      : (keyRange('players') ?? (size === 2 ? undefined : String(size))),
    hasSizes: isTotal && index('players') !== -1,
  };
  const aroundOf = (key: TypedKey): string =>
    fixed({ row: headingRow, column: index(key), rows: 1 + count + rowsBelow, columns: 1 });
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
    ofAll: thereIf(own.ofAll),
    players: thereIf(own.players),
  };
  const around = { entries: there(aroundOf('entry')), order: there(aroundOf('order')) };
  return { columns, list, own, around, first, count };
}

/** A typed column of the list. */
export interface TypedColumn extends ListColumn {
  readonly key: TypedKey;
  readonly cell: (entry: RankedEntry) => PlanCell;
  /** What may be typed; columns without it are not typed into. */
  readonly choice?: Omit<Choice, 'at'>;
}

export type TypedKey =
  | 'number'
  | 'entry'
  | 'section'
  | 'stratum'
  | 'order'
  | 'orderB'
  | 'orderC'
  | 'players'
  | `holdings${number}`;

/** Room for a heading beside its filter button. */
const headedBy = (title: string, least: number): number => Math.max(least, title.length + 6);

/** What stands in the list of entries. */
export function typedColumns(event: AwardedEvent, t: Translate): readonly TypedColumn[] {
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
      // A long title takes two lines.
      width: Math.max(12, Math.ceil(title.length / 2) + 8),
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
    width: headedBy(title, 8),
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
    ...Array.from({ length: held }, (_, i): TypedColumn => {
      const title = held === 1 ? t('sofHeldTotal') : t('sofHeldOf', { player: i + 1 });
      return {
        key: `holdings${i + 1}`,
        title,
        kind: 'number',
        width: headedBy(title, 16),
        cell: (entry) => heldCell(entry, i),
        choice: { from: { ...anyNumber, least: 0 }, refusal: t('sofHeldRefusal') },
      };
    }),
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
