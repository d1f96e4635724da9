import { isError } from '../engine/reading';
import type { CellError, CellValue, FunctionDefinition, RawArgument } from '../grid';
import { compareValues } from './excel-values';

type Rows = readonly (readonly CellValue[])[];

/** Excel's general format shows so many digits. */
const digits = 15;

/**
 * `&` and CONCATENATE: texts cell by cell, as all of Excel's operators. The engine joins the cells of a range into one
 * text, which in Excel only CONCAT and TEXTJOIN do.
 */
export const concatenate: FunctionDefinition = {
  name: 'CONCATENATE',
  description: 'Joins texts.',
  parameters: Array.from({ length: 30 }, (_, index) => ({
    name: `text${index + 1}`,
    description: 'A text, a number or a range of them.',
    optional: index > 0,
  })),
  compute(given) {
    const parts = given.filter(({ kind }) => kind !== 'omitted').map((each) => rowsOf(each));
    const rows = Math.max(1, ...parts.map(({ length }) => length));
    const columns = Math.max(1, ...parts.map(([first]) => first?.length ?? 1));
    const joined = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) =>
        join(parts.map((part) => cellAt(part, row, column))),
      ),
    );
    return rows === 1 && columns === 1 ? (joined[0]?.[0] ?? '') : joined;
  },
};

function rowsOf(argument: RawArgument | undefined): Rows {
  if (argument === undefined || argument.kind === 'omitted') return [[null]];
  return argument.kind === 'range' ? argument.values : [[argument.value]];
}

/** A single row or column serves for all; a cell that has no partner is #N/A. */
function cellAt(part: Rows, row: number, column: number): CellValue {
  const cells = part[part.length === 1 ? 0 : row];
  const cell = cells?.[cells.length === 1 ? 0 : column];
  return cell === undefined ? { error: '#N/A' } : cell;
}

function join(cells: readonly CellValue[]): CellValue {
  return cells.find(isError) ?? cells.map(shown).join('');
}

function shown(cell: CellValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digits)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell : cell.error;
}

const wrong: CellError = { error: '#VALUE!' };

/**
 * Excel's FILTER. "If any value of the include argument is an error or cannot be converted to a Boolean, the FILTER
 * function will return an error": the engine leaves such a row out.
 */
export const filter: FunctionDefinition = {
  name: 'FILTER',
  description: 'The rows or columns of an array for which a condition holds.',
  parameters: [
    { name: 'array', description: 'The range to filter.', optional: false },
    {
      name: 'include',
      description: 'A condition for each row, or for each column.',
      optional: false,
    },
    { name: 'if_empty', description: 'Where no condition holds; else #CALC!.', optional: true },
  ],
  compute([array, include, ifEmpty]) {
    const [rows, conditions] = [rowsOf(array), rowsOf(include)];
    const columns = rows[0]?.length ?? 0;
    const byRow = conditions.length === rows.length && conditions[0]?.length === 1;
    const byColumn = conditions.length === 1 && conditions[0]?.length === columns;
    if (!byRow && !byColumn) return wrong;
    const read = conditions.flat().map(truth);
    const refused = read.find(isError);
    if (refused !== undefined) return refused;
    const kept = byRow
      ? rows.filter((_, row) => read[row] === true)
      : rows.map((row) => row.filter((_, column) => read[column] === true));
    if ((kept[0]?.length ?? 0) > 0) return kept.map((row) => [...row]);
    if (ifEmpty === undefined || ifEmpty.kind === 'omitted') {
      return {
        error: '#CALC!',
        message: 'Nothing meets the condition, and if_empty is not given.',
      };
    }
    return rowsOf(ifEmpty).map((row) => [...row]);
  },
};

/** Numbers are true unless 0, blank cells false; text is neither. */
function truth(cell: CellValue): boolean | CellError {
  if (isError(cell)) return cell;
  if (typeof cell === 'string') return wrong;
  return cell === true || (typeof cell === 'number' && cell !== 0);
}

/**
 * Excel's NUMBERVALUE: a text as a number by marks of its own, whatever the computer's are. "If an empty string is specified
 * as the Text argument, the result is 0. Empty spaces in the Text argument are ignored, even in the middle … If a decimal
 * separator is used more than once …, or the group separator occurs after the decimal separator, #VALUE! … If the Text
 * argument ends in one or more percent signs, they are used in the calculation."
 */
export const numberValue: FunctionDefinition = {
  name: 'NUMBERVALUE',
  description: 'The number a text says, read by the marks given.',
  parameters: [
    { name: 'text', description: 'The text.', optional: false },
    { name: 'decimal_separator', description: 'A point unless given.', optional: true },
    { name: 'group_separator', description: 'A comma unless given.', optional: true },
  ],
  compute([text, decimal, group]) {
    const [point, comma] = [markOf(decimal, '.'), markOf(group, ',')];
    const rows = rowsOf(text).map((row) => row.map((cell) => numberIn(cell, point, comma)));
    const [first] = rows;
    return rows.length === 1 && first?.length === 1 ? (first[0] ?? null) : rows;
  },
};

/** The first character of the text counts; an empty one is no mark. */
function markOf(argument: RawArgument | undefined, usual: string): string {
  if (argument === undefined || argument.kind === 'omitted') return usual;
  const [[cell = null] = []] = rowsOf(argument);
  return isError(cell) ? '' : String(cell ?? '').charAt(0);
}

function numberIn(cell: CellValue, point: string, comma: string): CellValue {
  if (isError(cell)) return cell;
  if (point === '' || point === comma) return wrong;
  const bare = String(cell ?? '').replace(/\s/g, '');
  if (bare === '') return 0;
  const written = bare.replace(/%+$/, '');
  const [whole = '', ...rest] = written.split(point);
  const plain = [comma === '' ? whole : whole.split(comma).join(''), ...rest].join('.');
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain)) return wrong;
  return Number(plain) / 100 ** (bare.length - written.length);
}

/**
 * Functions of Excel that the engine lacks (ERROR.TYPE, RANK.EQ), or has with other arguments (SORT) or another meaning (FILTER).
 * Only what result sheets need; each follows Microsoft's reference page of that function.
 */

const value = (message: string): CellError => ({ error: '#VALUE!', message });

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
