import type { SayingWords } from '../../catalogue';
import { words as refusing } from './words';

const { row, headings } = refusing;
const sayings: SayingWords = {
  locale: 'nl',
  nobody: 'niemand',
  none: 'geen',
  topGroup: 'Topgroep',
  group: 'Groep',
  quotes: ['‘', '’'],
  ordinal: (place) => `${place}e`,
  tier: (tier, letter) => `${tier} (${tier === 1 ? 'groep' : 'groepen'} ${letter})`,
  row,
  headings,
};

/** The words that Dutch sentences are put together with. */
export const words = { ...refusing, ...sayings };
