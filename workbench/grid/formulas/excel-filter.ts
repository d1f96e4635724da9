import { isError } from '../engine/engine-values';
import type { CellError, CellValue, FunctionDefinition, RawArgument } from '../grid';

type Rows = readonly (readonly CellValue[])[];

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

function rowsOf(argument: RawArgument | undefined): Rows {
  if (argument === undefined || argument.kind === 'omitted') return [[null]];
  return argument.kind === 'range' ? argument.values : [[argument.value]];
}

/** Numbers are true unless 0, blank cells false; text is neither. */
function truth(cell: CellValue): boolean | CellError {
  if (isError(cell)) return cell;
  if (typeof cell === 'string') return wrong;
  return cell === true || (typeof cell === 'number' && cell !== 0);
}
