import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type * as Rules from '../../src/sof/formulas';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';
import { provideCustomFunctions } from '../../test/functions/custom-functions';
import { median, medians, ratio } from './measure';
import { type LongCall, longCalls } from '../../test/functions/long-lists';

const root = path.resolve(__dirname, '../..');
const count = 10_000;

type Award = (...args: unknown[]) => number[][];

/** SOF.AWARD as it is shipped. Loaded into this context: looking up a global in a separate one costs more than an award. */
export function builtAward(): Award {
  const associated = provideCustomFunctions();
  vm.runInThisContext(readFileSync(path.join(root, 'dist', 'functions.js'), 'utf8'));
  return associated.get('SOF.AWARD') as Award;
}

const averageAt = (row: number): number => (row * 37) % 9000;
const tablesAt = (row: number): number => 1 + (row % 60);

/** A column of 10,000 rows as one call through the built adapter, against the core in a plain loop. */
export function columnRatio(award: Award, { sofAward }: typeof Rules): number {
  const averages = Array.from({ length: count }, (_, row) => [averageAt(row)]);
  const tables = Array.from({ length: count }, (_, row) => [tablesAt(row)]);
  let sink = 0;
  const column = (): void => {
    sink += award(averages, tables, null, null, null, null)[count - 1]?.[0] ?? NaN;
  };
  const loop = (): void => {
    const results: number[] = [];
    for (let row = 0; row < count; row++) {
      const result = sofAward(averages[row]?.[0] ?? NaN, tables[row]?.[0] ?? NaN);
      if (result.ok) results.push(result.value);
    }
    sink += results[count - 1] ?? NaN;
  };
  const measured = ratio(medians([column, loop]));
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');
  return measured;
}

/** The averages stand in column A less what E1 holds, so that one edit changes every award. */
const avg = (row: number): string => `A${row}+$E$1`;
const s = (row: number): string => `MIN(${avg(row)},10000)/1000`;
const share = (row: number): string => `MIN(B${row},60)/60`;

/** Formulas by the way in which they compute 10,000 awards; rows are counted from 1. */
const ways = {
  cells: (row: number) => `=SOF.AWARD(${avg(row)},B${row})`,
  /** The basic award with its caps, limits and rounding, of the engine's own functions. */
  native: (row: number) =>
    `=ROUND(MAX(2.5,MIN(50,IF(${avg(row)}<=1250,` +
    `${s(row)}+2.25+${share(row)}*(12.158*${s(row)}+6.461),` +
    `2*${s(row)}+1+${share(row)}*(3.13*${s(row)}+17.087)))),2)`,
  array: (row: number) => (row === 1 ? `=SOF.AWARD(A1:A${count}+$E$1,B1:B${count})` : null),
} satisfies Record<string, (row: number) => string | null>;

type Way = keyof typeof ways;
const wayNames = Object.keys(ways) as Way[];

/** Rounds in the browser, where each takes a good part of a second. */
const rounds = 15;

/** Medians in milliseconds: from an edit until every award is there again, and for a full recalculation. */
interface Timing {
  readonly edit: number;
  readonly recalculation: number;
}

/** 10,000 awards in the workbench in a real browser, each way in a workbook of its own, the ways taking turns. */
export async function workbenchTimings(): Promise<Readonly<Record<Way, Timing>>> {
  const bench = await Bench.start();
  try {
    const opened = new Map<Way, OpenWorkbench>();
    for (const way of wayNames) {
      const open = await bench.workbench();
      await fill(open, way);
      opened.set(way, open);
    }
    const times = { cells: [], native: [], array: [] } as Record<Way, [number, number][]>;
    for (let round = 1; round <= rounds; round++) {
      for (const [way, open] of opened) times[way].push(await measure(open, round));
    }
    const timing = (way: Way): Timing => ({
      edit: median(times[way].map(([edit]) => edit)),
      recalculation: median(times[way].map(([, recalculation]) => recalculation)),
    });
    return { cells: timing('cells'), native: timing('native'), array: timing('array') };
  } finally {
    await bench.stop();
  }
}

async function fill(open: OpenWorkbench, way: Way): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    average: averageAt(index),
    tables: tablesAt(index),
    formula: ways[way](index + 1),
  }));
  const last: unknown = await open.page.evaluate(async (list) => {
    const { grid } = window.workbench;
    const sheetId = grid.addSheet('Bench').id;
    grid.batch(() => {
      // A spill needs room; what is written makes it.
      grid.write({ sheetId, row: list.length + 5, column: 5 }, 'the end');
      grid.write({ sheetId, row: 0, column: 4 }, 0);
      for (const [row, { average, tables, formula }] of list.entries()) {
        grid.write({ sheetId, row, column: 0 }, average);
        grid.write({ sheetId, row, column: 1 }, tables);
        if (formula !== null) grid.write({ sheetId, row, column: 2 }, formula);
      }
    });
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (!window.workbench.calculated());
    const at = { sheetId, row: list.length - 1, column: 2, rows: 1, columns: 1 };
    return grid.read(at)[0]?.[0]?.value;
  }, rows);
  // (9,999 x 37) mod 9000 = 963 masterpoints, 40 tables
  if (last !== 15.33) throw new Error(`The last award of ${way} is ${JSON.stringify(last)}.`);
}

