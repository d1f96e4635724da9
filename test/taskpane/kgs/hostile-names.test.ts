/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { contentsOf } from '../../../taskpane/sheets/layout';
import type { Plan } from '../../../taskpane/sheets/plan';
import { sampled } from '../../support/sampled';
import { july, type SampleTournament } from './support/sample-year';
import { added, adding, openYear } from './support/steps';
import type { YearWorkbook } from './support/year-workbook';

/**
 * Names as people, bots and pranksters write them: beginnings of formulas, numbers, dates and truth values in disguise,
 * wildcards and operators of COUNTIF, quotes, brackets, prototype members, accents, blanks, directions, emoji.
 */
const hostileNames: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://x","y")',
  "=cmd|' /C calc'!A0",
  '+1',
  '+A1',
  '-1',
  '-Anna',
  '@SUM(A1)',
  '@home',
  "'quoted",
  "''twice",
  "it's",
  '"both"',
  '1973',
  '007',
  '1e5',
  '1,5',
  '1.5',
  '50%',
  '€5',
  '12:30',
  '1-2',
  '1/2',
  '3 May',
  '2012-07-01',
  'TRUE',
  'false',
  'WAAR',
  '#1',
  '#name?',
  'null',
  'undefined',
  'NaN',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '*',
  '?',
  'a*b?',
  '~',
  '<>x',
  '>5',
  '<=',
  '[Round] 1:2',
  'a/b\\c',
  'Sheet1!A1',
  '{1;2}',
  '$A$1',
  'R1C1',
  'A1',
  'X'.repeat(300),
  'Ünï çødé',
  'ö e\u0301',
  'ıİ',
  'ß',
  'مرحبا (1)',
  '名前',
  '🤖 bot',
  '<b>bold</b>',
  '&amp;',
  '{name}',
  '$&',
];

jest.setTimeout(300_000);

let book: YearWorkbook;

/** Every cell of a plan that is no formula by intention must not become one. */
function formulasByAccident({ sheets, blocks }: Plan): unknown[] {
  const cells = [...sheets.flatMap((sheet) => sheet.blocks), ...blocks].flatMap((block) =>
    block.cells.flat(),
  );
  return cells
    .filter(({ kind }) => kind !== 'formula')
    .map(contentsOf)
    .filter((content) => typeof content === 'string' && /^[=+\-@]/.test(content));
}

const named = (name: string, accounts: readonly string[] = ['a', 'b']): SampleTournament => ({
  ...july,
  name,
  entrants: accounts.map((account, i) => ({
    account,
    wins: accounts.length - i,
    sos: 10,
    sodos: 5,
  })),
});

test('There are at least sixty hostile names, each once', () => {
  expect(new Set(hostileNames).size).toBe(hostileNames.length);
  expect(hostileNames.length).toBeGreaterThanOrEqual(60);
});

describe('A hostile name stays the text it is', () => {
  beforeEach(async () => {
    book = await openYear([8, 5, 3, 2, 1]);
  });

  test('as an account: in the result sheet, in the lines and in the totals', () => {
    const { plan } = added(book, named('All of them', hostileNames));
    expect(formulasByAccident(plan)).toEqual([]);
    const count = hostileNames.length;
    const inSheet = book.values(`All of them!B8:B${7 + count}`).flat();
    // Names are spelled with composed accents.
    const spelled = hostileNames.map((name) => name.normalize('NFC'));
    expect(inSheet).toEqual(spelled);
    expect(book.values(`Totals!F5:F${4 + count}`).flat()).toEqual(spelled);
    const totals = book.values(`Totals!B5:B${4 + count}`).flat();
    expect(new Set(totals)).toEqual(new Set(spelled));
    expect(book.values('Totals!A5:C6')).toEqual([
      [1, spelled[0], 8],
      [2, spelled[1], 5],
    ]);
  });

  // Sheets are called by these names; formulas double an apostrophe within one.
  const inTurn = [true, false].flatMap((hasApostrophe) =>
    sampled(
      hostileNames.filter((name) => name.includes("'") === hasApostrophe),
      hasApostrophe ? 2 : 5,
    ),
  );

  test.each(inTurn)('as a tournament: %s', (name) => {
    const tournament = named(name);
    const { plan } = added(book, tournament);
    expect(formulasByAccident(plan)).toEqual([]);
    const spelled = name.normalize('NFC');
    expect(book.value('Year!B1')).toBe(spelled);
    const [sheet] = plan.sheets;
    expect(book.value(`${sheet?.name}!A1`)).toBe(spelled);
    expect(book.values('Totals!F5:H6')).toEqual([
      ['a', spelled, 8],
      ['b', spelled, 5],
    ]);
    expect(book.values('Totals!A5:D6')).toEqual([
      [1, 'a', 8, 1],
      [2, 'b', 5, 1],
    ]);
    const again = adding(book, tournament);
    expect(again).toMatchObject({ refusals: [{ sentence: { code: 'kgsHasResults' } }] });
  });

  test('as an engine behind an account, lent in a tournament of a hostile name', () => {
    const event = '=1+1';
    const engine = '@SUM(A1)';
    book.type('Engines', 'A8', [['a', event, engine]]);
    added(book, named(event));
    expect(book.values('Totals!B5:B6').flat()).toEqual([engine, 'b']);
  });
});
