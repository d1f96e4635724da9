import { cellName, onSheet, type Place, placeName } from '../../sheets/address';
import {
  type AskedBlock,
  differingPlaces,
  readBlock,
  type Restoring,
} from '../contents/block-state';
import { writable } from '../../sheets/content';
import {
  brokenCells,
  type Going,
  hasLostReference,
  type NamedFormula,
  type Others,
  referringCells,
  refersTo,
  type Searched,
} from '../../sheets/references';
import { attempt } from '../workbook/problems';
import type { BlockState, NewCell, SheetContents, WrittenSheet } from '../../sheets/receipt';
import { askFormulas, readAtFirst, searchFormulas, sizesOf } from './undo-entry';
import {
  askContents,
  type AskedContents,
  differingCells,
  readContents,
} from '../contents/sheet-contents';
import { sentence } from '../../../src/language';
import { around } from '../../sheets/layout';
import type { Finding } from '../../sheets/plan';

/** What a batch is about to delete, with what an earlier look has seen. */
interface Parting {
  readonly sheets: readonly PartingSheet[];
  readonly going: Going;
  readonly others: Others;
  /** Cells that the same batch puts back. */
  readonly putBack: readonly Place[];
}

interface PartingSheet {
  readonly sheet: Excel.Worksheet;
  readonly name: string;
  readonly spills: WrittenSheet['spills'];
  readonly contents: SheetContents;
}

export interface LastLook {
  /** What is new since the earlier look. More requests where the other sheets are large or new. */
  readonly news: () => Promise<News>;
  /** What was typed onto the sheets, where Excel has answered, if only beside an error. */
  readonly typed: () => readonly NewCell[] | undefined;
}

interface News {
  readonly cells: readonly NewCell[];
  /** Whether formulas elsewhere have been broken could not be seen. */
  readonly unseen: boolean;
}

/** Another look right before the deletion, in the same batch: queue it first. */
export function askLast(context: Excel.RequestContext, parting: Parting): LastLook {
  const { sheets, going, others, putBack } = parting;
  if (sheets.length === 0) {
    return { news: () => Promise.resolve({ cells: [], unseen: false }), typed: () => [] };
  }
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id');
  names.load('items/name,items/formula');
  const near = readAtFirst(others.sheets).map(({ id }) => id);
  const formulas = askFormulas(context, near);
  const contents = sheets.map(({ sheet, spills }) => askContents(sheet, spills));
  const newOnSheets = (): readonly NewCell[] =>
    sheets.flatMap((each, i) => newOnSheet(each, contents[i]));
  const news = async (): Promise<News> => {
    const typed = newOnSheets();
    const { searched } = others;
    // The user has agreed that nobody looks.
    if (!searched) return { cells: typed, unseen: false };
    const users = formulas().flatMap((now) => newUsers(now, searched, going, putBack));
    const named = names.items.filter(
      ({ name, formula }) =>
        !others.names.some((each) => each.name === name && each.formula === formula) &&
        refersTo(formula, going),
    );
    const cells = [...typed, ...users, ...named.map(brokenName)];
    const far = worksheets.items.filter(
      ({ id }) => !near.includes(id) && !sheets.some(({ sheet }) => sheet.id === id),
    );
    if (far.length === 0) return { cells, unseen: false };
    const broken = await attempt(() => brokenOn(context, far, parting));
    if (!broken.ok || !broken.value) return { cells, unseen: true };
    return { cells: [...cells, ...broken.value], unseen: false };
  };
  return {
    news,
    typed: () => {
      try {
        return newOnSheets();
      } catch {
        // Reading a value that was not loaded throws.
        return undefined;
      }
    },
  };
}

/** What formulas show #REF! since something was deleted; undefined where nobody can see. */
export async function brokenSince(
  context: Excel.RequestContext,
  parting: Pick<Parting, 'going' | 'others' | 'putBack'>,
): Promise<readonly NewCell[] | undefined> {
  const { worksheets, names } = context.workbook;
  worksheets.load('items/id');
  names.load('items/name,items/formula');
  await context.sync();
  const { others, going } = parting;
  const named = names.items.filter(({ name, formula }) => {
    const before = others.names.find((each) => each.name === name)?.formula;
    return hasLostReference(formula) && formula !== before && !refersTo(before, going);
  });
  const cells = await brokenOn(context, worksheets.items, parting);
  return cells && [...cells, ...named.map(brokenName)];
}

async function brokenOn(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  { going, others, putBack }: Pick<Parting, 'going' | 'others' | 'putBack'>,
): Promise<readonly NewCell[] | undefined> {
  if (!others.searched) return [];
  const now = await searchFormulas(context, await sizesOf(context, sheets, others.sheets));
  return now?.flatMap((each) => {
    const before = others.searched?.find(({ place }) => place.sheetId === each.place.sheetId);
    return brokenCells(each, before, going, putBack).map((place) => brokenCell(each, place));
  });
}

/** What was typed onto a sheet since it was looked at. */
function newOnSheet(
  { name, contents: before }: PartingSheet,
  asked: AskedContents | undefined,
): readonly NewCell[] {
  const cells = asked ? differingCells(before, readContents(asked)) : [];
  return cells.map(({ row, column, formula }) => ({
    address: onSheet(name, cellName(row, column)),
    content: String(formula),
  }));
}

