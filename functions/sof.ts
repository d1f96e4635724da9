import {
  sofAverage,
  sofAward,
  sofFormer,
  sofPlace,
  sofPlaces,
  sofResults,
  sofSession,
  sofStratum,
} from '../src/sof/formulas';
import { number, optionalChoice, optionalNumber, optionalText } from './arguments/parameters';
import {
  column,
  late,
  numberColumn,
  numbers,
  perRow,
  single,
  spilling,
  spreading,
} from './declared';

/* Arguments that several functions have. */
const avgMP = number('avgMP');
const tables = number('tables');
const first = number('first');
const sessions = optionalNumber('sessions');
const rating = optionalChoice('rating', 'ratingKnown');
const restrictions = optionalNumber('restrictions');
const event = optionalText('event');

/**
 * Masterpoints for first place in a pairs or Swiss event (Strength of Field).
 * @customfunction SOF.AWARD
 * @param avgMP Average masterpoints per player, 0 or more. Above 10,000 counts as 10,000.
 * @param tables Number of tables, above 0. Over 60 counts as 60. A team of four is one table.
 * @param [sessions] Number of sessions. Default: 2.
 * @param [rating] "Regional" (or 14) or "Sectional" (or 10). Default: "Regional".
 * @param [restrictions] Number of restrictions on entry. Default: 0.
 * @param [event] "Flight A" (stand-alone) or "Bracketed Swiss". Leave empty for any other event.
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.AWARD(1250,60) 25.16
 * @example =SOF.AWARD(1250,60,1,"Sectional",1) 9.58
 * @example =SOF.AWARD({0,1250},{4;60}) {2.68,4.94;8.71,25.16}
 * @clause S1 S2 S3 S4 S5 S6 S7 S11
 */
export const award = spreading(
  [avgMP, tables, { sessions, rating, restrictions, event }],
  sofAward,
);

/**
 * Masterpoints for an overall place, from the award for first place.
 * @customfunction SOF.PLACE
 * @param first Masterpoints for first place, above 0.
 * @param place Overall place, a whole number from 1 to 10,000.
 * @param [sessions] Number of sessions. Default: 2.
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.PLACE(25.16,5) 8.39
 * @example =SOF.PLACE(25.16,2) 18.87
 * @example =SOF.PLACE(25.16,{1,2,3},1) {25.16,18.87,14.15}
 * @clause S10 S11
 */
export const place = spreading([first, number('place'), sessions], sofPlace);

/**
 * Masterpoints for every place from first down, in one column.
 * @customfunction SOF.PLACES
 * @param first Masterpoints for first place, above 0.
 * @param depth Number of places that get an award, a whole number from 1.
 * @param [sessions] Number of sessions. Default: 2.
 * @returns One column: the award of each place, rounded to 0.01.
 * @example =SOF.PLACES(25.16,5) {25.16;18.87;14.15;10.61;8.39}
 * @example =SOF.PLACES(10,3,1) {10;7.5;5.63}
 * @example =SOF.PLACES(2.68,4) {2.68;2.01;1.51;1.13}
 * @clause S10 S11
 */
export const places = spilling([first, number('depth'), sessions], sofPlaces);

/**
 * Average masterpoints per player, with the caps on entries applied.
 * @customfunction SOF.AVERAGE
 * @param holdings Masterpoints: one row per pair or team (total, or one column per player). Skips blanks and 0.
 * @param [playersPerEntry] Players per entry: one number, or a column. 2 for pairs (default), 4 to 6 for teams.
 * @returns The average, not rounded.
 * @example =SOF.AVERAGE({3000;1000},2) 1000
 * @example =SOF.AVERAGE({2000,1000;500,300;800,200}) 800
 * @example =SOF.AVERAGE({8000;6000},{4;5}) 1600
 * @clause S9
 */
export const average = spilling(
  [late(numbers('holdings')), numberColumn('playersPerEntry')],
  sofAverage,
);

