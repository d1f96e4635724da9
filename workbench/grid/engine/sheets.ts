import type { Model } from '@odoo/o-spreadsheet';
import { toEngineName } from '../apostrophes';
import type { Sheet } from '../grid';
import { sheetOf } from '../sheet-size';

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
