import { existing } from '../../existing';
import type { GameResult, Points } from './event';

/** The points of black and white, and whether a game counts for SOS and colours (N9). */
export interface Outcome {
  readonly black: Points;
  readonly white: Points;
  readonly played: boolean;
}

const OUTCOMES: ReadonlyMap<GameResult | null, Outcome> = new Map<GameResult | null, Outcome>([
  ['black', { black: 1, white: 0, played: true }],
  ['white', { black: 0, white: 1, played: true }],
  ['draw', { black: 0.5, white: 0.5, played: true }],
  ['bothLost', { black: 0, white: 0, played: true }],
  ['blackByForfeit', { black: 1, white: 0, played: false }],
  ['whiteByForfeit', { black: 0, white: 1, played: false }],
]);

/** Undefined without a known result. */
export function outcomeNamed(result: GameResult | null): Outcome | undefined {
  return OUTCOMES.get(result);
}

export function outcomeOf(result: GameResult): Outcome {
  return existing(outcomeNamed(result));
}
