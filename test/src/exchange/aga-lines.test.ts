import { describe, expect, test } from '@jest/globals';
import { readAgaReport } from '../../../src/exchange';
import {
  americanDay,
  isHeading,
  isoDay,
  partsOfName,
  readGame,
  readPlayer,
  remarkBehind,
  reportName,
  reportStandings,
  sectionLine,
} from '../../../src/exchange/aga-report/report';

describe('a line of players', () => {
  test.each([
    ['1 Lin, Ada 8d', ['1', 'Lin', 'Ada', '8d']],
    ['0042  Lin ,  Ada Bea  8D', ['42', 'Lin', 'Ada Bea', '8d']],
    ['1 Lin 3k', ['1', 'Lin', '', '3k']],
    ['1 , Ada 3k', ['1', 'Ada', '', '3k']],
    ['1 van der Lin, Ada -12.5', ['1', 'van der Lin', 'Ada', '-12.5']],
    ['1 Lin, Ada 08d', ['1', 'Lin', 'Ada', '8d']],
    ['1 Lin, Ada 4 dan', ['1', 'Lin', 'Ada', '4d']],
  ])('%j', (line, [id, surname, given, rank]) => {
    expect(readPlayer(line)).toEqual({ id, surname, given, rank });
  });

  test.each([
    ['Lin, Ada 8d', 'agaReportPlayer', undefined],
    ['12345678 Lin, Ada 8d', 'agaReportPlayer', undefined],
    ['1 8d', 'agaReportPlayer', undefined],
    ['1 , 8d', 'agaReportPlayer', undefined],
    ['1 Lin, Ada', 'agaReportRank', undefined],
    ['1 Lin, Ada 31k', 'agaReportRank', undefined],
    ['1 Lin, Ada 0.5', 'agaReportRank', undefined],
    // What stands behind the rank is named; the first word of a name is none.
    ['1 Lin, Ada 8d CLUB=BOS STATE=MA', 'agaReportBehind', 'CLUB=BOS STATE=MA'],
    ['1 Lin, Ada 12k Boston', 'agaReportBehind', 'Boston'],
    ['1 Lin, Ada 4.5 CLUB=BOS', 'agaReportBehind', 'CLUB=BOS'],
    ['1 Lin, Ada 4.5 CLUB=BOS x=y', 'agaReportBehind', 'CLUB=BOS x=y'],
    ['1 3k Lin Boston', 'agaReportRank', undefined],
    ['1 Lin 3kx Boston', 'agaReportRank', undefined],
    ['1 Lin x3k Boston', 'agaReportRank', undefined],
    ['1 Lin, Ada CLUB=BOS', 'agaReportRank', undefined],
    ['1 3.5 CLUB=BOS', 'agaReportRank', undefined],
    ['1 Lin, Ada 4.5 (CLUB=BOS)', 'agaReportRank', undefined],
  ])('%j is refused: %s %j', (line, code, behind) => {
    const answer = readPlayer(line);
    expect('ok' in answer && answer.failure.code).toBe(code);
    expect('ok' in answer && answer.failure.values['behind']).toBe(behind);
  });
});

describe('a line of games', () => {
  test.each([
    ['1 2 W 0 7', ['1', '2', 'white', 0, 7]],
    ['001 0002 b 2 -3', ['1', '2', 'black', 2, -3]],
    ['1 2 ? 0 0.5', ['1', '2', 'open', 0, 0.5]],
    // Handicap and komi may stand close behind the winner.
    ['1 2 W0 7', ['1', '2', 'white', 0, 7]],
    ['1 2 W07', ['1', '2', 'white', 0, 7]],
    ['1 2 W9-400', ['1', '2', 'white', 9, -400]],
  ])('%j', (line, [white, black, winner, handicap, komi]) => {
    expect(readGame(line)).toEqual({ white, black, winner, handicap, komi });
  });

  test.each([
    ['1 2 W 0', 'agaReportGame'],
    ['1 2 W', 'agaReportGame'],
    ['1 2', 'agaReportGame'],
    ['1', 'agaReportGame'],
    ['1 2 W 0 7 8', 'agaReportGame'],
    ['x 2 W 0 7', 'agaReportGame'],
    ['1 x W 0 7', 'agaReportGame'],
    ['x y W 0 7', 'agaReportGame'],
    ['1 01 W 0 7', 'agaReportSelf'],
    ['1 2 x 0 7', 'agaReportWinner'],
    ['1 2 W 10 7', 'agaReportHandicap'],
    ['1 2 W 0 401', 'agaReportKomi'],
  ])('%j is refused: %s', (line, code) => {
    const answer = readGame(line);
    expect('ok' in answer && answer.failure.code).toBe(code);
  });
});

