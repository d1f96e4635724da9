import type { Translated } from '../../texts';
import type { home as english } from '../../en/general/home';

/** Dutch: the function reference and inserting from it. */
export const home: Translated<typeof english> = {
  title: 'Functies',
  toFunctions: 'Naar de functies',
  firstRun: 'Selecteer een cel in het blad, open hieronder een functie en kies Invoegen.',

  selected: 'Geselecteerd: {address}',
  selectedNothing: 'De selectie wordt gelezen…',
  selectedOther: 'Geselecteerd: meerdere gebieden of een object',

  searchLabel: 'Functies zoeken',
  foundOne: '1 functie',
  foundMany: '{count} functies',
  foundNone: 'Geen functie past bij ‘{query}’. Probeer minder of kortere woorden.',

  systemSOF: 'Bridge: meesterpunten naar de sterkte van het veld, een voorstel uit 2011.',
  systemAGA: 'Go: toernooicategorie en kwalificatiepunten van de American Go Association.',
  systemKGS: 'Computergo: punten van het jaarlijkse botkampioenschap van KGS.',
  systemNK: 'Go: groepen, paren, scores en rechten van het Nederlands kampioenschap.',
  systemKUKSU: 'Go: leagues en rangschikking van het Kuksu-titeltoernooi.',

  signature: 'Schrijfwijze',
  arguments: 'Argumenten',
  optional: 'optioneel',
  examples: 'Voorbeelden',
  gives: 'geeft',
  clauses: 'Regels',
  help: 'Hulp bij {name}',

  insert: 'Invoegen',
  insertLabel: 'Invoegen: {formula}',
  insertedInto: 'Ingevoegd in {address}.',
  insertedTopLeft: 'Ingevoegd in {address}, de cel linksboven van {selection}.',
  occupied: 'In {address} staat ‘{content}’. Vervangen?',
  replace: 'Vervangen',
  cancel: 'Annuleren',
  kept: 'Er is niets gewijzigd.',
  undo: 'Ongedaan maken',
  undone: '{address} is weer zoals het was.',
  waiting: 'Wachten op Excel. Wordt er in een cel getypt, druk daar dan op Enter of Esc.',

  jobLoading: 'Laden…',
  jobNotLoaded:
    'Dit deel van de invoegtoepassing kon niet worden geladen. Controleer de internetverbinding en probeer het opnieuw.',
  again: 'Opnieuw proberen',

  outside:
    'Deze pagina werkt in Excel: open haar daar met de knop van de invoegtoepassing op het tabblad Start.',
  noOffice:
    'De Office-bibliotheek van Microsoft kon niet worden geladen. Controleer de internetverbinding, sluit dit deelvenster en open het opnieuw.',
  noAnswer: 'Excel geeft dit deelvenster geen antwoord. Sluit het en open het opnieuw.',
  paneFailed: 'Er is iets misgegaan in dit deelvenster.',
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
