import { describe, expect, test } from '@jest/globals';
import type { Player } from '../../../../src';
import {
  daysOf,
  field,
  minutesNeeded,
  missingFields,
  placeParts,
  playerFields,
  type PlayerFields,
  readHeader,
  scoreAmong,
} from '../../../../src/nk/egd/format';
import { atOnce } from '../../../../src/core/stepwise';

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
