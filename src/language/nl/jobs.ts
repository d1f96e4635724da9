import type { Translated } from '../texts';
import type {
  form as englishForm,
  lists as englishLists,
  standing as englishStanding,
} from '../en/jobs';

/** Dutch: the form of a job: questions, preview, what it will write. */
export const form: Translated<typeof englishForm> = {
  stepNow: 'Stap {number}:',
  stepDone: 'Stap {number}, klaar:',

  actions: 'Acties',
  backToEvent: 'Terug naar de stand van zaken',
  nextHeading: 'Hierna',
  goSheet: 'Naar {sheet}',
  checkSays: 'In {address} staat: ‘{what}’.',
  goFirst: 'Naar het eerste',
  looksAgain: 'Kijkt vanzelf opnieuw zodra een cel verandert.',
  nextQuestion: 'Volgende vraag',
  askedCount: '{count} {count?vraag|vragen}',
  fixCount: 'Herstel eerst {count} {count?ding|dingen}',
  nothingToFix: 'Er is niets meer te herstellen',
  refusedSee: 'Herstel dit eerst: zie {list}',
  askedSee: 'Beantwoord dit eerst: zie {list}',
  cellSelected: '{address} is geselecteerd.',
  cellSelectedFirst: '{address} is geselecteerd. Met F6 kom je op het blad.',
  excelUsable: 'Je kunt Excel intussen gebruiken.',
  unfinishedTitle: 'Excel is halverwege gestopt',
  unfinishedLead: 'Een deel staat in de werkmap. Maak het ongedaan voor je verdergaat.',
  unfinishedWhere: 'Wat waar staat',
  unfinishedPart: 'mogelijk onvolledig',
  unfinishedSaid: 'Wat Excel zei',
  writesSheets: 'Schrijft {count} {count?nieuw blad|nieuwe bladen}: {sheets}',
  writesOn: 'Schrijft op {sheets}',
  writesBoth: 'Schrijft {count} {count?nieuw blad|nieuwe bladen} ({sheets}) en op {others}',

  preview: 'Voorbeeld',
  previewAgain: 'Voorbeeld vernieuwen',
  readingCalculating: 'Excel is nog aan het berekenen…',
  readAgain: 'Opnieuw lezen',
  computingPart: 'Berekenen… {percent}%',
  computingGroup: 'Groep {group} van {groups}',
  computingMeanwhile: 'Je kunt Excel intussen gebruiken.',
  refusedTitle: 'Los dit eerst op',
  askedTitle: 'Beantwoord dit eerst',
  warningsTitle: 'Controleer dit',
  planTitle: 'Wijzigingen in de werkmap',
  planSheet: 'Nieuw blad ‘{sheet}’',
  planBlocks: 'Op blad ‘{sheet}’',
  planTable: '{address} (tabel)',
  planFilter: '{address} (lijst met filterknoppen)',
  planRange: 'Cellen {address}',
  planChoices: 'Vervolgkeuzelijsten in {address}',
  planPortrait: 'Wordt staand afgedrukt',
  planLandscape: 'Wordt liggend afgedrukt',
  planNames: 'Gedefinieerde namen: {names}',
  planMoves: 'De naam {name} staat straks voor {address}',
  planKept: 'ongewijzigd',
  moreRows: 'Nog {count} {count?rij|rijen}',
  moreColumns: 'Nog {count} {count?kolom|kolommen}',
  blockCells: 'Voorbeeld van {address}',
  overwriteTitle: 'Bestaande gegevens vervangen?',
  overwriteOne: '1 cel bevat al gegevens:',
  overwriteMany: '{count} cellen bevatten al gegevens:',
  overwriteCell: '{address}: ‘{content}’',
  overwriteMore: 'en nog {count}',
  changedTitle: 'Er is niets geschreven, omdat de werkmap na het voorbeeld is gewijzigd:',
  pageOf: 'Pagina {page} van {pages}',
  pastedTooLong:
    '{count} tekens geplakt; er kunnen er hoogstens 1.000.000 tegelijk worden gelezen. Plak alleen de tabellen.',
  pastedPart: 'Alleen het begin staat hier; alle {count} tekens tellen mee.',
  pastedRemove: 'Verwijder deze tekst',
  draftTooLong:
    'Deze tekst is te lang om te bewaren als het deelvenster sluit. Plak de tekst dan opnieuw.',
  shareText: 'Voor berichten',
  shareHtml: 'Voor een website (HTML)',
  shareCopyText: 'Tekst kopiëren',
  shareCopyHtml: 'HTML kopiëren',
  shareCopied: 'Gekopieerd.',
  shareHint: 'Namen gaan waarheen je ze plakt.',
  sharePage: 'Eén pagina voor wand, projector en website',
  sharePageWhat:
    'Bewaart één bestand dat elke browser opent. De knop erin vult het scherm en slaat zelf de pagina’s om.',
  sharePageAddress: 'Adres voor een QR-code',
  sharePageAddressHint: 'Waar spelers de pagina vinden. Leeg = geen code.',
  sharePageNoAddress: 'Dat is geen webadres. Begin met https://.',
  sharePageLongAddress: 'Dit adres is te lang voor een QR-code. Typ een korter adres.',
  sharePageSave: 'Pagina bewaren',
  sharePageFull: 'Scherm vullen',
  sharePageSaved:
    'Het bestand staat bij de downloads. Heeft Excel niets bewaard, open dit deelvenster dan in Excel op het web.',
  sharePageFailed:
    'De pagina is niet gemaakt: onderdelen zijn niet geladen. Controleer de verbinding en probeer het opnieuw.',
};

