import { describe, test } from '@jest/globals';
import * as library from '@odoo/o-spreadsheet';

import { conformanceCases } from '../../../../tools/workbench/grid/conformance';
import type { GridFactory } from '../../../../tools/workbench/grid/conformance';
import { createGrid, defineFunctions } from '../../../../tools/workbench/grid/o-spreadsheet';

const create: GridFactory = ({ functions = [], workbook } = {}) => {
  defineFunctions(library, functions);
  return createGrid(library, workbook);
};

describe('the grid over o-spreadsheet', () => {
  for (const { name, run } of conformanceCases) {
    test(name, () => run(create));
  }
});
