/** @jest-environment ./test/support/environment.js */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { languages, say } from '../../../../src/language';
import { randomFrom, runs, sampled } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { expectSums, figureAt, findingsOf, told, wordsOf, written } from './support';

jest.setTimeout(60_000);

let book: YearWorkbook;
beforeEach(async () => {
  book = await YearWorkbook.create('en', 'kuksu');
});

type Line = readonly (string | number | null)[];

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

/** The results of a full cycle of two tiers, its players rated by place: `B2.3` is third of B2. */
const last: readonly Line[] = ['A', 'B1', 'B2'].flatMap((league) =>
  numbers(10).map((place) => [
    `${league}.${place}`,
    league,
    place,
    league === 'B1' && place === 3 ? 'x' : null,
  ]),
);
const ratingOf = (name: string): number => {
  const place = Number(name.split('.')[1]);
  return (name.startsWith('A') ? 2200 : name.startsWith('B1') ? 2011 : 2000) - 20 * place;
};

/** Last cycle's players but these, who are replaced by newcomers. */
function entries(without: readonly string[], pins: Readonly<Record<string, string>> = {}): Line[] {
  const names = last.map(([name]) => String(name)).filter((name) => !without.includes(name));
  return [
    ...names.map((name): Line => [name, ratingOf(name), pins[name] ?? null, null]),
    ...without.map((_, i): Line => [
      `New ${i + 1}`,
      1500 + 61 * i,
      pins[`New ${i + 1}`] ?? null,
      null,
    ]),
  ];
}

const called = (tier: number): string =>
  tier === 1 ? 'Tier 1 (League A)' : `Tier ${tier} (Leagues ${'ABC'.charAt(tier - 1)})`;

const lost = { lost: 'challenger', holder: 'Champion', crosstables: false } as const;

