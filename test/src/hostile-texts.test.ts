import { describe, expect, test } from '@jest/globals';
import {
  atOnce,
  readEgdTable,
  readEgdTableSteps,
  readLeague,
  readLeaguePages,
  readLeaguePagesSteps,
  type Stepwise,
} from '../../src';
import { runs } from '../support/sampled';

/** Texts that parsers with nested repetitions need hours for, a fifth of the length in `npm test`: each is read in a moment. */
const LONG = runs(60_000, 300_000);
const LINES = runs(10_000, 150_000);
const blanks = ' '.repeat(LONG);

function stepsOf<T>(work: Stepwise<T>): number {
  let steps = 0;
  for (let step = work.next(); step.done !== true; step = work.next()) steps++;
  return steps;
}

describe('H1: a hostile text', () => {
  test.each([
    ['blanks', blanks],
    ['a letter and blanks before something else', `B${blanks}x`],
    ['a word and blanks before something else', `league${blanks}?`],
    ['digits', '1'.repeat(LONG)],
    ['words', 'league '.repeat(LONG / 7)],
  ])('of %s is no league', (_, text) => {
    expect(readLeague(text, 'league').ok).toBe(false);
  });

  test('with blanks around a league is still that league', () => {
    expect(readLeague(`${blanks}League C3${blanks}`, 'league')).toEqual({
      ok: true,
      value: { tier: 3, league: 3 },
    });
  });

  test('of a page: names with blanks inside, ranks that do not end, "group" over and over', () => {
    const names = [`Ann${blanks}Lee`, `Bob${blanks}[5d]`, `Cid ${'[1 '.repeat(LONG / 3)}`];
    const page = [
      'group '.repeat(LONG / 6),
      'Group B2',
      'Player\tPoints',
      ...names.map((name) => `${name}\t1`),
    ].join('\n');
    const answer = readLeaguePages(page);
    expect(answer.ok && answer.value.map(({ league }) => league)).toEqual(['B2']);
    expect(answer.ok && answer.value[0]?.players.map(({ name }) => name)).toEqual([
      names[0],
      'Bob',
      names[2]?.trim(),
    ]);
  });

  test('of many pages is read page by page, each line once', () => {
    const page = 'Group A\nPlayer\tPoints\nAnn\t1\n\n';
    const answer = readLeaguePages(page.repeat(LONG / 30));
    expect(answer.ok && answer.value.length).toBe(LONG / 30);
  });

  test('of a tournament table: headings of "Clu", results without end, ever more lines', () => {
    const heading = `; Pl ${'Clu '.repeat(LONG / 4)}\u2028x`;
    const results = '0- '.repeat(LONG / 3);
    const table = readEgdTable(`${heading}\n1 Ann 1d ${results}`);
    expect(table.ok && table.value.rounds.length).toBe(LONG / 3);

    const lines = Array.from({ length: LINES }, (_, at) => `${at + 1} A 1d 0-`).join('\n');
    const many = readEgdTable(lines);
    expect(many.ok && many.value.players.length).toBe(LINES);
  });
});

describe('A pasted text in steps', () => {
  const table = (lines: number): string =>
    Array.from({ length: lines }, (_, at) => `${at + 1} A 1d 0-`).join('\n');
  const page = (lines: number): string => 'Group A\nPlayer\tPoints\nAnn\t1\n\n'.repeat(lines / 5);

  test.each([
    ['a tournament table', (lines: number) => stepsOf(readEgdTableSteps(table(lines)))],
    ['league pages', (lines: number) => stepsOf(readLeaguePagesSteps(page(lines)))],
  ])('%s takes a step for at most 500 lines, and twice as many for twice the lines', (_, steps) => {
    const lines = runs(5_000, 25_000);
    const [few, many] = [steps(lines), steps(2 * lines)];
    expect(many).toBeGreaterThan((2 * lines) / 500);
    expect(many / few).toBeGreaterThan(1.9);
    expect(many / few).toBeLessThan(2.1);
  });

  test('is read as without steps', () => {
    expect(atOnce(readEgdTableSteps(table(300)))).toEqual(readEgdTable(table(300)));
    expect(atOnce(readLeaguePagesSteps(page(300)))).toEqual(readLeaguePages(page(300)));
  });
});
