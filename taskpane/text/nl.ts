import type { Texts } from './texts';

/** Dutch sentences of the pane. */
export const nl: Texts = {
  title: 'Functies',
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

  outside:
    'Deze pagina werkt in Excel: open haar daar met de knop van de invoegtoepassing op het tabblad Start.',
  noOffice:
    'De Office-bibliotheek van Microsoft kon niet worden geladen. Controleer de internetverbinding, sluit dit deelvenster en open het opnieuw.',

  cellEdit: 'Er wordt een cel bewerkt. Druk in het blad op Enter of Esc en probeer het opnieuw.',
  accessDenied:
    'Excel staat hier geen wijzigingen toe: het blad is beveiligd of de werkmap is alleen-lezen. Hef de beveiliging op of kies een ander blad en probeer het opnieuw.',
  noSingleBlock: 'Selecteer één cel of één blok cellen in het blad en probeer het opnieuw.',
  sessionLost:
    'De verbinding met de werkmap is verbroken. Sluit dit deelvenster en open het opnieuw.',
  tooLarge:
    'Dit is te veel voor Excel in één keer. Selecteer minder cellen en probeer het opnieuw.',
  busy: 'Excel is bezig. Wacht even en probeer het opnieuw.',
  dialogOpen: 'Er staat een dialoogvenster open in Excel. Sluit het en probeer het opnieuw.',
  unsupported: 'Deze versie van Excel kan dit niet. Werk Excel bij en probeer het opnieuw.',
  otherProblem:
    'Excel weigert dit ({hostCode}). Probeer het opnieuw; gebeurt het weer, sluit dan dit deelvenster en open het opnieuw.',
  sheetGone: 'Het blad of de cel bestaat niet meer; er is niets gewijzigd.',
  changedMeanwhile:
    '{address} is intussen gewijzigd, daarom is er niets geschreven. Probeer het opnieuw.',
  editedSince: '{address} is na het invoegen bewerkt en is daarom zo gelaten.',
  textCell:
    '{address} is opgemaakt als tekst, waardoor een formule tekst zou blijven. Geef de cel de notatie Standaard of selecteer een andere cel.',
  spilledCell: '{address} toont een deel van het resultaat van {anchor}. Selecteer een andere cel.',
  linkedData:
    '{address} bevat een gekoppeld gegevenstype, dat niet teruggezet zou kunnen worden. Selecteer een andere cel.',
};
