import { describe, expect, test } from '@jest/globals';
import { readRatingList, type RatedPlayer } from '../../../src/exchange';

/** What a line is: a player, a line of a player that cannot be read, a player without a name, or nothing. */
function read(line: string): Omit<RatedPlayer, 'row'> | 'bad' | 'left out' | 'nothing' {
  const { players, badCount, leftOut } = readRatingList(line);
  const [player] = players;
  if (player === undefined) return badCount > 0 ? 'bad' : leftOut > 0 ? 'left out' : 'nothing';
  const { row, ...facts } = player;
  expect(row).toBe(1);
  return facts;
}

describe('a line of the European list (B)', () => {
  const smit = {
    ...{ id: '90000022', egdName: 'Smit Anna', name: 'Anna Smit', country: 'NL', club: 'Amst' },
    ...{ grade: '3d', rating: 2310 },
  };

  test.each([
    ['90000022 Smit Anna NL Amst 3d -- 2310 12 T260101A', smit],
    ['90000022 Smit Anna NL Amst 3d -- 2310 12', smit],
    ['90000022 Smit Anna NL Amst 3d 4d 2310 12 T260101A', smit],
    ['90000022 Smit Anna NL Amst 12k 11K -90 123456', { ...smit, grade: '12k', rating: -90 }],
    ['90000022 Smit Anna NL Amst 9P -- 31000 0', { ...smit, grade: '9P', rating: 31000 }],
    ['90000022 Smit NL Amst 3d -- 2310 12', { ...smit, egdName: 'Smit', name: 'Smit' }],
    ['90000022 (undefined) Anna NL Amst 3d -- 2310 12', 'left out'],
    ['90000022 ANONYMOUS NL Amst 3d -- 2310 12', 'left out'],
    ['90000022 Anonymousse Anna NL Amst 3d -- 2310 12', 'player'],
    ['90000022 Unanonymous Anna NL Amst 3d -- 2310 12', 'player'],
  ])('%j is a player', (line, expected) => {
    if (expected === 'player') expect(read(line)).toMatchObject({ id: '90000022' });
    else expect(read(line)).toEqual(expected);
  });

  test('leaves out a country XX, and a club of crosses', () => {
    const line = (country: string, club: string): unknown =>
      read(`90000022 Smit Anna ${country} ${club} 3d -- 2310 12`);
    const { country, club, ...bare } = smit;
    expect(line('XX', 'xxx')).toEqual(bare);
    expect(line('XX', 'XXXX')).toEqual(bare);
    expect(line('XY', 'xx')).toEqual({ ...bare, country: 'XY', club: 'xx' });
    expect(line(country, 'axxx')).toEqual({ ...bare, country, club: 'axxx' });
    expect(line(country, club)).toEqual(smit);
  });

  test.each([
    ...['9000002 Smit Anna NL Amst 3d -- 2310 12', '900000222 Smit Anna NL Amst 3d -- 2310 12'],
    ...['x90000022 Smit Anna NL Amst 3d -- 2310 12', '90000022x Smit Anna NL Amst 3d -- 2310 12'],
  ])('%j has no PIN and is nothing', (line) => {
    expect(read(line)).toBe('nothing');
  });

  test.each([
    ['a country of two capitals', '90000022 Smit Anna nl Amst 3d -- 2310 12'],
    ['a country of two capitals', '90000022 Smit Anna NLD Amst 3d -- 2310 12'],
    ['a club of four letters', '90000022 Smit Anna NL Amste 3d -- 2310 12'],
    ['a grade', '90000022 Smit Anna NL Amst 3x -- 2310 12'],
    ['a grade', '90000022 Smit Anna NL Amst 123k -- 2310 12'],
    ['a grade', '90000022 Smit Anna NL Amst a3d -- 2310 12'],
    ['a promotion', '90000022 Smit Anna NL Amst 3d --- 2310 12'],
    ['a rating', '90000022 Smit Anna NL Amst 3d -- 231000 12'],
    ['a rating', '90000022 Smit Anna NL Amst 3d -- 2310.5 12'],
    ['a number of tournaments', '90000022 Smit Anna NL Amst 3d -- 2310 1234567'],
    ['a number of tournaments', '90000022 Smit Anna NL Amst 3d -- 2310 T1'],
    ['all its words', '90000022 Smit Anna NL Amst 3d -- 2310'],
    ['no more words', '90000022 Smit Anna Maria NL Amst 3d -- 2310 12 T260101A'],
    ['no more words', '90000022 Smit Anna NL Amst 3d -- 2310 12 T260101A x'],
  ])('needs %s: %s', (_, line) => {
    expect(read(line)).toBe('bad');
  });
});

