import { strFromU8, unzipSync, zipSync } from 'fflate';

/** A file that is not opened, in one sentence. Nothing was changed. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
}

/** The most of each that is opened. */
export const most = {
  file: 10 * 2 ** 20,
  unpacked: 150 * 2 ** 20,
  /** A file that holds a workbook packs to no less than a two-hundredth; one that is made to burst does. */
  ratio: 200,
  parts: 5000,
  cells: 500_000,
  rows: 200_000,
  columns: 4_000,
};

export const damaged = 'This file is damaged. Save it again in the program that it comes from.';

/** What a file that is no workbook begins with, and what to do with it. */
const strangers: readonly (readonly [begins: string, sentence: string])[] = [
  [
    'd0cf11e0',
    'This file is protected with a password, or it is of an older kind (.xls). Open it in Excel and save it as .xlsx without a password.',
  ],
  ['25504446', 'This is a PDF, not an Excel workbook (.xlsx).'],
  ['7b5c7274', 'This is a text document, not an Excel workbook (.xlsx).'],
];

const kinds: readonly (readonly [part: RegExp, sentence: string])[] = [
  [/^xl\/workbook\.bin$/, 'This is a binary workbook (.xlsb). Save it in Excel as .xlsx.'],
  [/^word\//, 'This is a Word document, not an Excel workbook (.xlsx).'],
  [/^ppt\//, 'This is a presentation, not an Excel workbook (.xlsx).'],
  [
    /^content\.xml$/,
    'This is an OpenDocument file. Save it in LibreOffice as Excel 2007-365 (.xlsx).',
  ],
  [/^Index\/Document\.iwa$/, 'This is a Numbers file. Export it in Numbers to Excel (.xlsx).'],
];

/** The parts of a file as trees and texts. */
export interface Package {
  readonly names: readonly string[];
  text(part: string): string | undefined;
  xml(part: string): Node | undefined;
  /** The parts that this one refers to, by the id it uses. */
  related(part: string): ReadonlyMap<string, string>;
}

/** Takes a file apart, after a look at what it is and how much it holds. */
export function unpack(bytes: Uint8Array): Package {
  if (bytes.length === 0) throw new NotOpened('This file is empty.');
  if (bytes.length > most.file) {
    throw new NotOpened('This file is larger than 10 MB, which is the most that is opened here.');
  }
  const begins = [...bytes.slice(0, 4)].map((each) => each.toString(16).padStart(2, '0')).join('');
  const stranger = strangers.find(([magic]) => begins === magic);
  if (stranger) throw new NotOpened(stranger[1]);
  if (!begins.startsWith('504b')) {
    throw new NotOpened(
      'This is no Excel workbook (.xlsx). Lists of other kinds are pasted into the sheet.',
    );
  }
  const names: string[] = [];
  const files = unzipped(bytes, names);
  const kind = kinds.find(([part]) => names.some((name) => part.test(name)));
  if (kind) throw new NotOpened(kind[1]);
  const text = (part: string): string | undefined => {
    const file = files[part];
    if (file === undefined) return undefined;
    const isWide = (file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff);
    if (isWide) throw new NotOpened(damaged);
    return strFromU8(file);
  };
  const xml = (part: string): Node | undefined => {
    const found = text(part);
    return found === undefined ? undefined : tree(found);
  };
  return {
    names,
    text,
    xml,
    related(part) {
      const folder = part.slice(0, part.lastIndexOf('/') + 1);
      const list = xml(`${folder}_rels/${part.slice(folder.length)}.rels`);
      return new Map(
        (list?.kids ?? []).map(({ at }) => [at['Id'] ?? '', resolved(folder, at['Target'] ?? '')]),
      );
    },
  };
}

/** A tree, or the sentence that the file is damaged. */
export function tree(text: string): Node {
  try {
    return parseXml(text);
  } catch {
    throw new NotOpened(damaged);
  }
}

function resolved(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Only what is read is unpacked, and never more than a workbook holds: a zip that is made to burst does not get that far. */
function unzipped(bytes: Uint8Array, names: string[]): Readonly<Record<string, Uint8Array>> {
  const wanted =
    /^(?:\[Content_Types\]\.xml|_rels\/\.rels|customXml\/item\d+\.xml|xl\/(?:_rels\/.*|workbook\.xml|[^/]*styles[^/]*\.xml|[^/]*sharedStrings[^/]*\.xml|theme\/.*\.xml|worksheets\/.*|tables\/.*\.xml|[^/]*\.xml))$/i;
  let size = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize, size: packed }) => {
        names.push(name);
        if (names.length > most.parts)
          throw new NotOpened('This file has more parts than a workbook.');
        if (!wanted.test(name) || !/\.(?:xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (
          size > most.unpacked ||
          (originalSize > 2 ** 20 && originalSize > packed * most.ratio)
        ) {
          throw new NotOpened('This file unpacks to far more than a workbook holds.');
        }
        return true;
      },
    });
    // What was changed on its way, or says less than it holds, does not come to its own sum.
    const sums = sumsOf(bytes);
    const isWhole = ([name, file]: [string, Uint8Array]): boolean => sums.get(name) === sumOf(file);
    if (!Object.entries(files).every(isWhole)) throw new NotOpened(damaged);
    return files;
  } catch (error) {
    throw error instanceof NotOpened ? error : new NotOpened(damaged);
  }
}

