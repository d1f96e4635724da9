import type { Library } from './library';

/**
 * The library's own names that Excel does not have. Of its bad expressions Excel accepts only an unknown
 * name and shows #NAME?; the others it refuses to enter, while here they stand in their cell with a sentence.
 */
const renamed: Readonly<Record<string, string>> = {
  InvalidReference: '#REF!',
  BadExpression: '#NAME?',
  GenericError: '#VALUE!',
};

/** Excel's names the library does not know as errors. */
const added = ['#REF!', '#VALUE!', '#BUSY!', '#CALC!', '#GETTING_DATA', '#CONNECT!', '#FIELD!'];

/**
 * The library keeps its error names in an exported table and a registry, so the screen, IFERROR and our
 * reading all get Excel's names at once. #CYCLE keeps its name on the screen: it stands for Excel's warning.
 */
export function useExcelErrorNames(library: Library): void {
  const names: Record<string, string> = library.CellErrorType;
  Object.assign(names, renamed);
  for (const name of added) library.registries.errorTypes.add(name);
}

/** Excel warns of a circular reference and leaves 0 in the cell. */
export const circular = '#CYCLE';
