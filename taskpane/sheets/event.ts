import type { JobId, Prefix } from '../../src/systems';
import { type Said, type Sentence, sentence } from '../../src/language';
import type { Place } from './address';
import type { Stepwise } from '../../src';
import type { SourceTable, Where, WorkbookFacts } from './source';
import type { Finding } from './plan';

/** Where an event of the workbook stands: all that Home says of it. It is told by the workbook alone. */
export interface EventSeen {
  readonly system: Prefix;
  /** `NK`, for headings. */
  readonly name: Sentence;
  readonly headline: Sentence;
  /** The same in one line, where another event stands first. */
  readonly line: Sentence;
  /** The one next action; absent where nothing is left to do. */
  readonly next?: Action;
  readonly stops?: readonly Stop[];
  readonly facts: readonly Sentence[];
  /** What is missing or has to be fixed, in the order of the sheets. */
  readonly missing: readonly Missing[];
  /** What follows once nothing is missing. */
  readonly hint?: Sentence;
  readonly more: readonly More[];
}

/** A job, or cells to be shown. */
export type Goal = { readonly job: JobId } | { readonly at: Place };

export interface Action {
  readonly label: Sentence;
  readonly goal: Goal;
}

/** A job by its own title. */
export function opening(job: JobId): Action {
  return { label: sentence(job), goal: { job } };
}

/** A round in the strip. */
export interface Stop {
  readonly state: 'played' | 'due' | 'next' | 'toCome';
  /** Where it stands; absent for a round without a sheet. */
  readonly at?: Place;
}

/** What is missing: what it is about, if more is known than a cell, and what to do. */
export interface Missing {
  readonly about?: Sentence;
  readonly what: Said;
  readonly at?: Place;
  /** What the button that goes there says to readers. */
  readonly go?: Sentence;
}

/** What else can be done for the event: a job by its own title, or cells under a title. */
export type More = { readonly line: Sentence } & (
  | { readonly job: JobId }
  | { readonly title: Sentence; readonly at: Place }
);

/** How the events of a system are found in a workbook. */
export interface EventReader {
  readonly system: Prefix;
  /** Whether the workbook holds such an event, by its names and tables. */
  readonly holds: (facts: WorkbookFacts) => boolean;
  /** What is read of it; nothing where it holds none. */
  readonly places: (facts: WorkbookFacts) => readonly Where[];
  /** What understands it, with the bundle of its system: only where the workbook holds one. */
  readonly load: () => Promise<Understand>;
}

/** Tells where an event stands from what was read of its places, in steps. */
type Understand = (facts: WorkbookFacts, tables: readonly SourceTable[]) => Stepwise<EventSeen>;

/** An event in which something has to be fixed before anybody can say how far it is. */
export function unreadable(
  system: Prefix,
  name: Sentence,
  refusals: readonly Finding[],
  more: readonly More[],
): EventSeen {
  const headline = sentence('runFix', { count: refusals.length });
  const at = refusals.find((refusal) => refusal.at !== undefined)?.at;
  return {
    system,
    name,
    headline,
    line: headline,
    facts: [],
    missing: refusals.map((refusal) => ({
      what: refusal.sentence,
      ...(refusal.at && { at: refusal.at }),
    })),
    // The sentences name the cells.
    ...(at && { next: { label: sentence('goFirst'), goal: { at } } }),
    more,
  };
}
