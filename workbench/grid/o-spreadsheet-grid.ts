import type { Model } from '@odoo/o-spreadsheet';
import { surrounding, zoneOf } from './areas';
import { drawOnlyChanges, runAsOneStep } from './plugins/batch-plugin';
import {
  calculate,
  calculateAll,
  calculateAt,
  isByHand,
  isStale,
  setByHand,
} from './plugins/calculation';
import { settle } from './plugins/evaluation-plugin';
import type {
  Area,
  Cell,
  CellContent,
  CellPosition,
  Grid,
  GridChange,
  LinesMoved,
  Sheet,
  SheetsChange,
  Unsubscribe,
} from './grid';
import { forgetHistory, inUndoGroup } from './plugins/history-plugin';
import { enter, enterFormat } from './engine/entering';
import type { Library } from './engine/library';
import { dispatchToListeners } from './engine/quick-dispatch';
import type { Extras, Filters, Lines, Merges, Names, Shifts, Tables, Tabs, Copies } from './parts';
import type { Styles, ConditionalFormats } from './looks';
import type { Validations } from './entry-rules';
import { conditionalFormatsOf } from './parts/conditional-formats';
import { copiesOf } from './parts/copies';
import { extrasOf } from './parts/extras';
import { filtersOf } from './parts/filters';
import { linesOf } from './parts/lines';
import { mergesOf } from './parts/merges';
import { namesOf } from './parts/names';
import { shiftsOf } from './parts/shifts';
import { stylesOf } from './parts/styles';
import { tablesOf } from './parts/tables';
import { tabsOf } from './parts/tabs';
import { validationsOf } from './parts/validations';
import { filledCells, readCell, readNumberFormat, spillAround } from './engine/reading';
import { Reports } from './engine/reports';
import { activateSheet, activeSheet, addSheet, sheetsOf } from './engine/sheets';
import { existing, makeRoom, selectedArea, sheetOf } from './sheet-size';
import { setTypingLocale } from './typing/typing-locale';

/** The grid over one o-spreadsheet model, with or without a component that shows it. */
export class OSpreadsheetGrid implements Grid {
  readonly tabs: Tabs;
  readonly lines: Lines;
  readonly shifts: Shifts;
  readonly merges: Merges;
  readonly styles: Styles;
  readonly names: Names;
  readonly extras: Extras;
  readonly tables: Tables;
  readonly filters: Filters;
  readonly validations: Validations;
  readonly conditionalFormats: ConditionalFormats;
  readonly copies: Copies;

  readonly #reports: Reports;

  constructor(
    private readonly library: Library,
    readonly model: Model,
  ) {
    dispatchToListeners(library, model);
    drawOnlyChanges(model);
    this.tabs = tabsOf(model);
    this.lines = linesOf(model);
    this.shifts = shiftsOf(model);
    this.merges = mergesOf(model);
    this.styles = stylesOf(model);
    this.names = namesOf(model);
    this.extras = extrasOf(model);
    this.tables = tablesOf(model);
    this.filters = filtersOf(model);
    this.validations = validationsOf(library, model);
    this.conditionalFormats = conditionalFormatsOf(model);
    this.copies = copiesOf(library, model);
    this.#reports = new Reports(model, () => this.selection());
  }

  sheets(): readonly Sheet[] {
    return sheetsOf(this.model);
  }

  activeSheet(): Sheet {
    return activeSheet(this.model);
  }

  addSheet(name: string): Sheet {
    return addSheet(this.model, name);
  }

  activateSheet(sheetId: string): void {
    activateSheet(this.model, sheetId);
  }

  read(area: Area): readonly (readonly Cell[])[] {
    const { id: sheetId } = sheetOf(this.model, area.sheetId);
    settle(this.model);
    return Array.from({ length: area.rows }, (_, down) =>
      Array.from({ length: area.columns }, (__, right) => {
        const [row, column] = [area.row + down, area.column + right];
        return readCell(this.library, this.model, { sheetId, row, column });
      }),
    );
  }

  write(position: CellPosition, content: CellContent): void {
    this.batch(() => {
      enter(this.model, position, content);
    });
  }

  setTypingLocale(locale: string): void {
    setTypingLocale(this.model, locale);
  }

  reserve(area: Area): void {
    this.batch(() => {
      makeRoom(this.model, area);
    });
  }

  spill(position: CellPosition): Area | undefined {
    settle(this.model);
    return spillAround(this.model, position);
  }

  setNumberFormat(area: Area, format: string): void {
    this.batch(() => {
      enterFormat(this.library, this.model, area, format);
    });
  }

  numberFormat(position: CellPosition): string {
    return readNumberFormat(this.library, this.model, position);
  }

  batch(work: () => void): void {
    runAsOneStep(this.model, work);
  }

  inUndoGroup(group: string, work: () => void): void {
    inUndoGroup(this.model, group, work);
  }

  usedArea(sheetId: string): Area | undefined {
    const { id } = sheetOf(this.model, sheetId);
    settle(this.model);
    return surrounding(filledCells(this.model, id));
  }

  selection(): Area {
    return selectedArea(this.activeSheet(), this.model.getters.getSelectedZone());
  }

  selections(): readonly Area[] {
    return this.model.getters
      .getSelectedZones()
      .map((zone) => selectedArea(this.activeSheet(), zone));
  }

  select(area: Area): void {
    const zone = zoneOf(existing(this.model, area));
    this.activateSheet(area.sheetId);
    this.model.selection.selectZone(
      { cell: { row: area.row, col: area.column }, zone },
      { scrollIntoView: true },
    );
  }

  undo(): boolean {
    return this.model.dispatch('REQUEST_UNDO').isSuccessful;
  }

  redo(): boolean {
    return this.model.dispatch('REQUEST_REDO').isSuccessful;
  }

  forgetHistory(): void {
    forgetHistory(this.model);
  }

  get calculatesByHand(): boolean {
    return isByHand(this.model);
  }

  set calculatesByHand(byHand: boolean) {
    setByHand(this.model, byHand);
  }

  get isStale(): boolean {
    return isStale(this.model);
  }

  recalculate(cells?: readonly CellPosition[]): void {
    settle(this.model);
    if (cells === undefined) calculateAll(this.model);
    else calculateAt(this.model, cells);
  }

  recalculateSheet(sheetId: string): void {
    const { id } = sheetOf(this.model, sheetId);
    settle(this.model);
    calculate(this.model, this.model.getters.getCells(id));
  }

  onSelectionChanged(listener: (selection: Area) => void): Unsubscribe {
    return this.#reports.selection.add(listener);
  }

  onSheetsChanged(listener: (change: SheetsChange) => void): Unsubscribe {
    return this.#reports.sheets.add(listener);
  }

  onChanged(listener: (change: GridChange) => void): Unsubscribe {
    return this.#reports.changes.add(listener);
  }

  onLinesMoved(listener: (lines: LinesMoved) => void): Unsubscribe {
    return this.#reports.lines.add(listener);
  }
}
