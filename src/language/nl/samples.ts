import type { SampleWords } from '../part';

/** What stands above the lists to try the systems with. */
export const samples: SampleWords = {
  nk: {
    title: 'Voorbeelddeelnemers',
    headings: ['Naam', 'Rating', 'Graad', 'Vereniging', 'Recht'],
  },
  kuksu: { title: 'Voorbeeldaanmeldingen', headings: ['Naam', 'Rating'] },
  kgs: { title: 'Voorbeelduitslagen', tournament: 'Eerste toernooi' },
  aga: {
    title: 'Voorbeelduitslag',
    headings: ['Naam', 'AGA ID', 'Rating', 'Open', 'Gerechtigd', 'Gewonnen', 'SOS'],
    event: 'Voorbeeldtoernooi',
    no: 'nee',
    yes: 'ja',
  },
  sof: {
    title: 'Voorbeeldscores',
    headings: [
      'Paar',
      'Stratum',
      'Score',
      'Meesterpunten van speler 1',
      'Meesterpunten van speler 2',
    ],
    event: 'Voorbeeldparen',
  },
};
