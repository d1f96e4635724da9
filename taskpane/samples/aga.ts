import type { Language } from '../../language';
import type { Sample } from '../operation/sample';
import type { WorkbookFacts } from '../plan/source';
import { listOn } from './list';

const agaWords = {
  en: { title: 'Sample places', headings: ['Player', 'Place'] },
  nl: { title: 'Voorbeeldplaatsen', headings: ['Speler', 'Plaats'] },
} as const;

const places = [
  ['Alan Brook', 1],
  ['Carol Dean', 2],
  ['Emil Frost', 2],
  ['Grace Hu', 4],
  ['Ian Jacobs', 5],
  ['Kim Lang', 6],
] as const;

/** The card of a function, filled in. */
function cardOf(
  card: string,
  typed: Readonly<Record<string, string>>,
): Pick<Sample, 'card' | 'drafts'> {
  const entries = Object.entries(typed).map(([name, text]) => [name, { text }]);
  return { card, drafts: { [`function.${card}`]: JSON.stringify(Object.fromEntries(entries)) } };
}

/** Places of an open section, for the functions. */
export function agaSample(facts: WorkbookFacts, language: Language): Sample {
  const { title, headings } = agaWords[language];
  const { plan, table } = listOn(facts, { title, table: 'SamplePlaces' }, headings, places);
  const column = `${table}[${headings[1]}]`;
  return { plan, ...cardOf('AGA.RESULTS', { avg: '6', players: '20', places: column }) };
}
