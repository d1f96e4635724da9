import { isError } from '../engine/engine-values';
import { concatenate } from './excel-concatenate';
import { filter } from './excel-filter';
import { numberValue } from './excel-number-value';
import { compareValues } from './order';
import type { CellError, CellValue, FunctionDefinition, RawArgument } from '../grid';

/**
 * Functions of Excel that the engine lacks (ERROR.TYPE, RANK.EQ), or has with other arguments (SORT) or another meaning (FILTER).
 * Only what result sheets need; each follows Microsoft's reference page of that function.
 */

type Rows = readonly (readonly CellValue[])[];

const value = (message: string): CellError => ({ error: '#VALUE!', message });

function rowsOf(argument: RawArgument | undefined): Rows {
  if (argument === undefined || argument.kind === 'omitted') return [[null]];
  return argument.kind === 'range' ? argument.values : [[argument.value]];
}

/** A scalar function of its first argument, for a range cell by cell. */
function eachCell(
  argument: RawArgument | undefined,
  one: (cell: CellValue) => CellValue,
): CellValue | CellValue[][] {
  const rows = rowsOf(argument).map((row) => row.map(one));
  const [first] = rows;
  return rows.length === 1 && first?.length === 1 ? (first[0] ?? null) : rows;
}

/** A single number; blank is 0, what is left out is the default. */
function numberOf(argument: RawArgument | undefined, byDefault: number): number | CellError {
  if (argument === undefined || argument.kind === 'omitted') return byDefault;
  const cell = rowsOf(argument)[0]?.[0] ?? 0;
  if (isError(cell)) return cell;
  const number = Number(cell);
  return cell === '' || Number.isNaN(number) ? value('A number is needed.') : number;
}

const errorNumbers: Readonly<Record<string, number>> = {
  '#NULL!': 1,
  '#DIV/0!': 2,
  '#VALUE!': 3,
  '#REF!': 4,
  '#NAME?': 5,
  '#NUM!': 6,
  '#N/A': 7,
  '#GETTING_DATA': 8,
  '#SPILL!': 9,
  '#CONNECT!': 10,
  '#BLOCKED!': 11,
  '#UNKNOWN!': 12,
  '#FIELD!': 13,
  '#CALC!': 14,
};

const errorType: FunctionDefinition = {
  name: 'ERROR.TYPE',
  description: 'The number of an error value; #N/A when there is no error.',
  parameters: [{ name: 'error_val', description: 'The value to look at.', optional: false }],
  compute: ([cells]) =>
    eachCell(cells, (cell) => {
      const number = isError(cell) ? errorNumbers[cell.error] : undefined;
      return number ?? { error: '#N/A' };
    }),
};

const rankEq: FunctionDefinition = {
  name: 'RANK.EQ',
  description: 'The rank of a number among others; equal numbers share the best of their ranks.',
  parameters: [
    { name: 'number', description: 'The number whose rank is wanted.', optional: false },
    { name: 'ref', description: 'The numbers; other cells are left out.', optional: false },
    { name: 'order', description: '0 or left out: largest first.', optional: true },
  ],
  compute([cells, ref, order]) {
    const ascending = numberOf(order, 0);
    if (typeof ascending !== 'number') return ascending;
    const all = rowsOf(ref).flat();
    const wrong = all.find(isError);
    if (wrong !== undefined) return wrong;
    const numbers = all.filter((cell) => typeof cell === 'number');
    return eachCell(cells, (cell) => {
      const number = numberOf({ kind: 'value', value: cell }, 0);
      if (typeof number !== 'number') return number;
      if (!numbers.includes(number)) return { error: '#N/A' };
      const before = (other: number): boolean =>
        ascending === 0 ? other > number : other < number;
      return 1 + numbers.filter(before).length;
    });
  },
};

function transposed(rows: Rows): CellValue[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null));
}

const sort: FunctionDefinition = {
  name: 'SORT',
  description: 'The rows or columns of an array in order.',
  parameters: [
    { name: 'array', description: 'The range to sort.', optional: false },
    {
      name: 'sort_index',
      description: 'The row or column to sort by; 1 when left out.',
      optional: true,
    },
    {
      name: 'sort_order',
      description: '1 for ascending (default), -1 for descending.',
      optional: true,
    },
    { name: 'by_col', description: 'TRUE sorts columns; FALSE (default) rows.', optional: true },
  ],
  compute([array, sortIndex, sortOrder, byCol]) {
    const [index, order, byColumn] = [
      numberOf(sortIndex, 1),
      numberOf(sortOrder, 1),
      numberOf(byCol, 0),
    ];
    if (typeof index !== 'number') return index;
    if (typeof order !== 'number') return order;
    if (typeof byColumn !== 'number') return byColumn;
    const rows = byColumn === 0 ? rowsOf(array) : transposed(rowsOf(array));
    if (order !== 1 && order !== -1) return value('sort_order is 1 or -1.');
    const key = Math.trunc(index) - 1;
    if (rows[0]?.[key] === undefined) return value('sort_index lies outside of the array.');
    const sorted = [...rows].sort((left, right) => {
      const [a = null, b = null] = [left[key], right[key]];
      // Blank cells come last, whichever way the others are sorted.
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return order * compareValues(a, b);
    });
    return byColumn === 0 ? sorted.map((row) => [...row]) : transposed(sorted);
  },
};

export const excelFunctions: readonly FunctionDefinition[] = [
  concatenate,
  errorType,
  filter,
  numberValue,
  rankEq,
  sort,
];
