import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import {
  egdNameOf,
  isFarFromRating,
  plainLetters,
  type RatedPlayer,
  RatingIndex,
  readRatingList,
  shownName,
  type Sought,
} from '../../../src/exchange';
import { egdNameIn } from '../../../src/exchange/names';

const folder = path.join(__dirname, '..', '..', 'corpus', 'rating-lists');
const text = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const egf = readRatingList(text('egd-list-example.txt'));
const tdA = readRatingList(text('tdlist-a-example.txt'));
const tdN = readRatingList(text('tdlist-n-example.txt'));

describe('the European list', () => {
  test('is read with its date, without players who have no name', () => {
    expect([egf.source, egf.date, egf.leftOut, egf.badCount]).toEqual(['egf', '22 Feb 2026', 1, 0]);
    expect(egf.players.map(({ id, name, rating, grade }) => [id, name, rating, grade])).toEqual([
      ['90000011', 'Jan van den Berg', 2430, '4d'],
      ['90000022', 'Anna Smit', 2310, '3d'],
      ['90000033', 'Piet de Vries', 2190, '2d'],
      ['90000044', 'Eva Maria Kuipers', 2040, '1k'],
      ['90000055', 'Anna Smit', 1612, '5k'],
      ['90000066', 'Henk Groot Lipman', 1934, '2k'],
      ['90000088', 'Lo', 2700, '7p'],
    ]);
    expect(egf.players[0]).toEqual({
      ...{ row: 5, id: '90000011', egdName: 'Berg Jan_van_den', name: 'Jan van den Berg' },
      ...{ rating: 2430, grade: '4d', country: 'NL', club: 'Leid' },
    });
  });

  test('may be a page, or cells that Excel has made of it', () => {
    const line = ' 90000011  Berg Jan_van_den  NL  Leid  4d  --  2430  12  T260101A';
    const page = `<!DOCTYPE html><pre>\n<b>${line}</b>&nbsp;\n</pre>`;
    expect(readRatingList(page).players.map(({ name }) => name)).toEqual(['Jan van den Berg']);
    expect(readRatingList(line.trim().replace(/ +/g, '\t')).players).toHaveLength(1);
    const other = readRatingList('<html><body>Are you a person?</body></html>');
    expect([other.source, other.isPage]).toEqual([undefined, true]);
  });

  test('has lines that cannot be read, told with their numbers', () => {
    const list = readRatingList(`x\n${'12345678 A B\n'.repeat(25)}`);
    expect([list.badCount, list.bad.length, list.bad[0]]).toEqual([
      ...[25, 20, { row: 2, text: '12345678 A B' }],
    ]);
  });
});

describe('the American lists', () => {
  test('say the same in both forms, with one decimal or five', () => {
    const facts = ({ players }: typeof tdA): unknown =>
      players.map(({ id, name, rating = NaN, expires, club, state }) => [
        ...[id, name, Math.floor(rating * 10) / 10, expires, club, state],
      ]);
    expect(facts(tdA)).toEqual([
      ['20011', 'Ada Lin', 8.6, '2027-06-30', 'MGA', 'MA'],
      ['20012', 'Ben Park', 8.2, '2027-01-31', undefined, 'NY'],
      ['20013', 'Cleo Okafor', 7.9, '2026-12-31', 'SEAG', 'WA'],
      ['20014', 'Dan Meyer', 7.5, undefined, undefined, 'CA'],
      ['29999', 'New Stone', NaN, '2027-05-01', undefined, 'TX'],
    ]);
    expect(facts(tdN)).toEqual(facts(tdA));
    expect([tdA.oneDecimal, tdN.oneDecimal]).toEqual([false, true]);
  });
});

test('a line without a name is counted as one that cannot be read', () => {
  const lines = [
    '90000088 \0 FR 31To 7p -- 2700 9 G230101',
    ',\t20011\tFull\t8.6\t6/30/2027\tMGA\tMA\t0.3\t',
    ', 20011 Full 8.6 6/30/2027 MGA MA',
  ];
  const read = lines.map((line) => readRatingList(line));
  expect(read.map(({ players, badCount }) => [players.length, badCount])).toEqual([
    ...[
      [0, 1],
      [0, 1],
      [0, 1],
    ],
  ]);
});