async function measure(open: OpenWorkbench, more: number): Promise<[number, number]> {
  return open.page.evaluate(async (added) => {
    const { grid } = window.workbench;
    const sheetId = grid.sheets().find(({ name }) => name === 'Bench')?.id ?? '';
    const start = performance.now();
    grid.write({ sheetId, row: 0, column: 4 }, added);
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (!window.workbench.calculated());
    const edited = performance.now();
    grid.recalculate();
    return [edited - start, performance.now() - edited];
  }, more);
}

/** An award against the same formula written in place: what reading arguments and keeping the working costs. */
type AwardRule = typeof Rules.sofAward;

const events = Array.from({ length: 5000 }, (_, index) => ({
  avgMP: (index * 37) % 9000,
  tables: 1 + (index % 60),
  options: { sessions: 1 + (index % 3), rating: 'Sectional', restrictions: index % 3 },
}));

/** The award of a two-session regional without restrictions, as one would write it in place. */
function inlineBasic(avgMP: number, tables: number): number {
  const s = Math.min(avgMP, 10000) / 1000;
  const t = Math.min(tables, 60) / 60;
  const basic =
    avgMP <= 1250
      ? 1.0 * s + 2.25 + t * (12.158 * s + 6.461)
      : 2.0 * s + 1.0 + t * (3.13 * s + 17.087);
  return Math.min(50, Math.max(2.5, basic));
}

function inlineScale({
  sessions,
  rating,
  restrictions,
}: (typeof events)[number]['options']): number {
  const R = rating === 'Sectional' ? 10 : 14;
  const P = restrictions === 0 ? 1 : restrictions === 1 ? 0.8 : 0.7;
  return (R / 14) * ((0.5 * (sessions + 1)) / 1.5) * P;
}

const rounded = (award: number): number => Math.round(award * 100) / 100;

/** 5,000 awards by the rule. */
export function coreLoop(award: AwardRule): number {
  let sum = 0;
  for (const { avgMP, tables } of events) {
    const result = award(avgMP, tables);
    if (result.ok) sum += result.value;
  }
  return sum;
}

/** Both with their limits; a sum that is no number would mean that nothing was computed. */
export function awardRows(
  award: AwardRule,
): readonly [what: string, value: number, goal: number][] {
  let sink = 0;
  const plain = (): void => {
    sink += coreLoop(award);
  };
  const inline = (): void => {
    for (const { avgMP, tables } of events) sink += rounded(inlineBasic(avgMP, tables));
  };
  const withOptions = (): void => {
    for (const { avgMP, tables, options } of events) {
      const result = award(avgMP, tables, options);
      if (result.ok) sink += result.value;
    }
  };
  const inlineWithOptions = (): void => {
    for (const { avgMP, tables, options } of events) {
      sink += rounded(inlineBasic(avgMP, tables) * inlineScale(options));
    }
  };
  const rows: [string, number, number][] = [
    ['core award / the same formula written inline', ratio(medians([plain, inline])), 3],
    [
      'core award with options / the same formula written inline',
      ratio(medians([withOptions, inlineWithOptions])),
      4,
    ],
  ];
  if (!Number.isFinite(sink)) throw new Error('A result was no number.');
  return rows;
}

const ROWS = 100_000;

type Implementation = (...args: unknown[]) => unknown;

/** The built functions with an error class as light as Excel's: one of JavaScript's notes where it was made. */
function builtFunctions(): ReadonlyMap<string, Implementation> {
  const functions = new Map<string, Implementation>();
  class LightError {
    constructor(
      readonly code: string,
      readonly message: string,
    ) {}
  }
  const CustomFunctions = {
    Error: LightError,
    ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    associate: (id: string, implementation: Implementation) => functions.set(id, implementation),
  };
  Object.assign(globalThis, { CustomFunctions });
  vm.runInThisContext(readFileSync(path.join(root, 'dist', 'functions.js'), 'utf8'));
  return functions;
}

/** Seconds of processor time for one call with so many rows. */
function seconds(calculate: Implementation, { args }: LongCall, rows: number): number {
  const given = args(rows);
  const { user: before } = process.cpuUsage();
  try {
    calculate(...given);
  } catch {
    // A refusal takes its time as well.
  }
  return (process.cpuUsage().user - before) / 1e6;
}

/** The slowest of all functions with any list of 100,000 rows, and how its time grows from half as many. */
export function longListRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  const functions = builtFunctions();
  const reference = JSON.parse(
    readFileSync(path.join(root, 'build', 'reference.json'), 'utf8'),
  ) as { id: string; examples: [{ formula: string }] }[];
  const calls = longCalls(reference.map(({ id, examples: [{ formula }] }) => ({ id, formula })));
  const timed = calls.map((call) => {
    const calculate = functions.get(call.id);
    if (!calculate) throw new Error(`${call.id} is not in the bundle.`);
    return { call, calculate, time: seconds(calculate, call, ROWS) };
  });
  const slowest = timed.reduce((a, b) => (b.time > a.time ? b : a));
  const { call, calculate } = slowest;
  const best = (rows: number): number =>
    Math.min(...[1, 2, 3].map(() => seconds(calculate, call, rows)));
  const name = `slowest function, 100,000 rows: ${call.id}, ${call.what}`;
  return [
    [`${name}, in seconds`, best(ROWS), 1],
    [`${name} / 50,000 rows`, best(ROWS) / best(ROWS / 2), 2.5],
  ];
}
