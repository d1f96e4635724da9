import { onSheet, parseArea, type Place, placeName, sameName } from '../../sheets/address';
import {
  askBlock,
  holdsAny,
  placesOf,
  queueState,
  readIfAnswered,
  type Restoring,
  restoring,
} from '../contents/block-state';
import { rangeOf } from '../requests/ranges';
import { queueHiding, showAgain } from '../requests/facts';
import {
  askLast,
  brokenSince,
  goneUnseen,
  inUse,
  type Keeping,
  keptFindings,
  newInBlock,
  uncertainFindings,
  usersOf,
} from './last-look';
import { attempt, type Problem } from '../workbook/problems';
import type {
  Attempted,
  BlockState,
  GrownTable,
  Leftovers,
  MovedName,
  NewCell,
  PossibleSheet,
  SheetContents,
  WrittenName,
} from '../../sheets/receipt';
import { type Going, type NamedFormula, type Others, standsFor } from '../../sheets/references';
import { wait } from '../requests/requests';
import { asBefore, askTables, leftGrown, queueSizes } from '../requests/grown-tables';
import { askFront, type Front, markedSheets, nameIn, queueNamesBack } from '../requests/names';
import { askEntry, askSizes, isEntryOf, queueEntry, searchFormulas } from './undo-entry';
import { askContents, blockedSpill, readContents, unplannedCell } from '../contents/sheet-contents';
import type { TakenBack, Unfinished } from '../workbook/workbook';
import type { Finding } from '../../sheets/plan';

/**
 * Takes away what a failed batch left, as far as it is ours: sheets it made that hold nothing but the plan, cells that
 * hold what was planned, names of such sheets. What anybody else changed, or uses, is left and named. Never merged into
 * one undo step: deleting a sheet cannot be. Where Excel's answer to a deletion is lost, the pane looks whether the sheets
 * are gone. If they are, it names them, the cells that were put back, and the formulas that show #REF! since.
 * A take-back that Excel refuses can be tried later; the plan can be written once more only when all of it is taken back.
 */
export async function takeBack(leftovers: Leftovers): Promise<TakenBack | Unfinished> {
  const progress: Progress = { hidden: [] };
  const { hidden } = progress;
  const outcome = await attempt(() => wait((context) => takeAway(context, leftovers, progress)));
  if (outcome.ok) return outcome.value;
  const shown = await showAgain(hidden.map(({ id }) => id));
  const attempted = attemptedTwice(leftovers.attempted, progress.attempted);
  const left = { ...leftovers, ...(attempted && { attempted }) };
  return unfinished(outcome.problem, left, shown ? [] : hidden.map(({ name }) => name));
}

/** What has begun, for when it fails. */
interface Progress {
  readonly hidden: Hidden[];
  attempted?: Attempted;
}

export function unfinished(
  problem: Problem,
  leftovers: Leftovers,
  hidden: readonly string[] = [],
): Unfinished {
  const sheets = leftovers.sheets.map(({ name }) => name);
  const places = leftovers.blocks.map(({ place }) => placeName(place));
  return { kind: 'unfinished', problem, places: [...sheets, ...places], hidden, leftovers };
}

interface Hidden {
  readonly id: string;
  readonly name: string;
}