describe('an entrant', () => {
  const index = atOnce(RatingIndex.of(egf.players));
  const found = (sought: Sought): unknown => {
    const match = index.find(sought);
    switch (match.kind) {
      case 'found':
        return [match.player.id, match.by];
      case 'several':
        return match.candidates.map(({ id }) => id);
      case 'none':
        return { proposals: match.proposals.map(({ id }) => id) };
    }
  };

  test.each<readonly [Sought, unknown]>([
    [{ name: 'anyone', id: '90000088' }, ['90000088', 'id']],
    [{ name: 'x', egdName: 'Groot_Lipman Henk' }, ['90000066', 'egdName']],
    [{ name: 'Henk Groot Lipman' }, ['90000066', 'name']],
    [{ name: 'JAN VAN DEN BERG' }, ['90000011', 'name']],
    [{ name: 'Berg, Jan van den' }, ['90000011', 'name']],
    [{ name: 'van den Berg Jan' }, ['90000011', 'name']],
    [{ name: 'Kuipers Maria Eva' }, ['90000044', 'words']],
    [{ name: 'Anna Smit' }, ['90000022', '90000055']],
    [{ name: 'Anna Smit', country: 'de' }, ['90000055', 'country']],
    [{ name: 'Anna Smit', country: 'BE' }, ['90000022', '90000055']],
    [{ name: 'Anne Smit' }, { proposals: ['90000022', '90000055'] }],
    [{ name: 'Piet de Fries' }, { proposals: ['90000033'] }],
    [{ name: 'Nobody Here' }, { proposals: [] }],
  ])('%j is found as %j', (sought, expected) => {
    expect(found(sought)).toEqual(expected);
  });

  test('is the same with letters spelled out and with accents dropped', () => {
    const one = { row: 1, rating: 1, id: '1', egdName: 'Moeller Joerg', name: 'Joerg Moeller' };
    const two = { row: 2, rating: 1, id: '2', egdName: 'Muller Rene', name: 'Rene Muller' };
    const names = atOnce(RatingIndex.of([one, two]));
    expect(names.find({ name: 'Jörg Möller' })).toMatchObject({ kind: 'found', player: one });
    expect(names.find({ name: 'René Müller' })).toMatchObject({ kind: 'found', player: two });
  });

  test('may have a grade far from the rating', () => {
    const far = [
      ['3d', 2100],
      ['4d', 2100],
      ['2k', 2100],
      ['3k', 2100],
      ['7p', 1],
    ] as const;
    expect(far.map(([grade, rating]) => isFarFromRating(grade, rating))).toEqual([
      ...[false, true, false, true, false],
    ]);
  });
});

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
    // J15: tabs at the end may be missing.
    expect(read(fields.slice(0, 8).join('\t'))).toEqual(lin);
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

const rated = (name: string, more: Partial<RatedPlayer> = {}): RatedPlayer => ({
  ...{ row: 1, id: name, name },
  ...more,
});

/** Names of the players of a list that are proposed for somebody who is not in it. */
function proposed(name: string, list: readonly string[]): readonly string[] {
  const match = atOnce(RatingIndex.of(list.map((each) => rated(each)))).find({ name });
  if (match.kind !== 'none') throw new Error(`${name} is in the list: ${match.kind}`);
  return match.proposals.map((player) => player.name);
}

function match(sought: Sought, list: readonly RatedPlayer[]): unknown {
  const found = atOnce(RatingIndex.of(list)).find(sought);
  switch (found.kind) {
    case 'found':
      return [found.by, found.player.id];
    case 'several':
      return found.candidates.map(({ id }) => id);
    case 'none':
      return 'none';
  }
}

describe('somebody who is not in a list (B5)', () => {
  test.each([
    ['one letter another, in front', 'Bnna Smit', 'Anna Smit'],
    ['one letter another, at the end', 'Anna Smid', 'Anna Smit'],
    ['one letter too few', 'Ana Smit', 'Anna Smit'],
    ['one letter too many', 'Anna Smitt', 'Anna Smit'],
    ['one letter too many, in front', 'XAnna Smit', 'Anna Smit'],
    ['the surname and the first letter', 'A Smit', 'Anna Smit'],
    ['the surname and the first letter', 'Albertine Smit', 'Anna Smit'],
    ['another case', 'ANNA SMID', 'Anna Smit'],
  ])('is offered who has %s', (_, name, other) => {
    expect(proposed(name, ['Nobody Else', other])).toEqual([other]);
  });

  test.each([
    ['two letters others', 'Bnna Smid', 'Anna Smit'],
    ['two letters too many', 'Annaxx Smit B', 'Anna Smit B C'],
    ['two letters changed about', 'nAna Smit', 'Anna Smit'],
    ['the surname alone', 'Betty Smit', 'Anna Smit'],
    ['the first letter alone', 'Anna Boer', 'Anna Smit'],
    ['a word that begins alike', 'Smitsen', 'Smit'],
  ])('is not offered who has %s', (_, name, other) => {
    expect(proposed(name, [other])).toEqual([]);
  });

  test('is offered five at most, in the order of the list', () => {
    const list = Array.from({ length: 7 }, (_, at) => `Anna${'bcdefgh'.charAt(at)} Smit`);
    expect(proposed('Albert Smit', list)).toEqual(list.slice(0, 5));
  });
});