describe('a line of list A or B (D)', () => {
  const fields = ['Lin, Ada', '20011', 'Full', '8.61234', '6/3/2027', 'MGA', 'MA', '0.3', ''];
  const lin = {
    ...{ id: '20011', name: 'Ada Lin', rating: 8.61234, club: 'MGA', state: 'MA' },
    expires: '2027-06-03',
  };
  const withField = (at: number, text: string): unknown =>
    read(fields.map((field, index) => (index === at ? text : field)).join('\t'));

  test('has nine fields between tabs', () => {
    expect(read(fields.join('\t'))).toEqual(lin);
    expect(read(fields.slice(0, 8).join('\t'))).toBe('bad');
    expect(read([...fields, 'x'].join('\t'))).toBe('bad');
  });

  test.each([
    [0, ' Lin ,  Ada ', 'name', 'Ada Lin'],
    [0, 'Ada Lin', 'name', 'Ada Lin'],
    [0, 'Lin,', 'name', 'Lin'],
    [1, ' 1234567 ', 'id', '1234567'],
    [3, '-30', 'rating', -30],
    [3, '9.123456', 'rating', 9.123456],
    [4, '12/31/2026', 'expires', '2026-12-31'],
  ])('field %i may be %j', (at, text, part, expected) => {
    expect(withField(at, text)).toEqual({ ...lin, [part]: expected });
  });

  test.each([
    [3, 'rating'],
    [4, 'expires'],
    [5, 'club'],
    [6, 'state'],
  ])('field %i may be empty: no %s', (at, part) => {
    const bare = Object.fromEntries(Object.entries(lin).filter(([key]) => key !== part));
    expect(withField(at, ' ')).toEqual(bare);
  });

  test('a chapter "none" is none, and so is a state of two dashes', () => {
    const { club, state, ...bare } = lin;
    expect(withField(5, 'none')).toEqual({ ...bare, state });
    expect(withField(6, '--')).toEqual({ ...bare, club });
  });

  test.each([
    [0, ''],
    [1, ''],
    [1, '12345678'],
    [1, 'A1'],
    [1, '1A'],
    [3, '123'],
    [3, '8.1234567'],
    [3, 'x8.1'],
    [3, '8.'],
    [4, '6/30/27'],
    [4, '6-30-2027'],
    [4, 'x6/30/2027'],
    [4, '6/30/2027x'],
    [4, '123/1/2027'],
  ])('field %i cannot be %j', (at, text) => {
    expect(withField(at, text)).toBe('bad');
  });

  test('with fewer than five tabs is no such line', () => {
    expect(read('Lin, Ada\t20011\tFull\t8.6\tx')).toBe('nothing');
  });
});

