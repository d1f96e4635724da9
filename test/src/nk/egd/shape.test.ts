import { describe, expect, test } from '@jest/globals';
import { type EgdContent, type EgdHeader, readEgdTable } from '../../../../src';
import { atOnce } from '../../../../src/core/stepwise';
import { readHeader, scoreAmong } from '../../../../src/nk/egd/format';
import { daysOf } from '../../../../src/nk/egd/header';
import { type Heading, headingIn, told, wordsOf } from '../../../../src/nk/egd/shape';
import { value } from '../../results';
import { round } from '../events';

const read = (...rows: readonly string[]): EgdContent => value(readEgdTable(rows.join('\n')));
/** Grade, country and club of each player. */
const homes = (...rows: readonly string[]): unknown =>
  read(...rows).players.map(({ grade, country, club }) => [grade, country, club]);

describe('a heading', () => {
  test.each<[rule: string, row: string, said: Partial<Heading>]>([
    ['may stand behind blanks', '  ;  Pl Name Rk Co Club MMS', { figures: ['MMS'] }],
    ['of French results may have any blanks', ';Num   Nom   Niv Licence Club', { isFrench: true }],
    [
      'has rounds of two digits behind a blank',
      'Num Pl Name Rk Co Cl NbW R 1 R 10 MMS',
      { figures: ['NbW', 'MMS'], behind: 1 },
    ],
    [
      'may end with a round behind a blank',
      'Num Pl Name Rk Co Cl NbW R 1 R 2',
      { figures: ['NbW'], behind: 0 },
    ],
    [
      'counts the figures behind its rounds',
      'Pl. Name Str Cl. MMS 1 2 3 Pt SOS SOSOS',
      { figures: ['MMS', 'Pt', 'SOS', 'SOSOS'], behind: 3 },
    ],
    ['without rounds has no figures behind them', '; Pl Name Rk Co Club MMS SOS', { behind: 0 }],
    [
      'keeps the dots of its figures',
      'Pl. Name Str. Verein Pkt. S.O.S. 1 2',
      { figures: ['Pkt.', 'S.O.S.'] },
    ],
    [
      'has columns where it names grade, country and club',
      '; Pl Name      Rk Co Club MMS',
      { columns: { grade: 15, club: 21 }, fields: undefined },
    ],
    [
      'has no columns where it names no country',
      '; Pl Name      Rk    Club MMS',
      { columns: undefined, before: [], after: ['club'] },
    ],
    [
      'may name neither country nor club',
      'Pl Name Rk MMS 1',
      { columns: undefined, before: [], after: [], figures: ['MMS'] },
    ],
    [
      'may name the club first, and the country behind the grade',
      'Pl Name Club Rk Co MMS 1',
      { columns: undefined, before: ['club'], after: ['country'], figures: ['MMS'] },
    ],
    [
      'may name the country first, and the club behind the grade',
      'Pl Name Co Rk Club MMS 1',
      { columns: undefined, before: ['country'], after: ['club'], figures: ['MMS'] },
    ],
    [
      'may name both before the grade',
      'Pl Name Co Club Rk MMS 1 Pt',
      { columns: undefined, before: ['country', 'club'], after: [], behind: 1 },
    ],
    [
      'may name the club before the country',
      'Pl Name Rk Club Country MMS 1',
      { columns: undefined, before: [], after: ['club', 'country'], figures: ['MMS'] },
    ],
    [
      'has fields without the blanks around them',
      'Pl\tName\t Rk \tClub  \t1',
      { columns: undefined, fields: ['Pl', 'Name', 'Rk', 'Club', '1'] },
    ],
  ])('%s', (_, row, said) => {
    expect(headingIn(row)).toMatchObject(said);
  });

  test.each([
    ['a name and a grade without a place', '1 Nom Kyu 3d KR Seou'],
    ['a place and a grade without a name', 'Pl Kyu 3d KR Seou'],
    ['a place and a name without a grade', 'Pl Nom 3d KR Seou'],
    ['another word for the place behind a semicolon', '; Place Name Rank Club MMS'],
    ['a remark behind a player', '1 Smit Bo 3d NL Leid 0+ ; Pl by lot'],
  ])('is not %s', (_, row) => {
    expect(headingIn(row)).toBeUndefined();
  });

  test('is no line of a player whose names are words of one', () => {
    const { players } = read('1 Nom Kyu 3d KR Seou 2+', '2 Pl Grad 2d NL Leid 1-');
    expect(players.map(({ name }) => name)).toEqual(['Kyu Nom', 'Grad Pl']);
  });

  test('that names neither country nor club leaves the first figure a figure', () => {
    const tabbed = ['Pl\tName\tRk\tMMS\tR1', '1\tSmit Bo\t3d\t32\t2+', '2\tKok Ann\t2d\t31\t1-'];
    expect(homes(...tabbed)).toEqual([
      ['3d', undefined, undefined],
      ['2d', undefined, undefined],
    ]);
    expect(wordsOf(told('1\tSmit Bo\t3d\t32\t2+', headingIn('Pl\tName\tRk\tMMS\tR1')))).toEqual([
      ...['1', 'Smit', 'Bo', '3d', '32', '2+'],
    ]);
  });

  test('that orders by another figure says which, with its dot', () => {
    const rows = [
      'Pl. Name Str. Verein Pkt. 1',
      '1 Smit, Bo 3d Leid 1 2+',
      '2 Kok, Ann 2d HH 0 1-',
    ];
    expect(read(...rows).orderedBy).toBe('Pkt.');
  });
});

