import { describe, expect, test } from '@jest/globals';
import {
  capitals,
  egdNameIn,
  egdNameOf,
  isEgdName,
  plainLetters,
  ranksAsWords,
  rankTyped,
  shownName,
  withoutRank,
} from '../../../src/exchange/names';

describe('a name as the database has it (A10)', () => {
  test.each([
    ['of capitals is written as names are', 'Anna KOK', 'Kok Anna'],
    ['of two capitals is written so, too', 'Anna BO', 'Bo Anna'],
    ['of capitals that stands alone, too', 'KOK', 'Kok'],
    ['of capitals within a name, too', 'Anna EVA Kok', 'Kok Anna_Eva'],
    ['with a hyphen has two capitals', 'JAN-WILLEM Kok', 'Kok Jan-Willem'],
    ['with an apostrophe has two capitals', "Sean O'NEILL", "O'Neill Sean"],
    ['of initials keeps them', 'J.P. KOK', 'Kok J.P.'],
    ['of capitals with an umlaut', 'Anna MÜLLER', 'Mueller Anna'],
    ['of capitals that begins with one', 'Jan ØSTERGAARD', 'Oestergaard Jan'],
    ['of capitals that ends with one', 'Jan BÖ', 'Boe Jan'],
    ['of capitals with ß', 'Anna GROß', 'Gross Anna'],
    ['of capitals with a ring in front', 'ÅSA Berg', 'Berg Aasa'],
    ['in brackets has its capital behind the bracket', 'Anna (BO) Kok', 'Kok Anna_(Bo)'],
    ['of small letters in front gets a capital', 'dirk Kok', 'Kok Dirk'],
    ['of small letters at the end gets a capital', 'Dirk kok', 'Kok Dirk'],
    ['of two small letters gets a capital', 'bo Kok', 'Kok Bo'],
    ['of small letters alone gets a capital', 'kok', 'Kok'],
    ['of small letters within a name stays', 'dirk jan kok', 'Kok Dirk_jan'],
    ['of small letters has capitals behind its signs', "sean o'neill", "O'Neill Sean"],
    [
      'with l and an apostrophe within it is none with an article',
      "Anna karl'heinz",
      "Karl'Heinz Anna",
    ],
  ])('a word %s: %s', (_, shown, egd) => {
    expect(egdNameOf(shown)).toEqual({ egd, certain: false });
  });

  test.each([
    ['small letters in front of a comma', 'kok jr, Dirk', 'Kok_jr Dirk'],
    ['small letters behind a comma', 'Kok, dirk jan', 'Kok Dirk_jan'],
    ['capitals in front of a comma', 'KOK, Dirk', 'Kok Dirk'],
    ['capitals behind a comma', 'Kok, DIRK', 'Kok Dirk'],
  ])('%s are written as names are, but for the words behind them: %s', (_, shown, egd) => {
    expect(egdNameOf(shown)).toEqual({ egd, certain: false });
  });

  test.each([
    ['that is written so', 'Anna Kok', 'Kok Anna'],
    ['with an umlaut in front', 'Özlem Kok', 'Kok Oezlem'],
    ['with an umlaut behind a hyphen', 'Anna-Übel Kok', 'Kok Anna-Uebel'],
    ['with ß', 'Anna Groß', 'Gross Anna'],
    ['with a small letter behind its hyphen', 'Jan-willem Kok', 'Kok Jan-willem'],
    ["with d' in front", "Jeanne d'Arc", "d'Arc Jeanne"],
    ["with d' in front and small letters", "Jeanne d'arc", "d'arc Jeanne"],
    ["with l' in front and small letters", "Jean l'ami", "l'ami Jean"],
    ['of one capital', 'J Kok', 'Kok J'],
    ['of one capital and a point', 'J. Kok', 'Kok J.'],
    ['of one capital behind a figure', '9X Kok', 'Kok 9X'],
    ['of capitals and small letters', 'Anna McKok', 'McKok Anna'],
  ])('a word %s stays: %s', (_, shown, egd) => {
    expect(egdNameOf(shown)).toEqual({ egd, certain: true });
  });

  test('without a country has its particles behind the given name, for certain', () => {
    expect(egdNameOf('Jan van den Berg')).toEqual({ egd: 'Berg Jan_van_den', certain: true });
    expect(egdNameOf('van den Berg, Jan')).toEqual({ egd: 'Berg Jan_van_den', certain: true });
  });

  test.each([['NL'], ['nl'], [' NL '], ['XX'], ['--'], ['']])(
    'has its particles behind the given name where the country is %j',
    (country) => {
      const expected = { egd: 'Berg Jan_van_den', certain: true };
      expect(egdNameOf('Jan van den Berg', country)).toEqual(expected);
      expect(egdNameOf('van den Berg, Jan', country)).toEqual(expected);
    },
  );

  test.each([['BE'], ['de']])('has them behind it, but not for certain, in %s', (country) => {
    const expected = { egd: 'Berg Jan_van_den', certain: false };
    expect(egdNameOf('Jan van den Berg', country)).toEqual(expected);
    expect(egdNameOf('van den Berg, Jan', country)).toEqual(expected);
  });

  test('has them in front of the surname elsewhere', () => {
    const expected = { egd: 'van_den_Berg Jan', certain: true };
    expect(egdNameOf('Jan van den Berg', 'US')).toEqual(expected);
    expect(egdNameOf('van den Berg, Jan', 'US')).toEqual(expected);
  });

  test.each([
    ['nothing', '', ''],
    ['blanks', ' \t', ''],
    ['a comma', ',', ''],
    ['one word', 'Kok', 'Kok'],
    ['one particle', 'van', 'van'],
    ['particles and one word', 'van den Berg', 'Berg van_den'],
    ['three words', 'Anna Eva Kok', 'Kok Anna_Eva'],
  ])('is not certain for %s', (_, shown, egd) => {
    expect(egdNameOf(shown)).toEqual({ egd, certain: false });
  });

  test('may have commas without blanks', () => {
    expect(egdNameOf('Berg,Jan,jr')).toEqual({ egd: 'Berg Jan_jr', certain: true });
  });

  test('is not certain with a letter that has no plain one', () => {
    expect(egdNameOf('Anna 高')).toEqual({ egd: '? Anna', certain: false });
  });
});

