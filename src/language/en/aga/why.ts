import { figures } from '../figures';
import { jobs } from '../jobs';
import { aga } from './pane';

/** English: the figures on the sheets of a qualifier, a season and a report, and what led to them. */
export const agaWhy = {
  agaCellPlayers: 'Names in the list of the open section',
  agaCellGiven: 'Points of all players of the section',
  agaCellZero: 'What points come to that round to nothing: 0.01, or 0 as in the calculator sheet',
  agaCellMore: '{count} {count?player has|players have} more wins than {value}',
  agaCellNobodyMore: 'Nobody has more wins than {value}',
  agaCellPlaceAlone: 'The place below them',
  agaCellLevel: 'The place below them, shared with {names}: they split the points',
  agaCellRank: 'The place that earns the points. Level players share one, and split the points',
  agaCellWins: 'Orders the players',
  agaCellTie: 'Tied players split the points, whatever this says',
  agaCellRating: 'Counts in the average of the open section',
  agaCellEligible: 'Who isn’t eligible keeps the place and gets no points',
  agaCellBest: 'So many of the best results of each player count',
  agaCellFromSection: 'Taken from the sheet of {event}',
  agaCellLines: 'Lines of {event} on the sheet of the totals',
  agaCellPoints: 'Points in the lines of {event}',
  agaCellLine: 'Points of {name} in {event}, taken from its sheet',
  agaCellCounts: 'A player, a tournament, and points or none: the line counts',
  agaCellLeftOut: 'Something in this line is an error or no number, so it is left out',
  agaCellChecked: 'Lines that are left out of the totals',
  agaCellWon: 'Games won, as the list of games has them',
  agaCellBeat: 'Round {round}: won against {opponent}',
  agaCellPlayed: 'Games with a result: as White and as Black',
  agaCellWinsOf: 'Round {round}: wins of {opponent}',
  agaCellAdded: 'Added up',
  agaCellNoResult: 'Without W or B a game counts for no wins, games or SOS',
  agaCellWinOf: 'A win of {name}',
  agaCellSosOf: 'For SOS {name} gets the wins of {opponent}',
} as const;

export const texts = { ...jobs, ...aga, ...figures, ...agaWhy };
export { agaRules as rules } from './rules';
