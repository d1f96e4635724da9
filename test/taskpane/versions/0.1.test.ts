/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { WorkbookState } from '../../../workbench/grid/state';
import { courses, everyFixture, fixtureFile } from '../../fixtures';
import { Book } from '../../fixtures/book';
import { oneOf } from '../../support/sampled';

jest.setTimeout(120_000);

const folder = path.join(__dirname, '..', '..', 'fixtures', '0.1');
/** Each workbook in one of its languages, drawn by the seed; in both in the full tier. */
const drawn = [...new Set(everyFixture.map(([name]) => name))].flatMap((name) =>
  oneOf(everyFixture.filter(([each]) => each === name)),
);
let book: Book | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  expect(book?.excel.problems).toEqual([]);
  book?.close();
});

test.each(drawn)(
  'what version 0.1 wrote of %s in %s opens in every job and goes on to its end',
  async (name, language) => {
    const file = readFileSync(path.join(folder, fixtureFile(name, language)), 'utf8');
    const saved = JSON.parse(file) as WorkbookState;
    book = await Book.open(saved, language);
    expect(book.state()).toEqual(saved);
    await courses[name].finish(book);
  },
);
