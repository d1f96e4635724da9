import type { SampleWords } from '../../src/language/part';
import type { Sample } from '../jobs/operation';
import type { WorkbookFacts } from '../sheets/source';
import { listOn } from '../jobs/sample-list';

const players = [
  ['Anouk de Boer', 2384],
  ['Dirk Kim', 2380],
  ['Chiara Meyer', 2331],
  ['Bas Costa', 2314],
  ['Elif Weber', 2308],
  ['Femke Rossi', 2263],
  ['Ulla de Boer', 2167],
  ['Kees Novak', 2092],
  ['Lars Dubois', 2067],
  ['Vera Costa', 2036],
  ['Hanna Jansen', 2280],
  ['Ivo Hansen', 2124],
  ['Wim Meyer', 2103],
  ['Otto Keller', 2031],
  ['Sven Petrov', 2030],
  ['Yara Weber', 1993],
  ['Tess Silva', 1990],
  ['Esra Novak', 1913],
  ['Finn Dubois', 1894],
  ['Isa Keller', 1844],
] as const;

/** Registrations of a first cycle: there is none before it. */
export function kuksuSample(facts: WorkbookFacts, words: SampleWords['kuksu']): Sample {
  const { title, headings } = words;
  const { plan, list } = listOn(facts, { title, table: 'SampleRegistrations' }, headings, players);
  const lists = { registrations: list, lastCycle: { left: true } };
  return {
    plan,
    job: 'kuksu-group',
    drafts: { 'kuksu-group': JSON.stringify({ options: {}, lists }) },
  };
}
