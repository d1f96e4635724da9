import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { atOnce, type Failure } from '../../../src';
import type { TextKey } from '../../../src/language';
import {
  type AgaReportContent,
  agaReportText,
  type AgaReportToWrite,
  type AgaReportWritten,
  failuresOf,
  readAgaReport,
  reportStandings,
} from '../../../src/exchange';
import { readAgaReportSteps } from '../../../src/exchange/aga-report/read';
import { randomFrom, runs } from '../../support/sampled';
import { wayOut } from '../../support/text';
import { sampleSeed } from '../../support/tier';
import { randomReport } from './support/random-reports';

const corpus = path.join(__dirname, '..', '..', 'corpus', 'aga-report');
const inCorpus = (name: string): string => readFileSync(path.join(corpus, name), 'utf8');
const example = inCorpus('aga-report-example.txt');

function read(text: string, byOrder = false): AgaReportContent {
  const answer = readAgaReport(text, { byOrder });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** Code and row of each bad line. */
function refused(text: string): readonly (readonly [string, number | undefined])[] {
  const answer = readAgaReport(text);
  return answer.ok ? [] : failuresOf(answer).map(({ code, at }) => [code, at.row]);
}

function written(report: AgaReportToWrite): AgaReportWritten {
  const made = atOnce(agaReportText(report));
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.value;
}

const players = ['1 Lin, Ada 8d', '2 Park, Ben 8d', '3 Okafor, Cleo 7d'];
const report = (...lines: readonly string[]): string =>
  ['TOURNEY Open, Boston', 'PLAYERS', ...players, ...lines].join('\n');
const games = (...lines: readonly string[]) => read(report(...lines)).games;

describe('C: the example', () => {
  const content = read(example);

  test('has its title, its days, its players and its games', () => {
    expect(content.title).toBe('Example Qualifier, Boston, MA');
    expect(content.details).toEqual({ start: '2026-03-14', finish: '2026-03-15', rules: 'AGA' });
    expect(
      content.players.map(({ id, surname, given, rank }) => [id, surname, given, rank]),
    ).toEqual([
      ['20011', 'Lin', 'Ada', '8d'],
      ['20012', 'Park', 'Ben', '8d'],
      ['20013', 'Okafor', 'Cleo', '7d'],
      ['20014', 'Meyer', 'Dan', '7d'],
    ]);
    expect(
      content.games.map(({ round, white, black, winner }) => [round, white, black, winner]),
    ).toEqual([
      [1, 3, 0, 'black'],
      [1, 2, 1, 'black'],
      [2, 0, 1, 'white'],
      [2, 3, 2, 'black'],
    ]);
    expect(content.remarks).toEqual([]);
  });

  test('C3: comes to wins, games and SOS', () => {
    expect(reportStandings(content)).toEqual([
      { games: 2, wins: 2, sos: 1 },
      { games: 2, wins: 1, sos: 3 },
      { games: 2, wins: 1, sos: 1 },
      { games: 2, wins: 0, sos: 3 },
    ]);
  });

  test('C4: is written letter by letter', () => {
    expect(written(content)).toEqual({ text: example, losses: [] });
  });
});

describe('C1: what may stand in a report', () => {
  test('remarks and empty lines between, words of sections in any case, tabs and no-break spaces', () => {
    const text = example
      .replace('PLAYERS', '# sent twice\nplayers')
      .replace('GAMES 1', '\n  Games\t1')
      .replace('20011 Lin, Ada', '\t20011\u00a0Lin,  Ada')
      .replace(/\n/g, '\r\n');
    expect(read(text)).toEqual(read(example));
  });

  test('several sections of games without numbers are rounds 1, 2, ...; a number wins', () => {
    const text = report('GAMES (w b winner handi komi)', '1 2 W 0 7', 'GAMES', '1 3 B 0 7');
    expect(read(text).games.map(({ round }) => round)).toEqual([1, 2]);
    const numbered = report('GAMES 4', '1 2 W 0 7', 'GAMES Round 2', '1 3 B 0 7');
    expect(read(numbered).games.map(({ round }) => round)).toEqual([4, 2]);
  });

  test('one section without a number says no round; asked for, games count in their order', () => {
    const text = report('GAMES', '1 2 W 0 7', '1 3 B 0 7', '2 3 W 0 7');
    expect(read(text).games.map(({ round }) => round)).toEqual([undefined, undefined, undefined]);
    expect(read(text, true).games.map(({ round }) => round)).toEqual([1, 2, 3]);
    const apart = report('4 Meyer, Dan 7d', 'GAMES', '1 2 W 0 7', '3 4 W 0 7', '2 3 W 0 7');
    expect(read(apart, true).games.map(({ round }) => round)).toEqual([1, 1, 2]);
  });

  test('TOURNAMENT as the first word, and the title in a line of its own', () => {
    const text = report('GAMES 1', '1 2 W 0 7');
    const other = text.replace('TOURNEY Open, Boston', 'Tournament\n\nOpen, Boston\nin the hall');
    expect(read(other)).toEqual({ ...read(text), remarks: ['in the hall'] });
  });

  test('remarks behind players and games, and a heading of the games: they are kept', () => {
    const text = report('GAMES 1', '1 2 W 0 7 // Lin - Park', '#', '2 3 B0 7 #3').replace(
      '7d',
      '7d // paid',
    );
    const bare = report('GAMES 1', '1 2 W 0 7', '2 3 B 0 7');
    expect(refused(text)).toEqual([['agaReportTwoGames', 9]]);
    const again = text.replace('#\n', 'GAMES 2\nWhite Black Winner Handicap Komi\n');
    const { games: played, remarks } = read(again);
    expect(played).toEqual(read(bare.replace('7\n2', '7\nGAMES 2\n2')).games);
    expect(remarks).toEqual(['// paid', '// Lin - Park', 'White Black Winner Handicap Komi', '#3']);
    expect(read('TOURNEY Night #5 // Boston\nPLAYERS\n1 Lin, Ada 8d').title).toBe(
      'Night #5 // Boston',
    );
    expect(refused(report('GAMES 1', 'Lin Park W 0 7'))).toEqual([['agaReportGame', 7]]);
    expect(read('TOURNEY x\nPLAYERS\n1 Lin, # // 8d').players[0]?.given).toBe('# //');
  });

  test('a comment that names a round among the games', () => {
    const text = report(
      '# Round 7',
      'GAMES',
      '# Round 1',
      '1 2 W 0 7',
      '#round 3 upstairs',
      '1 3 W 0 7',
      '# Rounds',
    );
    expect(read(text).games.map(({ round }) => round)).toEqual([1, 3]);
  });

  test('details in quotes, and days with dashes', () => {
    const text = report().replace(
      'PLAYERS',
      "start=11-08-2025\nfinish='11/9/2025'\nlocation=\"Boston, MA\"\nrules='AGA\nPLAYERS",
    );
    expect(read(text).details).toEqual({
      ...{ start: '2025-11-08', finish: '2025-11-09', location: 'Boston, MA', rules: "'AGA" },
    });
  });

  test('counts behind the words of sections say no round', () => {
    const text = report('GAMES (1)', '1 2 W 0 7').replace('PLAYERS', 'PLAYERS (3)');
    expect(read(text).games.map(({ round }) => round)).toEqual([undefined]);
  });

  test.each([
    ['1 2 w0 7', 'white', 0, 7],
    ['1 2 B07', 'black', 0, 7],
    ['1 2 b 5 0', 'black', 5, 0],
    ['1 2 ? 0 -7.5', 'open', 0, -7.5],
    ['01 0002 W 0 6,5', 'white', 0, 6.5],
    ['1 2 W0-7', 'white', 0, -7],
  ] as const)('a game as %s', (line, winner, handicap, komi) => {
    expect(games('GAMES 1', line)).toEqual([
      { white: 0, black: 1, round: 1, winner, handicap, komi },
    ]);
  });

  test.each([
    ['4 Smith 10K', 'Smith', '', '10k'],
    ['4 van den Berg , Jan  5d', 'van den Berg', 'Jan', '5d'],
    ['4 Li,Bo 1P', 'Li', 'Bo', '1p'],
    ['4 Lee, Kim 5d 4.50', 'Lee', 'Kim 5d', '4.5'],
    ['4 Lee, Kim -3,2', 'Lee', 'Kim', '-3.2'],
    ['4 , Kim 3k', 'Kim', '', '3k'],
    ['4 Ångström, Zoë 2d', 'Ångström', 'Zoë', '2d'],
  ])('a player as %s', (line, surname, given, rank) => {
    expect(read(report(line)).players[3]).toEqual({ id: '4', surname, given, rank });
  });

  test('details in any order; what is none of the form is kept as a remark', () => {
    const text = report('GAMES 1', '1 2 W 0 7', 'END', 'thank you').replace(
      'PLAYERS',
      'Rules = AGA\nplayers = 3\nfinish=2026-03-15\nstart=soon\nlocation=\nstart=1/2/2026\nend of March\nPLAYERS',
    );
    const { details, remarks } = read(text);
    expect(details).toEqual({ rules: 'AGA', finish: '2026-03-15', start: 'soon' });
    expect(remarks).toEqual(['players = 3', 'start=1/2/2026', 'end of March', 'thank you']);
  });
});

describe('C2, F3: bad lines are refused by their numbers', () => {
  test.each([
    [['x Lin, Ada 8d'], 'agaReportPlayer'],
    [['4 8d'], 'agaReportPlayer'],
    [['4 , 8d'], 'agaReportPlayer'],
    [['12345678 Lin, Ada 8d'], 'agaReportPlayer'],
    [['4 Lin, Ada'], 'agaReportRank'],
    [['4 Lin, Ada 31k'], 'agaReportRank'],
    [['4 Lin, Ada 0d'], 'agaReportRank'],
    [['4 Lin, Ada 0.5'], 'agaReportRank'],
    [['02 Lin, Bo 8d'], 'agaReportIdTwice'],
    [['GAMES 0'], 'agaReportRound'],
    [['GAMES 1', '1 2 W 0'], 'agaReportGame'],
    [['GAMES 1', '1 2 W 0 7 8'], 'agaReportGame'],
    [['GAMES 1', 'Lin Park W 0 7'], 'agaReportGame'],
    [['GAMES 1', '1 4 W 0 7'], 'agaReportUnlisted'],
    [['GAMES 1', '1 01 W 0 7'], 'agaReportSelf'],
    [['GAMES 1', '1 2 X 0 7'], 'agaReportWinner'],
    [['GAMES 1', '1 2 W x 7'], 'agaReportHandicap'],
    [['GAMES 1', '1 2 W 10 7'], 'agaReportHandicap'],
    [['GAMES 1', '1 2 W 0 401'], 'agaReportKomi'],
    [['GAMES 1', '1 2 W 0 7½'], 'agaReportKomi'],
    [['GAMES 1', '1 2 W 0 7', '3 1 W 0 7'], 'agaReportTwoGames'],
  ])('%j', (lines, code) => {
    expect(refused(report(...lines))).toEqual([[code, 5 + lines.length]]);
  });

  test('all of them, in their order, up to twenty', () => {
    const lines = ['4 Lin', 'GAMES 1', '1 9 W 0 7', '1 2 X 0 7', 'PLAYERS', '5 Lin'];
    expect(refused(report(...lines))).toEqual([
      ['agaReportPlayer', 6],
      ['agaReportUnlisted', 8],
      ['agaReportWinner', 9],
      ['agaReportPlayer', 11],
    ]);
    const many = readAgaReport(report(...new Array<string>(30).fill('bad')));
    expect(!many.ok && [failuresOf(many).length, 'more' in many && many.more]).toEqual([20, 10]);
  });

  test('a game of a player whose line was refused is not refused once more', () => {
    const lines = ['4 Lin, Bo x', 'GAMES 1', '1 4 W 0 7', '4 9 W 0 7'];
    expect(refused(report(...lines))).toEqual([
      ['agaReportRank', 6],
      ['agaReportUnlisted', 9],
    ]);
  });

  test('a text that is no report, and one without players', () => {
    expect(refused('\n# x\nDear all,')).toEqual([['agaReportStart', 3]]);
    expect(refused('')).toEqual([['agaReportStart', undefined]]);
    expect(refused('TOURNEY x\nPLAYERS\nGAMES 1')).toEqual([['agaReportNoPlayers', undefined]]);
  });
});

describe('C4, C5: what is written', () => {
  const ada = { id: '7', surname: 'Lin', given: 'Ada', rank: '8D' };
  const game = { round: 1, white: 0, black: 1, winner: 'white', handicap: 0, komi: 7 } as const;
  const base: AgaReportToWrite = {
    ...{ title: 'Open', details: {} },
    players: [ada, { ...ada, id: '99999', surname: 'Park' }],
    games: [game],
  };
  const refusal = (more: Partial<AgaReportToWrite>) => {
    const made = atOnce(agaReportText({ ...base, ...more }));
    return made.ok ? undefined : [made.failure.code, made.failure.at.row];
  };

  test('temporary numbers go down from 99999 and are never one in use', () => {
    const { text, losses } = written({
      ...base,
      players: [...base.players, { ...ada, id: ' ' }, { ...ada, id: undefined }],
    });
    expect(text).toContain('\n99997 Lin, Ada                 8d\n99998 Lin, Ada');
    expect(losses).toEqual([{ code: 'temporary', at: [2, 3] }]);
  });

  test('komi is whole, draws and forfeits are left out, all of it is listed', () => {
    const { text, losses } = written({
      ...base,
      games: [
        { ...game, komi: 7.5 },
        { ...game, round: 2, komi: -0.5, winner: 'open' },
        { ...game, round: 3, winner: 'draw' },
        { ...game, round: 4, winner: 'forfeit' },
      ],
    });
    expect(text).toContain('GAMES 1\n7 99999 W 0 7\n\nGAMES 2\n7 99999 ? 0 0\n\nEND\n');
    expect(losses).toEqual([
      { code: 'draws', at: [2] },
      { code: 'forfeits', at: [3] },
      { code: 'open', at: [1] },
      { code: 'komi', at: [0, 1] },
    ]);
  });

  test('a name stays in its line, with one comma behind the surname', () => {
    const odd = { ...ada, surname: 'Lin, Jr\n', given: 'A\u2028da' };
    const { text, losses } = written({
      ...base,
      players: [odd, { ...ada, id: '8', surname: ' ', given: '' }],
      games: [],
    });
    expect(text).toContain('\n7 Lin Jr, A da ');
    expect(text).toContain('\n8 ? ');
    expect(losses).toEqual([{ code: 'names', at: [0, 1] }]);
  });

  test('refused where a report cannot hold it', () => {
    expect(refusal({ players: [] })).toEqual(['agaReportNoPlayers', undefined]);
    expect(refusal({ players: [{ ...ada, id: 'x' }] })).toEqual(['agaReportId', 1]);
    for (const id of ['7', undefined]) {
      const players = [{ ...ada, id }, ...base.players.slice(1)];
      wayOut('agaReportId' as TextKey, refusal({ players, games: [] })).toBeUndefined();
    }
    expect(refusal({ players: [ada, { ...ada, id: '007' }] })).toEqual(['agaReportIdTwice', 2]);
    expect(refusal({ players: [ada, { ...ada, id: '8', rank: 'strong' }] })).toEqual([
      'agaReportRank',
      2,
    ]);
    expect(refusal({ games: [game, { ...game, round: 2, black: 0 }] })).toEqual([
      'agaReportSelf',
      2,
    ]);
    expect(refusal({ games: [game, { ...game, round: undefined }] })).toEqual([
      'agaReportSomeRounds',
      2,
    ]);
    const entered = refusal({ games: [game, { ...game, round: 2 }] });
    wayOut('agaReportSomeRounds' as TextKey, entered).toBeUndefined();
    expect(refusal({ games: [game, game] })).toEqual(['agaReportTwoGames', 2]);
    expect(refusal({ games: [{ ...game, round: 100 }] })).toEqual(['agaReportRound', 1]);
    expect(refusal({ games: [{ ...game, handicap: 0.5 }] })).toEqual(['agaReportHandicap', 1]);
    expect(refusal({ games: [{ ...game, komi: NaN }] })).toEqual(['agaReportKomi', 1]);
  });
});

test('C6: what was written is read as it was, 1,000 random events', () => {
  const next = randomFrom(sampleSeed);
  for (let run = 0; run < runs(100, 1000); run++) {
    const { report: random, held } = randomReport(next);
    const { text } = written(random);
    const { title, details, players: listed, games: played } = read(text);
    expect({ title, details, players: listed, games: played }).toEqual(held);
  }
});

test('twice as many lines take twice as many steps', () => {
  const stepsOf = (count: number): number => {
    const text = `TOURNEY x\nPLAYERS\n${Array.from({ length: count }, (_, at) => `${at + 1} A 1d`).join('\n')}`;
    const work = readAgaReportSteps(text);
    let steps = 0;
    for (let step = work.next(); step.done !== true; step = work.next()) steps++;
    return steps;
  };
  const lines = runs(10_000, 40_000);
  expect(stepsOf(2 * lines) / stepsOf(lines)).toBeCloseTo(2, 0);
});

/** A refusal with all that its sentence says: code, row, what was found there, and values. */
const facts = ({ code, at, values }: Failure): unknown => [code, at.row, at.found, values ?? {}];
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

describe('J15: reports as they are pasted', () => {
  const report = (...players: readonly string[]): string =>
    ['TOURNEY T', 'PLAYERS', ...players, 'GAMES 1', '1 2 w0 7'].join('\n');
  const ranks = (...typed: readonly string[]): unknown => {
    const read = readAgaReport(report(...typed.map((rank, at) => `${at + 1} Lin, Ada ${rank}`)));
    return read.ok ? read.value.players.map(({ given, rank }) => [given, rank]) : read.failure.code;
  };

  test('have ranks in words', () => {
    expect(ranks('12 kyu', '3 Dan', '1k?', '9 pro', '12 KYU', '5-dan', '-3.2')).toEqual([
      ...['12k', '3d', '1k', '9p', '12k', '5d', '-3.2'].map((rank) => ['Ada', rank]),
    ]);
    expect(ranks('12 dan', '3d')).toBe('agaReportRank');
    expect(ranks('31k', '3d')).toBe('agaReportRank');
  });

  test.each([
    ['PASSED: 3', ['PASSED: 3']],
    ['passed 3 4', ['passed 3 4']],
    ['PASSED:\n3\n4', ['PASSED:', '3', '4']],
  ])('have %j as a remark, and the games around it', (passed, remarks) => {
    const text = `${report('1 Lin, Ada 3d', '2 Li, Bo 3d', '3 Lu, Cy 3d', '4 Ma, Di 3d')}\n${passed}\nGAMES 2\n3 4 b 0 7`;
    const read = readAgaReport(text);
    if (!read.ok) throw new Error(read.failure.code);
    expect(read.value.games.map(({ round, white, black }) => [round, white, black])).toEqual([
      ...[
        [1, 0, 1],
        [2, 2, 3],
      ],
    ]);
    expect(read.value.remarks).toEqual(remarks);
  });
});
