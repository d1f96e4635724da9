import type { Message } from '../core/message';
import type { At, CycleList, Failure, Found, Success } from '../core/result';
import type { cycleWarnings } from './said';
import { refuseOfCycle as refuse } from './messages';

/**
 * The vocabulary of grouping a cycle: what is put in, what comes out and what is refused.
 * Types only. Rows count from 1 in their own list; tiers count from 1 (A). Players are named as registered.
 */

/** One registration for the new cycle (4.1). Cells are taken as they are found. */
export interface Registration {
  readonly name: Found;
  /** Above 0. */
  readonly rating: Found;
  /** The tier the director wants, as 2 or "B" (U5); blank for none. */
  readonly pin?: Found;
  /** Timed out, with no sign of returning: left out first (U3). */
  readonly timedOut?: boolean;
}

/** One player's result of last cycle. */
export interface LastResult {
  readonly name: Found;
  /** "A", "B2", "League C3"; a letter or a number alone is the tier. */
  readonly league: Found;
  /** The place by U6, from 1 to 10. */
  readonly place: Found;
  /** Counts as placed, but gets no award (9.2). */
  readonly disqualified?: boolean;
}

/** What places are worth when a tier is filled (U7), in rating points from 0. */
export interface Awards {
  /** For places 3, 4, 5 of the tier below. */
  readonly below: readonly [number, number, number];
  /** For places 6, 7, 8 of the tier itself. */
  readonly same: readonly [number, number, number];
}

/** What the director answered and decided. */
export interface CycleOptions {
  readonly titleMatch?: TitleMatch | undefined;
  readonly sameNames?: readonly NameDecision[] | undefined;
  readonly remainder?: RemainderChoice | undefined;
  readonly awards?: Awards | undefined;
}

/** What a player brings from last cycle. */
export interface Last {
  /** The row in the list; 0 for the former title holder, who is in no league. */
  readonly row: number;
  readonly tier: number;
  /** As leagues are named, "A" or "B2"; a letter alone where only the tier is known. */
  readonly league: string;
  /** From 1; 0 is the former title holder (U10). */
  readonly place: number;
  readonly disqualified: boolean;
}

/** What the place of last cycle entitles to (U4). */
export interface DefaultTier {
  /** By place alone. */
  readonly entitled: number;
  /** At most the number of tiers of the new cycle. */
  readonly tier: number;
}

/** A player compared for an open seat (U7). */
export interface Candidate {
  readonly name: string;
  readonly rating: number;
  readonly award: number;
  /** Rating and award. */
  readonly sum: number;
}

/** How a player came to a tier. */
export type How =
  /** By the default tier (U4). */
  | { readonly by: 'default' }
  /** By the director (U5). */
  | { readonly by: 'pin' }
  /** Into a seat that was open (U7 b). */
  | {
      readonly by: 'fill';
      readonly award: number;
      readonly sum: number;
      /** Which of the open seats, from 1. */
      readonly order: number;
    }
  /** Out of the tier above, to make a league of the remainder (U3): not in the rules. */
  | {
      readonly by: 'moveDown';
      readonly from: number;
      readonly award: number;
      readonly sum: number;
    };

/** Compared with the tier of last cycle; `new` without one. */
export type Movement = 'promoted' | 'stays' | 'demoted' | 'new';

/** Where a player plays, and why. */
export interface Placement {
  readonly row: number;
  readonly name: string;
  readonly rating: number;
  readonly tier: number;
  /** "A", "B2" ... */
  readonly league: string;
  /** In the league by rating, from 1: the row of the snake. */
  readonly seed: number;
  /** In the tier by rating, from 1: the place on the snake (U9). */
  readonly position: number;
  readonly how: How;
  readonly movement: Movement;
  /** Left out for newcomers and players who skipped a cycle (U8). */
  readonly last?: Last | undefined;
  readonly default?: DefaultTier | undefined;
}

/** One league with its players in the order of their seeds. */
export interface League {
  readonly league: string;
  readonly tier: number;
  readonly players: readonly Placement[];
}

/** How a tier was filled (U7), before anyone is moved down from it (U3). */
export interface TierFill {
  readonly tier: number;
  readonly seats: number;
  readonly pinned: number;
  readonly byDefault: number;
  /** The players on the open seats, best first. */
  readonly filled: readonly Candidate[];
  /** The next in line, best first; at most three. */
  readonly next: readonly Candidate[];
}

/** A player of last cycle who is not registered (4.1) and does not hold the title. */
export interface Absent {
  readonly row: number;
  readonly name: string;
  readonly league: string;
  readonly place: number;
}

