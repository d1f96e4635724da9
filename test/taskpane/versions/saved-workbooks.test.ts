/** @jest-environment ./test/support/environment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
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
});

test('the first version of which workbooks are kept is the first release', () => {
  expect(versions[0]).toBe('1.0');
});

test.each(drawn)(
  'what %s wrote of %s in %s opens in every job and goes on to its end',
  async (version, name, language) => {
    const saved = readFixture(version, name, language);
    book = await Book.open(saved, language);
    expect(book.state()).toEqual(saved);
    await courses[name].finish(book);
  },
);
