/** Dutch: what the function wizard says of the functions of KUKSU. */
export const functions = {
  'KUKSU.TIERS': {
    description: 'Aantal niveaus in een cyclus met zoveel spelers.',
    parameters: {
      players:
        'Aantal aangemelde spelers, 5 of meer. Soms blijven er te weinig over voor een groep.',
    },
  },
  'KUKSU.SIZES': {
    description: 'Groepen in een cyclus, een per rij: naam en aantal spelers.',
    parameters: {
      players:
        'Aantal aangemelde spelers, 5 of meer. Soms blijven er te weinig over voor een groep.',
    },
  },
  'KUKSU.DEFAULTTIER': {
    description: 'Standaardniveau van een speler, uit het resultaat van de vorige cyclus.',
    parameters: {
      tier: 'Niveau in de vorige cyclus als getal: 1 = A, 2 = B, enzovoort.',
      place: 'Plaats in de groep in de vorige cyclus, van 1 tot en met 10.',
      tiers: 'Aantal niveaus in de nieuwe cyclus.',
      lostTitle: 'WAAR voor wie de titelmatch verloor. Standaard: ONWAAR.',
    },
  },
  'KUKSU.SODOS': {
    description: 'SODOS van elke speler in een groep: de punten van de verslagen tegenstanders.',
    parameters: {
      crosstable:
        'Kruistabel zonder namen: 1 = winst, 0,5 = jigo, 0 of leeg = verlies of niet gespeeld.',
    },
  },
  'KUKSU.RANK': {
    description:
      'Plaatsen in een groep: op punten, SODOS, vorig niveau, vorige plaats, rating. Gelijk is gedeeld.',
    parameters: {
      points: 'Kolom met punten, een rij per speler.',
      sodos: 'Kolom met SODOS (zie KUKSU.SODOS).',
      lastTier:
        'Kolom met niveaus van de vorige cyclus als getal (1 = A). Leeg of 0 = geen, komt achteraan.',
      lastPlace: 'Kolom met plaatsen in de vorige cyclus. Leeg of 0 = geen, komt achteraan.',
      rating: 'Kolom met ratings. Leeg of 0 = geen, komt achteraan.',
    },
  },
  'KUKSU.SNAKE': {
    description:
      'Groep van elke speler van één niveau, op rating verdeeld als een slang (1-2-3-3-2-1).',
    parameters: {
      ratings: 'Kolom met ratings, een rij per speler in het niveau.',
      leagues: 'Aantal groepen in het niveau.',
    },
  },
} as const;
