import type { nk as vocabulary } from '../../../src/nk/messages';
import { checked } from '../../catalogue';

export const nk = checked<typeof vocabulary>()({
  strengthWithin: 'a strength from -1,000,000 to 1,000,000 (such as an EGF rating) is needed',
  groupSizeWhole: 'a whole number of players per group from 2 is needed',
  rightKnown: '"Topgroep" (or "Top group"), "Groep 1" (or "Group 1") or nothing is needed',
  rowsUnlikeStrengths:
    'that is its number of rows, and the same as in strengths is needed ({rows})',
  rightsBeyondGroup: 'that group has {places} places: clear rights or make the groups larger',
  startGroupWhole: 'a whole number of the starting group from 0 (Topgroep) is needed',
  halfPointsWon: 'whole or half points from 0 are needed',
  halfScore: 'a score in whole or half points (Topgroep starts at 0) is needed',
  groupOfPlayers: 'a whole number of players from 2 to 10,000 is needed',
  progressPlayers: 'a whole number of players from 2 to 112 is needed',
  progressRounds: 'a whole number of rounds from 1 to 8 is needed',
});
