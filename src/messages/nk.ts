import type { Message } from './message';

/** What the formulas of NK say of a bad argument. */
export const nkMessages = {
  strengthWithin: {
    kind: 'value',
    needed: 'a strength from -1,000,000 to 1,000,000 (such as an EGF rating) is needed',
  },
  groupSizeWhole: {
    kind: 'value',
    needed: 'a whole number of players per group from 2 is needed',
  },
  rightKnown: {
    kind: 'value',
    needed: '"Topgroep" (or "Top group"), "Groep 1" (or "Group 1") or nothing is needed',
  },
  rowsUnlikeStrengths: {
    kind: 'value',
    needed: (rows: number) =>
      `that is its number of rows, and the same as in strengths is needed (${rows})`,
  },
  rightsBeyondGroup: {
    kind: 'value',
    needed: (places: number) =>
      `that group has ${places} places: clear rights or make the groups larger`,
  },
  startGroupWhole: {
    kind: 'value',
    needed: 'a whole number of the starting group from 0 (Topgroep) is needed',
  },
  halfPointsWon: { kind: 'value', needed: 'whole or half points from 0 are needed' },
  halfScore: {
    kind: 'value',
    needed: 'a score in whole or half points (Topgroep starts at 0) is needed',
  },
  groupOfPlayers: {
    kind: 'value',
    needed: 'a whole number of players from 2 to 10,000 is needed',
  },
  progressPlayers: {
    kind: 'value',
    needed: 'a whole number of players from 2 to 112 is needed',
  },
  progressRounds: { kind: 'value', needed: 'a whole number of rounds from 1 to 8 is needed' },
} satisfies Record<string, Message>;
