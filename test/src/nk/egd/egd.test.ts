import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sentence } from '../../../../src/language/core';
import {
  egdTable,
  kindOf,
  nkStandings,
  readEgdTable,
  type EgdLoss,
  type EgdOptions,
  type GameResult,
  type NkEvent,
  type Round,
} from '../../../../src';
import { failuresOf, moreThan } from '../../../../src/exchange';
import { refusal, value } from '../../results';
import { anyEvent, event, field, round } from '../events';
import { runs } from '../../../support/sampled';

const named = field([0, 0, 1, 1, 2], {
  1: { name: 'Jan Jansen', grade: '6d', country: 'NL', club: 'Leid', pin: '12345678' },
  2: { name: 'Piet van der Berg', grade: '12k', country: 'NL', club: 'Den Haag' },
  3: { name: '3d Kim', grade: '1d' },
  4: { name: 'Ali Öztürk', club: '020' },
});
const given = event(named, ['1-2B 3-4D 5+', '3-1b 2-4L 5=', '1-4W 2-3B 5-']);
const textOf = (from: NkEvent, options?: EgdOptions): string => value(egdTable(from, options)).text;
const lossesOf = (from: NkEvent, options?: EgdOptions): readonly EgdLoss[] =>
  value(egdTable(from, options)).losses;
const resultsOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith(';'))
    .map((line) =>
      line
        .replace(/ \|.*$/, '')
        .split(/ {1,}/)
        .slice(-3)
        .join(' '),
    );

describe('the EGD tournament table', () => {
  test('has its header, a heading, and a line per player in the order of the standings', () => {
    const header = {
      comment: 'two\nlines',
      class: 'A',
      event: 'NK [2025]',
      place: 'NL, Leiden',
      dates: '2025-06-07,2025-06-09',
      handicap: 'h9',
      komi: '6.5',
      time: '112',
    };
    expect(textOf(given, { header, keepOpponents: true }).split('\n')).toEqual([
      '; CL[A]',
      '; EV[NK (2025)]',
      '; PC[NL, Leiden]',
      '; DT[2025-06-07,2025-06-09]',
      '; HA[h9]',
      '; KM[6.5]',
      '; TM[112]',
      '; CM[two lines]',
      ';',
      '; Pl Name                           Rk  Co Club   MMS    Pt   SOS SODOS',
      '   1 Berg Piet_van_der              12K NL DenH     3     1     8   2.5     2-/w     3-/b     4+/b',
      '   2 Jansen Jan                      6D NL Leid     3     1   7.5     3     1+/b    4-!w0     3-/b',
      '   3 Oeztuerk Ali                    ?? XX  020   2.5   1.5   8.5  4.25     4=/w     1-/w     2+/w',
      '   4 Kim 3d                          1D XX xxxx   2.5   1.5   6.5  1.25     3=/b    2+!b0     1-/w',
      '   5 ?                               ?? XX xxxx   1.5   1.5     0     0       0+       0=       0-',
      '',
    ]);
  });

  test('has every line of its header but the comment, and even games', () => {
    const lines = textOf(event(field([0]))).split('\n');
    expect(lines.slice(0, 8)).toEqual([
      ...['; CL[]', '; EV[]', '; PC[]', '; DT[]', '; HA[h9]', '; KM[]', '; TM[]', ';'],
    ]);
  });

  test('for OpenGotha leaves out PINs, which that program takes for one more round, and says whose', () => {
    expect(textOf(given, { keepOpponents: true })).not.toContain('|');
    expect(lossesOf(given, { keepOpponents: true })).toContainEqual({
      ...{ code: 'pinsForOpenGotha', players: [1] },
    });
    expect(textOf(given)).toContain(' |12345678');
    expect(lossesOf(given).map(({ code }) => code)).not.toContain('pinsForOpenGotha');
  });

  test('writes a forfeit without opponent unless asked to', () => {
    expect(resultsOf(textOf(given))).toEqual([
      '2-/w 3-/b 4+/b',
      '1+/b 0- 3-/b',
      '4=/w 1-/w 2+/w',
      '3=/b 0+ 1-/w',
      '0+ 0= 0-',
    ]);
  });

  test('takes the names of the column as they stand, and those the director gives', () => {
    const players = field([0, 0], {
      1: { name: 'Henk Groot Lipman', egdName: 'Groot_Lipman Henk' },
      2: { name: 'Lo', egdName: 'Lo' },
    });
    const names = new Map([[2, 'Lo Ann']]);
    const table = value(egdTable(event(players), { names }));
    expect(table.names.map(({ egd, certain }) => [egd, certain])).toEqual([
      ['Groot_Lipman Henk', true],
      ['Lo Ann', true],
    ]);
  });

  test('refuses what the standings refuse', () => {
    expect(refusal(egdTable(event(field([0]), ['9+'])))[0]).toMatch(/^Round 1/);
  });
});

