import type { Translated } from '../../texts';
import type { kgs as english } from '../../en/kgs/pane';

/** Dutch: the championship year of KGS. */
export const kgs: Translated<typeof english> = {
  kgsYearName: 'Jaar',
  kgsYearNameHint: 'Komt boven de eindstand, bijvoorbeeld 2010.',
  kgsRule: 'Punten per plaats',
  kgsRuleCalculator: 'Afhankelijk van factor F en het aantal spelers (2010)',
  kgsRuleRow: 'In elk toernooi gelijk (2012 tot en met 2016)',
  kgsRowPoints: 'Punten voor de 1e, 2e, 3e plaats…',
  kgsRowPointsHint: 'Gehele getallen met spaties, bijvoorbeeld 8 5 3 2 1.',
  kgsReconstruction:
    'Van de oorspronkelijke puntentabel is maar één rij bewaard (F 60, 14 spelers: 8, 4, 2, 1). De rest is een reconstructie. Eigen punten kun je altijd op het blad invullen.',

  kgsYearThere:
    'Deze werkmap heeft al een kampioenschapsjaar. Gebruik een nieuwe werkmap voor een ander jaar. Heb je de bladen verwijderd, verwijder dan ook de namen die met KGS_ beginnen via Namen beheren.',
  kgsRowPointsBad:
    '‘{content}’ is niet te gebruiken als punten. Typ hoogstens {most} gehele getallen, bijvoorbeeld 8 5 3 2 1.',

  kgsResults: 'Uitslagen',
  kgsResultsHint:
    'Account, gewonnen partijen, SOS en SODOS van alle deelnemers. Is er iemand verwijderd, zet er dan een markering en de gespeelde partijen bij.',

  kgsTournamentNew: 'Nieuw toernooi',
  kgsTournamentChoose: 'Kies een toernooi',
  kgsTournamentStep: 'Het toernooi',
  kgsTournamentLine: '{name}: {board} × {board}, {rounds} {rounds?ronde|ronden}, {time}',
  kgsTimeHours: '{hours} uur',
  kgsTimeMinutes: '{minutes} min',
  kgsTournamentName: 'Naam',
  kgsRounds: 'Ronden',
  kgsRoundsHint: 'Tel beslissingsronden niet mee.',
  kgsTieBreaks: 'Beslissingsronden',
  kgsTieBreaksHint: 'Leeg = 0. Deze tellen niet mee voor F.',
  kgsBoard: 'Bordgrootte',
  kgsBoardChoose: 'Kies een grootte',
  kgsHours: 'Bedenktijd (uren)',
  kgsHoursHint: 'Per speler, bijvoorbeeld 0,5, 0:30, 30 min of 3 uur.',
  kgsDate: 'Datum',
  kgsDateHint: 'Bijvoorbeeld 2012-07-15, of 2012-07. Mag leeg blijven.',
  kgsDateBad: '‘{content}’ is geen datum. Typ jaar-maand-dag, bijvoorbeeld 2012-07-15.',
  kgsOwnPoints: 'Punten voor dit toernooi alleen',
  kgsOwnPointsHint: 'Leeg = de punten van het jaar. Bijvoorbeeld 10 6 4 2.',

  kgsEnginesAsked: 'Welke engine speelt met {count?dit account|deze accounts}?',
  kgsEnginesAskedHint: 'Nieuw dit jaar. Kies een van de engines, of houd een nieuwe.',
  kgsEngineNew: '{account} (nieuw)',
  kgsEngineOther: 'Een nieuwe engine met een andere naam',
  kgsEngineName: 'Engine van {account}',
  kgsEnginesFirstHint:
    'Elk account is zijn eigen engine. Geef de naam van de engine waar die anders is; dezelfde naam voegt accounts samen.',
  kgsEngineLike: 'Lijkt op {account} (engine {engine}).',
  kgsEngineUnlike: 'Geen bekend account lijkt erop.',
  kgsEnginesFull:
    '{address} heeft geen ruimte voor {count} {count?rij|rijen} meer. Voeg rijen in boven de laatste.',

  kgsNoYear: 'Deze werkmap heeft nog geen kampioenschapsjaar. Kies eerst ‘Jaar starten’.',
  kgsYearPartGone:
    'De naam {name} ontbreekt; de bladen van het jaar zijn dus niet compleet. Maak de verwijdering ongedaan, of start het jaar opnieuw in een nieuwe werkmap.',
  kgsYearShape:
    'In {address} ({name}) zijn rijen of kolommen toegevoegd of verwijderd. Maak dat ongedaan.',
  kgsNameMissing: 'Het toernooi heeft geen naam. Typ een naam, of kies een toernooi uit {address}.',
  kgsNameTaken: 'Er is al een toernooi met de naam ‘{name}’ ({address}). Kies dat uit de lijst.',
  kgsHasResults:
    '‘{name}’ ({address}) heeft al uitslagen. Verbeter die op het uitslagenblad, of verwijder dat blad om ze opnieuw toe te voegen.',
  kgsPointsList: 'Punten',
  kgsPointsListHint: 'Account en punten van iedereen die punten kreeg.',
  kgsFromEntered: 'Punten: zoals ingevoerd, zonder stand.',
  kgsShowTotals: 'Eindstand tonen',
  kgsAddAnother: 'Nog een toevoegen',
  kgsNameAbove: 'Uit de kop boven de lijst.',
  kgsNoTournaments: 'Dit jaar heeft nog geen toernooi. Voeg er eerst een toe.',
  kgsNoneChosen: 'Er is geen toernooi gekozen. Kies een van de toernooien in {address}.',
  kgsTitleRemoved: '{name} verwijderd',
  kgsTitleMoved: '{name} verplaatst',
  kgsTitleEdited: '{name} gewijzigd',
  kgsRemoveSheetStays:
    'Het uitslagenblad van ‘{name}’ blijft in de werkmap en telt niet meer mee. Verwijder het als je het niet nodig hebt.',
  kgsRemoveNameless:
    'De namen van ‘{name}’ ({address}) zijn weg, dus de regels in de eindstand zijn niet van andere te onderscheiden. Verwijder eerst het uitslagenblad en daarna hier het toernooi.',
  kgsRemoveWhat:
    'De kolom van het jaar, de regels in de eindstand en de kolom van de jaartabel worden gewist: {name}.',
  kgsPreviewWithout: 'Eindstand zonder dit toernooi',
  kgsMoveDate: 'Nieuwe datum',
  kgsMoveDateHint: 'Leeg = de datum blijft. Bijvoorbeeld 2012-07-15, of 2012-07.',
  kgsMovePlace: 'Plaats in de jaartabel',
  kgsMoveByDate: 'Alle toernooien op datum',
  kgsMoveLast: 'Achteraan',
  kgsMoveBefore: 'Voor {name}',
  kgsMoveOrder: 'Volgorde in de jaartabel',
  kgsMoveNothing: '‘{name}’ staat daar al. Typ een andere datum of kies een andere plaats.',
  kgsEditNothing: 'Aan ‘{name}’ is niets gewijzigd. Wijzig eerst een veld.',
  kgsNameTakenHere: 'Er is al een toernooi met de naam ‘{name}’ ({address}). Typ een andere naam.',
  kgsChanges: 'Wijzigingen',
  kgsDetail: 'Gegeven',
  kgsBefore: 'Nu',
  kgsAfter: 'Nieuw',
  kgsRenamedRows: '{count} {count?cel|cellen} met de oude naam {count?volgt|volgen} mee.',
  kgsYearFull: 'Een jaar heeft plaats voor {most} toernooien en {address} is vol.',
  kgsFieldEmpty: '{address} is leeg. Vul een waarde in.',
  kgsHoursNeeded: '{address}: ‘{content}’ is geen bedenktijd. Typ uren, zoals 12, 0:30 of 30 min.',
  kgsHoursTime:
    '{address} is opgemaakt als tijd: Excel rekent {shown} als deel van een dag. Maak de cel op als Tekst en typ dan {hours}.',
  kgsHoursPart:
    '{address}: {content} kan een tijd zijn, want Excel rekent 12:00 als 0,5. Maak de cel op als Tekst en typ dan uren, zoals 12, 0:30 of 30 min.',
  kgsHoursAboveZero: '{address}: {content} uur is te kort. Typ meer dan 0.',
  kgsPlayedNeeded:
    '‘{account}’ ({address}) is verwijderd. Vul de gespeelde partijen in, om te zien of dat ten minste de helft is.',
  kgsNoWins: '{address}: nog niemand heeft een partij gewonnen. Vul eerst de uitslagen in.',
  kgsNobodyCounts: 'Niemand in {address} telt als speler: iedereen is te vroeg verwijderd.',
  kgsLinesFull:
    '{address} heeft geen ruimte voor nog {count} {count?regel|regels}. Een jaar heeft er {most}. Gebruik een andere werkmap.',
  kgsRefused: 'Uit {address}: {why}',
  kgsNotInTable:
    '{tournament}: de eigen puntentabel ({address}) heeft geen rij voor {players} {players?speler|spelers}. Voeg die rij toe, of wis de tabel.',
  kgsPointsNeeded: '{address}: ‘{content}’ is geen puntenaantal. Typ een geheel getal, 0 of hoger.',
  kgsPlayersNeeded:
    '{address}: ‘{content}’ is geen aantal spelers. Typ een geheel getal, 1 of hoger; elk aantal één keer.',

  kgsEngineIncomplete: '{address} is niet compleet. Vul een account en de engine in.',
  kgsEngineTwice:
    '‘{content}’ ({address}) staat al in een rij erboven, voor hetzelfde toernooi. Er telt er maar één mee: verwijder de andere.',
  kgsEngineUnplayed:
    '‘{content}’ ({address}) heeft geen uitslagen. Controleer de spelling, of laat het staan als het account nog moet spelen.',
  kgsEngineEvent:
    '‘{content}’ ({address}) is geen toernooi van dit jaar. Kies er een uit de lijst.',
  kgsEngineEventRenamed:
    '‘{content}’ ({address}) heet nu ‘{name}’: de uitgeleende accounts tellen als zichzelf. Kies ‘Toernooi wijzigen’ en ‘{name}’: de accounts gaan mee.',
  kgsNamesAt: '{names} ({address})',
  kgsHomeCheck:
    '{cells} op het blad: geen getal of markering, dus niet meegeteld. Verbeter het daar.',
  kgsHomeOutside:
    'Op het blad buiten de lijst, dus niet meegeteld: {names}. Voeg een rij in de lijst in en zet het daar.',
  kgsHomeIncomplete: 'Op het blad zonder gewonnen partijen, SOS of SODOS: {names}. Vul ze daar in.',
  kgsHomePointsMissing: 'Op het blad zonder punten: {names}. Vul ze daar in.',
  kgsHomeCellsGone:
    '{cells} op het blad: formule gewist of overschreven. Maak dat ongedaan, of haal het toernooi uit het jaar en voeg het met zijn lijst opnieuw toe.',
  kgsHomeYearGone:
    '{cells} boven deze controle: formule gewist of overschreven. Maak dat ongedaan, of haal het toernooi uit het jaar en voeg het met zijn lijst opnieuw toe.',
  kgsHomeInTheWay: '{cells} op het blad: staat in de weg van wat berekend wordt. Maak leeg.',
  kgsShareCheck:
    'De controle boven de eindstand zegt niet OK, dus mogelijk ontbreekt er iets. Kijk daar voordat je de eindstand deelt.',
  kgsHomeGone:
    'Het uitslagenblad is verwijderd. Voeg het toernooi opnieuw toe, of haal het uit het jaar.',
  kgsLinesLost:
    'De regels van {names} op {sheet} zijn verwijderd en tellen dus niet mee in de eindstand. Maak dat ongedaan, of haal het toernooi uit het jaar en voeg het opnieuw toe.',
  kgsLinesLeftOut:
    '{what} toont {error} en telt daardoor niet mee in de eindstand. Herstel het uitslagenblad erachter.',
  kgsLineIncomplete:
    'In {address} ontbreekt een account, een toernooi of het aantal punten: die regel telt niet mee in de eindstand. Zie de controle op het uitslagenblad.',
  kgsSheetGone:
    'Het uitslagenblad van {what} is verwijderd. Bij het schrijven worden deze cellen gewist.',
  kgsTotalsUnknown: 'De eindstand is niet te berekenen. {why}',

  kgsWinsBeyondRounds:
    '{address}: {found} gewonnen in {limit} {limit?ronde|ronden}. Dat is te veel.',
  kgsSodosBeyondSos:
    '{address}: SODOS is {found} en SOS maar {limit}. SODOS is een deel van SOS en kan niet hoger zijn.',
  kgsTooManyWins:
    'Samen {found?is er|zijn er} {found} {found?partij|partijen} gewonnen, maar er {limit?is|zijn} er hoogstens {limit} gespeeld.',
  kgsTooFewWins:
    'Samen {found?is er|zijn er} {found} {found?partij|partijen} gewonnen; verwacht {limit}, één per partij. Dat klopt alleen als iemand een ronde miste of een partij geen winnaar had.',
  kgsSosBeyondWins:
    'De SOS-waarden zijn samen {found}. Hoogstens mogelijk is {limit} (ronden × som van gewonnen).',
  kgsSosUnbalanced:
    'De SOS-waarden zijn samen {found}; verwacht {limit} (ronden × som van gewonnen). Dat klopt alleen als iemand een ronde miste.',
  kgsSodosUnbalanced:
    'De SODOS-waarden zijn samen {found}; verwacht {limit} (de som van gewonnen × niet gewonnen ronden). Dat klopt alleen als iemand een ronde miste.',

  kgsSheetYear: 'Jaar',
  kgsSheetCalculator: 'Puntentabel',
  kgsSheetEngines: 'Engines',
  kgsSheetTotals: 'Eindstand',
  kgsYearPlayers: 'Spelers',
  kgsYearPoints: 'Toegekende punten',
  kgsWinner: 'Winnaar',
  kgsOwnPointsOf: 'Eigen punten, plaats {place}',
  kgsDateRefusal: 'Typ een datum, bijvoorbeeld 2012-07-15.',
  kgsWholePointsRefusal: 'Typ een geheel getal, 0 of hoger.',
  kgsYearNote: 'Vul per toernooi ronden, bordgrootte en bedenktijd in. F wordt berekend.',
  kgsYearNoteResults:
    'Spelers, punten en controle komen van het uitslagenblad, nadat je het toernooi in het deelvenster hebt toegevoegd.',
  kgsYearNotePoints:
    'Eigen punten van een toernooi gaan voor die van het jaar. Leeg = de punten van het blad Puntentabel.',
  kgsHoursRefusal: 'Typ uren, zoals 12, 0:30 of 30 min.',
  kgsBoardRefusal: 'Typ 19, 13 of 9.',
  kgsFRefusal: 'Kies de F van een toernooi van dit jaar.',
  kgsEventRefusal: 'Kies een toernooi van dit jaar, of laat dit leeg voor alle toernooien.',
  kgsPointsOfYear: 'Punten voor het hele jaar',
  kgsCalculatorLookUp: 'Kies F in B1 om punten op te zoeken.',
  kgsCalculatorNote:
    'Rij 2 geldt voor elk toernooi. Leeg: de tabel hieronder (reconstructie van scoring.xls).',
  kgsOwnTable: 'Eigen punten voor één toernooi',
  kgsOwnTableNote: 'Kies het toernooi en vul per aantal spelers een rij in.',
  kgsPlayersHeading: 'Spelers',
  kgsEnginesTitle: 'Accounts en engines',
  kgsEnginesUnusable: 'Niet gebruikt, zie Controle naast de accounts',
  kgsEngineIncompleteHere: 'Vul account en engine in',
  kgsEngineNoEventHere: 'Geen toernooi van dit jaar',
  kgsEngineUnplayedHere: 'Account heeft niet gespeeld',
  kgsEnginesUnclaimed: 'Accounts zonder rij',
  kgsEngineTwiceHere: 'Staat al in een rij hierboven',
  kgsEnginesNote:
    'Een account zonder rij is zijn eigen engine. Een rij met een toernooi geldt alleen voor dat toernooi en gaat voor.',
  kgsTotalsTitle: 'Kampioenschap {year}',
  kgsTotalsTitlePlain: 'Kampioenschap',
  kgsLeftOutOne: 'regel rechts telt niet mee in de eindstand',
  kgsLeftOutMany: 'regels rechts tellen niet mee in de eindstand',
  kgsSheetTable: 'Jaartabel',
  kgsTableNote: 'De punten van elke engine per toernooi. De tabel volgt elke verbetering.',
  kgsResultsDeleted: 'Uitslagenblad verwijderd',
  kgsTableLeftOutOne: 'regel op het blad met de eindstand telt niet mee',
  kgsTableLeftOutMany: 'regels op het blad met de eindstand tellen niet mee',
  kgsTableGone:
    'Het blad met de jaartabel is verwijderd (naam {name}). Kies ‘Jaartabel maken’ om de tabel opnieuw te schrijven.',
  kgsPutBack: '{what} Of kies ‘Jaartabel maken’: dat zet de formule terug.',
  kgsTitlePutBack: 'Formules teruggezet',
  kgsTableThere: 'Dit jaar heeft al een jaartabel ({address}).',
  kgsTotalsNote:
    'De eindstand wordt bijgewerkt vanuit de uitslagenbladen. ‘Toernooi toevoegen’ zet rechts de verwijzingen.',
  kgsSheetPlayers: 'Meetellende spelers',
  kgsFactorUnknown: 'Verbeter ronden, bord en bedenktijd op het blad met de toernooien.',
  kgsPointsUnknown: 'De punten zijn niet te berekenen. Zie de fout onder Punten.',
  kgsFigureRefusal: 'Typ een getal, 0 of hoger.',
  kgsFractionRefusal: 'Typ een getal, 0 of hoger. 4½ en ¼ mogen ook.',
  kgsNotCounted: 'Telt niet mee: vroeg verwijderd, met minder dan de helft van de partijen',

  kgsPreviewF: 'F {F}, {players} {players?speler|spelers}',
  kgsPreviewPlayers: '{players} {players?speler|spelers}',
  kgsPreviewPointsOf: '{accounts}: {points} {points?punt|punten}',
  kgsPreviewStandings: 'Stand en punten',
  kgsPreviewWhy: 'Waarom',
  kgsPreviewNotCounted: 'Tellen niet mee',
  kgsPreviewNotCountedLine:
    '{account}: verwijderd na {played} van {scheduled} {scheduled?partij|partijen}',
  kgsPreviewYear: 'Eindstand met dit toernooi',
  kgsPreviewTotal: 'Totaal',
  kgsPreviewEvents: 'Toernooien',
};
