import { systems } from '../../../src/systems';
import { explain, type Explanation } from '../../../taskpane/why/explanation';
import {
  find,
  type FoundAndRead,
  type FoundCell,
  type OursFound,
  type Pane,
  readAll,
} from '../../../taskpane/why/found-cell';
import type { Value } from '../../../taskpane/why/values/cell';
import { FakeWhy } from '../support/fake-why';

/** A pane with all functions. */
export const pane: Pane = {
  ids: systems.flatMap(({ prefix, functions }) =>
    functions.map((name) => (name.includes('.') ? name : `${prefix}.${name}`)),
  ),
  namespace: undefined,
  mark: '.',
};

/** What is found of a cell of a workbook. */
export function found(fill: (cells: FakeWhy) => void, address: string, of: Pane = pane): FoundCell {
  const cells = new FakeWhy();
  fill(cells);
  return find(cells.active(address), of);
}

/** A cell of a workbook explained, from all that its formula refers to. */
export async function explained(
  fill: (cells: FakeWhy) => void,
  address: string,
  {
    of = pane,
    instead = new Map<string, Value>(),
  }: {
    readonly of?: Pane;
    readonly instead?: ReadonlyMap<string, Value>;
  } = {},
): Promise<Explanation> {
  const cells = new FakeWhy();
  fill(cells);
  const known = find(cells.active(address), of);
  if (known.kind !== 'ours') throw new Error(`${address} is ${known.kind}`);
  const all = await readFor(cells, known);
  return explain(all.found, all.read, of, instead);
}

/** Reads what a formula refers to, and what names of other sheets turn out to need. */
export async function readFor(cells: FakeWhy, found: OursFound): Promise<FoundAndRead> {
  const all = await readAll(cells, found);
  if (!all.ok) throw new Error(all.problem.code);
  return all.value;
}
