/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { languages, say } from '../../../../src/language';
import { randomFrom, runs, sampled } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { expectSums, figureAt, findingsOf, told, wordsOf, written } from './support';
import type { GroupOptions } from '../../../../taskpane/kuksu/given';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { cellName } from '../../../../taskpane/sheets/address';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { plannable } from '../../support/computed';

describe('leagues', () => {
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
  function entries(
    without: readonly string[],
    pins: Readonly<Record<string, string>> = {},
  ): Line[] {
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
        const pins = Object.fromEntries(
          names.filter(() => next() < 0.1).map((name) => [name, 'A']),
        );
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
      expect(told.map((figure) => figure.includes('kuksuWhyEqualSums'))).toEqual([
        true,
        true,
        false,
      ]);
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

    test('in a workbook of the other language', async () => {
      book = await YearWorkbook.create('nl', 'kuksu');
      written(book, { players: entries(['A.1', 'B2.2'], { 'B1.7': 'A' }), last, options: lost });
      expect(shown('Groepen', ['A5', 'B14', 'C22', 'H9', 'H30'])).toEqual(
        Array(5).fill('asWritten'),
      );
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
      const cells = ['C15', 'B16', 'C17', 'B20', 'C33'].filter(
        (cell) => cell.slice(1) !== `${row}`,
      );
      expect(cells.map((cell) => told(figureAt(book, `Leagues!${cell}`))[0])).toEqual(
        cells.map(() => 'asWritten'),
      );
    });
  });
});