/** The checksum of each part, from the list at the end of a zip. */
function sumsOf(bytes: Uint8Array): ReadonlyMap<string, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const sums = new Map<string, number>();
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  while (view.getUint32(at, true) === 0x02014b50) {
    const [name, extra, remark] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const begin = at + 46;
    at = begin + (name ?? 0) + (extra ?? 0) + (remark ?? 0);
    sums.set(
      strFromU8(bytes.subarray(begin, begin + (name ?? 0))),
      view.getUint32(begin - 30, true),
    );
  }
  return sums;
}

const sumTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** CRC-32, as zips have it. */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sumTable[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The parts of a file, by their names. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/** Parts as one file. One time for all: the same workbook gives the same file. */
export function zipped(parts: Parts): Uint8Array {
  return zipSync(parts, { level: 6, mtime: '2000-01-01' });
}

/** Just enough XML for spreadsheet files: no namespaces, no document types (so no entity bombs). */
export interface Node {
  readonly name: string;
  readonly at: Readonly<Record<string, string>>;
  readonly kids: Node[];
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

const plain = (text: string): string =>
  text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole: string, dec?: string, hex?: string, name?: string) =>
      name === undefined
        ? String.fromCodePoint(parseInt(dec ?? hex ?? '0', dec === undefined ? 16 : 10))
        : (entities[name] ?? whole),
  );

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

export function attributesOf(text: string): Record<string, string> {
  const at: Record<string, string> = {};
  for (const [, key = '', double, single] of text.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    // r:id and id both occur: the one must not take the other's place.
    const value = double ?? single ?? '';
    at[key === 'r:id' ? 'rId' : local(key)] = value.includes('&') ? plain(value) : value;
  }
  return at;
}

export function parseXml(xml: string): Node {
  if (/<!DOCTYPE/i.test(xml.slice(0, 4096))) throw new Error('A document type is not read.');
  const root: Node = { name: '', at: {}, kids: [], text: '' };
  const open: Node[] = [root];
  const tags =
    /<(?:!\[CDATA\[([^]*?)\]\]>|!--[^]*?-->|\?[^]*?\?>|(\/)?([\w:.-]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/)?>)/g;
  let end = 0;
  for (let tag = tags.exec(xml); tag; tag = tags.exec(xml)) {
    const top = open.at(-1) ?? root;
    if (tag.index > end) top.text += plain(xml.slice(end, tag.index));
    end = tags.lastIndex;
    const [, cdata, closing, name, attributes = '', selfClosing] = tag;
    if (cdata !== undefined) top.text += cdata;
    if (name === undefined) continue;
    if (closing !== undefined) {
      if (open.length === 1 || top.name !== local(name)) throw new Error(`${name} is not open.`);
      open.pop();
      continue;
    }
    const at = attributesOf(attributes);
    const node: Node = { name: local(name), at, kids: [], text: '' };
    top.kids.push(node);
    if (selfClosing === undefined) open.push(node);
  }
  if (open.length > 1) throw new Error('The text ends before its elements do.');
  return root.kids[0] ?? root;
}

export const child = (node: Node | undefined, name: string): Node | undefined =>
  node?.kids.find((each) => each.name === name);
export const children = (node: Node | undefined, name: string): Node[] =>
  node?.kids.filter((each) => each.name === name) ?? [];

export const isOn = (text: string | undefined): boolean => text === '1' || text === 'true';

