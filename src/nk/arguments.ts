import { LARGEST, LONGEST_LIST } from '../arguments';
import { numberArgument } from './refuse';

/** "De deelnemers worden verdeeld in groepen van 16 spelers" (Deelnemers). */
export const DEFAULT_GROUP_SIZE = 16;

/** N15 answers for seven groups of 16: two more than the source's own table. */
export const MOST_PLAYERS = 112;

/** "Met dit systeem is na 7 of 8 ronden de kampioen bekend" (Verloop). */
const MOST_ROUNDS = 8;

/** N1: ratings may be negative. */
export const STRENGTHS = numberArgument('strengths', 'strengthWithin', {
  least: -LARGEST,
  codeAbove: 'strengthWithin',
});

export const GROUP_SIZE = numberArgument('groupSize', 'groupSizeWhole', { least: 2, whole: true });

export const GROUP = numberArgument('group', 'startGroupWhole', { least: 0, whole: true });

export const POINTS_WON = numberArgument('points', 'halfPointsWon', { least: 0 });

/** N12: points on the scale on which the Topgroep starts at 0. Players who start lower may end below 0. */
export const SCORE = numberArgument('points', 'halfScore', { least: -LARGEST });

export const N = numberArgument('n', 'groupOfPlayers', {
  least: 2,
  most: LONGEST_LIST,
  whole: true,
  codeAbove: 'groupOfPlayers',
});

export const PLAYERS = numberArgument('players', 'progressPlayers', {
  least: 2,
  most: MOST_PLAYERS,
  whole: true,
  codeAbove: 'progressPlayers',
});

export const ROUNDS = numberArgument('rounds', 'progressRounds', {
  least: 1,
  most: MOST_ROUNDS,
  whole: true,
  codeAbove: 'progressRounds',
});
