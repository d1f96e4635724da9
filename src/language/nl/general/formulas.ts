import type { general as vocabulary } from '../../../core/message';
import { checked } from '../../catalogue';

export const general = checked<typeof vocabulary>()({
  numberNeeded: 'Typ een getal (geen tekst of WAAR/ONWAAR)',
  textNeeded: 'Typ tekst',
  markNeeded: 'Typ WAAR, 1, x of ja, of laat dit leeg',
  yesNoNeeded: 'Typ WAAR of ONWAAR',
  singleCellNeeded: 'Selecteer één cel, omdat deze formule zelf meerdere cellen vult',
  oneColumnNeeded: 'Selecteer één kolom',
  sameRowsNeeded: 'Selecteer {rows} {rows?rij|rijen}, net als in de eerste kolom',
  errorInCell: 'Los die fout eerst op',
  noFiniteResult: 'De regel geeft hier geen getal. Meld deze argumenten',
  numberTooLarge: 'Typ een getal tot en met 1.000.000',
  wholeFrom: 'Typ een geheel getal, {least} of hoger',
  wholeBetween: 'Typ een geheel getal van {least} tot en met {most}',
  lengthOfList: 'Typ een geheel getal van {least} tot en met 10.000',
  eventNeeded: 'Typ de naam van het toernooi',
  pointsNotNegative: 'Typ punten, 0 of hoger',
});
