/** @jest-environment ./test/support/environment.js */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { languages, say, type TextKey } from '../../../../src/language';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { cellName } from '../../../../taskpane/sheets/address';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { oneOf, randomFrom, sampled } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { figureAt, told, wordsOf, written } from './support';
import { plannable } from '../../support/computed';

jest.setTimeout(600_000);

type Line = readonly (string | number | null)[];

const PLAYERS = 47;
const SIZES = { A: 10, B1: 10, B2: 10, C1: 5, C2: 6, C3: 6 } as const;
const HEADER = 4;

let kept: () => YearWorkbook;

/** Plays every game of a cycle by chance, and ranks the leagues. */
function play(book: YearWorkbook, copy: string, next: () => number): void {
  for (const [league, size] of Object.entries(SIZES)) {
    for (let row = 1; row < size; row++) {
      const results = Array.from(
        { length: size - row },
        () => ['1', '0', '½'][Math.floor(next() * 3)] ?? '1',
      );
      book.type(`League ${league}${copy}`, cellName(HEADER - 1 + row, 8 + row), [results]);
    }
  }
  book.apply(plannable(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {})).plan);
}

// Two cycles of 47 players: the second one with the results of the first, and a title match.
beforeAll(async () => {
  const book = await YearWorkbook.create('en', 'kuksu');
  const next = randomFrom(sampleSeed);
  const entries = Array.from({ length: PLAYERS }, (_, i): Line => [
    `N${i + 1}`,
    2000 - 7 * i,
    null,
    null,
  ]);
  written(book, { players: entries });
  play(book, '', next);
  const ranked = book.values(`Results!A5:C${HEADER + PLAYERS}`) as [string, number, string][];
  const last = ranked.map(([league, place, name]): Line => [name, league, place, null]);
  const options = { lost: 'challenger', holder: 'Champion' } as const;
  written(book, { players: entries, last, options }, ['Entries 2', 'Last 2']);
  play(book, ', cycle 2', next);
  kept = book.kept();
});

