import { describe, expect, test } from '@jest/globals';
import {
  figureCount,
  type PlayerLine,
  readEntry,
  readPlayerLine,
  readResults,
  resultCount,
  type TableForm,
} from '../../../../src/nk/egd/lines';
import type { Heading } from '../../../../src/nk/egd/shape';
import { existing, type Refusal } from '../../../../src/core/result';
import { atOnce } from '../../../../src/core/stepwise';

const plain: Heading = {
  ...{ figures: undefined, behind: 0, columns: undefined, fields: undefined },
  ...{ isFrench: false, before: [], after: [], placed: false },
};
const heading = (more: Partial<Heading>): Heading => ({ ...plain, ...more });

const read = (text: string, form: Partial<TableForm> = {}): PlayerLine | Refusal | undefined =>
  readPlayerLine(text, 7, { figures: undefined, rounds: 1, ...form });

/** Name, grade, country, club and how many figures there are; or why the line is refused. */
function told(text: string, form: Partial<TableForm> = {}): unknown {
  const line = existing(read(text, form));
  if ('ok' in line) {
    const { code, values } = line.failure;
    return [code, ...Object.values(values)];
  }
  const { name, grade, country = '', club = '' } = line.player;
  return [name, grade, country, club, line.others];
}

describe('how many results a line ends with', () => {
  const player = '1 Bakker Anna 4d NL Amst 30';

  test.each<[text: string, behind: number | undefined, results: number]>([
    ['2+', undefined, 1],
    ['2+ 3-', undefined, 2],
    ['', undefined, 0],
    // Figures behind them are as many as the heading has there, or any number without one.
    ['2+ 3 84', 2, 1],
    ['2+ 3 84', 1, 0],
    ['2+ 3 84', undefined, 1],
    // `157=` is a figure and a result: without a heading it is none before figures.
    ['157= 84', undefined, 0],
    ['157= 84', 1, 1],
    ['2=/w 84', undefined, 1],
  ])(
    '%j behind a club and a score, with %j figures in the heading behind the rounds: %d',
    (...row) => {
      const [text, behind, results] = row;
      const given = behind === undefined ? undefined : heading({ behind });
      expect(resultCount(`${player} ${text}`, given)).toBe(results);
    },
  );
});

describe('how many figures a line has, and whether what stands before them is no figure', () => {
  test.each<[text: string, count: number, isSure: boolean]>([
    ['1 Bakker Anna 4d NL Amst 30 2+', 1, true],
    ['1 Bakker Anna 4d NL Amst 30 2 84½ 2+', 3, true],
    // Here the first may be the club.
    ['1 Bakker Anna 4d NL 30 2+', 1, false],
    ['1 Bakker Anna 4d 30 2+', 1, false],
    ['30 2+', 1, false],
    // Of two results where others have one, the first is a figure.
    ['1 Bakker Anna 4d NL Amst 30 157= 2+', 2, true],
    ['1 Bakker Anna 4d NL Amst 30 0= 2+', 1, true],
    ['1 Bakker Anna 4d NL Amst 30 2+ 3 84', 3, true],
  ])('%j: %d, %j', (text, count, isSure) => {
    expect(figureCount(text, { figures: undefined, rounds: 1 })).toEqual({ count, isSure });
  });
});

