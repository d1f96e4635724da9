import type { CellPosition, Model } from '@odoo/o-spreadsheet';

type Getters = Pick<Model['getters'], 'getSheetIds' | 'getCells'>;

/** What the library's evaluation keeps to itself: formulas whose results have no room, in a set that knows every sheet. */
interface Evaluation {
  readonly evaluator: {
    blockedArrayFormulas: Positions;
    createEmptyPositionSet(): Positions;
  };
}

interface Positions extends Iterable<CellPosition> {
  addMany(positions: Iterable<CellPosition>): void;
}

/**
 * The library calculates every formula of the workbook after a new sheet. Only a formula that refers to a sheet which did not
 * exist can change by it: by its name, or with a reference made of text.
 */
export function isSheetAwaited(getters: Getters): boolean {
  return getters
    .getSheetIds()
    .some((sheetId) =>
      getters
        .getCells(sheetId)
        .some(
          (cell) =>
            cell.isFormula &&
            (cell.compiledFormula.rangeDependencies.some(
              ({ invalidSheetName }) => invalidSheetName !== undefined,
            ) ||
              cell.compiledFormula.usesSymbol('INDIRECT')),
        ),
    );
}

/** What is left to do for a new sheet where no formula awaits it. */
export function welcomeSheet(plugin: object): void {
  const { evaluator } = plugin as Evaluation;
  const positions = evaluator.createEmptyPositionSet();
  positions.addMany(evaluator.blockedArrayFormulas);
  evaluator.blockedArrayFormulas = positions;
}
