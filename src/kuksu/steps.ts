import type { Says, StepKinds, StepList } from '../derivation/step';

/** The steps of Kuksu formulas. What a step comes to is its value, and not repeated here. Rows count from 1. */
export interface KuksuSteps extends StepKinds {
  /** 10 (2^tiers - 1) */
  fullTiers: Says<'U2', { tiers: number }>;
  playersLeft: Says<'U2', { players: number; inTiers: number }>;
  /** Nobody is left. */
  tiersFull: Says<'U2', object>;
  tierBelow: Says<'U2', { left: number; fullTiers: number }>;

  fullLeague: Says<'U1', { league: string }>;
  /** INT(left / 5) */
  leaguesOfRest: Says<'U2', { left: number }>;
  leaguesOfTier: Says<'U2', { tier: number }>;
  /** INT(left / leagues) */
  fullRows: Says<'U2', { left: number; leagues: number }>;
  /** Players beyond full rows of the snake, from the first league or back from the last. */
  extraPlayer: Says<'U9', RowBeyond & { league: string }>;
  noExtraPlayer: Says<'U9', RowBeyond & { league: string }>;

  tierUp: Says<'U4', { tier: number; place: number }>;
  tierKept: Says<'U4', { tier: number; place: number }>;
  tierDown: Says<'U4', { tier: number; place: number }>;
  titleLost: Says<'U10', object>;
  tiersCapped: Says<'U2', { tier: number }>;

  /** Results against the opponents beaten, and the points of these. */
  pointsOfBeaten: Says<'U6', { terms: readonly { row: number; result: number; points: number }[] }>;

  /** What separates from the row above, or below; the value is that row. */
  rankedAfter: Says<'U6', Separation>;
  rankedBefore: Says<'U6', Separation>;
  placeShared: Says<'U6', { rows: readonly number[] }>;
  /** The number of rows before, and 1. */
  rank: Says<'U6', { before: number }>;

  seededByRating: Says<'U9', { row: number; rating: number }>;
  /** INT((number - 1) / leagues) + 1 */
  snakeRow: Says<'U9', { number: number; leagues: number }>;
  snakeForward: Says<'U9', { row: number; at: number }>;
  /** leagues - (at - 1) */
  snakeBack: Says<'U9', { row: number; at: number; leagues: number }>;
}

/** The incomplete row of the snake. */
interface RowBeyond {
  readonly rows: number;
  readonly beyond: number;
  readonly leagues: number;
  readonly back: boolean;
}

/** A criterion with a player's own number; 0 is none. */
export interface RankValue {
  readonly criterion: 'points' | 'sodos' | 'lastTier' | 'lastPlace' | 'rating';
  readonly value: number;
}

/** What decides between two rows: what they are level in, then the first number that differs. */
export interface Separation {
  readonly rows: readonly number[];
  readonly level: readonly RankValue[];
  readonly own: RankValue;
  readonly other: number;
}

export type KuksuStepList = StepList<KuksuSteps>;
