import { contentOf, type CellContent } from '../../plan/content';
import { failed, type Attempt } from '../../workbook/problems';
import { offers } from './requests';
import type { CellPlace } from '../../workbook/service';

/** A cell asked for in a batch: load first, sync, then read. */
export interface AskedCell {
  readonly range: Excel.Range;
  /** The cell whose result spills into this one, where this Excel can tell. */
  readonly spillParent: Excel.Range | undefined;
}

export function askCell(range: Excel.Range): AskedCell {
  range.load('address,formulas,values,valueTypes,text,numberFormat');
  range.worksheet.load('id');
  if (!offers('1.12')) return { range, spillParent: undefined };
  const spillParent = range.getSpillParentOrNullObject();
  spillParent.load('address');
  return { range, spillParent };
}

/** `B4:C9` of `'Go! 2010'!B4:C9`. */
export function withinSheet(address: string): string {
  return address.slice(address.lastIndexOf('!') + 1);
}

export function placeOf({ range }: AskedCell): CellPlace {
  const { address, worksheet } = range;
  return { worksheetId: worksheet.id, cell: withinSheet(address), address };
}

/** The cell's content, or why a formula must not be put there. */
export function readCell({ range, spillParent }: AskedCell): Attempt<CellContent> {
  const { address } = range;
  if (spillParent?.isNullObject === false && spillParent.address !== address) {
    return failed({ code: 'spilledCell', address, anchor: spillParent.address });
  }
  if (only(range.numberFormat) === '@') return failed({ code: 'textCell', address });
  const content = contentOf({
    formula: only(range.formulas),
    value: only(range.values),
    valueType: String(only(range.valueTypes)),
    shown: String(only(range.text)),
  });
  if (!content) return failed({ code: 'linkedData', address });
  return { ok: true, value: content };
}

/** The one element of a one-cell range's matrix. */
function only(matrix: readonly (readonly unknown[])[]): unknown {
  return matrix[0]?.[0];
}
