import { runConformance } from './conformance';
import type { GridFactory, Outcome } from './conformance';
import { createGrid, defineFunctions, type Library } from './o-spreadsheet';

declare global {
  /** The grid's library, from its own script. */
  var o_spreadsheet: Library;
  interface Window {
    runConformance(): Promise<Outcome[]>;
  }
}

const create: GridFactory = ({ functions = [], workbook } = {}) => {
  defineFunctions(o_spreadsheet, functions);
  return createGrid(o_spreadsheet, workbook);
};

window.runConformance = () => runConformance(create);
