import type { exchange as vocabulary } from '../../../exchange/lines';
import { checked } from '../../catalogue';

export const exchange = checked<typeof vocabulary>()({
  openGothaRoot:
    'A file of OpenGotha or Pairgoth begins with Tournament. Choose such a file, or export a table for the EGD from another program',
  openGothaNoPlayers: 'The file has no players. Choose another one',
  openGothaTooMany: 'The file has too many players: the most is {most}. Divide it',
  openGothaNameTwice: 'Two players have that name. Rename one of them in OpenGotha',
  openGothaName: 'That player has no name. Enter it in OpenGotha',
  openGothaNumber: 'The attribute {attribute} needs a whole number. Correct it in the file',
  openGothaRound: 'That round can’t be read. A round is a number from 1 to 20',
  openGothaRounds: 'The file has too many rounds: the most is {most}. Set fewer',
  openGothaUnknown: 'No player of the file has that name. Correct it in the file',
  openGothaResult: 'That result isn’t known. Enter the result in OpenGotha',
  openGothaSelf: 'That player plays against themselves. Correct the game in OpenGotha',
});
