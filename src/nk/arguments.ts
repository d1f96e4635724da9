import { LARGEST, listLength, wholeNumber, wholeNumberTo } from '../core/arguments';
import { numberArgument } from './messages';

/** What a player has earned for the next championship (N12). */
export type Right = 'Topgroep' | 'Groep 1';

/** Two numbers of a group's ranking, counted from 1, that play each other. */
export type Pair = readonly [number, number];

/** The fewest and the most players that can stand in one place. */
export interface CountRange {
  readonly low: number;
  readonly high: number;
}

/** A table as it spills: a row of headings, then the rows. */
export type Table = readonly (readonly (string | number)[])[];

/** "De deelnemers worden verdeeld in groepen van 16 spelers" (Deelnemers). */
export const DEFAULT_GROUP_SIZE = 16;

/** N15 answers for seven groups of 16: two more than the source's own table. */
export const MOST_PLAYERS = 112;

/** "Met dit systeem is na 7 of 8 ronden de kampioen bekend" (Verloop). */
const MOST_ROUNDS = 8;

/** N1: ratings may be negative. */
export const STRENGTHS = numberArgument('strengths', 'strengthWithin', {
  least: -LARGEST,
  most: LARGEST,
});

export const GROUP_SIZE = wholeNumber('groupSize', 2);

export const GROUP = numberArgument('group', 'startGroupWhole', { least: 0, whole: true });

export const POINTS_WON = numberArgument('points', 'halfPointsWon', { least: 0 });

/** N12: points on the scale on which the Topgroep starts at 0. Players who start lower may end below 0. */
export const SCORE = numberArgument('points', 'halfScore', { least: -LARGEST });

export const N = listLength('n', 2);

export const PLAYERS = wholeNumberTo('players', 2, MOST_PLAYERS);

export const ROUNDS = wholeNumberTo('rounds', 1, MOST_ROUNDS);
