import type { SampleWords } from '../../src/language/part';
import type { Sample } from '../jobs/operation';
import type { WorkbookFacts } from '../sheets/source';
import { listOn } from '../jobs/sample-list';

/** Three strata; two ties, and a player without masterpoints. */
const pairs = [
  ['Adams – Baker', 'A', 58.42, 18000, 6500],
  ['Chen – Dias', 'A', 61.17, 9400, 3100],
  ['Evans – Ford', 'A', 55.03, 4200, 2750],
  ['Gupta – Hall', 'A', 49.88, 2600, 5150],
  ['Ito – Jones', 'B', 58.42, 1850, 1420],
  ['King – Lopez', 'B', 47.3, 2210, 890],
  ['Moore – Nagy', 'B', 53.66, 1275, 1980],
  ['Owen – Price', 'B', 44.12, 1640, 730],
  ['Quinn – Ruiz', 'C', 55.03, 415, 380],
  ['Silva – Tan', 'C', 50.91, 260, 175],
  ['Unger – Vos', 'C', 41.25, 88.5, 0],
  ['Wells – Young', 'C', 39.84, 120, 305],
] as const;

/** The entries of a pairs event in two sessions: its awards are a press away. */
export function sofSample(facts: WorkbookFacts, words: SampleWords['sof']): Sample {
  const { title, headings, event } = words;
  const { plan, list } = listOn(facts, { title, table: 'SampleScores' }, headings, pairs);
  const depths = { depthA: '4', depthB: '3', depthC: '2' };
  const options = { name: event, rating: 'Regional', ...depths };
  return {
    plan,
    job: 'sof-event',
    drafts: { 'sof-event': JSON.stringify({ options, lists: { entries: list } }) },
  };
}