/** For element content and attributes alike. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"\n\t\r]/g,
    (c) =>
      ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? `&#${c.charCodeAt(0)};`,
  );

/** Cell texts: what XML cannot hold is written _xHHHH_, and a text that looks so is escaped itself. */
export const cellText = (text: string): string =>
  text
    .replace(/_x[\da-f]{4}_/gi, (code) => `_x005F${code}`)
    // eslint-disable-next-line no-control-regex
    .replace(
      /[\u0000-\u0008\u000b\u000c\r\u000e-\u001f\ufffe\uffff]/g,
      (c) => `_x${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;' })[c] ?? '&gt;');

export const fromCellText = (text: string): string =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** `<name a="1">inner</name>`; attributes that are undefined are left out. */
export function element(
  name: string,
  at: Readonly<Record<string, string | number | undefined>>,
  inner = '',
): string {
  let out = `<${name}`;
  for (const [key, value] of Object.entries(at))
    if (value !== undefined) out += ` ${key}="${escaped(String(value))}"`;
  return inner === '' ? `${out}/>` : `${out}>${inner}</${name}>`;
}

/** What a file has and the workbench does not keep: kinds of things, each with a few examples of where. */
export class Lost {
  readonly #found = new Map<string, Set<string>>();

  add(what: string, example?: string): void {
    const examples = this.#found.get(what) ?? new Set();
    this.#found.set(what, examples);
    if (example !== undefined) examples.add(example);
  }

  inWords(): string[] {
    return [...this.#found].map(([what, examples]) => {
      const [first, ...rest] = [...examples];
      if (first === undefined) return what;
      const shown = [first, ...rest.slice(0, 2)].join(', ');
      return `${what} (${rest.length > 2 ? `${shown} and ${rest.length - 2} more` : shown})`;
    });
  }
}

/** Parts of a file by their place in it: what is not kept, and has a word. */
const unkept: readonly (readonly [RegExp, string])[] = [
  [/^xl\/charts\//i, 'charts'],
  [/^xl\/(?:media|richData\/_rels)\//i, 'pictures'],
  [/^xl\/pivot/i, 'pivot tables'],
  [/vbaProject|vbaData/i, 'macros'],
  [/^xl\/(?:comments|threadedComments)/i, 'comments'],
  [/^xl\/externalLinks\//i, 'links to other workbooks'],
  [/^xl\/(?:slicer|timeline)/i, 'slicers'],
  [/^xl\/(?:connections|queryTables|model|customData)/i, 'data connections'],
  [/^xl\/drawings\/drawing/i, 'drawings'],
  [/^xl\/(?:embeddings|activeX|ctrlProps)\//i, 'controls and embedded documents'],
  [/^xl\/(?:chartsheets|dialogsheets|macrosheets)\//i, 'sheets that are no worksheets'],
  [/^xl\/webextensions\//i, 'add-ins that open with the workbook, and what they keep in it'],
  [/^xl\/richData\//i, 'data types'],
  [/^_xmlsignatures\//i, 'digital signatures'],
  [/^docProps\/custom\.xml$/i, 'properties of the file'],
  [/^xl\/revisions\//i, 'a log of changes'],
];

/** Parts that are read, that follow from others, or that a program keeps for itself. */
const known =
  /^(?:\[Content_Types\]\.xml|.*\.rels|.*\/|docProps\/.*|xl\/(?:workbook|styles|sharedStrings|metadata|calcChain)\.(?:xml|bin)|xl\/(?:theme|worksheets|tables|printerSettings|persons|namedSheetViews)\/.*|xl\/drawings\/.*\.vml|customXml\/.*|customUI\/.*)$/i;

export function lostParts(names: readonly string[], lost: Lost): void {
  for (const name of names) {
    const word = unkept.find(([shape]) => shape.test(name))?.[1];
    if (word !== undefined) lost.add(word);
    else if (!known.test(name)) lost.add('parts that only other programs know', name);
  }
}

/** Children of a sheet that are read. */
const kept = new Set(
  'sheetPr dimension sheetViews sheetFormatPr cols sheetData sheetProtection autoFilter mergeCells conditionalFormatting dataValidations pageMargins pageSetup headerFooter tableParts'.split(
    ' ',
  ),
);
/** Children that hold nothing a person made, or whose parts have a word of their own. */
const empty = new Set(
  'ignoredErrors phoneticPr sheetCalcPr drawing legacyDrawing legacyDrawingHF drawingHF AlternateContent smartTags cellWatches webPublishItems'.split(
    ' ',
  ),
);
const lostWords: Readonly<Record<string, string>> = {
  hyperlinks: 'hyperlinks',
  rowBreaks: 'page breaks',
  colBreaks: 'page breaks',
  printOptions: 'printed grid lines and headings, and what is centered on a page',
  picture: 'pictures',
  oleObjects: 'controls and embedded documents',
  controls: 'controls and embedded documents',
  scenarios: 'scenarios',
  protectedRanges: 'areas that some people may edit on a protected sheet',
  sortState: 'the order of a sorted list',
  customSheetViews: 'views of other people',
  customProperties: 'properties of the file',
  dataConsolidate: 'consolidations',
};

export function lostChildren(sheet: string, nodes: readonly Node[], lost: Lost): void {
  for (const { name, at } of nodes) {
    if (kept.has(name) || empty.has(name) || name === 'extLst') continue;
    // Some programs say of each option that it is off.
    const printed = [
      at['headings'],
      at['gridLines'],
      at['horizontalCentered'],
      at['verticalCentered'],
    ];
    if (name === 'printOptions' && !printed.some(isOn)) continue;
    lost.add(lostWords[name] ?? `parts of sheets that only other programs know: ${name}`, sheet);
  }
}
