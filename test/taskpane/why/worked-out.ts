import { oursIn, readFormula } from '../../../taskpane/why/formula/node';
import { keyOf, wantedBy } from '../../../taskpane/why/formula/references';
import type { Grid, Value } from '../../../taskpane/why/values/cell';
import { type WorkedOut, workOut } from '../../../taskpane/why/working-out/evaluate';
import { FakeWhy } from '../support/fake-why';
import { pane, readFor } from './support';

/** What a formula in SOF!A1 comes to. */
export async function workedOutIn(
  fill: (cells: FakeWhy) => void,
  text: string,
  {
    mark = '.',
    instead = new Map<string, Value>(),
  }: { readonly mark?: '.' | ','; readonly instead?: ReadonlyMap<string, Value> } = {},
): Promise<{
  readonly grid: Grid;
  readonly calls: WorkedOut['calls'];
  readonly lines: WorkedOut['lines'];
}> {
  const cells = new FakeWhy();
  fill(cells);
  cells.put('SOF!A1', 0, text);
  const active = cells.active('SOF!A1');
  const formula = readFormula(text);
  if (!formula) throw new Error(`${text} cannot be read`);
  const {
    found: { wanted },
    read,
  } = await readFor(cells, {
    kind: 'ours',
    cell: active,
    formula,
    wanted: wantedBy(formula, active),
    labels: undefined,
  });
  const { result, calls, lines } = workOut(formula, {
    active,
    ours: oursIn(pane.ids, 'DEV'),
    read: new Map(
      wanted.flatMap((each, at) => {
        const held = read[at];
        return held ? [[keyOf(each), held] as const] : [];
      }),
    ),
    settings: { mark },
    instead,
  });
  return { grid: result, calls, lines };
}