describe('what the table has no field for', () => {
  const always = ['strengths', 'storedNumbers', 'boards', 'settings'];
  const ready = field([0, 0, 1, 1], {
    1: { name: 'Ann A', grade: '1d' },
    2: { name: 'Bob B', grade: '1d' },
    3: { name: 'Cid C', grade: '1d' },
    4: { name: 'Dee D', grade: '1d' },
  });

  test('is listed: for everyone where it is never there', () => {
    expect(lossesOf(event(ready, ['1-2B 3-4B']))).toEqual(always.map((code) => ({ code })));
  });

  test('is listed with the players it concerns', () => {
    const players = ready.map((player) => {
      if (player.number === 1)
        return { ...player, right: 'Topgroep' as const, name: 'Ann Aé', pin: '12' };
      if (player.number === 2)
        return { ...player, right: '' as const, club: 'Leiden', grade: 'dan', name: 'Bob 안' };
      if (player.number === 3) return { ...player, enters: 2, name: ' ' };
      return { ...player, withdrawnAfter: 1, country: 'Holland' };
    });
    expect(lossesOf(event(players, ['1-2b 4+', '1-2D 3+']))).toEqual([
      ...always.map((code) => ({ code })),
      { code: 'rights', players: [1] },
      { code: 'sharedPlaces', players: [3, 4] },
      { code: 'lateEntries', players: [3] },
      { code: 'withdrawals', players: [4] },
      { code: 'forfeits', players: [1, 2] },
      { code: 'names', players: [1, 2, 3] },
      { code: 'lostLetters', players: [2] },
      { code: 'clubs', players: [2] },
      { code: 'countries', players: [4] },
      { code: 'pins', players: [1] },
      { code: 'grades', players: [2] },
    ]);
  });

  test('is a shared place', () => {
    expect(lossesOf(event(ready, ['1-2D 3+ 4+'])).slice(4)).toEqual([
      { code: 'sharedPlaces', players: [1, 2, 3, 4] },
    ]);
    const behind = event(ready, ['1-2B 3+ 4+']);
    expect(lossesOf(behind).slice(4)).toEqual([{ code: 'sharedPlaces', players: [3, 4] }]);
  });

  test('is the opponent of a plain forfeit, and the play-off', () => {
    const forfeits = event(ready, ['1-2b 3-4B']);
    expect(lossesOf(forfeits).slice(4)).toEqual([{ code: 'forfeits', players: [1, 2] }]);
    expect(lossesOf(forfeits, { keepOpponents: true }).slice(4)).toEqual([]);
    const players = ready.map((player) => ({
      ...player,
      group: [0, 1, 3, 3][player.number - 1] ?? 0,
    }));
    const playOff = { black: 1, white: 2, result: null };
    const decided = { ...event(players, ['2-1B 3-4W'], { rounds: 1 }), playOff };
    expect(lossesOf(decided).slice(4)).toEqual([{ code: 'playOff', players: [1, 2] }]);
  });

  test('is no play-off that was played: it is a round, free for everybody else', () => {
    const players = ready.map((player) => ({
      ...player,
      group: [0, 1, 3, 3][player.number - 1] ?? 0,
    }));
    const won = (result: GameResult): NkEvent => ({
      ...event(players, ['2-1B 3-4W'], { rounds: 1 }),
      playOff: { black: 1, white: 2, result },
    });
    expect(lossesOf(won('white')).slice(4)).toEqual([]);
    const results = (given: NkEvent): string[][] =>
      textOf(given)
        .split('\n')
        .filter((line) => /^ +\d/.test(line))
        .map((line) => line.split(/ +/).filter((part) => /^\d+[-+=](\/[bw])?$/.test(part)));
    const lines = results(won('white'));
    expect(lines.map((line) => line[1])).toEqual(['2+/w', '1-/b', '0-', '0-']);
    // What came before it, and all other figures, stay as they are.
    const before = results(event(players, ['2-1B 3-4W'], { rounds: 1 }));
    expect(before.every((line) => line.length === 1)).toBe(true);
    expect(results(won('blackByForfeit')).map((line) => line[1])).toEqual(['0+', '0-', '0-', '0-']);
    expect(lossesOf(won('blackByForfeit')).slice(4)).toEqual([
      { code: 'forfeits', players: [1, 2] },
    ]);
    const read = value(readEgdTable(textOf(won('white'))));
    expect(read.rounds).toHaveLength(2);
    expect(read.rounds[1]?.games).toEqual([{ black: 2, white: 1, result: 'white' }]);
  });
});

