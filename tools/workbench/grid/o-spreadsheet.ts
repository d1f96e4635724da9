import { defineFunctions } from './engine/functions';
import { excelFunctions } from './formulas/excel-functions';
import { keepReferencesInGrowth, prepare } from './plugins/prepare';
import type { Library } from './engine/library';
import { OSpreadsheetGrid } from './o-spreadsheet-grid';
import type { CellFormat, SheetData, WorkbookData } from './grid';
import type { WorkbookData as ModelData, Style } from '@odoo/o-spreadsheet';
import { toEngineFormula, toEngineName } from './formulas/formula-text';
import { asPlainText, asText, numberTest } from './typing';
import { exactFormat, toEngineCode, toEngineFormat } from './engine/reading';

export { defineFunctions, forgetFunctions } from './engine/functions';
export type { Library } from './engine/library';
export { OSpreadsheetGrid } from './o-spreadsheet-grid';
export type { CellFormat, SheetData, WorkbookData } from './grid';

/**
 * A workbook in an o-spreadsheet model. Functions that its formulas use have to be defined before
 * (`defineFunctions`). `grid.model` can be shown by `mount`, or stay alone as in Node.
 */
export function createGrid(library: Library, workbook?: WorkbookData): OSpreadsheetGrid {
  prepare(library);
  defineFunctions(library, excelFunctions, 'everywhere');
  const model = new library.Model(toModelData(library, workbook));
  keepReferencesInGrowth(model);
  return new OSpreadsheetGrid(library, model);
}

type ModelSheet = ModelData['sheets'][number];

const emptyWorkbook: WorkbookData = { sheets: [{ name: 'Sheet1', cells: {} }] };

/** What a model is created from: far quicker than writing cell by cell, and nothing to undo. */
export function toModelData(library: Library, workbook: WorkbookData = emptyWorkbook): ModelData {
  const data = library.helpers.createEmptyWorkbookData();
  const styles = new Numbering<Style>();
  const formats = new Numbering<string>();
  const sheets = workbook.sheets.map((sheet, index) =>
    modelSheet(library, sheet, `sheet${index + 1}`, styles, formats),
  );
  return {
    ...data,
    sheets,
    styles: styles.items(),
    formats: formats.items(),
    settings: { locale: library.DEFAULT_LOCALE },
  };
}

function modelSheet(
  library: Library,
  sheet: SheetData,
  id: string,
  styles: Numbering<Style>,
  formats: Numbering<string>,
): ModelSheet {
  const { lettersToNumber } = library.helpers;
  const [rows, columns] = sizeOf(library, sheet);
  const result = library.helpers.createEmptySheet(id, toEngineName(sheet.name));
  result.rowNumber = rows;
  result.colNumber = columns;
  const isNumber = numberTest(library);
  for (const [address, content] of Object.entries(sheet.cells)) {
    result.cells[address] = contentOf(content, isNumber);
  }
  for (const [letters, size] of Object.entries(sheet.columnWidths ?? {})) {
    result.cols[lettersToNumber(letters)] = { size };
  }
  for (const [row, size] of Object.entries(sheet.rowHeights ?? {})) {
    result.rows[Number(row) - 1] = { size };
  }
  applyFormats(library, result, sheet.formats ?? [], styles, formats);
  result.merges = [...(sheet.merges ?? [])];
  result.panes = { xSplit: sheet.frozenColumns ?? 0, ySplit: sheet.frozenRows ?? 0 };
  result.isVisible = sheet.hidden !== true;
  result.areGridLinesVisible = sheet.gridLines !== false;
  return result;
}

function contentOf(
  content: number | string | boolean,
  isNumber: (text: string) => boolean,
): string {
  if (typeof content !== 'string') return asText(content);
  return content.startsWith('=') ? toEngineFormula(content) : asPlainText(content, isNumber);
}

/** Room to type below and beside the content. */
function sizeOf(library: Library, sheet: SheetData): readonly [number, number] {
  const filled = Object.keys(sheet.cells).map((address) => library.helpers.toCartesian(address));
  const lastRow = filled.reduce((last, { row }) => Math.max(last, row + 1), 0);
  const lastColumn = filled.reduce((last, { col }) => Math.max(last, col + 1), 0);
  return [
    Math.max(lastRow + 100, 200, sheet.rows ?? 0),
    Math.max(lastColumn + 20, 40, sheet.columns ?? 0),
  ];
}

/** The model wants one style number per cell, so overlapping formats are joined cell by cell. */
function applyFormats(
  library: Library,
  sheet: ModelSheet,
  cellFormats: readonly CellFormat[],
  styles: Numbering<Style>,
  formats: Numbering<string>,
): void {
  const styleOf = new Map<string, Style>();
  for (const format of cellFormats) {
    const style = toStyle(format);
    for (const address of cellsOf(library, format.area)) {
      styleOf.set(address, { ...styleOf.get(address), ...style });
      if (format.numberFormat === undefined) continue;
      const code = toEngineFormat(library, format.numberFormat);
      const exact = code === toEngineCode(format.numberFormat) ? undefined : format.numberFormat;
      styleOf.set(address, { ...styleOf.get(address), ...exactFormat(exact) });
      if (code === '') Reflect.deleteProperty(sheet.formats, address);
      else sheet.formats[address] = formats.numberOf(code);
    }
  }
  for (const [address, style] of styleOf) {
    if (Object.values(style).some((value) => value !== undefined))
      sheet.styles[address] = styles.numberOf(style);
  }
}

function toStyle(format: CellFormat): Style {
  const { bold, italic, fontSize, fill, color, align, verticalAlign, wrap } = format;
  return {
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(fontSize === undefined ? {} : { fontSize }),
    ...(fill === undefined ? {} : { fillColor: fill }),
    ...(color === undefined ? {} : { textColor: color }),
    ...(align === undefined ? {} : { align }),
    ...(verticalAlign === undefined ? {} : { verticalAlign }),
    ...(wrap === undefined ? {} : { wrapping: wrap ? 'wrap' : 'overflow' }),
  };
}

/** Equal items share a number; numbers begin with 1. */
class Numbering<T> {
  readonly #numbers = new Map<string, { readonly item: T; readonly number: number }>();

  numberOf(item: T): number {
    const key = JSON.stringify(item);
    const known = this.#numbers.get(key) ?? { item, number: this.#numbers.size + 1 };
    this.#numbers.set(key, known);
    return known.number;
  }

  items(): Record<number, T> {
    return Object.fromEntries(
      [...this.#numbers.values()].map(({ item, number }) => [number, item]),
    );
  }
}

/** The addresses of all cells in "B2:C3", row by row. */
export function cellsOf(library: Library, area: string): string[] {
  const { toZone, toXC } = library.helpers;
  const zone = toZone(area);
  const addresses: string[] = [];
  for (let row = zone.top; row <= zone.bottom; row++) {
    for (let column = zone.left; column <= zone.right; column++) addresses.push(toXC(column, row));
  }
  return addresses;
}
