import { agaResults } from '../../src/aga/formulas';
import { kgsResults } from '../../src/kgs/formulas';
import { kuksuRank, kuksuSnake } from '../../src/kuksu/formulas';
import { nkGroups } from '../../src/nk/formulas';
import type { Result } from '../../src/core/result';
import { sofResults } from '../../src/sof/formulas';
import { systems } from '../../src/systems';
import type { ActiveCell, HeldCell, ReadCells } from '../../taskpane/excel/workbook/why';
import { explain } from '../../taskpane/why/explanation';
import { find, type Pane } from '../../taskpane/why/found-cell';
import { medians, ratio } from './measure';

/**
 * Explaining one row of a long list: how it compares with the rule alone, both from the sources. `npx tsx tools/bench/why.ts`
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
    held: values.map((value) => [value]),
  }));
}

/** A list of which a function makes a row for each of its rows. */
interface ListFunction {
  readonly id: string;
  /** The arguments before its columns, and those behind them. */
  readonly before?: string;
  readonly after?: string;
  readonly columns: readonly (readonly number[])[];
  /** The rule alone. */
  readonly rule: () => Result<readonly (number | string)[]>;
}

const ROWS = 1000;
const list = (of: (row: number) => number): number[] =>
  Array.from({ length: ROWS }, (_, i) => of(i));

/** All functions of that kind, with lists in which some share and some do not. */
function listFunctions(): readonly ListFunction[] {
  const wins = list((row) => 12 - Math.floor(row / 84));
  const sos = list((row) => 90 - Math.floor((row % 84) / 3));
  const sodos = list((row) => 40 - (row % 3));
  const places = list((row) => 1 + 2 * Math.floor(row / 2));
  const strengths = list((row) => 2500 - (row % 700));
  return [
    {
      id: 'KGS.RESULTS',
      before: `60,${ROWS},`,
      columns: [wins, sos, sodos],
      rule: () => kgsResults(60, ROWS, wins, sos, sodos),
    },
    {
      id: 'SOF.RESULTS',
      before: '25.5,',
      columns: [strengths],
      rule: () => sofResults(25.5, strengths),
    },
    {
      id: 'AGA.RESULTS',
      before: `7.93,${ROWS},`,
      columns: [places],
      rule: () => agaResults(7.93, ROWS, places),
    },
    { id: 'NK.GROUPS', columns: [strengths], rule: () => nkGroups(strengths) },
    { id: 'KUKSU.RANK', columns: [wins, sodos], rule: () => kuksuRank(wins, sodos) },
    {
      id: 'KUKSU.SNAKE',
      columns: [strengths],
      after: ',4',
      rule: () => kuksuSnake(strengths, 4),
    },
  ];
}

function rowOf({ id, before = '', after = '', columns, rule }: ListFunction): number {
  const answer = rule();
  if (!answer.ok) throw new Error(`${id}: ${answer.failure.code}`);
  const given = columns.map((_, at) => `${'ABC'[at] ?? ''}1:${'ABC'[at] ?? ''}${ROWS}`);
  const formula = `=${id}(${before}${given.join(',')}${after})`;
  const value = answer.value[5] ?? 0;
  const found = find(cellWith(formula, ROWS, Number(value)), pane);
  if (found.kind !== 'ours') throw new Error(found.kind);
  const read = columnsRead(columns);
  const known = { ...found, wanted: found.wanted.slice(0, columns.length), labels: undefined };
  const explained = explain(known, read, pane);
  if (!explained.agrees || (explained.parts[0]?.steps.length ?? 0) === 0) {
    throw new Error(`The row of ${id} is not explained.`);
  }
  // A new reading each time: what the last one came to is remembered.
  return ratio(medians([() => explain(known, [...read], pane), rule]));
}

export function whyRows(): readonly (readonly [what: string, value: number, goal: number])[] {
  return listFunctions().map((each) => [
    `explaining one row of ${each.id} over 1,000 rows / the rule without steps`,
    rowOf(each),
    3,
  ]);
}

if (require.main === module) {
  for (const [what, value, goal] of whyRows())
    console.log(`${what}: ${value.toFixed(1)} (${goal})`);
}
