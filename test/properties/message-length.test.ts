import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  cycleSentences,
  noPairingSentences,
  pairWarningSentence,
  sentence,
  whyPair,
  type Board,
  type FailureCode,
  type KuksuCycle,
  type Obstacle,
  type PageFailure,
  type PairWarning,
  type RankDecision,
  type RankWarning,
  type Relaxation,
} from '../../src';
import { eventMessages } from '../../src/event-messages';
import { existing } from '../../src/existing';
import { messages } from '../../src/messages';
import type { ColourReason, PairReason, Seat } from '../../src/nk/event/event';
import { CellError, provideCustomFunctions } from '../functions/custom-functions';
import { loadFormulas, type Formula } from '../functions/formulas';
import { longCalls } from '../functions/long-lists';

const LONGEST = 300;

const all = <T>(count: number, of: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at));

/** What a paste can bring: one endless word, words without end, characters of two places. */
const longTexts = ['x'.repeat(5000), 'no rating yet '.repeat(400), '\u{1f600}'.repeat(900)];
const manyRows = all(32_333, (at) => 1_000_000 + at);

describe('no sentence is longer than 300 characters', () => {
  const known = [...Object.keys(messages), ...Object.keys(eventMessages)] as FailureCode[];
  const codes = known.filter((code) => code !== 'remainderWithoutLeague');

  test.each(codes)('%s, whatever was found and wherever', (code) => {
    // The longest name of an argument and the largest limit there are.
    const failure = { code, argument: 'playersPerEntry', limit: 1_000_000 };
    const places = [
      {},
      { row: 1_048_576, column: 16_384 },
      { rows: manyRows },
      { players: manyRows },
    ];
    for (const found of [...longTexts, -1.7976931348623157e308, null, true]) {
      for (const place of places) {
        const said = sentence({ ...failure, found, ...place });
        expect([said, said.length <= LONGEST]).toEqual([said, true]);
      }
    }
  });

  test('nor the way out of an impossible number of players, which is said of a number in a cell', () => {
    const place = { row: 1_048_576, column: 16_384 };
    for (let limit = 1; limit <= 4; limit++) {
      const failure = {
        code: 'remainderWithoutLeague',
        argument: 'players',
        found: 999_994,
      } as const;
      expect(sentence({ ...failure, limit, ...place }).length).toBeLessThanOrEqual(LONGEST);
    }
  });
});

