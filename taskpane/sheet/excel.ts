import { excelWorkbook } from './excel-workbook';
import { insert, replace, undo } from './insertion';
import { attempt } from './problems';
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
