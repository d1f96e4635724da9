import type { kuksu as vocabulary } from '../../../kuksu/messages';
import { checked } from '../../catalogue';

export const kuksu = checked<typeof vocabulary>()({
  registeredPlayersWhole: 'Enter a whole number of players',
  tooFewForLeague: 'A league needs 5 players. Invite {missing} more',
  remainderWithoutLeague:
    '{left} {left?player is|players are} left over, and a league needs 5. Leave out {left}, or invite {missing} more. Not in the rules: move the {missing} lowest of the last full tier (by rating plus award) one tier down',
  tierLettered: 'Enter a tier from 1 (A) to 26 (Z)',
  tiersLettered: 'Enter a whole number from 1 to 26 (see KUKSU.TIERS)',
  leaguePlace:
    'Enter a place from 1 to 10. Use 0 only for the former title holder (tier 1, lostTitle TRUE)',
  dependsOnTitleMatch:
    'The winner of league A stays in tier 1 only after losing the title match; then enter TRUE for lostTitle. Whoever wins the match plays in no league',
  crosstableSquare: 'Select as many rows as columns: one of each per player, in the same order',
  gameResult: 'Enter 1 (won), 0 (lost or not played) or 0.5 (draw)',
  gameContradicted:
    'The opponent’s row has {other} for this game. Enter 1 and 0, 0.5 twice, or 0 twice',
  lastTierOrNone: 'Enter a tier from 1 (A) to 26 (Z), or leave it empty',
  lastPlaceOrNone: 'Enter a place from 1 to 10, or leave it empty',
  ratingAboveZero: 'Enter a rating above 0',
  rowsUnlikePoints: 'The number of rows must match points ({rows})',
});

/** English: the description of the add-in that offers KUKSU alone. At most 250 characters. */
export const manifest =
  'Formulas for leagues and ranking of the Kuksu title tournament, with the rules explained.';
