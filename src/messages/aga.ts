import type { Message } from './message';

/** What the formulas of AGA say of a bad argument. */
export const agaMessages = {
  averageOutsideCategories: {
    kind: 'notAvailable',
    needed: 'AGA categories exist for an average rating from 1.1 to 10.8 only',
  },
  playersForCategory: { kind: 'value', needed: 'a whole number of players from 5 is needed' },
  tooFewForCategory: {
    kind: 'notAvailable',
    needed: 'AGA categories exist for 5 players or more only',
  },
  tiedWithinPlayers: {
    kind: 'value',
    needed: (left: number) =>
      `a whole number of tied players from 1 to ${left} is needed (those left from this place on)`,
  },
  placesWithinPlayers: {
    kind: 'value',
    needed: (most: number) => `a whole number of places from 1 to ${most} is needed`,
  },
  tableOfPlaces: {
    kind: 'value',
    needed: (most: number) =>
      `a table holds up to ${most} places: give their number in the argument places`,
  },
  placeHeldByTie: {
    kind: 'value',
    needed: (next: number) =>
      `the players tied above hold every place before ${next}, and a place from there on is needed`,
  },
  tieBeyondPlayers: {
    kind: 'value',
    needed: (left: number) =>
      `more rows hold this place than players are left from it on (${left}); another place, or more players, ` +
      'are needed',
  },
  agaRating: {
    kind: 'value',
    needed: 'an AGA rating is needed: 1 or more for dan, -1 or less for kyu',
  },
  ratingsMissing: { kind: 'notAvailable', needed: 'at least one rating is needed' },
} satisfies Record<string, Message>;