describe('a name of a file', () => {
  test.each([
    ['surname and given name', 'Kok Anna'],
    ['one word', 'Kok'],
    ['particles behind the given name', 'Berg Jan_van_den'],
    ['particles in front of the surname', 'van_den_Berg Jan'],
    ['small letters within a name', 'Kok Jan_jr'],
    ['initials', 'Kok J.P.'],
    ["d' in front", "d'Arc Jeanne"],
  ])('is one of the database with %s: %s', (_, name) => {
    expect(isEgdName(name)).toBe(true);
  });

  test.each([
    ['three words', 'Kok Anna Eva'],
    ['an accent', 'Kok René'],
    ['a letter of another script', 'Kok 高'],
    ['a surname of capitals', 'KOK Anna'],
    ['a given name of capitals', 'Kok ANNA'],
    ['capitals within a word', 'Kok Jan_WILLEM'],
    ['small letters in the surname', 'kok Anna'],
    ['small letters in the given name', 'Kok anna'],
  ])('is not one of the database with %s: %s', (_, name) => {
    expect(isEgdName(name)).toBe(false);
  });
});

test.each([
  ['Kok Anna', 'Anna Kok'],
  ['Berg Jan_van_den', 'Jan van den Berg'],
  ['Groot_Lipman Henk', 'Henk Groot Lipman'],
  ['Kok', 'Kok'],
  ['', ''],
  [' Kok \n Anna__Eva ', 'Anna Eva Kok'],
])('the name %j of the database is shown as %j (A12)', (egd, shown) => {
  expect(shownName(egd)).toBe(shown);
});

test.each([
  [[], ''],
  [['Kok'], 'Kok'],
  [['van', 'Berg'], 'van Berg'],
  [['van', 'Berg', 'Jan'], 'van_Berg Jan'],
  [['Berg', 'van', 'Jan'], 'Berg van_Jan'],
])('the words %j of a table are the name %j', (words, egd) => {
  expect(egdNameIn(words)).toBe(egd);
});

describe('plain letters (A11)', () => {
  test.each([
    ['é ñ ç ō', 'e n c o'],
    ['å ä ö ø ü', 'aa ae oe oe ue'],
    ['æ œ ß ł þ ð đ ı', 'ae oe ss l th d d i'],
    ['Å Ä Ö Ø Ü', 'Aa Ae Oe Oe Ue'],
    ['Æ Œ Ł Þ Ð Đ', 'Ae Oe L Th D D'],
    ['’ ‘', "' '"],
    ['‐ ‑ – −', '- - - -'],
    ['u\u0308 e\u0301', 'ue e'],
    ["az AZ 09 _-'.", "az AZ 09 _-'."],
  ])('of %s are %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });

  test.each([
    ['高', '?'],
    ['高橋', '??'],
    ['a안b', 'a?b'],
    ['𠮷', '?'],
    ['a𠮷b', 'a?b'],
    ['𠮷𠮷', '??'],
  ])('have one question mark for each letter without a plain one: %s is %s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain);
  });
});

test('capitals are those of a to z, and nothing else changes', () => {
  expect(capitals('`az{ AZ 09 éß')).toBe('`AZ{ AZ 09 éß');
});

