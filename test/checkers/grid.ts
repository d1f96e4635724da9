import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Result } from '../../src';

/** What a comparison over a whole grid found: how many figures were compared, and the first few that differ. */
export interface Comparison {
  readonly compared: number;
  readonly differences: readonly unknown[];
}

/** The first differences; more of them would say nothing more. */
const MOST = 10;

/** Counts figures and keeps the differences between them. */
export class Tally implements Comparison {
  compared = 0;
  readonly differences: unknown[] = [];

  compare(actual: unknown, expected: unknown, ...where: unknown[]): void {
    this.compared++;
    if (actual !== expected && this.differences.length < MOST) {
      this.differences.push({ where, actual: String(actual), expected: String(expected) });
    }
  }
}

/** The value of a result; a refusal differs from every figure. */
export function valueOf<T>(result: Result<T>): T | undefined {
  return result.ok ? result.value : undefined;
}

/**
 * Runs a grid's comparisons by name in a Node of its own: in a test's context each use of `Math` goes through a look-up that costs
 * more than an award, and these grids have millions of them.
 */
export function runGrid(script: string): Readonly<Record<string, Comparison>> {
  const file = path.join(__dirname, script);
  const root = path.resolve(__dirname, '..', '..');
  const output = execFileSync(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output) as Record<string, Comparison>;
}

/** Prints the comparisons for `runGrid`. */
export function printGrid(comparisons: Readonly<Record<string, () => Comparison>>): void {
  const found = Object.entries(comparisons).map(([name, compare]) => {
    const { compared, differences } = compare();
    return [name, { compared, differences }];
  });
  process.stdout.write(JSON.stringify(Object.fromEntries(found)));
}
