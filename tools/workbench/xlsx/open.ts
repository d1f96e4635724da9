import { sheetLimits } from '../grid/areas';
import {
  type BookContent,
  boxOf,
  type CellAt,
  type GoneName,
  type NameContent,
  type NameRemark,
  type Place,
  type SheetContent,
} from './content';
import { readLooks } from './looks';
import {
  child,
  children,
  damaged,
  isOn,
  Lost,
  lostChildren,
  lostParts,
  most,
  type Node,
  NotOpened,
  type Package,
  tree,
  unpack,
} from './parts';
import { settingsNamespace } from './names-in-files';
import {
  cellsOf,
  checkCount,
  isWholeColumns,
  isWholeRows,
  rowsOf,
  sheetRest,
  textOfString,
} from './open-sheet';

export { NotOpened } from './parts';

export interface Opening {
  /** Which share of the sheets has been read, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

/** A sheet before its parts are read. */
interface SheetFile {
  readonly name: string;
  readonly state: SheetContent['state'];
  readonly node: Node;
  readonly data: string;
  readonly tables: readonly Node[];
}

/**
 * Reads a workbook of Excel's. `addInNames` has the functions of the add-in as files spell them ("SOF_AWARD") and as formulas do
 * ("SOF.AWARD"). What cannot be opened is a `NotOpened` of one sentence.
 */
export function readXlsx(
  bytes: Uint8Array,
  addInNames: ReadonlyMap<string, string>,
  { progress }: Opening = {},
): BookContent {
  const files = unpack(bytes);
  const lost = new Lost();
  const office = children(files.xml('_rels/.rels'), 'Relationship').find(({ at }) =>
    at['Type']?.endsWith('/officeDocument'),
  );
  const bookPart = office?.at['Target']?.replace(/^\//, '') ?? 'xl/workbook.xml';
  const book = files.xml(bookPart);
  if (book?.name !== 'workbook') throw new NotOpened('This is no Excel workbook (.xlsx).');
  lostParts(files.names, lost);
  const parts = files.related(bookPart);
  const partOf = (name: string): Node | undefined =>
    files.xml([...parts.values()].find((part) => part.toLowerCase().includes(name)) ?? '');
  const isFrom1904 = isOn(child(book, 'workbookPr')?.at['date1904']);
  if (isFrom1904) lost.add('the count of days from 1904: dates are moved to the count from 1900');
  const strings = children(partOf('sharedstrings'), 'si').map((si) => textOfString(si, lost));
  const looks = readLooks(partOf('styles.'), partOf('theme/'), lost);
  const sheetFiles = sheetFilesOf(book, files, parts, lost);
  if (sheetFiles.length === 0) throw new NotOpened('This workbook has no worksheet.');
  const { names, goneNames, printed } = namesOf(book, sheetFiles, lost);
  const placesOnSheet =
    (sheet: number) =>
    (reference: string): Place | undefined => {
      const own = `'${sheetFiles[sheet]?.name.replace(/'/g, "''") ?? ''}'!`;
      const named = names.find(({ name }) => name.toUpperCase() === reference.toUpperCase());
      return (
        named ?? placesOf(sheetFiles, reference.includes('!') ? reference : own + reference)?.[0]
      );
    };
  checkCount(sheetFiles.map(({ data }) => data));
  const all = sheetFiles.reduce((sum, { data }) => sum + data.length, 1);
  let before = 0;
  const sheets = sheetFiles.map(({ name, state, node, data, tables }, index): SheetContent => {
    lostChildren(name, node.kids, lost);
    if (child(node, 'extLst')?.kids.some(({ kids }) => kids.length > 0) === true) {
      lost.add('newer extras of sheets, such as sparklines', name);
    }
    const rows = rowsOf(data);
    const facts = { strings, looks: looks.cells, isFrom1904, addInNames, lost, sheet: name };
    const read = cellsOf(rows, facts, (row) => {
      progress?.((before + (row / rows.length) * data.length) / all);
    });
    before += data.length;
    const cells = nearby(read, lost, name);
    const source = {
      name,
      node,
      rows,
      tables,
      conditionalLooks: looks.conditional,
      addInNames,
      placeOf: placesOnSheet(index),
      lost,
    };
    const rest = sheetRest(source);
    return { name, state, cells, printed: printed[index] ?? {}, ...rest };
  });
  const settings = settingsOf(files);
  return {
    sheets,
    looks: looks.cells,
    names,
    goneNames,
    activeSheet: activeOf(book, sheetFiles),
    isLocked: isOn(child(book, 'workbookProtection')?.at['lockStructure']),
    ...(settings !== undefined && { settings }),
    lost: lost.inWords(),
  };
}

function activeOf(book: Node, sheets: readonly SheetFile[]): number {
  const active = Number(child(child(book, 'bookViews'), 'workbookView')?.at['activeTab'] ?? 0);
  return sheets[active]?.state === 'visible'
    ? active
    : Math.max(
        0,
        sheets.findIndex(({ state }) => state === 'visible'),
      );
}

function sheetFilesOf(
  book: Node,
  files: Package,
  parts: ReadonlyMap<string, string>,
  lost: Lost,
): SheetFile[] {
  return children(child(book, 'sheets'), 'sheet').flatMap(({ at }) => {
    const name = at['name'] ?? '';
    const part = parts.get(at['rId'] ?? at['id'] ?? '') ?? '';
    const text = withoutPrefix(files.text(part) ?? '');
    const [, before = text, data = '', behind = ''] =
      /^([^]*?)<sheetData(?:\s[^>]*)?(?<!\/)>([^]*)<\/sheetData>([^]*)$/.exec(text) ?? [];
    const node = text === '' ? undefined : tree(before + behind);
    if (node?.name !== 'worksheet') {
      lost.add('sheets that are no worksheets', name);
      return [];
    }
    const relations = files.related(part);
    const tables = children(child(node, 'tableParts'), 'tablePart').flatMap(
      (each) => files.xml(relations.get(each.at['rId'] ?? '') ?? '') ?? [],
    );
    const state =
      at['state'] === 'hidden' || at['state'] === 'veryHidden' ? at['state'] : 'visible';
    return [{ name, state, node, data, tables }];
  });
}

/** Some programs write a prefix before every element. */
function withoutPrefix(text: string): string {
  const prefix =
    /xmlns:(\w+)="[^"]*(?:\/spreadsheetml\/2006\/main|\/ooxml\/spreadsheetml\/main)"/.exec(
      text.slice(0, 4096),
    )?.[1];
  return prefix === undefined ? text : text.replace(new RegExp(`<(/?)${prefix}:`, 'g'), '<$1');
}

