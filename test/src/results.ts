import { sentence } from '../../src/language/core';
import { kindOf, type Failure, type FailureKind, type Result } from '../../src';

/** The value of a result that must be one; the sentence of a refusal is the test's failure. */
export function value<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${sentence(result.failure)}`);
}

/** The failure of a result that must be refused. */
export function failure(result: Result<unknown>): Failure {
  if (!result.ok) return result.failure;
  throw new Error(`accepted with ${String(result.value)}`);
}

/** The whole sentence of a refusal, and how its cell shows. */
export function refusal(result: Result<unknown>): [sentence: string, kind: FailureKind] {
  return [sentence(failure(result)), kindOf(failure(result))];
}

const NUMBER_NEEDED = 'Enter a number (not text or TRUE/FALSE).';

/** What every argument answers to something that is no finite number. */
export const unusableNumbers = (argument: string): [number, [string, FailureKind]][] => [
  [NaN, [`${argument}: NaN. ${NUMBER_NEEDED}`, 'value']],
  [Infinity, [`${argument}: Infinity. ${NUMBER_NEEDED}`, 'value']],
  [-Infinity, [`${argument}: -Infinity. ${NUMBER_NEEDED}`, 'value']],
];
