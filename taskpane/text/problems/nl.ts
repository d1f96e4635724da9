import type { Translated } from '../texts';
import type { problems as english } from './en';

/** Dutch: why something could not be done, and the way out. */
export const problems: Translated<typeof english> = {
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
