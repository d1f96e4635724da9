import { kgsResults } from '../src/kgs/formulas';
import { systems } from '../systems';
import type { ActiveCell, HeldCell, ReadCells } from '../taskpane/workbook/why';
import { explain, find, type Pane } from '../taskpane/why/explanation';
import { medians, ratio, SELDOM } from './measure';

/**
 * Explaining one row of a long list: how it compares with the rule alone, both from the sources. `npx tsx bench/why.ts`
 * prints it.
 */
const pane: Pane = {
  ids: systems.flatMap(({ prefix, functions }) =>
    functions.map((name) => (name.includes('.') ? name : `${prefix}.${name}`)),
  ),
  namespace: undefined,
  mark: '.',
};

const held = (value: number): HeldCell => ({ value, isError: false });

/** A cell of `sheet` with a formula whose result fills so many rows. */
function cellWith(formula: string, rows: number, value: number): ActiveCell {
  const at = { sheetId: '1', sheet: 'Results', row: 5, column: 8 };
  const spill = { row: 0, column: 8, rows, columns: 1, formula };
  const around = { table: undefined, tables: [], names: [] };
  const shown = { held: held(value), shown: String(value) };
  return { ...at, ...around, ...shown, selection: 'Results!I6', several: false, formula, spill };
}

/** What Excel would give for each column. */
function columnsRead(columns: readonly (readonly number[])[]): readonly ReadCells[] {
  return columns.map((values, column) => ({
    kind: 'cells',
    sheetId: '1',
    sheet: 'Results',
    area: { row: 0, column, rows: values.length, columns: 1 },
    row: 0,
    column,
    held: values.map((value) => [held(value)]),
  }));
}

export function whyRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  const rows = 1000;
  const list = (of: (row: number) => number): number[] =>
    Array.from({ length: rows }, (_, i) => of(i));
  const wins = list((row) => 12 - Math.floor(row / 84));
  const sos = list((row) => 90 - Math.floor((row % 84) / 3));
  const sodos = list((row) => 40 - (row % 3));
  const rule = (): readonly number[] => {
    const answer = kgsResults(60, rows, wins, sos, sodos);
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value;
  };
  const formula = `=KGS.RESULTS(60,${rows},A1:A${rows},B1:B${rows},C1:C${rows})`;
  const found = find(cellWith(formula, rows, rule()[5] ?? 0), { ...pane });
  if (found.kind !== 'ours') throw new Error(found.kind);
  const read = columnsRead([wins, sos, sodos]);
  const known = { ...found, wanted: found.wanted.slice(0, 3), labels: undefined };
  const explained = explain(known, read, pane);
  if (!explained.agrees || (explained.parts[0]?.steps.length ?? 0) === 0) {
    throw new Error('The row is not explained.');
  }
  const ways = [() => explain(known, read, pane), rule];
  return [
    [
      'explaining one row of KGS.RESULTS over 1,000 rows / the rule without steps',
      ratio(medians(ways, SELDOM)),
      3,
    ],
  ];
}

if (require.main === module) {
  for (const [what, value, goal] of whyRows())
    console.log(`${what}: ${value.toFixed(1)} (${goal})`);
}
