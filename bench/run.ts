import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type * as Core from '../src';
import vm from 'node:vm';
import { provideCustomFunctions } from '../test/functions/custom-functions';
import { medians, ratio } from './measure';

/** Prints the ratios that docs/quality.md records. Each is measured side by side in this one run. */
const root = path.resolve(__dirname, '..');
const events = Array.from({ length: 5000 }, (_, index) => ({
  avgMP: (index * 37) % 9000,
  tables: 1 + (index % 60),
}));

/** As it is shipped: what runs the benchmark would compile the sources its own way. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- it exists only once it is built
const { sofAward } = require('../dist/core') as typeof Core;

/** Keeps results alive, so that no way of computing them can be optimised away. */
let sink = 0;

/** The award of a two-session regional without restrictions, as one would write it in place. */
function inlineAward(avgMP: number, tables: number): number {
  const s = Math.min(avgMP, 10000) / 1000;
  const t = Math.min(tables, 60) / 60;
  const basic =
    avgMP <= 1250
      ? 1.0 * s + 2.25 + t * (12.158 * s + 6.461)
      : 2.0 * s + 1.0 + t * (3.13 * s + 17.087);
  return Math.round(Math.min(50, Math.max(2.5, basic)) * 100) / 100;
}

function coreLoop(): void {
  for (const { avgMP, tables } of events) {
    const award = sofAward(avgMP, tables);
    if (award.ok) sink += award.value;
  }
}

function inlineLoop(): void {
  for (const { avgMP, tables } of events) sink += inlineAward(avgMP, tables);
}

function adapterCalls(): () => void {
  // In this context, because looking up a global in a separate one costs more than an award.
  const associated = provideCustomFunctions();
  vm.runInThisContext(readFileSync(path.join(root, 'dist', 'functions.js'), 'utf8'));
  const award = associated.get('SOF.AWARD') as (...args: unknown[]) => number[][];
  const calls = events.map(({ avgMP, tables }) => [[[avgMP]], [[tables]], null, null, null]);
  return () => {
    for (const args of calls) sink += award(...args)[0]?.[0] ?? 0;
  };
}

function gzipBytes(...file: string[]): number {
  return gzipSync(readFileSync(path.join(root, ...file))).length;
}

const rows = [
  ['core award / the same formula written inline', ratio(medians([coreLoop, inlineLoop])), 3],
  [
    '5,000 calls through the built adapter / the core in a loop',
    ratio(medians([adapterCalls(), coreLoop])),
    5,
  ],
  [
    'functions.js gzip / office.js loader gzip',
    gzipBytes('dist', 'functions.js') /
      gzipBytes('node_modules', '@microsoft', 'office-js', 'dist', 'office.js'),
    0.5,
  ],
] as const;

for (const [what, value, goal] of rows) {
  console.log(`${value.toFixed(2)}  ${what} (goal: at most ${goal})`);
}
if (!Number.isFinite(sink)) throw new Error('A result was no number.');
