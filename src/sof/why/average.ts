import { significant } from '../../numbers/significant';
import type { CountedEntry, FieldAverage } from '../average';
import type { SofStepList } from '../steps';

/** How many rows of a kind are named one by one. */
const NAMED = 5;

export function tellAverage(working: FieldAverage, steps: SofStepList): number {
  const { entries, skipped, players, strongest, average } = working;
  if (skipped.length > 0) {
    steps.add('S9', 'rowsSkipped', { rows: skipped.slice(0, NAMED) }, skipped.length);
  }
  tellTeams(
    entries.filter(({ size }) => size > players),
    steps,
  );
  tellCapped(
    entries.filter(({ asFour, counted }) => counted < asFour),
    steps,
  );
  if (strongest.length < entries.length) {
    const least = strongest.reduce((lowest, { counted }) => Math.min(lowest, counted), Infinity);
    const values = { entries: entries.length, counted: strongest.length };
    steps.add('S9', 'strongestCounted', values, significant(least));
  }
  const averaged = new Set(strongest);
  const totals = entries.filter((each) => averaged.has(each)).map(({ counted }) => counted);
  steps.add('S9', 'averageOfEntries', { totals, players }, average);
  return average;
}

function tellTeams(larger: readonly CountedEntry[], steps: SofStepList): void {
  for (const { row, total, size, asFour } of larger.slice(0, NAMED)) {
    steps.add('S9', 'teamAsFour', { row, total, size }, significant(asFour));
  }
  const more = larger.length - NAMED;
  if (more > 0) steps.add('S9', 'moreTeamsAsFour', {}, more);
}

function tellCapped(capped: readonly CountedEntry[], steps: SofStepList): void {
  for (const { row, asFour, counted } of capped.slice(0, NAMED)) {
    steps.add('S9', 'entryCapped', { row, total: asFour }, counted);
  }
  const more = capped.length - NAMED;
  for (const { counted } of capped.slice(NAMED, NAMED + 1)) {
    steps.add('S9', 'moreEntriesCapped', { cap: counted }, more);
  }
}