async function takeAway(
  context: Excel.RequestContext,
  leftovers: Leftovers,
  progress: Progress,
): Promise<TakenBack> {
  const { hidden } = progress;
  const found = await look(context, leftovers);
  const { sheets: ours, strays } = await ownSheets(context, found.sheets, leftovers);
  const foreign = leftovers.sheets.find(({ name }) =>
    found.sheets.some(
      (sheet) =>
        sameName(sheet.name, name) &&
        !strays.includes(sheet) &&
        !ours.some((own) => own.sheet === sheet),
    ),
  );
  // Sheets are made first. Where the name of one was taken, whatever equals the plan elsewhere is somebody else's.
  const isUnbegun =
    foreign !== undefined &&
    ours.length + strays.length < leftovers.sheets.length &&
    leftovers.undoing === undefined &&
    leftovers.attempted === undefined;
  const begun = isUnbegun ? [] : found.blocks;
  const { judged, going, others, isUsed } = await judge(context, ours, found, leftovers, hidden);
  const gone = judged.filter(({ kept }) => kept === undefined);
  // A name of cells of an older sheet goes with everything else, or stays with what stays.
  const allGoes = !isUnbegun && !isUsed && gone.length === judged.length;
  const names = found.names.filter(({ formula, planned }) => {
    if (!standsFor(formula, planned)) return false;
    const isHere = ({ name }: { readonly name: string }): boolean => sameName(name, planned.sheet);
    return leftovers.sheets.some(isHere) ? gone.some(({ wanted }) => isHere(wanted)) : allGoes;
  });
  const putBack = begun.map(({ place }) => place);
  const last = askLast(context, {
    sheets: gone.map(({ sheet, wanted: { spills }, contents }) => {
      return { sheet, name: sheet.name, spills, contents };
    }),
    ...{ going, others, putBack },
  });
  const blocks = begun.map((block) => {
    return { ...block, again: askBlock(context, block.place, false) };
  });
  progress.attempted = {
    sheets: gone.map(({ sheet: { id, name } }) => ({ id, name })),
    cells: blocks.flatMap(({ place, state }) => placesOf(place, state)),
    ...{ going, others },
  };
  if (!isUnbegun) queueSizes(context, asBefore(found.grown));
  for (const { place, state } of blocks) {
    if (holdsAny(state)) queueState(rangeOf(context, place), state);
  }
  const { front } = found;
  const isGoing = gone.some(({ sheet: { id } }) => id === front.id);
  const how = { front, back: isGoing ? leftovers.activeBefore : front.id };
  const made = names.map(({ planned: { name } }) => name);
  queueNamesBack(context, how, { moved: found.moved, made });
  for (const { sheet } of gone) sheet.delete();
  for (const { sheet, kept } of judged) {
    if (kept && hidden.some(({ id }) => id === sheet.id)) sheet.visibility = 'Visible';
  }
  if (found.isKept && gone.length === judged.length) queueEntry(context, undefined);
  await context.sync();
  delete progress.attempted;
  const keptNames = found.names.filter((each) => !names.includes(each));
  const isBegun = ours.length > 0 || leftovers.sheets.length === 0;
  const leftNames = isBegun ? keptNames.map(({ planned }) => planned.name) : [];
  const kept = keptFindings(judged, strays, begun, leftNames);
  const typed = await last.news();
  const before = await lostBefore(context, leftovers.attempted, found.sheets, begun);
  const unsure = [
    ...(typed.unseen ? [goneUnseen(gone.map(({ sheet }) => sheet))] : []),
    ...before.unsure,
    ...uncertainFindings(begun.flatMap((block) => block.uncertain)),
  ];
  const inBlocks = blocks.flatMap(({ again, now }) => newInBlock(again, now));
  const news = [...typed.cells, ...inBlocks, ...before.news];
  return {
    kind: 'undone',
    ...(kept.length > 0 && { kept }),
    ...(unsure.length > 0 && { unsure }),
    ...(news.length > 0 && { news }),
    ...(foreign ? { taken: foreign.name } : {}),
  };
}

interface Judged extends OwnSheet, Omit<Keeping, 'sheet'> {
  readonly contents: SheetContents;
}

interface Judgement {
  readonly judged: readonly Judged[];
  readonly going: Going;
  readonly others: Others;
  /** Whether anything uses what is about to go, as far as it can be looked through. */
  readonly isUsed: boolean;
}

