import { excelWorkbook } from './excel-workbook';
import { insert, replace, undo } from './insertion';
import { attempt } from './problems';
import { callsOneOf } from './our-formulas';
import { repairFormulas } from './repairing';
import { look, offers, waiting } from './requests';
import { followSelection } from './selection';
import type { SheetService } from './service';

/** The workbook the pane was opened for. */
export const excelSheet: SheetService = {
  workbook: excelWorkbook,
  waiting,
  followSelection,
  insert,
  replace,
  undo,
  repairFormulas: (ids, namespaces) => repairFormulas(callsOneOf(ids, namespaces)),
  decimalMark: () =>
    attempt(async () => {
      if (!offers('1.11')) return '.';
      return look(async (context) => {
        const { application } = context.workbook;
        application.load('decimalSeparator');
        await context.sync();
        return application.decimalSeparator === ',' ? ',' : '.';
      });
    }),
};
