import { onSheet, placeName } from '../../plan/address';
import { askBlock, differingPlaces, readBlock, type AskedBlock } from '../contents/block-state';
import { queueHiding } from '../requests/hiding';
import { askLooks, looksOf, type AskedLooks } from '../contents/looked';
import type { Place } from '../../plan/place';
import type { Problem } from '../../workbook/problems';
import type { SheetContents, WrittenBlock, WrittenReceipt, WrittenSheet } from '../../plan/receipt';
import {
  refersTo,
  referringCells,
  standsFor,
  type Going,
  type Searched,
} from '../../plan/references';
import { askFormulas, askSizes, fitting, searchSheets } from './searching';
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
  readonly blocks: readonly LookedBlock[];
  /** Names that still stand for the cells they were made for. */
  readonly names: readonly string[];
  /** What formulas elsewhere know that is about to go; undefined where there are too many to look through. */
  readonly users: readonly string[] | undefined;
  readonly userPlaces: readonly Place[];
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

export interface LookedBlock {
  readonly block: WrittenBlock;
  readonly sheet: string;
  readonly asked: AskedBlock;
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
  const first = hide ? fitting(receipt.others) : [];
  const searched = askFormulas(
    context,
    first.map(({ id }) => id),
  );
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
  const standing = receipt.names.filter(({ name, ...planned }) =>
    names.items.some(
      (item) => item.name.toLowerCase() === name.toLowerCase() && standsFor(item.formula, planned),
    ),
  );
  const going: Going = {
    sheets: made.map(({ name }) => name),
    names: [...made.flatMap(({ written }) => written.tables), ...standing.map(({ name }) => name)],
  };
  const own = new Set(made.map(({ id }) => id));
  const known = new Set(first.map(({ id }) => id));
  const unknown = worksheets.items.filter(({ id }) => !own.has(id) && !known.has(id));
  const putBack = receipt.blocks.map(({ place }) => place);
  const users =
    made.length === 0 ? [] : await usersOf(context, searched(), unknown, going, putBack);
  const ownNames = new Set(standing.map(({ name }) => name.toLowerCase()));
  const usingNames = names.items.filter(
    ({ name, formula }) =>
      made.length > 0 && !ownNames.has(name.toLowerCase()) && refersTo(formula, going),
  );
  return {
    made,
    blocks: targets.map(({ block, sheet, asked: range }) => ({
      block,
      sheet: sheet.name,
      asked: range,
    })),
    names: standing.map(({ name }) => name),
    users: users && [...users.map(placeName), ...usingNames.map(({ name }) => name)],
    userPlaces: users ?? [],
    kept: entry()?.receipt.id === receipt.id,
  };
}

async function usersOf(
  context: Excel.RequestContext,
  searched: readonly Searched[],
  unknown: readonly Excel.Worksheet[],
  going: Going,
  putBack: readonly Place[],
): Promise<readonly Place[] | undefined> {
  const found = searched.flatMap((each) => referringCells(each, going, putBack));
  if (unknown.length === 0) return found;
  const sizes = askSizes(unknown);
  await context.sync();
  const more = await searchSheets(context, sizes(), going, putBack);
  return more && [...found, ...more];
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