describe('a table read back', () => {
  test('holds header, players, results and colours', () => {
    const text = textOf(given, { header: { event: 'NK', komi: '6.5' }, keepOpponents: true });
    const content = value(readEgdTable(text));
    expect(content).toEqual({
      header: {
        ...{ class: '', event: 'NK', place: '', dates: '', handicap: 'h9', komi: '6.5' },
        time: '',
      },
      players: [
        {
          ...{ number: 1, group: 0, name: 'Piet van der Berg', egdName: 'Berg Piet_van_der' },
          ...{ grade: '12K', country: 'NL', club: 'DenH' },
        },
        {
          ...{ number: 2, group: 0, name: 'Jan Jansen', egdName: 'Jansen Jan' },
          ...{ grade: '6D', country: 'NL', club: 'Leid' },
        },
        { number: 3, group: 1, name: 'Ali Oeztuerk', egdName: 'Oeztuerk Ali', club: '020' },
        { number: 4, group: 1, name: '3d Kim', egdName: 'Kim 3d', grade: '1D' },
        { number: 5, group: 2 },
      ],
      rounds: [round('2-1B 4-3D 5+'), round('1-3L 4-2b 5='), round('1-4B 2-3W 5-')],
      ...{ colourless: [], handicaps: [], bothAbsent: [] },
      notTaken: [
        { code: 'handicapRule', texts: ['h9'] },
        { code: 'figures' },
        { code: 'unnamed', players: [5] },
      ],
    });
  });

  /** A round as the table tells it: players by their lines, who is named nowhere absent, in one order. */
  function told(
    { games, byes = [], absences = [] }: Round,
    lines: ReadonlyMap<number, number>,
  ): unknown {
    const line = (player: number): number => lines.get(player) ?? NaN;
    const named = new Set([...games.flatMap(({ black, white }) => [black, white]), ...byes]);
    const free = [...lines.keys()]
      .filter((player) => !named.has(player))
      .map((player) => [
        line(player),
        absences.find((each) => each.player === player)?.points ?? 0,
      ]);
    return {
      games: games
        .map(({ black, white, result }) => `${line(black)}-${line(white)} ${result}`)
        .sort(),
      byes: byes.map(line).sort((a, b) => a - b),
      free: free.sort(([a = 0], [b = 0]) => a - b),
    };
  }

  test.each([
    ['_ ', undefined],
    ['A_B', 'AB'],
    ['_', undefined],
  ])('tells of a club whose blank is written as in the table: "%s"', (club, read) => {
    const players = [{ number: 1, group: 1, strength: 1, name: 'Jansen Jan', club }];
    const { text, losses } = value(egdTable({ players, rounds: [] }));
    expect(losses).toContainEqual({ code: 'clubs', players: [1] });
    expect(value(readEgdTable(text)).players.map((each) => each.club)).toEqual([read]);
  });

  test.each(['', '?', '??'])(
    'tells of a name that the table has no other sign for: "%s"',
    (name) => {
      const players = [{ number: 1, group: 1, strength: 1, name }];
      const { text, losses } = value(egdTable({ players, rounds: [] }));
      expect(losses).toContainEqual({ code: 'names', players: [1] });
      expect(value(readEgdTable(text)).players[0]?.name).toBeUndefined();
    },
  );

  const CHANGED: readonly string[] = ['names', 'lostLetters', 'grades', 'clubs', 'countries'];

  test('has the players, results, colours and places of any event', () => {
    fc.assert(
      fc.property(anyEvent, (from) => {
        const { lines } = value(nkStandings(from));
        const { text, losses } = value(egdTable(from, { keepOpponents: true }));
        const content = value(readEgdTable(text));
        const lineOf = new Map(lines.map(({ player, line }) => [player, line]));
        const self = new Map(lines.map(({ line }) => [line, line]));
        expect(content.players.map(({ number }) => number)).toEqual(lines.map(({ line }) => line));
        expect(content.rounds.map((each) => told(each, self))).toEqual(
          from.rounds.map((each) => told(each, lineOf)),
        );

        const changed = new Set(
          losses.flatMap(({ code, players = [] }) => (CHANGED.includes(code) ? players : [])),
        );
        for (const player of from.players) {
          if (changed.has(player.number)) continue;
          const {
            name,
            grade = '',
            country,
            club,
          } = content.players[(lineOf.get(player.number) ?? 0) - 1] ?? {};
          expect([name, grade.toLowerCase(), country ?? '', club ?? '']).toEqual([
            player.name,
            player.grade,
            (player.country ?? '').trim().toUpperCase().replace('XX', ''),
            (player.club ?? '').trim(),
          ]);
        }
      }),
      { numRuns: runs(40, 1000) },
    );
  });

  /** The same table as it looks when it has gone through another program, a page or a spreadsheet. */
  const shapes: Readonly<Record<string, (line: string) => string>> = {
    'with single blanks': (line) => line.replace(/ +/g, ' '),
    'between tabs': (line) =>
      line
        .trim()
        .replace(/^(\d+) +(.{30}) +(\S+) +(\S+) +(\S+) +/, (...parts: readonly string[]) =>
          [parts[1], (parts[2] ?? '').trim(), ...parts.slice(3, 6), ''].join('\t'),
        )
        .replace(/ {2,}/g, '\t'),
    'with blank fields': (line) =>
      line.replace(/^(.{40})XX/, '$1  ').replace(/^(.{43})xxxx/, '$1    '),
    'as OpenGotha writes results': (line) => line.replace(/(\d[-+=]\/[bw])(?= |$)/g, '$10'),
    'with returns': (line) => `${line}\r`,
  };

  test.each(Object.entries(shapes))('%s it is the same event', (_, shape) => {
    fc.assert(
      fc.property(anyEvent, (from) => {
        // A longer name or another length of letters moves the columns.
        const named = from.players.map((player) => ({
          ...player,
          name: `Player ${String.fromCharCode(65 + (player.number % 26))}${player.number}`,
          club: (player.club ?? '').replace(/[^a-z0-9]/gi, ''),
        }));
        const { text } = value(egdTable({ ...from, players: named }, { keepOpponents: true }));
        const told = text
          .split('\n')
          .map((line) => (/^ *\d/.test(line) ? shape(line) : line))
          .join('\n');
        const both = [text, told].map((each) => {
          const { players, rounds } = value(readEgdTable(each));
          return { players, rounds };
        });
        expect(both[1]).toEqual(both[0]);
      }),
      { numRuns: runs(60, 1000) },
    );
  });

  /** The players and results of a table as other programs print them, from our own lines. */
  interface PrintedLine {
    readonly number: number;
    readonly surname: string;
    readonly given: string;
    readonly grade: string;
    readonly club: string;
    readonly score: string;
    readonly entries: readonly string[];
  }
  const blanks = (text: string, width: number): string => text.slice(0, width).padEnd(width);
  const symbols = ({ entries }: PrintedLine): string[] =>
    entries.map((entry) => entry.replace(/\/.*$/, ''));
  const printers: Readonly<Record<string, (lines: readonly PrintedLine[]) => string>> = {
    'French results': (lines) =>
      [
        ...[';name=Ligue', ';date=06/06/2026', ';size=19', ';komi=6.5'],
        ';Num Nom Prenom               Niv Licence Club',
        ...lines.map(({ number, surname, given, grade, club, entries }) =>
          [
            ...[String(number).padStart(4), blanks(`${surname.toUpperCase()} ${given}`, 24)],
            ...[
              grade.toUpperCase().padStart(3),
              number % 3 === 0 ? '-------' : `12345${String(number).padStart(2, '0')}`,
            ],
            blanks(club === '75Op' ? club : '', 4),
            ...entries.map((entry) => entry.replace('/', '').replace(/[bw]$/, '$&0').padStart(7)),
          ].join(' '),
        ),
      ].join('\r\n'),
    'MacMahon’s wall list': (lines) =>
      [
        `Pl. Name Str Cl. MMS ${lines[0]?.entries.map((_, at) => at + 1).join(' ') ?? ''} Pt SOS`,
        ...lines.map((line) =>
          [
            ...[line.number, `${line.surname}, ${line.given}`, line.grade, line.club || '-'],
            ...[line.score, ...symbols(line), 1, 84],
          ].join(' '),
        ),
      ].join('\n'),
    'MacMahon’s wall list between tabs': (lines) =>
      [
        [
          'Place',
          'Name',
          'Club',
          'Level',
          'Score',
          ...(lines[0]?.entries.map((_, at) => at + 1) ?? []),
          'SOS',
        ],
        ...lines.map((line) => [
          ...[line.number, `${line.surname}, ${line.given}`, line.club],
          ...[
            line.grade.replace('d', ' Dan').replace('k', ' Kyu'),
            line.score,
            ...symbols(line),
            84,
          ],
        ]),
      ]
        .map((cells) => cells.join('\t'))
        .join('\n'),
    Pairgoth: (lines) =>
      [
        ...['', '; CL[A]    ', '; EV[Open]', '; HA[h9]', ';'],
        '; Pl Name                            Rk Co Club      MMS     SOS     NBW',
        ...lines.map(({ number, surname, given, grade, club, score, entries }) =>
          [
            ...[
              String(number).padStart(4),
              blanks(`${surname} ${given}`, 30),
              grade.toUpperCase().padStart(3),
            ],
            ...[
              'NL',
              blanks(club, 4),
              ...[score, '62', '2'].map((each) =>
                (each.includes('.') ? each : `${each}  `).padStart(7),
              ),
            ],
            ` ${entries.map((entry) => entry.padStart(8)).join(' ')}`,
          ].join(' '),
        ),
      ].join('\n'),
  };

  test.each(Object.entries(printers))('printed as %s it is the same event', (program, print) => {
    /** The pairs with who won, without colours. */
    const met = (rounds: readonly Round[]): unknown =>
      rounds.map(({ games, byes = [], absences = [] }) => [
        games
          .map(({ black, white, result }) =>
            black < white
              ? `${black}-${white} ${result}`
              : `${white}-${black} ${{ black: 'white', white: 'black' }[String(result)] ?? result}`,
          )
          .sort(),
        [...byes].sort((a, b) => a - b),
        absences.map(({ player, points }) => `${player} ${points ?? 0}`).sort(),
      ]);
    fc.assert(
      fc.property(anyEvent, (from) => {
        const players = from.players.map((player) => ({
          ...player,
          name: `${['Jan', 'Li'][player.number % 2]}a ${['Wu', 'Berg'][player.number % 2]}${String.fromCharCode(97 + (player.number % 26))}${player.number > 26 ? 'x'.repeat(Math.floor(player.number / 26)) : ''}`,
          grade: `${1 + (player.number % 9)}${player.number % 2 === 0 ? 'd' : 'k'}`,
          club: ['', 'HH', 'aa', 'Leid', '75Op'][player.number % 5] ?? '',
        }));
        if (from.rounds.length === 0) return;
        const { text } = value(egdTable({ ...from, players }));
        const own = value(readEgdTable(text));
        const results = text
          .split('\n')
          .filter((line) => /^ *\d/.test(line))
          .map((line) =>
            line
              .replace(/ *\|.*$/, '')
              .split(/ +/)
              .slice(-own.rounds.length),
          );
        const scores = text
          .split('\n')
          .filter((line) => /^ *\d/.test(line))
          .map((line) => line.slice(49).trim().split(/ +/)[0] ?? '');
        const printed = print(
          own.players.map(({ number, egdName = '', grade = '', club = '' }, at) => {
            const [surname = '', given = ''] = egdName.split(' ');
            return {
              ...{ number, surname, given, club, grade: grade.toLowerCase() },
              ...{ score: scores[at] ?? '', entries: results[at] ?? [] },
            };
          }),
        );
        const read = value(readEgdTable(printed));
        expect(met(read.rounds)).toEqual(met(own.rounds));
        // French clubs are two digits and two letters.
        const held = (club: string): string =>
          program === 'French results' && !/^\d/.test(club) ? '' : club;
        const person = ({
          name = '',
          grade = '',
          club = '',
        }: (typeof own.players)[number]): string => `${name} ${grade} ${held(club)}`.toLowerCase();
        expect(read.players.map(person)).toEqual(own.players.map(person));
      }),
      { numRuns: runs(60, 1000) },
    );
  });

  test('gives the same standings again', () => {
    fc.assert(
      fc.property(anyEvent, (from) => {
        const { lines } = value(nkStandings(from));
        const { players, rounds } = value(readEgdTable(textOf(from, { keepOpponents: true })));
        const back = players.map(({ group = NaN, ...player }) => ({
          ...player,
          group,
          strength: 0,
        }));
        const figures = (each: typeof lines): unknown =>
          each.map(({ place, tableScore, sos, sodos, turns }) => [
            place,
            tableScore,
            sos,
            sodos,
            turns.map(({ points }) => points),
          ]);
        expect(figures(value(nkStandings({ players: back, rounds })).lines)).toEqual(
          figures(lines),
        );
      }),
      { numRuns: runs(40, 1000) },
    );
  });
});

