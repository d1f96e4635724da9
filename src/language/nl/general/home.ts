import type { Translated } from '../../texts';
import type { home as english } from '../../en/general/home';

/** Dutch: the function reference and inserting from it. */
export const home: Translated<typeof english> = {
  views: 'Weergaven',
  viewRun: 'Toernooi',
  viewFunctions: 'Functies',
  viewWhy: 'Waarom',
  version: 'Versie {version}',
  helpPages: 'Help',
  helpNew: 'Wat is er nieuw',
  helpPrivacy: 'Privacy',
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

  headingNK: 'Nederlands kampioenschap go (NK)',
  headingKGS: 'KGS-kampioenschap computergo',
  headingKUKSU: 'Kuksu-groepen',
  headingSOF: 'SOF – meesterpunten bridge',
  headingAGA: 'AGA – categorie en punten go',
  functionsKGS: 'KGS – punten computergo',
  functionsNK: 'NK – groepen en scores',
  functionsKUKSU: 'KUKSU – groepen en rangschikking',

  systemSOF: 'Meesterpunten bij bridge, naar de sterkte van het veld (een voorstel).',
  systemAGA: 'Toernooicategorie en kwalificatiepunten van de American Go Association.',
  systemKGS: 'Punten en eindstand van het jaarlijkse computergokampioenschap op KGS.',
  systemNK: 'Groepen, indelingen en standen van het Nederlands kampioenschap go.',
  systemKUKSU: 'Cyclussen om de Kuksu-titel: rangschikking en de nieuwe groepen.',

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
