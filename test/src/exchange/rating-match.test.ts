import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import { isFarFromRating, RatingIndex, type RatedPlayer, type Sought } from '../../../src/exchange';

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
