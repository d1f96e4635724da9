import { aStep, type StepList, type StepVocabulary } from '../derivation/step';
import { aFlag, aNumber, aText, numbers, type Kind, type Values } from '../message';

/** The incomplete row of the snake, and a league in it. */
const rowBeyond = {
  rows: aNumber,
  beyond: aNumber,
  leagues: aNumber,
  back: aFlag,
  league: aText,
} as const;

/** A criterion with a player's own number; 0 is none. */
export interface RankValue {
  readonly criterion: 'points' | 'sodos' | 'lastTier' | 'lastPlace' | 'rating';
  readonly value: number;
}

const points: RankValue = { criterion: 'points', value: 2 };
const sodos: RankValue = { criterion: 'sodos', value: 3.5 };
const tier: RankValue = { criterion: 'lastTier', value: 0 };
const aRankValue: Kind<RankValue> = { samples: [points, sodos, tier] };
const rankValues: Kind<readonly RankValue[]> = {
  samples: [[], [points], [points, sodos], [points, sodos, tier]],
};

/** What decides between two rows: what they are level in, then the first number that differs. */
const separation = { rows: numbers, level: rankValues, own: aRankValue, other: aNumber } as const;
export type Separation = Values<typeof separation>;

/** The result against an opponent who was beaten or held, and the points of that opponent. */
export interface Beaten {
  readonly row: number;
  readonly result: number;
  readonly points: number;
}

const beaten: Kind<readonly Beaten[]> = {
  samples: [
    [
      { row: 2, result: 1, points: 3 },
      { row: 3, result: 0.5, points: 1 },
    ],
    [],
  ],
};

/** The steps of Kuksu formulas. What a step comes to is its value, and not repeated here. Rows count from 1. */
export const kuksuSteps = {
  /** 10 (2^tiers - 1) */
  fullTiers: aStep('U2', { tiers: aNumber }),
  playersLeft: aStep('U2', { players: aNumber, inTiers: aNumber }),
  /** Nobody is left. */
  tiersFull: aStep('U2', {}),
  tierBelow: aStep('U2', { left: aNumber, fullTiers: aNumber }),

  fullLeague: aStep('U1', { league: aText }),
  /** INT(left / 5) */
  leaguesOfRest: aStep('U2', { left: aNumber }),
  leaguesOfTier: aStep('U2', { tier: aNumber }),
  /** INT(left / leagues) */
  fullRows: aStep('U2', { left: aNumber, leagues: aNumber }),
  /** Players beyond full rows of the snake, from the first league or back from the last. */
  extraPlayer: aStep('U9', rowBeyond),
  noExtraPlayer: aStep('U9', rowBeyond),

  tierUp: aStep('U4', { tier: aNumber, place: aNumber }),
  tierKept: aStep('U4', { tier: aNumber, place: aNumber }),
  tierDown: aStep('U4', { tier: aNumber, place: aNumber }),
  titleLost: aStep('U10', {}),
  tiersCapped: aStep('U2', { tier: aNumber }),

  /** Results against the opponents beaten, and the points of these. */
  pointsOfBeaten: aStep('U6', { terms: beaten }),

  /** What separates from the row above, or below; the value is that row. */
  rankedAfter: aStep('U6', separation),
  rankedBefore: aStep('U6', separation),
  placeShared: aStep('U6', { rows: numbers }),
  /** The number of rows before, and 1. */
  rank: aStep('U6', { before: aNumber }),

  seededByRating: aStep('U9', { row: aNumber, rating: aNumber }),
  /** INT((number - 1) / leagues) + 1 */
  snakeRow: aStep('U9', { number: aNumber, leagues: aNumber }),
  snakeForward: aStep('U9', { row: aNumber, at: aNumber }),
  /** leagues - (at - 1) */
  snakeBack: aStep('U9', { row: aNumber, at: aNumber, leagues: aNumber }),
} as const satisfies StepVocabulary;

/** The steps of Kuksu leagues: each code with its clause and its values. */
export type KuksuSteps = typeof kuksuSteps;
export type KuksuStepList = StepList<KuksuSteps>;
