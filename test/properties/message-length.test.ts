import { describe, expect, test } from '@jest/globals';
import { sentence } from '../../src/language/core';
import { existing } from '../../src/core/result';
import { refusals } from '../src/said/vocabularies';
import { CellError } from '../functions/custom-functions';
import { type Formula, loadFormulas } from '../functions/formulas';
import { longCalls } from '../functions/long-lists';
import { systems } from '../../src/systems';
import { sampled } from '../support/sampled';
import type { KuksuCycle, RankDecision } from '../../src';
import { cycleWords, failureOf, pageFailureOf, rankWarningOf, warningOf } from '../src/kuksu/told';
import {
  all as allOfCycleLength,
  anna,
  bert,
  longAddress,
  LONGEST as LONGEST_OF_CYCLE_LENGTH,
  longNames,
} from './support/spoilt';

const LONGEST = 300;

const all = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** What a paste can bring: one endless word, words without end, characters of two places. */
const longTexts = ['x'.repeat(5000), 'no rating yet '.repeat(400), '\u{1f600}'.repeat(900)];
/** What the words of a message stand for may be read from a file: one endless word. */
const isText = ({ samples }: { readonly samples: readonly unknown[] }): boolean =>
  samples.every((each) => typeof each === 'string');
const manyRows = all(32_333, (at) => 1_000_000 + at);

describe('no sentence is longer than 300 characters', () => {
  const ofTexts = Object.keys(refusals).filter((code) =>
    Object.values(refusals[code] ?? {}).some(isText),
  );
  test.each([...new Set([...ofTexts, ...sampled(Object.keys(refusals), 40)])])(
    '%s, whatever was found and wherever',
    (code) => {
      // The longest name of an argument and the largest limit there are.
      const kinds = Object.entries(refusals[code] ?? {});
      const values = Object.fromEntries(
        kinds.map(([name, kind]) => [name, isText(kind) ? 'x'.repeat(5000) : 1_000_000]),
      );
      // Said of a number of players in a cell, up to four of them left over.
      const isOfNumber = code === 'remainderWithoutLeague';
      if (isOfNumber) Object.assign(values, { left: 4, missing: 4 });
      const places = [
        {},
        { row: 1_048_576, column: 16_384 },
        ...(isOfNumber ? [] : [{ rows: manyRows }, { players: manyRows }]),
      ];
      const founds = isOfNumber ? [999_994] : [...longTexts, -1.7976931348623157e308, null, true];
      for (const language of ['en', 'nl'] as const) {
        for (const found of founds) {
          for (const place of places) {
            const at = { argument: 'playersPerEntry', found, ...place };
            const said = sentence({ code, values, at }, language);
            expect([said, said.length <= LONGEST]).toEqual([said, true]);
          }
        }
      }
    },
  );
});

describe.each(systems.map(({ id }) => id))('the formulas of %s', (system) => {
  const formulas = loadFormulas(system);

  test('say at most 300 characters of long lists and long texts', () => {
    let refused = 0;
    const check = (id: string, text: string): void => {
      refused++;
      if (text.length > LONGEST) expect([id, text]).toEqual([id, 'a sentence of 300 characters']);
    };
    for (const { id, args } of longCalls(formulas.map((each) => firstOf(each)))) {
      const { implementation } = existing(formulas.find((each) => each.id === id));
      for (const long of [undefined, ...longTexts]) {
        for (const message of messagesOf(() => implementation(...withText(args(60), long)))) {
          check(id, message);
        }
      }
    }
    expect(refused).toBeGreaterThan(100);
  });
});

function firstOf({ id, examples }: Formula): { id: string; formula: string } {
  return { id, formula: examples[0]?.formula ?? '' };
}

/** The same arguments with a long text in place of every text, or in the last cell of the first argument. */
function withText(
  args: readonly (unknown[][] | null)[],
  long: string | undefined,
): (unknown[][] | null)[] {
  if (long === undefined) return [...args];
  return args.map((cells, at) =>
    cells === null
      ? null
      : cells.map((row, index) =>
          row.map((cell) => {
            const last = at === 0 && index === cells.length - 1;
            return last || typeof cell === 'string' ? long : cell;
          }),
        ),
  );
}

