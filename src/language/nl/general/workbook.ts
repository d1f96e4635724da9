import type { Translated } from '../../texts';
import type { workbook as english } from '../../en/general/workbook';

/** Dutch: working on a workbook; reading, writing and undoing, from wherever it is asked for. */
export const workbook: Translated<typeof english> = {
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
