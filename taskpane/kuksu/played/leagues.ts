import type { At, CrosstableCells, LeagueEntry } from '../../../src';
import type { Finding } from '../../plan/plan';
import type { Place } from '../../plan/place';

/** A played league, from any source of results. */
export interface PlayedLeague {
  /** "A", "B1" ... */
  readonly league: string;
  readonly entries: readonly LeagueEntry[];
  readonly crosstable?: CrosstableCells | undefined;
  /** Of a page, whose points and SODOS count: its games, to tell which have no result. */
  readonly games?: CrosstableCells | undefined;
  /** Of a cross table: the seeds of its rows; empty where they cannot be told. */
  readonly seeds?: readonly number[];
  /** Of every entry. */
  readonly disqualified: readonly boolean[];
  /** What is odd about where it was read. */
  readonly remarks?: readonly Finding[];
  /** The name of a row: its cell, or its place in the pasted text. */
  readonly at: (row: number) => string;
  /** The cell that a message of the rules is about. */
  readonly placeOf: (at: At) => Place | undefined;
}

export type PlayedLeagues = (
  | { readonly ok: true; readonly leagues: readonly PlayedLeague[] }
  | { readonly ok: false; readonly refusals: readonly Finding[] }
) & {
  /** Pasted tables that name no league, answered or not. */
  readonly untitled?: readonly string[];
};
