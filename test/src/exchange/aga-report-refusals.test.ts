import { describe, expect, test } from '@jest/globals';
import { atOnce, type Failure } from '../../../src';
import {
  agaReportText,
  failuresOf,
  readAgaReport,
  type AgaReportToWrite,
} from '../../../src/exchange';
import { readAgaReportSteps } from '../../../src/exchange/aga-report/read';

/** A refusal with all that its sentence says: code, row, what was found there, and values. */
const facts = ({ code, at, values }: Failure): unknown => [code, at.row, at.found, values ?? {}];

const players = ['1 Lin, Ada 8d', '2 Park, Ben 8d', '3 Okafor, Cleo 7d'];
const report = (...lines: readonly string[]): string =>
  ['TOURNEY Open, Boston', 'PLAYERS', ...players, ...lines].join('\n');
const refusals = (text: string): readonly unknown[] => {
  const answer = readAgaReport(text);
  return answer.ok ? [] : failuresOf(answer).map(facts);
};

describe('C2: a bad line of a report is quoted, with what is wrong about it', () => {
  test.each<readonly [readonly string[], unknown]>([
    [['4  8d'], ['agaReportPlayer', 6, '4 8d', {}]],
    [['01\tPark, Bo 8d'], ['agaReportIdTwice', 6, '01 Park, Bo 8d', { before: 3 }]],
    [['GAMES 100'], ['agaReportRound', 6, 'GAMES 100', { most: 99 }]],
    [
      ['GAMES 1', '1 4 W 0 7'],
      ['agaReportUnlisted', 7, '1 4 W 0 7', { id: '4' }],
    ],
    [
      ['GAMES 1', '5 4 W 0 7'],
      ['agaReportUnlisted', 7, '5 4 W 0 7', { id: '5' }],
    ],
    [
      ['GAMES 3', '1 2 W 0 7', '3 1 W 0 7'],
      ['agaReportTwoGames', 8, '3 1 W 0 7', { id: '1', round: 3, before: 7 }],
    ],
  ])('%j', (lines, expected) => {
    expect(refusals(report(...lines))).toEqual([expected]);
  });

  test('a text without a beginning, or without players', () => {
    expect(refusals('# x\n Dear  all')).toEqual([['agaReportStart', 2, 'Dear all', {}]]);
    expect(refusals(' \n')).toEqual([['agaReportStart', undefined, '', {}]]);
    expect(refusals('TOURNEY x')).toEqual([['agaReportNoPlayers', undefined, '', {}]]);
  });
});

describe('C1: words of a report', () => {
  const read = (...lines: readonly string[]) => {
    const answer = readAgaReport(report(...lines));
    if (!answer.ok) throw new Error(answer.failure.code);
    return answer.value;
  };

  test.each([
    ['GAMES 99', 99],
    ['GAMES ROUND 7', 7],
    ['GAMES 07', 7],
    ['GAMES ground 7', undefined],
    ['GAMES 7th', undefined],
  ])('%s is round %s', (line, round) => {
    expect(read(line, '1 2 W 0 7').games[0]?.round).toBe(round);
  });

  test.each([
    ['30k', '30k'],
    ['9P', '9p'],
    ['08d', '8d'],
    ['4.50', '4.5'],
    ['-12,25', '-12.25'],
    ['+1', '1'],
    ['1.123456', '1.123456'],
  ])('%s is the rank %s', (word, rank) => {
    expect(read(`4 Boer, Kim ${word}`).players[3]?.rank).toBe(rank);
  });

  test.each([
    '0k',
    '10d',
    '10p',
    '31k',
    'x8d',
    '8dx',
    '123',
    '1.1234567',
    '1.',
    'a1',
    '1a',
    '0.99',
  ])('%s is no rank', (word) => {
    expect(refusals(report(`4 Boer, Kim ${word}`))).toEqual([
      ['agaReportRank', 6, `4 Boer, Kim ${word}`, {}],
    ]);
  });

  test.each([
    ['4d', 'CLUB=BOS'],
    ['4d', 'CLUB = BOS'],
    ['4.5', 'CLUB=BOS'],
    ['4d', 'Boston, MA'],
  ])('what stands behind the rank is named: %s %s', (rank, behind) => {
    const line = `4 Boer, Kim ${rank}`;
    expect(refusals(report(`${line} ${behind}`))).toEqual([
      ['agaReportBehind', 6, `${line} ${behind}`, { behind }],
    ]);
    // Without it the line is read, as the sentence says.
    expect(refusals(report(line))).toEqual([]);
  });

  test.each([
    ['400', 400],
    ['-400', -400],
    ['7,5', 7.5],
    ['+0.25', 0.25],
    ['-0', 0],
  ])('a komi of %s is %s', (word, komi) => {
    expect(read('GAMES 1', `1 2 W 0 ${word}`).games[0]?.komi).toBe(komi);
  });

  test.each(['400.25', '1000', '7.125', 'x7', '7x', '7.'])('a komi of %s is refused', (word) => {
    expect(refusals(report('GAMES 1', `1 2 W 0 ${word}`))).toEqual([
      ['agaReportKomi', 7, `1 2 W 0 ${word}`, {}],
    ]);
  });

  test('a day is m/d/yyyy or as it stands; only start and finish are days', () => {
    const details = (...lines: readonly string[]): unknown => {
      const answer = readAgaReport(['TOURNEY x', ...lines, 'PLAYERS', ...players].join('\n'));
      return answer.ok && answer.value.details;
    };
    expect(details('start=6/5/2026', 'finish=12/31/2026', 'location=1/2/2026')).toEqual({
      ...{ start: '2026-06-05', finish: '2026-12-31', location: '1/2/2026' },
    });
    expect(details('start=2026-06-05', 'finish=x6/5/2026')).toEqual({
      ...{ start: '2026-06-05', finish: 'x6/5/2026' },
    });
    expect(details('start=6/5/2026x', 'finish=6/5/26')).toEqual({
      ...{ start: '6/5/2026x', finish: '6/5/26' },
    });
    expect(details('start=', ' rules = AGA ')).toEqual({ rules: 'AGA' });
  });

  test('lines before TOURNEY are refused, a second one is a remark', () => {
    expect(read('END', 'thanks').remarks).toEqual(['thanks']);
    const twice = readAgaReport(['TOURNEY x', 'TOURNEY y', 'PLAYERS', ...players].join('\n'));
    expect(twice.ok && [twice.value.title, twice.value.remarks]).toEqual(['x', ['TOURNEY y']]);
    expect(refusals('PLAYERS\n1 Lin, Ada 8d')).toEqual([['agaReportStart', 1, 'PLAYERS', {}]]);
  });
});

