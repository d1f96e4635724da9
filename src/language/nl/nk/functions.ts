/** Dutch: what the function wizard says of the functions of NK. */
export const functions = {
  'NK.GROUPS': {
    description:
      'Startgroep van elke speler: 0 = Topgroep, 1 = Groep 1, enzovoort. Rechten gaan voor rating.',
    parameters: {
      strengths:
        'Kolom met ratings, een rij per speler, zoals de hoogste EGF-rating van vorig jaar.',
      rights: 'Kolom met verdiende rechten: "Topgroep", "Groep 1" of leeg.',
      groupSize: 'Spelers per groep, een geheel getal vanaf 2. Standaard: 16.',
    },
  },
  'NK.SCORE': {
    description: 'Score van een speler: behaalde punten min het nummer van de startgroep.',
    parameters: {
      group: 'Startgroep: 0 = Topgroep, 1 = Groep 1, enzovoort.',
      points: 'Behaalde punten in het toernooi, heel of half, 0 of hoger.',
    },
  },
  'NK.SLIDE': {
    description:
      'Paringen van ronde 1 in een groep op volgorde van rating (slide). Een rij per paring, twee kolommen.',
    parameters: {
      n: 'Spelers in de groep, een geheel getal vanaf 2. Bij een oneven aantal blijft één speler over.',
    },
  },
  'NK.FOLD': {
    description:
      'Paringen in een groep op volgorde van weerstandspunten (fold). Een rij per paring, twee kolommen.',
    parameters: {
      n: 'Spelers in de groep, een geheel getal vanaf 2. Bij een oneven aantal blijft één speler over.',
    },
  },
  'NK.PROGRESS': {
    description:
      'Verwacht aantal spelers per score na elke ronde; eerdere ontmoetingen tellen niet mee.',
    parameters: {
      players: 'Spelers in het toernooi, van 2 tot en met 112. Iedereen speelt elke ronde.',
      rounds: 'Aantal ronden in de tabel, van 1 tot en met 8.',
      groupSize: 'Spelers per groep, een geheel getal vanaf 2. Standaard: 16.',
    },
  },
  'NK.RIGHTS': {
    description: 'Recht op een groep in het kampioenschap van volgend jaar, bij een eindscore.',
    parameters: {
      points: 'Score na de laatste ronde, Topgroep = 0 (zie NK.SCORE).',
    },
  },
} as const;
