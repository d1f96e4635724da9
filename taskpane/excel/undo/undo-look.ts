import { onSheet, placeName } from '../../plan/address';
import { askBlock, differingPlaces, readBlock, type AskedBlock } from '../contents/block-state';
import { askTables, stillGrown } from '../requests/grown-tables';
import { queueHiding } from '../requests/hiding';
import { askLooks, looksOf, type AskedLooks } from '../contents/looked';
import type { Place } from '../../plan/place';
import type { Problem } from '../../workbook/problems';
import type {
  GrownTable,
  MovedName,
  SheetContents,
  WrittenBlock,
  WrittenName,
  WrittenReceipt,
  WrittenSheet,
} from '../../plan/receipt';
import {
  refersTo,
  referringCells,
  standsFor,
  type Going,
  type NamedFormula,
  type Others,
} from '../../plan/references';
import { askFormulas, askSizes, fitting, searchFormulas, sizesOf } from './searching';
import {
  askContents,
  blockedSpill,
  editedCell,
  readContents,
  type AskedContents,
} from '../contents/sheet-contents';
import { askEntry } from './undo-entry';

/** What was in sight before the look; unknown until Excel has answered it. */
export interface InSight {
  /** Ids of the made sheets that were. */
  sheets: readonly string[] | undefined;
  active: string | undefined;
}

/** Everything undo has to know before it changes anything. */
export interface Look {
  readonly made: readonly MadeSheet[];
  /** Names that still stand for the cells they were made for. */
  readonly names: readonly string[];
  /** Names that still stand for the cells they were moved to. */
  readonly moved: readonly MovedName[];
  /** Tables that are as large as the write has made them. */
  readonly grown: readonly GrownTable[];
  /** What formulas elsewhere know that is about to go; undefined where there are too many to look through. */
  readonly users: readonly string[] | undefined;
  readonly userPlaces: readonly Place[];
  readonly going: Going;
  readonly others: Others;
  /** What was kept with the workbook is this write. */
  readonly kept: boolean;
}

export interface MadeSheet {
  readonly written: WrittenSheet;
  readonly id: string;
  readonly name: string;
  readonly contents: SheetContents;
  readonly looksChanged: boolean;
}

interface AskedSheet {
  readonly written: WrittenSheet;
  readonly sheet: Excel.Worksheet;
  readonly contents: AskedContents;
  readonly looks: AskedLooks;
}

/**
 * Looks whether a write can be undone, while nobody can type into the sheets it made: they are hidden by the same request,
 * if `hide`. One request, and further ones where other sheets are large or new.
 */
