import { placed, type Refusal } from '../../result';
import { mapped, type Stepwise } from '../../stepwise';
import type { CycleFailure, CycleList } from '../cycle';
import { broken } from '../cycle-refuse';
import { sharedBy } from './group-by';

/** A name of a list as written and as compared. */
export interface ListedName {
  readonly row: number;
  readonly name: string;
  readonly normalised: string;
}

/** A list's rows, valid only without failures (U11). */
export interface ReadList<T> {
  readonly rows: readonly T[];
  readonly failures: readonly CycleFailure[];
}

/** The value of a cell, or its failure: only failures are objects, so values cost no allocation. */
export type Read<V> = V | Refusal;

/** The value of a cell. A refused cell adds a failure and gives the stand-in instead. */
export type ValueOf = <V>(read: Read<V>, instead: V) => V;

/** Reads a list to its end, so that all errors are reported at once. */
export function* readList<In, Out extends ListedName>(
  list: CycleList,
  cells: readonly In[],
  read: (cells: In, row: number, value: ValueOf) => Out,
): Stepwise<ReadList<Out>> {
  const failures: CycleFailure[] = [];
  let row = 0;
  const value: ValueOf = (found, instead) => {
    if (!isRefusal(found)) return found;
    failures.push(placed(found.failure, { list, row }));
    return instead;
  };
  const rows = yield* mapped(cells, (each, index) => {
    row = index + 1;
    return read(each, row, value);
  });
  return { rows, failures };
}

/** A failure for each name that stands in several rows of a list (U11). */
export function repeatedNames(list: CycleList, rows: readonly ListedName[]): CycleFailure[] {
  const failures: CycleFailure[] = [];
  for (const [normalised, namesakes] of sharedBy(rows, (each) => each.normalised)) {
    // A missing name is reported by its cell.
    if (normalised === '') continue;
    const names = namesakes.map(({ name }) => name);
    const at = { list, rows: namesakes.map(({ row }) => row) };
    failures.push(broken(at, 'repeatedName', { rows: at, names }));
  }
  return failures;
}

function isRefusal(found: unknown): found is Refusal {
  return typeof found === 'object' && found !== null && 'ok' in found;
}
