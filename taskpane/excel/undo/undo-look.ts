import { sentence } from '../../../src/language';
import { onSheet, type Place, placeName, sameName } from '../../sheets/address';
import { askBlock, type AskedBlock, differingPlaces, readBlock } from '../contents/block-state';
import { askTables, stillGrown, tooLarge } from '../requests/grown-tables';
import { askFront, type Front, nameIn } from '../requests/names';
import { queueHiding } from '../requests/facts';
import {
  askContents,
  type AskedContents,
  type AskedLooks,
  askLooks,
  blockedSpill,
  editedCell,
  isUnseen,
  looksOf,
  readContents,
  sameFilled,
  type Sheets,
} from '../contents/sheet-contents';
import type { Finding } from '../../sheets/plan';
import type { Problem } from '../workbook/problems';
import type {
  BlockState,
  GrownTable,
  MovedName,
  SheetContents,
  WrittenBlock,
  WrittenName,
  WrittenReceipt,
  WrittenSheet,
} from '../../sheets/receipt';
import {
  type Going,
  hasLostReference,
  type NamedFormula,
  type Others,
  referringCells,
  refersTo,
  standsFor,
} from '../../sheets/references';
import {
  askEntry,
  askFormulas,
  askSizes,
  readAtFirst,
  isEntryOf,
  searchFormulas,
  sizesOf,
} from './undo-entry';
import { writable } from '../../sheets/content';
import { presentOf } from './undo-locate';

/** What was in sight before the look; unknown until Excel has answered it. */
export interface InSight {
  /** Ids of the made sheets that were. */
  sheets: readonly string[] | undefined;
  active: string | undefined;
}

