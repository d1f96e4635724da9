import { aNumber, type Vocabulary } from '../core/message';
import * as tools from '../core/arguments';

/** What the rules of AGA refuse. */
export const aga = {
  averageOutsideCategories: {},
  tooFewForCategory: {},
  tiedWithinPlayers: { least: aNumber, most: aNumber },
  tableOfPlaces: { most: aNumber },
  placeHeldByTie: { next: aNumber },
  tieBeyondPlayers: { left: aNumber },
  agaRating: {},
  ratingsMissing: {},
  playerNeeded: {},
  idNeeded: {},
  playerTwiceInEvent: { first: aNumber },
} as const satisfies Vocabulary;

/** What the rules of AGA refuse. */
export const { refuse, unavailable, numberArgument, flawWithin }: tools.Refusing<typeof aga> =
  tools;
