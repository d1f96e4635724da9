import { attempt } from '../workbook/problems';
import type { CellOfSheet, ReferredCell, WhyService } from '../workbook/why';
import {
  askSpill,
  contentOf,
  followActiveCell,
  isConstant,
  readActiveCell,
  seenSpill,
} from './following';
import { LastRead, readReferences } from './references';
import { look, offers } from '../requests/requests';

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

/** Single cells with their formulas, of a spilled one that of its result, and the tables they are in: one request. */
export function readReferred(
  sheetId: string,
  cells: readonly CellOfSheet[],
): Promise<readonly ReferredCell[]> {
  return look(async (context) => {
    const { worksheets } = context.workbook;
    const asked = cells.map(({ sheet: name, row, column }) => {
      const sheet = worksheets.getItemOrNullObject(name ?? sheetId);
      sheet.load('id,name');
      const cell = sheet.getRangeByIndexes(row, column, 1, 1);
      cell.load('formulas,values,valueTypes,text');
      const tables = offers('1.9') ? cell.getTables(false) : undefined;
      tables?.load('items/name');
      return { sheet, cell, tables, spill: askSpill(cell), row, column };
    });
    await context.sync();
    return asked.flatMap(({ sheet, cell, tables, spill, row, column }) => {
      if (sheet.isNullObject) return [];
      const table = tables?.items[0]?.name;
      const content = contentOf(cell);
      const formula = (spill && seenSpill(spill))?.formula ?? content.formula;
      const place = { sheetId: sheet.id, sheet: sheet.name, row, column };
      return [{ ...place, table, ...content, formula }];
    });
  });
}
