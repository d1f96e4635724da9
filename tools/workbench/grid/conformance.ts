import type { ConformanceCase, GridFactory } from './conformance/support';
import { contents, events, sheets } from './conformance/sheets';
import { excelFunctionCases, meanings } from './conformance/meanings';
import { formulas, functions, spilling } from './conformance/formulas';

export type { ConformanceCase, GridFactory, Setup } from './conformance/support';

/**
 * What the workbench relies on, whichever grid stands behind the interface. No test library inside: the
 * same cases run in Node and in a browser.
 */
export const conformanceCases: readonly ConformanceCase[] = [
  ...contents,
  ...formulas,
  ...functions,
  ...spilling,
  ...sheets,
  ...events,
  ...excelFunctionCases,
  ...meanings,
];

export interface Outcome {
  readonly name: string;
  /** Absent when the case holds. */
  readonly error?: string;
}

export async function runConformance(create: GridFactory): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, run } of conformanceCases) {
    try {
      await run(create);
      outcomes.push({ name });
    } catch (problem) {
      outcomes.push({ name, error: String(problem) });
    }
  }
  return outcomes;
}
