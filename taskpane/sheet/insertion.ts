import { askCell, placeOf, readCell, withinSheet, type AskedCell } from './cell';
import { sameContent, writable, type CellContent } from './content';
import { attempt, failed, type Attempt } from './problems';
import { command } from './requests';
import type { CellPlace, Insertion, Occupied, Receipt } from './service';

/** A command whose own checks may refuse, besides Excel. */
async function commanded<T>(
  batch: (context: Excel.RequestContext) => Promise<Attempt<T>>,
): Promise<Attempt<T>> {
  const outcome = await attempt(() => command(batch));
  return outcome.ok ? outcome.value : outcome;
}

export function insert(formula: string): Promise<Attempt<Insertion>> {
  return commanded<Insertion>(async (context) => {
    const selected = context.workbook.getSelectedRange();
    selected.load('address,rowCount,columnCount');
    const cell = askCell(selected.getCell(0, 0));
    await context.sync();
    const found = readCell(cell);
    if (!found.ok) return found;
    const several = selected.rowCount > 1 || selected.columnCount > 1;
    const topLeft = several ? { topLeftOf: withinSheet(selected.address) } : {};
    if (found.value.kind !== 'empty') {
      const occupied = { place: placeOf(cell), content: found.value, ...topLeft };
      return { ok: true, value: { kind: 'occupied', occupied } };
    }
    const receipt = await write(context, cell, found.value, formula);
    return { ok: true, value: { kind: 'inserted', receipt, ...topLeft } };
  });
}

export function replace(occupied: Occupied, formula: string): Promise<Attempt<Insertion>> {
  return commanded<Insertion>(async (context) => {
    const cell = askCell(rangeAt(context, occupied.place));
    await context.sync();
    const found = readCell(cell);
    if (!found.ok) return found;
    if (!sameContent(found.value, occupied.content)) {
      return failed({ code: 'changedMeanwhile', address: cell.range.address });
    }
    const receipt = await write(context, cell, found.value, formula);
    const { topLeftOf } = occupied;
    const topLeft = topLeftOf === undefined ? {} : { topLeftOf };
    return { ok: true, value: { kind: 'inserted', receipt, ...topLeft } };
  });
}

export function undo({ place, before, written }: Receipt): Promise<Attempt<CellPlace>> {
  return commanded(async (context) => {
    const cell = askCell(rangeAt(context, place));
    await context.sync();
    const found = readCell(cell);
    if (!found.ok || !sameContent(found.value, written)) {
      return failed({ code: 'editedSince', address: cell.range.address });
    }
    cell.range.formulas = [[writable(before)]];
    await context.sync();
    return { ok: true, value: placeOf(cell) };
  });
}

/** Writes and reads back at once: Excel may store the formula in a form of its own. */
async function write(
  context: Excel.RequestContext,
  cell: AskedCell,
  before: CellContent,
  formula: string,
): Promise<Receipt> {
  cell.range.formulas = [[formula]];
  const after = askCell(cell.range);
  await context.sync();
  const read = readCell(after);
  const written: CellContent = read.ok ? read.value : { kind: 'formula', formula, shown: '' };
  return { place: placeOf(cell), before, written };
}

function rangeAt(context: Excel.RequestContext, { worksheetId, cell }: CellPlace): Excel.Range {
  return context.workbook.worksheets.getItem(worksheetId).getRange(cell);
}
