import { openExcel, type ExcelPage } from '../../workbench/host/excel';
import type { WorkbookData } from '../../../workbench/grid/workbook';
import type { OfficeHostOptions } from '../../../workbench/host';

/** The pane's own code over the real office.js over the workbench: what is written is in a real grid. */
export async function openWorkbook(
  sheets: WorkbookData['sheets'],
  options: Partial<OfficeHostOptions> = {},
): Promise<ExcelPage> {
  const excel = await openExcel({ sheets }, options);
  Object.assign(globalThis, { Excel: excel.page.Excel, Office: excel.page.Office });
  return excel;
}

/** Everything the workbook consists of, for comparison: contents, formats, tables, names, settings of sheets. */
export function everything({ grid }: ExcelPage): unknown {
  const data = exported(grid);
  const sheets = data.sheets.map((sheet) => ({
    ...without(sheet, ['rowNumber', 'colNumber']),
    styles: byZone(sheet.styles, data.styles),
    formats: byZone(sheet.formats, data.formats),
    borders: byZone(sheet.borders, data.borders),
  }));
  return { ...without(data, ['revisionId', 'styles', 'formats', 'borders']), sheets };
}

type Ids = Readonly<Record<string, number>>;

interface Exported {
  readonly styles: Readonly<Record<string, unknown>>;
  readonly formats: Readonly<Record<string, unknown>>;
  readonly borders: Readonly<Record<string, unknown>>;
  readonly sheets: readonly {
    readonly styles: Ids;
    readonly formats: Ids;
    readonly borders: Ids;
  }[];
}

function exported(grid: ExcelPage['grid']): Exported {
  return grid.model.exportData();
}

/** Sizes grow with use, ids are the engine's own: neither is content. */
function without(data: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

/** Ids of styles are the engine's own: what counts is what each zone looks like. */
function byZone(zones: Ids, known: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(zones).map(([zone, id]) => [zone, known[id]]));
}
