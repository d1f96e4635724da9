/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createExcelWorkbook, excelWorkbook } from '../../../taskpane/excel/excel';
import { readActiveCell } from '../../../taskpane/excel/why/following';
import { findFigure, readerOf } from '../../../taskpane/why/view/figures/find-figure';
import { goneName } from '../../../tools/workbench/grid/plugins/extras-plugin';
import { stateOf } from '../../../tools/workbench/grid/state';
import type { Json } from '../../../tools/workbench/host';
import { areaAt } from '../../../tools/workbench/host/model/address';
import { fill, startOf } from '../../../tools/workbench/xlsx/fill';
import { readFile, savedFile } from '../../tools/workbench/xlsx/support';
import { over, receiptOf } from '../excel/fault-runs';
import { openList, someJobs } from '../excel/jobs-that-write';
import { openWorkbook } from '../excel/workbook';
import { courses, everyFixture, readFixture, versions } from '../../fixtures';
import { Book } from '../../fixtures/book';
import { oneOf } from '../../support/sampled';

jest.setTimeout(120_000);

/** The workbook of one system as one version wrote it in one language, drawn by the seed; all of them in the full tier. */
const systems = [...new Set(everyFixture.map(([name]) => name))];
const drawn = oneOf(systems).flatMap((name) =>
  oneOf(
    versions.flatMap((version) =>
      everyFixture
        .filter((each) => each[0] === name)
        .map(([, language]) => [version, name, language] as const),
    ),
  ),
);
let book: Book | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  expect(book?.excel.problems ?? []).toEqual([]);
  book?.close();
  book = undefined;
});

test('the first version of which workbooks are kept is the first release', () => {
  expect(versions[0]).toBe('1.0');
});

/** The workbook in a file and out of it: the same, and so is the next file. */
async function throughFile(from: Book): Promise<Book> {
  const [state, file] = [from.state(), from.file()];
  from.close();
  book = await Book.open(file, from.language);
  expect(book.state()).toEqual(state);
  expect(book.file()).toEqual(file);
  return book;
}

test.each(drawn)(
  'what %s wrote of %s in %s opens in every job and goes on to its end, in files of Excel too',
  async (version, name, language) => {
    const saved = readFixture(version, name, language);
    book = await Book.open(saved, language);
    expect(book.state()).toEqual(saved);
    const opened = await throughFile(book);
    await courses[name].finish(opened);
    await throughFile(opened);
  },
);

/** What Why shows of a cell: what it reads of it, and the explanation of a figure that a job worked out. */
async function why(from: Book, address: string): Promise<unknown> {
  const area = areaAt(from.excel.grid, address);
  if (!area) throw new Error(`${address} is no cell of this workbook.`);
  from.excel.grid.select(area);
  const seen = await readActiveCell();
  if (seen.kind !== 'cell') throw new Error(`${address} is not read.`);
  const reader = readerOf(seen.cell);
  const found = reader && (await findFigure(createExcelWorkbook(), reader, seen.cell));
  const said = JSON.stringify([seen, found?.ok ? found.value?.figure : found]);
  // Whenever a workbook is opened its sheets get other ids, and its names come in the order of the alphabet.
  return JSON.parse(said, (key, value: unknown) => {
    if (key === 'sheetId') return undefined;
    return key === 'names' && Array.isArray(value)
      ? value.map((each) => JSON.stringify(each)).sort()
      : value;
  }) as unknown;
}

const explained = [
  ['nk', "'Round 2'!C5", "'Round 3'!F5"],
  ['kuksu', 'Leagues!B5', "'League A'!E6"],
  ['kgs', "'September 2012'!A8", "'September 2012'!I8"],
  ['sof', "'Spring pairs awards'!H5", "'Spring pairs'!B20"],
  ['aga', "'Spring Open'!B3", "'Spring Open'!J14"],
] as const;

test.each(oneOf(explained))(
  'Why says of a figure of %s the same after its workbook was saved and opened',
  async (name, ...cells) => {
    // There is no page that styles could be put on.
    Object.assign(document.head, { append: () => undefined });
    book = await Book.open(readFixture('1.0', name, 'en'), 'en');
    const said: unknown[] = [];
    for (const cell of cells) said.push(await why(book, cell));
    expect(said[0]).toMatchObject([{ kind: 'cell' }, { state: { kind: 'asWritten' } }]);
    const opened = await throughFile(book);
    for (const [i, cell] of cells.entries()) expect(await why(opened, cell)).toEqual(said[i]);
  },
);

test.each(someJobs)('%s is undone after its workbook was saved and opened', async (_, job) => {
  const settings = new Map<string, Json>();
  const excel = await openList(job, { settings });
  const plan = await job.plan(excel);
  const { extras, ...before } = stateOf(excel.grid);
  // A name whose cells were deleted, which the plan took over, is not put back: nothing stands for it.
  const taken = plan.names.map(({ name }) => goneName + name);
  const kept = Object.entries(extras).filter(([name]) => !taken.includes(name));
  receiptOf(await over(plan));
  const after = stateOf(excel.grid);
  const file = savedFile(excel.grid, JSON.stringify(Object.fromEntries(settings)));
  excel.close();

  const content = readFile(file);
  expect(content.lost).toEqual([]);
  const stored = Object.entries(JSON.parse(content.settings ?? '{}') as Record<string, Json>);
  const again = await openWorkbook(startOf(content).sheets, { settings: new Map(stored) });
  fill(again.grid, content);
  expect(stateOf(again.grid)).toEqual(after);
  expect(savedFile(again.grid, content.settings)).toEqual(file);
  const last = await excelWorkbook.lastWriting();
  if (!last.ok || last.value === undefined) throw new Error(JSON.stringify(last));
  const undone = await excelWorkbook.undoWriting(last.value.receipt);
  expect(undone).toEqual({ ok: true, value: { kind: 'undone' } });
  expect(stateOf(again.grid)).toEqual({ ...before, extras: Object.fromEntries(kept) });
  expect(again.problems).toEqual([]);
  again.close();
});
