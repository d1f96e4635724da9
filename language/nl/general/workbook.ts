import type { Translated } from '../../texts';
import type { workbook as english } from '../../en/general/workbook';

/** Dutch: working on a workbook; what every operation has in common. */
export const workbook: Translated<typeof english> = {
  cellNeedsText: 'In {address} staat ‘{content}’; er is een tekst nodig.',
  cellNeedsNumber: 'In {address} staat ‘{content}’; er is een getal nodig.',
  cellIsDate:
    'In rij {row} staat een datum; Excel maakte die van wat is getypt. Maak de kolom op als Tekst en typ het opnieuw ({address}).',
  cellNeedsWhole: 'In {address} staat {content}; er is een geheel getal nodig.',
  cellAtLeast: 'In {address} staat {content}; er is {limit} of meer nodig.',
  cellAtMost: 'In {address} staat {content}; er is {limit} of minder nodig.',
  cellNeedsMark: 'In {address} staat ‘{content}’; er is x, ja, WAAR, 1 of niets nodig.',
  cellNeedsOneOf: 'In {address} staat ‘{content}’; er is een van deze nodig: {allowed}.',
  cellBlank: '{address} is leeg; elke rij heeft een waarde voor {name} nodig.',
  cellLooksBlank: '{address} lijkt leeg, maar bevat onzichtbare tekens. Maak de cel leeg.',
  cellError: '{address} toont {error}. Herstel eerst die cel.',
  cellPending: '{address} toont {error}: Excel berekent dit nog. Wacht en lees dan opnieuw.',
  cellMerged: '{address} hoort bij de samengevoegde cellen {merged}. Splits die eerst.',
  cellTextNumber: 'In {address} staat de tekst ‘{content}’, die als getal is gelezen.',
  nameTwice: '{address} herhaalt de naam ‘{name}’ van {before}. Elke naam mag één keer voorkomen.',
  namesAlike:
    '‘{two}’ in {address} lijkt op ‘{one}’ in {before}. Zijn dit twee verschillende namen?',
  columnMissing: 'Geen kolom is herkend als {name}: kies die in de lijst met kolommen.',
  columnAmbiguous: 'Meer dan één kolom kan {name} zijn: kies er een in de lijst met kolommen.',
  columnTwice:
    'Kolom {column} is gekozen voor {one} en voor {two}: kies voor een van beide een andere.',
  hiddenUndecided:
    '{address} heeft verborgen of weggefilterde rijen ({count}): kies of ze meetellen.',
  listEmpty: '{address} heeft geen gevulde rij onder de kop.',

  listMissing: 'Wijs eerst de lijst ‘{list}’ aan.',

  sourceGone: '{address} bestaat niet meer.',
  sourceMoved: 'De lijst was {address} en is nu {now}.',
  sourceChanged: '{address} is gewijzigd.',
  sourceChangedMore: 'Verdere gewijzigde cellen: {count}.',
  sourceHidden: 'Van {address} zijn nu andere rijen verborgen.',
  sourceMerged:
    '{merged} heeft samengevoegde cellen. Hef de samenvoeging op en maak het voorbeeld opnieuw.',
  readByHand:
    'Deze werkmap rekent niet vanzelf: uitkomsten van formules kunnen oud zijn. Druk op F9 en lees opnieuw.',
  readWhileCalculating:
    'Excel was nog aan het berekenen toen dit werd gelezen: uitkomsten van formules kunnen oud zijn. Lees opnieuw als het klaar is.',

  jobs: 'Wat dit deelvenster kan',
  back: 'Terug',
  useSelection: 'Selectie gebruiken',
  useSelectionFor: 'Selectie gebruiken voor ‘{list}’',
  typedPlace: 'of een adres, tabel of naam',
  readTyped: 'Lezen',
  readTypedFor: '‘{list}’ lezen van wat er getypt is',
  withoutList: 'Zonder deze lijst',
  listRead: '{address}, rijen: {rows}',
  columns: 'Kolommen',
  headerRow: 'De koppen staan in',
  headerInRow: 'rij {row}',
  headerNone: 'geen rij: elke rij bevat gegevens',
  noColumn: 'geen',
  fieldOptional: '{name} (optioneel)',
  sample: 'bijv. {values}',
  otherColumns: 'Andere kolommen: {titles}',
  hiddenQuestion: 'Verborgen of weggefilterde rijen: {count}. Tellen ze mee?',
  hiddenUse: 'Ja, ook gebruiken',
  hiddenSkip: 'Nee, weglaten',

  options: 'Opties',
  preview: 'Voorbeeld',
  previewAgain: 'Voorbeeld opnieuw',
  reading: 'De werkmap wordt gelezen…',
  readingCalculating: 'Excel is nog aan het berekenen…',
  readAgain: 'Opnieuw lezen',
  computing: 'Er wordt gerekend…',
  computingPart: 'Er wordt gerekend… {percent}%',
  stop: 'Stoppen',
  stopped: 'Gestopt. Er is niets geschreven.',
  refusedTitle: 'Dit moet eerst hersteld worden',
  warningsTitle: 'Kijk hier even naar',
  moreFindings: 'Verdere: {count}',
  showCell: '{address} tonen',
  planTitle: 'Wat er geschreven wordt',
  planSheet: 'Nieuw blad ‘{sheet}’',
  planBlocks: 'Op het blad ‘{sheet}’',
  planTable: '{address}, een tabel',
  planFilter: '{address}, een lijst met filterknoppen',
  planRange: 'Cellen {address}',
  planChoices: 'Keuzelijsten in {address}',
  planPortrait: 'Wordt staand afgedrukt',
  planLandscape: 'Wordt liggend afgedrukt',
  planNames: 'Namen: {names}',
  planKept: 'blijft',
  moreRows: 'Verdere rijen: {count}',
  moreColumns: 'Verdere kolommen: {count}',
  blockCells: 'Celinhoud van {address}',
  write: 'Schrijven',
  nothingYet: 'Er is nog niets geschreven.',
  overwriteTitle: 'Gevulde cellen overschrijven?',
  overwriteOne: 'Er staat 1 gevulde cel in de weg:',
  overwriteMany: 'Er staan {count} gevulde cellen in de weg:',
  overwriteCell: 'in {address} staat ‘{content}’',
  overwriteMore: 'en nog {count}',
  overwrite: 'Overschrijven',
  writtenTitle: '{title}: geschreven.',
  writtenNoPrint: '{title}: geschreven, maar deze Excel weigerde de pagina-indeling.',
  undoneTitle: '{title}: ongedaan gemaakt. Alles is weer zoals het was.',
  changedTitle: 'De werkmap is sinds het voorbeeld gewijzigd, daarom is er niets geschreven:',
  unfinished:
    'Excel is halverwege gestopt en kon het niet terugdraaien. Bekijk {places}: wat daar staat is mogelijk onvolledig.',
  takeBack: 'Terugdraaien',
  changedWhileWriting:
    'Terwijl {title} werd geschreven, heeft iemand {address} gewijzigd. Er is niets geschreven; bekijk het en schrijf opnieuw.',
  keptChanged: 'Gebleven, omdat iemand het heeft gewijzigd: {places}.',
  keptInUse: 'Gebleven, omdat formules het gebruiken: {sheet} ({places}).',
  keptUnsearched:
    'Gebleven, omdat deze werkmap te groot is om te zien of formules het gebruiken: {sheet}.',
  putBackUncertain:
    '{places}: teruggezet naar wat er vóór het schrijven stond. Het antwoord van Excel ging verloren; kijk of iemand het net had gewijzigd.',
  storedDifferently: '{address}: ‘{planned}’ is geschreven, maar Excel bewaarde ‘{stored}’.',
  storedDifferentlyMore: 'Verdere cellen die Excel anders bewaarde: {count}',
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
  working: 'Er wordt geschreven…',
};