/** Cells that are only formatted are dropped far outside of those that are filled; filled ones may not be too far out. */
function nearby(cells: readonly CellAt[], lost: Lost, sheet: string): CellAt[] {
  let [bottom, right] = [0, 0];
  for (const { row, column, content } of cells) {
    if (!(row >= 0 && row < sheetLimits.rows && column >= 0 && column < sheetLimits.columns))
      throw new NotOpened(damaged);
    if (content === null) continue;
    [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
  }
  if (bottom >= most.rows || right >= most.columns) {
    throw new NotOpened(
      `The sheet ${sheet} has cells beyond row ${most.rows.toLocaleString('en')} or column ${most.columns.toLocaleString('en')}, which is the most that is opened here.`,
    );
  }
  const near = cells.filter(({ row, column }) => row <= bottom + 1000 && column <= right + 100);
  if (near.length < cells.length)
    lost.add('looks of empty cells far from those that are filled', sheet);
  return near;
}

/** 'My sheet'!$A$1:$B$2,'My sheet'!$1:$2 as areas; undefined where it is anything else. */
function placesOf(sheets: readonly SheetFile[], reference: string): Place[] | undefined {
  const places = reference.match(/(?:'(?:[^']|'')*'|[^,'!]+)![^,]+/g)?.map((each) => {
    const [, quoted, bare, address = ''] = /^(?:'((?:[^']|'')*)'|([^'!]+))!(.+)$/.exec(each) ?? [];
    const name = quoted?.replace(/''/g, "'") ?? bare ?? '';
    const sheet = sheets.findIndex((one) => one.name.toUpperCase() === name.toUpperCase());
    const isAddress =
      /^(?:\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d+:\$?\d+)$/i.test(
        address,
      );
    return sheet < 0 || !isAddress ? undefined : { sheet, box: boxOf(address) };
  });
  return places === undefined || places.includes(undefined) ? undefined : (places as Place[]);
}

interface Names {
  readonly names: readonly NameContent[];
  readonly goneNames: readonly GoneName[];
  readonly printed: readonly Record<string, Place['box'][]>[];
}

function namesOf(book: Node, sheets: readonly SheetFile[], lost: Lost): Names {
  const names: NameContent[] = [];
  const goneNames: GoneName[] = [];
  const printed = sheets.map((): Record<string, Place['box'][]> => ({}));
  // Sheets that are not read count as well.
  const all = children(child(book, 'sheets'), 'sheet').map(({ at }) =>
    sheets.findIndex(({ name }) => name === at['name']),
  );
  for (const { at, text } of children(child(book, 'definedNames'), 'definedName')) {
    const { name = '', localSheetId, comment, hidden } = at;
    const owner = localSheetId === undefined ? undefined : all[Number(localSheetId)];
    if (
      owner === -1 ||
      name === '_xlnm._FilterDatabase' ||
      /^_xl(?:fn|udf|dudf|pm|ws)\b/i.test(name)
    )
      continue;
    const places = placesOf(sheets, text);
    if (name === '_xlnm.Print_Area' || name === '_xlnm.Print_Titles') {
      const own = places?.filter(({ sheet }) => sheet === owner).map(({ box }) => box) ?? [];
      const isTitles = name === '_xlnm.Print_Titles';
      if (isTitles && own.some(isWholeColumns)) lost.add('columns that are printed on each page');
      const kept = isTitles ? own.filter(isWholeRows) : own;
      const ofSheet = owner === undefined ? undefined : printed[owner];
      if (ofSheet !== undefined && kept.length > 0)
        ofSheet[isTitles ? 'printTitleRows' : 'printArea'] = kept;
      else if (!isTitles) lost.add('print areas that are no cells');
      continue;
    }
    if (name.startsWith('_xlnm.')) {
      lost.add('areas of an advanced filter');
      continue;
    }
    const remark: NameRemark = {
      ...(comment !== undefined && comment !== '' && { comment }),
      ...(isOn(hidden) && ({ hidden: true } as const)),
    };
    const more = Object.keys(remark).length > 0 ? { remark } : {};
    const [place] = places ?? [];
    if (place !== undefined && places?.length === 1)
      names.push({ name, ...place, ...(owner !== undefined && { owner }), ...more });
    else if (text === '#REF!' && owner === undefined) goneNames.push({ name, ...more });
    else lost.add('names that stand for no cells', name);
  }
  return { names, goneNames, printed };
}

function settingsOf(files: Package): string | undefined {
  const items = files.names.filter((name) => /^customXml\/item\d+\.xml$/.test(name));
  for (const item of items) {
    const text = files.text(item) ?? '';
    if (text.includes(settingsNamespace)) return tree(text).text;
  }
  return undefined;
}
