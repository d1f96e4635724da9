/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language } from '../../../src/language';
import { newSeason } from '../../../taskpane/aga/season/new-season';
import { qualify } from '../../../taskpane/aga/qualify';
import { lineFaults } from '../../../taskpane/aga/share';
import type { Qualified } from '../../../taskpane/aga/section/read';
import type { Computed } from '../../../taskpane/jobs/operation';
import { cellName, columnLetters } from '../../../taskpane/sheets/address';
import { isStillOurs } from '../../../taskpane/sheets/content';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import type { Plan } from '../../../taskpane/sheets/plan';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { oneOf } from '../../support/sampled';
import { text } from '../../support/text';
import { keeping, YearWorkbook } from '../kgs/support/year-workbook';
import { bothTotals, type Cell, spring, summer } from './support/sections';
import { plannable, said } from '../support/computed';

jest.setTimeout(60_000);

type List = readonly (readonly Cell[])[];

let book: YearWorkbook;

const made = keeping(async (language: Language, best: string) => {
  book = await YearWorkbook.create(language, 'aga');
  const { plan } = plannable(book.compute(newSeason, { name: '2026', best }));
  expect(planFaults(plan)).toEqual([]);
  book.apply(plan);
  return book;
});

async function season(language: Language = 'en', best = ''): Promise<void> {
  book = await made(language, best);
}

const played = keeping(async () => {
  await season();
  add('Spring Open', spring);
  return book;
});

/** A season with its first tournament. */
async function withSpring(): Promise<void> {
  book = await played();
}

/** The formulas on sheets of the season about which a write asks, with what Excel leaves of one to a deleted sheet. */
const asked = ({ blocks }: Plan): readonly string[] =>
  blocks.flatMap(({ sheet, at, cells, ours = [] }) => {
    const { row, column } = areaOfBlock({ at, cells });
    return cells.flatMap((line, down) =>
      line.flatMap((cell, right) => {
        const address = `${sheet}!${cellName(row + down, column + right)}`;
        const formula = book.formula(address);
        if (cell.kind === 'keep' || formula === undefined) return [];
        const own = ours.find((each) => each.row === down && each.column === right);
        const inExcel = formula.replaceAll('#REF!', '#REF!$B$3');
        const isOwn = [formula, inExcel].every(
          (each) => own && isStillOurs({ kind: 'formula', formula: each, shown: '' }, own),
        );
        return isOwn ? [] : [`${address} ${formula}`];
      }),
    );
  });

/** What the results of a tournament come to; its list stands on a sheet of its own. */
function qualifying(name: string, list: List, inSeason = true): Computed<Qualified> {
  const results = book.type(`${name} list`, 'A1', list);
  return book.compute(
    qualify,
    { ...qualify.initial, name, isDesignated: true, inSeason },
    { results },
  );
}

function add(name: string, list: List): Qualified {
  const { plan, detail } = plannable(qualifying(name, list));
  expect(planFaults(plan)).toEqual([]);
  book.apply(plan);
  return detail;
}

/** What the sheet of the totals shows, without the empty rows below. */
function totals(rows = 20): unknown[][] {
  const sheet = text(book.language, 'agaTotalsSheet');
  return book.values(`${sheet}!A5:E${4 + rows}`).filter(([place]) => typeof place === 'number');
}

describe.each(['en', 'nl'] as const)('The season of G41, in %s', (language) => {
  test('adds up both tournaments, in the sheet as in the preview', async () => {
    await season(language);
    add('Spring Open', spring);
    const { totals: preview = [] } = add('Summer Open', summer);
    expect(totals()).toEqual(bothTotals);
    expect(preview.map((row) => Object.values(row))).toEqual(bothTotals);
    const list = book.values(`${text(language, 'agaSeasonSheet')}!A6:F7`);
    expect(list.map(([name, , players, , category]) => [name, players, category])).toEqual([
      ['Spring Open', 12, 13],
      ['Summer Open', 8, 5],
    ]);
    expect(book.value(`${text(language, 'agaTotalsSheet')}!B3`)).toBe('OK');
  });
});

describe('With the best result of each player', () => {
  beforeEach(() => season('en', '1'));

  test('places go by it; typing another number changes the totals without the pane', () => {
    add('Spring Open', spring);
    add('Summer Open', summer);
    expect(totals().slice(0, 3)).toEqual([
      [1, 'Lin, Ada', 9, 1, 2],
      [2, 'Okafor, Cleo', 5.6, 1, 2],
      [2, 'Meyer, Dan', 5.6, 1, 1],
    ]);
    book.type('Season', 'B3', [[2]]);
    expect(totals()).toEqual(bothTotals);
  });
});

