import type { CrosstableCells, LeagueEntry } from '../../src';
import type { Finding } from '../plan/plan';
import type { Place } from '../plan/place';

/** A league that has been played, wherever its results stood. */
export interface PlayedLeague {
  /** "A", "B1" ... */
  readonly league: string;
  readonly entries: readonly LeagueEntry[];
  readonly crosstable?: CrosstableCells | undefined;
  /** Of every entry. */
  readonly disqualified: readonly boolean[];
  /** How a row is called: by its cell, or by its place in what was pasted. */
  readonly at: (row: number) => string;
  readonly placeOf: (row: number) => Place | undefined;
}

export type PlayedLeagues =
  | { readonly ok: true; readonly leagues: readonly PlayedLeague[] }
  | { readonly ok: false; readonly refusals: readonly Finding[] };
