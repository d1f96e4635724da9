/** Dutch: what the function wizard says of the functions of SOF. */
export const functions = {
  'SOF.AWARD': {
    description:
      'Meesterpunten voor de eerste plaats in een paren- of Swiss-wedstrijd (sterkte van het veld).',
    parameters: {
      avgMP: 'Gemiddelde meesterpunten per speler, 0 of hoger. Boven 10.000 telt als 10.000.',
      tables: 'Aantal tafels, boven 0. Meer dan 60 telt als 60. Een viertal is één tafel.',
      sessions: 'Aantal zittingen. Standaard: 2.',
      rating: '"Regional" (of 14) of "Sectional" (of 10). Standaard: "Regional".',
      restrictions: 'Aantal beperkingen op deelname. Standaard: 0.',
      event: '"Flight A" (zelfstandig) of "Bracketed Swiss". Laat leeg voor elke andere wedstrijd.',
    },
  },
  'SOF.PLACE': {
    description: 'Meesterpunten voor een plaats in de einduitslag, uit die voor de eerste plaats.',
    parameters: {
      first: 'Meesterpunten voor de eerste plaats, boven 0.',
      place: 'Plaats in de einduitslag, een geheel getal van 1 tot en met 10.000.',
      sessions: 'Aantal zittingen. Standaard: 2.',
    },
  },
  'SOF.PLACES': {
    description: 'Meesterpunten voor elke plaats vanaf de eerste, in één kolom.',
    parameters: {
      first: 'Meesterpunten voor de eerste plaats, boven 0.',
      depth: 'Aantal plaatsen met een toekenning, een geheel getal vanaf 1.',
      sessions: 'Aantal zittingen. Standaard: 2.',
    },
  },
  'SOF.AVERAGE': {
    description: 'Gemiddelde meesterpunten per speler, met de maxima per inschrijving toegepast.',
    parameters: {
      holdings:
        'Meesterpunten: een rij per paar of team (totaal, of een kolom per speler). Leeg en 0 tellen niet.',
      playersPerEntry:
        'Spelers per inschrijving, één getal of een kolom: 2 voor paren (standaard), 4 tot 6 voor teams.',
    },
  },
  'SOF.STRATUM': {
    description: 'Meesterpunten voor de eerste plaats in het hoogste stratum.',
    parameters: {
      fieldAvg: 'Gemiddelde meesterpunten per speler in het hele veld.',
      fieldTables: 'Aantal tafels in het hele veld.',
      stratumAvg: 'Gemiddelde meesterpunten per speler in stratum A.',
      stratumTables: 'Aantal tafels in stratum A.',
      sessions: 'Aantal zittingen. Standaard: 2.',
      rating: '"Regional" (of 14) of "Sectional" (of 10). Standaard: "Regional".',
      restrictions: 'Aantal beperkingen op deelname. Standaard: 0.',
    },
  },
  'SOF.SESSION': {
    description: 'Meesterpunten voor de eerste plaats in één zitting.',
    parameters: {
      avgMP: 'Gemiddelde meesterpunten per speler in de hele wedstrijd, 0 of hoger.',
      tables: 'Aantal vergeleken tafels, boven 0. Meer dan 60 telt als 60.',
      rating: '"Regional" (of 14) of "Sectional" (of 10). Standaard: "Regional".',
      restrictions: 'Aantal beperkingen op deelname. Standaard: 0.',
      event: '"Flight A" (zelfstandig) of "Bracketed Swiss". Laat leeg voor elke andere wedstrijd.',
    },
  },
  'SOF.RESULTS': {
    description:
      'Meesterpunten voor elke rij van een scorelijst. Hoogste score eerst; gelijke scores delen.',
    parameters: {
      first: 'Meesterpunten voor de eerste plaats, boven 0.',
      scores: 'Kolom met scores, een rij per paar of team.',
      sessions: 'Aantal zittingen. Standaard: 2.',
      depth: 'Aantal plaatsen met een toekenning. Standaard: alle rijen.',
    },
  },
  'SOF.FORMER': {
    description:
      'Toekenning voor de eerste plaats volgens de regels die SOF zou vervangen. Alleen ter vergelijking.',
    parameters: {
      tables: 'Aantal tafels, boven 0.',
      sessions: 'Aantal zittingen, een geheel getal vanaf 1.',
      rating: '"Regional" (of 14) of "Sectional" (of 10). Standaard: "Regional".',
      limit: 'Bovengrens aan meesterpunten: 100, 750 of "Unlimited" (of "UNL"; standaard).',
      restrictions: 'Aantal beperkingen op deelname. Standaard: 0.',
      type: '"Pairs" (standaard), "Swiss", "Board-a-match" of "Individual".',
    },
  },
} as const;
