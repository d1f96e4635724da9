import type { Model, Zone } from '@odoo/o-spreadsheet';

import { zoneOf } from '../areas';
import type { Shifts } from '../parts';
import { makeRoom } from '../sheet-size';

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
