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
