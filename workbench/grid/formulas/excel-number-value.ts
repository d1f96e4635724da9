import { isError } from '../engine/engine-values';
import type { CellError, CellValue, FunctionDefinition, RawArgument } from '../grid';

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

const wrong: CellError = { error: '#VALUE!' };

function rowsOf(argument: RawArgument | undefined): readonly (readonly CellValue[])[] {
  if (argument === undefined || argument.kind === 'omitted') return [[null]];
  return argument.kind === 'range' ? argument.values : [[argument.value]];
}

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
