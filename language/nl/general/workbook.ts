import type { Translated } from '../../texts';
import type { workbook as english } from '../../en/general/workbook';

/** Dutch: working on a workbook; what every operation has in common. */
export const workbook: Translated<typeof english> = {
  language: 'nl',

  cellNeedsText: '{address}: ‘{content}’ is geen tekst. Typ tekst.',
  cellNeedsNumber: '{address}: ‘{content}’ is geen getal. Typ een getal.',
  cellIsDate:
    'In rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  cellNeedsWhole: '{address}: {content} is geen geheel getal. Typ een geheel getal.',
  cellAtLeast: '{address}: {content} is te laag. Typ {limit} of hoger.',
  cellAtMost: '{address}: {content} is te hoog. Typ {limit} of lager.',
  cellNeedsMark: '{address}: ‘{content}’ is geen markering. Typ x of ja, of laat de cel leeg.',
  cellNeedsOneOf: '{address}: ‘{content}’ kan hier niet. Kies uit: {allowed}.',
  cellBlank: '‘{name}’ ontbreekt in {address}. Vul dit in elke rij in.',
  cellLooksBlank: '{address} lijkt leeg maar bevat onzichtbare tekens. Wis de cel.',
  cellError: '{address} toont {error}. Los dat eerst op.',
  cellPending: '{address} toont {error}: Excel berekent dit nog. Wacht en lees dan opnieuw.',
  cellMerged:
    '{address} hoort bij de samengevoegde cellen {merged}. Hef die samenvoeging eerst op.',
  cellTextNumber: '{address}: de tekst ‘{content}’ is gelezen als getal.',
  nameTwice: '‘{name}’ staat in {address} en in {before}. Elke naam mag maar één keer voorkomen.',
  namesAlike: '‘{two}’ ({address}) lijkt op ‘{one}’ ({before}). Zijn dit twee personen?',
  columnMissing: 'Geen kolom gevonden voor ‘{name}’. Kies die bij Kolommen.',
  columnAmbiguous: 'Meer dan één kolom kan ‘{name}’ zijn. Kies er een bij Kolommen.',
  columnTwice:
    'Kolom {column} is gekozen voor ‘{one}’ en voor ‘{two}’. Kies voor een van beide een andere kolom.',
  hiddenUndecided:
    '{address} heeft {count} verborgen of weggefilterde {count?rij|rijen}. Kies of die meetellen.',
  listEmpty: '{address} heeft geen gevulde rijen onder de kopteksten.',

  listMissing: 'Selecteer eerst ‘{list}’.',

  sourceGone: '{address} bestaat niet meer.',
  sourceMoved: 'De lijst stond in {address} en staat nu in {now}.',
  sourceChanged: '{address} is gewijzigd.',
  sourceChangedMore: 'Nog {count} gewijzigde {count?cel|cellen}.',
  sourceHidden: 'In {address} zijn nu andere rijen verborgen.',
  sourceMerged:
    '{merged} heeft samengevoegde cellen. Hef de samenvoeging op en vernieuw het voorbeeld.',
  readByHand:
    'Deze werkmap rekent niet vanzelf: uitkomsten van formules kunnen oud zijn. Druk op F9 en lees opnieuw.',
  readWhileCalculating:
    'Excel was nog aan het berekenen toen dit werd gelezen: uitkomsten van formules kunnen oud zijn. Lees opnieuw als het klaar is.',

  useSelection: 'Geselecteerde cellen gebruiken',
  useSelectionFor: 'Geselecteerde cellen gebruiken voor ‘{list}’',
  typedPlace: 'of typ een bereik, tabel of naam',
  readTyped: 'Inlezen',
  readTypedFor: '‘{list}’ inlezen uit het getypte bereik',
  withoutList: 'Doorgaan zonder deze lijst',
  listRead: '{rows} {rows?rij|rijen} in {address}',
  listReadPlayers: '{rows} {rows?speler|spelers} in {address}',
  columns: 'Kolommen',
  headerRow: 'Koprij',
  headerInRow: 'Rij {row}',
  headerNone: 'Geen kopteksten: elke rij bevat gegevens',
  noColumn: 'Geen',
  fieldOptional: '{name} (optioneel)',
  sample: 'bijv. {values}',
  otherColumns: 'Niet gebruikt: {titles}',
  hiddenQuestion:
    '{count} {count?rij is|rijen zijn} verborgen of weggefilterd. {count?Telt die|Tellen die} mee?',
  hiddenUse: 'Ja, meetellen',
  hiddenSkip: 'Nee, weglaten',

  actions: 'Acties',
  toNextStep: 'Naar de volgende stap',
  writesSheets: 'Schrijft {count} {count?nieuw blad|nieuwe bladen}: {sheets}',
  writesOn: 'Schrijft op {sheets}',
  writesBoth: 'Schrijft {count} {count?nieuw blad|nieuwe bladen} ({sheets}) en op {others}',

  options: 'Opties',
  preview: 'Voorbeeld',
  previewAgain: 'Voorbeeld vernieuwen',
  reading: 'Werkmap lezen…',
  readingCalculating: 'Excel is nog aan het berekenen…',
  readAgain: 'Opnieuw lezen',
  computing: 'Berekenen…',
  computingPart: 'Berekenen… {percent}%',
  stop: 'Annuleren',
  stopped: 'Geannuleerd. Er is niets geschreven.',
  refusedTitle: 'Los dit eerst op',
  askedTitle: 'Beantwoord dit eerst',
  warningsTitle: 'Controleer dit',
  moreFindings: 'Nog {count}',
  showCell: 'Ga naar {address}',
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
  planKept: 'ongewijzigd',
  truth: 'WAAR',
  untruth: 'ONWAAR',
  moreRows: 'Nog {count} {count?rij|rijen}',
  moreColumns: 'Nog {count} {count?kolom|kolommen}',
  blockCells: 'Voorbeeld van {address}',
  write: 'Naar werkmap schrijven',
  overwriteTitle: 'Bestaande gegevens vervangen?',
  overwriteOne: '1 cel bevat al gegevens:',
  overwriteMany: '{count} cellen bevatten al gegevens:',
  overwriteCell: '{address}: ‘{content}’',
  overwriteMore: 'en nog {count}',
  overwrite: 'Vervangen',
  writtenTitle: 'Klaar: {title}.',
  writtenNoPrint: 'Klaar: {title}. Deze versie van Excel nam de pagina-indeling niet over.',
  undoneTitle: 'Ongedaan gemaakt: {title}. De werkmap is weer zoals eerst.',
  changedTitle: 'Er is niets geschreven, omdat de werkmap na het voorbeeld is gewijzigd:',
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
  calculatesByHand: 'Deze werkmap rekent niet vanzelf: druk op F9 na het typen van uitslagen.',
  undoEndsWithPane: 'Ongedaan maken kan tot dit deelvenster wordt gesloten.',
  lastWritten: 'Laatst geschreven: {title}, {time}.',
  undoneBut: '{title}: ongedaan gemaakt.',
  undoRenamed: 'Ongedaan maken verwijdert {sheet}, dat eerst {was} heette.',
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
  undoNew: 'Tijdens het ongedaan maken zijn {count} cellen gevuld. Ze zijn weg; dit was nieuw:',
  undoBrokenOnce:
    'Tijdens het ongedaan maken is {address} gevuld met ‘{content}’. Het gebruikt wat weg is en toont #VERW!; dit was nieuw:',
  undoBroken:
    'Tijdens het ongedaan maken zijn {count} formules ingevuld die gebruiken wat weg is. Ze tonen #VERW!; dit was nieuw:',
  goneUnseen:
    'Verwijderd: {sheets}. Het antwoord van Excel ging verloren; kijk of iemand er net iets had getypt of het net had gebruikt.',
  copyNew: 'Kopiëren',
  working: 'Schrijven…',
  pageOf: 'Pagina {page} van {pages}',
};
