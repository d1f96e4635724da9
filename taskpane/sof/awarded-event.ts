import type { SofEvent } from '../../src';
import type { Listed } from './entries';
import type { RankedEntry } from './strata';
import type { TablesProposed } from './terms';

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
