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
