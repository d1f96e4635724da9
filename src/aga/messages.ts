import { aNumber, type Vocabulary } from '../message';

/** What the rules of AGA refuse. */
export const aga = {
  averageOutsideCategories: {},
  playersForCategory: {},
  tooFewForCategory: {},
  tiedWithinPlayers: { most: aNumber },
  placesWithinPlayers: { most: aNumber },
  tableOfPlaces: { most: aNumber },
  placeHeldByTie: { next: aNumber },
  tieBeyondPlayers: { left: aNumber },
  agaRating: {},
  ratingsMissing: {},
  playerNeeded: {},
  bestWhole: {},
  idNeeded: {},
  playerTwiceInEvent: { first: aNumber },
} as const satisfies Vocabulary;
