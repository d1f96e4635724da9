import type { Model, Zone } from '@odoo/o-spreadsheet';
import {
  areaOf,
  areaOfOpen,
  existing,
  makeRoom,
  openZoneOf,
  selectedArea,
  sheetOf,
  surrounding,
  zoneOf,
} from './areas';
import type {
  Area,
  Cell,
  CellContent,
  CellPosition,
  CellValue,
  Grid,
  GridChange,
  LinesMoved,
  Sheet,
  SheetsChange,
  Unsubscribe,
} from './grid';
import {
  exactFormat,
  filledCells,
  fromEngine,
  readCell,
  readNumberFormat,
  spillAround,
  toEngineCode,
  toEngineFormat,
} from './engine/reading';
import { toEngineFormula, toEngineName } from './formulas/formula-text';
import { asText, setTypingLocale } from './typing';
import { dispatcher, type Library } from './engine/library';
import { extraGetters, setExtraText, setExtraZones } from './plugins/extras-plugin';
import type {
  ConditionalFormats,
  Copies,
  Extras,
  Filters,
  Lines,
  Merges,
  Names,
  Shifts,
  Styles,
  Tables,
  Tabs,
  Validations,
} from './parts';
import {
  dispatchToListeners,
  drawOnlyChanges,
  forgetHistory,
  inUndoGroup,
  runAsOneStep,
} from './plugins/steps';
import {
  calculate,
  calculateAll,
  calculateAt,
  isByHand,
  isOld,
  isStale,
  setByHand,
  setOld,
} from './plugins/calculation';
import { settle } from './plugins/evaluation-plugin';
import { conditionalFormatsOf, stylesOf } from './parts/styles';
import { copiesOf, linesOf, namesOf, tabsOf } from './parts/sheets';
import { filtersOf, tablesOf } from './parts/tables';
import { validationsOf } from './parts/validations';
import { Reports } from './engine/changes';

/** The library's word for a command that leaves everything as it is. */
const noChanges = 'NoChanges';

/** Puts a content into a cell; the sheet grows for it. */
export function enter(model: Model, position: CellPosition, content: CellContent): void {
  const { sheetId, row, column: col } = position;
  makeRoom(model, { ...position, rows: 1, columns: 1 });
  const target = { sheetId, row, col };
  const result = model.dispatch('UPDATE_CELL', { ...target, content: asText(content) });
  // What is there already is no failure.
  const reasons = result.reasons.filter((reason: string) => reason !== noChanges);
  if (reasons.length > 0) throw new Error(`The cell was not written: ${reasons.join(', ')}.`);
}

/** Gives cells a number format; the sheet grows for them. */
export function enterFormat(library: Library, model: Model, area: Area, format: string): void {
  makeRoom(model, area);
  const engineFormat = toEngineFormat(library, format);
  model.dispatch('SET_FORMATTING', {
    sheetId: area.sheetId,
    target: [zoneOf(area)],
    format: engineFormat,
    // Where the engine has to do with less, the code itself travels with the cell's style.
    style: exactFormat(engineFormat === toEngineCode(format) ? undefined : format),
  });
}

export function extrasOf(model: Model): Extras {
  const getters = extraGetters(model);
  return {
    texts: (owner) => present(getters.getExtraTexts(owner)),
    setText(owner, name, text) {
      setExtraText(model, owner, name, text);
    },
    areas: (sheetId) => {
      const named = Object.entries(present(getters.getExtraZones(sheetId)));
      return Object.fromEntries(
        named.map(([name, zones]) => [name, zones.map((zone) => areaOfOpen(sheetId, zone))]),
      );
    },
    setAreas(sheetId, name, areas) {
      for (const area of areas) existing(model, area);
      setExtraZones(model, sheetId, name, areas.map(openZoneOf));
    },
  };
}