/** Dutch: lists that a job reads, their columns and cells. */
export const lists: Translated<typeof englishLists> = {
  cellNeedsText: '{address}: ‘{content}’ is geen tekst. Typ tekst.',
  cellNeedsNumber: '{address}: ‘{content}’ is geen getal. Typ een getal.',
  dateNoDay:
    'Datum: ‘{content}’ is geen dag. Zo komt het op de bladen; typ voor een dag jaar-maand-dag, bijvoorbeeld 2026-03-14.',
  cellIsDate:
    'Excel maakte in rij {row} een datum van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  cellDateForNumber:
    '{address} bevat een datum ({content}), geen getal. Maak de kolom op als Getal en typ dan het getal.',
  cellNeedsWhole: '{address}: {content} is geen geheel getal. Typ een geheel getal.',
  cellAtLeast: '{address}: {content} is te laag. Typ {limit} of hoger.',
  cellAtMost: '{address}: {content} is te hoog. Typ {limit} of lager.',
  cellNeedsMark: '{address}: ‘{content}’ is geen markering. Typ x of ja, of laat de cel leeg.',
  cellNeedsOneOf: '{address}: ‘{content}’ kan hier niet. Kies uit: {allowed}.',
  cellBlank: '‘{name}’ ontbreekt in {address}. Vul dit in elke rij in.',
  cellLooksBlank: '{address} lijkt leeg maar bevat onzichtbare tekens. Wis de cel.',
  cellError: '{address} toont {error}. Los dat eerst op.',
  cellSpills:
    '{address} toont {error}: er staat iets in de cellen die de formule vult. Maak de cellen ernaast en eronder leeg.',
  cellFrom1904:
    '{address} toont {content}, maar deze werkmap telt dagen vanaf 1904: het getal staat voor een dag vier jaar eerder. Geef de cel de notatie Tekst en typ de datum opnieuw.',
  formulasTooNew:
    '{count} {count?formule|formules} op {sheets} {count?zou|zouden} in deze Excel fouten of verkeerde cijfers tonen, {address} als eerste. Schrijf vanuit Excel voor het web (gratis) of Excel 2021 of nieuwer.',
  cellPending: '{address} toont {error}: Excel berekent dit nog. Wacht en lees dan opnieuw.',
  cellMerged:
    '{address} hoort bij de samengevoegde cellen {merged}. Hef die samenvoeging eerst op.',
  cellThousands:
    '{address}: ‘{content}’ kan {whole} betekenen. Typ het getal zonder punt of komma voor duizendtallen.',
  cellTextNumber: '{address}: de tekst ‘{content}’ is gelezen als getal.',
  cellsTextNumber:
    '{name}: {count} getallen in tekstcellen zijn gelezen als getal; het eerste, ‘{content}’, in {address}.',
  cellsAlike: '{why} Hetzelfde geldt voor {others}.',
  cellsMore: 'nog {count} {count?cel|cellen}',
  cellOrLeaveOut:
    '{why} Of laat ‘{name}’ weg als die niet nodig is: kies daarvoor ‘Geen’ bij Kolommen.',
  placeIsDate:
    '{address} bevat een datum, misschien {first}/{last} voor een gedeelde plaats. Maak de kolom op als Tekst en typ het opnieuw, of {first} voor elk.',
  placeBad: '{address}: ‘{content}’ is geen plaats. Typ 3, T3, of 2/3 bij gelijke stand.',
  placeAstray:
    '{address}: plaats {place}, maar na wie erboven staat komt plaats {expected}. Verbeter het.',
  optionEmpty: '{name} is leeg. Vul een waarde in.',
  nameTwice: '‘{name}’ staat in {address} en in {before}. Elke naam mag maar één keer voorkomen.',
  numberTwice: 'Nummer {name} staat in {address} en in {before}. Elk nummer hoort bij één speler.',
  namesAlike: '‘{two}’ ({address}) lijkt op ‘{one}’ ({before}). Zijn dit twee personen?',
  columnMissing: 'Geen kolom gevonden voor ‘{name}’. Kies die bij Kolommen.',
  columnGone:
    '{sheet} heeft geen kolom ‘{name}’ meer. Maak ongedaan wat die verwijderde, of typ de kop opnieuw.',
  columnMissingEither:
    'Geen kolom gevonden voor ‘{name}’ of ‘{other}’. Kies er een onder Kolommen.',
  columnAmbiguous: 'Meer dan één kolom kan ‘{name}’ zijn. Kies er een bij Kolommen.',
  columnTwice:
    'Kolom {column} is gekozen voor ‘{one}’ en voor ‘{two}’. Kies voor een van beide een andere kolom.',
  hiddenUndecided:
    '{address} heeft {count} verborgen of weggefilterde {count?rij|rijen}. Kies of die meetellen.',
  listSemicolons:
    '{address} bevat een hele regel met puntkomma’s: splits de kolom eerst (Gegevens, Tekst naar kolommen).',
  listGoesOn:
    'Na een lege rij gaat het verder, vanaf {next}: alleen {address} is gelezen. Hoort dat erbij, selecteer dan alles.',
  listPassedOver: 'Rij {row}, ‘{content}’, telt niet mee: er staat geen naam.',
  listTotals:
    '‘{name}’ ({address}) lijkt een totaalregel, en is gelezen als naam. Laat hem weg als het er een is.',
  listEmpty: '{address} heeft geen gevulde rijen onder de kopteksten.',

  dayAndMonth: '{first}-{second}',
  dayInFull: '{day} {month} {year}',

  openPoints: 'Wat de bronnen openlaten',
  shareSummary: 'Delen: {what}',
  formatKnown: 'Wat van dit formaat bekend is, en wat niet',
  shareSheet: 'Blad',
  shareNothing:
    'Er is geen lijst gevonden om te delen. Maak die eerst, of ga naar het blad en kijk opnieuw.',
  shareParted:
    '{address} meldt dat kolommen zijn ingevoegd of verwijderd, dus getallen staan onder andere koppen. Maak dat ongedaan, of verwijder de nieuwe kolommen.',
  shareGone:
    '{address} meldt dat een formule van deze lijst is gewist of overschreven, dus er ontbreken getallen. Maak dat ongedaan.',
  checkGone:
    '{address}: de formule van de controle is gewist of overschreven. Maak dat ongedaan, of open een eerder bestand.',
  shareEmptied: 'Maak ongedaan wat daar is gewist, of verwijder dat blad.',
  shareEmpty: '{sheet} heeft kopteksten zonder gevulde rijen eronder.',

  listMissing: 'Selecteer eerst ‘{list}’.',

  readByHand:
    'Deze werkmap rekent niet vanzelf: uitkomsten van formules kunnen oud zijn. Druk op F9 en lees opnieuw.',
  readWhileCalculating:
    'Excel berekende nog toen dit werd gelezen: uitkomsten kunnen oud zijn. Lees opnieuw als het klaar is.',

  useSelectionFor: 'Geselecteerde cellen gebruiken voor ‘{list}’',
  typedPlace: 'of typ een bereik, tabel of naam',
  readTyped: 'Inlezen',
  readTypedFor: '‘{list}’ inlezen uit het getypte bereik',
  withoutList: 'Doorgaan zonder deze lijst',
  listRead: '{rows} {rows?rij|rijen} in {address}',
  listReadPlayers: '{rows} {rows?speler|spelers} in {address}',
  headerRow: 'Koprij',
  headerInRow: 'Rij {row}',
  headerNone: 'Geen kopteksten: elke rij bevat gegevens',
  columnWhich: 'Welke kolom is ‘{name}’?',
  columnFrom: '{name} uit ‘{heading}’',
  columnsUnused: 'niet gebruikt: {titles}',
  columnsAll: 'Alle kolommen',
  columnsRest: 'Meer kolommen',
  columnOpen: 'Kies er een',
  columnsHeaded: 'Kolommen die het kunnen zijn: {columns}.',
  noColumn: 'Geen',
  fieldOptional: '{name} (optioneel)',
  otherColumns: 'Niet gebruikt: {titles}',
  columnsAbsent: 'Niet gegeven: {names}',
  columnsChange: 'Wijzigen',
  columnsChangeOf: 'De kolommen van ‘{list}’ wijzigen',
  tableRows: '{rows} {rows?rij|rijen}',
  moreTables: 'Nog {count} {count?tabel|tabellen} tonen',
  hiddenQuestion:
    '{count} {count?rij is|rijen zijn} verborgen of weggefilterd. {count?Telt die|Tellen die} mee?',
  columnResembles: 'Kolom {column}, ‘{heading}’, wordt niet gebruikt. Is dat ‘{name}’?',
  columnResemblesYes: 'Ja, dat is ‘{name}’',
  columnResemblesNo: 'Nee, iets anders',
  hiddenUse: 'Ja, meetellen',
  hiddenSkip: 'Nee, weglaten',
};

