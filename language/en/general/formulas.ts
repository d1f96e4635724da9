import type { general as vocabulary } from '../../../src/messages';
import { checked } from '../../catalogue';

export const general = checked<typeof vocabulary>()({
  numberNeeded: 'a number is needed (not text, a date as text or TRUE/FALSE)',
  textNeeded: 'a text is needed',
  markNeeded: 'TRUE, 1, x, yes, ja or nothing is needed',
  yesNoNeeded: 'TRUE or FALSE is needed',
  singleCellNeeded: 'this formula fills several cells by itself, so a single cell is needed here',
  oneColumnNeeded: 'a single column is needed',
  sameRowsNeeded: 'as many rows as the first column are needed, which has {rows}',
  errorInCell: 'mend that cell first',
  noFiniteResult: 'the rule gave no number; please report the arguments',
  numberTooLarge: 'a number up to 1,000,000 is needed',
  placeWithinPlayers: 'a whole place from 1 to {most} is needed',
  placeWhole: 'a whole place from 1 is needed',
});
