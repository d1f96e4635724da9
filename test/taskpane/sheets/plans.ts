import type { SheetKey, TextKey } from '../../../src/language';
import type { NewBlock, NewSheet, Plan, PlanCell } from '../../../taskpane/sheets/plan';

export const text = (value: string): PlanCell => ({ kind: 'text', text: value });
export const head = (title: string): PlanCell => ({ kind: 'text', text: title, style: 'header' });
export const number = (value: number, format?: string): PlanCell =>
  format === undefined ? { kind: 'number', value } : { kind: 'number', value, format };
export const formula = (value: string, more: object = {}): PlanCell => ({
  kind: 'formula',
  formula: value,
  ...more,
});
/** A text of the pane as the heading of a column that a test makes up: no job writes it. */
export const asHeading = (key: TextKey): SheetKey => key as SheetKey;
export const keep: PlanCell = { kind: 'keep' };
export const blank: PlanCell = { kind: 'blank' };

export function planOf(parts: Partial<Plan>): Plan {
  return {
    title: 'Round 1',
    sheets: [],
    blocks: [],
    names: [],
    sources: [],
    warnings: [],
    ...parts,
  };
}

export function sheetOf(
  name: string,
  block: Partial<NewBlock>,
  more: Partial<NewSheet> = {},
): NewSheet {
  return { name, blocks: [{ at: 'A1', cells: [[text('a')]], ...block }], ...more };
}
