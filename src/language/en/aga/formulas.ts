import type { aga as vocabulary } from '../../../aga/messages';
import { checked } from '../../catalogue';

export const aga = checked<typeof vocabulary>()({
  averageOutsideCategories: 'AGA categories need an average rating from 1.1 to 10.8',
  tooFewForCategory: 'AGA categories need at least 5 players',
  tiedWithinPlayers: 'Enter how many players share this place, from {least} to {most}',
  tableOfPlaces: 'The table shows up to {most} places. Enter how many you want in places',
  placeHeldByTie: 'The tie above takes every place before {next}. Enter {next} or higher',
  tieBeyondPlayers:
    'Only {left} {left?player is|players are} left from this place on. Correct the places, or enter more players',
  agaRating: 'Enter an AGA rating: 1 or more for dan, -1 or less for kyu',
  ratingsMissing: 'Enter at least one rating',
  playerNeeded: 'Enter the player',
  idNeeded: 'Several players have this name. Enter the AGA ID',
  playerTwiceInEvent:
    'This player is already in row {first} with the same event. Delete one of the rows',
});

/** English: the description of the add-in that offers AGA alone. At most 250 characters. */
export const manifest =
  'Formulas for tournament categories and points of the American Go Association, with the rules explained.';
