import type { Translated } from '../texts';
import type {
  find as englishFind,
  home as englishHome,
  problems as englishProblems,
  run as englishRun,
  workbook as englishWorkbook,
} from '../en/start';
import { kgsJobs } from './kgs/jobs';
import { kuksuJobs } from './kuksu/jobs';
import { nkJobs } from './nk/jobs';
import { agaJobs } from './aga/jobs';
import { sofJobs } from './sof/jobs';
import { systems } from './general/systems';

/** Dutch: the search over functions and jobs. */
export const find: Translated<typeof englishFind> = {
  findLabel: 'Formules en taken zoeken',
  findJobs: 'Taken',
  findSystem: 'Systeem',
  findAll: 'Alles',
  foundWithJobs: '{functions}, {count} {count?taak|taken}',
};

/** Dutch: the function reference and inserting from it. */
export const home: Translated<typeof englishHome> = {
  views: 'Weergaven',
  viewRun: 'Toernooi',
  viewFunctions: 'Functies',
  viewWhy: 'Waarom',
  version: 'Versie {version}',
  helpPages: 'Help',
  helpNew: 'Wat is er nieuw',
  helpPrivacy: 'Privacy',
  checkTitle: 'Deze Excel controleren',
  helpTrouble: 'Problemen oplossen',
  helpSupport: 'Ondersteuning',
  helpInstall: 'De invoegtoepassing installeren',
  whyNothing:
    'In {address} valt niets uit te leggen: geen formule van deze invoegtoepassing, en geen getal dat een taak heeft uitgerekend.',
  explainCell: '{address} uitleggen',
  backToRun: 'Terug naar Toernooi',
  backToFunctions: 'Terug naar Functies',

  title: 'Alle functies',

  selected: 'Geselecteerd: {address}',
  selectedNothing: 'Selectie lezen…',
  selectedOther: 'Geselecteerd: meer dan één gebied, of een object',

  foundOne: '1 functie',
  foundMany: '{count} functies',
  foundNone: 'Geen functies gevonden voor ‘{query}’. Probeer minder of kortere woorden.',

  help: 'Help bij {name}',

  occupied: '{address} bevat al ‘{content}’. Vervangen?',
  insertedInto: 'Formule ingevoegd in {address}.',
  insertedTopLeft: 'Formule ingevoegd in {address}, linksboven in {selection}.',
  cancel: 'Annuleren',
  kept: 'Er is niets gewijzigd.',
  undo: 'Ongedaan maken',
  undone: 'Ongedaan gemaakt: {address} is weer zoals eerst.',
  waiting: 'Wachten op Excel. Typ je nog in een cel? Druk daar op Enter of Esc.',

  jobLoading: 'Laden…',
  jobNotLoaded:
    'Dit deel van de invoegtoepassing is niet geladen. Controleer de internetverbinding en probeer het opnieuw.',
  again: 'Opnieuw proberen',

  outside:
    'Deze pagina werkt in Excel. Open de pagina daar met de knop van de invoegtoepassing op het tabblad Start.',
  noOffice:
    'De Office-bibliotheek van Microsoft is niet geladen. Controleer de internetverbinding, sluit dit deelvenster en open het opnieuw.',
  noAnswer: 'Excel geeft dit deelvenster geen antwoord. Sluit het en open het opnieuw.',
  paneFailed: 'Er is iets misgegaan in dit deelvenster.',
  newBuild:
    'Er is een nieuwe versie van de invoegtoepassing. Wat niet is geschreven, gaat bij het laden verloren.',
  reload: 'Opnieuw laden',
  copyDetails: 'Gegevens kopiëren',
  details: 'Gegevens',
  detailsCopied:
    'Gekopieerd. De gegevens noemen de invoegtoepassing en deze Excel; er staat niets in van je werkmap.',
  detailsShown:
    'Druk op Ctrl+C om de gegevens te kopiëren. Ze noemen de invoegtoepassing en deze Excel; er staat niets in van je werkmap.',
  waitingForCell: 'Excel wacht: druk op Enter of Esc in de cel waarin je typt.',
  notAnswered: 'Excel heeft niet geantwoord.',
  stopWaiting: 'Niet langer wachten',
  takingBackLater: 'Gestopt. Wat begonnen was, wordt teruggedraaid zodra Excel weer antwoordt.',
  repairLead: 'Tonen formules van deze invoegtoepassing #NAAM? na het openen van de werkmap?',
  repair: 'Formules herstellen',
  repairing: 'De werkmap wordt doorzocht…',
  repairedNone: 'Geen formule van deze invoegtoepassing toont #NAAM?.',
  repairedOne: '1 formule hersteld.',
  repairedSheet: '{formulas} formules hersteld op 1 blad.',
  repairedMany: '{formulas} formules hersteld op {sheets} bladen.',
  repairProtected:
    'Beveiligd, daarom is daar niets gewijzigd: {sheets}. Hef de beveiliging op (tabblad Controleren) en herstel opnieuw.',
  repairLeftOne: '{address} toont nog #NAAM?. Sla de werkmap op, sluit die en open die opnieuw.',
  repairLeftMany:
    '{count} formules tonen nog #NAAM?, de eerste in {address}. Sla de werkmap op, sluit die en open die opnieuw.',
};

