import type { nk as vocabulary } from '../../../nk/messages';
import { checked } from '../../catalogue';

export const nk = checked<typeof vocabulary>()({
  strengthWithin: 'Enter a rating from -1,000,000 to 1,000,000',
  rightKnown: 'Enter Topgroep (Top group) or Groep 1 (Group 1), or leave it empty',
  rowsUnlikeStrengths: 'The number of rows must match strengths ({rows})',
  rightsBeyondGroup:
    'That group has {places} {places?place|places}. Remove rights, or make the groups larger',
  startGroupWhole: 'Enter a start group: 0 for the Topgroep, 1 for Groep 1, and so on',
  halfPointsWon: 'Enter whole or half points, 0 or more',
  halfScore: 'Enter a score in whole or half points (Topgroep = 0)',
});

/** English: the description of the add-in that offers NK alone. At most 250 characters. */
export const manifest =
  'Formulas for groups, pairings and scores of the Dutch Go Championship, with the rules explained.';