describe('Every figure of a sheet of leagues', () => {
  test.each(numbers(runs(2, 20)))(
    'of a random cycle (%i) is as written, and its steps come to it',
    (run) => {
      const next = randomFrom(sampleSeed + run);
      const names = last.map(([name]) => String(name)).filter((name) => name !== 'A.1');
      const gone = names.filter(() => next() < 0.2);
      const pins = Object.fromEntries(names.filter(() => next() < 0.1).map((name) => [name, 'A']));
      // Only as many as tier A has seats for, beside those who have one by default.
      const byDefault = /^A\.[1-5]$|^B\d\.[12]$/;
      const kept = names.filter((name) => byDefault.test(name) && !gone.includes(name));
      const few = Object.fromEntries(Object.entries(pins).slice(0, Math.min(3, 9 - kept.length)));
      written(book, { players: entries(gone, few), last, options: lost });
      const cells = numbers(30).flatMap((row) =>
        ['A', 'B', 'C', 'H'].map((column) => `${column}${row + 4}`),
      );
      for (const cell of sampled(cells, 24)) {
        const address = `Leagues!${cell}`;
        const figure = figureAt(book, address);
        expect([address, figure?.state?.kind]).toEqual([address, 'asWritten']);
        expectSums(figure);
        const [[tier, league, seed] = []] = book.values(
          `Leagues!A${cell.slice(1)}:C${cell.slice(1)}`,
        );
        const shown = {
          A: called(Number(tier)),
          B: `League ${String(league)}`,
          C: seed,
          H: called(Number(tier)),
        };
        expect([address, told(figure)[1]]).toEqual([address, shown[cell.charAt(0) as 'A']]);
      }
    },
  );

  test('says how the seat was got: by default, an award, a pin, a lost title match, or as a newcomer', () => {
    const without = ['A.1', 'A.4', 'A.5', 'B2.1'];
    const others = entries(without, { 'B1.7': 'A' }).filter(([name]) => name !== 'New 1');
    const players = [...others, ['Champion', 2300, null, null]];
    written(book, { players, last, options: { ...lost, lost: 'holder' } });
    const names = book.values('Leagues!D5:D34').flat();
    const stepsOf = (name: string, column = 'A'): readonly string[] =>
      wordsOf(figureAt(book, `Leagues!${column}${5 + names.indexOf(name)}`));
    const plays = (name: string): string => `${name} plays in`;
    expect(stepsOf('Champion')).toEqual([
      'Champion held the title and lost the title match',
      'Players with default tier 1 (League A) sit down before its open seats are filled',
      plays('Champion'),
    ]);
    expect(stepsOf('B1.7')).toEqual([
      'Last cycle B1.7 came in place 7 of league B1',
      'The director pinned B1.7 to tier 1 (League A)',
      plays('B1.7'),
    ]);
    expect(stepsOf('B2.3')).toEqual([
      'Last cycle B2.3 came in place 3 of league B2',
      'Open seats of tier 1 (League A): all, minus pinned players and those by default',
      'Rating and award of B2.3, who took open seat 3',
      'The award is for place 3 of league B2 last cycle.',
      'Next in line: A.8 with 2140.',
      plays('B2.3'),
    ]);
    expect(stepsOf('B1.3')).toEqual([
      'Last cycle B1.3 came in place 3 of league B1',
      'Disqualified: the place counts, but gives no award.',
      'Rating and award of B1.3 for tier 1 (League A)',
      'B2.3 took the last open seat of tier 1 (League A) with 2240.',
      'Players with default tier 2 (Leagues B) sit down before its open seats are filled',
      plays('B1.3'),
    ]);
    expect(stepsOf('New 4').slice(0, 3)).toEqual([
      'New 4 didn’t play last cycle: no default tier, and no award',
      'Rating and award of New 4 for tier 1 (League A)',
      'B2.3 took the last open seat of tier 1 (League A) with 2240.',
    ]);
    expect(stepsOf('B2.3', 'C')).toEqual([
      'B2.3, rating 1940: number by rating of the 10 in tier 1 (League A), without awards',
      'The row of the snake is the seed',
    ]);
  });

  test('says what goes first of equal sums, to who got the seat and to who did not', () => {
    const players = entries([]).map(([name = null, rating = null, ...more]): Line => [
      name,
      // 2180 + 200 is what A.6 has: 2080 + 300.
      name === 'A.7' ? 2180 : rating,
      ...more,
    ]);
    written(book, { players, last, options: lost });
    const names = book.values('Leagues!D5:D34').flat();
    const told = ['A.6', 'A.7', 'A.8'].map((name) =>
      JSON.stringify(figureAt(book, `Leagues!A${5 + names.indexOf(name)}`)),
    );
    expect(told.map((figure) => figure.includes('kuksuWhyEqualSums'))).toEqual([true, true, false]);
  });

  test('of players moved down to complete a league says that this is not in the rules', () => {
    const players = numbers(13).map((i): Line => [`N${i}`, 2000 - i, null, null]);
    written(book, { players, options: { crosstables: false, remainder: { way: 'moveDown' } } });
    const names = book.values('Leagues!D5:D17').flat();
    const figure = figureAt(book, `Leagues!A${5 + names.indexOf('N10')}`);
    expect(told(figure)).toEqual(['asWritten', 'Tier 2 (Leagues B)']);
    expect(wordsOf(figure)).toContain(
      'Rating and award of N10, among the lowest of tier 1 (League A): moved down to complete a league. This isn’t in the rules',
    );
  });

  test('is none for names, nor above or below the list', () => {
    written(book, { players: entries(['A.1']), last, options: lost });
    const others = ['A1', 'A4', 'D5', 'A40'];
    expect(others.map((cell) => figureAt(book, `Leagues!${cell}`))).toEqual(
      others.map(() => undefined),
    );
  });
});

