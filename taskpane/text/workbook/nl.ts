import type { Translated } from '../texts';
import type { workbook as english } from './en';

/** Dutch: working on a workbook; what every operation has in common. */
export const workbook: Translated<typeof english> = {
  cellNeedsText: 'In {address} staat ‘{content}’; er is een tekst nodig.',
  cellNeedsNumber: 'In {address} staat ‘{content}’; er is een getal nodig.',
  cellNeedsWhole: 'In {address} staat {content}; er is een geheel getal nodig.',
  cellAtLeast: 'In {address} staat {content}; er is {limit} of meer nodig.',
  cellAtMost: 'In {address} staat {content}; er is {limit} of minder nodig.',
  cellNeedsMark: 'In {address} staat ‘{content}’; er is x, ja, WAAR, 1 of niets nodig.',
  cellNeedsOneOf: 'In {address} staat ‘{content}’; er is een van deze nodig: {allowed}.',
  cellBlank: '{address} is leeg; elke rij heeft een waarde voor {name} nodig.',
  cellLooksBlank: '{address} lijkt leeg, maar bevat onzichtbare tekens. Maak de cel leeg.',
  cellError: '{address} toont {error}. Herstel eerst die cel.',
  cellMerged: '{address} hoort bij de samengevoegde cellen {merged}. Splits die eerst.',
  cellTextNumber: 'In {address} staat de tekst ‘{content}’, die als getal is gelezen.',
  nameTwice: '{address} herhaalt de naam ‘{name}’ van {before}. Elke naam mag één keer voorkomen.',
  namesAlike:
    '‘{two}’ in {address} lijkt op ‘{one}’ in {before}. Zijn dit twee verschillende namen?',
  columnMissing: 'Geen kolom is herkend als {name}: kies die in de lijst met kolommen.',
  columnAmbiguous: 'Meer dan één kolom kan {name} zijn: kies er een in de lijst met kolommen.',
  columnTwice:
    'Kolom {column} is gekozen voor {one} en voor {two}: kies voor een van beide een andere.',
  hiddenUndecided:
    '{count} rijen van {address} zijn verborgen of weggefilterd: kies of ze meetellen.',
  listEmpty: '{address} heeft geen gevulde rij onder de kop.',

  sourceGone: '{address} bestaat niet meer.',
  sourceMoved: 'De lijst was {address} en is nu {now}.',
  sourceChanged: '{address} is gewijzigd.',
  sourceChangedMore: 'Nog {count} cellen zijn gewijzigd.',
  sourceHidden: 'Van {address} zijn nu andere rijen verborgen.',
};
