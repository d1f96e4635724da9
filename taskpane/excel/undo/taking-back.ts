import { sentence } from '../../text';
import { parseArea, placeName } from '../../plan/address';
import { askBlock, queueState, restoring, type Restoring } from '../contents/block-state';
import { queueHiding, showAgain } from '../requests/hiding';
import { ownSheets, sameName, type OwnSheet } from './own-sheets';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { attempt, type Problem } from '../../workbook/problems';
import type { Leftovers, WrittenName } from '../../plan/receipt';
import { standsFor } from '../../plan/references';
import { wait } from '../requests/requests';
import { askSizes, searchSheets } from './searching';
import { askContents, blockedSpill, readContents, unplannedCell } from '../contents/sheet-contents';
import type { TakenBack, Unfinished } from '../../workbook/workbook';

/**
 * Takes away what a failed batch left, as far as it is ours: sheets it made that hold nothing but the plan, cells that
 * hold what was planned, names of such sheets. What anybody else changed, or uses, is left and named. Never merged into
 * one undo step: deleting a sheet cannot be.
 */
export async function takeBack(leftovers: Leftovers): Promise<TakenBack | Unfinished> {
  const hidden: Hidden[] = [];
  const outcome = await attempt(() => wait((context) => takeAway(context, leftovers, hidden)));
  if (outcome.ok) return outcome.value;
  const shown = await showAgain(hidden.map(({ id }) => id));
  return unfinished(outcome.problem, leftovers, shown ? [] : hidden.map(({ name }) => name));
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

interface Found {
  /** All sheets of the workbook. */
  readonly sheets: readonly Excel.Worksheet[];
  readonly names: readonly { readonly item: Excel.NamedItem; readonly planned: WrittenName }[];
  readonly blocks: readonly Restoring[];
}

async function takeAway(
  context: Excel.RequestContext,
  leftovers: Leftovers,
  hidden: Hidden[],
): Promise<TakenBack> {
  const found = await look(context, leftovers);
  const { sheets: ours, strays } = await ownSheets(context, found.sheets, leftovers);
  const judged = await judge(context, ours, found, leftovers, hidden);
  const gone = judged.filter(({ kept }) => kept === undefined);
  const goneNames = gone.map(({ wanted }) => wanted.name.toLowerCase());
  const names = found.names.filter(
    ({ item, planned }) =>
      standsFor(item.formula, planned) && goneNames.includes(planned.sheet.toLowerCase()),
  );
  for (const { place, state } of found.blocks) queueState(context, place, state);
  for (const { item } of names) item.delete();
  for (const { sheet } of gone) sheet.delete();
  for (const { sheet, kept } of judged) {
    if (kept && hidden.some(({ id }) => id === sheet.id)) sheet.visibility = 'Visible';
  }
  await context.sync();
  const keptNames = found.names.filter((each) => !names.includes(each));
  const foreign = leftovers.sheets.find(({ name }) =>
    found.sheets.some(
      (sheet) =>
        sameName(sheet.name, name) &&
        !strays.includes(sheet) &&
        !ours.some((own) => own.sheet === sheet),
    ),
  );
  const kept = keptFindings(judged, strays, found.blocks, ours.length > 0 ? keptNames : []);
  return {
    kind: 'undone',
    ...(kept.length > 0 ? { kept } : {}),
    ...(foreign ? { taken: foreign.name } : {}),
  };
}

async function look(context: Excel.RequestContext, leftovers: Leftovers): Promise<Found> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  const named = leftovers.names.map((planned) => {
    const item = names.getItemOrNullObject(planned.name);
    item.load('name,formula');
    return { item, planned };
  });
  const blocks = leftovers.blocks.map((changed) => {
    const { place, wanted } = changed;
    const withLooks = wanted.some((line) => line.some((cell) => cell?.look !== undefined));
    return { asked: askBlock(context, place, withLooks), changed };
  });
  await context.sync();
  return {
    sheets: worksheets.items,
    names: named.filter(({ item }) => !item.isNullObject),
    blocks: blocks.map(({ asked, changed }) => restoring(asked, changed)),
  };
}

