import type { SampleWords } from '../../src/language/part';
import type { Sample } from '../jobs/operation';
import type { WorkbookFacts } from '../sheets/source';
import { listOn } from '../jobs/sample-list';

const headings = ['Account', 'Wins', 'SOS', 'SODOS'];

const entrants = [
  ['ZenBot', 6, 30, 24],
  ['manyFaces', 6, 28, 22],
  ['AyaMC', 5, 25, 13],
  ['pachi', 4, 27, 10],
  ['steenvreter', 4, 27, 10],
  ['gnu', 3, 25, 5],
] as const;

/** The results of a tournament: first a year is made for it, then they are added to that. */
export function kgsSample(facts: WorkbookFacts, words: SampleWords['kgs']): Sample {
  const { title, tournament } = words;
  const { plan, list } = listOn(facts, { title, table: 'SampleResults' }, headings, entrants);
  const options = { name: tournament, rounds: '10', board: '9', hours: '1' };
  return {
    plan,
    job: 'kgs-year',
    drafts: {
      'kgs-year': JSON.stringify({ options: { year: '1' }, lists: {} }),
      'kgs-tournament': JSON.stringify({ options, lists: { results: list } }),
    },
  };
}