describe('a rank as people write it', () => {
  test.each([
    ['3d', '3d'],
    ['3D', '3d'],
    ['12k', '12k'],
    ['49 kyu', '49k'],
    ['10k', '10k'],
    ['9p', '9p'],
    ['9 pro', '9p'],
    ['3 Dan', '3d'],
    ['3 dan p', '3p'],
    ['3 dan pro', '3p'],
    ['3  dan  pro', '3p'],
    ['3e dan', '3d'],
    ['2de kyu', '2k'],
    ['8ste kyu', '8k'],
    ['1st dan', '1d'],
    ['2nd dan', '2d'],
    ['3rd dan', '3d'],
    ['9th dan', '9d'],
    ['3-dan', '3d'],
    ['3. dan', '3d'],
    ['3 dan.', '3d'],
    ['1k?', '1k'],
    ['1k ?', '1k'],
    ['1 k. ?', '1k'],
    ['5段', '5d'],
    ['5 段', '5d'],
    ['5단', '5d'],
    ['5级', '5k'],
    ['15級', '15k'],
    ['5급', '5k'],
    [' 3d ', '3d'],
    ['\t3\u00a0dan\n', '3d'],
  ])('%j is %s', (text, rank) => {
    expect(rankTyped(text)).toBe(rank);
  });

  test.each([
    ['nothing', ''],
    ['no count', 'dan'],
    ['no word', '3'],
    ['another word', '3x'],
    ['a count of nought', '0d'],
    ['a count from nought', '03d'],
    ['fifty kyu or more', '50k'],
    ['ten dan', '10d'],
    ['ten dan of a professional', '10 pro'],
    ['ten dan in signs', '12段'],
    ['something in front', 'x3d'],
    ['something behind', '3dx'],
    ['two question marks', '3d??'],
    ['a word that goes on', '3 danish'],
  ])('is none with %s: %j', (_, text) => {
    expect(rankTyped(text)).toBeUndefined();
  });
});

describe('a line with ranks of words', () => {
  test.each([
    ['at its start', '3 Dan Kok', '3d    Kok'],
    ['at its end', 'Kok 12 kyu', 'Kok 12k   '],
    ['within it', 'Kok 3 dan NL', 'Kok 3d    NL'],
    ['without a blank', 'Kok 3Pro NL', 'Kok 3p   NL'],
    ['of signs', 'Kok 5段 NL', 'Kok 5d NL'],
    ['of signs behind a blank', 'Kok 15 級 NL', 'Kok 15k  NL'],
    ['with a question mark', 'Kok 3 dan? NL', 'Kok 3d     NL'],
    ['of a letter and a question mark', 'Kok 3k? 2d? 1p? NL', 'Kok 3k  2d  1p  NL'],
    ['twice', 'Kok 3 dan Smit 4 kyu', 'Kok 3d    Smit 4k   '],
    ['between tabs', 'Kok\t3 dan\tNL', 'Kok\t3d   \tNL'],
  ])('has them as one word, as wide as before, %s', (_, line, expected) => {
    expect(ranksAsWords(line)).toBe(expected);
  });

  test.each([
    ['a rank that is one word', 'Kok 3k NL'],
    ['a word that goes on', 'Kok 3 danish NL'],
    ['a word that begins earlier', 'Kok a3 dan NL'],
    ['a count of three figures', 'Kok 100 kyu NL'],
    ['a rank that nobody has', 'Kok 12 dan NL'],
    ['another letter with a question mark', 'Kok 3x? NL'],
  ])('keeps %s', (_, line) => {
    expect(ranksAsWords(line)).toBe(line);
  });
});

describe('a name on the page of a server', () => {
  test.each([
    ['in square brackets', 'Anna [5d]', 'Anna'],
    ['in round brackets', 'Bo (12k)', 'Bo'],
    ['of a professional', 'Bo [9p]', 'Bo'],
    ['in capitals', 'Bo [12K]', 'Bo'],
    ['that is not known', 'Bo [?]', 'Bo'],
    ['that is not certain', 'Bo [12k?]', 'Bo'],
    ['with decimals', 'Bo (5.37d)', 'Bo'],
    ['with a blank', 'Bo (12 k)', 'Bo'],
    ['without a blank before it', 'Bo[12k]', 'Bo'],
    ['with blanks around all', '  Bo [12k]  ', 'Bo'],
    ['behind a long name', 'Anastasia Konstantinopolskaya [12k]', 'Anastasia Konstantinopolskaya'],
    ['of twenty signs', `Anna (1${' '.repeat(16)}k)`, 'Anna'],
  ])('loses its rank %s', (_, name, expected) => {
    expect(withoutRank(name)).toBe(expected);
  });

  test.each([
    ['without a rank', 'Anna'],
    ['that is long', 'Anastasia Konstantinopolskaya'],
    ['that is only a rank', '[5d]'],
    ['with a number in brackets', 'Anna (5)'],
    ['with a word in brackets', 'Anna [duck]'],
    ['with a rank in front', '[5d] Anna'],
    ['with a rank without brackets', 'Anna 5d'],
    ['with more than twenty signs in brackets', `Anna (1${' '.repeat(17)}k)`],
  ])('stays %s', (_, name) => {
    expect(withoutRank(name)).toBe(name);
  });
});
