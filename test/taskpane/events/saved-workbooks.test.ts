/** @jest-environment ./test/support/environment.js */
import '../../support/all-texts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { atOnce } from '../../../src';
import type { Language } from '../../../language';
import { createExcelWorkbook } from '../../../taskpane/excel/excel-workbook';
import { events } from '../../../taskpane/systems';
import type { WorkbookState } from '../../../workbench/grid/state';
import { fixtureFile } from '../../fixtures';
import { Book } from '../../fixtures/book';
import { inWords } from './event-words';

jest.setTimeout(120_000);

const folder = path.join(__dirname, '..', '..', 'fixtures', '0.1');
let book: Book | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  expect(book?.excel.problems).toEqual([]);
  book?.close();
});

async function open(name: 'nk' | 'kgs' | 'kuksu', language: Language): Promise<Book> {
  const file = readFileSync(path.join(folder, fixtureFile(name, language)), 'utf8');
  book = await Book.open(JSON.parse(file) as WorkbookState, language);
  return book;
}

/** What Home says of the open workbook, read through office.js. */
async function seen(language: Language): Promise<readonly object[]> {
  const read = await createExcelWorkbook().read([], {
    also: (facts) => events.flatMap(({ places }) => places(facts)),
  });
  if (!read.ok) throw new Error(read.problem.code);
  const { facts, also } = read.value;
  const found: object[] = [];
  let from = 0;
  for (const reader of events) {
    const tables = also.slice(from, (from += reader.places(facts).length));
    if (!reader.holds(facts)) continue;
    const understand = await reader.load();
    found.push(inWords(atOnce(understand(facts, tables)), language));
  }
  return found;
}

describe('Home reads what version 0.1 wrote', () => {
  test('a championship after three rounds', async () => {
    await open('nk', 'en');
    expect(await seen('en')).toMatchSnapshot();
  });

  test('a year with two tournaments', async () => {
    await open('kgs', 'nl');
    expect(await seen('nl')).toMatchSnapshot();
  });

  test('a cycle whose results are in', async () => {
    await open('kuksu', 'en');
    expect(await seen('en')).toMatchSnapshot();
  });
});