/** Dutch: where the events of a workbook stand. */
export const standing: Translated<typeof englishStanding> = {
  runNameNK: 'NK',
  runNameKGS: 'KGS-kampioenschap',
  runNameKUKSU: 'Kuksu-groepen',

  runNamed: '{name}',
  runFix: 'Herstel eerst {count} {count?ding|dingen}',
  runLate: 'Nog {count} {count?speler|spelers} toe te voegen',
  runAddLate: '{count} {count?speler|spelers} toevoegen',

  runNext: 'Ronde {round} van {rounds} is aan de beurt',
  runMissing: 'Ronde {round}: nog {count} {count?uitslag|uitslagen}',
  runPlayOffNext: 'De beslissingspartij is aan de beurt',
  runPlayOffMissing: 'De beslissingspartij loopt',
  runPlayedAll: 'Alle {rounds} {rounds?ronde is|ronden zijn} gespeeld',
  runChampion: '{name} is kampioen',
  runPairRound: 'Ronde {round} indelen',
  runRest: 'Ronde {round}: {count} {count?speler|spelers} nog niet ingedeeld',
  runPairRest: 'Rest van ronde {round} indelen',
  runPairPlayOff: 'Beslissingspartij indelen',
  runBoard: 'Tafel {board}',
  runGoBoard: 'Naar tafel {board}',
  runResultsIn: '{count} van de {all} {count?is|zijn} binnen.',
  runResultsInNext:
    '{count} van de {all} {count?is|zijn} binnen. Na de laatste kan ronde {round} worden ingedeeld.',
  runPlayers: '{count} {count?speler|spelers}',
  runAbsent: '{count} afwezig in ronde {round}',
  runCandidates: '{count} {count?titelkandidaat|titelkandidaten}',
  runBeforeRound1: 'voor ronde 1',
  runStandingsWritten: 'na ronde {round}, geschreven',
  runStandingsToWrite: 'na ronde {round}, nog niet geschreven',
  runStandingsOld: 'na ronde {round}, geschreven voor een wijziging',
  runStandingsAgain: 'De stand is geschreven voordat een uitslag veranderde.',
  runRightsAgain: 'De rechten zijn geschreven voordat een uitslag veranderde.',
  runRightsWritten: 'geschreven',
  runRightsGained: 'volgens de uitslagen van nu ook: {gained}',
  runRightsLost: 'volgens de uitslagen van nu niet meer: {lost}',
  runRightsBoth: 'volgens de uitslagen van nu ook: {gained}; niet meer: {lost}',
  runRightsOld: 'geschreven voor een wijziging',
  runPairedBefore: 'ingedeeld voor een wijziging: {count?tafel|tafels} {boards}',
  runRoundLine: 'ronde {round}',
  runPairingLine: 'indeling van ronde {round}',
  runPairAgain: 'deel van ronde {round} opnieuw',
  runResultsLine: 'uitslagen van ronde {round}',
  runTitleOpen: '{count} {count?kandidaat|kandidaten}',
  runTitleDecided: 'beslist',
  runRounds: '{count} {count?ronde|ronden} tot nu toe',
  runKnownAfter: 'bekend na ronde {round}',
  runKnown: 'nu bekend',
  runPlayersSheet: 'Spelers',
  runPlayersWhat: 'later instappen, stoppen, afwezig',

  runTournaments: '{count} {count?toernooi|toernooien} tot nu toe',
  runTournamentFirst: 'Het eerste toernooi is aan de beurt',
  runTournamentNext: '{name} is aan de beurt',
  runTournamentsLine: '{count} {count?toernooi|toernooien}; voeg het volgende toe',
  runYearFull: 'Het jaar is vol: {count} {count?toernooi|toernooien}',
  runAddNamed: '{name} toevoegen',
  runYearSheet: 'Jaar',
  runYearWhat: 'toernooien en hun instellingen',
  runEngines: 'Engines',
  runEnginesWhat: 'accounts die onder een andere naam spelen',

  runCycleMissing: 'Cyclus {cycle}: uitslagen van {count} {count?groep|groepen} ontbreken',
  runCycleComplete: 'Cyclus {cycle} is compleet',
  runCycleRanked: 'Cyclus {cycle} is gerangschikt',
  runCycleMade: 'Cyclus {cycle}: de groepen zijn gemaakt',
  runCycleMadeHint:
    'Er zijn geen kruistabellen van in deze werkmap. Rangschik uit een lijst of uit pagina’s van online-go.com.',
  runCycleHint: 'Na de laatste kunnen de groepen worden gerangschikt.',
  runLeague: 'Groep {league}',
  runGoLeague: 'Naar groep {league}',
  runGames: 'nog {count} {count?partij|partijen}',
  runLeagues: '{count} {count?groep|groepen}',
  runRankWhat: 'plaatsen, en wat ze bepaalde',
  runReplaceWhat: 'als iemand halverwege stopt',
  runGroupWhat: 'de groepen van de volgende cyclus',
};

/** Dutch: what the jobs and events of all systems say; it comes with the bundle of the first. */
export const jobs = { ...lists, ...form, ...standing } as const;
