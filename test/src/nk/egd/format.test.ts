import { describe, expect, test } from '@jest/globals';
import { type Player, readEgdTable } from '../../../../src';
import {
  field,
  playerFields,
  type PlayerFields,
  readHeader,
  scoreAmong,
} from '../../../../src/nk/egd/format';
import { daysOf, minutesNeeded, missingFields, placeParts } from '../../../../src/nk/egd/header';
import { atOnce } from '../../../../src/core/stepwise';
import {
  readEntry,
  readPlayerLine,
  resultCount,
  type TableForm,
} from '../../../../src/nk/egd/lines';
import { failuresOf } from '../../../../src/exchange';

const fieldsOf = (more: Partial<Player>): PlayerFields =>
  playerFields({
    ...{ number: 7, strength: 2000, group: 0 },
    ...{ name: 'Jan Jansen', grade: '6d', country: 'NL', club: 'Leid', pin: '12345678' },
    ...more,
  });

test('a field has single blanks, and commas for what would end it', () => {
  expect(field(' a \n b;c|d ')).toBe('a b,c,d');
  expect(field()).toBe('');
});

describe('A9 to A17: what the table says of a player, and what not', () => {
  test('nothing is lost of a player with all fields', () => {
    expect(fieldsOf({})).toEqual({
      name: { player: 7, shown: 'Jan Jansen', egd: 'Jansen Jan', certain: true },
      ...{ grade: '6D', country: 'NL', club: 'Leid', pin: '12345678', losses: [] },
    });
  });

  test.each<[string, Partial<Player>, Partial<PlayerFields>]>([
    ['pins in blanks', { pin: ' 12345678 ' }, { pin: '12345678', losses: [] }],
    ['no pin', { pin: ' ' }, { pin: '', losses: [] }],
    ['no number', { pin: '1234' }, { pin: '', losses: ['pins'] }],
    ['a country in small letters', { country: 'nl' }, { country: 'NL', losses: [] }],
    ['no country', { country: '' }, { losses: [] }],
    ['a country of three', { country: 'NLD' }, { losses: ['countries'] }],
    ['no grade', { grade: '' }, { losses: ['grades'] }],
    ['a grade in words', { grade: 'strong' }, { losses: ['grades'] }],
    ['a club in blanks', { club: ' Leid ' }, { club: 'Leid', losses: [] }],
    ['a club of two words', { club: 'Den  Haag' }, { club: 'DenH', losses: ['clubs'] }],
    ['a club of three letters and a blank', { club: 'A B' }, { club: 'AB', losses: ['clubs'] }],
    ['a club with a line', { club: 'A_B' }, { club: 'AB', losses: ['clubs'] }],
    ['a club of four letters', { club: 'Kooi' }, { club: 'Kooi', losses: [] }],
    ['a club of five letters', { club: 'Leide' }, { club: 'Leid', losses: ['clubs'] }],
    ['a club with a sign', { club: 'A-bc' }, { club: 'A-bc', losses: [] }],
    ['a club with a sign too many', { club: 'A-bcd' }, { club: 'Abcd', losses: ['clubs'] }],
    ['a club in letters that have none', { club: '李' }, { losses: ['clubs'] }],
    ['no club', { club: ' ' }, { losses: [] }],
  ])('%s', (_, more, expected) => {
    expect(fieldsOf(more)).toMatchObject(expected);
  });

  test('a club that is left out is none, as a blank one', () => {
    const { club, losses } = fieldsOf({ club: '' });
    const { number, strength, group } = { number: 1, strength: 1, group: 0 };
    expect(playerFields({ number, strength, group, name: 'Jan Jansen' }).club).toBe(club);
    expect(losses).toEqual([]);
  });

  test('a name of one’s own is certain, and nothing of it is lost', () => {
    const { name, losses } = fieldsOf({ name: 'Öztürk 李', egdName: ' Ozturk  Ali; ' });
    expect(name).toEqual({ player: 7, shown: 'Öztürk 李', egd: 'Ozturk Ali,', certain: true });
    expect(losses).toEqual([]);
  });

  test('a name that no rule decides is uncertain; one that cannot be written is lost', () => {
    const one = fieldsOf({ name: 'Ann' });
    expect([one.name.egd, one.name.certain]).toEqual(['Ann', false]);
    expect(one.losses).not.toContain('lostLetters');
    const lost = fieldsOf({ name: 'Jan 李' });
    expect(lost.losses).toEqual(expect.arrayContaining(['lostLetters']));
    const none = fieldsOf({ name: '' });
    expect([none.name.certain, none.losses]).toEqual([false, ['names']]);
    expect(none.name.egd).not.toBe('');
    expect(fieldsOf({ name: 'Jan   Jansen' }).losses).toEqual(['names']);
  });
});

