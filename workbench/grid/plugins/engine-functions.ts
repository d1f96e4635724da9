import type { Arg, CellPosition, FunctionResultObject } from '@odoo/o-spreadsheet';

import { errorName, quotedName, singleName } from '../formulas/formula-text';
import type { Library } from '../engine/library';

/** Functions that only the spelling of formulas needs; they are not offered to anyone typing. */
export function addEngineFunctions(library: Library): void {
  const registry = library.registries.functionRegistry;
  registry.replace(singleName, {
    description: 'Implicit intersection, written @ in Excel.',
    hidden: true,
    args: [
      {
        name: 'value',
        description: 'A reference or an array.',
        type: ['ANY'],
        acceptMatrix: true,
        acceptErrors: true,
      },
    ],
    compute(value) {
      return single(value, this.__originCellPosition);
    },
  });
  registry.replace(errorName, {
    description: 'An error that is typed.',
    hidden: true,
    args: [{ name: 'name', description: 'As it is shown.', type: ['STRING'] }],
    compute: (name) => ({ value: String((Array.isArray(name) ? undefined : name?.value) ?? '') }),
  });
  registry.replace(quotedName, {
    description: 'A text with quotation marks in it.',
    hidden: true,
    args: [
      { name: 'part', description: 'What stands between.', type: ['STRING'], repeating: true },
    ],
    compute(...parts) {
      return parts.map((part) => (Array.isArray(part) ? '' : String(part?.value ?? ''))).join('"');
    },
  });
}

/** Of a row or column of cells the one beside or above the formula, of an array its first value. */
function single(value: Arg, caller: CellPosition | undefined): FunctionResultObject {
  if (value === undefined) return { value: null };
  if (!Array.isArray(value)) return value;
  const cells = value.flat();
  const first = cells[0] ?? { value: null };
  if (cells.length <= 1 || !isReference(value)) return first;
  const inLine = cells.find(({ position }) =>
    value.length === 1 ? position?.row === caller?.row : position?.col === caller?.col,
  );
  const isLine = value.length === 1 || value[0]?.length === 1;
  return (isLine ? inLine : undefined) ?? { value: '#VALUE!', message: 'No single cell is meant.' };
}

/** Cells know their position; values that come out of a function do not, or not in one block. */
function isReference(columns: readonly FunctionResultObject[][]): boolean {
  const start = columns[0]?.[0]?.position;
  if (start === undefined) return false;
  return columns.every((column, right) =>
    column.every(
      ({ position }, down) =>
        position?.col === start.col + right && position.row === start.row + down,
    ),
  );
}
