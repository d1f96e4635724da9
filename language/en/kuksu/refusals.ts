import type { kuksuCycle as vocabulary } from '../../../src/kuksu/cycle-messages';
import { checked } from '../../catalogue';

export const kuksuCycle = checked<typeof vocabulary>()({
  leagueKnown:
    'a league such as A, B1 or C4 is needed, or its tier as a number from 1 (A) to 26 (Z)',
  leagueOfTier: 'that tier has leagues 1 to {leagues} only',
  playerNamed: 'the name of a player is needed',
  placeOfLeague: 'a whole place from 1 to 10 is needed',
  pinOfTier: 'a tier such as 2 or "B" is needed, or nothing',
  lastPlaceOrHolder:
    'a whole place from 1 to 10 is needed, or nothing; 0 in tier 1 only, for the former title holder',
  awardNotNegative: 'an award of 0 rating points or more is needed',
  leagueTooLarge: 'that many players are in it, and a league has {most} at most',
  pointsUnlikeTable:
    'the results in the cross table add up to {points}: mend one of the two, or leave the column out',
  tableUnlikePlayers: 'that is its number of rows, and one per player is needed ({players})',
  titleLoserKnown: 'the loser "challenger" or "holder" is needed',
  remainderWayKnown: 'the way "leaveOut" or "moveDown" is needed',
});
