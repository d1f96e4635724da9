import type { Said } from '../../../src/language';
import { codeOf } from '../workbook/problems';

/** What a check found. In the words of its report: it is sent to the authors of the add-in. */
export type Outcome =
  | { readonly kind: 'yes' }
  | { readonly kind: 'no'; readonly expected: string; readonly seen: string }
  | { readonly kind: 'error'; readonly error: string };

/** One line of the report. */
export interface Line {
  readonly id: string;
  readonly said: Said;
  readonly outcome: Outcome;
}

/** What was expected and what Excel gave instead; undefined where they are the same. */
export type Difference = { readonly expected: string; readonly seen: string } | undefined;

export const yes: Outcome = { kind: 'yes' };

/** Compares what can be written as JSON. */
export function differs(expected: unknown, seen: unknown): Difference {
  const [wanted, given] = [shown(expected), shown(seen)];
  return wanted === given ? undefined : { expected: wanted, seen: given };
}

/** The longest text of a value in the report. */
const longest = 120;

function shown(value: unknown): string {
  // Excel calculates with 15 digits.
  const text = JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' ? Number(each.toPrecision(12)) : each,
  ) as string | undefined;
  return (text ?? 'nothing').slice(0, longest);
}

export function outcomeOf(difference: Difference): Outcome {
  return difference ? { kind: 'no', ...difference } : yes;
}

/** What a check that ended in an exception says: an error of Excel's with its place, or a mistake of its own. */
export function errorOf(error: unknown): Outcome {
  const code = codeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = message.startsWith(`${code}: `) ? message : `${code}: ${message}`;
  const said = code === undefined ? message : reason + placeOf(error);
  return { kind: 'error', error: said.replace(/\s+/g, ' ').slice(0, 2 * longest) };
}

/** Where in the batch: `Range.formulas`. */
function placeOf(error: unknown): string {
  const { debugInfo } = error as { readonly debugInfo?: { readonly errorLocation?: string } };
  const place = debugInfo?.errorLocation;
  return place === undefined || place === '' ? '' : ` (${place})`;
}
