import { describe, expect, test } from '@jest/globals';
import {
  readEntry,
  readPlayerLine,
  resultCount,
  type TableForm,
} from '../../../../src/nk/egd/lines';

const noHeading: TableForm = { figures: undefined, rounds: 2 };
const withScore: TableForm = { figures: ['MMS', 'Pt'], rounds: 2 };
const read = (text: string, form = noHeading) => readPlayerLine(text, 7, form);

describe('A1 to A5: a line of the table', () => {
  test('has place, name, grade, country, club, figures, results and PIN, with any blanks between', () => {
    const line = '  3.   Jansen   Jan  6d  nl  Den_Haag   31,5   2   2+/w   0-  |12345678  ; late';
    expect(read(line, withScore)).toMatchObject({
      ...{ row: 7, place: 3, start: 30.5, others: 1 },
      player: {
        ...{ name: 'Jan Jansen', egdName: 'Jansen Jan', grade: '6d' },
        ...{ country: 'NL', club: 'Den Haag', pin: '12345678' },
      },
      entries: [{ opponent: 2, points: 1, colour: 'w' }, { opponent: 0 }],
    });
  });

  test('without a score has no start, and all of its figures are others', () => {
    expect(read('1 Jansen Jan 6d NL Leid 31 2 2+ 0-')).toMatchObject({ start: NaN, others: 2 });
    expect(read('1 Jansen Jan 6d NL Leid 31 2+ 0-', withScore)).toMatchObject({
      ...{ start: 30, others: 0 },
    });
  });

  test.each([
    ['a country that is not said', '1 Jansen Jan 6d -- Leid 0- 0-', { club: 'Leid' }],
    ['a country that nobody knows', '1 Jansen Jan 6d XX Leid 0- 0-', { club: 'Leid' }],
    ['a club that is not known', '1 Jansen Jan 6d NL xxxx 0- 0-', { country: 'NL' }],
    ['a country alone', '1 Jansen Jan 6d NL 0- 0-', { country: 'NL' }],
    ['neither', '1 Jansen Jan 6d 0- 0-', {}],
  ])('says nothing of %s', (_, line, known) => {
    const names = { name: 'Jan Jansen', egdName: 'Jansen Jan', grade: '6d' };
    expect(read(line)).toHaveProperty('player', { ...names, ...known });
  });

  test.each([
    ['a PIN of two parts', '1 Jansen Jan 6d NL Leid 0- 0- |1234|5678', 'egdPin', '1234|5678'],
    ['a PIN alone that is none', '|1234', 'egdPin', '1234'],
    ['a PIN alone', '|12345678', 'egdLine', ''],
    ['a line without grade', '1 Jansen Jan |12345678', 'egdLine', '1 Jansen Jan'],
    ['results alone', '2+ 0-', 'egdLine', '2+ 0-'],
    ['a grade without a name', '6d NL Leid 0- 0-', 'egdLine', '6d NL Leid 0- 0-'],
  ])('is refused for %s', (_, line, code, found) => {
    expect(read(line)).toMatchObject({ ok: false, failure: { code, at: { row: 7, found } } });
  });

  test('is none where it is blank, or only a remark', () => {
    expect(
      ['', '   ', ' ; 1 Jansen Jan 6d NL Leid 0- 0-', ' | '].map((line) => read(line)),
    ).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('counts the results it ends with, until a word that is none', () => {
    const lines = [
      '1 Ann 3d NL Leid 2+  0-   3=',
      '1+ 2- 3=',
      'A 12+',
      'A 12+ B',
      'A12+ 3-',
      '3-x',
    ];
    expect(lines.map(resultCount)).toEqual([3, 3, 1, 0, 1, 0]);
  });

  test('gives figures such as 157= to no round, but halves that every line has', () => {
    const points = (line: string): unknown => {
      const found = read(line);
      return found && 'entries' in found ? found.entries.map(({ text }) => text) : found;
    };
    expect(points('1 Ann 3d NL Leid 157= 2+ 3-')).toEqual(['2+', '3-']);
    expect(points('1 Ann 3d NL Leid 2+ 3-')).toEqual(['2+', '3-']);
    expect(points('1 Ann 3d NL Leid 5+ 2+ 3-')).toEqual(['5+', '2+', '3-']);
    expect(points('1 Ann 3d NL Leid 5=/b 2+ 3-')).toEqual(['5=/b', '2+', '3-']);
    expect(points('1 Ann 3d NL Leid 157= 5+ 2+ 3-')).toEqual(['157=', '5+', '2+', '3-']);
  });
});

test('A6: a result has nothing before or behind it, and no handicap where none is written', () => {
  expect(['x2+', '2+x', '2+/b1x', '2'].map(readEntry)).toEqual(Array(4).fill(undefined));
  expect(readEntry('2+/b')).toMatchObject({ handicap: 0, forfeit: false });
  expect(readEntry('2+/w3!')).toMatchObject({ handicap: 3, forfeit: true });
});
