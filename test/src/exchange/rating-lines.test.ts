import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import { type RatedPlayer, RatingIndex, readRatingList } from '../../../src/exchange';
import { readRatingListSteps } from '../../../src/exchange/ratings/list';

/** What a line is: a player, a line of a player that cannot be read, or nothing. */
function read(line: string): Omit<RatedPlayer, 'row'> | 'bad' | 'nothing' {
  const { players, badCount } = readRatingList(line);
  const [player] = players;
  if (player === undefined) return badCount > 0 ? 'bad' : 'nothing';
  const { row: _, ...facts } = player;
  return facts;
}

test('the European list: a club that only begins with crosses is a club', () => {
  expect(read('90000022 Smit Anna NL xxxa 3d -- 2310 12')).toMatchObject({ club: 'xxxa' });
});

describe('a line of the French list', () => {
  const name = (names: string): unknown => {
    const player = read(`${names} 5 L 1234567 75Op FR`);
    return typeof player === 'string' ? player : player.name;
  };

  test.each([
    ['behind the capitals', 'LE GOFF Yann', 'Yann LE GOFF'],
    ['of two words', 'SMIT Anna Eva', 'Anna Eva SMIT'],
    ['of two words behind capitals', 'LE GOFF Anna Eva', 'Anna Eva LE GOFF'],
    ['of one word where all are capitals', 'LE GOFF YANN', 'YANN LE GOFF'],
    ['never in front, even where nothing is capitals', 'Smit Anna Eva', 'Anna Eva Smit'],
  ])('has the given name %s: %s', (_, names, shown) => {
    expect(name(names)).toBe(shown);
  });

  test.each([
    ['rating', 'of five figures', 'SMIT Anna 12345 L 1234567 75Op FR'],
    ['rating', 'with a letter in front', 'SMIT Anna x5 L 1234567 75Op FR'],
    ['rating', 'with a letter behind', 'SMIT Anna 5x L 1234567 75Op FR'],
    ['status', 'with another letter in front', 'SMIT Anna 5 QL 1234567 75Op FR'],
    ['status', 'with another letter behind', 'SMIT Anna 5 LQ 1234567 75Op FR'],
    ['license', 'of eight figures', 'SMIT Anna 5 L 12345678 75Op FR'],
    ['license', 'of eight dashes', 'SMIT Anna 5 L -------- 75Op FR'],
    ['license', 'with a small letter', 'SMIT Anna 5 L 123456a 75Op FR'],
    ['club', 'with a letter in front', 'SMIT Anna 5 L 1234567 x75Op FR'],
    ['club', 'with a letter behind', 'SMIT Anna 5 L 1234567 75Opx FR'],
    ['club', 'of five crosses', 'SMIT Anna 5 L 1234567 xxxxx FR'],
    ['country', 'of three capitals', 'SMIT Anna 5 L 1234567 75Op FRA'],
    ['country', 'of small letters', 'SMIT Anna 5 L 1234567 75Op fr'],
  ])('has no %s %s: %s', (_, __, line) => {
    expect(read(line)).toBe('bad');
  });

  test.each([
    [-3001, '30k'],
    [-2900, '29k'],
    [-101, '2k'],
    [-100, '1k'],
    [-1, '1k'],
    [0, '1d'],
    [99, '1d'],
    [100, '2d'],
    [799, '8d'],
    [800, '9d'],
    [950, '9d'],
  ])('with the rating %i has the grade %s', (rating, grade) => {
    const player = read(`SMIT Anna ${rating} L 1234567 75Op FR`);
    expect(player).toMatchObject({ rating: rating + 2050, grade });
  });

  test.each([
    ['75xx', '75xx'],
    ['31Xo', '31Xo'],
    ['xxxx', undefined],
    ['XXXX', undefined],
  ])('with the club %s has the club %s', (word, club) => {
    const { players } = readRatingList(`SMIT Anna 5 L 1234567 ${word} FR`);
    expect(players.map((player) => [player.name, player.club])).toEqual([['Anna SMIT', club]]);
  });

  test('has the number of its line for a license of dashes', () => {
    const { players } = readRatingList('\n\nSMIT Anna 5 L ------- 75Op FR');
    expect(players.map(({ id }) => id)).toEqual(['#3']);
  });
});