describe('columns tell country and club', () => {
  const heading = '; Pl Name                            Rk Co Club      MMS     SOS';
  const first = '   1 Bakker Anna                     3D NL Leid     32      62     2+/w';

  test.each<[rule: string, line: string, home: readonly (string | undefined)[]]>([
    [
      'two letters under the club are no country',
      '   2 Smit Bo                         2D    HH       31      63     1-/b',
      ['2D', undefined, 'HH'],
    ],
    [
      'a grade may end under the first letter of its word',
      '   2 Smit Bo                        2D     HH       31      63     1-/b',
      ['2D', undefined, 'HH'],
    ],
    [
      'a grade of two digits may end under the last',
      '   2 Smit Bo                        12K    HH       31      63     1-/b',
      ['12K', undefined, 'HH'],
    ],
    [
      'a grade of two digits may begin under the first',
      '   2 Smit Bo                         12K   HH       31      63     1-/b',
      ['12K', undefined, 'HH'],
    ],
    [
      'a name that is a grade stands in no column',
      '   2 Kim 3d                          2D    HH       31      63     1-/b',
      ['2D', undefined, 'HH'],
    ],
    [
      'a club two places to the left is not cut into country and club',
      '   2 Smit Bo                         2D  PARI      31      63     1-/b',
      ['2D', undefined, 'PARI'],
    ],
    [
      'a club that is wider than its column is not cut',
      '   2 Smit Bo                         2D NL PARIS    31      63     1-/b',
      ['2D', 'NL', 'PARIS'],
    ],
    [
      'a number before the column of clubs is no country',
      '   2 Smit Bo                         2D  7         31      63     1-/b',
      ['2D', undefined, '7'],
    ],
  ])('%s', (_, line, home) => {
    expect(homes(heading, first, line)).toEqual([['3D', 'NL', 'Leid'], home]);
  });

  test.each<[rule: string, line: string, words: string]>([
    [
      'a blank club is said to be unknown',
      '   2 Smit Bo                         2D NL          31',
      '2 Smit Bo 2D NL xxxx 31',
    ],
    [
      'a line may end before the club',
      '   2 Smit Bo                         2D NL',
      '2 Smit Bo 2D NL xxxx',
    ],
    [
      'blanks within a club become a line',
      '   2 Smit Bo                         2D NL D  H     31',
      '2 Smit Bo 2D NL D_H 31',
    ],
    [
      'a line whose grade stands under the country is left as it is',
      '   2 Smit Bo                            2D 7      31',
      '2 Smit Bo 2D 7 31',
    ],
  ])('%s', (_, line, words) => {
    expect(wordsOf(told(line, headingIn(heading))).join(' ')).toBe(words);
  });
});