/** A cell of the second cycle; rows and columns from 0. */
interface At {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

const inColumns = (sheet: string, rows: number, letters: string): At[] =>
  Array.from({ length: rows }, (_, i) => i).flatMap((i) =>
    Array.from(letters, (letter) => ({
      sheet,
      row: HEADER + i,
      column: letter.charCodeAt(0) - 65,
    })),
  );

/** Every cell of every kind, those of a kind beside each other. */
const all: readonly At[] = [
  ...inColumns('Leagues, cycle 2', PLAYERS, 'ABCEFGH'),
  ...inColumns('Results, cycle 2', PLAYERS, 'BDEF'),
  ...Object.entries(SIZES).flatMap(([league, size]) => [
    ...inColumns(`League ${league}, cycle 2`, size, 'ACDEFGH'),
    // The games below the diagonal are formulas, those above are typed.
    ...inColumns(`League ${league}, cycle 2`, size, 'IJKLMNOPQR'.slice(0, size)).filter(
      ({ row, column }) => row - HEADER !== column - 8,
    ),
  ]),
];
const cells = sampled(all, 12);

const addressOf = ({ sheet, row, column }: At): string => `${sheet}!${cellName(row, column)}`;

/** What is told of the cells: each with its state, what it comes to, and the kinds of its steps. */
const toldOf = (book: YearWorkbook, where: (at: At) => At = (at) => at): readonly unknown[] =>
  cells.map((at) => {
    const figure = figureAt(book, addressOf(where(at)));
    const kinds = figure?.steps.map((step) => ('rule' in step ? 'rule' : step.what.code));
    return [addressOf(at), ...told(figure), kinds];
  });

/** All that is said of a figure. */
const textsOf = (figure: Figure | undefined): readonly string[] =>
  figure === undefined
    ? []
    : [figure.title, figure.about, ...figure.notes]
        .map((each) => (typeof each === 'object' ? say(languages.en, each) : each))
        .concat(wordsOf(figure));

test('Every figure of two cycles is as written, and its number is that of the cell', () => {
  const book = kept();
  for (const at of cells) {
    const address = addressOf(at);
    const figure = figureAt(book, address);
    const isTyped = at.sheet.startsWith('League ') && at.column - 8 > at.row - HEADER;
    expect([address, figure?.state?.kind]).toEqual([address, isTyped ? undefined : 'asWritten']);
    const held = book.value(address) as string | number | null;
    // The reason for a tier is quoted; other texts are worked out in words of their own.
    const isQuoted = at.sheet.startsWith('Leagues') && at.column === 7;
    if (typeof held !== 'number' && !isQuoted) continue;
    const shown = [...textsOf(figure), ...told(figure)].join(' ');
    expect([address, shown]).toEqual([
      address,
      expect.stringContaining(held === 0.5 ? '½' : String(held)),
    ]);
  }
});

/** The sheets of the second cycle. */
const sheets = [...new Set(all.map(({ sheet }) => sheet))];

/** What a heading is in Dutch. */
function inDutch(heading: unknown): string | undefined {
  const keys = Object.keys(languages.en).filter((key) => key.startsWith('kuksu')) as TextKey[];
  return keys.flatMap((key) => (languages.en[key] === heading ? languages.nl[key] : []))[0];
}

/** Types the headings of another language over those of a sheet, and says how many. */
function translate(book: YearWorkbook, sheet: string): number {
  const headings = book.values(`${sheet}!A${HEADER}:S${HEADER}`).flat();
  return headings.filter((heading, column) => {
    const dutch = inDutch(heading);
    if (dutch !== undefined) book.type(sheet, cellName(HEADER - 1, column), [[dutch]]);
    return dutch !== undefined;
  }).length;
}

/** Turns the lines of a list round, and gives where each of them stands now. */
function reverse(book: YearWorkbook, sheet: string, to: string): (at: At) => At {
  const rows = book.values(`${sheet}!A5:${to}${HEADER + PLAYERS}`) as (string | number | null)[][];
  book.type(sheet, 'A5', [...rows].reverse());
  return (at) =>
    at.sheet === sheet ? { ...at, row: HEADER + PLAYERS - 1 - (at.row - HEADER) } : at;
}

describe('The figures of two cycles are the same', () => {
  test.each(
    oneOf<readonly [string, (book: YearWorkbook) => ((at: At) => At) | undefined]>([
      [
        'after both lists were sorted',
        (book) => {
          const leagues = reverse(book, 'Leagues, cycle 2', 'H');
          const results = reverse(book, 'Results, cycle 2', 'G');
          return (at) => results(leagues(at));
        },
      ],
      [
        'after every sheet was renamed',
        (book) => {
          for (const sheet of sheets) book.rename(sheet, `My ${sheet}`);
          return ({ sheet, ...at }) => ({ ...at, sheet: `My ${sheet}` });
        },
      ],
      [
        'below an inserted row',
        (book) => {
          for (const sheet of sheets) book.insertRow(sheet, 1);
          return ({ row, ...at }) => ({ ...at, row: row + 1 });
        },
      ],
      [
        'beside an inserted column',
        (book) => {
          for (const sheet of sheets) book.insertColumn(sheet, 1);
          return ({ column, ...at }) => ({ ...at, column: column + 1 });
        },
      ],
      [
        'with a hidden column',
        (book) => {
          for (const sheet of sheets) book.hideColumn(sheet, 3);
          return undefined;
        },
      ],
      [
        'with the headings of the other language',
        (book) => {
          for (const sheet of sheets) expect(translate(book, sheet)).toBeGreaterThan(3);
          return undefined;
        },
      ],
    ]),
  )('%s', (_what, change) => {
    const book = kept();
    const before = toldOf(book);
    const where = change(book);
    expect(toldOf(book, where)).toEqual(before);
  });
});
