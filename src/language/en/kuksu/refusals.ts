import type { kuksuCycle as vocabulary } from '../../../kuksu/messages';
import { checked } from '../../catalogue';

export const kuksuCycle = checked<typeof vocabulary>()({
  leagueKnown: 'Enter a league such as A, B1 or C4, or its tier as a number from 1 (A) to 26 (Z)',
  leagueOfTier: 'That tier only has leagues 1 to {leagues}',
  playerNamed: 'Enter the player’s name',
  placeOfLeague: 'Enter a place from 1 to 10',
  pinOfTier: 'Enter a tier such as B, or leave it empty',
  lastPlaceOrHolder:
    'Enter a place from 1 to 10, or leave it empty. Use 0 only for the former title holder, in tier 1',
  awardNotNegative: 'Enter an award in rating points, 0 or more',
  leagueTooLarge: 'A league has {most} players at most. Check the League column',
  pointsUnlikeTable:
    'The cross table adds up to {points}. Correct one of the two, or leave the Points column out',
  tableUnlikePlayers: 'The cross table needs one row per player ({players})',
  titleLoserKnown: 'Enter "challenger" or "holder"',
  remainderWayKnown: 'Enter "leaveOut" or "moveDown"',
});