/** Dutch: why something could not be done, and the way out. */
export const problems: Translated<typeof englishProblems> = {
  cellEdit:
    'Er wordt nog een cel bewerkt. Druk in het blad op Enter of Esc en probeer het opnieuw.',
  accessDenied:
    'Dit blad is beveiligd of de werkmap is alleen-lezen. Hef de beveiliging op of kies een ander blad en probeer het opnieuw.',
  noSingleBlock: 'Selecteer één cel of één bereik en probeer het opnieuw.',
  sessionLost:
    'De verbinding met de werkmap is verbroken. Sluit dit deelvenster en open het opnieuw.',
  tooLarge:
    'Dit is te veel voor Excel in één keer. Selecteer minder cellen en probeer het opnieuw.',
  busy: 'Excel is bezig. Wacht even en probeer het opnieuw.',
  dialogOpen: 'Er staat een dialoogvenster open in Excel. Sluit het en probeer het opnieuw.',
  unsupported: 'Deze versie van Excel kan dit niet. Werk Excel bij en probeer het opnieuw.',
  otherProblem:
    'Excel kan dit niet uitvoeren ({hostCode}). Probeer het opnieuw. Blijft het misgaan, sluit dan dit deelvenster en open het opnieuw.',
  sheetGone: 'Er is niets gewijzigd: dat blad of die cel bestaat niet meer.',
  unexpected:
    'Er is niets gedaan: er ging iets mis in dit deelvenster. Probeer het opnieuw. Blijft het misgaan, sluit dan dit deelvenster en open het opnieuw.',
  changedMeanwhile:
    'Er is niets geschreven, omdat {address} intussen is gewijzigd. Probeer het opnieuw.',
  answerLost:
    'Het antwoord van Excel ging verloren. Bekijk {address}: wat iemand daar net had getypt, kan weg zijn.',
  editedSince: '{address} is bewerkt nadat de formule is ingevoegd, en blijft dus zoals het is.',
  textCell:
    '{address} heeft de notatie Tekst; een formule wordt daar niet berekend. Kies de notatie Standaard of selecteer een andere cel.',
  spilledCell: '{address} hoort bij het resultaat van {anchor}. Selecteer een andere cel.',
  linkedData:
    '{address} bevat een gekoppeld gegevenstype; dat kan niet worden hersteld. Selecteer een andere cel.',

  sheetUnknown: 'Er is geen blad met de naam ‘{sheet}’. Controleer de spelling.',
  placeUnknown:
    '‘{text}’ is geen bereik, tabel of naam in deze werkmap. Typ bijvoorbeeld B2:F40 of Inschrijving!A:F.',
  nameNoCells: 'De naam {name} verwijst niet naar cellen. Typ een bereik, of verwijder de naam.',
  nothingThere: '{address} is leeg. Selecteer de cellen met de lijst.',
  tooManyRows: '{address} heeft {rows} rijen; het maximum is {most}. Selecteer minder rijen.',
  tooManyCells: '{address} heeft {cells} cellen; het maximum is {most}. Selecteer minder kolommen.',

  sheetTaken:
    'Er is niets geschreven: er is nu een blad met de naam ‘{sheet}’. Vernieuw het voorbeeld.',
  sheetTakenHidden:
    'Er is niets geschreven: een verborgen blad heet ‘{sheet}’. Geef dat blad een andere naam (klik met rechts op een tab, Zichtbaar maken), of vernieuw het voorbeeld.',
  nameTaken: 'Er is niets geschreven: de naam {name} is al in gebruik. Vernieuw het voorbeeld.',
  workbookProtected:
    'Er kan geen blad bij of af, omdat de werkmapstructuur is beveiligd. Hef dat op via Controleren > Werkmap beveiligen en probeer het opnieuw.',
  sheetProtected:
    'Er is niets gewijzigd, omdat blad ‘{sheet}’ is beveiligd. Kies Controleren > Beveiliging blad opheffen en probeer het opnieuw.',
  mergedThere:
    '{address} heeft samengevoegde cellen ({merged}). Hef de samenvoeging op en probeer het opnieuw.',
  spillThere:
    '{address} wordt gevuld door de formule in {anchor}. Verwijder die formule of zet haar ergens anders, en probeer het opnieuw.',
  spillBlocked:
    'De formule in {anchor} heeft {address} leeg nodig. Wis die cellen en probeer het opnieuw.',
  sheetMissing: 'Er is niets ongedaan gemaakt: blad ‘{sheet}’ bestaat niet meer.',
  onlySheets:
    'Er is niets ongedaan gemaakt: Excel heeft nog een blad nodig. Voeg een leeg blad toe.',
  undoUnreadable:
    'Het laatste schrijven kan niet ongedaan worden gemaakt: wat daarvoor was bewaard, is gewijzigd of beschadigd. Verwijder zelf wat je niet nodig hebt.',
  draftUnreadable:
    'Wat hier eerder was getypt, is niet te lezen: het is gewijzigd of beschadigd. Het formulier begint leeg.',
  sheetTooLarge:
    'Er is niets geschreven: blad ‘{sheet}’ is te groot voor Excel in één keer. Selecteer minder rijen.',
  sheetCopied:
    'Er is niets ongedaan gemaakt: een geschreven blad is niet te onderscheiden van de kopie ervan ({sheets}). Verwijder zelf wat je niet nodig hebt.',
  mayBeHidden:
    '{sheets} is mogelijk verborgen: klik met rechts op een bladtab en kies Zichtbaar maken.',
  editedAfterWriting:
    'Er is niets ongedaan gemaakt: {address} is sindsdien bewerkt. Verwijder zelf wat je niet nodig hebt.',

  filterInTheWay: 'Er staat een filter in de weg. Wis dat filter en probeer het opnieuw.',
  mergedInTheWay:
    'Samengevoegde cellen of een draaitabel staan in de weg. Splits die cellen (Start > Samenvoegen en centreren) of verplaats de draaitabel, en probeer het opnieuw.',
  offSheet:
    'Dit zou gevulde cellen van het blad duwen. Wis de laatste rijen en kolommen van het blad en probeer het opnieuw.',
  changedElsewhere: 'Iemand anders wijzigt deze cellen. Wacht even en probeer het opnieuw.',
  undoNotSupported:
    'Deze versie van Excel kan dit niet in één stap ongedaan maken. Probeer het opnieuw.',
  stoppedWaiting:
    'Er wordt niet langer op Excel gewacht. Probeer het opnieuw als Excel weer antwoordt.',
};

