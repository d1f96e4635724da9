import * as library from '@odoo/o-spreadsheet';
import { Workbook as ExcelJsBook, type Cell as ExcelJsCell } from 'exceljs/dist/exceljs.min.js';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as SheetJs from 'xlsx';
import type { Area, CellValue, Grid, Sheet } from '../../../../tools/workbench/grid/grid';
import {
  createGrid,
  defineFunctions,
  type OSpreadsheetGrid,
} from '../../../../tools/workbench/grid/o-spreadsheet';
import {
  areaAddress,
  cellAddress,
  columnLetters,
  stateOf,
} from '../../../../tools/workbench/grid/state';
import { operators } from '../../../../tools/workbench/xlsx/names-in-files';
import { everyFixture, readFixture } from '../../../fixtures';
import { restore } from '../../../fixtures/restore';
import { oneOf } from '../../../support/sampled';
import { functionsOf } from '../../../taskpane/support/functions';
import { opened, savedFile } from './support';

/** The workbooks of a version in each language; the year, which takes longest to calculate, in one of them. */
const drawn = [
  ...everyFixture.filter(([name]) => name !== 'kgs'),
  ...oneOf(everyFixture.filter(([name]) => name === 'kgs')),
];

beforeAll(async () => {
  for (const system of ['sof', 'aga', 'kgs', 'kuksu'] as const) {
    defineFunctions(library, await functionsOf(system));
  }
});

describe.each(drawn)('what the jobs of %s wrote in %s', (name, language) => {
  let grid: OSpreadsheetGrid;
  let file: Uint8Array;
  beforeAll(() => {
    grid = createGrid(library);
    restore(grid, readFixture('1.0', name, language));
    file = savedFile(grid);
  });

  test('comes back whole, and its next file is the same byte for byte', () => {
    const again = opened(file);
    expect(stateOf(again)).toEqual(stateOf(grid));
    expect(valuesOf(again)).toEqual(valuesOf(grid));
    expect(savedFile(again)).toEqual(file);
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
