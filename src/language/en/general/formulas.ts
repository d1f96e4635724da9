import type { general as vocabulary } from '../../../core/message';
import { checked } from '../../catalogue';

export const general = checked<typeof vocabulary>()({
  numberNeeded: 'Enter a number (not text or TRUE/FALSE)',
  textNeeded: 'Enter text',
  markNeeded: 'Enter TRUE, 1, x or yes, or leave it empty',
  yesNoNeeded: 'Enter TRUE or FALSE',
  singleCellNeeded: 'Select a single cell, because this formula fills several cells itself',
  oneColumnNeeded: 'Select a single column',
  sameRowsNeeded: 'Select {rows} {rows?row|rows}, as in the first column',
  errorInCell: 'Fix that cell first',
  noFiniteResult: 'The rule gives no number here. Report these arguments',
  numberTooLarge: 'Enter a number up to 1,000,000',
  wholeFrom: 'Enter a whole number, {least} or more',
  wholeBetween: 'Enter a whole number from {least} to {most}',
  lengthOfList: 'Enter a whole number from {least} to 10,000',
  eventNeeded: 'Enter the name of the event',
  pointsNotNegative: 'Enter points, 0 or more',
});