/** Looks at the sheets once more while nobody can type into them. */
async function judge(
  context: Excel.RequestContext,
  ours: readonly OwnSheet[],
  { sheets, allNames, blocks, names }: Found,
  leftovers: Leftovers,
  hidden: Hidden[],
): Promise<Judgement> {
  const own = ours.map(({ sheet }) => sheet);
  const planned = [
    ...ours.flatMap(({ wanted }) => wanted.tables),
    ...names.map(({ planned: { name } }) => name),
  ];
  if (ours.length === 0 && planned.length === 0) {
    const going = { sheets: [], names: [] };
    return { judged: [], going, others: nothingElse, isUsed: false };
  }
  const beside = sheets.filter((sheet) => !own.includes(sheet));
  const shown = own.filter(({ visibility }) => visibility === 'Visible');
  const mayHide = own.length > 0 && beside.some(({ visibility }) => visibility === 'Visible');
  const ask = async (hide: boolean): Promise<Judgement> => {
    if (hide) {
      context.workbook.worksheets.getItemOrNullObject(leftovers.activeBefore).activate();
      for (const { id, name } of shown) hidden.push({ id, name });
      queueHiding(shown);
    }
    for (const sheet of own) sheet.load('name,visibility');
    const asked = ours.map((each) => ({
      ...each,
      used: askContents(each.sheet, each.wanted.spills),
    }));
    const sizes = askSizes(beside);
    await context.sync();
    hidden.splice(0, hidden.length, ...shown.filter(({ visibility }) => visibility !== 'Visible'));
    const going: Going = { sheets: own.map(({ name }) => name), names: planned };
    const searched = await searchFormulas(context, sizes());
    const users = usersOf(searched, going, blocks, allNames);
    const judged = asked.map(({ sheet, wanted, used }): Judged => {
      const contents = readContents(used);
      const blocked = blockedSpill(used.used, wanted.spills);
      const cell = blocked ?? unplannedCell(contents, wanted.parts);
      const area = cell === undefined ? undefined : parseArea(cell);
      const at = area && { sheetId: sheet.id, sheet: sheet.name, area };
      const all = { sheet, wanted, contents };
      if (at) return { ...all, kept: 'changed', at };
      if (!sameName(sheet.name, wanted.name)) return { ...all, kept: 'changed' };
      return { ...all, kept: users?.names.length === 0 ? undefined : inUse(sheet, users) };
    });
    const isUsed = users?.names.length !== 0;
    return { judged, going, others: { sheets: sizes(), searched, names: allNames }, isUsed };
  };
  if (!mayHide) return ask(false);
  const outcome = await attempt(() => ask(true));
  if (outcome.ok) return outcome.value;
  // A protected structure hides no sheet; a lost connection refuses this, too.
  return ask(false);
}

const nothingElse: Others = { sheets: [], searched: [], names: [] };

interface OwnSheet {
  readonly sheet: Excel.Worksheet;
  readonly wanted: PossibleSheet;
}

interface Own {
  readonly sheets: readonly OwnSheet[];
  /** Sheets that carry the marker and are not known for certain: renamed ones, or copies and what they were copied from. */
  readonly strays: readonly Excel.Worksheet[];
}

/**
 * The sheets the batch made: known by their ids, or, where Excel's answer was lost, by their marker. Where more carry it
 * than were made, some are copies, and none is touched.
 */
async function ownSheets(
  context: Excel.RequestContext,
  all: readonly Excel.Worksheet[],
  { id: writeId, sheets: possible }: Leftovers,
): Promise<Own> {
  const known = possible.flatMap((wanted): OwnSheet[] => {
    const sheet = all.find(({ id }) => id === wanted.id);
    return sheet ? [{ sheet, wanted }] : [];
  });
  const unknown = possible.filter(({ id }) => id === undefined);
  if (unknown.length === 0) return { sheets: known, strays: [] };
  const marked = await markedSheets(context, all, writeId);
  const carriers = marked.filter((sheet) => !known.some((own) => own.sheet === sheet));
  if (carriers.length > unknown.length) return { sheets: known, strays: carriers };
  const found = unknown.flatMap((wanted): OwnSheet[] => {
    const sheet = carriers.find(({ name }) => sameName(name, wanted.name));
    return sheet ? [{ sheet, wanted }] : [];
  });
  const strays = carriers.filter((sheet) => !found.some((own) => own.sheet === sheet));
  return { sheets: [...known, ...found], strays };
}

interface Lost {
  readonly news: readonly NewCell[];
  readonly unsure: readonly Finding[];
}

