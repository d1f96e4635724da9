import type { HiddenRows } from '../columns/read';
import type { Recognition } from '../columns/recognition';
import type { Origin, Where } from '../plan/source';
import type { OperationState } from './operation-state';

/** What was chosen and typed in a job: enough to go on where it was left. It holds no cells. */
export interface Draft<Options> {
  readonly options: Options;
  readonly lists: Readonly<Record<string, DraftList>>;
}

export type DraftList =
  | { readonly left: true }
  | {
      readonly where: Where;
      readonly origin: Origin;
      /** Absent where the columns have yet to be recognised. */
      readonly recognition?: Recognition;
      readonly hidden?: HiddenRows;
    };

type AnyState<Options> = Pick<
  OperationState<Readonly<Record<string, never>>, Options, unknown>,
  'options'
> & { readonly lists: OperationState<never, Options, unknown>['lists'] };

/** The draft as text; undefined where nothing was chosen yet. */
export function draftText<Options>(
  initial: Options,
  { options, lists }: AnyState<Options>,
  wheres: Readonly<Record<string, Where>>,
): string | undefined {
  const kept: Record<string, DraftList> = {};
  for (const [key, list] of Object.entries(lists)) {
    if (list.step === 'left') kept[key] = { left: true };
    if (list.step !== 'read') continue;
    const { recognition, hidden, source } = list;
    const { origin } = source.snapshot;
    const where = wheres[key] ?? { kind: 'again', origin };
    kept[key] = { where, origin, recognition, ...(hidden && { hidden }) };
  }
  if (options === initial && Object.keys(kept).length === 0) return undefined;
  return JSON.stringify({ options, lists: kept });
}

/** A draft from its text; undefined for a text that is none, or that another version of the job has kept. */
export function draftFrom<Options>(initial: Options, text: string): Draft<Options> | undefined {
  try {
    const { options, lists } = JSON.parse(text) as Partial<Draft<Options>>;
    if (!isRecord(lists) || !Object.values(lists).every(isDraftList)) return undefined;
    // What is undefined is left out of a text.
    if (options === undefined) return { options: initial, lists };
    return isLike(initial, options) ? { options: { ...initial, ...options }, lists } : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isDraftList(value: unknown): value is DraftList {
  if (!isRecord(value)) return false;
  const { left, where, origin } = value;
  if (left === true) return true;
  const hasKind = (each: unknown): boolean => isRecord(each) && typeof each['kind'] === 'string';
  return hasKind(where) && hasKind(origin);
}

/** Whether everything that a job begins with is of the same kind in what was kept. */
function isLike(initial: unknown, kept: unknown): boolean {
  if (initial === undefined || kept === undefined) return true;
  if (Array.isArray(initial)) return Array.isArray(kept);
  if (!isRecord(initial)) return typeof kept === typeof initial;
  return isRecord(kept) && Object.entries(initial).every(([key, each]) => isLike(each, kept[key]));
}
