import { attempt } from '../../workbook/problems';
import type { WhyService } from '../../workbook/why';
import { followActiveCell } from './following';
import { readReferences } from './references';

/** What Why asks of Excel. */
export const excelWhy: WhyService = {
  follow: followActiveCell,
  read: (sheetId, wanted) => attempt(() => readReferences(sheetId, wanted)),
};
