import type { CellError, CellValue, RawArgument } from '../../grid/grid';
import { isSeveral, parameterAt } from './calling';
import type { FunctionMetadata } from './metadata';

const noPartner: CellError = { error: '#N/A' };
const nested: CellError = { error: '#CALC!' };

/**
 * One call per cell, Excel's broadcasting: a single row or column stretches over the other ranges, and a cell
 * that has no partner is #N/A. A function that answers with a range itself cannot be lifted: #CALC!.
 */
export function lift(
  { parameters }: FunctionMetadata,
  given: readonly RawArgument[],
  callOnce: (args: readonly RawArgument[]) => CellValue | CellValue[][],
): CellValue[][] {
  const lifted = given.map(
    (argument, i) => parameterAt(parameters, i).dimensionality !== 'matrix' && isSeveral(argument),
  );
  const ranges = given.filter((_, i) => lifted[i]).map(valuesOf);
  const rows = Math.max(...ranges.map((values) => values.length));
  const columns = Math.max(...ranges.map((values) => values[0]?.length ?? 0));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const args = given.map((argument, i) =>
        lifted[i] ? cellAt(argument, row, column) : argument,
      );
      if (args.includes(undefined)) return noPartner;
      const result = callOnce(args.filter((argument) => argument !== undefined));
      return Array.isArray(result) ? nested : result;
    }),
  );
}

function cellAt(argument: RawArgument, row: number, column: number): RawArgument | undefined {
  const values = valuesOf(argument);
  const line = values.length === 1 ? values[0] : values[row];
  const value = line?.length === 1 ? line[0] : line?.[column];
  return value === undefined ? undefined : { kind: 'value', value };
}

function valuesOf(argument: RawArgument): readonly (readonly CellValue[])[] {
  return argument.kind === 'range' ? argument.values : [];
}
