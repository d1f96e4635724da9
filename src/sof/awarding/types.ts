import type { Result } from '../../result';
import type { SofDerivation } from '../explain';
import type { EventKind, Rating } from '../types';

/** The strata of an event, the strongest first (S8). */
export const STRATA = ['A', 'B', 'C'] as const;

export type Stratum = (typeof STRATA)[number];

/** A pair or a team of an event. */
export interface EventEntry {
  /** The stratum it belongs to; A for every entry of an event without strata. */
  readonly stratum: Stratum;
  /**
   * Its score in each field that it is ranked in, the highest first; a place counts as a negative score. Undefined: not placed.
   * Fields that the entry is not ranked in are not looked at.
   */
  readonly scores: Readonly<Record<Stratum, number | undefined>>;
  /** Its masterpoints, in one cell or a cell per player; none or 0 in all: it plays and is left out of the average. */
  readonly holdings: readonly number[];
}

/** What the awards of an event depend on beside its entries. */
export interface EventTerms {
  readonly unit: 'pairs' | 'teams';
  readonly isStratified: boolean;
  /** Sessions played, a whole number from 1. */
  readonly sessions: number;
  readonly rating: Rating;
  /** Restrictions on entry: 0, 1, or 2 for two or more. */
  readonly restrictions: number;
  /** Flight A or a bracketed Swiss; "" for every other event, and for a stratified one (S8 has no such factor). */
  readonly event: EventKind;
  /** Tables in the event, above 0; halves are allowed. */
  readonly tables: number;
  /** Places paid in each field, from 1 to its entries; left out: every place (the source gives no depth). */
  readonly depths: Readonly<Partial<Record<Stratum, number>>>;
  /** The upper masterpoint limit of the former system: 100, 750 or "Unlimited". */
  readonly limit: number | string;
  /** Players of an entry whose masterpoints stand in one cell: 2, 4, 5 or 6; one for all, or one per entry. */
  readonly playersPerEntry: readonly number[];
  /** Tables in the comparison of each session, above 0. */
  readonly comparisons: readonly number[];
}

/** Entries that count together. */
export interface EventField {
  readonly entries: number;
  readonly tables: number;
  /** Masterpoints per player (S9), unrounded. */
  readonly average: SofDerivation;
  /** First place of these entries by themselves. */
  readonly byItself: SofDerivation;
}

/** A field in which awards are given: overall, in B, in C. */
export interface AwardedField extends EventField {
  readonly stratum: Stratum;
  readonly first: SofDerivation;
  /** Places that get an award. */
  readonly depth: number;
  /** The awards of the paid places (S10, S11). */
  readonly places: readonly number[];
}

/** What an entry earns in one field. */
export interface FieldAward {
  /** The places it spans with those it is tied with. */
  readonly from: number;
  readonly to: number;
  readonly award: number;
  /** The same for all that are tied. */
  readonly why: SofDerivation;
}

/** An entry's places and its one award. */
export interface EntryAwards {
  /** By field; undefined where it is not ranked, or not placed. */
  readonly byField: Readonly<Partial<Record<Stratum, FieldAward>>>;
  /** The largest that it earned. */
  readonly award: number;
  /** The field it is paid in, the higher one of equals; undefined without an award. */
  readonly paidIn: Stratum | undefined;
}

/** The awards of an event. */
export interface EventAwards {
  /** Overall first, then those of B and C that anybody is ranked in. */
  readonly fields: readonly [AwardedField, ...AwardedField[]];
  /** The entries of stratum A by themselves; undefined without strata, or without any entry in A. */
  readonly alone: EventField | undefined;
  /** In the order of the list. */
  readonly entries: readonly EntryAwards[];
  /** First place of each session (S12). */
  readonly sessions: readonly SofDerivation[];
  /** First place by the former formula (S14). */
  readonly former: SofDerivation;
  /** How much more first place pays than by the former formula, as a share of that. */
  readonly difference: number;
}

/** The awards, or the first thing that a rule refuses. */
export type EventAwarded = Result<EventAwards>;
