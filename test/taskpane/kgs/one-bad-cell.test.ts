/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { addPoints } from '../../../taskpane/kgs/add-tournament';
import { kgsEvents } from '../../../taskpane/kgs/jobs';
import { removeTournament } from '../../../taskpane/kgs/changes/remove';
import { text, wayOut } from '../../support/text';
import { languages, say } from '../../../src/language';
import { seenIn } from '../sheets/events/seen-in';
import { plannable } from '../support/computed';
import { july, lent, removals, sampleAliases, september } from './support/sample-year';
import { added, adding, openYear, withoutEngines } from './support/plans';
import { YearWorkbook } from './support/year-workbook';
import { checkedTotals } from '../../checkers/kgs-year';
import type { Block, CellStyle, Highlight, Plan } from '../../../taskpane/sheets/plan';
import { sampled } from '../../support/sampled';
import { areaOfBlock } from '../../../taskpane/sheets/layout';
import { areaName, contains, onSheet, parseArea } from '../../../taskpane/sheets/address';
import { applyHighlight, applyStyle } from '../../../taskpane/sheets/looks';
import { newYear } from '../../../taskpane/kgs/year/plan';

jest.setTimeout(60_000);

let book: YearWorkbook;
const cells = text('en', 'kgsCellsUnreadable');
const unused = text('en', 'kgsEnginesUnusable');

/** The year of all tests here, as it was made. */
async function openPlayed(): Promise<void> {
  book = await openYear([], 'en', sampleAliases, [july, september, lent]);
}

/** The cells of an area that show an error, by the text before them: none. */
const errorsIn = (...areas: readonly string[]): readonly unknown[] =>
  areas
    .flatMap((area) => book.values(area).flat())
    .filter((value) => typeof value === 'object' && value !== null);

const everywhere = ['Year!A1:Y23', 'Totals!A1:D40', 'Engines!D1:F20', 'Annual table!A1:H40'];

function put(address: string, content: string): void {
  book.format(address, 'General');
  book.enter(address, content);
}

const missing = async (): Promise<readonly string[]> => {
  const seen = (await seenIn(kgsEvents, book)) as { missing: readonly string[] };
  return seen.missing;
};

describe('One cell of a result sheet', () => {
  const rows = [9, 10, 11, 12, 13];
  const bad = [
    ['C8', '=NA()', 'C8'],
    ['D8', '=1/0', 'D8'],
    ['E8', 'x', 'E8'],
    ['C8', '-1', 'C8'],
    ['C8', 'TRUE', 'C8'],
    ['B8', '=NA()', 'B8'],
    ['H8', '=NA()', 'F8, G8, H8'],
    ['H8', 'perhaps', 'F8, G8, H8'],
    ['F8', '=NA()', 'F8, G8, H8'],
  ] as const;

  test('spoils nothing but its own row, and a correction brings everything back', async () => {
    await openPlayed();
    const all = (): unknown[] => [
      book.values('July 2012!A8:J13'),
      book.values('Totals!A5:D20'),
      book.value('July 2012!B5'),
      book.value('Totals!B3'),
    ];
    const before = all();
    expect(before.slice(2)).toEqual([expect.stringMatching(/^wins/), 'OK']);
    const isNumber = rows.map(() => expect.any(Number));
    for (const [cell, content, named] of sampled(bad, 4)) {
      const stood = book.value(`July 2012!${cell}`);
      put(`July 2012!${cell}`, content);
      const others = rows.map((row) => book.value(`July 2012!I${row}`));
      const places = rows.map((row) => book.value(`July 2012!A${row}`));
      expect([cell, content, others, places]).toEqual([cell, content, isNumber, isNumber]);
      const own = errorsIn('July 2012!A1:A13', 'July 2012!B1:B7', 'July 2012!I8:N13');
      expect([...own, ...errorsIn(...everywhere)]).toEqual([]);
      expect(book.value('July 2012!B5')).toBe(`${named}${cells}`);
      expect(book.value('Totals!B3')).toMatch(/1 line .*: July 2012$/);
      expect(book.values('Totals!A5:D20')).not.toEqual(before[1]);
      expect(await missing()).toContain(
        `July 2012 | ${text('en', 'kgsHomeCheck', { cells: named })} | Year!B9`,
      );
      put(`July 2012!${cell}`, String(stood ?? ''));
      wayOut('kgsHomeCheck', all()).toEqual(before);
    }
  });

  test('an error in Year is named on the sheet, and by Home', async () => {
    await openPlayed();
    for (const cell of ['B3', 'B4', 'B7']) {
      const stood = book.value(`Year!${cell}`);
      put(`Year!${cell}`, '=NA()');
      expect(book.value('July 2012!B5')).toBe(text('en', 'kgsFactorUnknown'));
      expect((await missing()).some((each) => each.endsWith(`| Year!${cell}`))).toBe(true);
      expect(book.value('September 2012!B5')).not.toEqual({ error: expect.anything() });
      put(`Year!${cell}`, String(stood ?? ''));
    }
  });
});

