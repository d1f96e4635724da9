/** @jest-environment ./test/support/environment.js */
import '../../../support/all-texts';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { atOnce } from '../../../../src';
import type { Language } from '../../../../src/language';
import { createExcelWorkbook } from '../../../../taskpane/excel/excel';
import { events } from '../../../../taskpane/systems';
import { type courses, readFixture } from '../../../fixtures';
import { Book } from '../../../fixtures/book';
import { inWords } from './event-words';

jest.setTimeout(120_000);

let book: Book | undefined;

afterEach(() => {
  jest.restoreAllMocks();
  expect(book?.excel.problems).toEqual([]);
  book?.close();
});

async function open(name: keyof typeof courses, language: Language): Promise<Book> {
  book = await Book.open(readFixture('1.0', name, language), language);
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

describe('Home reads what version 1.0 wrote', () => {
  test('a championship after three rounds: the fourth is next', async () => {
    await open('nk', 'en');
    expect(await seen('en')).toEqual([
      expect.objectContaining({
        headline: 'Round 4 of 5 is next',
        next: 'Pair round 4 (nk-pair)',
        stops: 'played played played next toCome',
        missing: [],
      }),
    ]);
  });

  test('a year with two tournaments: the next one can be added', async () => {
    await open('kgs', 'nl');
    expect(await seen('nl')).toEqual([
      expect.objectContaining({
        headline: '2 toernooien tot nu toe',
        line: '2 toernooien; voeg het volgende toe',
        next: 'Toernooi toevoegen (kgs-tournament)',
        // Its engine is typed before the tournament is there.
        missing: [expect.stringContaining('‘Slow (November)’ (Engines!B6)')],
      }),
    ]);
  });

  test('a cycle whose results are in can be ranked; a result that is cleared is missing', async () => {
    const saved = await open('kuksu', 'en');
    expect(await seen('en')).toEqual([
      expect.objectContaining({
        headline: 'Cycle 1 is complete',
        next: 'Rank leagues (kuksu-rank)',
        facts: ['16 players', '2 leagues'],
        missing: [],
      }),
    ]);
    saved.type(saved.t('kuksuLeagueSheet', { league: 'A' }), 'J5', null);
    expect(await seen('en')).toEqual([
      expect.objectContaining({
        headline: 'Cycle 1: results of 1 league missing',
        next: expect.stringMatching(/^Go to league A /),
        missing: ["League A | 1 game to come | 'League A'!J5"],
      }),
    ]);
  });
});

describe('Home reads its sheets of bridge and AGA', () => {
  test('an event with its first place', async () => {
    await open('sof', 'en');
    expect(await seen('en')).toEqual([
      expect.objectContaining({
        facts: expect.arrayContaining([expect.stringContaining('15.38')]),
        missing: [],
      }),
    ]);
  });

  test('a season with one tournament', async () => {
    await open('aga', 'nl');
    expect(await seen('nl')).toEqual([
      expect.objectContaining({ next: 'Toernooi toevoegen (aga-points)', missing: [] }),
    ]);
  });
});
