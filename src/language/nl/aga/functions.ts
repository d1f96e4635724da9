/** Dutch: what the function wizard says of the functions of AGA. */
export const functions = {
  'AGA.CATEGORY': {
    description: 'Toernooicategorie van een open groep, als geheel getal.',
    parameters: {
      avg: 'Gemiddelde rating van de groep, van 1,1 tot en met 10,8.',
      players: 'Aantal spelers in de groep, 5 of meer.',
    },
  },
  'AGA.EXACT': {
    description: 'Toernooicategorie van een open groep, met één decimaal.',
    parameters: {
      avg: 'Gemiddelde rating van de groep, van 1,1 tot en met 10,8.',
      players: 'Aantal spelers in de groep, 5 of meer.',
    },
  },
  'AGA.POINTS': {
    description:
      'Kwalificatiepunten voor een plaats. Ze tellen alleen bij kwalificaties die de AGA heeft aangewezen.',
    parameters: {
      avg: 'Gemiddelde rating van de groep, van 1,1 tot en met 10,8.',
      players: 'Aantal spelers in de groep, 5 of meer.',
      place: 'Eindplaats, van 1 tot en met het aantal spelers.',
      tied: 'Aantal spelers dat deze plaats deelt. Standaard: 1.',
      asSheet:
        'WAAR toont 0 in plaats van de laagste toekenning (0,01), zoals in het AGA-blad. Standaard: ONWAAR.',
    },
  },
  'AGA.SLOPE': {
    description: 'Deel van de punten van een plaats dat de volgende plaats krijgt.',
    parameters: {
      avg: 'Gemiddelde rating van de groep, van 1,1 tot en met 10,8.',
    },
  },
  'AGA.TABLE': {
    description: 'Punten voor alle plaatsen: een rij per plaats, met plaats en punten.',
    parameters: {
      avg: 'Gemiddelde rating van de groep, van 1,1 tot en met 10,8.',
      players: 'Aantal spelers in de groep, 5 of meer.',
      places: 'Aantal plaatsen in de tabel. Standaard: alle spelers.',
      asSheet:
        'WAAR toont 0 in plaats van de laagste toekenning (0,01), zoals in het AGA-blad. Standaard: ONWAAR.',
    },
  },
  'AGA.RESULTS': {
    description:
      'Punten voor elke rij van een lijst met eindplaatsen. Spelers met dezelfde plaats delen.',
    parameters: {
      avg: 'Gemiddelde rating van de groep, van 1,1 tot en met 10,8.',
      players: 'Aantal spelers in de groep, 5 of meer.',
      places: 'Kolom met eindplaatsen. Herhaal het getal bij gelijk eindigen.',
      asSheet:
        'WAAR toont 0 in plaats van de laagste toekenning (0,01), zoals in het AGA-blad. Standaard: ONWAAR.',
    },
  },
  'AGA.AVERAGE': {
    description: 'Gemiddelde rating van een open groep. Leeg en 0 tellen niet.',
    parameters: {
      ratings: 'Kolom met AGA-ratings: dan 1 of hoger, kyu -1 of lager.',
    },
  },
  'AGA.SEASON': {
    description: 'Stand van een seizoen: telt de punten van elke speler op, alle of de beste.',
    parameters: {
      players: 'Kolom met spelers, een rij per speler en toernooi.',
      events: 'Kolom met toernooien.',
      points: 'Kolom met punten. Leeg: een toernooi zonder punten.',
      best: 'Aantal uitslagen dat per speler meetelt. Standaard: alle.',
      ids: 'Kolom met AGA-nummers, voor spelers die hetzelfde heten.',
    },
  },
} as const;
