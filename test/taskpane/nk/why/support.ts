import { atOnce } from '../../../../src';
import { languages, say, type Item, type Language } from '../../../../src/language';
import { wording } from '../../../../taskpane/controls/wording';
import { shownStep } from '../../../../taskpane/why/view/figures/FigureView';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';
import { explainFigure } from '../../../../taskpane/nk/why/explain-figure';
import { parseArea } from '../../../../taskpane/sheets/address';
import type { NewSheet, PlanCell } from '../../../../taskpane/sheets/plan';
import type { SourceCell, SourceTable } from '../../../../taskpane/sheets/source';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import type { ActiveCell } from '../../../../taskpane/excel/workbook/why';
import { sourceTable } from '../../support/fake-workbook';
import type { EventWorkbook } from '../support/event-workbook';

/** A cell of a sheet as Why sees it. */
export function activeCell(at: {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
  readonly table?: string;
  readonly value?: string | number | null;
}): ActiveCell {
  const { sheet, row, column, table, value = null } = at;
  return {
    selection: sheet,
    several: false,
    sheetId: `{${sheet}}`,
    ...{ sheet, row, column, table, tables: [], names: [], formula: '', spill: undefined },
    held: { value, isError: false },
    shown: String(value ?? ''),
  };
}

/** The figure in a row and column of a table, counted from 0 below its header. */
export function figureIn(
  workbook: EventWorkbook,
  table: string,
  [row, column]: readonly [number, number],
  value?: string | number,
): Figure | undefined {
  const { facts } = workbook;
  const tables = workbook.read(eventPlaces(facts));
  const source = tables.find((each) => each.table === table);
  if (!source) throw new Error(`There is no table ${table}`);
  const { sheet, area } = source.place;
  const at = { sheet, row: area.row + 1 + row, column: area.column + column, table };
  const cell = activeCell({ ...at, ...(value !== undefined && { value }) });
  return atOnce(explainFigure({ cell, facts, tables, sheet: undefined }));
}

/** The figure in a cell of a sheet without a table of its own. */
export function figureOn(
  workbook: EventWorkbook,
  sheet: SourceTable,
  [row, column]: readonly [number, number],
  table?: string,
): Figure | undefined {
  const { facts } = workbook;
  const tables = workbook.read(eventPlaces(facts));
  const cell = activeCell({
    sheet: sheet.place.sheet,
    row,
    column,
    ...(table !== undefined && { table }),
  });
  return atOnce(explainFigure({ cell, facts, tables, sheet }));
}

/** A planned sheet as it is read, all of it. */
export function sheetRead({ name, blocks }: NewSheet, mark: '.' | ',' = '.'): SourceTable {
  const rows: SourceCell[][] = [];
  for (const { at, cells } of blocks) {
    const corner = parseArea(at) ?? { row: 0, column: 0 };
    cells.forEach((line, i) => {
      const row = (rows[corner.row + i] ??= []);
      line.forEach((cell, k) => (row[corner.column + k] = held(cell)));
    });
  }
  const all = Array.from(rows, (row: SourceCell[] | undefined) => Array.from(row ?? []));
  const width = Math.max(...all.map((row) => row.length));
  const cells = all.map((row) =>
    Array.from({ length: width }, (_, k): SourceCell => row[k] ?? { kind: 'blank' }),
  );
  const table = sourceTable([['']]);
  return {
    ...table,
    place: {
      sheetId: `{${name}}`,
      sheet: name,
      area: { row: 0, column: 0, rows: cells.length, columns: width },
    },
    rows: cells.map((line, i) => ({ row: i + 1, hidden: false, cells: line })),
    mark,
  };
}

function held(cell: PlanCell): SourceCell {
  if (cell.kind === 'text') return { kind: 'text', text: cell.text };
  if (cell.kind === 'number') return { kind: 'number', value: cell.value, isDate: false };
  return { kind: 'blank' };
}

/** A figure in words. */
export function inWords(figure: Figure | undefined, language: Language = 'en'): object {
  if (!figure) return {};
  const words = wording(language, '.');
  const said = (each: Item): string => {
    const words = typeof each === 'string' ? each : say(languages[language], each);
    // A sentence that is part of another brings its own end along.
    if (/[.…]\.(?!\.)/.test(words)) throw new Error(`It ends twice: ${words}`);
    return words;
  };
  const { title, about, warnings, tables, steps, state, notes } = figure;
  return {
    title: said(title),
    about: said(about),
    warnings: warnings.map((each) => said(each)),
    tables: tables.map(({ rows }) =>
      rows.map(({ name, cells }) =>
        [name, ...cells.map((each) => (typeof each === 'object' ? said(each) : each))].join(' '),
      ),
    ),
    steps: steps.map((step) => {
      const { clause = '', what, lines, arithmetic, value } = shownStep(step, words);
      return [clause, what, arithmetic, value, ...lines].filter((each) => each !== '').join(' | ');
    }),
    state: state && {
      kind: state.kind,
      says:
        state.kind === 'cannotTell'
          ? state.missing.map(({ sentence }) => said(sentence))
          : [
              said(state.says),
              ...(state.kind === 'otherToday'
                ? state.changes.map(({ sentence }) => said(sentence))
                : []),
            ],
    },
    notes: notes.map((each) => said(each)),
  };
}