describe('A3: country, club and figures behind the grade', () => {
  test.each<[behind: string, count: number | undefined, told: unknown[]]>([
    ['NL Amst 30', undefined, ['NL', 'Amst', 1]],
    ['NL Amst 30', 1, ['NL', 'Amst', 1]],
    ['NL Amst', undefined, ['NL', 'Amst', 0]],
    ['NL Amst', 0, ['NL', 'Amst', 0]],
    ['NL', undefined, ['NL', '', 0]],
    ['', undefined, ['', '', 0]],
    ['30', undefined, ['', '', 1]],
    ['Amst 30', 1, ['', 'Amst', 1]],
    // A number may be the club: the first behind a country, unless the others have as many figures.
    ['NL 30', undefined, ['NL', '30', 0]],
    ['NL 30', 1, ['NL', '', 1]],
    ['NL 157 30', 1, ['NL', '157', 1]],
    ['157 30', 1, ['', '157', 1]],
    // Without a country a club has a letter, or is unknown; behind one it may be any word.
    ['-- 30', 1, ['', '', 1]],
    ['NL ? 30', 1, ['NL', '', 1]],
    ['NL @@ 30', 1, ['NL', '@@', 1]],
    // A club of several words has at most five letters.
    ['NL AB CD 30', 1, ['NL', 'AB CD', 1]],
    ['NL AB CD 30', undefined, ['NL', 'AB CD', 1]],
    ['NL AB CD', 0, ['NL', 'AB CD', 0]],
    ['NL Q 7 30', 1, ['NL', 'Q 7', 1]],
    ['NL Amsterdam 30', 1, ['NL', 'Amsterdam', 1]],
    ['XX xxxx 30', 1, ['', '', 1]],
    ['nl A_B 30', 1, ['NL', 'A B', 1]],
  ])('%j where lines have %j figures', (behind, count, [country, club, others]) => {
    expect(told(`1 Bakker Anna 4d ${behind} 2+`, { count })).toEqual([
      ...['Anna Bakker', '4d', country, club, others],
    ]);
  });

  test.each<[behind: string, count: number | undefined, refused: unknown[]]>([
    ['@@ 30', 1, ['egdWord', '@@']],
    ['NL A @@ 30', 1, ['egdWord', '@@']],
    ['NL Den Haag 30', 1, ['egdWord', 'Haag']],
    ['NL AB CD', undefined, ['egdWord', 'CD']],
    ['NL Amst 157 30', 1, ['egdFigures', 2, 1]],
    ['NL Amst 30', 2, ['egdFigures', 1, 2]],
    ['NL 30', 2, ['egdFigures', 1, 2]],
    ['NL 1 2 3', 1, ['egdFigures', 3, 1]],
  ])('%j where lines have %j figures is refused', (behind, count, refused) => {
    expect(told(`1 Bakker Anna 4d ${behind} 2+`, { count })).toEqual(refused);
  });

  test('figures behind the results count with the others', () => {
    const form = { heading: heading({ behind: 1 }), count: 3 };
    expect(told('1 Bakker Anna 4d NL Amst 30 2 2+ 84', form)).toEqual([
      ...['Anna Bakker', '4d', 'NL', 'Amst', 3],
    ]);
    expect(told('1 Bakker Anna 4d NL Amst 30 2+ 84', form)).toEqual(['egdFigures', 2, 3]);
  });

  test.each(['1 Bakker Anna NL Amst 30 2+', '1 4d NL Amst 30 2+'])(
    '%j has no grade behind a name',
    (text) => {
      expect(told(text, { count: 1 })).toEqual(['egdLine']);
    },
  );
});

describe('a club that stands elsewhere', () => {
  const alone = { heading: heading({ after: ['club'] }) };

  test.each<[behind: string, count: number | undefined, country: string, club: string]>([
    ['HH 30', undefined, '', 'HH'],
    ['HH 30', 1, '', 'HH'],
    ['Amst 30', 1, '', 'Amst'],
    ['XX 30', 1, '', ''],
    ['HH 30', 0, 'HH', '30'],
    ['DE Pan 30', 1, 'DE', 'Pan'],
  ])('%j, with %j figures, where the heading names no country', (behind, count, country, club) => {
    const line = existing(read(`1 Bakker Anna 4d ${behind} 2+`, { ...alone, count }));
    if ('ok' in line) throw new Error(line.failure.code);
    expect([line.player.country ?? '', line.player.club ?? '']).toEqual([country, club]);
  });

  test('before the grade, where a name is left', () => {
    const form = { heading: heading({ before: ['club'] }), count: 1 };
    expect(told('1 Bakker Anna Pan 4d 30 2+', form)).toEqual(['Anna Bakker', '4d', '', 'Pan', 1]);
    expect(told('1 Bakker 4d 30 2+', form)).toEqual(['Bakker', '4d', '', '', 1]);
  });
});

