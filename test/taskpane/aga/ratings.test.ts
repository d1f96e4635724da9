/** @jest-environment ./test/support/environment.js */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { qualify } from '../../../taskpane/aga/qualify';
import { fillRatings, type RatingOptions } from '../../../taskpane/ratings/fill-ratings';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { spring, type Cell } from './support/sections';
import { text } from '../../support/text';
import { plannable, said } from '../support/computed';

jest.setTimeout(60_000);

/** TDList A of the section of G40. */
const members = spring
  .slice(1)
  .map(
    ([name, id, rating]) => `${name}\t${id}\tFull\t${rating}\t6/30/2027\tMGA\tMA\t0.3\t3/1/2026`,
  );

/** The section without its ratings and the first two ids, as an entry list has it. */
const list: readonly (readonly Cell[])[] = spring.map(
  ([name = null, id = null, , open = null, eligible = null, wins = null], row) =>
    row === 1 || row === 2 ? [name, null, open, eligible, wins] : [name, id, open, eligible, wins],
);

let book: YearWorkbook;
let address: string;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'aga');
  address = book.type('List', 'A1', list);
});

const filling = (change: Partial<RatingOptions>) =>
  book.compute(fillRatings, { ...fillRatings.initial, ...change }, { entries: address });

test('TDList fills the ratings that the category needs, by AGA ID and by name', () => {
  const { plan, detail } = plannable(filling({ text: members.join('\n') }));
  expect([detail.byId, detail.byName]).toEqual([12, 2]);
  book.apply(plan);
  const results = 'List!A1:H15';
  const made = book.compute(qualify, { ...qualify.initial, isDesignated: true }, { results });
  expect(plannable(made).detail.points.category.value).toBe(13);
});

test('of two members of one name nobody is taken until the director says who it is', () => {
  const twin = 'Lin, Ada\t31313\tFull\t2.10000\t6/30/2027\tMGA\tMA\t0.3\t3/1/2026';
  const both = [...members, twin].join('\n');
  const asked = filling({ text: both });
  expect(asked.known).toMatchObject({
    questions: [
      { row: 2, name: 'Lin, Ada', kind: 'several', offered: [{ id: '20011' }, { id: '31313' }] },
    ],
  });
  book.apply(plannable(asked).plan);
  const ratings = (): unknown[] => book.values('List!F2:F3').flat();
  expect(ratings()).toEqual([null, 8.24]);
  const refused = book.compute(qualify, qualify.initial, { results: 'List!A1:H15' });
  expect(said(refused)[0]).toBe(
    text('en', 'agaRatingMissing', { name: 'Lin, Ada', address: 'List!F2' }),
  );
  address = 'List!A1:H15';
  book.apply(plannable(filling({ text: both, chosen: { 2: '31313' } })).plan);
  expect(ratings()).toEqual([2.1, 8.24]);
});

test('a member whose name is only like the player’s is offered and not taken', () => {
  const respelt = members.map((line) => line.replace('Park, Ben', 'Parks, Ben'));
  const asked = filling({ text: respelt.join('\n') });
  expect(asked.known).toMatchObject({
    questions: [{ name: 'Park, Ben', kind: 'none', offered: [{ name: 'Ben Parks' }] }],
  });
});
