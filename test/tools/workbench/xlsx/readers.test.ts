import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { strFromU8, unzipSync } from 'fflate';
import { Workbook as ExcelJsBook, type Cell as ExcelJsCell } from 'exceljs/dist/exceljs.min.js';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as SheetJs from 'xlsx';
import type { Area, CellValue, Grid, Sheet } from '../../../../tools/workbench/grid/grid';
import type { OSpreadsheetGrid } from '../../../../tools/workbench/grid/o-spreadsheet';
import {
  areaAddress,
  cellAddress,
  columnLetters,
  stateOf,
} from '../../../../tools/workbench/grid/state';
import { operators } from '../../../../tools/workbench/xlsx/names-in-files';
import { writtenWorkbooks } from '../../../../tools/demo';
import { everyFixture } from '../../../fixtures';
import { isTaken } from '../../../support/sampled';
import { opened, savedFile } from './support';

/** The workbook of each system in one language, now this one, now that. */
const drawn = everyFixture.filter((_, index) => isTaken(index + Math.floor(index / 2), 2));

/**
 * What these elements may hold, in the order that the standard fixes (ECMA-376 part 1, annex A, sml.xsd; of a font the first edition's,
 * as later ones leave it free). Excel repairs a file that has another.
 */
const inOrder: Readonly<Record<string, string>> = {
  worksheet:
    'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetCalcPr sheetProtection protectedRanges scenarios autoFilter sortState dataConsolidate customSheetViews mergeCells phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF drawingHF picture oleObjects controls webPublishItems tableParts extLst',
  workbook:
    'fileVersion fileSharing workbookPr workbookProtection bookViews sheets functionGroups externalReferences definedNames calcPr extLst',
  styleSheet:
    'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst',
  table: 'autoFilter sortState tableColumns tableStyleInfo extLst',
  metadata:
    'metadataTypes metadataStrings mdxMetadata futureMetadata cellMetadata valueMetadata extLst',
  dxf: 'font numFmt fill alignment border protection extLst',
  font: 'b i strike condense extend outline shadow u vertAlign sz color name family charset scheme',
  border: 'start end left right top bottom diagonal vertical horizontal',
  xf: 'alignment protection extLst',
  sheetPr: 'tabColor outlinePr pageSetUpPr',
  sheetView: 'pane selection pivotSelection extLst',
  c: 'f v is extLst',
  dataValidation: 'formula1 formula2',
  headerFooter: 'oddHeader oddFooter evenHeader evenFooter firstHeader firstFooter',
};

/** The elements of the file's parts that hold something else, or in another order; and of which elements something was seen. */
function outOfOrder(file: Uint8Array): { wrong: string[]; seen: Set<string> } {
  const [wrong, seen] = [[] as string[], new Set<string>()];
  for (const [part, bytes] of Object.entries(unzipSync(file))) {
    if (!/^xl\/.*\.xml$/.test(part)) continue;
    const visit = (element: Element): void => {
      const names = [...element.childNodes].flatMap((kid) =>
        kid.nodeType === 1 ? [kid.nodeName] : [],
      );
      const order = inOrder[element.nodeName]?.split(' ');
      if (order) {
        for (const name of names) seen.add(`${element.nodeName}/${name}`);
        const places = names.map((name) => order.indexOf(name));
        if (places.some((place, i) => place < Math.max(0, places[i - 1] ?? 0)))
          wrong.push(`${part}: ${element.nodeName} holds ${names.join(', ')}`);
      }
      for (const kid of element.childNodes) if (kid.nodeType === 1) visit(kid as Element);
    };
    const { documentElement } = new DOMParser().parseFromString(strFromU8(bytes), 'text/xml');
    visit(documentElement as unknown as Element);
  }
  return { wrong, seen };
}

test('what programs wrote of every kind is saved in the order that the standard fixes', () => {
  const seen = new Set<string>();
  for (const name of ['libreoffice-rich', 'openpyxl-rich']) {
    const foreign = path.join(__dirname, '../../../golden/workbooks', `${name}.xlsx`);
    const found = outOfOrder(savedFile(opened(readFileSync(foreign))));
    expect(found.wrong).toEqual([]);
    for (const each of found.seen) seen.add(each);
  }
  // Nearly all that is ever written stood in one of them.
  for (const [element, kinds] of Object.entries({
    worksheet:
      'sheetPr dimension sheetViews cols sheetData sheetProtection autoFilter mergeCells conditionalFormatting dataValidations pageMargins pageSetup headerFooter tableParts',
    workbook: 'workbookPr bookViews sheets definedNames calcPr',
    table: 'autoFilter tableColumns tableStyleInfo',
  }))
    expect([...seen]).toEqual(
      expect.arrayContaining(kinds.split(' ').map((kind) => `${element}/${kind}`)),
    );
});

