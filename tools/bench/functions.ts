import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type * as Rules from '../../src/sof/formulas';
import { Bench, type OpenWorkbench } from '../../test/browser/support/workbench';
import { provideCustomFunctions } from '../../test/functions/custom-functions';
import { median, medians, ratio } from './measure';

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
