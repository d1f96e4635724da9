/** @jest-environment ./test/support/environment.js */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { WorkbookState } from '../../../tools/workbench/grid/state';
import { courses, everyFixture, fixtureFile } from '../../fixtures';
import { Book } from '../../fixtures/book';
import { isTaken, oneOf } from '../../support/sampled';

jest.setTimeout(120_000);

const fixtures = path.join(__dirname, '..', '..', 'fixtures');
const versions = readdirSync(fixtures, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);
/** A version before a change of one system's sheets keeps the workbooks of that system alone. */
const isKept = (version: string, ...fixture: Parameters<typeof fixtureFile>): boolean =>
  existsSync(path.join(fixtures, version, fixtureFile(...fixture)));
/** The workbook of every second system as one version wrote it in one language, drawn by the seed; all of them in the full tier. */
// A KGS year of before main times were text was never released.
const systems = [...new Set(everyFixture.map(([name]) => name))].filter((name) => name !== 'kgs');
const drawn = systems
  .filter((_, index) => isTaken(index, 2))
  .flatMap((name) =>
    oneOf(
      versions.flatMap((version) =>
        everyFixture
          .filter((each) => each[0] === name && isKept(version, ...each))
          .map(([, language]) => [version, name, language] as const),
      ),
    ),
  );
let book: Book | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  expect(book?.excel.problems ?? []).toEqual([]);
  book?.close();
});

test('every version of which workbooks are kept is tried', () => {
  expect(versions).toEqual(['0.1', ...[1, 4, 5, 6, 7, 8].map((each) => `unreleased-${each}`)]);
});

test.each(drawn)(
  'what %s wrote of %s in %s opens in every job and goes on to its end',
  async (version, name, language) => {
    const file = readFileSync(path.join(fixtures, version, fixtureFile(name, language)), 'utf8');
    const saved = JSON.parse(file) as WorkbookState;
    book = await Book.open(saved, language);
    expect(book.state()).toEqual(saved);
    await courses[name].finish(book);
  },
);