test('One cell of a list of points spoils no place but its own', () => {
  return openYear([], 'en', sampleAliases).then((year) => {
    book = withoutEngines(year);
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['AyaBot', 5],
      ['stv', 3],
      ['Zen19S', 1],
    ]);
    const options = { ...addPoints.initial, name: 'May' };
    book.apply(plannable(book.compute(addPoints, options, { points })).plan);
    put('May!C8', '=NA()');
    expect(book.values('May!A7:A9').flat()).toEqual([1, '', 2]);
    expect(book.value('May!B4')).toBe(`C8${cells}`);
    expect(book.value('Year!B8')).toBe(6);
    expect(book.value('Totals!B3')).toMatch(/^1 line .*: May$/);
    expect(errorsIn(...everywhere)).toEqual([]);
    put('May!C8', 'x');
    expect(book.value('May!B4')).toBe(`C8${cells}`);
    put('May!C8', '4');
    expect(book.values('May!A7:A9').flat()).toEqual([1, 2, 3]);
    expect([book.value('May!B4'), book.value('Totals!B3')]).toEqual(['OK', 'OK']);
    put('May!C8', '');
    const what = text('en', 'kgsHomePointsMissing', { names: ['stv'] });
    return missing().then((said) => {
      expect(said).toEqual([`May | ${what} | Year!B9`]);
      put('May!C8', '4');
      wayOut('kgsHomePointsMissing', [book.value('May!B4'), book.value('Totals!B3')]).toEqual([
        'OK',
        'OK',
      ]);
      book.insertRow('May', 8);
      book.type('May', 'B8', [['late', 4]]);
      expect(book.values('May!A7:A10').flat()).toEqual([1, 2, 2, 4]);
      expect([book.value('May!B4'), book.value('Totals!B3')]).toEqual(['OK', 'OK']);
    });
  });
});

describe('A row of Engines that stands for nothing says so', () => {
  beforeEach(openPlayed);

  test('all rows match accounts and tournaments of the year', async () => {
    expect(book.values('Engines!D4:D8').flat()).toEqual(['OK', 'OK', 'OK', 'OK', '']);
    expect([book.value('Engines!C1'), book.value('Totals!B3')]).toEqual(['OK', 'OK']);
    expect(await missing()).toEqual([]);
  });

  test('a slip in an account, where it stands, above the totals and on Home', async () => {
    const zen = book.values('Totals!A5:D12').find(([, engine]) => engine === 'Zen');
    book.type('Engines', 'A7', [['Zen91S']]);
    expect(book.value('Engines!D7')).toBe(text('en', 'kgsEngineUnplayedHere'));
    const says = `${unused}: Zen91S`;
    expect([
      book.value('Engines!C1'),
      book.value('Totals!B3'),
      book.value('Annual table!B3'),
    ]).toEqual([says, says, says]);
    const why = text('en', 'kgsEngineUnplayed', { address: 'Engines!A7:C7', content: 'Zen91S' });
    expect(await missing()).toEqual([`Engines | ${why} | Engines!A7:C7`]);
    expect(book.values('Engines!F4:F20').flat()).toContain('Zen19S');
    // Also while a line of another account is left out.
    const wins = book.value('July 2012!C13');
    put('July 2012!C13', 'x');
    expect(book.value('Engines!D7')).toBe(text('en', 'kgsEngineUnplayedHere'));
    expect(await missing()).toHaveLength(2);
    put('July 2012!C13', String(wins));
    book.type('Engines', 'A7', [['zen19s']]);
    wayOut('kgsEngineUnplayed', book.values('Totals!A5:D12')).toContainEqual(zen);
    expect(book.value('Totals!B3')).toBe('OK');
  });

  test('an account that was lent in a tournament that was removed', () => {
    book.apply(plannable(book.compute(removeTournament, { column: 3 })).plan);
    expect(book.value('Engines!D6')).toBe(text('en', 'kgsEngineNoEventHere'));
    expect(book.value('Totals!B3')).toBe(`${unused}: guest`);
    expect(errorsIn('Slow (November)!A1:N20')).toEqual([]);
    book.type('Engines', 'A6', [[null, null, null]]);
    expect(book.value('Totals!B3')).toBe('OK');
  });

  test('an account that did not play where it is said to be lent', () => {
    book.type('Engines', 'B6', [['July 2012']]);
    expect(book.value('Engines!D6')).toBe(text('en', 'kgsEngineUnplayedHere'));
    // A tournament without results yet says nothing about its accounts.
    book.type('Year', 'E1', [['December']]);
    book.type('Engines', 'B6', [['December']]);
    expect(book.value('Engines!D6')).toBe('OK');
  });

  test('lists the accounts that no row names', () => {
    const listed = book.values('Engines!F4:F40').flat().filter(Boolean);
    const played = [july, september, lent].flatMap(({ entrants }) =>
      entrants.map(({ account }) => account),
    );
    const rows = sampleAliases.flatMap(({ account, engine }) => [account, engine]);
    const known = new Set(rows.map((each) => each.toLowerCase()));
    const expected = new Map(
      played
        .filter((each) => !known.has(each.toLowerCase()))
        .map((each) => [each.toLowerCase(), each]),
    );
    expect([...listed].sort()).toEqual([...expected.values()].sort());
    expect(listed.length).toBeGreaterThan(1);
  });
});

