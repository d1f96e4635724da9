import type { Translated } from '../../texts';
import type { kgs as english } from '../../en/kgs/pane';

/** Dutch: the championship year of KGS. */
export const kgs: Translated<typeof english> = {
  kgsNewYear: 'Nieuw kampioenschapsjaar',
  kgsNewYearLead:
    'Maakt de bladen van een jaar: de toernooien, de puntentabel, de engines achter de accounts en de eindstand.',
  kgsYearName: 'Jaar',
  kgsYearNameHint: 'Staat boven de eindstand, bijvoorbeeld 2010.',
  kgsRule: 'Punten van een plaats',
  kgsRuleCalculator: 'Naar de factor F van het toernooi en het aantal spelers, zoals in 2010',
  kgsRuleRow: 'In elk toernooi dezelfde, zoals van 2012 tot 2016',
  kgsRowPoints: 'Punten van de 1e, 2e, 3e plaats …',
  kgsRowPointsHint: 'Gehele getallen, bijvoorbeeld 8 5 3 2 1.',
  kgsReconstruction:
    'Van de puntentabel in scoring.xls is maar één rij bekend (F 60, 14 spelers: 8, 4, 2, 1). De andere zijn een reconstructie; eigen punten kunnen altijd op het blad worden ingevuld.',

  kgsYearThere:
    'Deze werkmap bevat al een kampioenschapsjaar. Gebruik voor een ander jaar een nieuwe werkmap; zijn de bladen verwijderd, verwijder dan eerst de namen die met KGS_ beginnen in Namen beheren van Excel.',
  kgsRowPointsBad:
    'De punten van de plaatsen zijn ‘{content}’; er zijn hoogstens {most} gehele getallen nodig, bijvoorbeeld 8 5 3 2 1.',

  kgsAddTournament: 'Toernooi toevoegen',
  kgsAddLead:
    'Maakt van een lijst met uitslagen een uitslagenblad. De eindstand van het jaar volgt via formules, ook als een uitslag later wordt verbeterd.',
  kgsResults: 'Uitslagen',
  kgsResultsHint:
    'Account, gewonnen partijen, SOS en SODOS van iedereen die was ingeschreven; is er iemand verwijderd, dan ook een teken daarvoor en de gespeelde partijen.',
  kgsAccount: 'Account',
  kgsWins: 'Gewonnen',
  kgsSos: 'SOS',
  kgsSodos: 'SODOS',
  kgsPlayed: 'Gespeelde partijen',
  kgsScheduled: 'Geplande partijen',
  kgsScheduledIfNotAll: 'Geplande partijen (indien niet alle ronden)',
  kgsRemoved: 'Verwijderd',

  kgsTournament: 'Toernooi',
  kgsTournamentNew: 'Een nieuw toernooi',
  kgsTournamentName: 'Naam',
  kgsRounds: 'Ronden',
  kgsRoundsHint: 'Zonder ronden die zijn toegevoegd om gelijke standen te breken.',
  kgsTieBreaks: 'Ronden toegevoegd om gelijke standen te breken',
  kgsTieBreaksHint: 'Leeg is geen. Ze tellen niet mee voor F.',
  kgsBoard: 'Bordgrootte',
  kgsBoardChoose: 'Kies',
  kgsHours: 'Uren hoofdbedenktijd',
  kgsHoursHint: 'Hoofdbedenktijd per speler, bijvoorbeeld 0,5 voor een half uur.',

  kgsNoYear:
    'Deze werkmap bevat nog geen kampioenschapsjaar: maak er een met ‘Nieuw kampioenschapsjaar’ en voeg dan toernooien toe.',
  kgsYearPartGone:
    'De naam {name} ontbreekt in deze werkmap: de bladen van het jaar zijn niet compleet. Maak ongedaan wat die heeft verwijderd, of maak een nieuw jaar in een nieuwe werkmap.',
  kgsYearShape:
    '{address} heeft niet meer de rijen en kolommen waarmee het is gemaakt ({name}). Maak de invoeging of verwijdering daar ongedaan.',
  kgsNameMissing: 'Het toernooi heeft geen naam: vul die in of kies een toernooi van {address}.',
  kgsNameTaken: 'In {address} staat al een toernooi ‘{name}’: kies het in de lijst.',
  kgsHasResults:
    '‘{name}’ ({address}) heeft al uitslagen. Verbeter ze in het uitslagenblad, of verwijder dat blad om ze opnieuw toe te voegen.',
  kgsYearFull: '{address} is vol: een jaar heeft plaats voor {most} toernooien.',
  kgsFieldEmpty: '{address} is leeg; er is een waarde nodig.',
  kgsHoursAboveZero: 'In {address} staat {content}; er is meer dan 0 uur nodig.',
  kgsPlayedNeeded:
    '‘{account}’ ({address}) is verwijderd: de gespeelde partijen zijn nodig om te zien of het de helft was.',
  kgsNobodyCounts: 'Niemand van {address} telt als speler: allen zijn te vroeg verwijderd.',
  kgsLinesFull:
    '{address} heeft geen ruimte voor nog {count} regels. Een jaar heeft er {most}; gebruik een andere werkmap.',
  kgsRefused: 'Uit {address}: {why}',
  kgsNotInTable:
    'De tabel van {tournament} in {address} heeft geen rij voor {players} spelers. Voeg die rij toe of maak de tabel leeg.',
  kgsPointsNeeded: 'In {address} staat ‘{content}’; er zijn gehele punten vanaf 0 nodig.',
  kgsPlayersNeeded:
    'In {address} staat ‘{content}’; er is een geheel aantal spelers vanaf 1 nodig, elk één keer.',

  kgsEngineIncomplete: '{address} is niet compleet: een account en de engine ervan zijn nodig.',
  kgsEngineTwice:
    '{address} herhaalt het account ‘{content}’ van een rij erboven (in hetzelfde toernooi). De eindstand toont een fout tot een van beide is verwijderd.',
  kgsEngineEvent: 'In {address} staat ‘{content}’; dat is geen toernooi van dit jaar.',
  kgsNamesAt: '{names} ({address})',
  kgsLinesError:
    '{what} toont {error}, dus is de eindstand niet te bepalen. Herstel het uitslagenblad erachter.',
  kgsSheetGone:
    'Het uitslagenblad van {what} is verwijderd. Deze cellen worden bij het schrijven leeggemaakt.',
  kgsTotalsUnknown: 'De eindstand is niet te bepalen: {why}',

  kgsWinsBeyondRounds:
    'In {address} staan {found} gewonnen partijen, meer dan er ronden zijn gespeeld ({limit}).',
  kgsSodosBeyondSos:
    'In {address} staat een SODOS van {found}, meer dan de SOS van die rij ({limit}), waar het een deel van is.',
  kgsTooManyWins:
    'Samen zijn er {found} partijen gewonnen, meer dan er gespeeld kunnen zijn ({limit}).',
  kgsTooFewWins:
    'Samen zijn er {found} partijen gewonnen, maar dat zijn er {limit}, één per partij, tenzij iemand een ronde heeft gemist of een partij geen winnaar had.',
  kgsSosBeyondWins: 'De SOS zijn samen {found}, meer dan ronden × som van gewonnen ({limit}).',
  kgsSosUnbalanced:
    'De SOS zijn samen {found}, maar dat is ronden × som van gewonnen ({limit}), tenzij iemand een ronde heeft gemist.',
  kgsSodosUnbalanced:
    'De SODOS zijn samen {found}, maar dat is de som van gewonnen × niet gewonnen ronden ({limit}), tenzij iemand een ronde heeft gemist.',

  kgsSheetYear: 'Jaar',
  kgsSheetCalculator: 'Puntentabel',
  kgsSheetEngines: 'Engines',
  kgsSheetTotals: 'Eindstand',
  kgsYearPlayers: 'Spelers',
  kgsYearPoints: 'Gegeven punten',
  kgsYearCheck: 'Klopt er iets niet?',
  kgsYearLook: 'zie het blad',
  kgsYearNote: 'Vul van elk toernooi ronden, bordgrootte en uren hoofdbedenktijd in; F volgt.',
  kgsYearNoteResults:
    'Spelers, punten en controle komen van het uitslagenblad, zodra het toernooi in het deelvenster is toegevoegd.',
  kgsBoardRefusal: 'Het bord is 19, 13 of 9.',
  kgsFRefusal: 'Kies de F van een toernooi van het jaar.',
  kgsEventRefusal: 'Kies een toernooi van het jaar, of laat het leeg voor alle toernooien.',
  kgsPointsOfYear: 'Punten voor het hele jaar',
  kgsCalculatorNote:
    'Kies F in B1 om punten op te zoeken. Punten in rij 2 gelden voor elk toernooi; zolang die leeg is, geldt de tabel hieronder: een reconstructie van scoring.xls.',
  kgsOwnTable: 'Eigen tabel voor één toernooi',
  kgsOwnTableNote:
    'Kies het toernooi en vul dan per aantal spelers een rij in met de punten van elke plaats.',
  kgsPlayersHeading: 'Spelers',
  kgsEnginesTitle: 'Engines achter de accounts',
  kgsEnginesNote:
    'Een account zonder rij is zijn eigen engine. Een rij met een toernooi geldt alleen daar en gaat voor een rij zonder.',
  kgsEvent: 'Toernooi',
  kgsEngine: 'Engine',
  kgsTotalsTitle: 'Kampioenschap {year}',
  kgsTotalsTitlePlain: 'Kampioenschap',
  kgsLeftOutOne: 'regel in kolom F telt niet mee in de eindstand',
  kgsLeftOutMany: 'regels in kolom F tellen niet mee in de eindstand',
  kgsTotalsNote:
    'De eindstand volgt de uitslagenbladen via formules. ‘Toernooi toevoegen’ schrijft rechts de verwijzingen ernaar.',
  kgsPoints: 'Punten',
  kgsPlace: 'Plaats',
  kgsSheetPlayers: 'Spelers die tellen',
  kgsFromOwnTable: 'Punten naar de eigen tabel voor dit toernooi op het blad met de puntentabel.',
  kgsFromYearPoints: 'Punten naar de rij voor het hele jaar op het blad met de puntentabel.',
  kgsFromReconstruction:
    'Punten naar F en spelers: een reconstructie van de puntentabel in scoring.xls.',
  kgsOutOfOrder:
    'Een verbetering heeft de volgorde veranderd: sorteer de rijen op gewonnen, SOS en SODOS om weer plaatsen te zien. De punten kloppen.',
  kgsNotCounted: 'Telt niet: verwijderd voor het einde na minder dan de helft van de partijen',

  kgsPreviewF: 'F {F}, {players} spelers.',
  kgsPreviewPlayers: '{players} spelers.',
  kgsPreviewPointsOf: '{accounts}: {points} punten',
  kgsRow: 'Rij',
  kgsPreviewStandings: 'Stand en punten',
  kgsPreviewWhy: 'Waarom',
  kgsPreviewNotCounted: 'Tellen niet als spelers',
  kgsPreviewNotCountedLine: '{account}: verwijderd na {played} van {scheduled} partijen.',
  kgsPreviewYear: 'Het jaar met dit toernooi',
  kgsPreviewTotal: 'Totaal',
  kgsPreviewEvents: 'Toernooien',
};