test.each([
  ['TOURNEY Open, Boston', { section: 'tourney', rest: 'Open, Boston' }],
  ['Tournament  Open ', { section: 'tourney', rest: 'Open' }],
  ['TOURNEY', { section: 'tourney', rest: '' }],
  ['tourney = Open', { section: 'tourney', rest: '= Open' }],
  ['players', { section: 'players', rest: '' }],
  ['PLAYERS  24 ', { section: 'players', rest: '24' }],
  ['games 2', { section: 'games', rest: '2' }],
  ['END', { section: 'end', rest: '' }],
])('%j begins a section', (line, section) => {
  expect(sectionLine(line)).toEqual(section);
});

test.each([
  'players = 24',
  'PLAYERS  =24',
  'end of it',
  'playersx',
  'the players',
  '',
  'rules=AGA',
])('%j begins none', (line) => {
  expect(sectionLine(line)).toBeUndefined();
});

test.each(['White Black Result', 'white id, black id', 'PASSED: 12', 'pass 12', 'passed'])(
  '%j is a heading, or says who passed',
  (line) => {
    expect(isHeading(line)).toBe(true);
  },
);

test.each(['12 White, Black 3d', 'black white', 'whites blacks', '12 Pass, Ann 3d', 'passing', ''])(
  '%j is none',
  (line) => {
    expect(isHeading(line)).toBe(false);
  },
);

test.each<[line: string, remark: string | undefined]>([
  ['1 Lin, Ada 8d # her first', '# her first'],
  ['1 Lin, Ada 8d // her first # of all', '// her first # of all'],
  ['1 Lin, Ada 8d', undefined],
  // A name may hold such signs; without a line that can be read before them they are none.
  ['1 Lin, #Ada 8d', undefined],
  ['1 Lin # her first', undefined],
  ['1 Lin, Ada 8d#', undefined],
])('the remark behind %j is %j', (line, remark) => {
  expect(remarkBehind(line, readPlayer)).toBe(remark);
});

test.each([
  ['3/4/2026', '2026-03-04', '3/4/2026'],
  ['12-31-2026', '2026-12-31', '12/31/2026'],
  ['2026-03-04', '2026-03-04', '3/4/2026'],
])('the day %s is %s, and %s', (typed, iso, american) => {
  expect(isoDay(typed)).toBe(iso);
  expect(americanDay(iso)).toBe(american);
});

test.each(['March 4', '3/4/26', '13-2026', 'x2026-03-04', '2026-03-04x', ''])(
  '%j stays as it stands',
  (text) => {
    expect(isoDay(text)).toBe(text);
    expect(americanDay(text)).toBe(text);
  },
);

test.each([
  ['Lin, Ada', 'Lin', 'Ada'],
  ['Lin', 'Lin', ''],
])('the name %j has the parts %j and %j', (name, surname, given) => {
  expect(partsOfName(name)).toEqual({ surname, given });
  expect(reportName({ surname, given })).toBe(name);
});

