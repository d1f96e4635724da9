import type { RankedPlayer } from '../../src';

/** A league in order. */
export interface RankedPreview {
  readonly league: string;
  readonly players: readonly RankedLine[];
}

export interface RankedLine extends RankedPlayer {
  readonly disqualified: boolean;
}