/** Every sentence an outcome holds: of errors, and of texts that are none of ours to shorten elsewhere. */
function messagesOf(calculate: () => unknown[][]): string[] {
  try {
    const texts = calculate().flatMap((row) =>
      row.flatMap((cell) => (cell instanceof CellError ? [cell.message] : [])),
    );
    return [...new Set(texts)];
  } catch (error) {
    if (error instanceof CellError) return [error.message];
    throw error;
  }
}

test('KGS.CHECK says what it has room for and how much more there is', () => {
  const formulas = loadFormulas('kgs');
  const { implementation } = existing(formulas.find(({ id }) => id === 'KGS.CHECK'));
  const column = (count: number, cell: number): number[][] => all(count, () => [cell]);
  const [[text]] = implementation(column(20_000, 9), column(20_000, 1), column(20_000, 2), [
    [3],
  ]) as [[string]];
  expect(text.length).toBeLessThanOrEqual(LONGEST);
  expect(text).toMatch(/^wins, row 1: 9 wins .+ … and 39,99\d more\.$/);
});

const seat = (name: string): KuksuCycle.Candidate => ({ name, rating: 1, award: 300, sum: 1e300 });
const last = { row: 1_048_576, tier: 26, league: 'Z10', place: 10, disqualified: true };

const holdsList = (of: object): boolean => JSON.stringify(of).length > 5000;

