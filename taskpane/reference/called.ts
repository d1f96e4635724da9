import type { FunctionReference } from './types';

/** A text, a quoted sheet name, or a name before a bracket: texts and sheets may look like calls. */
const pieces = /"(?:[^"]|"")*"|'(?:[^']|'')*'|[\p{L}_\\][\p{L}\p{N}_.\\]*(?=\s*\()/gu;

/** The first of these functions that a formula calls, by its id or by its name in this pane. */
export function calledIn(
  formula: string,
  reference: readonly FunctionReference[],
): FunctionReference | undefined {
  for (const piece of formula.match(pieces) ?? []) {
    const name = piece.toUpperCase();
    const called = reference.find((each) => each.id === name || each.name.toUpperCase() === name);
    if (called) return called;
  }
  return undefined;
}
