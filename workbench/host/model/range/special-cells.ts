import { rectanglesOf } from '../../../grid/areas';
import type { Area, Cell, CellPosition } from '../../../grid/grid';
import { MissingFeature } from '../../batch/errors';
import { positionsOf } from '../cells';
import type { Environment } from '../environment';
import { usedPart } from './range-geometry';
import { hiddenLines } from './range-hidden';
import { valueType } from './range-read';
import { oneOf } from '../values';

const kinds = ['Constants', 'Formulas', 'Blanks', 'Visible'] as const;

/** `Excel.SpecialCellValueType` is a list of kinds: "ErrorsLogicalNumber". */
const valueKinds: Readonly<Record<string, string>> = {
  Errors: 'Error',
  Logical: 'Boolean',
  Number: 'Double',
  Text: 'String',
};

/** `getSpecialCells`: cells of one kind within the used part of the range, as few rectangles. */
export function specialCells(
  env: Environment,
  area: Area,
  cellType: string,
  cellValueType: string,
): Area[] {
  const kind = kinds.find((each) => each === cellType);
  if (kind === undefined) throw new MissingFeature(`Range.getSpecialCells("${cellType}")`);
  const used = usedPart(env, area, false);
  if (used === undefined) return [];
  const cells = env.grid.read(used).flat();
  const wanted =
    kind === 'Visible' ? visible(env, used) : ofKind(env, used, cells, kind, cellValueType);
  return rectanglesOf(wanted);
}

function ofKind(
  env: Environment,
  area: Area,
  cells: readonly Cell[],
  kind: 'Constants' | 'Formulas' | 'Blanks',
  cellValueType: string,
): CellPosition[] {
  const isWanted = valueTest(cellValueType);
  return positionsOf(area).filter((position, i) => {
    const cell = cells[i];
    if (cell === undefined) return false;
    const isBlank = cell.value === null && cell.formula === undefined;
    if (kind === 'Blanks') return isBlank;
    if (isBlank || !isWanted(cell)) return false;
    if (kind === 'Formulas') return cell.formula !== undefined;
    return cell.formula === undefined && env.grid.spill(position) === undefined;
  });
}

function valueTest(cellValueType: string): (cell: Cell) => boolean {
  if (cellValueType === 'All') return () => true;
  const names = Object.keys(valueKinds).filter((name) => cellValueType.includes(name));
  oneOf([cellValueType], names.join(''));
  const types = new Set(names.map((name) => valueKinds[name]));
  return (cell) => types.has(valueType(cell));
}

function visible(env: Environment, area: Area): CellPosition[] {
  const rows = hiddenLines(env, area, 'rows');
  const columns = hiddenLines(env, area, 'columns');
  return positionsOf(area).filter(
    ({ row, column }) => rows[row - area.row] !== true && columns[column - area.column] !== true,
  );
}
