import { othersInEnglish, type RefusalWords } from '../../say';

/** The words that English sentences are put together with. */
export const words: RefusalWords = {
  decimalMark: '.',
  and: 'and',
  others: othersInEnglish,
  emptyCell: 'empty',
  yes: 'TRUE',
  no: 'FALSE',
  row: 'row',
  rows: 'rows',
  column: 'column',
  players: 'players',
  round: 'round',
  playOff: 'play-off',
  lists: { players: 'player', games: 'game', byes: 'bye', absences: 'absence' },
  headings: {
    registrations: 'Registrations',
    lastCycle: 'Last cycle',
    league: 'League',
    options: 'Options',
  },
};