test('The winner on Year is the engine, also of an account that was lent', async () => {
  await openPlayed();
  added(book, { ...lent, name: 'December' });
  // `guest` wins both; it was lent in the first of them alone.
  expect(book.values('Year!D11:E11').flat()).toEqual(['Many Faces of Go', 'guest']);
});

/** What stands above the totals, and the totals themselves up to the first blank row. */
const check = (): unknown => book.value('Totals!B3');
const totals = (): unknown[][] =>
  book.values('Totals!A5:C40').filter(([place]) => place !== null && place !== '');

const expected = (...tournaments: (typeof july)[]): unknown[][] =>
  checkedTotals({ tournaments, aliases: sampleAliases, points: [] }).map(
    ({ place, engine, total }) => [place, engine, expect.closeTo(total, 9)],
  );

describe('Totals that leave lines out say so above', () => {
  beforeEach(openPlayed);

  test('none are there yet: OK, and the header alone', async () => {
    book = withoutEngines(await openYear([], 'en', sampleAliases));
    expect([check(), book.value('Totals!A4')]).toEqual(['OK', 'Place']);
  });

  test('a tournament whose points are errors is named, and nobody twice; Home says what was typed in Year', async () => {
    expect(check()).toBe('OK');
    expect(totals()).toEqual(expected(july, september, lent));
    for (const cell of ['B3', 'B4']) {
      const stood = book.value(`Year!${cell}`);
      book.type('Year', cell, [['many']]);
      expect([check(), book.value('Annual table!B3')]).toEqual([
        '6 lines on the right are left out of the totals: July 2012',
        '6 lines on the sheet with the totals are left out: July 2012',
      ]);
      if (cell === 'B3') {
        const why = text('en', 'cellNeedsNumber', { address: 'Year!B3', content: 'many' });
        expect(await missing()).toEqual([`July 2012 | ${why} | Year!B3`]);
        book.type('Year', 'C4', [[18]]);
        expect(check()).toMatch(/^13 lines .*: July 2012, September 2012$/);
        book.type('Year', 'C4', [[19]]);
      }
      book.type('Year', cell, [[stood as number]]);
    }
    expect([check(), book.value('Annual table!B3')]).toEqual(['OK', 'OK']);
    expect(await missing()).toEqual([]);
    // One entrant who cannot be counted.
    book.type('July 2012', 'F8', [['x', null, 'yes']]);
    expect(check()).toMatch(/^1 line .*: July 2012$/);
    const others = book.values('July 2012!I9:I13').flat();
    expect(others.every((each) => typeof each === 'number')).toBe(true);
    expect(book.value('July 2012!B5')).toBe(`F8, G8, H8${text('en', 'kgsCellsUnreadable')}`);
  });

  test('deleted result sheets are named, here and by Home with the ways out; the others still count', async () => {
    book.deleteSheet('July 2012');
    expect(check()).toBe('1 line on the right is left out of the totals: July 2012');
    expect(totals()).toEqual(expected(september, lent));
    expect(await seenIn(kgsEvents, book)).toMatchObject({
      headline: '2 tournaments so far',
      missing: [`July 2012 | ${text('en', 'kgsHomeGone')} | Year!B1`],
    });
    expect(await seenIn(kgsEvents, book, 'nl')).toMatchObject({
      missing: [`July 2012 | ${text('nl', 'kgsHomeGone')} | Year!B1`],
    });
    // A name with quotation marks is shown as it is.
    book.type('Year', 'B1', [['"July" & co']]);
    expect(check()).toBe('1 line on the right is left out of the totals: "July" & co');
    book.deleteSheet('September 2012');
    book.deleteSheet('Slow (November)');
    expect(check()).toBe(
      '3 lines on the right are left out of the totals: "July" & co, September 2012, Slow (November)',
    );
    expect(totals()).toEqual([]);
  });

  test('points that were cleared on Year are named, and its tournament counts once', async () => {
    book.type('Engines', 'A6', [[null, null, null]]);
    const before = totals();
    book.type('Year', 'B8', [[null]]);
    const what = say(languages.en, { code: 'kgsHomeYearGone', cells: ['B8'] });
    expect(await seenIn(kgsEvents, book)).toMatchObject({
      headline: '3 tournaments so far',
      missing: [`July 2012 | ${what} | Year!B9`],
    });
    expect(adding(book, july, { column: 1 })).toMatchObject({ ok: false });
    expect(totals()).toEqual(before);
    book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
    book.deleteSheet('July 2012');
    added(book, july);
    wayOut('kgsHomeYearGone', [check(), await missing()]).toEqual(['OK', []]);
    expect(new Set(totals().map(String))).toEqual(new Set(before.map(String)));
  });

  test('it is still named once the next tournament has taken its lines, until it is removed', () => {
    book.deleteSheet('July 2012');
    added(book, { ...september, name: 'October 2012' });
    const named = [check(), book.value('Annual table!B3')];
    expect(named).toEqual(Array(2).fill('Result sheet deleted: July 2012'));
    expect(totals()).toEqual(expected(september, lent, { ...september, name: 'October 2012' }));
    book.apply(plannable(book.compute(removeTournament, { column: 1 })).plan);
    // One account of Engines played in that tournament alone.
    const unused = `${text('en', 'kgsEnginesUnusable')}: ManyFaces1`;
    wayOut('kgsHomeGone', [check(), book.value('Annual table!B3')]).toEqual([unused, unused]);
  });

  test('accounts that cannot spill are named by the event beside them, each line counted', async () => {
    book.type('Totals', 'F6', [['something typed']]);
    expect(book.value('Totals!F5')).toMatchObject({ error: '#SPILL!' });
    expect(check()).toBe('5 lines on the right are left out of the totals: July 2012');
    // Home says so beside a row of Engines that stands for nothing, too.
    const said = await missing();
    book.type('Engines', 'A20', [['nobody', 'No event', 'Nobody']]);
    const beside = await missing();
    expect([said.length, beside.length]).toEqual([1, 2]);
    expect(beside[1]).toContain('5 lines on the right are left out of the totals');
  });

  test.each<[string, () => void]>([
    [
      'of one whose result sheet was deleted',
      () => {
        book.deleteSheet('September 2012');
      },
    ],
    [
      'of one whose formulas show errors, as while the functions are not loaded',
      () => {
        const sheetId = book.grid.sheets().find(({ name }) => name === 'September 2012')?.id ?? '';
        // Whether an account counts.
        for (const index of september.entrants.keys())
          book.grid.write({ sheetId, row: 7 + index, column: 9 }, '=NOT.LOADED()');
      },
    ],
  ])('the lines of the next tournament stand below all states %s', (_, happens) => {
    happens();
    added(book, { ...september, name: 'October 2012' });
    const lines = book.values('Totals!F5:I200');
    expect(JSON.stringify(lines)).not.toContain('#SPILL!');
    const counted = lines.filter(([, , , state]) => state === 'OK');
    expect(counted.map(([, event]) => event)).toEqual(
      [july, lent, { ...september, name: 'October 2012' }].flatMap(({ name, entrants }) =>
        entrants.map(() => name),
      ),
    );
  });
});