describe('a table of another program', () => {
  const foreign = `; CL[B]
; HA[h9]
; Pl Name                   Grd Co Club  MMS  SOS SOSO
 2. Two Player              3d NO  Oslo  36½  205  1238   1-/b0   0=0  |10222222

 1 One Player               4D SE  Stoc  36   206  1231   2+/w0   3+/w2!
 3 Three                    2k  34   200  1200   0-      1-/b2
`;

  test('is read with its heading, in order of the places', () => {
    const content = value(readEgdTable(foreign));
    expect(
      content.players.map(({ number, name, grade, country, club, pin }) => [
        ...[number, name, grade, country, club, pin],
      ]),
    ).toEqual([
      [1, 'Player One', '4D', 'SE', 'Stoc', undefined],
      [2, 'Player Two', '3d', 'NO', 'Oslo', '10222222'],
      [3, 'Three', '2k', undefined, undefined, undefined],
    ]);
    expect(content.header).toEqual({ class: 'B', handicap: 'h9' });
  });

  test('tells which games had a handicap', () => {
    const { rounds, handicaps } = value(readEgdTable(foreign));
    expect(rounds).toEqual([round('2-1W 3-'), round('3-1w 2=')]);
    expect(handicaps).toEqual([{ round: 2, players: [1, 3] }]);
  });

  test('tells the starting groups where the scores do', () => {
    const groups = value(readEgdTable(foreign)).players.map(({ group }) => group);
    // Before round 1: 34, 36, 34.
    expect(groups).toEqual([2, 0, 2]);
    const groupsOf = (heading: string): unknown =>
      value(readEgdTable(`${heading}\n1 A 1d NL X 3.5 1 2+\n2 B 1d NL X 2 9 1-`)).players.map(
        ({ group }) => group,
      );
    expect(groupsOf('; Pl Name Rk Co Club MMS SOS')).toEqual([0, undefined]);
    expect(groupsOf('; Pl Name Rk Co Club MMSSOS')).toEqual([0, undefined]);
    expect(groupsOf('; Pl Name Rk Co Club SOS MMS')).toEqual([9, 0]);
    expect(groupsOf('; Pl Name Rk Co Club SOS MMS X')).toEqual([undefined, undefined]);
    expect(groupsOf('; Pl Name Rk Co Club CAT NBW')).toEqual([undefined, undefined]);
    expect(groupsOf('')).toEqual([undefined, undefined]);
  });

  test('may have fewer figures than its heading, or a club that is a number', () => {
    const heading = '; Pl Name Rk Co Club MMS SOS\n';
    const clubOf = (line: string): unknown =>
      value(readEgdTable(heading + line)).players.map(({ club, group }) => [club, group]);
    expect(clubOf('1 A 1d NL X 3 0+')).toEqual([['X', 0]]);
    expect(clubOf('1 A 1d NL X 0+')).toEqual([['X', undefined]]);
    expect(clubOf('1 A 1d NL 020 3 4 0+')).toEqual([['020', 0]]);
    expect(clubOf('1 A 1d XX xxxx ½ 4 0+')).toEqual([[undefined, 0]]);
  });

  test('may write a result without a slash', () => {
    expect(value(readEgdTable('1 A 1d NL X 2+w0\n2 B 1d NL X 1-b0')).rounds[0]).toEqual(
      round('2-1W'),
    );
  });

  test('may share places, and names may have blanks', () => {
    const { players, notTaken } = value(
      readEgdTable('A Ann 1d\nvan der Berg Bob 1d\n3 C Cid Dee 1d\n3 ? 2d'),
    );
    expect(players.map(({ egdName, name }) => [egdName, name])).toEqual([
      ['A Ann', 'Ann A'],
      ['van_der_Berg Bob', 'Bob van der Berg'],
      ['C Cid_Dee', 'Cid Dee C'],
      [undefined, undefined],
    ]);
    expect(notTaken).toEqual([
      { code: 'sharedPlaces', players: [2, 4] },
      { code: 'unnamed', players: [4] },
    ]);
  });

  test('tells of both players of a forfeit that neither won', () => {
    const { notTaken } = value(
      readEgdTable('1 A 1d NL X 3-!\n2 B 1d NL X 4-!\n3 C 1d NL X 1-!\n4 D 1d NL X 2-!'),
    );
    expect(notTaken).toEqual([{ code: 'bothAbsent', players: [1, 2, 3, 4] }]);
  });

  test('without colours has the better place entered with black, and says so', () => {
    const { rounds, colourless } = value(readEgdTable('1 A 1d NL X 2-\n2 B 1d NL X 1+'));
    expect(rounds).toEqual([round('1-2W')]);
    expect(colourless).toEqual([{ round: 1, players: [1, 2] }]);
  });

  test('may name the colour in one line only', () => {
    const read = (a: string, b: string): unknown =>
      value(readEgdTable(`1 A 1d NL X ${a}\n2 B 1d NL X ${b}`)).rounds[0];
    expect(read('2+', '1-/b')).toEqual(round('2-1W'));
    expect(read('2+', '1-/w')).toEqual(round('1-2B'));
    expect(read('2+/w', '1-')).toEqual(round('2-1W'));
    expect(read('2?', '1?')).toEqual(round('1-2?'));
  });

  test('may have forfeits by both: two absences', () => {
    const read = (a: string, b: string): unknown =>
      value(readEgdTable(`1 A 1d NL X ${a}\n2 B 1d NL X ${b}`)).rounds[0];
    expect(read('2-/w!', '1-/b!')).toEqual(round('1- 2-'));
    expect(read('2=/w!', '1=/b!')).toEqual(round('1= 2='));
    expect(read('2?!', '1?!')).toEqual(round('1-2?'));
  });

  test('may have no results yet, and lines that end in any way', () => {
    const content = value(readEgdTable('1 A 1d NL X\r2 B 1d\r\n3 C 1d NL\n'));
    expect(content.rounds).toEqual([]);
    expect(content.players).toHaveLength(3);
  });
});