describe('somebody of the list (B4)', () => {
  const nl = rated('Anna Smit', { id: '1', country: 'NL' });
  const de = rated('Anna Smit', { id: '2', country: 'DE' });
  const none = rated('Anna Smit', { id: '3' });

  test('is found by number before name, by the name of the database before the other', () => {
    const jan = rated('Jan Berg', { id: '4', egdName: 'Berg Jan' });
    expect(match({ name: 'Jan Berg', id: ' 1 ' }, [nl, jan])).toEqual(['id', '1']);
    expect(match({ name: 'Jan Berg', id: '9', egdName: 'Berg Jan' }, [nl, jan])).toEqual([
      ...['egdName', '4'],
    ]);
    expect(match({ name: 'Anna Smit', egdName: 'Berg Jan' }, [nl, jan])).toEqual(['egdName', '4']);
    expect(match({ name: 'Jan Berg', egdName: 'Berg Piet' }, [nl, jan])).toEqual(['name', '4']);
    expect(match({ name: 'Berg Jan' }, [nl, jan])).toEqual(['name', '4']);
    expect(match({ name: 'Berg Piet Jan' }, [rated('Piet Jan Berg', { id: '5' })])).toEqual([
      ...['words', '5'],
    ]);
  });

  test('is told from others of the name by the country, in any case', () => {
    expect(match({ name: 'Anna Smit', country: ' nl ' }, [nl, de, none])).toEqual(['country', '1']);
    expect(match({ name: 'Anna Smit' }, [nl, de, none])).toEqual(['1', '2', '3']);
    expect(match({ name: 'Anna Smit', country: 'FR' }, [nl, de])).toEqual(['1', '2']);
    const twice = [nl, { ...nl, id: '5' }, de];
    expect(match({ name: 'Anna Smit', country: 'NL' }, twice)).toEqual(['1', '5', '2']);
    // Who is alone is found whatever the country.
    expect(match({ name: 'Anna Smit', country: 'FR' }, [nl])).toEqual(['name', '1']);
  });

  test('may have a comma behind the surname, or two', () => {
    const ada = rated('Ada Lin', { id: '7' });
    expect(match({ name: 'Lin, Ada' }, [ada])).toEqual(['name', '7']);
    expect(match({ name: 'LIN ,ADA' }, [ada])).toEqual(['name', '7']);
    expect(match({ name: 'Lin, Ada,' }, [ada])).toEqual(['name', '7']);
    expect(match({ name: 'Ada Lin,' }, [ada])).toEqual(['name', '7']);
  });

  test('is nobody without a name, and nobody by an empty number', () => {
    const nameless = [rated('?', { id: '' }), rated('Ada Lin', { egdName: '' })];
    expect(match({ name: '', id: '', egdName: '' }, nameless)).toBe('none');
    expect(match({ name: ' ', id: ' ' }, [rated('Ada Lin')])).toBe('none');
  });

  test('is several where two have one number', () => {
    const other = rated('Jan Berg', { id: '1' });
    expect(match({ name: 'x', id: '1' }, [nl, other])).toEqual(['1', '1']);
  });

  test('may be written with signs, blanks and underscores', () => {
    const list = [rated("Jan (Piet) van 't Hof-Smit", { id: '6' })];
    for (const name of [
      'jan piet van t hof smit',
      'Jan Piet van_t Hof  Smit',
      'Jan-Piet van t Hof,Smit',
    ]) {
      expect(match({ name }, list)).toEqual([expect.stringMatching(/name|words/), '6']);
    }
  });
});

test('an index is made in steps of 500 players', () => {
  const steps = (count: number): readonly unknown[] => [
    ...RatingIndex.of(Array.from({ length: count }, (_, at) => rated(`A${at} B`))),
  ];
  expect(steps(499)).toEqual([]);
  expect(steps(1000)).toEqual([0.499, 0.999]);
});