test('A deleted result sheet takes its states with it, also where somebody deleted the names of its lines', async () => {
  await openPlayed();
  for (const name of book.facts.names.filter((each) => /_(lines|tournament)_\d+$/i.test(each)))
    book.forget(name);
  book.deleteSheet('July 2012');
  const october = { ...september, name: 'October 2012' };
  added(book, october);
  expect(
    book
      .values('Totals!F5:I30')
      .flat()
      .filter((cell) => cell !== null),
  ).toEqual([]);
  const lines = book.values('Totals!F5:I200');
  expect(lines.filter(([, , , state]) => state === 'OK').map(([, event]) => event)).toEqual(
    [september, lent, october].flatMap(({ name, entrants }) => entrants.map(() => name)),
  );
  expect(book.value('Totals!B3')).toBe('Result sheet deleted: July 2012');
});

/** What a style does to a new cell. */
function lookOf(style: CellStyle): Record<string, unknown> {
  const font: Record<string, unknown> = {};
  const fill: Record<string, unknown> = {};
  applyStyle({ font, fill } as unknown as Excel.RangeFormat, style, 'new');
  return { ...font, fill: fill['color'] };
}

/** The fill of what is highlighted as a warning. */
function warningFill(): string {
  const custom = { rule: {}, format: { fill: { color: '' } } };
  const range = { conditionalFormats: { add: () => ({ custom }) } };
  const highlight = { at: 'A1', formula: '=TRUE', look: 'warning' } as const;
  applyHighlight(range as unknown as Excel.Range, highlight);
  return custom.format.fill.color;
}