/** What was typed into cells of an existing sheet right before they were put back. */
export function newInBlock(asked: AskedBlock, expected: BlockState): readonly NewCell[] {
  const { place } = asked;
  const now = readBlock(asked, (i, j) => expected[i]?.[j] !== undefined);
  if (!now.ok) return [{ address: placeName(place), content: '' }];
  return differingPlaces(place, expected, now.value).map((cell) => {
    const [row, column] = [cell.area.row - place.area.row, cell.area.column - place.area.column];
    const content = now.value[row]?.[column]?.content;
    return { address: placeName(cell), content: content ? String(writable(content)) : '' };
  });
}

/** Formulas of a sheet that have come to use what goes. */
function newUsers(
  now: Searched,
  searched: readonly Searched[],
  going: Going,
  putBack: readonly Place[],
): readonly NewCell[] {
  const before = searched.find(({ place }) => place.sheetId === now.place.sheetId);
  const known = before ? referringCells(before, going, putBack) : [];
  const isKnown = ({ area }: Place): boolean =>
    known.some((each) => each.area.row === area.row && each.area.column === area.column);
  return referringCells(now, going, putBack)
    .filter((place) => !isKnown(place))
    .map((place) => brokenCell(now, place));
}

function brokenCell({ place: whole, formulas }: Searched, place: Place): NewCell {
  const [i, j] = [place.area.row - whole.area.row, place.area.column - whole.area.column];
  return { address: placeName(place), content: String(formulas[i]?.[j]), broken: true };
}

function brokenName({ name, formula }: NamedFormula): NewCell {
  return { address: name, content: String(formula), broken: true };
}

/** Why a sheet stays. */
export interface Keeping {
  readonly sheet: { readonly name: string };
  readonly kept: Finding | 'changed' | undefined;
  readonly at?: Place;
}

/** What stays, because somebody changed or uses it. */
export function keptFindings(
  judged: readonly Keeping[],
  strays: readonly { readonly name: string }[],
  blocks: readonly Restoring[],
  names: readonly string[],
): readonly Finding[] {
  const changed = judged.filter(({ kept }) => kept === 'changed');
  const cells = blocks.flatMap(({ kept }) => kept);
  const what = [
    ...[...changed.map(({ sheet }) => sheet), ...strays].map(({ name }) => name),
    ...cells.map(placeName),
    ...names,
  ];
  const at = changed.find((each) => each.at)?.at ?? cells[0];
  const findings: Finding[] = [];
  if (what.length > 0) {
    findings.push({ sentence: sentence('keptChanged', { places: what }), ...(at && { at }) });
  }
  for (const { kept } of judged) if (kept && kept !== 'changed') findings.push(kept);
  return findings;
}

interface Users {
  /** Cells, and names of the workbook. */
  readonly names: readonly string[];
  readonly first: Place | undefined;
}

/** Formulas that use what is about to go; undefined where there are too many to look through. */
export function usersOf(
  searched: Others['searched'],
  going: Going,
  blocks: readonly Restoring[],
  names: readonly NamedFormula[],
): Users | undefined {
  const putBack = blocks.map(({ place }) => place);
  const own = new Set(going.names.map((name) => name.toLowerCase()));
  const named = names.filter(
    ({ name, formula }) => !own.has(name.toLowerCase()) && refersTo(formula, going),
  );
  const places = searched?.flatMap((each) => referringCells(each, going, putBack));
  const all = places && [...places.map(placeName), ...named.map(({ name }) => name)];
  return all && { names: all, first: places[0] };
}

export function inUse({ name }: { readonly name: string }, users: Users | undefined): Finding {
  if (!users) return { sentence: sentence('keptUnsearched', { sheet: name }) };
  const { first: at } = users;
  const found = sentence('keptInUse', { sheet: name, places: users.names });
  return { sentence: found, ...(at && { at }) };
}

/** Sheets that are gone while nobody knows what stood there right before. */
export function goneUnseen(sheets: readonly { readonly name: string }[]): Finding {
  return { sentence: sentence('goneUnseen', { sheets: sheets.map(({ name }) => name) }) };
}

/** Places that a sentence names; it counts the others. */
const mostNamed = 5;

/** Cells that were put back while nobody knows what stood there right before: each is named, many by their area. */
export function uncertainFindings(cells: readonly Place[]): readonly Finding[] {
  const [at] = cells;
  if (!at) return [];
  const places = (cells.length > mostNamed ? areasOf(cells) : cells).map(placeName);
  return [{ sentence: sentence('putBackUncertain', { places }), at }];
}

function areasOf(cells: readonly Place[]): readonly Place[] {
  const bySheet = new Map<string, Place[]>();
  for (const cell of cells) bySheet.set(cell.sheetId, [...(bySheet.get(cell.sheetId) ?? []), cell]);
  return [...bySheet.values()].flatMap((own) => {
    const area = around(own.map((each) => each.area));
    return own.slice(0, 1).flatMap((first) => (area ? [{ ...first, area }] : []));
  });
}
