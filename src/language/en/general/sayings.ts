import type { SayingWords } from '../../catalogue';
import { words as refusing } from './words';

/** "1st", "2nd", "3rd", "4th", "11th". */
function ordinal(place: number): string {
  const teens = place % 100 >= 11 && place % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

const { row, headings } = refusing;
const sayings: SayingWords = {
  // Its lists have no comma before "and", as those of cells.
  locale: 'en-GB',
  nobody: 'no one',
  none: 'none',
  topGroup: 'Topgroep',
  group: 'Groep',
  quotes: ['“', '”'],
  ordinal,
  tier: (tier, letter) => `${tier} (${tier === 1 ? 'League' : 'Leagues'} ${letter})`,
  row,
  headings,
};

/** The words that English sentences are put together with. */
export const words = { ...refusing, ...sayings };
