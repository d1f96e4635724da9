import type { SampleWords } from '../part';

/** What stands above the lists to try the systems with. */
export const samples: SampleWords = {
  nk: { title: 'Sample entries', headings: ['Name', 'Rating', 'Grade', 'Club', 'Right'] },
  kuksu: { title: 'Sample registrations', headings: ['Name', 'Rating'] },
  kgs: { title: 'Sample results', tournament: 'First tournament' },
  aga: {
    title: 'Sample results',
    headings: ['Name', 'AGA ID', 'Rating', 'Open', 'Eligible', 'Wins', 'SOS'],
    event: 'Sample open',
    no: 'no',
    yes: 'yes',
  },
  sof: {
    title: 'Sample scores',
    headings: ['Pair', 'Stratum', 'Score', 'Player 1 MPs', 'Player 2 MPs'],
    event: 'Sample pairs',
  },
};
