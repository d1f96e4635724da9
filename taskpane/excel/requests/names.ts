import { areaName, onSheet, parseArea, sameName, splitAddress } from '../../sheets/address';
import type { NewName, Plan } from '../../sheets/plan';
import type { MovedName, WrittenName } from '../../sheets/receipt';
import { plainReference } from '../../sheets/references';
import { fixed } from '../../sheets/source';
import { offers } from './requests';

/**
 * The names of the workbook. Some Excels take the name of the sheet in front where the workbook is asked for its own (office-js
 * #2875), as a copied sheet has it: then ours can be neither moved nor deleted, and somebody else's would be. So what names stand for
 * is read from the workbook's list, and they are changed while a sheet without names stands in front.
 */

/** One of the workbook's names, which are loaded. */
export function nameIn(
  { items }: Excel.NamedItemCollection,
  name: string,
): Excel.NamedItem | undefined {
  return items.find((item) => sameName(item.name, name));
}

/** The sheet in front. */
export interface Front {
  readonly id: string;
  /** Whether it, or another that may stand there meanwhile, hides one of these names. */
  readonly hides: (names: readonly string[]) => boolean;
}

/** Asks for the sheet in front and its names, and those of another that may stand there meanwhile: load first, sync, then read. */
export function askFront(
  { workbook: { worksheets } }: Excel.RequestContext,
  another?: string,
): () => Front {
  const active = worksheets.getActiveWorksheet();
  active.load('id');
  const sheets =
    another === undefined ? [active] : [active, worksheets.getItemOrNullObject(another)];
  for (const sheet of sheets) sheet.names.load('items/name');
  return () => ({
    id: active.id,
    hides: (names) =>
      sheets.some(
        (sheet) => !sheet.isNullObject && names.some((each) => nameIn(sheet.names, each)),
      ),
  });
}

/** The sheet in front, and the one that stands there afterwards, where something has to be brought there again. */
interface How {
  readonly front: Front;
  readonly back: string | undefined;
}

/** Queues what is done to these names of the workbook. Where they are hidden a new sheet, which has none, stands in front meanwhile. */
export function queueNames(
  { workbook: { worksheets } }: Excel.RequestContext,
  { front, back }: How,
  names: readonly string[],
  change: () => void,
): void {
  if (!front.hides(names)) {
    change();
    return;
  }
  const meanwhile = worksheets.add();
  meanwhile.activate();
  change();
  if (back !== undefined) worksheets.getItemOrNullObject(back).activate();
  meanwhile.delete();
}

/** Asks which names follow their lists (see Plan.moves), and what they stand for: load first, sync, then read. */
export function askMoves(context: Excel.RequestContext, plan: Plan): () => readonly MovedName[] {
  const { names } = context.workbook;
  // Before that what a name stands for cannot be changed.
  const wanted = offers('1.7') ? (plan.moves ?? []) : [];
  if (wanted.length > 0) names.load('items/name,items/formula');
  return () =>
    wanted.flatMap((move) => {
      const item = nameIn(names, move.name);
      const from = item && formerAddress(item.formula, move);
      return from === undefined || from === move.address ? [] : [{ ...move, from }];
    });
}

/** What a name stands for if it is that of the list: on its sheet, from its first cell on, with its columns. */
function formerAddress(formula: unknown, { sheet, address }: NewName): string | undefined {
  const { sheet: named, rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
  const [is, becomes] = [parseArea(rest.replace(/\$/g, '')), parseArea(address)];
  const isOurs =
    named !== undefined &&
    sameName(named, sheet) &&
    is?.row === becomes?.row &&
    is?.column === becomes?.column &&
    is?.columns === becomes?.columns;
  return is && isOurs ? areaName(is) : undefined;
}

/** Queues that names of the workbook stand for these cells. */
export function queueMoved(
  context: Excel.RequestContext,
  how: How,
  names: readonly WrittenName[],
): void {
  queueNames(context, how, namesOf(names), () => {
    stand(context, names);
  });
}

/** Asks what these names stand for: load first, sync, then read. */
export function askStanding(
  { workbook: { names } }: Excel.RequestContext,
  asked: readonly WrittenName[],
): () => readonly unknown[] {
  const found = asked.map(({ name }) => names.getItem(name).load('formula'));
  return () => found.map(({ formula }): unknown => formula);
}

/** Queues that names stand for what they stood for before, and that others go. */
export function queueNamesBack(
  context: Excel.RequestContext,
  how: How,
  { moved, made }: { readonly moved: readonly MovedName[]; readonly made: readonly string[] },
): void {
  const former = formerly(moved);
  queueNames(context, how, [...namesOf(former), ...made], () => {
    stand(context, former);
    for (const name of made) context.workbook.names.getItemOrNullObject(name).delete();
  });
}

function stand(context: Excel.RequestContext, names: readonly WrittenName[]): void {
  for (const { name, sheet, address } of names) {
    const area = parseArea(address);
    if (!area) continue;
    context.workbook.names.getItem(name).formula = `=${onSheet(sheet, fixed(area))}`;
  }
}

const namesOf = (names: readonly WrittenName[]): readonly string[] => names.map(({ name }) => name);

/** The names with what they stood for before. */
function formerly(moved: readonly MovedName[]): readonly WrittenName[] {
  return moved.map(({ name, sheet, from }) => ({ name, sheet, address: from }));
}

/**
 * Every write draws an id (`randomId` in requests.ts), and every sheet it makes carries it in a hidden name of its own (ExcelApi 1.4). So the sheet is
 * known as ours even where Excel's answer, and with it the sheet's id, was lost, and after the pane was reopened. A copy
 * of the sheet carries the name, too.
 */
function markerOf(writeId: string): string {
  return `_TSX_${writeId}`;
}

/** Queued directly after the sheet is added, in the same batch; the name needs a range of the sheet, any will do. */
export function queueMarker(sheet: Excel.Worksheet, range: Excel.Range, writeId: string): void {
  sheet.names.add(markerOf(writeId), range).visible = false;
}

/** The sheets that carry a write's marker, in one request. */
export async function markedSheets(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  writeId: string,
): Promise<readonly Excel.Worksheet[]> {
  const marks = sheets.map((sheet) => {
    const mark = sheet.names.getItemOrNullObject(markerOf(writeId));
    mark.load('name');
    return { sheet, mark };
  });
  if (marks.length > 0) await context.sync();
  return marks.flatMap(({ sheet, mark }) => (mark.isNullObject ? [] : [sheet]));
}