export async function lookBeforeUndo(
  context: Excel.RequestContext,
  receipt: WrittenReceipt,
  hide: boolean,
  inSight: InSight,
): Promise<Look | Problem> {
  const { worksheets, protection, names } = context.workbook;
  worksheets.load('items/id,items/name');
  protection.load('protected');
  names.load('items/name,items/formula');
  const active = worksheets.getActiveWorksheet();
  active.load('id');
  const entry = askEntry(context);
  const tables = askTables(
    context,
    (receipt.grown ?? []).map(({ name }) => name),
  );
  const sheets = receipt.sheets.map((written) => {
    const sheet = worksheets.getItemOrNullObject(written.id ?? '');
    sheet.load('id,name,visibility');
    return { written, sheet };
  });
  if (hide && sheets.length > 0) {
    worksheets.getItemOrNullObject(receipt.activeBefore).activate();
    queueHiding(sheets.map(({ written }) => worksheets.getItemOrNullObject(written.id ?? '')));
  }
  const asked = sheets.map(({ written, sheet }): AskedSheet => {
    const contents = askContents(sheet, written.spills);
    return { written, sheet, contents, looks: askLooks(sheet, written.extent) };
  });
  const targets = receipt.blocks.map((block) => {
    const sheet = worksheets.getItemOrNullObject(block.place.sheetId);
    sheet.load('id,name');
    sheet.protection.load('protected');
    return { block, sheet, asked: askBlock(context, block.place, false) };
  });
  const others = askOthers(context, receipt, hide);
  await context.sync();
  inSight.active = active.id;
  inSight.sheets = asked.flatMap(({ sheet }) =>
    !sheet.isNullObject && sheet.visibility === 'Visible' ? [sheet.id] : [],
  );

  for (const { written, sheet } of asked) {
    if (sheet.isNullObject) return { code: 'sheetMissing', sheet: written.name };
  }
  for (const { block, sheet } of targets) {
    if (sheet.isNullObject) return { code: 'sheetMissing', sheet: block.place.sheet };
    if (sheet.protection.protected) return { code: 'sheetProtected', sheet: sheet.name };
  }
  if (asked.length > 0 && protection.protected) return { code: 'workbookProtected' };
  const edited = firstEdit(asked, targets);
  if (edited !== undefined) return { code: 'editedAfterWriting', address: edited };

  const made = asked.map((each) => madeSheet(each));
  const stillStands = ({ name, ...planned }: WrittenName): boolean =>
    names.items.some(
      (item) => item.name.toLowerCase() === name.toLowerCase() && standsFor(item.formula, planned),
    );
  const standing = receipt.names.filter(stillStands);
  const going: Going = {
    sheets: made.map(({ name }) => name),
    names: [...made.flatMap(({ written }) => written.tables), ...standing.map(({ name }) => name)],
  };
  const own = new Set(made.map(({ id }) => id));
  const rest = worksheets.items.filter(({ id }) => !own.has(id));
  const found = made.length === 0 ? nothingElse : await others(rest, names.items);
  const putBack = receipt.blocks.map(({ place }) => place);
  const users = found.searched?.flatMap((each) => referringCells(each, going, putBack));
  const ownNames = new Set(standing.map(({ name }) => name.toLowerCase()));
  const usingNames = found.names.filter(
    ({ name, formula }) => !ownNames.has(name.toLowerCase()) && refersTo(formula, going),
  );
  return {
    made,
    names: standing.map(({ name }) => name),
    moved: (receipt.moved ?? []).filter(stillStands),
    grown: stillGrown(receipt, tables()),
    users: users && [...users.map(placeName), ...usingNames.map(({ name }) => name)],
    userPlaces: users ?? [],
    going,
    others: found,
    kept: entry()?.receipt.id === receipt.id,
  };
}

const nothingElse: Others = { sheets: [], searched: [], names: [] };

/** Asks for the formulas of the sheets that were there before; those that are large, or new, take further requests. */
function askOthers(
  context: Excel.RequestContext,
  { others }: WrittenReceipt,
  together: boolean,
): (all: readonly Excel.Worksheet[], names: readonly Excel.NamedItem[]) => Promise<Others> {
  const near = together ? fitting(others) : [];
  const far = others.filter((each) => !near.includes(each));
  const searched = askFormulas(
    context,
    near.map(({ id }) => id),
  );
  const { worksheets } = context.workbook;
  const farSizes = askSizes(far.map(({ id }) => worksheets.getItemOrNullObject(id)));
  return async (all, names) => {
    const sizes = [...near, ...farSizes()];
    const rest = all.filter(({ id }) => !near.some((each) => each.id === id));
    const sheets = await sizesOf(context, all, sizes);
    const more = await searchFormulas(
      context,
      sheets.filter(({ id }) => rest.some((sheet) => sheet.id === id)),
    );
    const named = names.map(({ name, formula }): NamedFormula => ({ name, formula }));
    return { sheets, searched: more && [...searched(), ...more], names: named };
  };
}

function madeSheet({ written, sheet, contents, looks }: AskedSheet): MadeSheet {
  const { id, name } = sheet;
  const looksChanged = looksOf(looks) !== written.looks;
  return { written, id, name, contents: readContents(contents), looksChanged };
}

/** The first cell that is not as it was written. What formulas calculate may differ. */
function firstEdit(
  asked: readonly AskedSheet[],
  targets: readonly { readonly block: WrittenBlock; readonly asked: AskedBlock }[],
): string | undefined {
  for (const { written, sheet, contents } of asked) {
    const blocked = blockedSpill(contents.used, written.spills);
    const cell = blocked ?? editedCell(written, readContents(contents));
    if (cell !== undefined) return onSheet(sheet.name, cell);
  }
  for (const { block, asked: range } of targets) {
    const [cell] = editsInBlock(block, range);
    if (cell) return placeName(cell);
  }
  return undefined;
}

function editsInBlock({ place, after }: WrittenBlock, asked: AskedBlock): readonly Place[] {
  const now = readBlock(asked, (i, j) => after[i]?.[j] !== undefined);
  return now.ok ? differingPlaces(place, after, now.value) : [place];
}