describe('A2: the score before round 1', () => {
  const start = (text: string): unknown => {
    const line = existing(
      read(`1 Bakker Anna 4d NL Amst ${text}`, { figures: ['MMS'], rounds: 2 }),
    );
    return 'ok' in line ? line.failure.code : [line.start, ...line.rounded];
  };

  test.each<[text: string, starts: number[]]>([
    ['30 2+ 3+', [28, 28, 28]],
    ['30 2+ 0=', [28.5, 29, 29]],
    ['30 2= 0=', [29, 29.5, 29]],
    ['30 2= 3+', [28.5, 28.5, 29]],
    ['30½ 2+ 0=', [29, 29.5, 29.5]],
    ['30,5 0- 0+', [29.5, 29.5, 29.5]],
    ['30.5 0= 0=', [29.5, 29.5, 29.5]],
  ])('of %j, and with points that the score rounds down', (text, starts) => {
    expect(start(text)).toEqual(starts);
  });
});

describe('names', () => {
  test.each([
    ['Bakker Anna', 'Bakker Anna'],
    ['Bakker Anna Maria', 'Bakker Anna_Maria'],
    ['van den Berg, Jan', 'van_den_Berg Jan'],
    ['van den Berg,Jan', 'van_den_Berg Jan'],
    ['van den Berg , Jan Piet', 'van_den_Berg Jan_Piet'],
    ['van den Berg ,Jan', 'van_den_Berg Jan'],
    ['Bakker Anna,', 'Bakker Anna'],
  ])('%j', (name, egdName) => {
    expect(read(`1 ${name} 4d NL Amst 30 2+`)).toMatchObject({ player: { egdName } });
  });
});

describe('French results', () => {
  const form = { heading: heading({ isFrench: true }) };

  test.each([
    ['SMIT Bo 3K 1234567 31To', ['Bo SMIT', '3K', '', '31To', '1234567']],
    ['SMIT Bo 3K ABC1234 31To', ['Bo SMIT', '3K', '', '31To', 'ABC1234']],
    ['SMIT Bo 3K 31To', ['Bo SMIT', '3K', '', '31To', '']],
    ['SMIT Bo 3K 1234567', ['Bo SMIT', '3K', '', '', '1234567']],
    ['SMIT Bo 3K', ['Bo SMIT', '3K', '', '', '']],
    ['SMIT Bo 3K ------- 31To', ['Bo SMIT', '3K', '', '31To', '']],
    // Foreign players have their country in place of a club.
    ['SMIT Bo 3K 1234567 NL', ['Bo SMIT', '3K', 'NL', '', '1234567']],
    ['SMIT Bo 3K 75OP', ['Bo SMIT', '3K', '', '75OP', '']],
    ['SMIT Bo 3K NLabc', ['Bo SMIT', '3K', '', 'NLabc', '']],
    // Surnames are all capitals, and may be several words.
    ['LE GOFF Yann 2D 75Op', ['Yann LE GOFF', '2D', '', '75Op', '']],
    ['MARTIN DUPONT Jean 2D 75Op', ['Jean MARTIN DUPONT', '2D', '', '75Op', '']],
    ['MARTIN DUPONT Jean Luc 2D 75Op', ['Jean Luc MARTIN DUPONT', '2D', '', '75Op', '']],
    ['LE GOFF Yann Erwan 2D 75Op', ['Yann Erwan LE GOFF', '2D', '', '75Op', '']],
    ['VAN DEN BERG Jan 2D 75Op', ['Jan VAN DEN BERG', '2D', '', '75Op', '']],
    ['SMIT BO 2D 75Op', ['BO SMIT', '2D', '', '75Op', '']],
    ['SMIT BO JAN 2D 75Op', ['BO JAN SMIT', '2D', '', '75Op', '']],
    ['3K Bo 2D 75Op', ['Bo 3K', '2D', '', '75Op', '']],
  ])('%j', (text, expected) => {
    const line = existing(read(`1 ${text} 2+w0`, form));
    if ('ok' in line) throw new Error(line.failure.code);
    const { name, grade, country = '', club = '' } = line.player;
    expect([name, grade, country, club, line.licence]).toEqual(expected);
  });

  test('a line without a grade, and one with more than licence and club', () => {
    expect(told('1 SMIT Bo 2+w0', form)).toEqual(['egdLine']);
    expect(told('1 SMIT Bo 3K 1234567 31To extra 2+w0', form)).toEqual(['egdWord', 'extra']);
  });
});

