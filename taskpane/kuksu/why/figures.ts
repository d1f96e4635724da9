import { withShared, withTexts } from '../../../src/language';
import { parseArea } from '../../sheets/address';
import type { Where, WorkbookFacts } from '../../sheets/source';
import type { FigureReader } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import { cycleOf, drafts, namedCrosstables, namedHolders } from '../crosstable-names';

/** A table of leagues or of results, or a draft. */
const isOfCycle = (table: string): boolean =>
  (cycleOf('Leagues', table) ?? cycleOf('Results', table) ?? drafts.timeOf(table)) !== undefined;

/** A cycle is known by its tables and by the names of its cross tables and title holders, its lists in the end by their headings. */
export const kuksuFigures: FigureReader = {
  mayBe: (cell) => {
    const { table } = cell;
    if (table === undefined) return isUnderName(cell) ? 'table' : undefined;
    return isOfCycle(table) || holdsCycle(cell) ? 'table' : undefined;
  },
  places: cyclePlaces,
  load: async () => {
    const { explainFigure } = await withTexts('kuksu-why', () =>
      // A reason is held to what the rules say now in the language that it was written in.
      withShared(
        'kuksu-reasons',
        () => import(/* webpackChunkName: "kuksu-why" */ './explain-figure'),
      ),
    );
    return explainFigure;
  },
};

function holdsCycle({ tables, names }: ActiveCell): boolean {
  return tables.some(isOfCycle) || namedCrosstables({ names: namesOf(names) }).length > 0;
}

const namesOf = (names: ActiveCell['names']): readonly string[] => names.map(({ name }) => name);

/** Whether the name of a cross table or of a title holder holds the cell. */
function isUnderName({ names, sheet, row, column }: ActiveCell): boolean {
  return names.some(({ name, formula }) => {
    const own = { names: [name] };
    if (namedCrosstables(own).length === 0 && namedHolders(own).length === 0) return false;
    const at = formula.lastIndexOf('!');
    const named = formula.slice(0, at).replace(/^=/, '').replace(/^'|'$/g, '').replace(/''/g, "'");
    const area = parseArea(formula.slice(at + 1));
    if (!area || named.toLowerCase() !== sheet.toLowerCase()) return false;
    const [down, right] = [row - area.row, column - area.column];
    return down >= 0 && right >= 0 && down < area.rows && right < area.columns;
  });
}

/** The cross tables of all cycles, their lists, the table of the cell, and in the end the title holders. */
function cyclePlaces(facts: WorkbookFacts, { table }: ActiveCell): readonly Where[] {
  const tables = facts.tables
    .map(({ name }) => name)
    .filter((name) => name === table || isOfCycle(name));
  return [
    ...namedCrosstables(facts).map(({ name }): Where => ({ kind: 'typed', text: name })),
    ...tables.map((name): Where => ({ kind: 'table', table: name })),
    ...namedHolders(facts).map(({ name }): Where => ({ kind: 'typed', text: name })),
  ];
}
