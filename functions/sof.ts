import { sofAward, sofPlace } from '../src';
import { lift } from './cells/lift';
import { number, optionalNumber, optionalText } from './cells/parameters';

const awardParameters = [
  number('avgMP'),
  number('tables'),
  optionalNumber('sessions'),
  optionalText('rating'),
  optionalNumber('restrictions'),
] as const;

/**
 * First-place masterpoint award of a pairs or Swiss event by Strength of Field.
 * @customfunction SOF.AWARD
 * @helpurl https://localhost:3000/help/sof.award.html
 * @param avgMP Average masterpoints per player, 0 or more; above 10,000 counts as 10,000.
 * @param tables Tables in the event, above 0; more than 60 count as 60. A team of four is one table.
 * @param [sessions] Number of sessions; 2 when left out.
 * @param [rating] "Regional" (when left out) or "Sectional".
 * @param [restrictions] Number of restrictions on entry; 0 when left out.
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.AWARD(1250,60) 25.16
 * @clause S1 S2 S3 S4 S5 S11
 */
export function award(
  avgMP: unknown[][],
  tables: unknown[][],
  sessions?: unknown[][],
  rating?: unknown[][],
  restrictions?: unknown[][],
): unknown[][] {
  return lift(awardParameters, [avgMP, tables, sessions, rating, restrictions], awardOf);
}

function awardOf(
  avgMP: number,
  tables: number,
  sessions: number | undefined,
  rating: string | undefined,
  restrictions: number | undefined,
): ReturnType<typeof sofAward> {
  return sofAward(avgMP, tables, { sessions, rating, restrictions });
}

const placeParameters = [number('first'), number('place'), optionalNumber('sessions')] as const;

/**
 * Award for an overall place, from the first-place award.
 * @customfunction SOF.PLACE
 * @helpurl https://localhost:3000/help/sof.place.html
 * @param first Award for first place in masterpoints, above 0.
 * @param place Overall place: a whole number from 1.
 * @param [sessions] Number of sessions; 2 when left out.
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.PLACE(25.16,5) 8.39
 * @clause S10 S11
 */
export function place(first: unknown[][], place: unknown[][], sessions?: unknown[][]): unknown[][] {
  return lift(placeParameters, [first, place, sessions], sofPlace);
}