test.each([
  ['1d', 2349, false],
  ['1d', 2350, true],
  ['1d', 1850, false],
  ['1d', 1849, true],
  ['1k', 1750, false],
  ['1k', 1749, true],
  ['10K', 1100, false],
  ['10K', 700, true],
  ['1p', 100, false],
  ['x1d', 100, false],
  ['1dx', 100, false],
  ['111d', 100, false],
  ['', 100, false],
])('a grade %s is far from %i: %s (B7)', (grade, rating, isFar) => {
  expect(isFarFromRating(grade, rating)).toBe(isFar);
});

const file = path.join(__dirname, '..', '..', 'corpus', 'names', 'names-egd.csv');
const lines = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/"/g, '')));

test('the corpus has thirteen names', () => {
  expect(lines).toHaveLength(13);
});

test.each(lines)('%s (%s) is %s, certain: %s', (shown = '', country = '', egd = '', certain) => {
  expect(egdNameOf(shown, country)).toEqual({ egd, certain: certain === 'yes' });
});

test.each(lines.filter(([, , , certain]) => certain === 'yes'))(
  '%s comes back in plain letters',
  (shown = '', country = '', egd = '') => {
    const [before = '', behind] = plainLetters(shown).split(', ');
    expect(shownName(egd)).toBe(behind === undefined ? before : `${behind} ${before}`);
    expect(egdNameOf(shownName(egd), country).egd).toBe(egd);
  },
);

test('particles of a name with a comma stand where the country has them', () => {
  expect(egdNameOf('van den Berg, Jan', 'NL')).toEqual({ egd: 'Berg Jan_van_den', certain: true });
  expect(egdNameOf('da Silva, Rosa', 'FR')).toEqual({ egd: 'da_Silva Rosa', certain: true });
});

test('letters without a plain one are lost, and nothing breaks a line of a table', () => {
  expect(egdNameOf('Ann 안').egd).toBe('? Ann');
  expect(egdNameOf('Ann B;C|D').egd).toBe('D Ann_B_C');
  expect(egdNameOf(' \u00a0').egd).toBe('');
});

test.each([
  ['Jan', '', 'Jan', false],
  ['van den Berg', 'NL', 'Berg van_den', false],
  ['van', 'NL', 'van', false],
  ['Jan van den Berg', ' nl ', 'Berg Jan_van_den', true],
  ['Jan van den Berg', 'BE', 'Berg Jan_van_den', false],
  ['Rosa da Silva', 'FR', 'da_Silva Rosa', true],
  ['Ana Eva Cruz', 'FR', 'Cruz Ana_Eva', false],
  ['da Silva', 'FR', 'Silva da', false],
  ['van den Berg, Jan', 'BE', 'Berg Jan_van_den', false],
  ['van den, Jan', 'NL', 'van_den Jan', true],
  ['Berg, Jan', 'DE', 'Berg Jan', true],
  [', Jan', '', 'Jan', false],
  ['Berg,', '', 'Berg', false],
  ['Berg, Jan, jr', 'FR', 'Berg Jan_jr', true],
  ['Anna  B__Smit', 'FR', 'Smit Anna_B', false],
])('%j (%s) is %j, certain: %s', (shown, country, egd, certain) => {
  expect(egdNameOf(shown, country)).toEqual({ egd, certain });
});

test.each([
  ['Smit', 'Smit'],
  ['Smit Anna', 'Smit Anna'],
  ['Smit Anna Eva', 'Smit Anna_Eva'],
  ['van den Berg Jan', 'van_den_Berg Jan'],
  ['van den Berg Jan Piet', 'van_den_Berg Jan_Piet'],
  ['van den de', 'van den_de'],
  ['van den Berg', 'van_den Berg'],
])('the words %j of a table are the name %j', (words, egd) => {
  expect(egdNameIn(words.split(' '))).toBe(egd);
});

