import { numberedCells, together } from '../../sheets/sheet-names';

/** Names of the workbook by which the sheets of an event are found, each with its number, even after they were renamed. */
export const events = numberedCells('SOF_Event', '_1');
export const awardLists = numberedCells('SOF_Awards', '_1');

/** The cells of an event and its list of awards. */
export const eventNames = together({ event: events, awards: awardLists });
