import { excelWorkbook } from './excel-workbook';
import { insert, replace, undo } from './writing/insertion';
import { attempt } from '../workbook/problems';
import { callsOneOf, withOwnNames } from '../workbook/our-formulas';
import { offers, waiting } from './requests/requests';
import { rideAlong } from './requests/riders';
import { followSelection } from './reading/selection';
import type { SheetService } from '../workbook/service';

/** The workbook the pane was opened for. */
export const excelSheet: SheetService = {
  workbook: excelWorkbook,
  waiting,
  followSelection,
  insert,
  replace,
  undo,
  why: async () => (await import(/* webpackChunkName: "why" */ './why/excel-why')).excelWhy,
  repairFormulas: async (ids, namespaces) =>
    (await import(/* webpackChunkName: "repair" */ './repair/repairing')).repairFormulas({
      calls: callsOneOf(ids, namespaces),
      asTyped: withOwnNames(ids, namespaces),
    }),
  decimalMark: () =>
    attempt(async () => {
      if (!offers('1.11')) return '.';
      return rideAlong((context) => {
        const { application } = context.workbook;
        application.load('decimalSeparator');
        return () => (application.decimalSeparator === ',' ? ',' : '.');
      });
    }),
};
