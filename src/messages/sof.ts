import type { Message } from './message';

/** What the formulas of SOF say of a bad argument. */
export const sofMessages = {
  averageNotNegative: {
    kind: 'value',
    needed: 'an average of 0 masterpoints or more per player is needed',
  },
  tablesAboveZero: { kind: 'value', needed: 'a number of tables above 0 is needed' },
  sessionsWhole: { kind: 'value', needed: 'a whole number of sessions from 1 is needed' },
  ratingKnown: { kind: 'value', needed: '"Sectional" (or 10) or "Regional" (or 14) is needed' },
  restrictionsWhole: {
    kind: 'value',
    needed: 'a whole number of restrictions is needed: 0 (none), 1, or 2 (two or more)',
  },
  firstAwardTooSmall: {
    kind: 'value',
    needed: 'an award for first place of at least 0.01 masterpoints is needed',
  },
  eventKnown: {
    kind: 'value',
    needed: '"Flight A" or "Bracketed Swiss" is needed, or nothing for any other event',
  },
  stratumWithinField: {
    kind: 'value',
    needed: (tables: number) => `the whole field has ${tables} tables, its top stratum no more`,
  },
  depthListed: { kind: 'value', needed: 'a whole number of places from 1 to 10,000 is needed' },
  scoreWithinLimits: {
    kind: 'value',
    needed: 'a score from -1,000,000 to 1,000,000 is needed',
  },
  holdingNotNegative: { kind: 'value', needed: 'a holding of 0 masterpoints or more is needed' },
  holdingsMissing: {
    kind: 'notAvailable',
    needed: 'at least one entry that holds masterpoints is needed',
  },
  entrySizeKnown: {
    kind: 'value',
    needed: 'a pair of 2 or a team of 4, 5 or 6 players is needed',
  },
  playersCounted: {
    kind: 'value',
    needed:
      'the holdings of 2 players (a pair), or of 4, 5 or 6 (a team), are needed in a row; a member without ' +
      'masterpoints is entered as 0.01',
  },
  sizeUnlikeCount: {
    kind: 'value',
    needed: (players: number) =>
      `a row of holdings has ${players} players: leave this argument out where every player has a cell`,
  },
  sizesUnlikeHoldings: {
    kind: 'value',
    needed: (rows: number) =>
      `that is its number of rows, and one size, or as many as holdings has rows (${rows}), is needed`,
  },
  pairsOrTeams: {
    kind: 'value',
    needed:
      'the entries above are of the other kind, and pairs (2) or teams (4 to 6), not both, are needed',
  },
  limitKnown: { kind: 'value', needed: 'a limit of 100, 750 or "Unlimited" ("UNL") is needed' },
  limitWithoutFactor: {
    kind: 'notAvailable',
    needed: 'the source gives factors for limits of 100, 750 and "Unlimited" only',
  },
  typeKnown: {
    kind: 'value',
    needed: '"Pairs", "Swiss", "Board-a-match" or "Individual" is needed',
  },
} satisfies Record<string, Message>;