function present<T>(named: Readonly<Record<string, T | undefined>>): Record<string, T> {
  const entries = Object.entries(named).filter((entry): entry is [string, T] => {
    return entry[1] !== undefined;
  });
  return Object.fromEntries(entries);
}

export function mergesOf(model: Model): Merges {
  const dispatch = dispatcher(model);
  const touching = (area: Area): Area[] =>
    model.getters
      .getMerges(area.sheetId)
      .map((zone) => areaOf(area.sheetId, zone))
      .filter((merged) => overlap(area, merged))
      .sort((a, b) => a.row - b.row || a.column - b.column);
  return {
    touching,
    merge(area) {
      makeRoom(model, area);
      dispatch('ADD_MERGE', { sheetId: area.sheetId, target: [zoneOf(area)], force: true });
    },
    unmerge(area) {
      const target = touching(area).map(zoneOf);
      if (target.length > 0) dispatch('REMOVE_MERGE', { sheetId: area.sheetId, target });
    },
  };
}

function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}

export function shiftsOf(model: Model): Shifts {
  /** The engine shifts cells of the active sheet only. */
  const on = (
    sheetId: string,
    type: 'INSERT_CELL' | 'DELETE_CELL',
    zone: Zone,
    rows: boolean,
  ): void => {
    const active = model.getters.getActiveSheetId();
    const activate = (from: string, to: string): void => {
      if (from !== to) model.dispatch('ACTIVATE_SHEET', { sheetIdFrom: from, sheetIdTo: to });
    };
    activate(active, sheetId);
    const shiftDimension = rows ? 'ROW' : 'COL';
    const result = model.dispatch(type, { zone, shiftDimension });
    activate(sheetId, active);
    if (!result.isSuccessful) throw new Error(`${type} was refused: ${result.reasons.join(', ')}.`);
  };
  return {
    insertCells(area, shift) {
      makeRoom(model, area);
      on(area.sheetId, 'INSERT_CELL', zoneOf(area), shift === 'down');
    },
    removeCells(area, shift) {
      makeRoom(model, area);
      on(area.sheetId, 'DELETE_CELL', zoneOf(area), shift === 'up');
    },
  };
}

export function sheetsOf(model: Model): Sheet[] {
  return model.getters.getSheetIds().map((id) => sheetOf(model, id));
}

export function activeSheet(model: Model): Sheet {
  return sheetOf(model, model.getters.getActiveSheetId());
}

/** A new sheet behind the others. */
export function addSheet(model: Model, name: string): Sheet {
  const sheetId = model.uuidGenerator.smallUuid();
  const position = model.getters.getSheetIds().length;
  const made = { sheetId, position, name: toEngineName(name), rows: 200 };
  const result = model.dispatch('CREATE_SHEET', made);
  if (!result.isSuccessful) {
    throw new Error(`A sheet "${name}" cannot be added: ${result.reasons.join(', ')}.`);
  }
  return sheetOf(model, sheetId);
}

export function activateSheet(model: Model, sheetId: string): void {
  const [sheetIdFrom, sheetIdTo] = [activeSheet(model).id, sheetOf(model, sheetId).id];
  if (sheetIdFrom !== sheetIdTo) model.dispatch('ACTIVATE_SHEET', { sheetIdFrom, sheetIdTo });
}

/** What the library's model keeps to itself. */
interface Session {
  readonly session: { getRevisionId(): string };
}

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

  /** Another one after every change of what the workbook holds; not after new results, nor after another selection. */
  get revision(): string {
    return (this.model as unknown as Session).session.getRevisionId();
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

  get isOld(): boolean {
    return isOld(this.model);
  }

  set isOld(old: boolean) {
    setOld(this.model, old);
  }

  valueOf(formula: string): CellValue {
    const { id } = this.activeSheet();
    settle(this.model);
    const found = this.model.getters.evaluateFormula(id, toEngineFormula(formula));
    const first = Array.isArray(found) ? (found[0]?.[0] ?? null) : found;
    return fromEngine(this.library, { value: first });
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
