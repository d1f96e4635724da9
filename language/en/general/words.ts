import { othersInEnglish } from '../../few';
import type { RefusalWords } from '../../refusal';

/** The words that English sentences are put together with. */
export const words: RefusalWords = {
  decimalMark: '.',
  and: 'and',
  others: othersInEnglish,
  nobody: 'nobody',
  topGroup: 'Topgroep',
  group: 'Groep',
  emptyCell: 'an empty cell',
  yes: 'TRUE',
  no: 'FALSE',
  row: 'row',
  rows: 'rows',
  column: 'column',
  players: 'players',
  round: 'round',
  playOff: 'playOff',
  lists: { players: 'player', games: 'game', byes: 'bye', absences: 'absence' },
};