describe('a line of list A or B with tabs', () => {
  const lin = { id: '20011', name: 'Ada Lin' };

  test.each<readonly [string, string, object]>([
    ['type', 'Lin, Ada\t20011\tFull', lin],
    ['rating', 'Lin, Ada\t20011\tFull\t8.6', { ...lin, rating: 8.6 }],
    ['day', 'Lin, Ada\t20011\tFull\t\t6/30/2027', { ...lin, expires: '2027-06-30' }],
    ['chapter', 'Lin, Ada\t20011\tFull\t\t\tMGA', { ...lin, club: 'MGA' }],
    ['state', 'Lin, Ada\t20011\tFull\t\t\t\tMA', { ...lin, state: 'MA' }],
  ])('may end with its %s: tabs at the end may be missing', (_, line, player) => {
    expect(read(line)).toEqual(player);
    expect(readRatingList(line).source).toBe('aga');
  });

  test.each([
    ['a name and a number', 'Lin, Ada\t20011', 'nothing'],
    ['a small letter before its type', 'Lin, Ada\t20011\txFull\t8.6', 'nothing'],
    ['a figure behind its type', 'Lin, Ada\t20011\tFull2\t8.6', 'nothing'],
    ['tabs alone', '\t'.repeat(8), 'nothing'],
    ['a small letter before its type', 'Lin, Ada\t20011\txFull\t8.6\t\tMGA\tMA', 'bad'],
    ['a figure behind its type', 'Lin, Ada\t20011\tFull2\t8.6\t\tMGA\tMA', 'bad'],
    ['no name', '\t20011\tFull\t8.6\t6/30/2027\tMGA\tMA\t0.3\t', 'bad'],
    ['a comma for a name', ' , \t20011\tFull\t8.6\t6/30/2027\tMGA\tMA\t0.3\t', 'bad'],
  ])('with %s is %s', (_, line, expected) => {
    expect(read(line)).toBe(expected);
  });

  test('may have a type of two words where all its tabs are there, but not where some are missing', () => {
    const fields = ['Lin, Ada', '20011', 'Life Member', '8.6', '', 'MGA', 'MA'];
    expect(read([...fields, '', ''].join('\t'))).toEqual({
      ...{ ...lin, rating: 8.6, club: 'MGA', state: 'MA' },
    });
    expect(read(fields.join('\t'))).toBe('bad');
  });

  test.each([
    ['Lin , Ada', 'Ada Lin'],
    [' Lin,Ada ', 'Ada Lin'],
    ['Lin ,', 'Lin'],
    [', Ada', 'Ada'],
  ])('has %j as the name %j', (name, shown) => {
    expect(read(`${name}\t20011\tFull`)).toEqual({ id: '20011', name: shown });
  });
});

test.each([
  ['6/3/2027', '2027-06-03'],
  ['12/31/2026', '2026-12-31'],
  ['06/03/2027', '2027-06-03'],
  ['2027-06-03', '2027-06-03'],
])('an American membership until %s expires on %s', (day, expires) => {
  const player = { id: '20011', name: 'Ada Lin', expires };
  expect(read(`Lin, Ada\t20011\tFull\t\t${day}`)).toEqual(player);
  expect(read(`Lin, Ada 20011 Full ${day} MGA`)).toEqual({ ...player, club: 'MGA' });
  expect(read(`Lin, Ada 20011 Full ${day} MGA 0.3`)).toEqual({ ...player, club: 'MGA' });
});