describe('brought', () => {
  jest.setTimeout(60_000);

  type Line = readonly (string | number | null)[];

  let book: YearWorkbook;
  let kept: () => YearWorkbook;
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

  /** Who has the lower number wins every game of the cycle, and the leagues are ranked. */
  function playAndRank(leagues: readonly (readonly [sheet: string, size: number])[]): void {
    for (const [sheet, size] of leagues) {
      for (let row = 1; row < size; row++) {
        const won = Array.from({ length: size - row }, () => '1');
        book.type(sheet, cellName(3 + row, 8 + row), [won]);
      }
    }
    book.apply(plannable(book.compute(rankLeagues.sheets, { pages: '', league: '' }, {})).plan);
  }

  /** The results of a list as the next cycle takes them. */
  function resultsOn(sheet: string): Line[] {
    const lines = book.values(`${sheet}!A5:C19`) as (string | number)[][];
    return lines.map(([league = '', place = 0, name = '']) => [name, league, place, null]);
  }

  function next(results: string, entries: readonly Line[], options: Partial<GroupOptions>): void {
    const last = resultsOn(results);
    written(book, { players: entries, last, options }, [`Entries ${results}`, `Last ${results}`]);
  }

  const entry = (i: number): Line => [`N${i}`, 2000 - i, null, null];

  /** The address in the row of a player. */
  function of(name: string, column: string, sheet = 'Leagues, cycle 2', names = 'D'): string {
    const found = book.values(`${sheet}!${names}1:${names}40`).flat().indexOf(name);
    if (found === -1) throw new Error(`${name} is not on ${sheet}`);
    return `${sheet}!${column}${found + 1}`;
  }

  function titleOf(figure: Figure | undefined): string | undefined {
    const title = figure?.title;
    return typeof title === 'object' ? say(languages.en, title) : title;
  }

  // Three cycles: the title holder wins the first match, and loses the second one to N1.
  beforeAll(async () => {
    book = await YearWorkbook.create('en', 'kuksu');
    written(book, { players: numbers(15).map(entry) });
    playAndRank([
      ['League A', 10],
      ['League B1', 5],
    ]);
    next('Results', numbers(15).map(entry), { lost: 'challenger', holder: 'Champion' });
    playAndRank([
      ['League A, cycle 2', 10],
      ['League B1, cycle 2', 5],
    ]);
    const [winner] =
      resultsOn('Results, cycle 2').find(([, league, place]) => league === 'A' && place === 1) ??
      [];
    const others = numbers(15)
      .map(entry)
      .filter(([name]) => name !== winner);
    next('Results, cycle 2', [...others, ['Champion', 2300, null, null]], { lost: 'holder' });
    kept = book.kept();
  });
  beforeEach(() => {
    book = kept();
  });

  describe('A rating on a sheet of leagues', () => {
    test('says what it counts for open seats and in the tier, and is held to the cross table', () => {
      const figure = figureAt(book, of('N12', 'E', 'Leagues'));
      expect(titleOf(figure)).toBe('Rating: 1988');
      expect(told(figure)).toEqual(['asWritten', 2]);
      expect(wordsOf(figure)).toEqual([
        'Rating and award of N12 for tier 1 (League A)',
        'N10 took the last open seat of tier 1 (League A) with 1990.',
        'Open seats of tier 2 (Leagues B): all, minus pinned players and those by default',
        'Rating and award of N12, who took open seat 2',
        'Nobody else was left.',
        'N12, rating 1988: number by rating of the 5 in tier 2 (Leagues B), without awards',
      ]);
    });

    test('that was changed names the cell and what the cross table has', () => {
      const address = of('N12', 'E', 'Leagues');
      book.type('Leagues', address.split('!')[1] ?? '', [[1000]]);
      const figure = figureAt(book, address);
      expect(told(figure)).toEqual(['otherToday', 5]);
      expect(findingsOf(figure)).toEqual([
        'N12, Rating: 1000 on this sheet, 1988 in the cross table.',
      ]);
    });

    test('cannot be told without a cross table of its league', () => {
      book.forget('Kuksu_1_B1');
      expect(findingsOf(figureAt(book, of('N12', 'E', 'Leagues')))).toEqual([
        'League B1 has no cross table with this player in this workbook, and no list tells it either.',
      ]);
    });
  });

  describe('What a player did last cycle', () => {
    test('gives the default tier and the awards, and is what the results of that cycle say', () => {
      for (const column of ['F', 'G']) {
        expect(figureAt(book, of('N13', column))?.state).toMatchObject({
          kind: 'asWritten',
          says: { code: 'kuksuWhyAsResults', cycle: 1 },
        });
      }
      const figure = figureAt(book, of('N13', 'G'));
      expect(titleOf(figure)).toBe('Last place: 3');
      expect(told(figure)).toEqual(['asWritten', 300]);
      expect(wordsOf(figure)).toEqual([
        'Last cycle N13 came in place 3 of league B1',
        'Award of N13 for open seats of tier 1 (League A)',
      ]);
      expect(wordsOf(figureAt(book, of('N1', 'F')))).toEqual([
        'Last cycle N1 came in place 1 of league A',
        'The last place of N1 gives no award for open seats',
      ]);
    });

    test('of a newcomer is none, which gives no award either', () => {
      const figure = figureAt(book, of('N12', 'F', 'Leagues'));
      expect(titleOf(figure)).toBe('Last league: none');
      expect(told(figure)[0]).toBe('asWritten');
      expect(wordsOf(figure)).toEqual([
        'N12 didn’t play last cycle: no default tier, and no award',
      ]);
    });

    test('of the former title holder is the title, and no place', () => {
      const figure = figureAt(book, of('Champion', 'G', 'Leagues, cycle 3'));
      expect([titleOf(figure), told(figure)[0]]).toEqual(['Last place: title', 'asWritten']);
      expect(wordsOf(figure)[0]).toBe('Champion held the title and lost the title match');
    });

    test('that was typed over names what the results say', () => {
      const address = of('N13', 'G');
      book.type('Leagues, cycle 2', address.split('!')[1] ?? '', [[4]]);
      const figure = figureAt(book, address);
      expect(told(figure)).toEqual(['otherToday', 200]);
      expect(findingsOf(figure)).toEqual([
        'N13, Last place: 4 on this sheet, 3 in the results of cycle 1.',
      ]);
      expect(
        figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at?.area,
      ).toMatchObject({
        row: Number(/\d+$/.exec(address)?.[0]) - 1,
        column: 6,
      });
    });
  });

  describe('Rating, last tier and last place of a cross table', () => {
    const at = (name: string, column: string): string =>
      of(name, column, 'League B1, cycle 2', 'B');

    test('are what the sheet of leagues says, and say between whom they decide', () => {
      for (const [column, title, order] of [
        ['F', 'Rating: 1991', 5],
        ['G', 'Last tier: 1 (League A)', 3],
        ['H', 'Last place: 9', 4],
      ] as const) {
        const figure = figureAt(book, at('N9', column));
        expect([titleOf(figure), ...told(figure)]).toEqual([title, 'asWritten', order]);
        expect(wordsOf(figure).at(-1)).toBe('It separates N9 from nobody next in place now.');
      }
      // All games are draws: all are level on points and SODOS, and last places decide.
      for (let row = 1; row < 5; row++) {
        book.type('League B1, cycle 2', cellName(3 + row, 8 + row), [Array(5 - row).fill('½')]);
      }
      expect(wordsOf(figureAt(book, at('N9', 'H'))).filter((each) => / by /.test(each))).toEqual([
        'Below N8 by last cycle’s place: 9 against 8',
        'Above N10 by last cycle’s place: 9 against 10',
      ]);
    });

    test('that were changed name the cell on the sheet of leagues', () => {
      book.type('League B1, cycle 2', at('N9', 'H').split('!')[1] ?? '', [[5]]);
      const figure = figureAt(book, at('N9', 'H'));
      expect(findingsOf(figure)).toEqual([
        'N9, Last place: 9 on this sheet, 5 in the cross table.',
      ]);
      expect(figure?.state?.kind === 'otherToday' && figure.state.changes[0]?.at?.sheet).toBe(
        'Leagues, cycle 2',
      );
    });
  });

  describe('The line of the title holder', () => {
    const line = (sheet: string, column: string, label = 'Title holder'): string =>
      of(label, column, sheet, 'A');

    test('says who played for the title, and who of them plays in a league now', () => {
      for (const column of ['A', 'D']) {
        const figure = figureAt(book, line('Leagues, cycle 3', column));
        expect([titleOf(figure), told(figure)[0]]).toEqual(['Title holder', 'asWritten']);
        expect(wordsOf(figure)).toEqual([
          'N1 won league A in cycle 2 and could play for the title',
          'Champion held the title during cycle 2',
          'Champion lost the title match and plays in league A',
          'N1 holds the title and plays in no league',
        ]);
      }
    });

    test('without a holder before cannot be told, and names what is missing', () => {
      const figure = figureAt(book, line('Leagues, cycle 2', 'D'));
      expect(findingsOf(figure)).toEqual([
        'The results of cycle 1 and its title holder don’t tell who played the title match.',
      ]);
    });

    test('that was typed over is other: who is in the leagues tells it', () => {
      const cell = line('Leagues, cycle 3', 'D').split('!')[1] ?? '';
      book.type('Leagues, cycle 3', cell, [['N2']]);
      expect(findingsOf(figureAt(book, `Leagues, cycle 3!${cell}`))).toEqual([
        expect.stringMatching(/^N2 plays in league A\. The title holder plays in none\.$/),
      ]);
      book.type('Leagues, cycle 3', cell, [['Somebody']]);
      expect(findingsOf(figureAt(book, `Leagues, cycle 3!${cell}`))).toEqual([
        'Who lost the title match plays in a league, so N1 holds the title.',
      ]);
    });

    test('is known below an inserted row, and nothing beside it is', () => {
      book.insertRow('Leagues, cycle 3', 1);
      expect(told(figureAt(book, line('Leagues, cycle 3', 'D')))[0]).toBe('asWritten');
      expect(figureAt(book, line('Leagues, cycle 3', 'E'))).toBeUndefined();
    });
  });
});
