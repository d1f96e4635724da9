import { attempt } from '../../workbook/problems';
import type { WhyService } from '../../workbook/why';
import { isConstant, readActiveCell } from './active-cell';
import { followActiveCell } from './following';
import { LastRead } from './last-read';
import { readReferred } from './referred';
import { readReferences } from './references';

const lastRead = new LastRead();

/** What Why asks of Excel. */
export const excelWhy: WhyService = {
  follow: (listener, held, asking) => followActiveCell(listener, held, { asking, lastRead }),
  lookOnce: () => attempt(() => readActiveCell()),
  isConstant: (at) => attempt(() => isConstant(at)),
  referred: (sheetId, cells) => attempt(() => readReferred(sheetId, cells)),
  read: (sheetId, wanted) =>
    attempt(() => lastRead.read(sheetId, wanted, () => readReferences(sheetId, wanted))),
};