/**
 * Masterpoints for first place in the top stratum of a stratified event.
 * @customfunction SOF.STRATUM
 * @param fieldAvg Average masterpoints per player in the whole field.
 * @param fieldTables Number of tables in the whole field.
 * @param stratumAvg Average masterpoints per player in stratum A.
 * @param stratumTables Number of tables in stratum A.
 * @param [sessions] Number of sessions. Default: 2.
 * @param [rating] "Regional" (or 14) or "Sectional" (or 10). Default: "Regional".
 * @param [restrictions] Number of restrictions on entry. Default: 0.
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.STRATUM(1250,60,2500,20) 25.16
 * @example =SOF.STRATUM(500,30,900,12,1) 6.01
 * @example =SOF.STRATUM(500,30,900,12,2,"Sectional",1) 5.15
 * @clause S8 S11
 */
export const stratum = spreading(
  [
    number('fieldAvg'),
    number('fieldTables'),
    number('stratumAvg'),
    number('stratumTables'),
    { sessions, rating, restrictions },
  ],
  sofStratum,
);

/**
 * Masterpoints for first place in one session.
 * @customfunction SOF.SESSION
 * @param avgMP Average masterpoints per player in the whole event, 0 or more.
 * @param tables Number of tables compared, above 0. Over 60 counts as 60.
 * @param [rating] "Regional" (or 14) or "Sectional" (or 10). Default: "Regional".
 * @param [restrictions] Number of restrictions on entry. Default: 0.
 * @param [event] "Flight A" (stand-alone) or "Bracketed Swiss". Leave empty for any other event.
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.SESSION(1250,60) 8.39
 * @example =SOF.SESSION(1250,60,"Sectional") 5.99
 * @example =SOF.SESSION(600,30,,,"Flight A") 3.57
 * @clause S11 S12
 */
export const session = spreading([avgMP, tables, { rating, restrictions, event }], sofSession);

/**
 * Masterpoints for every row of a score list. Highest score first; ties share.
 * @customfunction SOF.RESULTS
 * @param first Masterpoints for first place, above 0.
 * @param scores Column of scores, one row per pair or team.
 * @param [sessions] Number of sessions. Default: 2.
 * @param [depth] Number of places that get an award. Default: all rows.
 * @returns One column with the award of every row, rounded to 0.01.
 * @example =SOF.RESULTS(10,{55;60;50}) {7.5;10;5.63}
 * @example =SOF.RESULTS(10,{60;55;55;50}) {10;6.57;6.57;4.22}
 * @example =SOF.RESULTS(25.16,{61.2;58.4;55;52.3},2,2) {25.16;18.87;0;0}
 * @clause S10 S11 S13
 */
export const results = perRow(
  [late(single(first)), column(number('scores')), { sessions, depth: optionalNumber('depth') }],
  sofResults,
);

/**
 * First-place award under the rules that SOF was meant to replace. For comparison only.
 * @customfunction SOF.FORMER
 * @param tables Number of tables, above 0.
 * @param sessions Number of sessions, a whole number from 1.
 * @param [rating] "Regional" (or 14) or "Sectional" (or 10). Default: "Regional".
 * @param [limit] Upper masterpoint limit: 100, 750 or "Unlimited" (or "UNL"; default).
 * @param [restrictions] Number of restrictions on entry. Default: 0.
 * @param [type] "Pairs" (default), "Swiss", "Board-a-match" or "Individual".
 * @returns The award in masterpoints, rounded to 0.01.
 * @example =SOF.FORMER(60,2) 24.5
 * @example =SOF.FORMER(60,2,10,"UNL") 17.5
 * @example =SOF.FORMER(55,2,"Regional",750) 15.93
 * @clause S14
 */
export const former = spreading(
  [
    tables,
    number('sessions'),
    {
      rating,
      limit: optionalChoice('limit', 'numberNeeded'),
      restrictions,
      type: optionalText('type'),
    },
  ],
  sofFormer,
);
