import type { Translated } from '../../texts';
import type { problems as english } from '../../en/general/problems';

/** Dutch: why something could not be done, and the way out. */
export const problems: Translated<typeof english> = {
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
    '{address} wordt gevuld door een formule met overloop. Verplaats of verwijder die formule en probeer het opnieuw.',
  spillBlocked:
    'De formule in {anchor} heeft {address} leeg nodig. Wis die cellen en probeer het opnieuw.',
  sheetMissing: 'Er is niets ongedaan gemaakt: blad ‘{sheet}’ bestaat niet meer.',
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
    'Samengevoegde cellen of een draaitabel staan in de weg. Kies een andere plaats en probeer het opnieuw.',
  offSheet:
    'Hierdoor zouden gevulde cellen van het blad vallen. Kies een andere plaats en probeer het opnieuw.',
  changedElsewhere: 'Iemand anders wijzigt deze cellen. Wacht even en probeer het opnieuw.',
  undoNotSupported:
    'Deze versie van Excel kan dit niet in één stap ongedaan maken. Probeer het opnieuw.',
  stoppedWaiting:
    'Er wordt niet langer op Excel gewacht. Probeer het opnieuw als Excel weer antwoordt.',
  draftTooLong:
    'Deze tekst is te lang om te bewaren als het deelvenster sluit. Plak de tekst dan opnieuw.',
  pastedPart: 'Alleen het begin staat hier; alle {count} tekens tellen mee.',
  pastedRemove: 'Verwijder deze tekst',
  pastedTooLong:
    'Er zijn {count} tekens geplakt; er kunnen er hoogstens 1.000.000 tegelijk worden gelezen. Plak alleen de tabellen.',
};