/** Dutch: Home, whatever the workbook holds. */
export const run: Translated<typeof englishRun> = {
  runMoreFor: 'Verder voor {name}',
  runAlso: 'Ook in deze werkmap',
  runStart: 'Een ander toernooi beginnen',
  runStartWhat: 'bridge, AGA, KGS, NK of Kuksu',
  runReading: 'Kijken hoe ver de toernooien van deze werkmap zijn…',
  runAgain: 'Opnieuw kijken',
  runNotRead: 'Dit toernooi is niet te lezen',
  runPlaceEmpty: '{address} is leeg, maar daar hoort een deel van dit toernooi te staan.',
  runNameNoCells: 'De naam {name} staat niet meer voor de cellen van dit toernooi.',
  runPlaceGone: '{name}, een deel van dit toernooi, staat niet meer in deze werkmap.',
  runPlaceLarge:
    '{address} is te groot om te lezen. Zoek wat er ver onder of naast de lijst is getypt, en verwijder die rijen of kolommen.',
  runNotReadHint:
    'Maak ongedaan wat daar is veranderd (Ctrl+Z), of zet een oudere versie van deze werkmap terug (Bestand, Info, Versiegeschiedenis). De rest hier hangt er niet van af.',

  runWhat: 'Wat organiseer je?',
  runWhatLead: 'Kies één keer. Daarna opent dit deelvenster met je volgende stap.',
  runNK: 'Nederlands kampioenschap go',
  runNKFile: 'Nederlands kampioenschap go, uit OpenGotha',
  runNKFileWhat: 'een deelnemerslijst of heel toernooi uit een bestand van OpenGotha of Pairgoth',
  runNKWhat: 'NK: groepen, ronden, stand, titel',
  runKUKSU: 'Kuksu-cyclus',
  runKUKSUWhat: 'rangschikt de groepen en deelt de volgende cyclus in',
  runKGS: 'KGS-kampioenschap computergo',
  runKGSWhat: 'een jaar met toernooien, punten en eindstand',
  runAGA: 'AGA open sectie',
  runAGAWhat: 'go: categorie en kwalificatiepunten',
  runSOF: 'Bridgewedstrijd',
  runSOFWhat: 'toekenningen aan paren en viertallen volgens Strength of Field',
  runFunctions: 'Bekijk alle functies',
  runSample: 'Probeer het met voorbeeldgegevens',
  runSampleNK: 'een deelnemerslijst met 16 spelers, op een nieuw blad',
  runNKPlayed: 'Nederlands kampioenschap, halverwege',
  runSampleNKPlayed: '3 van 7 ronden gespeeld, op nieuwe bladen',
  runSampleKUKSU: '20 aanmeldingen, op een nieuw blad',
  runSampleKGS: 'uitslagen van een toernooi, op een nieuw blad',
  runSampleAGA: 'uitslag van 14 spelers, op een nieuw blad',
  runSampleSOF: 'scores van 12 paren, op een nieuw blad',

  runRoundsLabel: 'Ronden',
  runPlayed: 'Ronde {round}, gespeeld: naar het blad',
  runDue: 'Ronde {round}, uitslagen ontbreken: naar het blad',
  runComes: 'Ronde {round}, aan de beurt',
  runToCome: 'Ronde {round}, komt nog',
  runRoundsPlayed: '{count} van {rounds} {rounds?ronde|ronden} gespeeld',
  runShareWhat: 'als tekst en als HTML',
};

