import type { SofEvent } from '../../src';
import { existing } from '../../src/core/result';
import { sentence } from '../../src/language';
import { likeness } from '../sheets/columns/spelling';
import type { ReadRow } from '../sheets/columns/read';
import type { GivenList } from '../jobs/operation';
import type { Finding } from '../sheets/plan';
import {
  type EntryFields,
  entryList,
  type EventOptions,
  holdingFields,
  playerFields,
} from './fields';

export type EntryRow = ReadRow<EntryFields>;

/** A pair or team as its row has it. */
export interface ListedEntry {
  readonly row: EntryRow;
  readonly name: string;
  /** Masterpoints in one cell or a cell per player; a player without any has 0.01. Empty: nothing is known. */
  readonly holdings: readonly number[];
  /** Its players: 2, or 4 to 6. */
  readonly size: number;
}

/** The entries of an event, before their strata. */
export interface Listed {
  readonly unit: SofEvent.EventTerms['unit'];
  readonly entries: readonly ListedEntry[];
  /** Columns of masterpoints per player; 0 where a column has the totals. */
  readonly playerColumns: number;
  readonly hasScores: boolean;
  readonly warnings: readonly Finding[];
}

type EntriesRead =
  | { readonly ok: true; readonly listed: Listed }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** A member without masterpoints: 0 would not be counted as a player (S9). */
const nothingHeld = 0.01;

/** Reads names, sizes and masterpoints (E1, E4, E11-E13). */
export function readEntries(list: GivenList<EntryFields>, options: EventOptions): EntriesRead {
  const present = new Set<string>(list.present);
  const columns = holdingFields.filter((field) => present.has(field));
  if (columns.length > 0 && present.has('holdings'))
    return refused({ sentence: sentence('sofHoldingsTwice') });
  const inOneCell = Math.max(...list.rows.map(({ values: { holdings = [] } }) => holdings.length));
  const count = columns.length === 0 && inOneCell > 1 ? inOneCell : columns.length;
  if (count === 1 || count === 3)
    return refused({ sentence: sentence('sofPlayerColumns', { count }) });

  const perPlayer = count > 0;
  const unit = perPlayer ? (count === 2 ? 'pairs' : 'teams') : unitOf(list, options);
  const refusals: Finding[] = [];
  const refuse = (finding: Finding | undefined): void => {
    if (finding) refusals.push(finding);
  };
  const entries = list.rows.map((row): ListedEntry => {
    const name = nameOf(row);
    if (name === '')
      refuse({
        sentence: sentence('sofNameMissing', { address: row.at('entry') }),
        at: row.placeOf('entry'),
      });
    if (!perPlayer) {
      const size = sizeOf(row, unit, options);
      refuse(sizeFlaw(row, size, unit));
      const [total = 0] = row.values.holdings ?? [];
      return { row, name, holdings: total > 0 ? [total] : [], size };
    }
    const { holdings: amounts } = row.values;
    if (amounts?.length === 1) {
      const values = { address: row.at('holdings'), name, held: existing(amounts[0]) };
      refuse({ sentence: sentence('sofHeldOne', values), at: row.placeOf('holdings') });
    }
    const cells =
      columns.length === 0
        ? Array.from({ length: count }, (_, i) => amounts?.[i])
        : columns.map((field) => row.values[field]);
    const filled = cells.flatMap((cell, i) => (cell === undefined ? [] : [i]));
    const last = filled.at(-1);
    if (last === undefined) return { row, name, holdings: [], size: unit === 'pairs' ? 2 : 4 };
    const size = Math.max(last + 1, unit === 'pairs' ? 2 : 4);
    const blank = columns.slice(0, size).find((_, i) => cells[i] === undefined);
    if (blank !== undefined) {
      const why = sentence('sofHoldingBlank', { address: row.at(blank), name });
      refuse({ sentence: why, at: row.placeOf(blank) });
    }
    const holdings = cells.slice(0, size).map((cell = 0) => (cell === 0 ? nothingHeld : cell));
    return { row, name, holdings, size };
  });
  if (entries.every(({ holdings }) => holdings.length === 0)) {
    refuse({ sentence: sentence('sofHoldingsMissing'), at: list.source.place });
  }
  refusals.push(...namesTwice(entries));
  if (refusals.length > 0) return { ok: false, refusals };
  const warnings = heldWarnings(list, entries);
  const hasScores = present.has('score');
  return { ok: true, listed: { unit, entries, playerColumns: count, hasScores, warnings } };
}

