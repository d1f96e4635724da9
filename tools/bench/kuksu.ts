import type * as Core from '../../src';
import { medians, ratio } from './measure';

/** Grouping a cycle: how it compares with sorting its players, and how it grows with their number. */

/** As it is shipped: what runs the benchmark would compile the sources its own way. */
// oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
const { groupCycle } = require('../../dist/core') as typeof Core;

type Lists = readonly [
  registrations: readonly { readonly name: string; readonly rating: number }[],
  lastCycle: readonly Core.KuksuCycle.LastResult[],
];

const options = { titleMatch: { lost: 'holder', holder: 'The Holder' } } as const;

/** So many registrations, nine of ten from last cycle, whose leagues were full. */
function cycleOf(players: number): Lists {
  const lastCycle: Core.KuksuCycle.LastResult[] = [];
  for (let tier = 1; lastCycle.length < players; tier++) {
    for (let league = 1; league <= 2 ** (tier - 1) && lastCycle.length < players; league++) {
      const label = `${String.fromCharCode(64 + tier)}${tier === 1 ? '' : league}`;
      for (let place = 1; place <= 10; place++) {
        lastCycle.push({ name: `Player ${lastCycle.length}`, league: label, place });
      }
    }
  }
  const rating = (index: number): number => 800 + ((index * 7919) % 1801);
  const registrations = lastCycle.slice(0, players).map(({ name }, index) => ({
    name: index % 10 === 0 ? `New ${index}` : String(name),
    rating: rating(index),
  }));
  return [registrations, lastCycle];
}

/** Keeps results alive, so that no way of computing them can be optimised away. */
let sink = 0;

function group([registrations, lastCycle]: Lists): void {
  const answer = groupCycle(registrations, lastCycle, options);
  if (!answer.ok) throw new Error('The cycle of the benchmark cannot be grouped.');
  sink += answer.value.leagues.length;
}

/** By rating, and equal ones by name. */
function sort([registrations]: Lists): void {
  const order = [...registrations].sort(
    (a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1),
  );
  sink += order.length;
}

export function kuksuRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  const [small, thousand, many] = [cycleOf(630), cycleOf(1000), cycleOf(10_000)];
  const run = (job: (lists: Lists) => void, lists: Lists) => (): void => {
    job(lists);
  };
  const rows = [
    [
      'grouping 630 players into leagues / sorting them',
      ratio(medians([run(group, small), run(sort, small)])),
      20,
    ],
    [
      'grouping 10,000 players / grouping 1,000',
      ratio(medians([run(group, many), run(group, thousand)])),
      15,
    ],
  ] as const;
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');
  return rows;
}
