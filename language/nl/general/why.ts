import type { why as english } from '../../en/general/why';
import type { Translated } from '../../texts';

/** Dutch: the view Why. */
export const why: Translated<typeof english> = {
  whyEmpty:
    'Selecteer een cel met een formule van deze invoegtoepassing om te zien waarom het er staat.',
  whyFollows: 'volgt de selectie',
  whyReading: 'De cellen worden gelezen …',
  whyHow: 'In {steps} {steps?stap|stappen}',
  whyFrom: 'Uit deze cellen',
  whyAllArguments: 'Alle argumenten',
  whyTyped: 'getypt',
  whyLeftOut: 'weggelaten',
  whyBlank: 'leeg',
  whyRow: 'rij {row} van {rows}',
  whyCells: '{rows} {rows?rij|rijen} × {columns} {columns?kolom|kolommen}',
  whyRules: 'Regels {first} tot en met {last}',
  whyRule: 'Regel {first}',
  whyShows: '{address} toont {shown}',
  whyShowsSteps: '{address} toont {shown}: {name}, {steps} {steps?stap|stappen}.',
  whyDiffers:
    'De stappen komen uit op {value}, maar de cel toont {shown}. Misschien is met andere getallen gerekend: laat Excel alles opnieuw berekenen (Windows: Ctrl+Alt+F9) en kijk dan opnieuw.',
  whyUnknown:
    '{what} wordt hier niet uitgerekend. Typ wat het oplevert, of zet het in een eigen cel.',
};
