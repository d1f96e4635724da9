import type { Command, Model } from '@odoo/o-spreadsheet';

import { areaOf, surrounding, zoneOf } from './areas';
import { runAsOneStep } from './batch-plugin';
import { ChangeRecord } from './changes';
import { asText } from './entry';
import type {
  Area,
  Cell,
  CellContent,
  CellPosition,
  Grid,
  GridChange,
  Sheet,
  Unsubscribe,
} from './grid';
import type { Library } from './library';
import { Listeners } from './listeners';
import { toEngineFormat } from './number-format';
import { readCell } from './reading';
import { makeRoom, sheetOf } from './sheet-size';

/** The library's word for a command that leaves everything as it is. */
const noChanges = 'NoChanges';

/** The grid over one o-spreadsheet model, with or without a component that shows it. */
export class OSpreadsheetGrid implements Grid {
  readonly #selectionListeners = new Listeners<Area>();
  readonly #changeListeners = new Listeners<GridChange>();
  readonly #changes: ChangeRecord;
  #reported: string;
  #reporting = false;

  constructor(
    private readonly library: Library,
    readonly model: Model,
  ) {
    this.#changes = new ChangeRecord(model);
    this.#reported = JSON.stringify(this.selection());
    model.on('command-dispatched', this, (command) => {
      this.#changes.note(command as Command);
    });
    model.on('update', this, () => {
      this.#reportSoon();
    });
  }

  sheets(): readonly Sheet[] {
    return this.model.getters.getSheetIds().map((id) => sheetOf(this.model, id));
  }

  activeSheet(): Sheet {
    return sheetOf(this.model, this.model.getters.getActiveSheetId());
  }

  addSheet(name: string): Sheet {
    const sheetId = this.model.uuidGenerator.smallUuid();
    const position = this.model.getters.getSheetIds().length;
    const result = this.model.dispatch('CREATE_SHEET', { sheetId, position, name, rows: 200 });
    if (!result.isSuccessful) {
      throw new Error(`A sheet "${name}" cannot be added: ${result.reasons.join(', ')}.`);
    }
    return sheetOf(this.model, sheetId);
  }

  activateSheet(sheetId: string): void {
    const { id } = sheetOf(this.model, sheetId);
    const active = this.model.getters.getActiveSheetId();
    if (id === active) return;
    this.model.dispatch('ACTIVATE_SHEET', { sheetIdFrom: active, sheetIdTo: id });
  }

  read(area: Area): readonly (readonly Cell[])[] {
    const { id: sheetId } = sheetOf(this.model, area.sheetId);
    return Array.from({ length: area.rows }, (_, down) =>
      Array.from({ length: area.columns }, (__, right) => {
        const [row, column] = [area.row + down, area.column + right];
        return readCell(this.library, this.model, { sheetId, row, column });
      }),
    );
  }

  write(position: CellPosition, content: CellContent): void {
    const { sheetId, row, column: col } = position;
    this.batch(() => {
      makeRoom(this.model, { ...position, rows: 1, columns: 1 });
      const target = { sheetId, row, col };
      const result = this.model.dispatch('UPDATE_CELL', { ...target, content: asText(content) });
      // What is there already is no failure.
      const reasons = result.reasons.filter((reason: string) => reason !== noChanges);
      if (reasons.length > 0) throw new Error(`The cell was not written: ${reasons.join(', ')}.`);
    });
  }

  spill({ sheetId, row, column: col }: CellPosition): Area | undefined {
    const { getters } = this.model;
    const anchor = getters.getArrayFormulaSpreadingOn({ sheetId, row, col });
    const zone = anchor && getters.getSpreadZone(anchor);
    if (!zone || (zone.top === zone.bottom && zone.left === zone.right)) return undefined;
    return areaOf(sheetId, zone);
  }

  setNumberFormat(area: Area, format: string): void {
    this.batch(() => {
      makeRoom(this.model, area);
      this.model.dispatch('SET_FORMATTING', {
        sheetId: area.sheetId,
        target: [zoneOf(area)],
        format: toEngineFormat(this.library, format),
      });
    });
  }

  batch(work: () => void): void {
    runAsOneStep(this.model, work);
  }

  usedArea(sheetId: string): Area | undefined {
    const { id } = sheetOf(this.model, sheetId);
    const filled = this.model.getters
      .getEvaluatedCellsPositions(id)
      .filter((position) => this.model.getters.getEvaluatedCell(position).value !== null)
      .map(({ row, col: column }) => ({ sheetId, row, column }));
    return surrounding(filled);
  }

  selection(): Area {
    const { getters } = this.model;
    return areaOf(getters.getActiveSheetId(), getters.getSelectedZone());
  }

  select(area: Area): void {
    makeRoom(this.model, area);
    this.activateSheet(area.sheetId);
    this.model.selection.selectZone(
      { cell: { row: area.row, col: area.column }, zone: zoneOf(area) },
      { scrollIntoView: true },
    );
  }

  undo(): boolean {
    return this.model.dispatch('REQUEST_UNDO').isSuccessful;
  }

  redo(): boolean {
    return this.model.dispatch('REQUEST_REDO').isSuccessful;
  }

  recalculate(cells?: readonly CellPosition[]): void {
    if (cells === undefined) {
      this.model.dispatch('EVALUATE_CELLS');
      return;
    }
    const cellIds = cells.flatMap(({ sheetId, row, column: col }) => {
      const cell = this.model.getters.getCell({ sheetId, row, col });
      return cell === undefined ? [] : [cell.id];
    });
    if (cellIds.length > 0) this.model.dispatch('EVALUATE_CELLS', { cellIds });
  }

  onSelectionChanged(listener: (selection: Area) => void): Unsubscribe {
    return this.#selectionListeners.add(listener);
  }

  onChanged(listener: (change: GridChange) => void): Unsubscribe {
    return this.#changeListeners.add(listener);
  }

  /** The model speaks up in the middle of its commands; listeners want to write, so they hear of it after. */
  #reportSoon(): void {
    if (this.#reporting) return;
    this.#reporting = true;
    queueMicrotask(() => {
      this.#reporting = false;
      for (const change of this.#changes.take()) this.#changeListeners.tell(change);
      const selection = this.selection();
      const key = JSON.stringify(selection);
      if (key === this.#reported) return;
      this.#reported = key;
      this.#selectionListeners.tell(selection);
    });
  }
}