/** How much a colour stands out against another, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (color: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test('a warning is bold and darker than a note, which is grey and slanted; its fill leaves text readable', () => {
  const [warning, note] = [lookOf('warning'), lookOf('note')];
  expect(warning).toMatchObject({ bold: true });
  expect(warning['italic']).toBeUndefined();
  expect(note).toMatchObject({ italic: true });
  expect(note['bold']).toBeUndefined();
  const against = (color: unknown, paper: string): number => contrast(String(color), paper);
  expect(against(warning['color'], '#FFFFFF')).toBeGreaterThan(against(note['color'], '#FFFFFF'));
  for (const color of [warning['color'], lookOf('total')['color'] ?? '#000000']) {
    expect(against(color, warningFill())).toBeGreaterThanOrEqual(4.5);
  }
});

type Checked = Block & { readonly highlights?: readonly Highlight[] };

/** The cells of a block that say whether something is OK, which stand by themselves or fill a column: whether they stand out. */
function checksOf(sheet: string, block: Checked): readonly [string, boolean][] {
  const { row, column } = areaOfBlock(block);
  const marked = (block.highlights ?? []).filter(({ look }) => look === 'warning');
  return block.cells.flatMap((line, i) =>
    line.flatMap((cell, j): [string, boolean][] => {
      if (cell.kind !== 'formula' || !/,"OK"[,)]/.test(cell.formula)) return [];
      const at = { row: row + i, column: column + j, rows: 1, columns: 1, ...cell.spills };
      const standsOut = marked.some((each) => {
        const area = parseArea(each.at);
        return area !== undefined && contains(area, at);
      });
      return [[onSheet(sheet, areaName(at)), standsOut || cell.style === 'warning']];
    }),
  );
}

const checks = ({ sheets, blocks }: Plan): readonly [string, boolean][] => [
  ...sheets.flatMap((sheet) => sheet.blocks.flatMap((block) => checksOf(sheet.name, block))),
  ...blocks.flatMap((block) => checksOf(block.sheet, block)),
];

/** The lines beside the totals are the add-in's own; the check above the totals speaks for them. */
const own = (all: readonly [string, boolean][]): readonly [string, boolean][] =>
  all.filter(([at]) => !at.startsWith('Totals!I'));

describe('A check that is not OK stands out', () => {
  beforeAll(openPlayed);

  test('on the sheets of a year, of Engines row by row', async () => {
    const empty = await YearWorkbook.create('en');
    const options = { year: '2012', rule: 'row', points: '8 5' } as const;
    expect(checks(plannable(empty.compute(newYear, options)).plan)).toEqual([
      ['Engines!C1', true],
      ['Engines!D4:D503', true],
      ['Totals!B3', true],
      ["'Annual table'!B3", true],
    ]);
  });

  test('on a result sheet and in its column of Year', () => {
    const { plan } = plannable(adding(book, removals));
    expect(own(checks(plan))).toEqual([['December!B5', true]]);
    const year = plan.blocks.filter(({ sheet }) => sheet === 'Year').flatMap(({ cells }) => cells);
    const look = year
      .flat()
      .filter((cell) => cell.kind === 'formula' && /^=IF.*"OK"/.test(cell.formula));
    expect(look.map((cell) => 'style' in cell && cell.style)).toEqual(['warning']);
  });

  test('on a sheet of points alone', () => {
    const points = book.type('Announced', 'A1', [
      ['Account', 'Points'],
      ['AyaBot', 3],
    ]);
    const options = { column: undefined, name: 'May', date: '' };
    const { plan } = plannable(book.compute(addPoints, options, { points }));
    expect(own(checks(plan))).toEqual([['May!B4', true]]);
  });
});