describe('A sheet of leagues is known', () => {
  const shown = (sheet: string, cells: readonly string[]): readonly unknown[] =>
    cells.map((cell) => told(figureAt(book, `${sheet}!${cell}`))[0]);

  test('when it is sorted, renamed, below an inserted row and beside an inserted column', () => {
    written(book, { players: entries(['A.1', 'B2.2']), last, options: lost });
    const rows = book.values('Leagues!A5:H34') as (string | number | null)[][];
    book.type('Leagues', 'A5', [...rows].reverse());
    expect(shown('Leagues', ['A5', 'B12', 'C20', 'H34'])).toEqual(Array(4).fill('asWritten'));
    book.rename('Leagues', 'Cycle two');
    expect(shown('Cycle two', ['A6', 'C31'])).toEqual(Array(2).fill('asWritten'));
    book.insertRow('Cycle two', 2);
    book.insertColumn('Cycle two', 1);
    expect(shown('Cycle two', ['B6', 'B7', 'D32', 'I35'])).toEqual(Array(4).fill('asWritten'));
    expect(figureAt(book, 'Cycle two!A7')).toBeUndefined();
  });

  test('in a workbook that calls tiers by their letters, with the same reasons in earlier words', () => {
    written(book, { players: entries(['A.1', 'B2.2'], { 'B1.7': 'A' }), last, options: lost });
    const rows = book.values('Leagues!A5:H34') as (string | number)[][];
    const former = rows.map(([tier, ...others]) => [
      'ABC'.charAt(Number(tier) - 1),
      ...others.slice(0, -1),
      String(others.at(-1))
        .replace(/\d \(Leagues? ([A-C])\)/g, '$1')
        .replace(/ by the director\. (.*)\.$/, ' by the director ($1).')
        .replace('(Default', '(default'),
    ]);
    const pinned = former.findIndex(([, , , name]) => name === 'B1.7');
    expect(former[pinned]?.at(-1)).toBe('Pinned to tier A by the director (default tier: B).');
    book.type('Leagues', 'A5', former);
    expect(shown('Leagues', [`A${5 + pinned}`, `H${5 + pinned}`, 'A5', 'H20', 'C30'])).toEqual(
      Array(5).fill('asWritten'),
    );
  });

  test('in a workbook of the other language', async () => {
    book = await YearWorkbook.create('nl', 'kuksu');
    written(book, { players: entries(['A.1', 'B2.2'], { 'B1.7': 'A' }), last, options: lost });
    expect(shown('Groepen', ['A5', 'B14', 'C22', 'H9', 'H30'])).toEqual(Array(5).fill('asWritten'));
  });
});

describe('A seat that is not what the rules give', () => {
  beforeEach(() => {
    written(book, { players: entries(['A.1', 'B2.2']), last, options: lost });
  });

  test('was moved by hand: what the rules give stands beside it', () => {
    const names = book.values('Leagues!D5:D34').flat();
    const row = 5 + names.indexOf('B1.9');
    book.type('Leagues', `A${row}`, [[1, 'A', 11]]);
    const figure = figureAt(book, `Leagues!A${row}`);
    const { state } = figure ?? {};
    expect([state?.kind, state && 'says' in state && say(languages.en, state.says)]).toEqual([
      'otherToday',
      'Written: Tier 1 (League A). The rules now give Tier 2 (Leagues B).',
    ]);
    expect(findingsOf(figure)).toEqual([
      'The rules give B1.9 tier 2 (Leagues B): the director pinned the player, or the registrations have changed.',
    ]);
  });

  test('cannot be told where a rating is no number: its cell is named', () => {
    book.type('Leagues', 'E9', [['strong']]);
    expect(findingsOf(figureAt(book, 'Leagues!C20'))).toEqual([
      'Leagues!E9: “strong” can’t be used under “Rating”. Correct it.',
    ]);
  });

  test('the title holder of the first cycle cannot be told, as there is none before', () => {
    const row = 5 + book.values('Leagues!A5:A45').flat().indexOf('Title holder');
    expect(findingsOf(figureAt(book, `Leagues!D${row}`))).toEqual([
      'This workbook has no cycle before this one, so it doesn’t tell who played the title match.',
    ]);
  });

  test('cannot be told of who came in mid-cycle; the others keep their seats', () => {
    const names = book.values('Leagues!D5:D34').flat();
    const row = 5 + names.indexOf('B1.4');
    book.type('Leagues', `D${row}`, [
      ['Late', 1200, null, null, 'Took the seat of B1.4 in mid-cycle.'],
    ]);
    expect(findingsOf(figureAt(book, `Leagues!C${row}`))).toEqual([
      'This seat was made for B1.4. That rating and last place aren’t kept.',
    ]);
    // The seat counts as taken for the open ones of its tier.
    const other = JSON.stringify(figureAt(book, `Leagues!A${5 + names.indexOf('New 2')}`));
    expect(other).toContain('kuksuWhyOpenSeatsLate');
    const cells = ['C15', 'B16', 'C17', 'B20', 'C33'].filter((cell) => cell.slice(1) !== `${row}`);
    expect(cells.map((cell) => told(figureAt(book, `Leagues!${cell}`))[0])).toEqual(
      cells.map(() => 'asWritten'),
    );
  });
});