describe.each(['en', 'nl'] as const)('what is said of a league cycle in %s', (language) => {
  const players = longNames.map((name, at) => ({ row: 1_048_000 + at, name }));
  const names = longNames;
  const rows = players.map(({ row }) => row);
  const [{ name, row }] = players as [KuksuCycle.Named, ...KuksuCycle.Named[]];
  const concerned = players.map((each) => ({ ...each, rating: 1, reason: 'rating' }) as const);
  const failures = [
    { code: 'repeatedName', list: 'registrations', names, rows },
    { code: 'winnersOfA', players },
    { code: 'noWinnerOfA' },
    { code: 'holderRegistered', row, name },
    { code: 'holderInLastCycle', row, name },
    { code: 'decidedTwice', name, others: names },
    { code: 'pinTooLow', row, name, pin: 26, tier: 25 },
    { code: 'pinBeyondTiers', row, name, pin: 26, tiers: 25 },
    { code: 'tierOverfull', tier: 26, seats: 10, pinned: players, byDefault: players },
    { code: 'leftOutUnknown', names },
    { code: 'leftOutCount', found: 500, needed: 4 },
    { code: 'nobodyToMove', tier: 26, needed: 4 },
  ].map(failureOf);
  const questions: KuksuCycle.CycleQuestion[] = [
    { ask: 'titleMatch', challenger: name, missing: 'result' },
    { ask: 'titleMatch', challenger: name, missing: 'holder' },
    { ask: 'sameNames', pairs: [] },
    { ask: 'remainder', players: 634, over: 4, ways: [] },
  ];
  const ways: KuksuCycle.WayOut[] = [
    ...[1, 4, 500].map((count) => ({ way: 'leaveOut', count, order: concerned }) as const),
    { way: 'invite', count: 4 },
    ...[1, 4, 500].map(
      (count) => ({ way: 'moveDown', tier: 25, players: concerned.slice(0, count) }) as const,
    ),
  ];
  const warnings = [
    { code: 'sharedPlace', league: 'Z10', place: 10, rows },
    { code: 'lookAlikes', names, rows },
    { code: 'holderUnnamed' },
    { code: 'nameDecided', tier: 26, seated: anna, passed: bert },
    { code: 'choiceUnneeded', players: 634 },
    { code: 'movedDown', from: 25, to: 26, names },
  ].map(warningOf);
  const decisions: RankDecision[] = [
    { by: 'name', over: anna },
    ...(['points', 'sodos', 'lastTier', 'lastPlace', 'rating'] as const).map(
      (by) => ({ by, over: anna, own: 1 / 3, other: undefined }) as const,
    ),
  ];
  const rankWarnings = [
    { code: 'rankedByName', names: [anna, bert] },
    { code: 'withoutSodos' },
    { code: 'unplayedGames', games: 45, of: 45 },
  ].map(rankWarningOf);
  const pages = [
    { code: 'noTable' },
    { code: 'noPlayers', line: 1_000_000 },
    { code: 'shortRow', line: 1_000_000, found: 9, needed: 10 },
    { code: 'noNumber', line: 1_000_000, text: anna },
    { code: 'unknownResult', line: 1_000_000, text: anna, against: bert },
  ].map(pageFailureOf);
  const seated = { tier: 26, league: 'Z10', seed: 10, position: 500, last };
  const placements = [
    { by: 'default' },
    { by: 'pin' },
    { by: 'fill', award: 300, sum: 1e300, order: 10 },
    { by: 'moveDown', from: 25, award: 300, sum: 1e300 },
  ] as const;
  const fill = { tier: 26, seats: 10, pinned: 0, byDefault: 0, filled: [], next: [seat(anna)] };

  test.each([
    ['rows', undefined],
    ['addresses', () => longAddress],
  ] as const)('has at most 300 characters, by %s', (_, at) => {
    const words = cycleWords(language, at);
    const said = [
      ...failures.map(words.message),
      ...questions.map(words.question),
      ...ways.map(words.wayOut),
      ...warnings.map(words.message),
      ...decisions.flatMap((each) => [words.decision(each), words.tieBreak(each)]),
      ...rankWarnings.map(words.message),
      ...pages.map(words.message),
      ...placements.map((how) => {
        const placement = {
          ...seated,
          how,
          row,
          name,
          rating: 1e300,
          movement: 'demoted',
        } as const;
        return words.placement({ ...placement, default: { entitled: 26, tier: 26 } }, fill);
      }),
    ];
    expect(said.filter((each) => each.length > LONGEST_OF_CYCLE_LENGTH)).toEqual([]);
    // Nothing is cut off at its end, and every list says how many more there are.
    expect(said.filter((each) => /[^.?a-z0-9]$/i.test(each))).toEqual([]);
    const more = language === 'nl' ? / en nog \d+|\b500\b/ : / and \d+ more|\b500\b/;
    const endless = [
      ...failures.filter((each) => holdsList(each)).map(words.message),
      ...ways.filter((each) => each.way !== 'leaveOut' && holdsList(each)).map(words.wayOut),
      ...ways.filter((each) => 'order' in each && each.count === 500).map(words.wayOut),
      ...warnings.filter((each) => holdsList(each)).map(words.message),
    ];
    expect(endless).toHaveLength(10);
    expect(endless.filter((each) => !more.test(each))).toEqual([]);
  });
});

test('five are named and the others counted, as long as there is room', () => {
  const players = allOfCycleLength(1239, (at) => ({ row: at + 2, name: `P${at}` }));
  const failure = failureOf({ code: 'winnersOfA', players });
  expect(cycleWords('en').message(failure)).toBe(
    'Last cycle: league A has more than one winner: P0 (row 2), P1 (row 3), P2 (row 4), P3 (row 5), P4 (row 6) and 1,234 more. Keep one in 1st place.',
  );
  expect(cycleWords('nl').message(failure)).toContain(
    'P4 (rij 6) en nog 1.234. Laat er één op de 1e plaats.',
  );
  const [, ...others] = players.slice(0, 6);
  const withComma = failureOf({
    code: 'winnersOfA',
    players: [{ row: 2, name: 'Lin, Ada' }, ...others],
  });
  expect(cycleWords('en').message(withComma)).toContain(
    'Lin, Ada (row 2); P1 (row 3); P2 (row 4); P3 (row 5); P4 (row 6) and 1 more.',
  );
});
