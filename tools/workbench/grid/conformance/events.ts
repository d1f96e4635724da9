import type { Area, Grid, GridChange } from '../grid';
import type { ConformanceCase } from './support';
import { area, at, define, fill, rest, same, throws, value, values } from './support';

function changesOf(grid: Grid): GridChange[] {
  const changes: GridChange[] = [];
  grid.onChanged((change) => changes.push(change));
  return changes;
}

export const events: readonly ConformanceCase[] = [
  {
    name: 'writing tells which cells have changed, a rectangle once, and of one cell the value before',
    async run(create) {
      const grid = create();
      const changes = changesOf(grid);
      fill(grid, { B2: 1 });
      await rest();
      same(changes, [{ area: area(grid, 'B2'), before: null }]);
      changes.length = 0;
      grid.batch(() => {
        fill(grid, { A1: 1, A2: 3, B1: 2, B2: 4, D7: 5 });
      });
      await rest();
      same(changes, [{ area: area(grid, 'A1:B2') }, { area: area(grid, 'D7') }]);
    },
  },
  {
    name: 'undo and redo tell that anything may have changed',
    async run(create) {
      const grid = create();
      fill(grid, { A1: 1 });
      await rest();
      const changes = changesOf(grid);
      grid.undo();
      await rest();
      grid.redo();
      await rest();
      same(changes, [{}, {}]);
    },
  },
  {
    name: 'new results, number formats and selecting are no change of contents',
    async run(create) {
      let count = 0;
      const next = define('T.NEXT', [], () => ++count);
      const grid = create({ functions: [next] });
      fill(grid, { A1: '=T.NEXT()' });
      await rest();
      const changes = changesOf(grid);
      grid.recalculate();
      same(value(grid, 'A1'), 2);
      grid.setNumberFormat(area(grid, 'A1:B2'), '0.0');
      grid.select(area(grid, 'C3'));
      await rest();
      same(changes, []);
    },
  },
  {
    name: 'selecting and activating tell the new selection, once and only when it is another',
    async run(create) {
      const grid = create();
      const other = grid.addSheet('Other');
      await rest();
      const selections: Area[] = [];
      grid.onSelectionChanged((selection) => selections.push(selection));
      grid.select(area(grid, 'B2:C3'));
      await rest();
      grid.select(area(grid, 'B2:C3'));
      await rest();
      same(selections, [area(grid, 'B2:C3')]);
      grid.activateSheet(other.id);
      await rest();
      same(selections.at(-1), area(grid, 'A1', other.id));
    },
  },
  {
    name: 'a listener may write, and hears nothing any more when it has left',
    async run(create) {
      const grid = create();
      let calls = 0;
      const leave = grid.onChanged(({ area: changed }) => {
        calls++;
        if (changed?.column === 0) grid.write({ ...changed, column: 1 }, 'seen');
      });
      fill(grid, { A1: 'x' });
      await rest();
      same([value(grid, 'B1'), calls], ['seen', 2]);
      leave();
      fill(grid, { A2: 'x' });
      await rest();
      same([value(grid, 'B2'), calls], [null, 2]);
    },
  },
  {
    name: 'what was written is undone and done again, formulas included',
    run(create) {
      const grid = create();
      fill(grid, { A1: 5, B1: '=A1+1' });
      fill(grid, { A1: 6 });
      same(value(grid, 'B1'), 7);
      same([grid.undo(), value(grid, 'A1'), value(grid, 'B1')], [true, 5, 6]);
      same([grid.undo(), value(grid, 'B1')], [true, null]);
      same([grid.redo(), grid.redo(), value(grid, 'B1')], [true, true, 7]);
      same(grid.redo(), false, 'something to do again');
    },
  },
  {
    name: 'what was forgotten is neither undone nor done again; later steps are',
    run(create) {
      const grid = create();
      fill(grid, { A1: 1, A2: 2 });
      grid.undo();
      grid.forgetHistory();
      same(
        [grid.undo(), grid.redo(), value(grid, 'A1'), value(grid, 'A2')],
        [false, false, 1, null],
      );
      fill(grid, { A1: 3 });
      same([grid.undo(), grid.undo(), value(grid, 'A1')], [true, false, 1]);
    },
  },
  {
    name: 'a batch is evaluated at its end and undone in one step',
    run(create) {
      let calls = 0;
      const sum = define('T.COUNT', ['cells'], () => ++calls);
      const grid = create({ functions: [sum] });
      fill(grid, { A1: 0, C1: '=T.COUNT(A1:B2)' });
      calls = 0;
      grid.batch(() => {
        fill(grid, { A1: 1, B1: 2 });
        grid.batch(() => {
          fill(grid, { A2: 3, B2: '=A1+B1' });
        });
      });
      same(
        [values(grid, 'A1:B2'), calls],
        [
          [
            [1, 2],
            [3, 3],
          ],
          1,
        ],
      );
      grid.undo();
      same(values(grid, 'A1:B2'), [
        [0, null],
        [null, null],
      ]);
    },
  },
  {
    name: 'an error inside a batch is passed on, and the grid goes on working',
    run(create) {
      const grid = create();
      throws(() => {
        grid.batch(() => {
          grid.write(at(grid, 'A1'), 1);
          throw new Error('stop');
        });
      }, 'the batch');
      fill(grid, { B1: '=A1+1' });
      same(values(grid, 'A1:B1'), [[1, 2]]);
    },
  },
];