describe.each(['sof', 'aga', 'kgs', 'nk', 'kuksu'])('the formulas of %s', (system) => {
  let formulas: readonly Formula[];

  beforeAll(async () => {
    provideCustomFunctions();
    formulas = await loadFormulas(system);
  });

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

test('KGS.CHECK says what it has room for and how much more there is', async () => {
  provideCustomFunctions();
  const formulas = await loadFormulas('kgs');
  const { implementation } = existing(formulas.find(({ id }) => id === 'KGS.CHECK'));
  const column = (count: number, cell: number): number[][] => all(count, () => [cell]);
  const [[text]] = implementation(column(20_000, 9), column(20_000, 1), column(20_000, 2), [
    [3],
  ]) as [[string]];
  expect(text.length).toBeLessThanOrEqual(LONGEST);
  expect(text).toMatch(/^wins: row 1 holds 9, .+ … and 39,99\d more\.$/);
});

const longNames = all(500, (at) => `${at} ${'Wolfeschlegelstein '.repeat(11)}`.slice(0, 200));
const [anna, bert] = longNames as [string, string];
/** The longest address there is: a sheet of 31 apostrophes. */
const longAddress = `'${"''".repeat(31)}'!XFD1048575:XFD1048576`;

const seat = (name: string): KuksuCycle.Candidate => ({ name, rating: 1, award: 300, sum: 1e300 });
const last = { row: 1_048_576, tier: 26, league: 'Z10', place: 10, disqualified: true };

const holdsList = (of: object): boolean =>
  Object.values(of).some((value) => Array.isArray(value) && value.length === 500);

describe.each(['en', 'nl'] as const)('what is said of a league cycle in %s', (language) => {
  const players = longNames.map((name, at) => ({ row: 1_048_000 + at, name }));
  const names = longNames;
  const rows = players.map(({ row }) => row);
  const [{ name, row }] = players as [KuksuCycle.Named, ...KuksuCycle.Named[]];
  const concerned = players.map((each) => ({ ...each, rating: 1, reason: 'rating' }) as const);
  const failures: KuksuCycle.CycleFailure[] = [
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
  ];
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
  const warnings: KuksuCycle.CycleWarning[] = [
    { code: 'sharedPlace', league: 'Z10', place: 10, rows },
    { code: 'lookAlikes', names, rows },
    { code: 'holderUnnamed' },
    { code: 'nameDecided', tier: 26, seated: anna, passed: bert },
    { code: 'choiceUnneeded', players: 634 },
    { code: 'movedDown', tier: 25, names },
  ];
  const decisions: RankDecision[] = [
    { by: 'name', over: anna },
    ...(['points', 'sodos', 'lastTier', 'lastPlace', 'rating'] as const).map(
      (by) => ({ by, over: anna, own: 1 / 3, other: undefined }) as const,
    ),
  ];
  const rankWarnings: RankWarning[] = [
    { code: 'rankedByName', names: [anna, bert] },
    { code: 'withoutSodos' },
    { code: 'unplayedGames', games: 45, of: 45 },
  ];
  const pages: PageFailure[] = [
    { code: 'noTable' },
    { code: 'noPlayers', line: 1_000_000 },
    { code: 'shortRow', line: 1_000_000, found: 9, needed: 10 },
    { code: 'noNumber', line: 1_000_000, text: anna },
    { code: 'unknownResult', line: 1_000_000, text: anna, against: bert },
  ];
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
    const words = cycleSentences(language, at);
    const said = [
      ...failures.map(words.failure),
      ...questions.map(words.question),
      ...ways.map(words.wayOut),
      ...warnings.map(words.warning),
      ...decisions.flatMap((each) => [words.decision(each), words.tieBreak(each)]),
      ...rankWarnings.map(words.rankWarning),
      ...pages.map(words.page),
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
    expect(said.filter((each) => each.length > LONGEST)).toEqual([]);
    // Nothing is cut off at its end, and every list says how many more there are.
    expect(said.filter((each) => /[^.?a-z0-9]$/i.test(each))).toEqual([]);
    const more = language === 'nl' ? / en nog \d+|\b500\b/ : / and \d+ more|\b500\b/;
    const endless = [
      ...failures.filter((each) => holdsList(each)).map(words.failure),
      ...ways.filter((each) => each.way !== 'leaveOut' && holdsList(each)).map(words.wayOut),
      ...ways.filter((each) => 'order' in each && each.count === 500).map(words.wayOut),
      ...warnings.filter((each) => holdsList(each)).map(words.warning),
    ];
    expect(endless).toHaveLength(10);
    expect(endless.filter((each) => !more.test(each))).toEqual([]);
  });
});

test('five are named and the others counted, as long as there is room', () => {
  const players = all(1239, (at) => ({ row: at + 2, name: `P${at}` }));
  const failure = { code: 'winnersOfA', players } as const;
  expect(cycleSentences('en').failure(failure)).toBe(
    'Last cycle: league A has several winners, P0 (row 2), P1 (row 3), P2 (row 4), P3 (row 5), P4 (row 6) and 1,234 more; one is needed.',
  );
  expect(cycleSentences('nl').failure(failure)).toContain('P4 (rij 6) en nog 1.234; één is nodig.');
});

describe.each(['en', 'nl'] as const)('what is said of a pairing in %s', (language) => {
  const wording = { language, name: (player: number) => existing(longNames[player % 500]) };
  const numbers = all(500, (at) => at + 1);
  const seatOf = (player: number, group: number): Seat => ({
    ...({ player, group, rank: 499, stayRank: 499, score: 1, sos: 1 } as Seat),
  });
  const boardOf = (why: PairReason, colours: ColourReason, below: number): Board => ({
    number: 250,
    black: seatOf(1, 61),
    white: seatOf(2, below),
    scoreGap: 1,
    repeats: 0,
    why,
    colours,
  });
  const paths = ['forced', 'slide', 'fold', 'float', 'title', 'titleFloat'] as const;
  const nots = ['met', 'forbidden', 'neededElsewhere'] as const;
  const colours = ['director', 'balance', 'alternate', 'entryOrder'] as const;
  const pair = [1, 2] as const;
  const warnings: PairWarning[] = [
    { code: 'repeat', players: pair, round: 99 },
    { code: 'forcedAcrossGroups', players: pair },
    { code: 'forcedRepeat', players: pair },
    { code: 'secondBye', player: 1 },
    { code: 'candidateBye', player: 1 },
    { code: 'candidateAbsent', player: 1 },
    { code: 'candidateOutsideTitleGroup', player: 1 },
    { code: 'titleDecided', player: 1 },
    { code: 'titleDecided' },
  ];
  const obstacles: Obstacle[] = [
    { code: 'nobodyLeft', player: 1, met: numbers, forbidden: numbers },
    { code: 'nobodyLeft', player: 1, met: numbers, forbidden: [] },
    {
      code: 'tooFewOpponents',
      players: numbers,
      groups: all(20, (at) => numbers.slice(25 * at, 25 * at + 25)),
      opponents: numbers,
    },
    { code: 'tooFewOpponents', players: numbers, groups: [numbers, [1]], opponents: [7] },
    { code: 'nobodyForBye', candidates: numbers },
    { code: 'nobodyToPair', present: 1 },
  ];
  const relaxation: Relaxation[] = [
    { code: 'allowRepeat', players: pair },
    { code: 'allowForbidden', players: pair },
    { code: 'releaseForced', players: pair },
    { code: 'candidateMayHaveBye' },
  ];
  const failure = { code: 'tooFewToPair', argument: 'players', found: 1 } as const;

  test('has at most 300 characters', () => {
    const said = [
      ...paths.flatMap((path) =>
        nots.flatMap((expectedNot) =>
          colours.flatMap((colour) =>
            [61, 62].flatMap((below) => {
              const why = { path, criteria: [], staying: 499, expected: 3, expectedNot };
              return whyPair(boardOf(why, colour, below), wording);
            }),
          ),
        ),
      ),
      ...warnings.map((warning) => pairWarningSentence(warning, wording)),
      ...obstacles.flatMap((obstacle) => [
        ...noPairingSentences({ ok: false, failure, obstacle, relaxation }, wording),
        ...noPairingSentences({ ok: false, failure, obstacle, relaxation: [] }, wording),
      ]),
    ];
    expect(said.filter((each) => each.length > LONGEST)).toEqual([]);
    expect(said.filter((each) => !each.endsWith('.'))).toEqual([]);
    const more = language === 'nl' ? / en nog \d+|\b500\b/ : / and \d+ more|\b500\b/;
    const lists = obstacles.slice(0, 5).map((obstacle) => {
      return noPairingSentences({ ok: false, failure, obstacle, relaxation }, wording)[0];
    });
    for (const each of lists) expect(each).toMatch(more);
  });
});