describe('tabs tell country and club', () => {
  test.each<[rule: string, fields: readonly string[], words: string]>([
    ['a blank club', ['1', 'Ann', '3d', 'NL', '', '32', '2+'], '1 Ann 3d NL xxxx 32 2+'],
    ['a blank country', ['1', 'Ann', '3d', '', 'St P', '32', '2+'], '1 Ann 3d XX St_P 32 2+'],
    ['a country alone', ['1', 'Ann', '3d', 'NL'], '1 Ann 3d NL xxxx'],
    ['a grade alone', ['1', 'Ann', '3d'], '1 Ann 3d XX xxxx'],
    ['a club that is a number', ['1', 'Ann', '3d', 'NL', '13', '32'], '1 Ann 3d NL 13 32'],
    ['a club alone', ['1', 'Ann', '3d', 'St P', '32', '2+'], '1 Ann 3d XX St_P 32 2+'],
    ['a club that ends with a digit', ['1', 'Ann', '3d', 'St 3', '32'], '1 Ann 3d XX St_3 32'],
    ['a club that begins with digits', ['1', 'Ann', '3d', '13 W', '32'], '1 Ann 3d XX 13_W 32'],
    ['a figure behind the grade', ['1', 'Ann', '3d', '32', '2+'], '1 Ann 3d 32 2+'],
    ['half a figure behind the grade', ['1', 'Ann', '3d', '32,5', '2+'], '1 Ann 3d 32,5 2+'],
    ['a line without place', ['Ann', '3d', 'NL', '', '2+'], 'Ann 3d NL xxxx 2+'],
    ['a lost name without place', ['??', '3d', 'NL', '', '2+'], '?? 3d NL xxxx 2+'],
    ['a grade in the field of the name', ['1', 'Ann 3d NL', '', '2+'], '1 Ann 3d NL 2+'],
  ])('without a heading: %s', (_, fields, words) => {
    expect(wordsOf(told(fields.join('\t'), undefined)).join(' ')).toBe(words);
  });

  test('a heading may name a country and no club', () => {
    const rows = ['Pl\tName\tRk\tCo\tR1', '1\tSmit Bo\t3d\tNL\t2+', '2\tKok Ann\t2d\t\t1-'];
    expect(homes(...rows)).toEqual([
      ['3d', 'NL', undefined],
      ['2d', undefined, undefined],
    ]);
  });

  test('a table of which only results stand behind tabs is read', () => {
    const { players, rounds } = read(
      ...['1\tSmit Bo 3d NL Leid\t32\t2+', '2\tKok Ann 2d BE Gent\t31\t1-'],
    );
    expect(players.map(({ name, country, club }) => [name, country, club])).toEqual([
      ['Bo Smit', 'NL', 'Leid'],
      ['Ann Kok', 'BE', 'Gent'],
    ]);
    expect(rounds).toEqual([round('1-2B')]);
  });

  test('a grade is the first behind the field of the name', () => {
    expect(homes('??\t3d\tNL\t\t2+', 'Smit Bo\t2d\t\tSt P\t1-')).toEqual([
      ['3d', 'NL', undefined],
      ['2d', undefined, 'St P'],
    ]);
  });
});

