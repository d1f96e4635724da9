import { areaName, cellIn, cellName, contains, onSheet, placeName } from './address';
import { askBlock, queueState, readBlock, type AskedBlock } from './block-state';
import { sameContent } from './content';
import type { Area } from './place';
import { attempt, failed, type Attempt, type Problem } from './problems';
import type { SheetContents, WrittenBlock, WrittenReceipt, WrittenSheet } from './receipt';
import { wait } from './requests';
import { takeBack, unfinished } from './taking-back';
import type { Undoing } from './workbook';
import { contentsOf } from './writing';

/** See WorkbookService.undoWriting. Sheets are deleted last, because that cannot be taken back. */
export async function undoWriting(receipt: WrittenReceipt): Promise<Attempt<Undoing>> {
  const progress = { begun: false };
  const outcome = await attempt(() =>
    wait(async (context): Promise<Attempt<Undoing>> => {
      const edited = await findEdits(context, receipt);
      if (edited) return failed(edited);
      progress.begun = true;
      queueUndo(context, receipt);
      await context.sync();
      return { ok: true, value: { kind: 'undone' } };
    }),
  );
  if (outcome.ok) return outcome.value;
  return progress.begun ? afterFailure(receipt, outcome.problem) : outcome;
}

function queueUndo(context: Excel.RequestContext, receipt: WrittenReceipt): void {
  const { worksheets, names } = context.workbook;
  for (const { place, before } of receipt.blocks) queueState(context, place, before);
  for (const { name } of receipt.names) names.getItemOrNullObject(name).delete();
  worksheets.getItemOrNullObject(receipt.activeBefore).activate();
  for (const { id } of receipt.sheets) worksheets.getItem(id).delete();
}

/**
 * An undo that failed half-way: as long as every sheet is still there, what was written is put back, and the undo can
 * be tried again. Once a sheet is gone there is no way but forward.
 */
async function afterFailure(receipt: WrittenReceipt, problem: Problem): Promise<Attempt<Undoing>> {
  const { blocks, sheets, names } = receipt;
  const back = await attempt(() => wait((context) => putBack(context, receipt)));
  if (back.ok && back.value === 'complete') return failed(problem);
  const leftovers = {
    sheets: sheets.map(({ id, name }) => ({ id, name, areas: [] })),
    sheetsBefore: [],
    blocks: blocks.map(({ place, before }) => ({ place, wanted: before })),
    names: names.map(({ name }) => name),
  };
  if (!back.ok) return { ok: true, value: unfinished(problem, leftovers) };
  const forward = await takeBack(leftovers);
  return { ok: true, value: forward };
}

/** Writes what was written once more, where all sheets are still there. */
async function putBack(
  context: Excel.RequestContext,
  { sheets, blocks, names }: WrittenReceipt,
): Promise<'complete' | 'sheetGone'> {
  const { worksheets, names: workbookNames } = context.workbook;
  const made = sheets.map(({ id }) => worksheets.getItemOrNullObject(id));
  for (const sheet of made) sheet.load('id');
  const named = names.map(({ name }) => workbookNames.getItemOrNullObject(name));
  for (const name of named) name.load('name');
  await context.sync();
  if (made.some(({ isNullObject }) => isNullObject)) return 'sheetGone';
  for (const { place, after } of blocks) queueState(context, place, after);
  for (const [i, { name, sheet, address }] of names.entries()) {
    if (named[i]?.isNullObject === true) {
      workbookNames.add(name, worksheets.getItem(sheet).getRange(address));
    }
  }
  await context.sync();
  return 'complete';
}

/** The first thing that is not as it was written. What formulas calculate may differ. */
async function findEdits(
  context: Excel.RequestContext,
  receipt: WrittenReceipt,
): Promise<Problem | undefined> {
  const { worksheets, protection } = context.workbook;
  const made = receipt.sheets.map((written) => {
    const sheet = worksheets.getItemOrNullObject(written.id);
    sheet.load('id,name');
    return { written, sheet };
  });
  const targets = receipt.blocks.map((block) => {
    const sheet = worksheets.getItemOrNullObject(block.place.sheetId);
    sheet.load('id,name');
    return { block, sheet };
  });
  protection.load('protected');
  await context.sync();
  for (const { written, sheet } of made) {
    if (sheet.isNullObject) return { code: 'sheetMissing', sheet: written.name };
  }
  for (const { block, sheet } of targets) {
    if (sheet.isNullObject) return { code: 'sheetMissing', sheet: block.place.sheet };
  }
  if (made.length > 0 && protection.protected) return { code: 'workbookProtected' };

  const contents = made.map(({ sheet }) => {
    const used = sheet.getUsedRangeOrNullObject(true);
    used.load('rowIndex,columnIndex,rowCount,columnCount,formulas,values');
    return used;
  });
  const blocks = targets.map(({ block, sheet }) => {
    sheet.protection.load('protected');
    return askBlock(context, block.place, false);
  });
  await context.sync();
  for (const [i, { written, sheet }] of made.entries()) {
    const used = contents[i];
    const cell = used && editedCell(written, used);
    if (cell) return { code: 'editedAfterWriting', address: onSheet(sheet.name, cell) };
  }
  for (const [i, { block, sheet }] of targets.entries()) {
    if (sheet.protection.protected) return { code: 'sheetProtected', sheet: sheet.name };
    const asked = blocks[i];
    const cell = asked && editedInBlock(block, asked);
    if (cell !== undefined) return { code: 'editedAfterWriting', address: cell };
  }
  return undefined;
}

function editedInBlock({ place, after }: WrittenBlock, asked: AskedBlock): string | undefined {
  const now = readBlock(asked, (i, j) => after[i]?.[j] !== undefined);
  if (!now.ok) return placeName(place);
  for (const [i, line] of after.entries()) {
    for (const [j, written] of line.entries()) {
      const present = now.value[i]?.[j];
      if (written && present && !sameContent(written.content, present.content)) {
        return placeName(cellIn(place, i, j));
      }
    }
  }
  return undefined;
}

/** `B4` of the first cell whose formula or constant is another, spilled results aside. */
function editedCell({ contents, spills }: WrittenSheet, used: Excel.Range): string | undefined {
  const now = contentsOf(used);
  const values = used.isNullObject ? [] : (used.values as unknown[][]);
  const blocked = spills.find(
    ({ row, column }) =>
      now.area && values[row - now.area.row]?.[column - now.area.column] === '#SPILL!',
  );
  if (blocked) return areaName({ ...blocked, rows: 1, columns: 1 });
  const isSpilled = (row: number, column: number): boolean =>
    spills.some(
      (area) =>
        contains(area, { row, column, rows: 1, columns: 1 }) &&
        (row !== area.row || column !== area.column),
    );
  for (const { row, column } of cellsOf([contents.area, now.area])) {
    if (isSpilled(row, column)) continue;
    if (formulaAt(contents, row, column) !== formulaAt(now, row, column)) {
      return cellName(row, column);
    }
  }
  return undefined;
}

function formulaAt({ area, formulas }: SheetContents, row: number, column: number): unknown {
  return area ? (formulas[row - area.row]?.[column - area.column] ?? '') : '';
}

function* cellsOf(
  areas: readonly (Area | undefined)[],
): Generator<{ readonly row: number; readonly column: number }, void> {
  for (const area of areas) {
    for (let i = 0; area && i < area.rows; i++) {
      for (let j = 0; j < area.columns; j++) yield { row: area.row + i, column: area.column + j };
    }
  }
}