interface Judged extends OwnSheet {
  /** Why it stays. */
  readonly kept: Finding | 'changed' | undefined;
  readonly at?: Place;
}

/** Looks at the sheets once more while nobody can type into them. */
async function judge(
  context: Excel.RequestContext,
  ours: readonly OwnSheet[],
  { sheets, blocks, names }: Found,
  leftovers: Leftovers,
  hidden: Hidden[],
): Promise<readonly Judged[]> {
  if (ours.length === 0) return [];
  const own = ours.map(({ sheet }) => sheet);
  const others = sheets.filter((sheet) => !own.includes(sheet));
  const shown = own.filter(({ visibility }) => visibility === 'Visible');
  const mayHide = others.some(({ visibility }) => visibility === 'Visible');
  const ask = async (hide: boolean): Promise<readonly Judged[]> => {
    if (hide) {
      context.workbook.worksheets.getItemOrNullObject(leftovers.activeBefore).activate();
      for (const { id, name } of shown) hidden.push({ id, name });
      queueHiding(shown);
    }
    for (const sheet of own) sheet.load('visibility');
    const asked = ours.map((each) => ({
      ...each,
      contents: askContents(each.sheet, each.wanted.spills),
    }));
    const sizes = askSizes(others);
    await context.sync();
    hidden.splice(0, hidden.length, ...shown.filter(({ visibility }) => visibility !== 'Visible'));
    const putBack = blocks.map(({ place }) => place);
    const going = {
      sheets: own.map(({ name }) => name),
      names: names.map(({ planned }) => planned.name),
    };
    const users = await searchSheets(context, sizes(), going, putBack);
    return asked.map(({ sheet, wanted, contents }): Judged => {
      const now = readContents(contents);
      const blocked = blockedSpill(contents.used, wanted.spills);
      const cell = blocked ?? unplannedCell(now, wanted.parts);
      const area = cell === undefined ? undefined : parseArea(cell);
      const at = area && { sheetId: sheet.id, sheet: sheet.name, area };
      if (at) return { sheet, wanted, kept: 'changed', at };
      if (!sameName(sheet.name, wanted.name)) return { sheet, wanted, kept: 'changed' };
      return { sheet, wanted, kept: users?.length === 0 ? undefined : inUse(sheet, users) };
    });
  };
  if (!mayHide) return ask(false);
  const outcome = await attempt(() => ask(true));
  if (outcome.ok) return outcome.value;
  // A protected structure hides no sheet; a lost connection refuses this, too.
  return ask(false);
}

function inUse({ name }: Excel.Worksheet, users: readonly Place[] | undefined): Finding {
  const [at] = users ?? [];
  if (!users || !at) return { sentence: sentence('keptUnsearched', { sheet: name }) };
  return { sentence: sentence('keptInUse', { sheet: name, places: users.map(placeName) }), at };
}

function keptFindings(
  judged: readonly Judged[],
  strays: readonly Excel.Worksheet[],
  blocks: readonly Restoring[],
  names: Found['names'],
): readonly Finding[] {
  const changed = judged.filter(({ kept }) => kept === 'changed');
  const cells = blocks.flatMap(({ kept }) => kept);
  const what = [
    ...[...changed.map(({ sheet }) => sheet), ...strays].map(({ name }) => name),
    ...cells.map(placeName),
    ...names.map(({ planned }) => planned.name),
  ];
  const at = changed.find((each) => each.at)?.at ?? cells[0];
  const findings: Finding[] = [];
  if (what.length > 0) {
    findings.push({ sentence: sentence('keptChanged', { places: what }), ...(at && { at }) });
  }
  for (const { kept } of judged) if (kept && kept !== 'changed') findings.push(kept);
  const uncertain = blocks.flatMap((block) => block.uncertain);
  const [first] = uncertain;
  if (first) {
    findings.push({
      sentence: sentence('putBackUncertain', { places: uncertain.map(placeName) }),
      at: first,
    });
  }
  return findings;
}