/** Everything undo has to know before it changes anything. */
export interface Look {
  /** The write as the workbook is now (see presentOf); its blocks hold after it what they held at the look. */
  readonly receipt: WrittenReceipt;
  /** Its blocks, as Excel follows them from now on. */
  readonly blocks: readonly AskedBlock[];
  /** What undo can't make as it was. */
  readonly stays: readonly Finding[];
  /** The sheet to be shown at the end: the one that was shown before the write, if it is in sight. */
  readonly shown: string | undefined;
  /** A hidden sheet that has to come into sight, because Excel always shows one and every other goes. */
  readonly unhidden: string | undefined;
  readonly made: readonly MadeSheet[];
  readonly front: Front;
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

interface MadeSheet {
  readonly written: WrittenSheet;
  readonly id: string;
  readonly name: string;
  readonly contents: SheetContents;
  readonly looksChanged: boolean;
  /** Somebody has hidden it. */
  readonly isHidden: boolean;
  /** Its formulas have lost sheets, and nobody knows what else was changed in them. */
  readonly isUnseen: boolean;
}

interface AskedSheet {
  readonly written: WrittenSheet;
  readonly sheet: Excel.Worksheet;
  readonly contents: AskedContents;
  readonly looks: AskedLooks;
}

/** Writes whose sheets this pane has begun to hide: where it could not show them again, nobody else has hidden them. */
const begunToHide = new WeakSet<WrittenReceipt>();

/** How to look: the sheets are hidden, and before that the sheet is shown that was shown before the write. */
export interface Manner {
  readonly hides: boolean;
  /** Excel shows no sheet that is hidden. */
  readonly shows: boolean;
}

/**
 * Looks whether a write can be undone, while nobody can type into the sheets it made: they are hidden by the same request,
 * if it hides. One request, and further ones where other sheets are large or new.
 */
export async function lookBeforeUndo(
  context: Excel.RequestContext,
  given: WrittenReceipt,
  { hides, shows }: Manner,
  inSight: InSight,
): Promise<Look | Problem> {
  const { worksheets, protection, names } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  context.workbook.tables.load('items/name');
  protection.load('protected');
  names.load('items/name,items/formula');
  const front = askFront(context, given.activeBefore);
  const entry = askEntry(context);
  const tables = askTables(
    context,
    (given.grown ?? []).map(({ name }) => name),
  );
  const sheets = given.sheets.map((written) => {
    const sheet = worksheets.getItemOrNullObject(written.id ?? '');
    sheet.load('id,name,visibility');
    return { written, sheet };
  });
  const mayBeOurs = begunToHide.has(given);
  if (hides && sheets.length > 0) {
    begunToHide.add(given);
    if (shows) worksheets.getItemOrNullObject(given.activeBefore).activate();
    queueHiding(sheets.map(({ written }) => worksheets.getItemOrNullObject(written.id ?? '')));
  }
  const allAsked = sheets.map(({ written, sheet }): AskedSheet => {
    const contents = askContents(sheet, written.spills);
    return { written, sheet, contents, looks: askLooks(sheet, written.extent) };
  });
  const allTargets = given.blocks.map((block) => {
    const sheet = worksheets.getItemOrNullObject(block.place.sheetId);
    sheet.load('id,name');
    sheet.protection.load('protected');
    return { sheet, asked: askBlock(context, block.place, false) };
  });
  const others = askOthers(context, given, hides);
  await context.sync();
  inSight.active = front().id;
  const there = allAsked.filter(({ sheet }) => !sheet.isNullObject);
  inSight.sheets = there.flatMap(({ sheet }) => (sheet.visibility === 'Visible' ? [sheet.id] : []));
  const found = {
    sheets: worksheets.items,
    tables: context.workbook.tables.items.map(({ name }) => name),
  };
  const { receipt: present, sheets: known, stays } = presentOf(given, found);
  const targets = allTargets
    .filter(({ sheet }) => !sheet.isNullObject)
    .flatMap(({ sheet, asked }, i) => {
      const block = present.blocks[i];
      return block ? [{ block, sheet, asked }] : [];
    });
  const asked = there.map((each) => {
    const written = present.sheets.find((_, i) => given.sheets[i] === each.written);
    return { ...each, written: written ?? each.written };
  });

  const missing =
    given.sheets.find((_, i) => sheets[i]?.sheet.isNullObject)?.name ??
    given.blocks.find((_, i) => allTargets[i]?.sheet.isNullObject)?.place.sheet;
  if (missing !== undefined && asked.length + targets.length === 0) {
    return { code: 'sheetMissing', sheet: missing };
  }
  for (const { sheet } of targets) {
    if (sheet.protection.protected) return { code: 'sheetProtected', sheet: sheet.name };
  }
  if (asked.length > 0 && protection.protected) return { code: 'workbookProtected' };
  const own = new Set(asked.map(({ sheet }) => sheet.id));
  const rest = worksheets.items.filter(({ id }) => !own.has(id));
  if (asked.length > 0 && rest.length === 0) return { code: 'onlySheets' };
  const edited = firstEdit(asked, targets, known);
  if (edited !== undefined) return { code: 'editedAfterWriting', address: edited };
  const receipt = {
    ...present,
    blocks: targets.map(({ block, asked: range }) => ({ ...block, after: seenIn(block, range) })),
  };

  const made = asked.map((each) => {
    const sheet = madeSheet(each, known);
    return mayBeOurs ? { ...sheet, isHidden: false } : sheet;
  });
  const isGone = (name: string): boolean =>
    !worksheets.items.some((sheet) => sameName(sheet.name, name));
  const stillStands = (planned: WrittenName): boolean => {
    const item = nameIn(names, planned.name);
    if (!item) return false;
    return isGone(planned.sheet)
      ? hasLostReference(item.formula)
      : standsFor(item.formula, planned);
  };
  const standing = receipt.names.filter(stillStands);
  const moved = (receipt.moved ?? []).filter((name) => stillStands(name) && !isGone(name.sheet));
  const grown = stillGrown(receipt, tables());
  const going: Going = {
    sheets: made.map(({ name }) => name),
    names: [...made.flatMap(({ written }) => written.tables), ...standing.map(({ name }) => name)],
  };
  const elsewhere = made.length === 0 ? nothingElse : await others(rest, names.items);
  const putBack = receipt.blocks.map(({ place }) => place);
  const users = elsewhere.searched?.flatMap((each) => referringCells(each, going, putBack));
  const ownNames = new Set(standing.map(({ name }) => name.toLowerCase()));
  const usingNames = elsewhere.names.filter(
    ({ name, formula }) => !ownNames.has(name.toLowerCase()) && refersTo(formula, going),
  );
  const isLeft = (name: WrittenName): boolean =>
    nameIn(names, name.name) !== undefined && !stillStands(name);
  const unhidden =
    made.length > 0 && rest.every(({ visibility }) => visibility !== 'Visible')
      ? (rest.find(({ id }) => id === receipt.activeBefore) ??
        rest.find(({ visibility }) => visibility === 'Hidden') ??
        rest[0])
      : undefined;
  const leftNames = [...receipt.names, ...(receipt.moved ?? [])].filter(isLeft);
  return {
    receipt,
    blocks: targets.map((each) => each.asked),
    stays: [
      ...stays,
      ...namesStay(leftNames.map(({ name }) => name)),
      ...tooLarge(receipt, tables()),
      ...morePrinted(receipt, worksheets.items),
      ...(unhidden ? [{ sentence: sentence('undoShows', { sheet: unhidden.name }) }] : []),
    ],
    unhidden: unhidden?.id,
    shown: worksheets.items.find(
      ({ id, visibility }) => id === receipt.activeBefore && visibility === 'Visible',
    )?.id,
    made,
    front: front(),
    names: standing.map(({ name }) => name),
    moved,
    grown,
    users: users && [...users.map(placeName), ...usingNames.map(({ name }) => name)],
    userPlaces: users ?? [],
    going,
    others: elsewhere,
    kept: isEntryOf(entry(), receipt),
  };
}

function morePrinted(
  { printed = [] }: WrittenReceipt,
  all: readonly Excel.Worksheet[],
): readonly Finding[] {
  const sheets = all.filter(({ id }) => printed.includes(id)).map(({ name }) => name);
  return sheets.length > 0 ? [{ sentence: sentence('undoPrintStays', { sheets }) }] : [];
}

function namesStay(names: readonly string[]): readonly Finding[] {
  return names.length > 0 ? [{ sentence: sentence('undoNameStays', { names }) }] : [];
}

const nothingElse: Others = { sheets: [], searched: [], names: [] };

/** Asks for the formulas of the sheets that were there before; those that are large, or new, take further requests. */
function askOthers(
  context: Excel.RequestContext,
  { others }: WrittenReceipt,
  together: boolean,
): (all: readonly Excel.Worksheet[], names: readonly Excel.NamedItem[]) => Promise<Others> {
  const near = together ? readAtFirst(others) : [];
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

function madeSheet({ written, sheet, contents, looks }: AskedSheet, known: Sheets): MadeSheet {
  const { id, name, visibility } = sheet;
  const now = readContents(contents);
  return {
    ...{ written, id, name, contents: now },
    looksChanged: looksOf(looks) !== written.looks,
    isHidden: visibility !== 'Visible',
    isUnseen: isUnseen(written, now, known),
  };
}

interface Target {
  readonly block: WrittenBlock;
  readonly asked: AskedBlock;
}

/** The first cell that is not as it was written. What formulas calculate may differ. */
function firstEdit(
  asked: readonly AskedSheet[],
  targets: readonly Target[],
  known: Sheets,
): string | undefined {
  for (const { written, sheet, contents } of asked) {
    const blocked = blockedSpill(contents.used, written.spills);
    const cell = blocked ?? editedCell(written, readContents(contents), known);
    if (cell !== undefined) return onSheet(sheet.name, cell);
  }
  for (const { block, asked: range } of targets) {
    const [cell] = editsInBlock(block, range, known);
    if (cell) return placeName(cell);
  }
  return undefined;
}

function editsInBlock(
  { place, after }: WrittenBlock,
  asked: AskedBlock,
  { hasGone }: Sheets,
): readonly Place[] {
  const now = readBlock(asked, (i, j) => after[i]?.[j] !== undefined);
  if (!now.ok) return [place];
  return differingPlaces(place, after, now.value).filter(({ area }) => {
    const [i, j] = [area.row - place.area.row, area.column - place.area.column];
    const [written, seen] = [after[i]?.[j], now.value[i]?.[j]];
    return (
      !written || !seen || !sameFilled(writable(written.content), writable(seen.content), hasGone)
    );
  });
}

/** What a block held at the look, where the plan had written. */
function seenIn({ after }: WrittenBlock, asked: AskedBlock): BlockState {
  const now = readBlock(asked, (i, j) => after[i]?.[j] !== undefined);
  return after.map((line, i) =>
    line.map((cell, j) => {
      const content = now.ok ? now.value[i]?.[j]?.content : undefined;
      return cell && content ? { ...cell, content } : cell;
    }),
  );
}
