import { strFromU8, unzipSync, zipSync } from 'fflate';
import { parseXml, type Node } from './xml';

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
