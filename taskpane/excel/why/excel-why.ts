import { attempt } from '../../workbook/problems';
import type { WhyService } from '../../workbook/why';
import { isConstant } from './active-cell';
import { followActiveCell } from './following';
import { readReferred } from './referred';
import { readReferences } from './references';

/** What Why asks of Excel. */
export const excelWhy: WhyService = {
  follow: followActiveCell,
  isConstant: (at) => attempt(() => isConstant(at)),
  referred: (sheetId, cells) => attempt(() => readReferred(sheetId, cells)),
  read: (sheetId, wanted) => attempt(() => readReferences(sheetId, wanted)),
};