describe('In a season', () => {
  beforeEach(() => season());

  test('a corrected result changes the totals without the pane', async () => {
    await withSpring();
    book.type('Spring Open', 'E13', [[3]]);
    const [first] = totals();
    expect(first?.[1]).toBe('Okafor, Cleo');
  });

  test('who becomes eligible gets the points of the place', async () => {
    await withSpring();
    expect(totals().at(-1)).toEqual([11, 'Berg, Ivo', 0, 0, 1]);
    book.type('Spring Open', 'D14', [['yes']]);
    expect(totals()[1]).toEqual([2, 'Park, Ben', 5.6, 1, 1]);
  });

  test('a player who is inserted into a section comes along', async () => {
    await withSpring();
    const before = totals();
    book.insertRow('Spring Open', 20);
    book.type('Spring Open', 'A20', [['Zorn, Eva', 20099, 5, 'yes', 2]]);
    // As many wins as the player below.
    const [inserted, below] = book.values('Spring Open!H20:H21').flat();
    expect([inserted, book.value('Season totals!B3')]).toEqual([below, 'OK']);
    expect(inserted).toBeGreaterThan(0);
    expect(totals().map(([, player]) => player)).toContain('Zorn, Eva');
    expect(totals()).toHaveLength(before.length + 1);
    // A place that is typed counts: one that leaves a gap is refused.
    book.type('Spring Open', 'G20', [[7]]);
    expect(book.value('Season totals!B3')).not.toBe('OK');
  });

  test('a tournament may stay out of it', () => {
    const { plan } = plannable(qualifying('Spring Open', spring, false));
    expect(plan.blocks).toEqual([]);
  });

  test('tells of a tournament that nobody marked as designated, unless it stays out', () => {
    const counted = text('en', 'agaSeasonNotDesignated');
    const results = book.type('Open list', 'A1', spring);
    for (const inSeason of [true, false]) {
      const options = { ...qualify.initial, name: 'Open', isDesignated: false, inSeason };
      const warned = said(book.compute(qualify, options, { results }));
      expect(warned.includes(counted)).toBe(inSeason);
    }
    expect(said(qualifying('Spring Open', spring))).not.toContain(counted);
  });

  test('tells of names that look like one of the season, unless their AGA IDs say who they are', async () => {
    await withSpring();
    const [headings = [], ...players] = summer;
    const alike = (two: string, one: string, address: string): string =>
      text('en', 'agaSeasonAlike', { two, one, address });
    const named = players.map(([name = null, id = null, ...rest], i): readonly Cell[] => {
      if (i === 0) return ['Ada Lin', null, ...rest];
      if (i === 1) return ['OKAFOR, Cléo', null, ...rest];
      if (i === 3) return ['Abe, Kia', null, ...rest];
      if (i === 4) return ['Novak, Fey', null, ...rest];
      return [i === 2 ? 'Jo Dorn' : name, id, ...rest];
    });
    expect(said(qualifying('Summer Open', summer))).not.toContainEqual(
      expect.stringContaining('looks like'),
    );
    const told = said(qualifying('Summer Two', [headings, ...named]));
    expect(told.filter((each) => each.includes('looks like'))).toEqual([
      alike('Ada Lin', 'Lin, Ada', "'Summer Two list'!A2"),
      alike('OKAFOR, Cléo', 'Okafor, Cleo', "'Summer Two list'!A3"),
      alike('Abe, Kia', 'Abe, Kai', "'Summer Two list'!A5"),
      alike('Novak, Fey', 'Novak, Fay', "'Summer Two list'!A6"),
    ]);
    // Both play in it.
    const both = [...named.slice(0, 3), ['Novak, Fay', 20016, 1.5, 'yes', 2], ...named.slice(4)];
    expect(said(qualifying('Summer Six', [headings, ...both])).join()).not.toContain('Novak');
  });

  // Right before the states, and any other place.
  test.each([
    ['Season totals', 11] as const,
    ...oneOf([
      ...[1, 2, 3, 4, 5, 6, 7].map((column) => ['Season', column] as const),
      ...[7, 8, 9, 10, 12].map((column) => ['Season totals', column] as const),
    ]),
  ])('%s: a column inserted at %i changes no figure of the next', async (sheet, column) => {
    await withSpring();
    book.insertColumn(sheet, column);
    const note = `${columnLetters(column - 1)}6`;
    book.type(sheet, note, [['a note']]);
    const { totals: preview = [] } = add('Summer Open', summer);
    expect([totals(), book.value('Season totals!B3')]).toEqual([bothTotals, 'OK']);
    expect(preview.map((row) => Object.values(row))).toEqual(bothTotals);
    book.deleteSheet('Summer Open');
    const [line] = lineFaults(book.sheet('Season totals'));
    expect(line?.sentence).toMatchObject({ code: 'agaLinesGone' });
    add('Autumn Open', summer);
    expect(totals()).toEqual(bothTotals);
    expect(book.value(`${sheet}!${note}`)).toBe('a note');
  });

  test('refuses a second tournament of one name', async () => {
    await withSpring();
    expect(said(qualifying('SPRING OPEN ', summer))).toEqual([
      text('en', 'agaSeasonTaken', { name: 'Spring Open', address: 'Season!A6' }),
    ]);
  });

  test('says how many lines are left out', async () => {
    await withSpring();
    add('Summer Open', summer);
    book.deleteSheet('Spring Open');
    book.deleteSheet('Summer Open');
    expect(book.value('Season totals!B3')).toBe('2 lines on the right are left out of the totals');
  });

  test('leaves out the lines of a deleted sheet, says so, and clears them with the next', async () => {
    await withSpring();
    add('Summer Open', summer);
    book.deleteSheet('Spring Open');
    expect(book.value('Season totals!B3')).toBe('1 line on the right is left out of the totals');
    expect(totals()).toHaveLength(8);
    const made = qualifying('Autumn Open', spring);
    expect(said(made)).toEqual([text('en', 'agaSeasonGone', { names: ['Spring Open'] })]);
    const { plan } = plannable(made);
    expect(asked(plan)).toEqual([]);
    expect(asked(plannable(qualifying('Spring Open', spring)).plan)).toEqual([]);
    book.apply(plan);
    expect(book.value('Season totals!B3')).toBe('OK');
    expect(totals()).toEqual(bothTotals);
    expect(book.values('Season!A6:A8').flat()).toEqual([null, 'Summer Open', 'Autumn Open']);
  });

  test('gives the place of the last lines, whose sheet was deleted, to the next', async () => {
    await withSpring();
    add('Summer Open', summer);
    book.deleteSheet('Summer Open');
    add('Autumn Open', summer);
    const lines = book.values('Season totals!G5:K100');
    expect(JSON.stringify(lines)).not.toContain('#');
    expect(lines.filter(([, , , , state]) => state === 'OK')).toHaveLength(12 + 8);
    expect(totals()).toEqual(bothTotals);
  });

  test('is refused whole where a name of it is missing', () => {
    book.forget('AGA_Best');
    expect(said(qualifying('Spring Open', spring))).toEqual([
      text('en', 'agaSeasonPartGone', { name: 'AGA_Best' }),
    ]);
  });

  test('is not begun twice', () => {
    expect(said(book.compute(newSeason, newSeason.initial))).toEqual([
      text('en', 'agaSeasonThere'),
    ]);
  });
});

