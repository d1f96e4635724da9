import { argumentsOf } from '../built/support/formula';

/** A call whose arguments hold so many rows (or cells, where a row would be short). */
export interface LongCall {
  readonly id: string;
  readonly what: string;
  readonly args: (rows: number) => readonly (unknown[][] | null)[];
}

type Cell = number | string;
type Column = (rows: number) => Cell[][];

const column =
  (cell: (row: number, rows: number) => Cell): Column =>
  (rows) =>
    Array.from({ length: rows }, (_, row) => [cell(row, rows)]);

const up = column((row) => row + 1);
const down = column((row, rows) => rows - row);
/** All different, in no order: 7919 is prime and longer lists are no multiple of it. */
const mixed = column((row, rows) => 1 + ((row * 7919) % rows));
const pairs = column((row) => 1 + Math.floor(row / 2));
const of = (cell: Cell): Column => column(() => cell);
const named = (word: string): Column => column((row) => `${word} ${row}`);
const one = (cell: Cell): unknown[][] => [[cell]];

/** A cell filled and then blank ones: what a formula written for whole columns sees. */
const nearlyBlank = column((row) => (row === 0 ? 1 : ''));
/** Refused at the very end. */
const lastWrong = column((row, rows) => (row === rows - 1 ? 'x' : row + 1));

const shapes: readonly [what: string, column: Column][] = [
  ['going up', up],
  ['going down', down],
  ['in no order', mixed],
  ['all level', of(3)],
  ['level in pairs', pairs],
  ['nearly blank', nearlyBlank],
  ['wrong at the end', lastWrong],
  ['all wrong', of('x')],
];

type Lists = readonly [what: string, args: LongCall['args']][];

/** For every shape of one column. */
const shaped = (args: (column: Column, rows: number) => (unknown[][] | null)[]): Lists =>
  shapes.map(([what, each]) => [what, (rows) => args(each, rows)]);

/** A square of about so many cells, in which everybody beat everybody below. */
const crosstable = (cells: number): unknown[][] => {
  const size = Math.floor(Math.sqrt(cells));
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, other) => (other > row ? 1 : 0)),
  );
};

const row = (cells: number): unknown[][] => [Array.from({ length: cells }, () => 1)];
const aliases = (rows: number): unknown[][] =>
  Array.from({ length: rows }, (_, index) => [`account ${index}`, '', `engine ${index}`]);
const calculator = (rows: number): unknown[][] =>
  Array.from({ length: rows }, (_, index) => [index + 1, 8, 5, 3, 2, 1]);

/** The functions that look at all rows of a list together, or read a table. */
const lists: Readonly<Record<string, Lists>> = {
  'SOF.AVERAGE': [
    ...shaped((each, rows) => [each(rows), null]),
    ['with sizes', (rows) => [up(rows), of(2)(rows)]],
    ['with a cell per player', (rows) => [up(rows).map(([cell]) => [cell, cell]), null]],
  ],
  'SOF.RESULTS': shaped((each, rows) => [one(25.16), each(rows), one(2), null]),
  'AGA.RESULTS': [
    ...shaped((each, rows) => [one(10.8), one(rows), each(rows), null]),
    ['one tie', (rows) => [one(10.8), one(rows), of(1)(rows), null]],
  ],
  'AGA.AVERAGE': shaped((each, rows) => [each(rows)]),
  'AGA.SEASON': [
    ...shaped((each, rows) => [named('player')(rows), named('event')(rows), each(rows)]),
    ['one player', (rows) => [of('Lin')(rows), named('event')(rows), up(rows), one(5)]],
    ['ids', (rows) => [of('Lin')(rows), of('May')(rows), up(rows), null, named('id')(rows)]],
  ],
  'KGS.PLAYERS': shaped((each, rows) => [of(1)(rows), each(rows), of('x')(rows)]),
  'KGS.POINTS': [
    ['places and a calculator', (rows) => [null, of(3)(rows), of(1)(rows), calculator(rows)]],
    ['a calculator of one row', (rows) => [null, null, up(rows), row(rows)]],
  ],
  'KGS.TABLE': [
    ['a calculator', (rows) => [null, one(10), calculator(rows)]],
    ['a calculator of one row', (rows) => [null, one(10), row(rows)]],
  ],
  'KGS.RESULTS': [
    ...shaped((each, rows) => [one(60), one(rows), each(rows), up(rows), down(rows), null]),
    ['level in all', (rows) => [one(60), one(rows), of(1)(rows), of(1)(rows), of(1)(rows), null]],
    ['a calculator', (rows) => [null, one(rows), up(rows), up(rows), up(rows), calculator(rows)]],
    ['marks', (rows) => [one(60), one(rows), up(rows), up(rows), up(rows), null, of('x')(rows)]],
  ],
  'KGS.ANNUAL': [
    ...shaped((each, rows) => [named('account')(rows), named('event')(rows), each(rows), null]),
    ['one engine', (rows) => [of('Aya')(rows), named('event')(rows), up(rows), null]],
    ['aliases', (rows) => [named('account')(rows), of('May')(rows), up(rows), aliases(rows)]],
  ],
  'KGS.CHECK': [
    ...shaped((each, rows) => [each(rows), up(rows), down(rows), one(3)]),
    ['all impossible', (rows) => [of(9)(rows), of(1)(rows), of(2)(rows), one(3)]],
  ],
  'NK.GROUPS': [
    ...shaped((each, rows) => [each(rows), null, one(2)]),
    ['all with a right', (rows) => [up(rows), of('Topgroep')(rows), one(2)]],
    ['all in one group', (rows) => [up(rows), of('Groep 1')(rows), one(rows)]],
    [
      'half with a right',
      (rows) => [up(rows), column((at) => (at % 2 ? 'Groep 1' : ''))(rows), one(16)],
    ],
  ],
  'KUKSU.SODOS': [
    ['a square', (cells) => [crosstable(cells)]],
    ['a column', (rows) => [of(1)(rows)]],
    ['a row', (cells) => [row(cells)]],
  ],
  'KUKSU.RANK': [
    ...shaped((each, rows) => [each(rows), up(rows), null, null, null]),
    ['five columns', (rows) => [of(1)(rows), of(1)(rows), of(2)(rows), of(3)(rows), mixed(rows)]],
  ],
  'KUKSU.SNAKE': shaped((each, rows) => [each(rows), one(7)]),
};

/** Every argument of an example as a column of its first cell; then all of them. */
function stretched(id: string, formula: string): LongCall[] {
  const example = argumentsOf(formula);
  const cellOf = (cells: unknown[][] | null): Cell => (cells?.[0]?.[0] ?? '') as Cell;
  const calls = example.map((_, at): LongCall => ({
    id,
    what: `argument ${at + 1} a column`,
    args: (rows) => example.map((cells, other) => (other === at ? of(cellOf(cells))(rows) : cells)),
  }));
  const all = (rows: number): unknown[][][] => example.map((cells) => of(cellOf(cells))(rows));
  const wrong = (rows: number): unknown[][][] => example.map(() => of('x')(rows));
  return [
    ...calls,
    { id, what: 'all arguments columns', args: all },
    { id, what: 'all arguments wrong', args: wrong },
  ];
}

/** For every function: each argument long, and lists of every shape where it looks at a list. */
export function longCalls(
  functions: readonly { readonly id: string; readonly formula: string }[],
): LongCall[] {
  return functions.flatMap(({ id, formula }) => [
    ...stretched(id, formula),
    ...(lists[id] ?? []).map(([what, args]) => ({ id, what, args })),
  ]);
}