test('A1: the place stands in front, with a dot or without', () => {
  const place = (text: string): unknown => {
    const line = existing(read(text));
    return 'ok' in line ? line.failure.code : line.place;
  };
  expect(place('3 Bakker Anna 4d NL Amst 30 2+')).toBe(3);
  expect(place('  12.   Bakker Anna 4d NL Amst 30 2+')).toBe(12);
  expect(place('Bakker Anna 4d NL Amst 30 2+')).toBeUndefined();
});

describe('A5: what stands behind a bar', () => {
  test('is the PIN of a line that can be read', () => {
    expect(read('1 Bakker Anna 4d NL Amst 30 2+ |12345678')).toMatchObject({
      ...{ row: 7, player: { pin: '12345678' } },
    });
    expect(read('1 Bakker Anna 4d NL Amst 30 2+ ; |12345678')).not.toHaveProperty('player.pin');
  });

  test.each([
    ['1 Bakker Anna NL Amst 2+ |12345678', '1 Bakker Anna NL Amst 2+'],
    ['1 Bakker Anna 4d NL Amst 30 2+ |1234567', '1234567'],
    ['|1234567', '1234567'],
  ])('%j is refused as it stands', (text, found) => {
    const line = existing(read(text));
    expect('ok' in line && Object.keys(line)).toEqual(['ok', 'failure']);
    expect('ok' in line && line.failure.at).toEqual({ argument: 'table', found, row: 7 });
  });

  test.each(['', '  ', '; a remark', '|', ' ;'])('%j is no line', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

test.each([
  ['2+', { opponent: 2, symbol: '+', points: 1, colour: '', handicap: 0, forfeit: false }],
  ['12-/b', { opponent: 12, symbol: '-', points: 0, colour: 'b', handicap: 0, forfeit: false }],
  ['2=/W3', { opponent: 2, symbol: '=', points: 0.5, colour: 'w', handicap: 3, forfeit: false }],
  ['2?/?', { opponent: 2, symbol: '?', points: 0, colour: '', handicap: 0, forfeit: false }],
  ['2+!', { opponent: 2, symbol: '+', points: 1, colour: '', handicap: 0, forfeit: true }],
  ['2+w0!', { opponent: 2, symbol: '+', points: 1, colour: 'w', handicap: 0, forfeit: true }],
  ['2+0', { opponent: 2, symbol: '+', points: 1, colour: '', handicap: 0, forfeit: false }],
  ['0=', { opponent: 0, symbol: '=', points: 0.5, colour: '', handicap: 0, forfeit: false }],
])('%j is a result', (text, entry) => {
  expect(readEntry(text)).toEqual({ text, ...entry });
});

test.each(['', '+', '2', '2*', '0?', '1234567+', 'x2+', '2+x', '2+/b12'])(
  '%j is no result',
  (text) => {
    expect(readEntry(text)).toBeUndefined();
  },
);

describe('the results of all lines together', () => {
  const lines = (...all: readonly string[]): Parameters<typeof readResults>[0] =>
    all.map((text, index) => ({
      ...{ row: index + 1, number: index + 1 },
      entries: text.split(' ').map((each) => existing(readEntry(each))),
    }));

  test.each([
    [['1=']],
    [['1+/b', '1-/w']],
    [['2+', '1+']],
    [['2+/b', '1-/b']],
    [['2+', '3-', '1-']],
  ])('%j contradict each other', (texts) => {
    const answer = atOnce(readResults(lines(...texts)));
    expect(answer).toMatchObject({ ok: false });
  });

  test.each([
    [499, 1],
    [500, 1],
    [501, 2],
    [1001, 3],
  ])('%i lines are gathered, and a round of them read, in %i pauses each', (count, pauses) => {
    const work = readResults(lines(...Array.from({ length: count }, () => '0+')));
    let found = 0;
    while (!work.next().done) found++;
    expect(found).toBe(2 * pauses);
  });
});
