import { figures } from '../figures';
import { jobs } from '../jobs';
import { sof } from './pane';

/** English: the figures on the sheets of a bridge event, and what led to them. */
export const sofWhy = {
  sofCellOf: '{name}, {field}',
  sofCellHigher: '{count} {count?entry has|entries have} a higher score than {value}',
  sofCellNobodyHigher: 'Nobody has a higher score than {value}',
  sofCellNobodyBefore: 'Nobody stands above rank {value} in the list',
  sofCellBefore: '{count} {count?entry stands|entries stand} above rank {value} in the list',
  sofCellLevel:
    'Level with {names}: they share places {first} to {last} and the mean of their awards',
  sofCellPlaceAlone: 'The place below them',
  sofCellNotRanked: 'Entries of stratum {stratum} aren’t ranked in {field}',
  sofCellNoOrder: 'Without a score or a rank there is no place',
  sofCellRankedIn:
    'Everybody is ranked overall, entries of B and C also in B, those of C also in C',
  sofCellAwardIn: 'Award, {field}',
  sofCellLargest: 'An entry gets one award, the largest it earned',
  sofCellPaidIn: 'The field that pays it; of equal awards that of the higher stratum',
  sofCellHeld: 'Held by the players of this entry',
  sofCellHeldCap: 'For the average a pair counts up to 20,000, a team of four up to 40,000',
  sofCellSize: 'The total of five or six players is scaled to four',
  sofCellCount: 'Entries of stratum {stratum}',
  sofCellCounted: 'Entries ranked in this field',
  sofCellPairs: 'Two pairs to a table, a half table counts as a full one',
  sofCellSections: 'The same in each section, added up',
  sofCellTeams: 'A table for each team',
  sofCellTablesMost: 'No more tables than the whole event has',
  sofCellTablesTyped: 'Tables that the awards go by, in place of those of the entries',
  sofCellFirst: 'First place is paid by the award of these entries by themselves',
  sofCellDepth: 'So many places are paid. The places below earn nothing',
  sofCellFormer: 'What first place pays more than by the former formula',
  sofCellFormerShare: 'As a share of what the former formula pays: {more} / {former}',
  sofCellMore: '{percent}% more',
  sofCellLess: '{percent}% less',
  sofCellSessions: 'S = 0.5 x (sessions + 1) scales the award',
  sofCellRating: 'R is 14 for a regional and 10 for a sectional, and scales the award by R / 14',
  sofCellRestrictions:
    'P is 1 without restrictions, 0.8 with one and 0.7 with more, and scales the award',
  sofCellKind: 'A stand-alone Flight A and a bracketed Swiss pay more',
  sofCellLimit: 'The former formula alone goes by it',
  sofCellComparisons:
    'First place of a session is half of the award of one session for these tables',
  sofCellEvent: 'Event',
  sofCellList: 'Names in the list',
  sofCellNote: 'Note',
  sofCellNoteSays:
    'It warns where an entry has no stratum or no score that counts; else it says how to correct the list',
  sofCellPlaces: 'A place that is paid in one of the fields; its awards stand beside it',
} as const;

export const texts = { ...jobs, ...sof, ...figures, ...sofWhy };
export { sofRules as rules } from './rules';
