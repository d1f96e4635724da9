import type { SampleWords } from '../../src/language/part';
import type { Sample } from '../jobs/operation';
import type { WorkbookFacts } from '../sheets/source';
import { listOn } from '../jobs/sample-list';

/** Twelve players in the open section, of which two aren't eligible, and two below it. */
const players = [
  ['Lin, Ada', 20011, 8.61, true, true, 5, 16],
  ['Park, Ben', 20012, 8.24, true, false, 4, 17],
  ['Okafor, Cleo', 20013, 7.92, true, true, 4, 16.5],
  ['Meyer, Dan', 20014, 7.55, true, true, 4, 15],
  ['Sato, Emi', 20015, 7.31, true, true, 3, 17],
  ['Novak, Fay', 20016, 6.88, true, true, 3, 15.5],
  ['Ruiz, Gil', 20017, 6.42, true, true, 2.5, 14],
  ['Kowal, Hana', 20018, 6.05, true, true, 2, 15],
  ['Berg, Ivo', 20019, 5.71, true, false, 2, 14.5],
  ['Dorn, Jo', 20020, 5.34, true, true, 1, 14],
  ['Abe, Kai', 20021, 4.97, true, true, 1, 13],
  ['Vega, Lea', 20022, 4.66, true, true, 0.5, 12.5],
  ['Ito, Max', 20023, 2.1, false, true, 4, 12],
  ['Cole, Nia', 20024, -3.4, false, true, 3, 11],
] as const;

/** The results of a tournament: its category and points are a press away. */
export function agaSample(facts: WorkbookFacts, words: SampleWords['aga']): Sample {
  const { title, headings, event, yes, no } = words;
  const rows = players.map((player) =>
    player.map((cell) => (typeof cell === 'boolean' ? (cell ? yes : no) : cell)),
  );
  const { plan, list } = listOn(facts, { title, table: 'SamplePlaces' }, headings, rows);
  const options = { name: event, isDesignated: true };
  return {
    plan,
    job: 'aga-points',
    drafts: { 'aga-points': JSON.stringify({ options, lists: { results: list } }) },
  };
}