describe('J15: lists whose tabs have become blanks, or end early', () => {
  const only = (line: string): unknown => {
    const { players, badCount, oneDecimal } = readRatingList(line);
    const [first] = players;
    if (players.length !== 1 || !first) return { players: players.length, badCount };
    const { row: _, ...player } = first;
    return { ...player, oneDecimal };
  };
  const lin = { id: '15648', name: 'Ada Lin', rating: -20.06, expires: '2026-07-02' };

  test.each<readonly [string, object]>([
    [
      'Lin, Ada 15648 Full -20.06000 7/2/2026 LIGC NY 1.09000 8/1/2025',
      { ...lin, club: 'LIGC', state: 'NY' },
    ],
    ['Lin, Ada 15648 Full -20.06000 7/2/2026 NY 1.09000 8/1/2025', { ...lin, state: 'NY' }],
    [
      'Lin, Ada 15648 Full -20.06000 7/2/2026 Long Island Go Club NY 1.09000 8/1/2025',
      { ...lin, club: 'Long Island Go Club', state: 'NY' },
    ],
    ['Lin, Ada  15648  Full  -20.06000  7/2/2026  LIGC  NY', { ...lin, club: 'LIGC', state: 'NY' }],
    ['Lin, Ada\t15648\tFull\t-20.06000\t7/2/2026\tLIGC\tNY', { ...lin, club: 'LIGC', state: 'NY' }],
    ['Lin, Ada\t15648\tFull\t-20.06000\t7/2/2026', lin],
  ])('%j', (line, player) => {
    expect(only(line)).toEqual({ ...player, oneDecimal: false });
  });

  test('have no rating where none stands there, and names of several words', () => {
    expect(only('van der Lin, Ada Bo 15648 Youth 7/2/2026 LIGC NY 1.09000 8/1/2025')).toEqual({
      ...{ id: '15648', name: 'Ada Bo van der Lin', expires: '2026-07-02' },
      ...{ club: 'LIGC', state: 'NY', oneDecimal: false },
    });
  });
});

test('a life member of list A with blanks for tabs has no day on which the membership ends', () => {
  const line = 'Meyer, Dan 20014 Life 7.55000 Boston Club CA 0.52000 9/9/2025';
  const player = { id: '20014', name: 'Dan Meyer', rating: 7.55, state: 'CA', club: 'Boston Club' };
  expect(read(line)).toEqual(player);
  expect(read(line.replace(' 0.52000', ''))).not.toEqual(player);
});

describe('J16: the French list', () => {
  test.each<readonly [string, object]>([
    [
      'SMIT Anna                     -12 L 1234567 75Op FR',
      { id: '1234567', name: 'Anna SMIT', rating: 2038, grade: '1k', country: 'FR', club: '75Op' },
    ],
    [
      'LE_GOFF Jean-Yves   0 C 12345AB 31To FR',
      {
        id: '12345AB',
        name: 'Jean-Yves LE GOFF',
        rating: 2050,
        grade: '1d',
        country: 'FR',
        club: '31To',
      },
    ],
    [
      'LE GOFF Yann 512 e 7654321 xxxx FR',
      { id: '7654321', name: 'Yann LE GOFF', rating: 2562, grade: '6d', country: 'FR' },
    ],
    [
      'BERG Jan_van_den 90 - ------- xxxx NL',
      { id: '#1', name: 'Jan van den BERG', rating: 2140, grade: '1d', country: 'NL' },
    ],
    [
      'SMIT Bo -3000 X 0000001 xxxx BE',
      { id: '0000001', name: 'Bo SMIT', rating: -950, grade: '30k', country: 'BE' },
    ],
  ])('%s', (line, player) => {
    expect(read(line)).toEqual(player);
  });

  test('says its date, and counts from another zero', () => {
    const list = readRatingList('#Echelle au 12/04/2026 (V3)\nSMIT Anna 5 L 1234567 75Op FR\n');
    expect([list.source, list.date, list.oneDecimal]).toEqual(['ffg', '12/04/2026', false]);
  });

  test.each([
    'SMIT 5 L 1234567 75Op FR',
    'SMIT Anna 5 Q 1234567 75Op FR',
    'SMIT Anna 5 L 123 75Op FR',
    'SMIT Anna 5 Q 123 75Op FR',
  ])('%s has a slip, and is counted', (line) => {
    expect(read(line)).toBe('bad');
  });

  test.each(['SMIT Anna 5 Q 123 Paris FR', 'Nom Prenom Rating Statut Licence Club Pays'])(
    '%s is no such line',
    (line) => {
      expect(read(line)).toBe('nothing');
    },
  );

  test('in cells is read as it is by blanks', () => {
    const line = 'SMIT Anna 5 L 1234567 75Op FR';
    expect(read(line.replace(/ /g, '\t'))).toEqual(read(line));
    expect(read(line.replace(/ /g, '\t').replace('\tL\t', '\tQ\t'))).toBe('bad');
  });
});