test('games without a result count for nobody; SOS adds up the wins of opponents game by game', () => {
  const players = ['1', '2', '3', '4'].map((id) => ({ id, surname: id, given: '', rank: '1d' }));
  const game = (white: number, black: number, winner: 'white' | 'black' | 'open') => ({
    ...{ white, black, winner, round: undefined, handicap: 0, komi: 7 },
  });
  const games = [game(0, 1, 'white'), game(0, 1, 'black'), game(1, 2, 'white'), game(0, 2, 'open')];
  expect(reportStandings({ players, games })).toEqual([
    { games: 2, wins: 1, sos: 4 },
    { games: 3, wins: 2, sos: 2 },
    { games: 1, wins: 0, sos: 2 },
    { games: 0, wins: 0, sos: 0 },
  ]);
});

describe('a report', () => {
  const lines = ['TOURNEY Open, Boston', 'PLAYERS', '1 Lin, Ada 8d', '12 Park, Ben 8d', '3 Oka 7d'];
  const read = (...more: readonly string[]) => {
    const answer = readAgaReport([...lines, ...more].join('\n'));
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value;
  };

  test('keeps who passed as remarks: ids behind the word and on lines of their own', () => {
    const { games, remarks } = read(
      ...['GAMES 1', '1 12 W 0 7', 'PASSED: 3', '12', '1, 3', 'GAMES 2', 'passed', '3 1 b 0 0'],
    );
    expect(remarks).toEqual(['PASSED: 3', '12', '1, 3', 'passed']);
    expect(games.map(({ white, black, round }) => [white, black, round])).toEqual([
      [0, 1, 1],
      [2, 0, 2],
    ]);
  });

  test('a line of ids alone is no game where nobody has passed', () => {
    const answer = readAgaReport([...lines, 'GAMES 1', '1 12 W 0 7', '3'].join('\n'));
    expect(answer).toMatchObject({ ok: false });
  });

  test('two ids in a row begin a game, also below who passed', () => {
    const answer = readAgaReport([...lines, 'GAMES 1', 'PASSED: 3', '1   12 7'].join('\n'));
    expect(answer).toMatchObject({ ok: false });
  });

  test.each([
    ['# Round 2', 2],
    ['#round 12 of 12', 12],
    ['# Round 0', 1],
    ['# the last round 2', 1],
    ['# round 123', 1],
  ])('behind %j among the games these are of round %d', (comment, round) => {
    const { games } = read('GAMES', '1 12 W 0 7', 'GAMES', '3 12 W 0 7');
    expect(games.map((each) => each.round)).toEqual([1, 2]);
    expect(read('GAMES 1', comment, '1 12 W 0 7').games.map((each) => each.round)).toEqual([round]);
  });

  test('a comment among the players begins no round', () => {
    expect(read('# Round 2', 'GAMES', '1 12 W 0 7').games.map(({ round }) => round)).toEqual([
      undefined,
    ]);
  });

  test.each([
    ["'AGA'", 'AGA'],
    ['"AGA"', 'AGA'],
    ['"AGA\'', '"AGA\''],
    ['the "AGA"', 'the "AGA"'],
    ['"AGA" rules', '"AGA" rules'],
  ])('rules=%s are %j', (typed, rules) => {
    const answer = readAgaReport(
      ['TOURNEY Open', `rules=${typed}`, ...lines.slice(1), 'GAMES 1', '1 12 W 0 7'].join('\n'),
    );
    expect(answer).toMatchObject({ ok: true, value: { details: { rules } } });
  });

  test('without players is refused', () => {
    expect(readAgaReport('TOURNEY Open\nPLAYERS\nGAMES')).toMatchObject({
      ok: false,
      failure: { code: 'agaReportNoPlayers', at: { found: '' } },
    });
  });

  test('a title may stand below the word, and lines before the word are refused', () => {
    const answer = readAgaReport(['TOURNEY', 'Open, Boston', ...lines.slice(1)].join('\n'));
    expect(answer).toMatchObject({ ok: true, value: { title: 'Open, Boston' } });
    expect(readAgaReport(['Open', ...lines].join('\n'))).toMatchObject({ ok: false });
  });
});