/** Dutch: working on a workbook; reading, writing and undoing, from wherever it is asked for. */
export const workbook: Translated<typeof englishWorkbook> = {
  language: 'nl',

  sourceGone: '{address} bestaat niet meer.',
  sourceMoved: 'De lijst stond in {address} en staat nu in {now}.',
  sourceChanged: '{address} is gewijzigd.',
  sourceChangedMore: 'Nog {count} gewijzigde {count?cel|cellen}.',
  sourceHidden: 'In {address} zijn nu andere rijen verborgen.',
  sourceMerged:
    '{merged} heeft samengevoegde cellen. Hef de samenvoeging op en vernieuw het voorbeeld.',

  useSelection: 'Geselecteerde cellen gebruiken',
  columns: 'Kolommen',
  sample: 'bijv. {values}',
  tableNamed: 'Tabel {table}',

  answered: '{count} van {all} beantwoord',

  options: 'Opties',
  reading: 'Werkmap lezen…',
  computing: 'Berekenen…',
  stop: 'Annuleren',
  stopped: 'Geannuleerd. Er is niets geschreven.',
  moreFindings: 'Nog {count}',
  showCell: 'Ga naar {address}',
  truth: 'WAAR',
  untruth: 'ONWAAR',
  write: 'Naar werkmap schrijven',
  overwrite: 'Vervangen',
  writtenTitle: 'Klaar: {title}.',
  writtenNoPrint: 'Klaar: {title}. Deze versie van Excel nam de pagina-indeling niet over.',
  undoneTitle: 'Ongedaan gemaakt: {title}. De werkmap is weer zoals eerst.',
  unfinished:
    'Excel stopte halverwege en kon dat niet ongedaan maken. Controleer {places}: de gegevens daar zijn misschien onvolledig.',
  takeBack: 'Ongedaan maken',
  changedWhileWriting:
    'Terwijl {title} werd geschreven, heeft iemand {address} gewijzigd. Er is niets geschreven; bekijk het en schrijf opnieuw.',
  keptChanged: 'Gebleven, omdat iemand het heeft gewijzigd: {places}.',
  keptInUse: 'Gebleven, omdat formules het gebruiken: {sheet} ({places}).',
  keptUnsearched:
    'Gebleven, omdat deze werkmap te groot is om te zien of formules het gebruiken: {sheet}.',
  putBackUncertain:
    '{places}: teruggezet naar wat er vóór het schrijven stond. Het antwoord van Excel ging verloren; kijk of iemand het net had gewijzigd.',
  storedDifferently: '{address}: ‘{planned}’ is geschreven, maar Excel bewaarde ‘{stored}’.',
  storedDifferentlyMore: 'Nog {count} {count?cel|cellen} die Excel anders bewaarde',
  functionMissing:
    'Geschreven, maar deze Excel kent {name} niet: {address} toont #NAAM?. Kies Ongedaan maken en gebruik Microsoft 365, Excel 2021 of nieuwer, of Excel voor het web.',
  missedLooks: 'Excel weigerde {parts} op {sheets}. Al het andere is geschreven.',
  missedFormats: 'getalnotaties (geef de invulcellen eerst de notatie Tekst)',
  missedLayout: 'een deel van de opmaak',
  missedFreeze: 'geblokkeerde koppen (gebruik Beeld > Titels blokkeren)',
  missedTab: 'tabkleuren',
  missedChoices: 'keuzelijsten (typ de invoer; het deelvenster controleert die)',
  missedHighlights: 'kleuren die cellen vanzelf markeren',
  calculatesByHand: 'Deze werkmap rekent niet vanzelf: druk op F9 na het typen van uitslagen.',
  undoEndsWithPane: 'Ongedaan maken kan tot dit deelvenster wordt gesloten.',
  lastWritten: 'Laatst geschreven: {title}, {time}.',
  undoneBut: '{title}: ongedaan gemaakt.',
  undoRenamed: 'Ongedaan maken verwijdert {sheet}, dat eerst {was} heette.',
  undoHidden: 'Ongedaan maken verwijdert {sheet}, dat sindsdien is verborgen.',
  undoUnseen:
    'Ongedaan maken verwijdert {sheet}. De formules ervan gebruiken een blad dat niet meer bestaat; andere wijzigingen daarin zijn niet te zien.',
  undoSheetGone: 'Niet teruggezet, omdat het blad niet meer bestaat: {places}.',
  undoFormulaLost:
    '{address} blijft zoals het is, omdat wat er stond iets gebruikt dat niet meer bestaat: {formula}',
  undoShows: '{sheet} is weer te zien: Excel toont altijd één blad.',
  undoNameStays: 'Blijft, omdat het sindsdien voor andere cellen staat: {names}.',
  undoPrintStays:
    'Wordt nog afgedrukt tot waar het was geschreven: {sheets}. Dat is te wijzigen via Pagina-indeling > Afdrukbereik.',
  undoTableChanged: 'Blijft zo groot als het is, omdat het sindsdien is gewijzigd: {tables}.',
  undoTableStays:
    'Blijft groter dan eerst: {tables}. In deze versie van Excel kan Ongedaan maken dat niet kleiner maken; kies Tabelontwerp > Formaat van tabel wijzigen.',
  undoLooks:
    'Ongedaan maken verwijdert {sheet}. Opmaak, grafieken, tabellen of opmerkingen ervan zijn sindsdien gewijzigd.',
  undoUsedOnce:
    'Ongedaan maken verwijdert {sheets}. 1 formule gebruikt het en toont dan #VERW!: {places}.',
  undoUsed:
    'Ongedaan maken verwijdert {sheets}. {count} formules gebruiken het en tonen dan #VERW!: {places}.',
  undoUnsearched:
    'Ongedaan maken verwijdert {sheets}. Deze werkmap is te groot om te zien of formules het gebruiken; die tonen dan #VERW!.',
  undoDelete: 'Verwijderen',
  undoKeep: 'Houden',
  undoNewOnce:
    'Tijdens het ongedaan maken is {address} gevuld met ‘{content}’. Het is weg; dit was nieuw:',
  undoNew:
    'Tijdens het ongedaan maken zijn {count} cellen gevuld: {places}. Ze zijn weg; dit was nieuw:',
  undoBrokenOnce:
    'Tijdens het ongedaan maken is {address} gevuld met ‘{content}’. Het gebruikt wat weg is en toont #VERW!; dit was nieuw:',
  undoBroken:
    'Tijdens het ongedaan maken zijn {count} formules ingevuld die gebruiken wat weg is: {places}. Ze tonen #VERW!; dit was nieuw:',
  goneUnseen:
    'Verwijderd: {sheets}. Het antwoord van Excel ging verloren; kijk of iemand er net iets had getypt of het net had gebruikt.',
  copyNew: 'Kopiëren',
  copied: 'Gekopieerd.',
  pressCopy: 'Druk op Ctrl+C om te kopiëren.',
  working: 'Schrijven…',
};

/** Dutch: what the pane starts with. The other texts of a system come with its bundle. */
export const start = {
  ...find,
  ...home,
  ...systems,
  ...run,
  ...problems,
  ...workbook,
  ...kgsJobs,
  ...kuksuJobs,
  ...nkJobs,
  ...sofJobs,
  ...agaJobs,
} as const;

export { start as texts };
