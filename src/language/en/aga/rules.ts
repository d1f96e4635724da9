import type { agaReport as vocabulary } from '../../../exchange/lines';
import { checked } from '../../catalogue';
import { general } from '../general/formulas';
import { aga } from './formulas';
import { generalSteps } from '../general/steps';
import { agaSteps } from './steps';

export const agaReport = checked<typeof vocabulary>()({
  agaReportStart: 'A report begins with TOURNEY and the name of the tournament. Choose such a text',
  agaReportNoPlayers: 'There are no players. List them under PLAYERS',
  agaReportPlayer: 'A player has an AGA ID, a name and a rank. Complete the line',
  agaReportRank:
    'The rank is 1k to 30k, 1d to 9d or 1p to 9p, or a rating such as 4.5 or -3.2. Enter one',
  agaReportBehind:
    'Behind the rank stands “{behind}”, which a line of a report doesn’t have. Remove it',
  agaReportId: 'An AGA ID is a number of up to 7 digits. Correct it, or leave it empty',
  agaReportIdTwice: 'Row {before} has that AGA ID, too. Give each player their own',
  agaReportRound: 'A round is a whole number from 1 to {most}. Correct it',
  agaReportSomeRounds: 'Other games have a round. Enter it here, too',
  agaReportGame:
    'A game has the AGA IDs of White and Black, the winner, the handicap and the komi. Complete the line',
  agaReportUnlisted: 'Nobody among the players has the AGA ID {id}. Add the player, or correct it',
  agaReportSelf: 'That player plays against themselves. Correct the game',
  agaReportWinner: 'The winner is W or B, or ? without a result. Correct it',
  agaReportHandicap: 'The handicap is one digit, 0 to 9. Correct it',
  agaReportKomi: 'The komi is a number from -400 to 400. Correct it',
  agaReportTwoGames:
    'Player {id} has a game in round {round} already, in row {before}. Correct one of them',
});

/** What the rules of AGA say. */
export const agaRules = {
  refusals: { ...general, ...aga, ...agaReport },
  steps: { ...generalSteps, ...agaSteps },
};
