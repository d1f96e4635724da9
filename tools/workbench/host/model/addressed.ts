import type { Area } from '../../grid/grid';
import { ExcelError } from '../batch/errors';
import { parseAddress } from './address';
import type { Environment } from './environment';
import { maxColumns, maxRows } from './limits';
import { findName } from './workbook/names';
import { findSheet } from './sheet/sheets';

/**
 * The cells an address or a name means on a sheet: without an address the whole sheet. An address that names
 * another sheet is refused.
 */
export function areaAt(env: Environment, sheetId: string, address: string): Area {
  if (address === '') return { sheetId, row: 0, column: 0, rows: maxRows, columns: maxColumns };
  const parsed = parseAddress(address);
  if (parsed === undefined) return namedArea(env, sheetId, address);
  if (parsed.sheetName !== undefined && findSheet(env, parsed.sheetName)?.id !== sheetId) {
    throw new ExcelError('InvalidArgument');
  }
  return { sheetId, ...parsed.box };
}

function namedArea(env: Environment, sheetId: string, name: string): Area {
  const area = (findName(env, sheetId, name) ?? findName(env, undefined, name))?.area;
  if (area?.sheetId !== sheetId) throw new ExcelError('InvalidArgument');
  return area;
}
