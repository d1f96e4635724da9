import { type ExcelPage, openExcel } from '../../tools/workbench/host/excel';
import { onSheet, parseArea } from '../../../taskpane/sheets/address';
import type { Cell, WorkbookData } from '../../../tools/workbench/grid/grid';
import type { OfficeHostOptions } from '../../../tools/workbench/host';
import { areaAt } from '../../../tools/workbench/host/model/address';

/** The pane's own code over the real office.js over the workbench: what is written is in a real grid. */
export async function openWorkbook(
  sheets: WorkbookData['sheets'],
  options: Partial<OfficeHostOptions> = {},
): Promise<ExcelPage> {
  const excel = await openExcel({ sheets }, options);
  Object.assign(globalThis, { Excel: excel.page.Excel, Office: excel.page.Office });
  return excel;
}

/** A user's doing in the grid itself. */
export function type(
  { grid }: ExcelPage,
  sheet: string,
  address: string,
  content: string | number | null,
): void {
  const area = parseArea(address);
  const { id } = grid.sheets().find(({ name }) => name === sheet) ?? grid.activeSheet();
  if (area) grid.write({ sheetId: id, row: area.row, column: area.column }, content);
}

/** The cells of an area of a sheet. */
export function cellsAt(
  { grid }: ExcelPage,
  sheet: string,
  address: string,
): readonly (readonly Cell[])[] {
  const area = areaAt(grid, onSheet(sheet, address));
  if (!area) throw new Error(`There is no ${onSheet(sheet, address)}.`);
  return grid.read(area);
}

/** Every board of a round of an NK gets a result: the lower number wins. */
export function won(excel: ExcelPage, round: number, boards: number): void {
  const sheet = `Round ${round}`;
  for (let row = 5; row < 5 + boards; row++) {
    const [[black, , white] = []] = cellsAt(excel, sheet, `B${row}:D${row}`);
    type(excel, sheet, `F${row}`, Number(black?.value) < Number(white?.value) ? '1-0' : '0-1');
  }
}

/** Runs one batch of calls, as a user's other add-in might. */
export async function withExcel(
  excel: ExcelPage,
  batch: (workbook: Excel.Workbook) => void,
): Promise<void> {
  await excel.run(({ workbook }) => {
    batch(workbook);
  });
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
  const all = { ...without(data, ['revisionId', 'styles', 'formats', 'borders']), sheets };
  return JSON.parse(JSON.stringify(all), (key, value: unknown) => {
    if (key === 'id') return undefined;
    return /^[A-Z]+\d+$/.test(key) ? plainText(value) : value;
  });
}

/** A word is the same text with an apostrophe before it, which is hidden: what holds digits is put back so, to stay a text. */
function plainText(content: unknown): unknown {
  return typeof content === 'string' && /^'(?!true$|false$)\p{L}/iu.test(content)
    ? content.slice(1)
    : content;
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

/** `exportData` makes a second model to compare its short form with; the long form does without. */
function exported(grid: ExcelPage['grid']): Exported {
  const model = grid.model as unknown as { _exportData(isShort: boolean): Exported };
  return model._exportData(false);
}

/** Sizes grow with use, ids differ from one making to the next: neither is content. */
function without(data: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)));
}

/** Ids of styles are the engine's own: what counts is what each zone looks like, and an empty style is none. */
function byZone(zones: Ids, known: Readonly<Record<string, unknown>>): unknown {
  const looks = Object.entries(zones).map(([zone, id]) => [zone, known[id]] as const);
  return Object.fromEntries(looks.filter(([, look]) => JSON.stringify(look) !== '{}'));
}
