import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, test } from '@jest/globals';
import { NotOpened } from '../../../../tools/workbench/xlsx/open';
import { most } from '../../../../tools/workbench/xlsx/parts';
import { opened, readFile, savedFile } from './support';

const golden = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(path.join(__dirname, '../../../golden/workbooks', `${name}.xlsx`)));
const whole = golden('openpyxl-lists');

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const links = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const relations = (type: string, target: string): string =>
  `<Relationships xmlns="x"><Relationship Id="rId1" Type="http://x/${type}" Target="${target}"/></Relationships>`;

/** The least that is a workbook, with this in its sheet. */
const withSheet = (sheet: string, more: Zippable = {}, level: 0 | 6 = 6): Uint8Array =>
  zipSync(
    {
      '_rels/.rels': strToU8(relations('officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': strToU8(
        `<workbook ${main} ${links}><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(relations('worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...more,
    },
    { level },
  );
const worksheet = (rows: string): string =>
  `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`;
const cell = (address: string, rest = '<v>1</v>'): string =>
  worksheet(`<row><c r="${address}">${rest}</c></row>`);

/** A file whose sheet says that it is small and is not. */
function lying(): Uint8Array {
  const sheet = worksheet(' '.repeat(2 ** 20));
  const file = withSheet(sheet);
  const size = sheet.length;
  const little = (value: number): number[] => [0, 8, 16, 24].map((by) => (value >> by) & 255);
  const wanted = little(size);
  for (let at = 0; at < file.length - 4; at++) {
    if (wanted.every((byte, i) => file[at + i] === byte)) file.set(little(5000), at);
  }
  return file;
}

const damaged = 'This file is damaged. Save it again in the program that it comes from.';

const refused: readonly (readonly [what: string, file: () => Uint8Array, sentence: string])[] = [
  ['nothing', () => new Uint8Array(), 'This file is empty.'],
  [
    'a list of values',
    () => strToU8('Name;Rating'),
    'This is no Excel workbook (.xlsx). Lists of other kinds are pasted into the sheet.',
  ],
  ['a PDF', () => strToU8('%PDF-1.7'), 'This is a PDF, not an Excel workbook (.xlsx).'],
  [
    'a workbook with a password, or an old one',
    () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    'This file is protected with a password, or it is of an older kind (.xls). Open it in Excel and save it as .xlsx without a password.',
  ],
  ['half a workbook', () => whole.subarray(0, whole.length / 2), damaged],
  [
    'a workbook in which somebody changed a figure',
    () => {
      const file = withSheet(cell('A1', '<v>1234</v>'), {}, 0);
      file[strFromU8(file, true).indexOf('1234')] = 0x39;
      return file;
    },
    damaged,
  ],
  [
    'a Word document',
    () => zipSync({ 'word/document.xml': strToU8('<x/>') }),
    'This is a Word document, not an Excel workbook (.xlsx).',
  ],
  [
    'an OpenDocument file',
    () => zipSync({ 'content.xml': strToU8('<x/>') }),
    'This is an OpenDocument file. Save it in LibreOffice as Excel 2007-365 (.xlsx).',
  ],
  [
    'a binary workbook',
    () => zipSync({ 'xl/workbook.bin': strToU8('x') }),
    'This is a binary workbook (.xlsb). Save it in Excel as .xlsx.',
  ],
  ['another zip', () => zipSync({ 'a.txt': strToU8('x') }), 'This is no Excel workbook (.xlsx).'],
  [
    'more than 10 MB',
    () => new Uint8Array(most.file + 1),
    'This file is larger than 10 MB, which is the most that is opened here.',
  ],
  [
    'a zip that bursts',
    () => withSheet(worksheet(' '.repeat(2 * 2 ** 20))),
    'This file unpacks to far more than a workbook holds.',
  ],
  ['a zip that bursts and says that it does not', lying, damaged],
  [
    'a zip of very many parts',
    () =>
      withSheet(
        worksheet(''),
        Object.fromEntries(
          Array.from({ length: most.parts }, (_, i) => [`xl/media/${i}.png`, new Uint8Array()]),
        ),
        0,
      ),
    'This file has more parts than a workbook.',
  ],
  [
    'XML that makes much of little',
    () => withSheet(`<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${cell('A1')}`),
    damaged,
  ],
  ['XML without an end', () => withSheet(`<worksheet ${main}><sheetData><row><c r="A1">`), damaged],
  ['XML within XML without end', () => withSheet('<a>'.repeat(100_000)), damaged],
  ['a cell beyond every sheet', () => withSheet(cell('A1048577')), damaged],
  ['a cell that has no place', () => withSheet(cell('1A')), damaged],
  [
    'a cell far down',
    () => withSheet(cell('A900000')),
    'The sheet A has cells beyond row 200,000 or column 4,000, which is the most that is opened here.',
  ],
  [
    'too many cells',
    () => withSheet(worksheet(`<row>${'<c><v>1</v></c>'.repeat(3000)}</row>`.repeat(200)), {}, 0),
    'This workbook has more than 500,000 cells, which is the most that is opened here.',
  ],
];

describe('What is no workbook is refused in one sentence', () => {
  test.each(refused)('%s', (_, file, sentence) => {
    const bytes = file();
    let refusal: unknown;
    try {
      readFile(bytes);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(NotOpened);
    expect((refusal as NotOpened).message).toContain(sentence);
  });
});

describe('What is a workbook all the same is opened', () => {
  test.each([
    [
      'a look at the last row',
      cell('A1').replace('</row>', '</row><row r="1048576"><c r="XFD1048576" s="1"/></row>'),
    ],
    ['dates as texts', cell('A1', '').replace('<c r="A1">', '<c r="A1" t="d"><v>2026-11-22</v>')],
    ['numbers that are none', cell('A1', '<v>INF</v>')],
    ['no cell', `<worksheet ${main}><sheetData/></worksheet>`],
  ])('%s', (_, sheet) => {
    const grid = opened(withSheet(sheet));
    expect(grid.sheets().map(({ name }) => name)).toEqual(['A']);
    expect(readFile(savedFile(grid)).lost).toEqual([]);
  });
});
