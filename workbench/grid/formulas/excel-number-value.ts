import { isError } from '../engine/engine-values';
import type { CellValue, FunctionDefinition, RawArgument } from '../grid';

/** Excel's NUMBERVALUE: a text as a number by marks of its own, whatever the computer's are. A blank text is 0. */
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

function rowsOf(argument: RawArgument | undefined): readonly (readonly CellValue[])[] {
  if (argument === undefined || argument.kind === 'omitted') return [[null]];
  return argument.kind === 'range' ? argument.values : [[argument.value]];
}

function markOf(argument: RawArgument | undefined, usual: string): string {
  const cell = argument?.kind === 'value' ? argument.value : undefined;
  return typeof cell === 'string' && cell !== '' ? cell.charAt(0) : usual;
}

function numberIn(cell: CellValue, point: string, comma: string): CellValue {
  if (isError(cell) || typeof cell === 'number') return cell;
  const plain = String(cell ?? '')
    .replace(/\s/g, '')
    .split(comma)
    .join('')
    .replace(point, '.');
  if (plain === '') return 0;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : { error: '#VALUE!' };
}