const read = (...rows: readonly string[]): ReturnType<typeof headerOf> => headerOf(rows);
const headerOf = (rows: readonly string[]) => atOnce(readHeader(rows));

describe('A2: what stands behind semicolons', () => {
  test('is a field, whatever blanks are around it', () => {
    const { header, notTaken } = read(
      '; CL[A]',
      ' ;EV[ NK ]',
      ';  PC[NL, Leiden] and more',
      '; TM[]',
    );
    expect(header).toEqual({ class: 'A', event: 'NK', place: 'NL, Leiden', time: '' });
    expect(notTaken).toEqual([]);
    expect(read('; TA[112]').header).toEqual({ time: '112' });
  });

  test('is a field in capitals, with brackets, in a line that begins with a semicolon', () => {
    const rows = ['; cl[A]', '; CLA]', '; XX[A]', '; a CL[A]'];
    expect(read(...rows)).toMatchObject({
      header: {},
      notTaken: [{ code: 'remarks', texts: ['cl[A]', 'CLA]', 'XX[A]', 'a CL[A]'] }],
    });
    expect(read('1 Ann 3d NL Leid 1 ; CL[A]', '1 Ann ;', 'CL[A]')).toMatchObject({
      ...{ header: {}, notTaken: [] },
    });
  });

  test('the first of a field counts, others are told, and comments are one', () => {
    const { header, notTaken } = read(
      ...['; EV[NK]', '; EV[Open]', '; DT[x]', '; DT[y]'],
      ...['; CM[ one ]', '; CM[]', '; CM[ two ]'],
    );
    expect(header).toEqual({ event: 'NK', dates: 'x', comment: 'one two' });
    expect(notTaken).toEqual([
      { code: 'repeated', texts: ['EV', 'DT'] },
      { code: 'comment', texts: ['one two'] },
    ]);
    expect(read('; CM[]', '; CM[two]').header).toEqual({ comment: 'two' });
    expect(read('; CM[ ]').notTaken).toEqual([]);
  });

  test('the rule for handicaps is told; a remark stands without blanks and semicolon', () => {
    expect(read('; HA[h9]').notTaken).toEqual([{ code: 'handicapRule', texts: ['h9'] }]);
    expect(read(';', ' ; ', '  ;   made by ; hand  ', ';x').notTaken).toEqual([
      { code: 'remarks', texts: ['made by ; hand', 'x'] },
    ]);
  });

  test('a remark that ends with a semicolon is one', () => {
    expect(read('; see below;').notTaken).toEqual([{ code: 'remarks', texts: ['see below;'] }]);
  });

  test('days and minutes are read with any blanks, marks and digits', () => {
    expect(daysOf('2026-11-23  -  2026.1.5')).toEqual(['2026-11-23', '2026-01-05']);
    expect(daysOf('5/11/2026 - 23.11.2026')).toEqual(['2026-11-05', '2026-11-23']);
    expect(minutesNeeded({ class: ' a ', time: ' 74,5 ' })).toBe(75);
    expect(minutesNeeded({ class: 'A', time: '75' })).toBeUndefined();
    expect(minutesNeeded({ time: '5' })).toBeUndefined();
  });

  test.each<[string, readonly string[] | undefined]>([
    ['; Pl Name Rk Co Club MMS SOS SODOS', ['MMS', 'SOS', 'SODOS']],
    ['; pl name rk co CL  score   1 2 10 3. MMS1 1st', ['score', 'MMS1', '1st']],
    // The last of two clubs, and a word that only begins like one.
    ['; Pl Club of the Cl MMS', ['MMS']],
    ['; Pl Club Clubs MMS', ['Clubs', 'MMS']],
    ['; Pl Name Score', undefined],
    ['; Player Club MMS', undefined],
  ])('a heading %j has the figures %j', (row, figures) => {
    expect(read(row).figures).toEqual(figures);
  });

  test('of two headings the first with a club counts', () => {
    expect(read('; Pl Club MMS', '; Pl Club Score').figures).toEqual(['MMS']);
    expect(read('; Pl Name', '; Pl Club Score').figures).toEqual(['Score']);
  });

  test.each([
    [498, 0],
    [499, 0],
    [500, 1],
    [1000, 2],
  ])('%i lines are read in %i pauses', (lines, pauses) => {
    const work = readHeader(Array.from({ length: lines }, () => 'x'));
    let found = 0;
    while (!work.next().done) found++;
    expect(found).toBe(pauses);
  });
});

