/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language } from '../../../src/language';
import { agaEvents } from '../../../taskpane/aga/jobs';
import { newSeason } from '../../../taskpane/aga/new-season';
import { qualify } from '../../../taskpane/aga/qualify';
import { seenIn } from '../sheets/events/seen-in';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { spring, summer } from './support/sections';
import { plannable } from '../support/computed';

jest.setTimeout(60_000);

let book: YearWorkbook;

beforeEach(async () => {
  await open();
});

async function open(language: Language = 'en'): Promise<void> {
  book = await YearWorkbook.create(language, 'aga');
}

function begin(): void {
  book.apply(plannable(book.compute(newSeason, { name: '2026', best: '' })).plan);
}

function add(name: string, list: typeof spring): void {
  const results = book.type(`${name} list`, 'A1', list);
  const options = { ...qualify.initial, name, isDesignated: true };
  book.apply(plannable(book.compute(qualify, options, { results })).plan);
}

describe('An open section', () => {
  test('tells its tournament, its players and its category, and leads to a season', async () => {
    add('Spring Open', spring);
    expect(await seenIn(agaEvents, book)).toEqual({
      name: 'Spring Open',
      headline: 'The points are written',
      line: 'The points are written',
      next: 'New qualification season (aga-season)',
      facts: ['12 players', 'Category 13'],
      missing: [],
      more: [
        'aga-points: the next tournament, or this one again',
        'aga-share: as text and as HTML',
        "Open section ('Spring Open'!A12): its players, places and points",
      ],
    });
  });

  test('does so in Dutch, from sheets in Dutch', async () => {
    await open('nl');
    add('Spring Open', spring);
    expect(await seenIn(agaEvents, book)).toMatchObject({
      next: 'Nieuw kwalificatieseizoen (aga-season)',
      facts: ['12 spelers', 'Categorie 13'],
    });
  });

  test('is found after its sheet was renamed, and bears the new name', async () => {
    add('Spring Open', spring);
    book.rename('Spring Open', 'Boston');
    expect(await seenIn(agaEvents, book)).toMatchObject({
      name: 'Boston',
      facts: ['12 players', 'Category 13'],
    });
  });

  test('shows the category that its sheet shows after a corrected rating', async () => {
    add('Spring Open', spring);
    book.type('Spring Open', 'C13', [[2.5]]);
    const category = book.value('Spring Open!B6');
    expect(category).not.toBe(13);
    expect(await seenIn(agaEvents, book)).toMatchObject({
      facts: ['12 players', `Category ${String(category)}`],
    });
  });

  test('of several counts the last one', async () => {
    add('Spring Open', spring);
    add('Summer Open', summer);
    expect(await seenIn(agaEvents, book)).toMatchObject({ name: 'Summer Open' });
  });
});

describe('A season', () => {
  test('counts its tournaments, names the last one and takes the next', async () => {
    begin();
    expect(await seenIn(agaEvents, book)).toMatchObject({
      name: 'AGA season',
      headline: 'The first tournament is next',
      next: 'Add a tournament (aga-points)',
      facts: [],
    });
    add('Spring Open', spring);
    add('Summer Open', summer);
    expect(await seenIn(agaEvents, book)).toEqual({
      name: 'AGA season',
      headline: '2 tournaments so far',
      line: '2 tournaments; add the next one',
      next: 'Add a tournament (aga-points)',
      facts: ['last: Summer Open'],
      missing: [],
      more: [
        'aga-share: as text and as HTML',
        'Season (Season!A5): its tournaments, and how many results count',
      ],
    });
  });

  test('is found after its sheet was renamed', async () => {
    begin();
    add('Spring Open', spring);
    book.rename('Season', '2026');
    expect(await seenIn(agaEvents, book)).toMatchObject({
      headline: '1 tournament so far',
      facts: ['last: Spring Open'],
    });
  });

  test('does not count a tournament whose sheet was deleted', async () => {
    begin();
    add('Spring Open', spring);
    add('Summer Open', summer);
    book.deleteSheet('Summer Open');
    expect(await seenIn(agaEvents, book)).toMatchObject({
      headline: '1 tournament so far',
      facts: ['last: Spring Open'],
    });
  });

  test('says which of its names has gone', async () => {
    begin();
    book.forget('AGA_Best');
    expect(await seenIn(agaEvents, book)).toMatchObject({
      headline: 'Fix 1 thing first',
      missing: [expect.stringContaining('AGA_Best')],
    });
  });

  test('that is full takes no more', async () => {
    begin();
    const names = Array.from({ length: 40 }, (_, i) => [`Tournament ${i + 1}`]);
    book.type('Season', 'A6', names);
    const seen = await seenIn(agaEvents, book);
    expect(seen).toMatchObject({ headline: 'The season is full: 40 tournaments' });
    expect(seen).not.toHaveProperty('next');
  });
});

test('nothing is found in an empty workbook, nor in one with other names', async () => {
  expect(await seenIn(agaEvents, book)).toBeUndefined();
  const names = [
    'AGA_Sections',
    'AGA_Section_2',
    'AGA_Section_1_b',
    'Old_AGA_Section_1',
    'AGA_Member',
  ];
  const foreign = { ...book.facts, names };
  expect([agaEvents.holds(foreign), agaEvents.places(foreign)]).toEqual([false, []]);
});