describe('a line of list A or B with blanks for tabs', () => {
  const lin = { id: '15648', name: 'Ada Lin', expires: '2026-07-02' };
  const line = (rest: string): unknown => read(`Lin, Ada 15648 Full 7/2/2026 ${rest}`);

  test.each<readonly [string, string, object]>([
    ['a day at its end but no deviation', 'Long Island NY 8/1/2025', { club: 'Long Island' }],
    ['a deviation but no day at its end', 'Long Island NY 1.09', { club: 'Long Island' }],
    ['no chapter', 'NY 1.09 8/1/2025', {}],
  ])('may have %s', (_, rest, facts) => {
    expect(line(rest)).toEqual({ ...lin, state: 'NY', ...facts });
  });

  test.each([
    ['begins with two capitals', 'NYgo'],
    ['ends with two capitals', 'goNY'],
    ['begins with two dashes', '--go'],
    ['has sixty letters', `Go ${'x'.repeat(57)}`],
  ])('may have no state and a chapter that %s', (_, club) => {
    expect(line(`${club} 1.09 8/1/2025`)).toEqual({ ...lin, club });
  });

  test('has no chapter of more than sixty letters', () => {
    expect(line(`Go ${'x'.repeat(58)} 1.09 8/1/2025`)).toBe('bad');
  });

  test('has no day within its chapter', () => {
    expect(line('LIGC 8/1/2025 NY 1.09 8/1/2025')).toBe('bad');
  });

  test('may have a name that begins with a number: its own number stands behind a name', () => {
    expect(read('3 Stones 15648 Full 7/2/2026 NY 1.09 8/1/2025')).toEqual({
      ...{ ...lin, name: '3 Stones', state: 'NY' },
    });
  });

  test('needs a number before its type', () => {
    expect(read('Lin 7/2/2026 LIGC NY 1.09 8/1/2025')).toBe('nothing');
  });

  test('needs a name', () => {
    expect(read('15648 Full 7/2/2026 NY 1.09 8/1/2025')).toBe('bad');
  });

  test('needs a type', () => {
    expect(read('Lin, Ada 15648 7/2/2026 NY 1.09 8/1/2025')).toBe('bad');
  });
});

describe('a line of list N', () => {
  test.each([
    ['a type with a small letter in front', 'Lin 20011 xFull 8.6 6/30/2027 MGA MA', 'bad'],
    ['a comma for a name', ', 20011 Full 8.6 MGA MA', 'bad'],
    ['a number and a day alone', 'Lin 20011 6/30/2027', 'bad'],
    ['a day too far from its end', 'Lin, Ada 20011 6/30/2027 a b c', 'nothing'],
    ['a day and no number', 'Lin, Ada 6/30/2027', 'nothing'],
    ['neither name, rating nor day', '20011 Full MGA MA', 'nothing'],
  ])('with %s: %s', (_, line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('a list', () => {
  test('tells a line that cannot be read without the blanks around it', () => {
    expect(readRatingList(' 12345678 A B \t').bad).toEqual([{ row: 1, text: '12345678 A B' }]);
  });

  test('is read in steps of 500 lines', () => {
    const steps = [...readRatingListSteps('\n'.repeat(1199))];
    expect(steps.filter((step) => step !== undefined)).toEqual([0, 500 / 1200, 1000 / 1200]);
  });

  test('is a page where a tag of pages stands among its first 100,000 letters', () => {
    expect(readRatingList(`${' '.repeat(99_000)}<html>`).isPage).toBe(true);
    expect(readRatingList(`${' '.repeat(100_000)}<html>`).isPage).toBe(false);
  });
});

describe('an entrant', () => {
  const match = (name: string, listed: readonly string[]): unknown => {
    const players = listed.map((each, at) => ({ row: at + 1, id: `${at + 1}`, name: each }));
    const found = atOnce(RatingIndex.of(players)).find({ name });
    if (found.kind === 'found') return [found.by, found.player.name];
    return found.kind === 'none' ? found.proposals.map((player) => player.name) : 'several';
  };

  test('without a country is sought with particles behind the given name', () => {
    expect(match('Jan van den Berg', ['Berg Jan van den'])).toEqual([
      ...['name', 'Berg Jan van den'],
    ]);
  });

  test('is not who has the same letters in other words', () => {
    expect(match('Anna Smit', ['Ann Asmit'])).toEqual([]);
  });

  test.each([
    ['one letter too few at the end', 'Anna Smi', 'Anna Smit'],
    ['one letter too few in front', 'Nna Boer', 'Anna Boer'],
    ['one letter too few in the surname', 'Anna Smt', 'Anna Smit'],
  ])('is offered who has %s', (_, name, listed) => {
    expect(match(name, [listed])).toEqual([listed]);
  });

  test.each([
    ['one word with its first and its last letter', 'Smit', 'Sneevliet'],
    ['a surname that its own begins with', 'Ada Lin', 'Anna Li'],
    ['another letter and more', 'A', 'Bo Smit'],
  ])('is not offered who has %s', (_, name, listed) => {
    expect(match(name, [listed])).toEqual([]);
  });

  test('of one letter is offered nobody where the list is empty', () => {
    expect(match('A', [])).toStrictEqual([]);
  });
});