describe.each(drawn)('what the jobs of %s wrote in %s', (name, language) => {
  let grid: OSpreadsheetGrid;
  let file: Uint8Array;
  beforeAll(async () => {
    // Those of a release: `npm run demo`.
    for await (const each of writtenWorkbooks((asked) => asked === `${name}.${language}`)) {
      ({ grid } = each);
      file = each.file();
    }
  });

  test('shows an error in no cell', () => {
    const errors = grid
      .sheets()
      .flatMap((sheet) => cellsOf(grid, sheet))
      .filter(({ value }) => typeof value === 'object' && value !== null);
    expect(errors).toEqual([]);
  });

  test('lets no number of a list run into the text beside it', () => {
    const together = grid.sheets().flatMap((sheet) => {
      const cells = cellsOf(grid, sheet);
      const sideOf = ({ row, column }: GridCell): string | undefined =>
        grid.styles.of({ sheetId: sheet.id, row, column }).horizontal;
      // Only what stands under a heading of ours: directors align their own lists. Lines of a season, beside the totals, are for formulas.
      const headed = new Set(
        cells
          .filter(({ row, column }) => grid.styles.of({ sheetId: sheet.id, row, column }).wrap)
          .map(({ column }) => column),
      );
      return cells.flatMap((cell, i) => {
        const next = cells[i + 1];
        const isBeside =
          next?.row === cell.row && typeof next.value === 'string' && next.value !== '';
        const isListed = [...Array(cell.column + 1).keys()].every((column) => headed.has(column));
        if (!isListed || typeof cell.value !== 'number' || !isBeside) return [];
        const isApart = sideOf(cell) === 'Center' || /Center|Right/.test(sideOf(next) ?? '');
        return isApart ? [] : [`${sheet.name}!${cell.address}`];
      });
    });
    expect(together).toEqual([]);
  });

  test('comes back whole, and its next file is the same byte for byte', () => {
    const again = opened(file);
    expect(stateOf(again)).toEqual(stateOf(grid));
    expect(valuesOf(again)).toEqual(valuesOf(grid));
    expect(savedFile(again)).toEqual(file);
  });

  test('holds everything in the order that the standard fixes', () => {
    expect(outOfOrder(file).wrong).toEqual([]);
  });

  test('is for SheetJS what it is here: values, formulas, names, widths, merged cells', () => {
    const book = SheetJs.read(file, { cellStyles: true, cellNF: true });
    expect(book.SheetNames).toEqual(grid.sheets().map((sheet) => sheet.name));
    for (const sheet of grid.sheets()) {
      const found = book.Sheets[sheet.name] ?? {};
      const at = (address: string): SheetJs.CellObject | undefined =>
        found[address] as SheetJs.CellObject | undefined;
      for (const { address, value, formula } of cellsOf(grid, sheet)) {
        const cell = at(address);
        const where = `${sheet.name}!${address}`;
        expect([where, sheetJsValue(cell)]).toEqual([where, inFile(value)]);
        expect([where, formula && asTyped(cell?.f ?? '')]).toEqual([where, formula]);
      }
      const widths = (found['!cols'] ?? []).flatMap((column, i) =>
        column?.width === undefined ? [] : [[i, Math.round(column.width * 7)]],
      );
      expect(widths).toEqual(grid.lines.sized(sheet.id, 'columns').map((each) => [...each]));
      const merges = (found['!merges'] ?? []).map((each) => SheetJs.utils.encode_range(each));
      const whole = {
        sheetId: sheet.id,
        row: 0,
        column: 0,
        rows: sheet.rows,
        columns: sheet.columns,
      };
      expect(merges.sort()).toEqual(grid.merges.touching(whole).map(areaAddress).sort());
    }
    const names = (book.Workbook?.Names ?? []).filter(({ Name }) => !Name.startsWith('_xlnm'));
    const shared = names.filter(({ Sheet }) => Sheet === undefined);
    expect(shared.map(({ Name, Ref }) => [Name, Ref]).sort()).toEqual(
      grid.names
        .all()
        .map((each) => [each.name, absolute(grid, each.area)])
        .sort(),
    );
    const areas = (book.Workbook?.Names ?? []).filter(({ Name }) => Name === '_xlnm.Print_Area');
    expect(areas.map(({ Ref }) => Ref).sort()).toEqual(printed(grid, 'printArea').sort());
  });

  test('is for ExcelJS what it is here: values, formulas, names, rules, conditional formats, tables, pages', async () => {
    const book = new ExcelJsBook();
    await book.xlsx.load(file as unknown as ArrayBuffer);
    expect(book.worksheets.map((sheet) => sheet.name)).toEqual(
      grid.sheets().map((sheet) => sheet.name),
    );
    let wrapped = 0;
    for (const sheet of grid.sheets()) {
      const found = book.getWorksheet(sheet.name);
      if (!found) throw new Error(`ExcelJS finds no ${sheet.name}.`);
      for (const { address, value, formula, column, row } of cellsOf(grid, sheet)) {
        const cell = found.getCell(address);
        const where = `${sheet.name}!${address}`;
        // Of a formula it does not tell a result of 0.
        const held = formula !== undefined && value === 0 ? null : inFile(value);
        expect([where, excelJsValue(cell)]).toEqual([where, held]);
        const said = asTyped(excelJsFormula(cell));
        expect([where, formula && said]).toEqual([where, formula]);
        const style = grid.styles.of({ sheetId: sheet.id, row, column });
        expect([where, cell.font?.bold === true]).toEqual([where, style.bold === true]);
      }
      // Headings that are wrapped have the height that they need: no reader works it out.
      for (const { value, row, column } of cellsOf(grid, sheet)) {
        // Five pixels are less than a character takes.
        const room = grid.lines.size(sheet.id, 'columns', column) / 5;
        if (typeof value !== 'string' || value.length <= room) continue;
        if (!grid.styles.of({ sheetId: sheet.id, row, column }).wrap) continue;
        expect([sheet.name, value, found.getRow(row + 1).height]).toEqual([
          sheet.name,
          value,
          expect.any(Number),
        ]);
        wrapped++;
      }
      const frozen = grid.tabs.frozen(sheet.id);
      const [view] = found.views as readonly { xSplit?: number; ySplit?: number }[];
      expect([view?.ySplit ?? 0, view?.xSplit ?? 0]).toEqual([frozen.rows, frozen.columns]);
      expect(excelJsRules(found)).toEqual(gridRules(grid, sheet));
      const formats = (found as unknown as { conditionalFormattings: { ref: string }[] })
        .conditionalFormattings;
      expect(formats.map(({ ref }) => ref)).toEqual(
        grid.conditionalFormats.all(sheet.id).map(({ areas }) => areas.map(areaAddress).join(' ')),
      );
      const tables = Object.keys((found as unknown as { tables: object }).tables);
      expect(tables.sort()).toEqual(
        grid.tables
          .all()
          .filter(({ area }) => area.sheetId === sheet.id)
          .map((table) => table.name)
          .sort(),
      );
      const [area] = grid.extras.areas(sheet.id)['printArea'] ?? [];
      if (area === undefined || isOfCells(area)) {
        expect(found.pageSetup.printArea).toBe(area && areaAddress(area));
      }
      const [titles] = grid.extras.areas(sheet.id)['printTitleRows'] ?? [];
      expect(found.pageSetup.printTitlesRow).toBe(titles && areaAddress(titles));
      const page = JSON.parse(grid.extras.texts(sheet.id)['pageLayout'] ?? '{}') as {
        Orientation?: string;
      };
      expect(found.pageSetup.orientation).toBe((page.Orientation ?? 'Portrait').toLowerCase());
    }
    if (name === 'nk' || name === 'kgs') expect(wrapped).toBeGreaterThan(0);
    const bare = (address = ''): string => address.replace(/'/g, '');
    const model = book.definedNames.model.map(({ name: each, ranges }) => [each, bare(ranges[0])]);
    for (const each of grid.names.all().filter(({ area }) => isOfCells(area))) {
      expect(model).toContainEqual([each.name, bare(absolute(grid, each.area))]);
    }
  });
});

/** ExcelJS cannot read whole columns. */
const isOfCells = (area: Area): boolean => !/^[A-Z]+:/.test(areaAddress(area));

interface GridCell {
  readonly address: string;
  readonly row: number;
  readonly column: number;
  readonly value: CellValue;
  /** Without its sign. */
  readonly formula: string | undefined;
}

function cellsOf(grid: Grid, { id }: Sheet): GridCell[] {
  const used = grid.usedArea(id);
  if (!used) return [];
  return grid.read(used).flatMap((line, down) =>
    line.map(({ value, formula }, right) => {
      const [row, column] = [used.row + down, used.column + right];
      return {
        address: cellAddress({ row, column }),
        row,
        column,
        value,
        formula: formula?.slice(1),
      };
    }),
  );
}

const valuesOf = (grid: Grid): unknown =>
  grid.sheets().map((sheet) => cellsOf(grid, sheet).map(({ value }) => value));

/** What a file says of a value: it knows no sentence of an error, and an empty text may be nothing. */
function inFile(value: CellValue): unknown {
  if (value === '' || value === null) return null;
  return typeof value === 'object' ? value.error : value;
}

/** A formula as people type it, from what a reader found: read by nothing of ours. */
const asTyped = (formula: string): string =>
  formula
    .replace(/^=/, '')
    .replace(/_xlfn\.|_xlws\./g, '')
    .replace(/_xldudf_([A-Z]+)_/g, '$1.')
    .replace(/\bSINGLE\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, '@$1');

function sheetJsValue(cell: SheetJs.CellObject | undefined): unknown {
  if (cell?.v === undefined || cell.v === '') return null;
  if (cell.t === 'e') return cell.w ?? cell.v;
  return cell.v;
}

function excelJsValue(cell: ExcelJsCell): unknown {
  const { value } = cell as { value: unknown };
  const result =
    hasKey(value, 'formula') || hasKey(value, 'sharedFormula') || hasKey(value, 'result')
      ? (value as { result?: unknown }).result
      : value;
  if (hasKey(result, 'error')) return (result as { error: string }).error;
  return result === undefined || result === '' ? null : result;
}

const hasKey = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && key in value;

const excelJsFormula = (cell: ExcelJsCell): string => (cell as { formula?: string }).formula ?? '';

const absolute = (grid: Grid, area: Area): string => {
  const sheet = grid.sheets().find(({ id }) => id === area.sheetId)?.name ?? '';
  const address = areaAddress(area).replace(/[A-Z]+|\d+/g, '$$$&');
  return `'${sheet.replace(/'/g, "''")}'!${address}`;
};

const printed = (grid: Grid, key: string): string[] =>
  grid
    .sheets()
    .flatMap(({ id }) => (grid.extras.areas(id)[key] ?? []).map((area) => absolute(grid, area)));

type Rule = readonly [address: string, type: string, operator: string | undefined, first: string];

/** The rule of each area, by its first cell: as ExcelJS tells it. */
function excelJsRules(sheet: unknown): Rule[] {
  const { model } = (
    sheet as {
      dataValidations: {
        model: Record<string, { type: string; operator?: string; formulae?: unknown[] }>;
      };
    }
  ).dataValidations;
  return Object.entries(model)
    .map(([address, { type, operator, formulae = [] }]): Rule => [
      address,
      type,
      operator,
      asTyped(String(formulae[0] ?? '')),
    ])
    .sort(byAddress);
}

function gridRules(grid: Grid, sheet: Sheet): Rule[] {
  return grid.validations
    .all(sheet.id)
    .flatMap(([areas, { criterion }]) => {
      const [type, operator, first] =
        criterion.kind === 'list'
          ? ['list', undefined, `"${criterion.items.join(',')}"`]
          : criterion.kind === 'cells'
            ? ['list', undefined, absolute(grid, criterion.area)]
            : criterion.kind === 'limits'
              ? [
                  { wholeNumber: 'whole', decimal: 'decimal', textLength: 'textLength' }[
                    criterion.of
                  ],
                  operators[criterion.operator],
                  String(criterion.first),
                ]
              : criterion.kind === 'formula'
                ? ['custom', undefined, asTyped(criterion.formula)]
                : ['any', undefined, ''];
      return areas.flatMap((area) =>
        Array.from({ length: area.rows * area.columns }, (_, i): Rule => {
          const [row, column] = [
            area.row + Math.floor(i / area.columns),
            area.column + (i % area.columns),
          ];
          return [`${columnLetters(column)}${row + 1}`, type, operator, first ?? ''];
        }),
      );
    })
    .sort(byAddress);
}

const byAddress = ([a]: Rule, [b]: Rule): number => (a < b ? -1 : 1);