test.each<[readonly string[] | undefined, number, number]>([
  [undefined, 3, -1],
  [['MMS'], 0, -1],
  [['MMS', 'SOS'], 5, 0],
  [['mms1', 'SOS'], 1, 0],
  [['Score', 'MMS', 'SOS'], 3, 1],
  [['Score', 'mms'], 2, 1],
  [['Score', 'MMS', 'SOS'], 2, -1],
  [['Score', 'MMS1', 'XMMS'], 3, -1],
  [[], 1, -1],
])('A2: among %j, %i figures of a line, MMS is number %i', (figures, count, at) => {
  expect(scoreAmong(figures, count)).toBe(at);
});

test.each<[string, object]>([
  ['NL, Leiden', { country: 'NL', town: 'Leiden' }],
  ['Leiden, nl', { country: 'NL', town: 'Leiden' }],
  [' Leiden ,, De Kooi , NL', { country: 'NL', town: 'Leiden, De Kooi' }],
  ['Leiden', { town: 'Leiden' }],
  ['NLD, Leiden', { town: 'NLD, Leiden' }],
  ['NL, BE', { country: 'NL', town: 'BE' }],
  ['', { town: '' }],
])('A7: the place %j is %j', (place, parts) => {
  expect(placeParts(place)).toEqual(parts);
});

test.each<[string, readonly [string, string]]>([
  ['2025-06-07,2025-06-09', ['2025-06-07', '2025-06-09']],
  ['2025-06-07 , 2025-06-09', ['2025-06-07', '2025-06-09']],
  ['7-6-2025  -  9.6.2025', ['2025-06-07', '2025-06-09']],
  ['07/06/2025', ['2025-06-07', '2025-06-07']],
  ['2025.6.7', ['2025-06-07', '2025-06-07']],
  ['2025/11/23 - 1.12.2025', ['2025-11-23', '2025-12-01']],
  [',2025-06-07,', ['2025-06-07', '2025-06-07']],
  ['12025-06-07', ['12025-06-07', '12025-06-07']],
  ['107-6-2025', ['107-6-2025', '107-6-2025']],
  ['7-6-20255', ['7-6-20255', '7-6-20255']],
  ['2025-06-071', ['2025-06-071', '2025-06-071']],
  ['June 2025', ['June 2025', 'June 2025']],
  ['', ['', '']],
])('A7: the dates %j are %j', (dates, days) => {
  expect(daysOf(dates)).toEqual(days);
});

describe('A15: what the rating committee asks for', () => {
  test('is the event, its place and dates, its class and time', () => {
    expect(missingFields({})).toEqual(['event', 'place', 'dates', 'class', 'time']);
    const all = { event: 'NK', place: 'x', dates: 'x', class: 'A', time: '75' };
    expect(missingFields(all)).toEqual([]);
    expect(missingFields({ ...all, place: ' ', time: '' })).toEqual(['place', 'time']);
  });

  test.each([
    ['A', '75', undefined],
    ['A', '74.9', 75],
    ['A', ' 74,9 ', 75],
    [' b ', '49', 50],
    ['B', '50', undefined],
    ['C', '29', 30],
    ['D', '1', undefined],
    ['', '1', undefined],
    ['A', '0', undefined],
    ['A', '', undefined],
    ['A', 'x', undefined],
  ])('is enough time: class %j with %j minutes needs %s', (grade, time, needed) => {
    expect(minutesNeeded({ class: grade, time })).toBe(needed);
  });

  test('a class or a time that is left out needs nothing', () => {
    expect([minutesNeeded({ time: '1' }), minutesNeeded({ class: 'A' })]).toEqual([
      ...[undefined, undefined],
    ]);
  });
});