/** Something a director should see before the leagues are announced. */
export type CycleWarning = Message<typeof cycleWarnings> & { readonly at?: At };

/** A new cycle. Everyone registered is in one league or left out by the director. */
export interface Grouping {
  readonly tiers: number;
  /** From A down. */
  readonly leagues: readonly League[];
  /** One per tier, from A down. */
  readonly fills: readonly TierFill[];
  /** Players left out by the director (U3). */
  readonly leftOut: readonly Concerned[];
  /** The title holder, who plays in no league (U10), if known. */
  readonly champion?: string | undefined;
  readonly absent: readonly Absent[];
  readonly warnings: readonly CycleWarning[];
}

export type { CycleList };

/** How sentences name a row of a list: "row 3", or the address of its cell. */
export type RowName = (list: CycleList, row: number) => string;

/** A player named in a failure. */
export interface Named {
  readonly row: number;
  readonly name: string;
}

/** Why no grouping can be made: one cell or setting (U11), or a message of `cycleFailures`; with the rows it is about. */
export type CycleFailure = Failure;

/** A grouping, or the errors to fix and questions to answer first: failures come before questions. */
export type CycleAnswer =
  | Success<Grouping>
  | {
      readonly ok: false;
      readonly failures: readonly CycleFailure[];
      readonly questions: readonly CycleQuestion[];
    };

/** What only the director can say of a cycle: the questions, and the answers to them. Types only. */

/** How the title match ended (U10). */
export interface TitleMatch {
  /** Who lost: the winner of league A, or the title holder. */
  readonly lost: 'challenger' | 'holder';
  /**
   * The title holder before the match. Needed when the challenger lost, to know whether the holder is registered.
   * Left out: the former holder has stopped.
   */
  readonly holder?: string;
  /** The new title holder may be registered, as before the match was decided, and is left out. */
  readonly leaveOut?: boolean | undefined;
}

/** Whether a registered name and one of last cycle, each exactly as written, are one player. */
export interface NameDecision {
  readonly registered: string;
  readonly last: string;
  readonly same: boolean;
}

/** The way out of an impossible remainder that the director chose (U3). Inviting is registering more. */
export type RemainderChoice =
  | {
      readonly way: 'leaveOut';
      /** Left out: those that the rule proposes. */
      readonly names?: readonly string[] | undefined;
    }
  /** Not in the rules. */
  | { readonly way: 'moveDown' };

/** Two spellings that may be one player. */
export interface NearMiss {
  readonly registered: { readonly row: number; readonly name: string };
  /** Row 0 is the holder named with the title match. */
  readonly last: { readonly row: number; readonly name: string };
  /** Whether only capitals, blanks or the spelling of accents differ, or letters too. */
  readonly differs: 'spelling' | 'letters';
}

/** A player to leave out or move down. */
export interface Concerned {
  readonly row: number;
  readonly name: string;
  readonly rating: number;
}

/** A way out of an impossible remainder (U3). */
export type WayOut =
  | {
      readonly way: 'leaveOut';
      readonly count: number;
      /** Everyone in the order of the rule; the first `count` are proposed. */
      readonly order: readonly (Concerned & {
        readonly reason: 'timedOut' | 'newcomer' | 'rating';
      })[];
    }
  | { readonly way: 'invite'; readonly count: number }
  /** Not in the rules. */
  | { readonly way: 'moveDown'; readonly tier: number; readonly players: readonly Concerned[] };

/** A question for the director. The answer goes into the options. */
export type CycleQuestion =
  | {
      readonly ask: 'titleMatch';
      readonly challenger: string;
      readonly missing: 'result' | 'holder';
    }
  | { readonly ask: 'sameNames'; readonly pairs: readonly NearMiss[] }
  | {
      readonly ask: 'remainder';
      readonly players: number;
      /** Players beyond the full tiers, 1 to 4, or all of them when they are fewer than 5. */
      readonly over: number;
      readonly ways: readonly WayOut[];
      /** Other questions are open, and their answers may change which players the ways concern. */
      readonly provisional?: true;
    };

/** The flaw of an option that accepts only certain words, written exactly so. */
export function optionFlaws(
  code: 'titleLoserKnown' | 'remainderWayKnown',
  name: string,
  given: unknown,
  known: readonly string[],
): CycleFailure[] {
  if ((known as readonly unknown[]).includes(given)) return [];
  const at = { list: 'options', argument: name, found: shownFound(given) } as const;
  return [refuse(at, code).failure];
}

function shownFound(given: unknown): Found {
  const isShown =
    typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
  return isShown ? given : null;
}