test.each(['0', '1.5', 'all'])('refuses %s results that count', async (best) => {
  const fresh = await YearWorkbook.create('en', 'aga');
  expect(fresh.compute(newSeason, { name: '', best }).ok).toBe(false);
});

describe('What is printed of the totals', () => {
  /** So many players, each with another number of wins. */
  const section = (players: number): List => [
    ['Place', 'Player', 'Rating'],
    ...Array.from({ length: players }, (_, i): Cell[] => [i + 1, `Player ${String(i + 1)}`, 5.5]),
  ];

  test('is a page at first, however many lines stand beside them', async () => {
    book = await YearWorkbook.create('en', 'aga');
    const { plan } = plannable(book.compute(newSeason, { name: '2026', best: '' }));
    expect(plan.sheets[1]?.print?.area).toBe('A1:E40');
    book.apply(plan);
    expect(plannable(qualifying('Small', section(16))).plan.printed).toBeUndefined();
  });

  test('is as many rows as there are players, with rows to spare', async () => {
    await season();
    add('First', section(30));
    const { plan } = plannable(qualifying('Second', section(60)));
    expect(plan.printed?.map(({ area }) => area)).toEqual(['A1:E84']);
  });

  test('shows every total with a decimal', async () => {
    book = await YearWorkbook.create('en', 'aga');
    const { plan } = plannable(book.compute(newSeason, { name: '2026', best: '' }));
    const [, headings = [], ...rows] = plan.sheets[1]?.blocks[1]?.cells ?? [];
    expect(headings[2]).toMatchObject({ text: text('en', 'agaSeasonTotal') });
    expect(rows.length).toBeGreaterThan(40);
    for (const [, , total] of rows) expect(total).toMatchObject({ format: '0.0?' });
  });
});
