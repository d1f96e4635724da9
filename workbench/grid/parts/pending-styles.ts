import type { Model } from '@odoo/o-spreadsheet';

import { rectanglesOf } from '../areas';
import type { Area, CellPosition } from '../grid';
import { atEndOfStep, isWithinStep } from '../plugins/batch-plugin';
import { sheetLimits } from '../sheet-limits';
import type { EngineStyle } from './engine-style';

/** Commands that neither move cells nor read or write what waits here. */
const independent: ReadonlySet<string> = new Set(['CREATE_SHEET', 'SET_FORMATTING', 'UPDATE_CELL']);

type Apply = (sheetId: string, areas: readonly Area[], style: EngineStyle) => void;

/**
 * The style changes of a step, cell by cell. The engine writes a cell again for each change, and an add-in sets color, weight
 * and style of six borders one by one: so it hears of each cell once, before the step ends or anything else asks.
 */
export class PendingStyles {
  #sheets = new Map<string, Map<number, EngineStyle>>();

  constructor(
    private readonly model: Model,
    private readonly apply: Apply,
  ) {
    const { dispatch } = model;
    const sendFirst = (type: string, payload?: object): unknown => {
      const isIndependent = independent.has(type) && !(type === 'UPDATE_CELL' && hasStyle(payload));
      if (!isIndependent) this.send();
      return (dispatch as (type: string, payload?: object) => unknown)(type, payload);
    };
    model.dispatch = sendFirst as typeof dispatch;
  }

  /** What the cell is about to get. */
  of({ sheetId, row, column }: CellPosition): EngineStyle | undefined {
    return this.#sheets.get(sheetId)?.get(keyOf(row, column));
  }

  add(area: Area, style: EngineStyle): void {
    if (!isWithinStep(this.model)) {
      this.apply(area.sheetId, [area], style);
      return;
    }
    if (this.#sheets.size === 0) {
      atEndOfStep(this.model, () => {
        this.send();
      });
    }
    const cells = this.#sheets.get(area.sheetId) ?? new Map<number, EngineStyle>();
    this.#sheets.set(area.sheetId, cells);
    // Cells with the same changes so far share one object, and are sent together.
    const merged = new Map<EngineStyle | undefined, EngineStyle>();
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        const key = keyOf(row, column);
        const before = cells.get(key);
        const after = merged.get(before) ?? { ...before, ...style };
        merged.set(before, after);
        cells.set(key, after);
      }
    }
  }

  /** Tells the engine now. */
  send(): void {
    const sheets = this.#sheets;
    this.#sheets = new Map();
    for (const [sheetId, cells] of sheets) {
      const alike = new Map<EngineStyle, CellPosition[]>();
      for (const [key, style] of cells) {
        const row = Math.floor(key / sheetLimits.columns);
        const position = { sheetId, row, column: key % sheetLimits.columns };
        const positions = alike.get(style);
        if (positions === undefined) alike.set(style, [position]);
        else positions.push(position);
      }
      for (const [style, positions] of alike) this.apply(sheetId, rectanglesOf(positions), style);
    }
  }
}

const keyOf = (row: number, column: number): number => row * sheetLimits.columns + column;

const hasStyle = (payload: object | undefined): boolean =>
  payload !== undefined && ('style' in payload || 'format' in payload);