describe('a page that numbers its lines leaves out the place behind the number', () => {
  test.each([
    ['wherever they stand', '   3    1 SMIT Bo', '3 SMIT Bo'],
    ['of several digits', ' 123  119 SMIT Bo', '123 SMIT Bo'],
    ['with dots', '12. 11. SMIT Bo', '12. SMIT Bo'],
    ['behind a tab', '12\t11\tSMIT Bo', '12 SMIT Bo'],
    ['unless it is blank', '   3      SMIT Bo', '3 SMIT Bo'],
  ])('%s', (_, line, words) => {
    expect(wordsOf(told(line, headingIn('Num Pl Name Rk Co Cl R1'))).join(' ')).toBe(words);
  });

  test('and its columns stay where they are', () => {
    const { players, rounds, notTaken } = read(
      'Num  Pl Name                  Rk Co Cl   NBW R 1  R 2  MMS',
      '   1   1 SMIT Bo              3D NL Leid   2 2+   3+    32',
      '   2   2 KOK Ann              2D    HH     1 1-   0+    31',
      '   3   2 BAKKER Cees          2D BE        0 0=   1-    30',
    );
    expect(players.map(({ name, country, club }) => [name, country, club])).toEqual([
      ['Bo SMIT', 'NL', 'Leid'],
      ['Ann KOK', undefined, 'HH'],
      ['Cees BAKKER', 'BE', undefined],
    ]);
    expect(rounds).toEqual([round('1-2B 3='), round('1-3B 2+')]);
    expect(notTaken).toEqual([{ code: 'figures' }]);
  });
});

describe('French results', () => {
  const players = (...lines: readonly string[]): unknown =>
    read(';name=hiver', ';date=06/06/2026', ...lines).players.map(({ name, grade, club }) => [
      ...[name, grade, club],
    ]);

  test.each<[rule: string, line: string, player: readonly (string | undefined)[]]>([
    [
      'a line may end with a grade close behind a long name',
      '   1 DUPONT-DURAND Jean-Philip12K',
      ['Jean-Philip DUPONT-DURAND', '12K', undefined],
    ],
    [
      'a grade of one digit may stand close behind a long name',
      '   1 DUPONT-DURAND Jean-Philip2D  1234567 75Op',
      ['Jean-Philip DUPONT-DURAND', '2D', '75Op'],
    ],
    [
      'a license that stands where grades do is not cut',
      '1 LE_GOFF Yann-Erwan-L 2D 1234567 75Op',
      ['Yann-Erwan-L LE GOFF', '2D', '75Op'],
    ],
    [
      'letters of a license are no grade',
      '1 LE_GOFF Yann-Erwan-Luc 2D LA12D98 75Op',
      ['Yann-Erwan-Luc LE GOFF', '2D', '75Op'],
    ],
  ])('%s', (_, line, player) => {
    expect(players(line)).toEqual([player]);
  });

  test.each<[rule: string, rows: readonly string[], header: EgdHeader]>([
    ['the name is the event where nothing else is', [';name=hiver'], { event: 'hiver' }],
    ['the event comes before its name', [';name=hiver', ';comm=Lyon'], { event: 'Lyon' }],
    ['an empty event is none', [';comm=', ';name=hiver'], { event: 'hiver' }],
    ['the first event counts', [';comm=Lyon', ';comm=Nice'], { event: 'Lyon' }],
    ['the first name counts', [';name=hiver', ';name=printemps'], { event: 'hiver' }],
    [
      'blanks around a value are left out',
      [';name=  hiver  ', ';vill = Lyon  '],
      { event: 'hiver', place: 'Lyon' },
    ],
  ])('%s', (_, rows, header) => {
    expect(atOnce(readHeader(rows)).header).toEqual(header);
  });

  test.each([
    ['a second event', [';comm=Lyon', ';comm=Nice'], ['comm=Nice']],
    ['a second name', [';name=hiver', ';name=printemps'], ['name=printemps']],
    ['the name beside the event', [';name= hiver ', ';comm=Lyon'], ['name=hiver']],
  ])('%s is a remark', (_, rows, texts) => {
    expect(atOnce(readHeader(rows)).notTaken).toEqual([{ code: 'remarks', texts }]);
  });

  test('are no table with a remark and without heading', () => {
    const rows = ['; CL[A]', '; by hand', '1 Smit Bo 3d NL Leid 2+', '2 Kok Ann 2d BE Gent 1-'];
    expect(homes(...rows)).toEqual([
      ['3d', 'NL', 'Leid'],
      ['2d', 'BE', 'Gent'],
    ]);
  });
});

test('A2: figures that run together begin with MMS only where that comes first', () => {
  expect(scoreAmong(['MMSSOSSOSOS'], 3)).toBe(0);
  expect(scoreAmong(['NBWMMSSOS'], 3)).toBe(-1);
});

