import { askCell, type AskedCell, placeOf, readCell, withinSheet } from '../requests/ranges';
import { type CellContent, sameContent, writable } from '../../sheets/content';
import { attempt, type Attempt, failed, isGivenUp } from '../workbook/problems';
import { command, offers, wait } from '../requests/requests';
import type { CellPlace, Insertion, Occupied, Receipt } from '../workbook/workbook';
import { holdsPlanned } from '../contents/sheet-contents';

/** One cell that is about to be changed: from here on a failure may leave something. */
interface BegunInsertion {
  readonly place: CellPlace;
  readonly before: CellContent;
  readonly planned: string | number | boolean;
  /** What stands there right before, asked for by the same batch; without it `before` is that. */
  readonly seen?: AskedCell;
}

type InsertionBatch<T> = (
  context: Excel.RequestContext,
  begin: (begun: BegunInsertion | undefined) => void,
) => Promise<Attempt<T>>;

/**
 * A command whose own checks may refuse, besides Excel. What a failure left in the cell is put back, unless somebody has
 * changed it since; then it is tried without asking Excel for one undo step, which fails for reasons of its own.
 */
async function commanded<T>(batch: InsertionBatch<T>): Promise<Attempt<T>> {
  const first = await once(batch, command);
  if (!first.clean || !offers('1.20') || isGivenUp(first.outcome)) return first.outcome;
  return (await once(batch, wait)).outcome;
}

async function once<T>(
  batch: InsertionBatch<T>,
  run: typeof command,
): Promise<{ readonly outcome: Attempt<T>; readonly clean: boolean }> {
  const progress: { begun?: BegunInsertion | undefined } = {};
  const outcome = await attempt(() =>
    run((context) =>
      batch(context, (begun) => {
        progress.begun = begun;
      }),
    ),
  );
  if (outcome.ok) return { outcome: outcome.value, clean: false };
  const { begun } = progress;
  if (begun === undefined) return { outcome, clean: true };
  const state = await putBack(begun);
  if (state !== 'unsure') return { outcome, clean: state === 'before' };
  const { address } = begun.place;
  return { outcome: failed({ code: 'answerLost', address }), clean: false };
}

/** What the cell holds in the end: what it held right before, what somebody put there since, or nobody knows. */
async function putBack({
  place,
  before,
  planned,
  seen,
}: BegunInsertion): Promise<'before' | 'theirs' | 'unsure'> {
  const known = seen ? contentIfAnswered(seen) : before;
  const outcome = await attempt(() =>
    wait(async (context) => {
      const cell = askCell(rangeAt(context, place));
      await context.sync();
      const now = readCell(cell);
      if (now.ok && sameContent(now.value, before)) return 'before';
      if (!now.ok || !holdsPlanned(writable(now.value), planned)) {
        return known ? 'theirs' : 'unsure';
      }
      cell.range.formulas = [[writable(known ?? before)]];
      await context.sync();
      return known ? 'before' : 'unsure';
    }),
  );
  return outcome.ok ? outcome.value : 'unsure';
}

/** What a cell held, if Excel has said so, if only beside an error. */
function contentIfAnswered(asked: AskedCell): CellContent | undefined {
  try {
    const found = readCell(asked);
    return found.ok ? found.value : undefined;
  } catch {
    // Reading a value that was not loaded throws.
    return undefined;
  }
}

export function insert(formula: string): Promise<Attempt<Insertion>> {
  return commanded<Insertion>(async (context, begin) => {
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
    const written = await write(context, cell, found.value, formula, begin);
    if (!written.ok) return written;
    return { ok: true, value: { kind: 'inserted', receipt: written.value, ...topLeft } };
  });
}

export function replace(occupied: Occupied, formula: string): Promise<Attempt<Insertion>> {
  return commanded<Insertion>(async (context, begin) => {
    const cell = askCell(rangeAt(context, occupied.place));
    await context.sync();
    const found = readCell(cell);
    if (!found.ok) return found;
    if (!sameContent(found.value, occupied.content)) {
      return failed({ code: 'changedMeanwhile', address: cell.range.address });
    }
    const written = await write(context, cell, found.value, formula, begin);
    if (!written.ok) return written;
    const { topLeftOf } = occupied;
    const topLeft = topLeftOf === undefined ? {} : { topLeftOf };
    return { ok: true, value: { kind: 'inserted', receipt: written.value, ...topLeft } };
  });
}

export function undo({ place, before, written }: Receipt): Promise<Attempt<CellPlace>> {
  return commanded(async (context, begin) => {
    const cell = askCell(rangeAt(context, place));
    await context.sync();
    const found = readCell(cell);
    if (!found.ok || !sameContent(found.value, written)) {
      return failed({ code: 'editedSince', address: cell.range.address });
    }
    const planned = writable(before);
    const seen = askCell(sameCell(context, cell));
    begin({ place, before: written, planned, seen });
    cell.range.formulas = [[planned]];
    await context.sync();
    const other = otherThan(written, seen);
    begin(other && { place, before: other, planned });
    if (!other) return { ok: true, value: placeOf(cell) };
    await giveBack(context, cell, other);
    return failed({ code: 'editedSince', address: cell.range.address });
  });
}

/** Writes and reads back at once: Excel may store the formula in a form of its own. */
async function write(
  context: Excel.RequestContext,
  cell: AskedCell,
  before: CellContent,
  formula: string,
  begin: (begun: BegunInsertion | undefined) => void,
): Promise<Attempt<Receipt>> {
  // What stands there right before it is overwritten, seen by the same batch.
  const seen = askCell(sameCell(context, cell));
  const place = placeOf(cell);
  begin({ place, before, planned: formula, seen });
  cell.range.formulas = [[formula]];
  const after = askCell(cell.range);
  await context.sync();
  const other = otherThan(before, seen);
  begin(other && { place, before: other, planned: formula });
  if (other) {
    await giveBack(context, cell, other);
    return failed({ code: 'changedMeanwhile', address: cell.range.address });
  }
  const read = readCell(after);
  const written: CellContent = read.ok ? read.value : { kind: 'formula', formula, shown: '' };
  return { ok: true, value: { place, before, written } };
}

/** What a colleague had put there between the look at the cell and the write. */
function otherThan(expected: CellContent, seen: AskedCell): CellContent | undefined {
  const found = readCell(seen);
  return found.ok && !sameContent(found.value, expected) ? found.value : undefined;
}

async function giveBack(
  context: Excel.RequestContext,
  { range }: AskedCell,
  content: CellContent,
): Promise<void> {
  range.formulas = [[writable(content)]];
  await context.sync();
}

/** The same cell as an object of its own, which keeps what it has loaded. */
function sameCell(context: Excel.RequestContext, cell: AskedCell): Excel.Range {
  return rangeAt(context, placeOf(cell));
}

function rangeAt(context: Excel.RequestContext, { worksheetId, cell }: CellPlace): Excel.Range {
  return context.workbook.worksheets.getItem(worksheetId).getRange(cell);
}
