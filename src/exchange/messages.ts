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

/** What the reader and the writer of AGA reports refuse. */
export const agaReport = {
  agaReportStart: {},
  agaReportNoPlayers: {},
  agaReportPlayer: {},
  agaReportRank: {},
  agaReportBehind: { behind: aText },
  agaReportId: {},
  agaReportIdTwice: { before: aNumber },
  agaReportRound: { most: aNumber },
  agaReportSomeRounds: {},
  agaReportGame: {},
  agaReportUnlisted: { id: aText },
  agaReportSelf: {},
  agaReportWinner: {},
  agaReportHandicap: {},
  agaReportKomi: {},
  agaReportTwoGames: { id: aText, round: aNumber, before: aNumber },
} as const satisfies Vocabulary;
