import { safeArray, type SafeArray } from './safe-array';

/** One entry of a rich API message (event 33), in the order office.js reads it. */
export interface Message {
  readonly category: number;
  readonly type: number;
  /** "Workbook" or a sheet's id for events; empty for calls. */
  readonly target: string;
  /** JSON. */
  readonly text: string;
}

export const messageCategories = { customFunction: 1, event: 65_536 } as const;

/** Within category 1: run a function. */
export const invocation = 1000;

export function messagesOnTheWire(messages: readonly Message[]): SafeArray {
  return safeArray(
    messages.map(({ category, type, target, text }) =>
      safeArray([category, type, target, text, 0]),
    ),
  );
}
