import type { kuksu as vocabulary } from '../../../src/kuksu/messages';
import { checked } from '../../catalogue';

export const kuksu = checked<typeof vocabulary>()({
  registeredPlayersWhole: 'a whole number of registered players is needed',
  tooFewForLeague: 'a league needs 5 players: invite {missing} more',
  remainderWithoutLeague:
    'the full tiers leave {left} over and a league needs 5: leave out {left} (timed out, no sign of returning), invite {missing} more or, though not in the rules, move the lowest {missing} of the last full tier (by rating and award) one tier down',
  tierLettered: 'a whole tier from 1 (league A) to 26 (Z) is needed',
  tiersLettered: 'a whole number of tiers from 1 to 26 is needed (see KUKSU.TIERS)',
  leaguePlace:
    'a whole place from 1 to 10 is needed (0 is the former title holder only: tier 1, lostTitle TRUE)',
  dependsOnTitleMatch:
    'the next tier of the winner of league A depends on the title match: with lostTitle TRUE it is 1, and who wins the match is in no league',
  crosstableSquare: 'as many rows as columns are needed, one of each per player, in the same order',
  gameResult: 'a result of 1 (won), 0 (lost or not played) or 0.5 (drawn) is needed',
  gameContradicted:
    'the same game in the opponent’s row holds {other}; 1 and 0, two halves, or twice 0 are needed',
  leaguePoints: 'points of 0 or more are needed',
  lastTierOrNone: 'a whole tier from 1 (league A) to 26 (Z) is needed, or nothing',
  lastPlaceOrNone: 'a whole place from 1 to 10 is needed, or nothing',
  ratingAboveZero: 'a rating above 0 is needed',
  rowsUnlikePoints: 'that is its number of rows, and the same as in points is needed ({rows})',
  leaguesWhole: 'a whole number of leagues from 1 is needed',
});
