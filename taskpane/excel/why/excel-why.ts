import { attempt } from '../../workbook/problems';
import type { WhyService } from '../../workbook/why';
import { isConstant } from './active-cell';
import { followActiveCell } from './following';
import { readReferences } from './references';

/** What Why asks of Excel. */
export const excelWhy: WhyService = {
  follow: followActiveCell,
  isConstant: (at) => attempt(() => isConstant(at)),
  read: (sheetId, wanted) => attempt(() => readReferences(sheetId, wanted)),
};