describe('player line', () => {
  const noHeading: TableForm = { figures: undefined, rounds: 2 };
  const withScore: TableForm = { figures: ['MMS', 'Pt'], rounds: 2 };
  const read = (text: string, form = noHeading) => readPlayerLine(text, 7, form);

  describe('A1 to A5: a line of the table', () => {
    test('has place, name, grade, country, club, figures, results and PIN, with any blanks between', () => {
      const line =
        '  3.   Jansen   Jan  6d  nl  Den_Haag   31,5   2   2+/w   0-  |12345678  ; late';
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
      expect(lines.map((line) => resultCount(line))).toEqual([3, 3, 1, 0, 1, 0]);
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
});

test.each([
  ['21+!b0', { opponent: 21, symbol: '+', colour: 'b', handicap: 0, forfeit: true }],
  ['21+/b!', { colour: 'b', forfeit: true }],
  ['21-!w2', { symbol: '-', colour: 'w', handicap: 2, forfeit: true }],
  ['21-!', { colour: '', forfeit: true }],
  ['3+/?0', { opponent: 3, symbol: '+', colour: '', handicap: 0, forfeit: false }],
  ['3=!?0', { symbol: '=', colour: '', forfeit: true }],
  ['3-?0', { symbol: '-', colour: '', handicap: 0 }],
  ['3?/w0', { symbol: '?', colour: 'w' }],
])('J11: %s is read as OpenGotha writes it', (text, entry) => {
  expect(readEntry(text)).toMatchObject(entry);
});

describe('J13: country and club', () => {
  const rows = [
    '; Pl Name                            Rk Co Club      MMS     SOS    SSOS     NBW',
    '   1 Bakker Anna                     3D NL Leid     32      62     186       2         2+/w |90000011',
    '   2 Smit Bo                         2D NL          31      63     186       1         1-/b',
    '   3 Dekker Cees                     1D    St P     30      61     187       1         4+/w',
    '   4 Kuiper Eva                     12K NL   13     29      60     188       0         3-/b',
  ];
  const homes = (lines: readonly string[]): unknown => {
    const read = readEgdTable(lines.join('\n'));
    if (!read.ok) return failuresOf(read).map(({ code, at }) => [code, at.row]);
    return read.value.players.map(({ country, club, group }) => [country, club, group]);
  };

  test('are read by the columns of the heading, blank or with blanks', () => {
    expect(homes(rows)).toEqual([
      ['NL', 'Leid', 0],
      ['NL', undefined, 0],
      [undefined, 'St P', 2],
      ['NL', '13', 2],
    ]);
  });

  test('are read by the figures of the other lines where blanks have become one', () => {
    const lines = rows.map((row) => row.replace(/ +/g, ' '));
    expect(homes(lines)).toEqual(homes(rows));
  });

  test('are read by tabs', () => {
    const cells = [
      ['Pl', 'Name', 'Rk', 'Co', 'Club', 'MMS', 'SOS', '1'],
      ['1', 'Bakker Anna', '3D', 'NL', 'Leid', '32', '62', '2+/w'],
      ['2', 'Smit Bo', '2D', 'NL', '', '31', '63', '1-/b'],
      ['3', 'Dekker Cees', '1D', '', 'St P', '30', '61', '4+/w'],
      ['4', 'Kuiper Eva', '12K', 'NL', '13', '29', '60', '3-/b'],
    ];
    const tabbed = (some: readonly (readonly string[])[]): string[] =>
      some.map((row) => row.join('\t'));
    expect(homes(tabbed(cells))).toEqual([
      ['NL', 'Leid', 0],
      ['NL', undefined, 0],
      [undefined, 'St P', 2],
      ['NL', '13', 2],
    ]);
    const withoutHeading = tabbed(cells.slice(1, 4));
    expect(homes([...withoutHeading, tabbed(cells.slice(4))[0] ?? ''])).toMatchObject([
      ['NL', 'Leid', undefined],
      ['NL', undefined, undefined],
      [undefined, 'St P', undefined],
      ['NL', '13', undefined],
    ]);
  });

  test('of Pairgoth stand two places to the left where the country is not known', () => {
    const shifted = (rows[2] ?? '').replace('NL          31', ' Leid     31');
    expect(homes([...rows.slice(0, 2), shifted, ...rows.slice(3)])).toEqual([
      ['NL', 'Leid', 0],
      [undefined, 'Leid', 0],
      [undefined, 'St P', 2],
      ['NL', '13', 2],
    ]);
  });

  test('leave a line with one figure too few refused, not shifted', () => {
    const short = (rows[2] ?? '').replace('31      63', '        63');
    expect(homes([...rows.slice(0, 2), short, ...rows.slice(3)])).toEqual([['egdFigures', 3]]);
    const lines = rows.map((row) => row.replace(/ +/g, ' '));
    const shortToo = (lines[1] ?? '').replace(' 32 ', ' ');
    expect(homes([lines[0] ?? '', shortToo, ...lines.slice(2)])).toEqual([['egdFigures', 2]]);
  });
});

describe('J12: a score that rounds half points down', () => {
  const groups = (scores: readonly number[], ...results: readonly string[]): unknown => {
    const lines = results.map((each, at) => `${at + 1} A${at} Bo 3d NL Leid ${scores[at]} ${each}`);
    const read = readEgdTable(['; Pl Name Rk Co Club MMS', ...lines].join('\n'));
    return read.ok
      ? [read.value.roundsDown ?? false, read.value.players.map(({ group }) => group)]
      : read.failure.code;
  };

  test('gives whole starts', () => {
    expect(groups([33, 33, 32], '2+/w 0=', '1-/b 3+/w', '0- 2-/b')).toEqual([true, [0, 0, 0]]);
    expect(groups([33, 33, 32], '2+/w 0= 0=', '1-/b 3+/w 0-', '0- 2-/b 0=')).toEqual([
      ...[true, [1, 0, 0]],
    ]);
  });

  test('is none where the score has the halves, or where the games have them', () => {
    const halves = ['2+/w 0=', '1-/b 0+'];
    expect(groups([33.5, 33], ...halves)).toEqual([false, [0, 0]]);
    expect(groups([30.5, 30.5], '2=/w', '1=/b')).toEqual([false, [0, 0]]);
    expect(groups([30, 30], '2=/w', '1=/b')).toEqual([true, [0, 0]]);
  });
});

describe('J16: tables of other federations and programs', () => {
  test('French results have licence and club behind the grade, close behind a long name', () => {
    const text = [
      ';name=261108',
      ';comm=Tournoi de Lyon',
      ';vill=Lyon',
      ';date=08/11/2026',
      ';ta=80',
      ';Num Nom Prenom               Niv Licence Club',
      '   1 LE_GOFF Yann-Erwan Michel  2D 1234567 75Op    2+w0   3+b0',
      '   2 DUPONT-DURAND Jean-Philip12K         31To    1-b0   0=',
      '   3 SMIT Bo                    3K 1234569 NL      0+     1-w0',
    ].join('\n');
    const read = readEgdTable(text);
    if (!read.ok) throw new Error(read.failure.code);
    const { players, header, rounds, notTaken } = read.value;
    expect(players).toEqual([
      { number: 1, name: 'Yann-Erwan Michel LE GOFF', grade: '2D', club: '75Op' },
      { number: 2, name: 'Jean-Philip DUPONT-DURAND', grade: '12K', club: '31To' },
      { number: 3, name: 'Bo SMIT', grade: '3K', country: 'NL' },
    ]);
    expect(header).toEqual({
      ...{ event: 'Tournoi de Lyon', place: 'Lyon', dates: '08/11/2026', time: '80' },
    });
    expect(rounds.map(({ games, byes }) => [games.length, byes])).toEqual([
      [1, [3]],
      [1, []],
    ]);
    expect(notTaken).toEqual([
      { code: 'remarks', texts: ['name=261108'] },
      { code: 'licences', players: [1, 3] },
    ]);
  });

  test.each([
    ['Pl. Name Str Cl. MMS 1 2 Pt SOS SOSOS', (name: string) => `${name} 4d Pan`],
    ['Place Name Club Level Score 1 2 Points ScoreX SOS', (name: string) => `${name} Pan 4d`],
    ['Pl Name Rank Country Club MMS 1 2 Pt SOS SOSOS', (name: string) => `${name} 4d DE Pan`],
  ])('MacMahon’s wall list %j has figures behind the results', (heading, player) => {
    const lines = [
      `1 ${player('Bakker, Anna Maria')} 29 2+ 3+ 2 84 250`,
      `2 ${player('Smit, Bo')} 28 1- 0+ 1 84 250½`,
      `3 ${player('Dekker , Cees')} 27 0- 1- 0 84,5 250`,
    ];
    const read = readEgdTable([heading, ...lines].join('\n'));
    if (!read.ok)
      throw new Error(
        failuresOf(read)
          .map(({ code }) => code)
          .join(),
      );
    expect(read.value.players.map(({ egdName, grade, club }) => [egdName, grade, club])).toEqual([
      ['Bakker Anna_Maria', '4d', 'Pan'],
      ['Smit Bo', '4d', 'Pan'],
      ['Dekker Cees', '4d', 'Pan'],
    ]);
    expect(read.value.rounds).toHaveLength(2);
    expect(read.value.players.map(({ group }) => group)).toEqual(
      heading.includes('MMS') ? [0, 0, 0] : [undefined, undefined, undefined],
    );
  });
});