/** The name of the entry, else those of its players (E1). */
function nameOf({ values }: EntryRow): string {
  if (values.entry !== undefined) return values.entry;
  return playerFields.flatMap((field) => values[field] ?? []).join(' – ');
}

/** Names of a column are compared when they are read; those made of players here. */
function namesTwice(entries: readonly ListedEntry[]): readonly Finding[] {
  const before = new Map<string, EntryRow>();
  return entries.flatMap(({ name, row }): readonly Finding[] => {
    const first = before.get(name);
    before.set(name, first ?? row);
    if (!first || name === '' || row.values.entry !== undefined) return [];
    const values = { name, address: row.at('player1'), before: first.at('player1') };
    return [{ sentence: sentence('nameTwice', values), at: row.placeOf('player1') }];
  });
}

/** By the option, else by the players of the first entry; without either pairs. */
function unitOf({ rows }: GivenList<EntryFields>, { unit }: EventOptions): Listed['unit'] {
  if (unit !== '') return unit;
  const size = rows.find(({ values }) => values.playersPerEntry !== undefined);
  return (size?.values.playersPerEntry ?? 2) > 2 ? 'teams' : 'pairs';
}

function sizeOf({ values }: EntryRow, unit: Listed['unit'], { players }: EventOptions): number {
  if (values.playersPerEntry !== undefined) return values.playersPerEntry;
  return unit === 'pairs' ? 2 : Number(players);
}

/** Pairs have 2 players and teams 4 to 6 (E13). */
function sizeFlaw(row: EntryRow, size: number, unit: Listed['unit']): Finding | undefined {
  if (unit === 'pairs' ? size === 2 : size >= 4) return undefined;
  const address = row.at('playersPerEntry');
  const why =
    size === 3
      ? sentence('sofSizeBad', { address })
      : sentence('sofSizeMixed', { address, players: size });
  return { sentence: why, at: row.placeOf('playersPerEntry') };
}

/** Who holds nothing, who plays without masterpoints, and what else might be meant (E11, E41). */
function heldWarnings(
  { extra }: GivenList<EntryFields>,
  entries: readonly ListedEntry[],
): readonly Finding[] {
  const zeros = entries.filter(({ row: { values } }) =>
    [
      ...holdingFields.map((field) => values[field]),
      ...((values.holdings?.length ?? 0) > 1 ? (values.holdings ?? []) : []),
    ].includes(0),
  );
  const unknown = entries.filter(({ holdings }) => holdings.length === 0);
  const headings = new Set<string>(entryList.doubtful[0].headings);
  const other = extra.find(({ title }) => headings.has(likeness(title)));
  const small = entries.every(({ holdings }) => holdings.every((held) => held <= 100));
  const named = (list: readonly ListedEntry[]): readonly string[] => list.map(({ name }) => name);
  return [
    ...(zeros.length > 0 ? [sentence('sofZeroHeld', { names: named(zeros) })] : []),
    ...(unknown.length > 0 ? [sentence('sofNothingHeld', { names: named(unknown) })] : []),
    ...(other
      ? [sentence(small ? 'sofLikeScores' : 'sofOtherPoints', { heading: other.title })]
      : []),
  ].map((each) => ({ sentence: each }));
}

function refused(...refusals: readonly Finding[]): EntriesRead {
  return { ok: false, refusals };
}
