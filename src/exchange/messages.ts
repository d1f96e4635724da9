import { aNumber, aText, type Vocabulary } from '../message';

/** What the readers of other programs' files refuse. */
export const exchange = {
  openGothaRoot: {},
  openGothaNoPlayers: {},
  openGothaTooMany: { most: aNumber },
  openGothaNameTwice: {},
  openGothaName: {},
  openGothaNumber: { attribute: aText },
  openGothaRound: {},
  openGothaRounds: { most: aNumber },
  openGothaUnknown: {},
  openGothaResult: {},
  openGothaSelf: {},
} as const satisfies Vocabulary;
