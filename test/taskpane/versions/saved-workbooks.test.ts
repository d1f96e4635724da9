/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import { stateOf } from '../../../tools/workbench/grid/state';
import type { Json } from '../../../tools/workbench/host';
import { fill, startOf } from '../../../tools/workbench/xlsx/fill';
import { readFile, savedFile } from '../../tools/workbench/xlsx/support';
import { receiptOf } from '../excel/fault-runs';
import { openList, someJobs } from '../excel/jobs-that-write';
import { openWorkbook } from '../excel/workbook';
import { courses, everyFixture, readFixture, versions } from '../../fixtures';
import { Book } from '../../fixtures/book';
import { isTaken, oneOf } from '../../support/sampled';

jest.setTimeout(120_000);

/** The workbook of every second system as one version wrote it in one language, drawn by the seed; all of them in the full tier. */
const systems = [...new Set(everyFixture.map(([name]) => name))];
const drawn = systems
  .filter((_, index) => isTaken(index, 2))
  .flatMap((name) =>
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

test.each(someJobs)('%s is undone after its workbook was saved and opened', async (_, job) => {
  const settings = new Map<string, Json>();
  const excel = await openList(job, { settings });
  const plan = await job.plan(excel);
  const before = stateOf(excel.grid);
  receiptOf(await excelWorkbook.write(plan));
  const after = stateOf(excel.grid);
  const file = savedFile(excel.grid, JSON.stringify(Object.fromEntries(settings)));
  excel.close();

  const content = readFile(file);
  expect(content.lost).toEqual([]);
  const kept = Object.entries(JSON.parse(content.settings ?? '{}') as Record<string, Json>);
  const again = await openWorkbook(startOf(content).sheets, { settings: new Map(kept) });
  fill(again.grid, content);
  expect(stateOf(again.grid)).toEqual(after);
  expect(savedFile(again.grid, content.settings)).toEqual(file);
  const last = await excelWorkbook.lastWriting();
  if (!last.ok || last.value === undefined) throw new Error(JSON.stringify(last));
  const undone = await excelWorkbook.undoWriting(last.value.receipt);
  expect(undone).toEqual({ ok: true, value: { kind: 'undone' } });
  expect(stateOf(again.grid)).toEqual(before);
  expect(again.problems).toEqual([]);
  again.close();
});