test.each(['12025-6-7', '2025-6-711', '107-6-2025', '7-6-20255'])(
  'A7: %s has a digit too many for a day, and stays as it is',
  (day) => {
    expect(daysOf(day)).toEqual([day, day]);
  },
);

describe('country and club where the heading names them', () => {
  type Home = readonly [country: string | undefined, club: string | undefined];

  test.each<[heading: string, anna: string, bo: string, home: Home]>([
    ['Rk Co Club MMS 1', '4d NL Leid 32 2+', '3d NL Leid 31 1-', ['NL', 'Leid']],
    ['Rk Club Co MMS 1', '4d Leid NL 32 2+', '3d Leid NL 31 1-', ['NL', 'Leid']],
    ['Rk Club Co MMS 1', '4d HH DE 32 2+', '3d HH DE 31 1-', ['DE', 'HH']],
    ['Rk Club Co MMS 1', '4d Leid 32 2+', '3d Leid 31 1-', [undefined, 'Leid']],
    ['Co Rk Club MMS 1', 'NL 4d Leid 32 2+', 'NL 3d Leid 31 1-', ['NL', 'Leid']],
    ['Co Rk Club MMS 1', '-- 4d HH 32 2+', '-- 3d HH 31 1-', [undefined, 'HH']],
    ['Co Rk MMS 1', 'NL 4d 32 2+', 'NL 3d 31 1-', ['NL', undefined]],
    ['Club Rk Co MMS 1', 'Leid 4d NL 32 2+', 'Leid 3d NL 31 1-', ['NL', 'Leid']],
    ['Club Rk Co MMS 1', 'Leid 4d 32 2+', 'Leid 3d 31 1-', [undefined, 'Leid']],
    ['Club Rk MMS 1', 'HH 4d 32 2+', 'HH 3d 31 1-', [undefined, 'HH']],
    ['Co Club Rk MMS 1', 'NL Leid 4d 32 2+', 'NL Leid 3d 31 1-', ['NL', 'Leid']],
    ['Club Co Rk MMS 1', 'HH DE 4d 32 2+', 'HH DE 3d 31 1-', ['DE', 'HH']],
    // Without a club the first figure is none, and the score counts.
    ['Rk Co MMS 1', '4d NL 32 2+', '3d NL 31 1-', ['NL', undefined]],
    ['Rk MMS 1', '4d 32 2+', '3d 31 1-', [undefined, undefined]],
    ['Str MMS 1 Pt SOS', '4d 32 2+ 1 31', '3d 31 1- 0 32', [undefined, undefined]],
  ])('%s: %s', (heading, anna, bo, [country, club]) => {
    const lines = ['Bakker Anna', 'Smit Bo'].map(
      (name, at) => `${at + 1} ${name} ${[anna, bo][at]}`,
    );
    for (const sign of [' ', '\t']) {
      const row = (fields: string): string =>
        sign === ' '
          ? fields
          : fields
              .replace(/ /g, '\t')
              .replace('Bakker\tAnna', 'Bakker Anna')
              .replace('Smit\tBo', 'Smit Bo');
      // A blank field has no tab of its own here: lines and heading would not agree.
      if (sign === '\t' && heading.split(' ').length !== anna.split(' ').length) continue;
      const { players, notTaken } = read(row(`Pl Name ${heading}`), ...lines.map(row));
      expect(
        players.map((each) => [each.name, each.grade, each.country, each.club, each.group]),
      ).toEqual([
        ['Anna Bakker', '4d', country, club, 0],
        ['Bo Smit', '3d', country, club, 0],
      ]);
      expect(notTaken).toEqual(heading.includes('SOS') ? [{ code: 'figures' }] : []);
    }
  });

  test('a word before the grade that is no country is refused where one has to stand there', () => {
    const answer = readEgdTable(
      [
        'Pl Name Co Rk Club MMS 1',
        '1 Bakker Anna 4d Leid 32 2+',
        '2 Smit Bo NL 3d Leid 31 1-',
      ].join('\n'),
    );
    expect(answer).toMatchObject({ ok: false });
  });
});
