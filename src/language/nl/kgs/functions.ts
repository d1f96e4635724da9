/** Dutch: what the function wizard says of the functions of KGS. */
export const functions = {
  'KGS.FACTOR': {
    description: 'Factor F van een toernooi, uit bedenktijd, bordgrootte en ronden.',
    parameters: {
      hours: 'Bedenktijd per speler in uren, boven 0.',
      boardSize: 'Bordgrootte: 9, 13 of 19.',
      rounds: 'Aantal ronden vanaf 1, zonder beslissingsronden.',
    },
  },
  'KGS.PLAYERS': {
    description:
      'Aantal spelers dat meetelt, zonder wie voor de helft van de partijen is verwijderd.',
    parameters: {
      played: 'Kolom met gespeelde partijen, een rij per deelnemer.',
      scheduled: 'Geplande partijen: een kolom, of één aantal voor iedereen.',
      removed: 'Kolom met markeringen voor verwijderde deelnemers: WAAR, 1, x of ja.',
    },
  },
  'KGS.POINTS': {
    description: 'Punten voor een plaats, uit de gereconstrueerde puntentabel of een eigen tabel.',
    parameters: {
      F: 'Factor van het toernooi, boven 0 (zie KGS.FACTOR).',
      players: 'Aantal spelers dat meetelt, 1 of meer.',
      place: 'Plaats, van 1 tot en met het aantal spelers.',
      calculator: 'Eigen punten: één rij, of een tabel met het aantal spelers in de eerste kolom.',
    },
  },
  'KGS.TABLE': {
    description:
      'Puntentabel voor één F: een rij per aantal spelers, met de punten voor elke plaats.',
    parameters: {
      F: 'Factor van het toernooi, boven 0 (zie KGS.FACTOR).',
      maxPlayers: 'Hoogste aantal spelers in de tabel. Standaard: 32.',
      calculator: 'Eigen punten: één rij, of een tabel met het aantal spelers in de eerste kolom.',
    },
  },
  'KGS.RESULTS': {
    description:
      'Punten voor elke rij van een uitslagenlijst. Spelers met evenveel gewonnen partijen delen.',
    parameters: {
      F: 'Factor van het toernooi, boven 0 (zie KGS.FACTOR).',
      players: 'Aantal spelers dat meetelt (zie KGS.PLAYERS).',
      wins: 'Kolom met gewonnen partijen, een rij per speler. Halven en kwarten mogen.',
      sos: 'Kolom met SOS (weerstandspunten).',
      sodos: 'Kolom met SODOS.',
      calculator: 'Eigen punten: één rij, of een tabel met het aantal spelers in de eerste kolom.',
      counts:
        'Kolom met markeringen voor wie meetelt: WAAR, 1, x of ja. De rest krijgt 0. Standaard: allen.',
    },
  },
  'KGS.ANNUAL': {
    description:
      'Eindstand van een jaar: engines op volgorde van punten, accounts samengevoegd via aliassen.',
    parameters: {
      accounts: 'Kolom met KGS-accounts, een rij per account en toernooi.',
      events: 'Kolom met toernooien.',
      points: 'Kolom met punten.',
      aliases: 'Drie kolommen: account, toernooi (leeg = alle toernooien), engine.',
    },
  },
  'KGS.CHECK': {
    description: 'Waarschuwt bij uitslagen die niet kunnen kloppen. Leeg als alles klopt.',
    parameters: {
      wins: 'Kolom met gewonnen partijen, een rij per speler.',
      sos: 'Kolom met SOS (weerstandspunten).',
      sodos: 'Kolom met SODOS.',
      rounds: 'Aantal ronden, een geheel getal vanaf 1.',
    },
  },
} as const;
