import { oursIn } from '../../../taskpane/why/formula/ours';
import { readFormula } from '../../../taskpane/why/formula/parse';
import { keyOf, wantedBy } from '../../../taskpane/why/formula/references';
import type { Grid } from '../../../taskpane/why/values/cell';
import { workOut, type WorkedOut } from '../../../taskpane/why/working-out/evaluate';
import { FakeWhy } from '../support/fake-why';
import { pane } from './support';

/** What a formula in SOF!A1 comes to. */
export async function workedOutIn(
  fill: (cells: FakeWhy) => void,
  text: string,
  mark: '.' | ',' = '.',
): Promise<{ readonly grid: Grid; readonly calls: WorkedOut['calls'] }> {
  const cells = new FakeWhy();
  fill(cells);
  cells.put('SOF!A1', 0, text);
  const active = cells.active('SOF!A1');
  const formula = readFormula(text);
  if (!formula) throw new Error(`${text} cannot be read`);
  const wanted = wantedBy(formula, active);
  const read = await cells.read(active.sheetId, wanted);
  if (!read.ok) throw new Error(read.problem.code);
  const { result, calls } = workOut(formula, {
    active,
    ours: oursIn(pane.ids, 'DEV'),
    read: new Map(
      wanted.flatMap((each, at) => {
        const found = read.value[at];
        return found ? [[keyOf(each), found] as const] : [];
      }),
    ),
    settings: { mark },
    instead: new Map(),
  });
  return { grid: result, calls };
}