/** What a failed batch deleted: if its answer got lost, the content right before is unknown. */
async function lostBefore(
  context: Excel.RequestContext,
  attempted: Attempted | undefined,
  sheets: readonly Excel.Worksheet[],
  blocks: readonly Restoring[],
): Promise<Lost> {
  if (!attempted) return { news: [], unsure: [] };
  const gone = attempted.sheets.filter(({ id }) => !sheets.some((each) => each.id === id));
  const isAttempted = (place: Place): boolean =>
    attempted.cells.some((each) => placeName(each) === placeName(place));
  const cells = blocks.flatMap(({ settled }) => settled).filter(isAttempted);
  const { typed } = attempted;
  const isLost = ({ address }: NewCell): boolean =>
    gone.some(({ name }) => address.startsWith(onSheet(name, ''))) ||
    cells.some((cell) => placeName(cell) === address);
  const unsure = [...(gone.length > 0 ? [goneUnseen(gone)] : []), ...uncertainFindings(cells)];
  const putBack = blocks.map(({ place }) => place);
  const broken =
    gone.length === 0
      ? undefined
      : await attempt(() => brokenSince(context, { ...attempted, putBack }));
  const formulas = (broken?.ok === true ? broken.value : undefined) ?? [];
  return typed
    ? { news: [...typed.filter(isLost), ...formulas], unsure: [] }
    : { news: formulas, unsure };
}

/** Two batches in a row whose answers were lost. */
function attemptedTwice(
  first: Attempted | undefined,
  second: Attempted | undefined,
): Attempted | undefined {
  if (!first || !second) return first ?? second;
  const more = second.sheets.filter(({ id }) => !first.sheets.some((each) => each.id === id));
  const { sheets, cells, going, others } = first;
  return {
    sheets: [...sheets, ...more],
    cells: [...cells, ...second.cells],
    ...{ going, others },
  };
}

/** What is there of a write that is to be taken back. */
interface Found {
  /** All sheets of the workbook. */
  readonly sheets: readonly Excel.Worksheet[];
  /** All names of the workbook. */
  readonly allNames: readonly NamedFormula[];
  readonly names: readonly { readonly planned: WrittenName; readonly formula: unknown }[];
  /** Names that stand for the cells they were moved to. */
  readonly moved: readonly MovedName[];
  readonly front: Front;
  /** Tables that are larger since. */
  readonly grown: readonly GrownTable[];
  readonly blocks: readonly FoundBlock[];
  /** It is an undo, and what was kept with the workbook is this write. */
  readonly isKept: boolean;
}

interface FoundBlock extends Restoring {
  /** What the cells hold that are written. */
  readonly now: BlockState;
}

/** Looks at the workbook before anything is taken away, in one request. */
async function look(context: Excel.RequestContext, leftovers: Leftovers): Promise<Found> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  names.load('items/name,items/formula');
  const front = askFront(context, leftovers.activeBefore);
  const blocks = leftovers.blocks.map((changed) => {
    const { place, wanted } = changed;
    const withLooks = wanted.some((line) => line.some((cell) => cell?.look !== undefined));
    return { asked: askBlock(context, place, withLooks), changed };
  });
  const entry = askEntry(context);
  const tables = askTables(
    context,
    (leftovers.tables ?? []).map(({ name }) => name),
  );
  await context.sync();
  const foundBlocks = blocks.map(({ asked, changed }): FoundBlock => {
    const restored = restoring(asked, changed);
    const { state } = restored;
    const now = readIfAnswered(asked, (i, j) => state[i]?.[j] !== undefined) ?? [];
    return { ...restored, now };
  });
  const kept = foundBlocks.flatMap((block) => block.kept);
  const { moved = [] } = leftovers;
  return {
    isKept: leftovers.undoing !== undefined && isEntryOf(entry(), leftovers),
    sheets: worksheets.items,
    allNames: names.items.map(({ name, formula }) => ({ name, formula: formula as unknown })),
    names: leftovers.names.flatMap((planned) => {
      const item = nameIn(names, planned.name);
      return item ? [{ planned, formula: item.formula as unknown }] : [];
    }),
    moved: moved.filter((planned) => standsFor(nameIn(names, planned.name)?.formula, planned)),
    front: front(),
    grown: leftGrown(leftovers, tables(), kept),
    blocks: foundBlocks,
  };
}
