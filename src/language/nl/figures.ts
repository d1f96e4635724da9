import type { figures as english } from '../en/figures';
import type { Translated } from '../texts';

/** Dutch: figures of the sheets that jobs write. */
export const figures: Translated<typeof english> = {
  figureNamed: '{what}: {value}',
  figureHow: 'Hoe het ontstaat',
  figureWhatFor: 'Waar het voor dient',
  figureTyped: 'Wat hier staat is getypt, of overgenomen uit de lijst.',
  figureBlack: 'zwart',
  figureWhite: 'wit',
  figureBefore: 'Vóór de ronde',
  figureNow: 'Nu',
  figureAsWritten: 'Zoals geschreven: de regels geven vandaag hetzelfde.',
  figureOtherTitle: 'Vandaag anders',
  figureOther: 'Geschreven: {was}. De regels geven nu {now}.',
  figureOtherSaid: 'Geschreven: ‘{was}’ De regels geven nu: ‘{now}’',
  figureSaidNow: 'Er is niets geschreven. De regels geven nu: ‘{now}’',
  figureNothing: 'niets',
  figureNameIn: 'De naam in {address}: verander die daar, niet hier',
  figureTypedOver:
    'De formule van deze cel is gewist of overschreven. Maak dat ongedaan, of kopieer de formule uit een cel ernaast.',
  figureNotCalculated:
    'De formule van deze cel geeft iets anders. Laat Excel opnieuw berekenen (F9).',
  figureCannotTitle: 'Dit is niet te zeggen',
  figureToday: 'Instellingen, groepen en ratings zijn die van vandaag.',
  figureAgain: 'Wat geven de regels?',
  figureAgainLead: 'Het antwoord van de regels vandaag',
  figureWorking: 'Het wordt uitgerekend …',
};

export { figures as texts };
