import type { Translated } from '../../texts';
import type { problems as english } from '../../en/general/problems';

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
  unexpected:
    'Er is iets misgegaan in dit deelvenster; er is niets gedaan. Probeer het opnieuw; gaat het weer mis, sluit dan dit deelvenster en open het opnieuw.',
  changedMeanwhile:
    '{address} is intussen gewijzigd, daarom is er niets geschreven. Probeer het opnieuw.',
  answerLost:
    'Het antwoord van Excel ging verloren. Bekijk {address}: wat iemand daar net had getypt, kan weg zijn.',
  editedSince: '{address} is na het invoegen bewerkt en is daarom zo gelaten.',
  textCell:
    '{address} is opgemaakt als tekst, waardoor een formule tekst zou blijven. Geef de cel de notatie Standaard of selecteer een andere cel.',
  spilledCell: '{address} toont een deel van het resultaat van {anchor}. Selecteer een andere cel.',
  linkedData:
    '{address} bevat een gekoppeld gegevenstype, dat niet teruggezet zou kunnen worden. Selecteer een andere cel.',

  sheetUnknown: 'Er is geen blad met de naam ‘{sheet}’. Controleer de spelling.',
  placeUnknown:
    '‘{text}’ is geen adres, tabel of naam in deze werkmap. Typ bijvoorbeeld B2:F40 of Inschrijving!A:F.',
  nameNoCells:
    'De naam {name} staat niet voor cellen. Typ een adres, of verwijder de naam als de cellen weg zijn.',
  nothingThere: '{address} is leeg. Selecteer de cellen met de lijst.',
  tooManyRows:
    '{address} heeft {rows} rijen; er kunnen er hoogstens {most} gelezen worden. Selecteer er minder.',
  tooManyCells:
    '{address} heeft {cells} cellen; er kunnen er hoogstens {most} gelezen worden. Selecteer minder kolommen.',

  sheetTaken:
    'Er is intussen een blad met de naam ‘{sheet}’ gekomen, daarom is er niets geschreven. Maak het voorbeeld opnieuw.',
  sheetTakenHidden:
    'Een verborgen blad heeft de naam ‘{sheet}’, daarom is er niets geschreven. Geef dat blad een andere naam (klik met rechts op een tab, Zichtbaar maken), of maak het voorbeeld opnieuw.',
  nameTaken:
    'De naam {name} wordt in deze werkmap al gebruikt, daarom is er niets geschreven. Maak het voorbeeld opnieuw.',
  workbookProtected:
    'De structuur van deze werkmap is beveiligd, daarom kan er geen blad bij. Hef de beveiliging op (tabblad Controleren) en probeer het opnieuw.',
  sheetProtected:
    'Het blad ‘{sheet}’ is beveiligd, daarom is er niets geschreven. Hef de beveiliging op (tabblad Controleren) en probeer het opnieuw.',
  mergedThere:
    '{address} heeft samengevoegde cellen ({merged}). Splits die en probeer het opnieuw.',
  spillThere:
    '{address} toont resultaten van een formule die meerdere cellen vult. Verplaats of verwijder die formule en probeer het opnieuw.',
  spillBlocked:
    'De formule in {anchor} heeft {address} leeg nodig. Maak die cellen leeg en probeer het opnieuw.',
  sheetMissing: 'Het blad ‘{sheet}’ bestaat niet meer; er is niets ongedaan gemaakt.',
  sheetTooLarge:
    'Het blad ‘{sheet}’ is te groot voor Excel om in één keer aan te nemen, daarom is er niets geschreven. Selecteer minder rijen.',
  sheetCopied:
    'Een geschreven blad en de kopie ervan zijn niet uit elkaar te houden ({sheets}); er is niets ongedaan gemaakt. Verwijder zelf wat niet nodig is.',
  mayBeHidden:
    '{sheets} is mogelijk verborgen: klik met rechts op een bladtab en kies Zichtbaar maken.',
  editedAfterWriting:
    '{address} is sindsdien bewerkt; er is niets ongedaan gemaakt. Verwijder zelf wat niet nodig is.',

  filterInTheWay:
    'Er staat een filter in de weg. Wis het filter van die lijst en probeer het opnieuw.',
  mergedInTheWay:
    'Samengevoegde cellen of een draaitabel staan in de weg. Kies een andere plaats en probeer het opnieuw.',
  offSheet:
    'Hierdoor zouden gevulde cellen van het blad vallen. Kies een andere plaats en probeer het opnieuw.',
  changedElsewhere: 'Iemand anders wijzigt deze cellen. Wacht even en probeer het opnieuw.',
  undoNotSupported: 'Deze Excel kan dit niet in één stap. Probeer het opnieuw.',
  stoppedWaiting:
    'Er wordt niet langer op Excel gewacht. Probeer het opnieuw als Excel weer antwoordt.',
  pastedTooLong:
    'Er zijn {count} tekens geplakt; er kunnen er hoogstens 1.000.000 tegelijk worden gelezen. Plak alleen de tabellen.',
};
