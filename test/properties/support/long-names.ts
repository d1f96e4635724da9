import { existing } from '../../../src/core/existing';

/** The longest sentence that is shown. */
export const LONGEST = 300;

export const all = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** Names of 500 players, 200 characters each. */
export const longNames = all(500, (at) =>
  `${at} ${'Wolfeschlegelstein '.repeat(11)}`.slice(0, 200),
);

export const [anna, bert] = [existing(longNames[0]), existing(longNames[1])];

/** The longest address there is: a sheet of 31 apostrophes. */
export const longAddress = `'${"''".repeat(31)}'!XFD1048575:XFD1048576`;