describe('a table that does not hold together', () => {
  const contradicted =
    'The opponent’s line is missing or says something else. Make both lines agree.';
  const two = (a: string, b: string): string => `1 A 1d NL X ${a}\n2 B 1d NL X ${b}`;
  const needed = 'A line needs place, name, grade (such as 3d), country, club and results.';
  const noGrade =
    'No grade (such as 3d) stands behind the name. A line needs place, name, grade, country, club and results.';
  const refused: [string, string][] = [
    ['', 'table: empty. The table needs a line for each player, with place and grade.'],
    ['; CL[A]\n;', 'table: empty. The table needs a line for each player, with place and grade.'],
    [
      ';Pl Name Rk Co Club MMS\n1 A 1d NL X 9999992 2+\n2 B 1d NL X 0 1-',
      'table, row 3: 0. That score gives a start group beyond 1000000. Enter a score nearer to the highest.',
    ],
    ['hello world', `table, row 1: "hello world". ${noGrade}`],
    [
      '1 A 1d NL X 2+\n2 B 1d Nederland X 1-',
      `table, row 2: "2 B 1d Nederland X 1-". “X” is no country, club, figure or result. ${needed}`,
    ],
    [
      '\n1 A 1d NL X 0+\n7 B 1d NL X 0-',
      'table, row 3: 7. That is no place for line 2 of the players. Enter 2, or the place of the line above if they share it.',
    ],
    ['1 A 1d 0+ |1234', 'table, row 1: "1234". Only a PIN of eight digits can stand behind “|”.'],
    [
      '1 A 1d 0+ |12345678\n2 B 1d 0- |12345678',
      'table, row 2: "12345678". Line 1 has the same PIN. Give each player their own.',
    ],
    [two('2+ 0+', '1-'), 'table, row 2: 1. Each line needs as many results as the first (2).'],
    [two('3+', '0-'), `table, row 1: "3+". ${contradicted}`],
    [two('1+', '0-'), `table, row 1: "1+". ${contradicted}`],
    [two('0+', '1-'), `table, row 2: "1-". ${contradicted}`],
    [two('2+', '1+'), `table, row 1: "2+". ${contradicted}`],
    [two('2+', '1?'), `table, row 1: "2+". ${contradicted}`],
    [two('2+/b', '1-/b'), `table, row 1: "2+/b". ${contradicted}`],
    [
      two('0?', '0-'),
      `table, row 1: "1 A 1d NL X 0?". “0?” is no country, club, figure or result. ${needed}`,
    ],
  ];
  test.each(refused)('%j is refused by line', (text, said) => {
    expect(refusal(readEgdTable(text))).toEqual([said, 'value']);
  });

  test('tells twenty of its bad lines, and counts the others', () => {
    const read = readEgdTable(Array.from({ length: 25 }, () => 'hello world').join('\n'));
    const told = read.ok ? [] : failuresOf(read);
    expect(told.map(({ at }) => at.row)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect(read.ok ? 0 : moreThan(read)).toBe(5);
  });

  test('never breaks the reader', () => {
    const whole = textOf(given);
    const torn = fc
      .array(fc.record({ at: fc.nat({ max: whole.length }), text: fc.string({ maxLength: 4 }) }), {
        maxLength: 4,
      })
      .map((cuts) =>
        cuts.reduce(
          (text, { at, text: other }) => text.slice(0, at) + other + text.slice(at + 2),
          whole,
        ),
      );
    fc.assert(
      fc.property(fc.oneof(fc.string(), torn), (text) => {
        const result = readEgdTable(text);
        if (result.ok) {
          expect(JSON.stringify(result.value)).not.toMatch(/NaN|Infinity/);
        } else {
          expect(sentence(result.failure)).toMatch(/^table.*: .+\. .+\.$/s);
          expect(kindOf(result.failure)).toBe('value');
        }
      }),
      { numRuns: runs(40, 2000) },
    );
  });
});
