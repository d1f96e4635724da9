import type { Model } from '@odoo/o-spreadsheet';

import { toEngineName } from '../apostrophes';
import type { Frozen, Tabs } from '../parts';
import { sheetOf } from '../sheet-size';
import { dispatcher } from './dispatch';

export function tabsOf(model: Model): Tabs {
  const { getters } = model;
  const dispatch = dispatcher(model);
  const nameOf = (sheetId: string): string => toEngineName(sheetOf(model, sheetId).name);
  return {
    remove(sheetId) {
      // The engine wants another visible sheet even when the one to go is hidden.
      if (!getters.isSheetVisible(sheetId)) dispatch('SHOW_SHEET', { sheetId });
      dispatch('DELETE_SHEET', { sheetId, sheetName: nameOf(sheetId) });
    },
    copy(sheetId, name) {
      const sheetIdTo = model.uuidGenerator.smallUuid();
      dispatch('DUPLICATE_SHEET', { sheetId, sheetIdTo, sheetNameTo: toEngineName(name) });
      return sheetIdTo;
    },
    rename(sheetId, name) {
      const newName = toEngineName(name);
      const oldName = nameOf(sheetId);
      // The engine takes a change of case alone for the same name.
      if (oldName !== newName) dispatch('RENAME_SHEET', { sheetId, newName, oldName });
    },
    setVisible(sheetId, visible) {
      if (getters.isSheetVisible(sheetId) === visible) return;
      dispatch(visible ? 'SHOW_SHEET' : 'HIDE_SHEET', { sheetId });
    },
    color: (sheetId) => getters.getSheet(sheetId).color,
    setColor(sheetId, color) {
      dispatch('COLOR_SHEET', color === undefined ? { sheetId } : { sheetId, color });
    },
    gridLines: (sheetId) => getters.getGridLinesVisibility(sheetId),
    setGridLines(sheetId, areGridLinesVisible) {
      dispatch('SET_GRID_LINES_VISIBILITY', { sheetId, areGridLinesVisible });
    },
    frozen(sheetId): Frozen {
      const { xSplit, ySplit } = getters.getPaneDivisions(sheetId);
      return { rows: ySplit, columns: xSplit };
    },
    freeze(sheetId, { rows, columns }) {
      if (rows === 0) dispatch('UNFREEZE_ROWS', { sheetId });
      else dispatch('FREEZE_ROWS', { sheetId, quantity: rows });
      if (columns === 0) dispatch('UNFREEZE_COLUMNS', { sheetId });
      else dispatch('FREEZE_COLUMNS', { sheetId, quantity: columns });
    },
  };
}