describe('a line of list N (D)', () => {
  const lin = {
    ...{ id: '20011', name: 'Ada Lin', rating: 8.6, club: 'MGA', state: 'MA' },
    expires: '2027-06-30',
  };
  const { rating, expires, ...bare } = lin;
  const { club, state, ...withoutPlace } = lin;

  test.each<readonly [string, unknown]>([
    ['Lin, Ada 20011 Full 8.6 6/30/2027 MGA MA', lin],
    ['Lin, Ada 20011 Full 6/30/2027 MGA MA', { ...bare, expires }],
    ['Lin, Ada 20011 Full 8.6 MGA MA', { ...bare, rating }],
    ['Lin, Ada 20011 Full MGA MA', bare],
    ['Lin, Ada 20011 Full 8.6 6/30/2027 none MA', { ...withoutPlace, state }],
    ['Lin, Ada 20011 Full 8.6 6/30/2027 MGA --', { ...withoutPlace, club }],
    [
      'Lin, Ada Eva 20011 Full 8.6 6/30/2027 SIXLET MA',
      { ...lin, name: 'Ada Eva Lin', club: 'SIXLET' },
    ],
    ['Lin, Ada 20011 Full 8.6 6/30/2027 MGA', { ...withoutPlace, club }],
    ['Lin, Ada 20011 Full 8.6 6/30/2027 DC', { ...withoutPlace, club: 'DC' }],
    ['Lin, Ada 20011 Full 8.6 6/30/2027 none', withoutPlace],
    ['Lin, Ada 20011 8.6 6/30/2027 MGA MA', lin],
    ['Lin, Ada 20011 6/30/2027 MGA MA', { ...bare, expires }],
    ['Lin, Ada 20011 E-Jou 8.6 6/30/2027 MGA MA', lin],
    ['Lin, Ada 20011 TDPass 8.6 6/30/2027 2Go MA', 'bad'],
    ['Lin 20011 Ab 8.6 6/30/2027 MGA MA', 'bad'],
    ['Lin 20011 Sustaining 8.6 6/30/2027 MGA MA', { ...lin, name: 'Lin' }],
    ['Lin 20011 Sustainings 8.6 6/30/2027 MGA MA', 'bad'],
    ['Lin 20011 full 8.6 6/30/2027 MGA MA', 'bad'],
    ['Lin 20011 Full 8.6 6/30/2027 SEVENLE MA', 'bad'],
    ['Lin 20011 Full 8.6 6/30/2027 MGA MAS', 'bad'],
    ['Lin 20011 Full 8.6 6/30/2027 MGA Ma', 'bad'],
    ['Lin Full 8.6 MGA MA', 'bad'],
    ['Lin Full 6/30/2027 MGA MA', 'bad'],
    ['20011 Full 8.6 6/30/2027 MGA MA', 'bad'],
    ['20011 Full 8.6 MGA MA', 'bad'],
    ['Best Players Full House MA', 'nothing'],
    ['The Best MA', 'nothing'],
    ['Members as of 6/30/2027', 'nothing'],
    ['12 Full MA', 'nothing'],
  ])('%j', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });
});

describe('a list', () => {
  const egf = '90000022 Smit Anna NL Amst 3d -- 2310 12';
  const aga = 'Lin, Ada 20011 Full 8.6 6/30/2027 MGA MA';

  test('is of the source of its first player; others are passed over', () => {
    const [one, two] = [`${egf}\n${aga}`, `${aga}\n${egf}`].map(readRatingList);
    expect([one?.source, one?.players.map(({ id }) => id)]).toEqual(['egf', ['90000022']]);
    expect([two?.source, two?.players.map(({ id }) => id)]).toEqual(['aga', ['20011']]);
    expect([one?.oneDecimal, two?.oneDecimal]).toEqual([false, true]);
    expect([one?.badCount, two?.badCount]).toEqual([0, 0]);
  });

  test('has rows that count empty lines', () => {
    expect(readRatingList(`\n \n${egf}`).players[0]?.row).toBe(3);
  });

  test('says its date in brackets, the first time', () => {
    const dated = (line: string): string | undefined => readRatingList(line).date;
    expect(dated('(22 Feb 2026)')).toBe('22 Feb 2026');
    expect(dated('  (2 Feb 2026) \n(3 Mar 2026)')).toBe('2 Feb 2026');
    for (const line of ['22 Feb 2026', '(22 feb 2026)', '(222 Feb 2026)', 'x (22 Feb 2026)', '']) {
      expect(readRatingList(line)).not.toHaveProperty('date');
    }
    expect(dated('(22 Feb 2026) x')).toBeUndefined();
  });

  test('has tags and entities taken out of its lines', () => {
    expect(read(`<td>${egf.replace('Amst', 'A&amp;t')}</td>`)).toMatchObject({ club: 'A&t' });
    expect(read(egf.replaceAll(' ', '&nbsp;'))).toMatchObject({ id: '90000022' });
    expect(read(`${egf} <b`)).toMatchObject({ id: '90000022' });
    expect(read(`<i>a</i>${egf}`)).toBe('nothing');
  });

  test.each([
    ['<HTML>', true],
    ['<!DOCTYPE html>', true],
    ['<body class="x">', true],
    ['<bodywork>', false],
    ['html', false],
  ])('that holds %j is a page: %s', (text, isPage) => {
    expect(readRatingList(text).isPage).toBe(isPage);
  });
});
