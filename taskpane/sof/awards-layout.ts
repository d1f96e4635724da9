import type { Translate } from '../../language';
import { onSheet } from '../plan/address';
import { fixed } from '../plan/named-area';
import { headingRow } from '../plan/sheet-parts';
import type { AwardedEvent } from './awarded-event';
import type { CheckedList } from './checks';
import { typedColumns, type TypedColumn, type TypedKey } from './awards-typed';
import type { ListColumns, Ranks } from './formulas';

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
