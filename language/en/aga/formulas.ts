import type { aga as vocabulary } from '../../../src/aga/messages';
import { checked } from '../../catalogue';

export const aga = checked<typeof vocabulary>()({
  averageOutsideCategories: 'AGA categories exist for an average rating from 1.1 to 10.8 only',
  playersForCategory: 'a whole number of players from 5 is needed',
  tooFewForCategory: 'AGA categories exist for 5 players or more only',
  tiedWithinPlayers:
    'a whole number of tied players from 1 to {most} is needed (those left from this place on)',
  placesWithinPlayers: 'a whole number of places from 1 to {most} is needed',
  tableOfPlaces: 'a table holds up to {most} places: give their number in the argument places',
  placeHeldByTie:
    'the players tied above hold every place before {next}, and a place from there on is needed',
  tieBeyondPlayers:
    'more rows hold this place than players are left from it on ({left}); another place, or more players, are needed',
  agaRating: 'an AGA rating is needed: 1 or more for dan, -1 or less for kyu',
  ratingsMissing: 'at least one rating is needed',
});
