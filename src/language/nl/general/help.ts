import type { help as English, pictures as EnglishPictures } from '../../en/general/help';

/** Dutch: the frame of the help pages, and what a page made of a table says. */
export const help: Readonly<Record<keyof typeof English, string>> = {
  name: 'Toernooibeheer',
  skip: 'Naar de tekst',
  search: 'Zoeken in de help',
  searchButton: 'Zoeken',
  searchFound: '{count} gevonden',
  searchOne: '1 gevonden',
  searchNothing: 'Niets gevonden voor ‘{query}’. Probeer minder of kortere woorden.',
  searchEmpty: 'Typ een woord: een taak, een functie, een fout of een regel.',
  searchNeedsScript:
    'Zoeken werkt alleen met JavaScript. Begin anders bij de lijst van functies of van handleidingen.',
  pages: 'Helppagina’s',
  install: 'Installeren',
  guides: 'Handleidingen',
  functions: 'Functies',
  rules: 'Regels',
  troubleshooting: 'Problemen oplossen',
  new: 'Wat is er nieuw',
  privacy: 'Privacy',
  support: 'Ondersteuning',
  licences: 'Licenties',
  version: 'Versie {version}',
  language: 'Nederlands',
  guidesLead:
    'Een handleiding bij elke taak van het deelvenster. Elke taak opent het deel dat haar uitlegt.',
  guideOf: 'De hele handleiding',
  why: 'Waarom een cel toont wat zij toont',
  whyLead: 'De regel en de berekening achter elk getal, en de cel achter elke fout.',
  formulasOnly: 'Dit systeem heeft formules en geen taken.',
  functionsLead: 'Alle formules, per systeem. Elke naam begint met het systeem.',
  rulesLead:
    'De regels achter elk getal, punt voor punt, en hoe open punten van de bron zijn beslist.',
  rulesOf: 'Regels: {system}',
  clauseSource: 'Bron',
  clauseDecision: 'Zo wordt het hier gelezen',
  clauseFunctions: 'Formules',
  inEnglish: 'De tekst hieronder is in het Engels.',
  arguments: 'Argumenten',
  optional: 'optioneel',
  syntax: 'Syntaxis',
  examples: 'Voorbeelden',
  gives: 'geeft',
  fills: 'vult deze cellen:',
  rulesUsed: 'Regels',
};

/** What the pictures of the install pages say, as Excel names it. */
export const pictures = {
  home: 'Start',
  addIns: 'Invoegtoepassingen',
  own: 'Toernooibeheer',
  moreSettings: 'Meer instellingen',
  upload: 'Mijn invoegtoepassing uploaden',
  sharedFolder: 'een gedeelde map met het manifest',
  catalogs: 'Vertrouwde catalogi',
  fromFolder: 'Gedeelde map',
  settings: 'Instellingen',
  integratedApps: 'Geïntegreerde apps',
  uploadCustom: 'Aangepaste apps uploaden',
  officeAddIn: 'Office-invoegtoepassing',
} as const satisfies Readonly<Record<keyof typeof EnglishPictures, string>>;