test('a report is read in steps of 500 lines, its games as well', () => {
  const steps = (text: string): readonly unknown[] => [...readAgaReportSteps(text)];
  const lines = (count: number): number => steps('\n'.repeat(count - 1)).length;
  expect([499, 500].map((count) => lines(count) - lines(count - 1))).toEqual([0, 1]);
  const players = Array.from({ length: 1000 }, (_, at) => `${at + 1} A 1d`);
  const games = (count: number): string =>
    ['TOURNEY x', 'PLAYERS', ...players, 'GAMES 1']
      .concat(Array.from({ length: count }, (_, at) => `${2 * at + 1} ${2 * at + 2} W 0 7`))
      .join('\n');
  // Lines: 1,003 and the games.
  expect(steps(games(499)).length - lines(1502)).toBe(0);
  expect(steps(games(500)).length - lines(1503)).toBe(1);
});

describe('C4: what cannot be written is quoted by row', () => {
  const ada = { id: '7', surname: 'Lin', given: 'Ada', rank: '8d' };
  const ben = { ...ada, id: '8', surname: 'Park' };
  const game = {
    ...{ round: 1, white: 0, black: 1, handicap: 0, komi: 7 },
    winner: 'white',
  } as const;
  const whole: AgaReportToWrite = { title: 'x', details: {}, players: [ada, ben], games: [game] };
  const refusal = (more: Partial<AgaReportToWrite>): unknown => {
    const made = atOnce(agaReportText({ ...whole, ...more }));
    return made.ok ? undefined : facts(made.failure);
  };

  test.each<readonly [Partial<AgaReportToWrite>, unknown]>([
    [{ players: [] }, ['agaReportNoPlayers', undefined, '', {}]],
    [{ players: [ada, { ...ben, id: ' x ' }] }, ['agaReportId', 2, ' x ', {}]],
    [{ players: [ada, { ...ben, id: '07' }] }, ['agaReportIdTwice', 2, '07', { before: 1 }]],
    [{ players: [ada, { ...ben, rank: '0d' }] }, ['agaReportRank', 2, '0d', {}]],
    [{ games: [{ ...game, black: 0 }] }, ['agaReportSelf', 1, '7', {}]],
    [{ games: [{ ...game, handicap: -1 }] }, ['agaReportHandicap', 1, -1, {}]],
    [{ games: [{ ...game, handicap: 10 }] }, ['agaReportHandicap', 1, 10, {}]],
    [{ games: [{ ...game, komi: 401 }] }, ['agaReportKomi', 1, 401, {}]],
    [{ games: [{ ...game, round: 0 }] }, ['agaReportRound', 1, 0, { most: 99 }]],
    [{ games: [{ ...game, round: 1.5 }] }, ['agaReportRound', 1, 1.5, { most: 99 }]],
    [{ games: [game, { ...game, round: undefined }] }, ['agaReportSomeRounds', 2, '', {}]],
    [
      { games: [game, { ...game, white: 1, black: 0 }] },
      ['agaReportTwoGames', 2, '8', { id: '8', round: 1, before: 1 }],
    ],
  ])('%j', (more, expected) => {
    expect(refusal(more)).toEqual(expected);
  });

  test('what stands at the bounds is written', () => {
    expect(refusal({ games: [{ ...game, handicap: 9, komi: -400, round: 99 }] })).toBeUndefined();
    expect(refusal({ players: [ada, { ...ben, id: ' 9 ' }] })).toBeUndefined();
  });

  test('a title is optional, and blanks around an id are none of it', () => {
    const made = atOnce(
      agaReportText({ ...whole, title: '', players: [{ ...ada, id: ' 007 ' }, ben], games: [] }),
    );
    expect(made.ok && made.value.text).toBe(
      [
        ...['TOURNEY', '', 'PLAYERS', '7 Lin, Ada                 8d'],
        ...['8 Park, Ada                8d', '', 'END', ''],
      ].join('\n'),
    );
  });
});
