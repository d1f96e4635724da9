import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as Rules from '../../src/sof/formulas';
import {
  awardRows,
  builtAward,
  columnRatio,
  coreLoop,
  longListRows,
  workbenchTimings,
} from './functions';
import { formatRows, parsingRows } from './formats';
import { kuksuRows, nkRows, worstPairings } from './pairing';
import { medians, ratio } from './measure';
import { paneTimings } from './pane';
import { longTasks } from './long-tasks';
import { whyRows } from './why';
import { whyPaneRows } from './why-pane';

/** Prints the ratios that docs/quality.md records. Each is measured side by side in this one run. */
const root = path.resolve(__dirname, '../..');
const events = Array.from({ length: 5000 }, (_, index) => ({
  avgMP: (index * 37) % 9000,
  tables: 1 + (index % 60),
}));

/** As it is shipped: what runs the benchmark would compile the sources its own way. */
// oxlint-disable-next-line typescript/no-require-imports -- it exists only once it is built
const rules = require('../../dist/core/src/sof/formulas') as typeof Rules;
const { sofAward } = rules;

/** Keeps results alive, so that no way of computing them can be optimised away. */
let sink = 0;

function adapterCalls(award: ReturnType<typeof builtAward>): () => void {
  const calls = events.map(({ avgMP, tables }) => [[[avgMP]], [[tables]], null, null, null]);
  return () => {
    for (const args of calls) sink += award(...args)[0]?.[0] ?? 0;
  };
}

function gzipBytes(...file: string[]): number {
  return gzipSync(readFileSync(path.join(root, ...file))).length;
}

interface Row {
  readonly what: string;
  readonly value: number;
  /** Left out where there is nothing to reach. */
  readonly goal?: number;
}

async function run(): Promise<void> {
  const award = builtAward();
  print(awardRows(sofAward).map(([what, value, goal]) => ({ what, value, goal })));
  print(whyRows().map(([what, value, goal]) => ({ what, value, goal })));
  const core = (): void => {
    sink += coreLoop(sofAward);
  };
  print([
    {
      what: '5,000 calls through the built adapter / the core in a loop',
      value: ratio(medians([adapterCalls(award), core])),
      goal: 5,
    },
    {
      what: 'a column of 10,000 rows through the built adapter / the core in a loop',
      value: columnRatio(award, rules),
      goal: 2,
    },
    {
      what: 'functions.js gzip / office.js loader gzip',
      value:
        gzipBytes('dist', 'functions.js') /
        gzipBytes('node_modules', '@microsoft', 'office-js', 'dist', 'office.js'),
      goal: 0.5,
    },
  ]);
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');

  for (const row of worstPairings()) print([row]);
  print(parsingRows());
  for (const row of formatRows()) print([row]);

  for (const rows of [longListRows(), kuksuRows(), nkRows()]) {
    print(rows.map(([what, value, goal]) => ({ what, value, goal })));
  }

  const { cells, native, array } = await workbenchTimings();
  print([
    {
      what: 'workbench, 10,000 =SOF.AWARD cells / native formulas, after an edit of their inputs',
      value: cells.edit / native.edit,
      goal: 2,
    },
    {
      what: 'workbench, 10,000 =SOF.AWARD cells / native formulas, calculated again as they are',
      value: cells.recalculation / native.recalculation,
      goal: 2,
    },
    {
      what: 'workbench, 10,000 single calls through the function channel / one call of 10,000 rows',
      value: cells.edit / array.edit,
    },
  ]);

  for await (const { what, longest, stop } of longTasks()) {
    print([
      { what: `the longest task of the pane, ms: ${what}`, value: longest, goal: 50 },
      ...(stop === undefined ? [] : [{ what: 'until it has stopped, ms', value: stop, goal: 100 }]),
    ]);
  }

  print((await whyPaneRows()).map(([what, value, goal]) => ({ what, value, goal })));
  const { writing, plainWriting, paint, plainPaint, home, plainHome } = await paneTimings();
  print([
    {
      what: 'adding a tournament of 1,000 players / its cells by Range.values alone',
      value: writing / plainWriting,
      goal: 3,
    },
    {
      what: 'first paint of the pane / of a page that is only its heading',
      value: paint / plainPaint,
      goal: 1.5,
    },
    {
      what: 'Home usable / an empty page with office.js, cold, 4x slower',
      value: home / plainHome,
      goal: 1.2,
    },
  ]);
}

function print(rows: readonly Row[]): void {
  for (const { what, value, goal } of rows) {
    const aim = goal === undefined ? '' : ` (goal: at most ${goal})`;
    console.log(`${value.toFixed(2)}  ${what}${aim}`);
  }
}

void run();
