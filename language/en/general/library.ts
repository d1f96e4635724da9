import type { library as vocabulary } from '../../../src/general-messages';
import { checked } from '../../catalogue';

/** What the doors of the library refuse. */
export const library = checked<typeof vocabulary>()({
  partMissing: 'Give a value',
  unknownOption: 'No option is called "{name}"; the nearest is "{nearest}"',
  cellNeeded: 'Give a number, text, true, false or null',
  numberOrTextNeeded: 'Give a number or text',
  choiceNeeded: 'Give one of {choices}',
  listNeeded: 'Give a list',
  itemsNeeded: 'Give a list of {count} {count?item|items}',
  recordNeeded: 'Give an object',
  mapNeeded: 'Give a Map',
});
