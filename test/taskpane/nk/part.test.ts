/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import { languages, say, translator } from '../../../src/language';
import { existing } from '../../../src/core/result';
import { cellName, parseArea } from '../../../taskpane/sheets/address';
import { type CellContent, isStillOurs } from '../../../taskpane/sheets/content';
import type { Plan } from '../../../taskpane/sheets/plan';
import { planFaults } from '../../../taskpane/sheets/plan-check';
import { lateEntries } from '../../../taskpane/nk/players/late-entry';
import type { Board } from '../../../src';
import { leftForLater, nothingSaid, type PairOptions } from '../../../taskpane/nk/pair-options';
import { freeLines, takenOff } from '../../../taskpane/nk/part/to-pair';
import { joining, type PairingPreview, pairRound } from '../../../taskpane/nk/pair-round';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { standings } from '../../../taskpane/nk/standings';
import { wall } from '../../../taskpane/nk/wall/wall';
import { whereItStands } from '../../../taskpane/nk/where-it-stands';
import { text, wayOut } from '../../support/text';
import { inWords } from '../sheets/events/seen-in';
import type { EventWorkbook } from './support/event-workbook';
import { bookOf, readBook } from './support/nk-book';
import { newWorkbook, paired, played, roundColumns } from './support/sample-event';
import { plannable, refusedBy } from '../support/computed';

const notPaired = text('en', 'nkWaiting');

/** The preview of the round to pair. */
function preview(workbook: EventWorkbook, options: PairOptions = nothingSaid): PairingPreview {
  return plannable(workbook.compute(pairRound, options)).detail;
}

/** The options that leave boards of the round for later. */
function leaving(
  workbook: EventWorkbook,
  round: number,
  which: (board: Board) => boolean,
  options: PairOptions = nothingSaid,
): PairOptions {
  const { paired: whole, said: now } = preview(workbook, options);
  return { ...leftForLater(now, whole.boards.filter(which), true), round };
}

/** The games of a round on its sheet: `board black-white`, in order of the boards. */
function gamesOf(workbook: EventWorkbook, round: number): string[] {
  return workbook
    .rows(`NK_Round_${round}`)
    .filter((cells) => typeof cells[roundColumns.white] === 'number')
    .map(([board, black, , white]) => `${String(board)} ${String(black)}-${String(white)}`)
    .sort((a, b) => parseInt(a, 10) - parseInt(b, 10));
}

const boardsOf = ({ paired: { boards } }: PairingPreview): string[] =>
  boards.map(({ number, black, white }) => `${number} ${black.player}-${white.player}`);

function waitingIn(workbook: EventWorkbook, round: number): number[] {
  return workbook
    .rows(`NK_Round_${round}`)
    .flatMap((cells) =>
      cells[roundColumns.result] === notPaired ? [Number(cells[roundColumns.black])] : [],
    );
}

/** How far below the first line of round 1 the first player who waits stands. */
function waitingRow(workbook: EventWorkbook): number {
  return workbook.rows('NK_Round_1').findIndex((cells) => cells[roundColumns.result] === notPaired);
}

/** The cells that a plan would overwrite only after a question. */
function askedAbout(workbook: EventWorkbook, { blocks }: Plan): string[] {
  return blocks.flatMap(({ sheet, at, cells, ours = [] }) => {
    const corner = existing(parseArea(at));
    return cells.flatMap((line, i) =>
      line.flatMap((planned, j) => {
        const address = cellName(corner.row + i, corner.column + j);
        const held = workbook.at(sheet, address);
        if (planned.kind === 'keep' || held === null) return [];
        if (planned.kind === 'text' && planned.text === held) return [];
        const content: CellContent =
          typeof held === 'string'
            ? { kind: 'text', text: held, shown: held }
            : { kind: 'value', value: held, shown: String(held) };
        const own = ours.find(({ row, column }) => row === i && column === j);
        return own && isStillOurs(content, own) ? [] : [address];
      }),
    );
  });
}

const inLowerGroups = ({ black, white }: Board): boolean => black.group > 0 && white.group > 0;
const secondAndFifth = ({ number }: Board): boolean => number === 2 || number === 5;

describe('A round that is written in parts', () => {
  test.each([
    ['round 1, a group left', 1, inLowerGroups],
    ['round 1, two boards left', 1, secondAndFifth],
    ['round 3, a group left', 3, inLowerGroups],
    ['round 3, two boards left', 3, secondAndFifth],
  ])('%s: both parts together are the round that the rules pair', (_, round, which) => {
    const workbook = newWorkbook(33);
    for (let before = 1; before < round; before++) {
      paired(workbook);
      played(workbook, `NK_Round_${before}`);
    }
    const whole = preview(workbook);
    const left = whole.paired.boards.filter(which);
    paired(workbook, leaving(workbook, round, which));
    expect(gamesOf(workbook, round)).toHaveLength(whole.paired.boards.length - left.length);
    expect(waitingIn(workbook, round).sort()).toEqual(
      left.flatMap(({ black, white }) => [black.player, white.player]).sort(),
    );

    // What is left is all that the preview shows, with the numbers and colours that it had.
    const rest = preview(workbook);
    expect(boardsOf(rest)).toEqual(
      left.map(({ number, black, white }) => `${number} ${black.player}-${white.player}`),
    );
    paired(workbook);
    expect(gamesOf(workbook, round)).toEqual(boardsOf(whole));
    expect(waitingIn(workbook, round)).toEqual([]);
  });

  test('loses no result, no remark and no decision of the first part, and keeps what was said for both', () => {
    const workbook = newWorkbook(16);
    const fixed = { ...nothingSaid, round: 1, forced: [{ players: [1, 4] as const }] };
    paired(
      workbook,
      leaving(workbook, 1, ({ number }) => number > 4, fixed),
    );
    played(workbook, 'NK_Round_1');
    workbook.type('NK_Round_1', 0, roundColumns.result, 'W+3.5');
    const before = workbook.rows('NK_Round_1').slice(0, 4);
    const waiting = waitingIn(workbook, 1);
    const [one = 0, two = 0] = waiting;
    paired(workbook, { round: 1, forbidden: [[one, two]] });
    expect(workbook.rows('NK_Round_1').slice(0, 4)).toEqual(before);
    expect(before.flat()).toContain(text('en', 'nkFixed'));
    const line = String(workbook.rows('NK_Basis_1')[0]?.[1]);
    expect(line).toContain('f1-4');
    expect(line).toContain(`x${[one, two].sort((a, b) => a - b).join('-')}`);
    for (const player of waiting) expect(line.split(' ')).toContain(`l${player}`);
    played(workbook, 'NK_Round_1');
    expect(preview(workbook).said.round).toBe(2);
  });

  test('the next round, standings and the pane wait for the rest; the wall names who waits', () => {
    const workbook = newWorkbook(12);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    paired(
      workbook,
      leaving(workbook, 2, ({ number }) => number > 4),
    );
    played(workbook, 'NK_Round_2');
    const seen = atOnce(whereItStands(workbook.facts, workbook.read(eventPlaces(workbook.facts))));
    expect(inWords(seen, 'en')).toMatchObject({
      headline: 'Round 2: 4 players not paired yet',
      next: 'Pair the rest of round 2 (nk-pair)',
    });
    expect(plannable(workbook.compute(standings, standings.initial)).plan.title).toBe(
      text('en', 'nkStandingsAfter', { round: 1 }),
    );
    const { plan } = plannable(workbook.compute(wall, wall.initial));
    for (const { blocks } of plan.sheets) {
      const shown = blocks.flatMap(({ cells }) => cells.flat());
      const notYet = shown.filter((cell) => cell.kind === 'text' && cell.text === notPaired);
      expect(notYet).toHaveLength(4);
    }
  });

  test('the rest asks about no cell as the first part left it, but about all that somebody typed', () => {
    const workbook = newWorkbook(16);
    const fixed = { ...nothingSaid, round: 1, forced: [{ players: [1, 4] as const }] };
    paired(
      workbook,
      leaving(workbook, 1, ({ number }) => number > 4, fixed),
    );
    const { plan } = plannable(workbook.compute(pairRound, { ...nothingSaid, round: 1 }));
    expect(plan.blocks).toHaveLength(2);
    expect(askedAbout(workbook, plan)).toEqual([]);
    const row = 6 + waitingRow(workbook);
    for (const [column, typed] of [
      ['C', 'Somebody else'],
      ['F', '1-0'],
      ['H', 'has a cold'],
    ] as const) {
      workbook.typeAt('Round 1', `${column}${row}`, typed);
    }
    expect(askedAbout(workbook, plan)).toEqual(['C', 'F', 'H'].map((each) => `${each}${row}`));
  });

  test('may be sorted between the parts, and have its lines filled in turn', () => {
    const workbook = newWorkbook(12);
    const whole = boardsOf(preview(workbook));
    paired(
      workbook,
      leaving(workbook, 1, ({ number }) => number > 3),
    );
    const { cells } = workbook.table('NK_Round_1');
    const [header = [], ...lines] = cells;
    cells.splice(0, cells.length, header, ...lines.reverse());
    paired(
      workbook,
      leaving(workbook, 1, ({ number }) => number === 5),
    );
    expect(waitingIn(workbook, 1)).toHaveLength(2);
    paired(workbook);
    expect(gamesOf(workbook, 1)).toEqual(whole);
    played(workbook, 'NK_Round_1');
    const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    expect(found.ok && found.book.event.rounds).toHaveLength(1);
  });

  test('one who waits may go home, and another has the bye', () => {
    const workbook = newWorkbook(12);
    paired(
      workbook,
      leaving(workbook, 1, ({ number }) => number > 3),
    );
    const [gone = 0] = waitingIn(workbook, 1);
    const rest = plannable(
      workbook.compute(pairRound, { ...nothingSaid, round: 1, away: { [gone]: true } }),
    );
    const { paired: left } = rest.detail;
    expect(left.absent).toEqual([gone]);
    expect(left.boards).toHaveLength(2);
    expect(left.bye).toBeDefined();
    workbook.apply(rest.plan);
    const words = workbook.rows('NK_Round_1').map((cells) => cells[roundColumns.result]);
    expect(words.filter((word) => word === 'bye' || word === 'absent')).toHaveLength(2);
    expect(gamesOf(workbook, 1)).toHaveLength(5);
  });

  test('nothing but the boards that stand on the sheet is left out; not all boards can wait', () => {
    const workbook = newWorkbook(8);
    const all = leaving(workbook, 1, () => true);
    expect(refusedBy(workbook.compute(pairRound, all))).toEqual([text('en', 'nkAllLater')]);
    const some = leaving(workbook, 1, ({ number }) => number === 1);
    const { plan } = plannable(workbook.compute(pairRound, some));
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      text('en', 'nkBoardsWait', { count: 1 }),
    ]);
    workbook.apply(plan);
    // The same decisions, still in the form, do not leave the rest for later once more.
    expect(boardsOf(preview(workbook, some))).toHaveLength(1);
  });

  test('a result corrected between the parts concerns the first part alone', () => {
    const workbook = newWorkbook(16);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    paired(
      workbook,
      leaving(workbook, 2, ({ number }) => number > 4),
    );
    const [row = [0, 0, 0, 0]] = workbook.rows('NK_Round_1');
    const was = Number(row[roundColumns.black]) < Number(row[roundColumns.white]);
    workbook.type('NK_Round_1', 0, roundColumns.result, was ? 'white' : 'black');
    paired(workbook);
    played(workbook, 'NK_Round_2');
    const { plan } = plannable(workbook.compute(standings, standings.initial));
    const told = plan.warnings.map(({ sentence }) => say(languages.en, sentence));
    const stale = told.find((each) => each.includes('Round 2 was paired before'));
    expect(stale).toBeDefined();
    for (const board of [5, 6, 7, 8]) expect(stale).not.toContain(`${board} (`);
  });
});

describe('A part of a round that is paired again', () => {
  /** The options with lines of the last round taken off: `board 3`, or the number of a player alone. */
  function off(
    workbook: EventWorkbook,
    ...which: readonly (number | `board ${number}`)[]
  ): PairOptions {
    const book = bookOf(workbook);
    const last = existing(book.rounds.at(-1));
    const again = freeLines(last).flatMap(({ players, game }) =>
      which.some((each) =>
        typeof each === 'number'
          ? !game && players.includes(each)
          : each === `board ${game?.board ?? 0}`,
      )
        ? players
        : [],
    );
    return takenOff(nothingSaid, book, again);
  }

  const resultsIn = (workbook: EventWorkbook, round: number): unknown[] =>
    workbook.rows(`NK_Round_${round}`).map((cells) => cells[roundColumns.result]);
  const byeIn = (workbook: EventWorkbook, round: number): number[] =>
    workbook
      .rows(`NK_Round_${round}`)
      .flatMap((cells) =>
        cells[roundColumns.result] === 'bye' ? [Number(cells[roundColumns.black])] : [],
      );
  const lineOf = (workbook: EventWorkbook, round: number): string =>
    String(workbook.rows(`NK_Basis_${round}`)[0]?.[1] ?? '');

  /** A row of the table above its second board, as Excel inserts one. */
  function insertRow(workbook: EventWorkbook, table: string): void {
    const { cells } = workbook.table(table);
    cells.splice(
      2,
      0,
      (cells[0] ?? []).map(() => ({ kind: 'blank' })),
    );
  }

  /** Round 2 of 13 players, of which two games are over; the bye is there. */
  function inPlay(): EventWorkbook {
    const workbook = newWorkbook(13);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    paired(workbook, { round: 2, forced: [{ players: [1, 4] }] });
    for (const row of [0, 1]) workbook.type('NK_Round_2', row, roundColumns.result, 'W+3.5');
    return workbook;
  }

  test.each([[['board 4', 'board 5']], [['board 3', 'board 4', 'board 5', 'board 6']]] as const)(
    'is paired as it was where nothing else changed: %j',
    (boards) => {
      const workbook = inPlay();
      const before = workbook.rows('NK_Round_2').map((row) => [...row]);
      const { plan } = plannable(workbook.compute(pairRound, off(workbook, ...boards)));
      expect(askedAbout(workbook, plan)).toEqual([]);
      workbook.apply(plan);
      expect(workbook.rows('NK_Round_2')).toEqual(before);
      // Nothing is taken off twice: the next preview is that of the next round.
      expect(bookOf(workbook).rounds).toHaveLength(2);
    },
  );

  test('never touches a result that was typed, whatever is asked for', () => {
    const workbook = inPlay();
    const rows = workbook.rows('NK_Round_2').slice(0, 2);
    const everybody = bookOf(workbook).players.map(({ number }) => number);
    const options = takenOff(nothingSaid, bookOf(workbook), everybody);
    const { plan, detail } = plannable(workbook.compute(pairRound, options));
    const seated = rows.flatMap((row) => [row[roundColumns.black], row[roundColumns.white]]);
    for (const { black, white } of detail.paired.boards) {
      expect(seated).not.toContain(black.player);
      expect(seated).not.toContain(white.player);
    }
    workbook.apply(plan);
    expect(workbook.rows('NK_Round_2').slice(0, 2)).toEqual(rows);
  });

  test('is not offered once every result is in', () => {
    const workbook = inPlay();
    const options = off(workbook, 'board 5');
    played(workbook, 'NK_Round_2');
    expect(preview(workbook, options).paired.round).toBe(3);
  });

  test('gives a latecomer the player who has the bye, with a board number of its own', () => {
    const workbook = inPlay();
    const [bye = 0] = byeIn(workbook, 2);
    const none = Array.from({ length: 5 }, () => null);
    workbook.append('NK_Players', [14, 'Piet', 2000, null, 0, 0, null, null, null, 2, ...none]);
    const options = off(workbook, bye);
    const { paired: now } = preview(workbook, options);
    expect(
      now.boards.map(({ number, black, white }) => [number, [black.player, white.player].sort()]),
    ).toEqual([[7, [bye, 14].sort()]]);
    expect(now.bye).toBeUndefined();
    paired(workbook, options);
    expect(byeIn(workbook, 2)).toEqual([]);
    expect(gamesOf(workbook, 2)).toHaveLength(7);
    played(workbook, 'NK_Round_2');
    expect(bookOf(workbook).event.rounds).toHaveLength(2);
    expect(lineOf(workbook, 2).split(' ')).toContain('l14');
  });

  test('warns of a second bye, and names who could play', () => {
    const workbook = inPlay();
    const [bye = 0] = byeIn(workbook, 2);
    const none = Array.from({ length: 5 }, () => null);
    workbook.append('NK_Players', [14, 'Piet', 2000, null, 0, 0, null, null, null, 2, ...none]);
    const alone = off(workbook, 'board 6');
    const [lines, told = ''] = refusedBy(workbook.compute(pairRound, alone));
    expect(lines).toBe(text('en', 'nkNoLinesLeft', { sheet: 'Round 2', count: 1 }));
    insertRow(workbook, 'NK_Round_2');
    const { plan, detail } = plannable(workbook.compute(pairRound, alone));
    const names = detail.names;
    const said = plan.warnings.map(({ sentence }) => say(languages.en, sentence));
    const other = detail.paired.bye?.player ?? 0;
    expect(told).toBe(text('en', 'nkTwoByes', { one: names(bye), two: names(other) }));
    expect(said).toContain(told);
    // The advice: with that one ticked too, nobody has a bye.
    const both = preview(workbook, off(workbook, bye, 'board 6'));
    wayOut('nkTwoByes', both.paired.bye).toBeUndefined();
  });

  test('drops what was fixed for a board that comes off, and keeps what was forbidden and who stays', () => {
    const workbook = newWorkbook(12);
    const first = preview(workbook).paired.boards.map(({ black, white }) => [
      black.player,
      white.player,
    ]);
    const [a = [], b = []] = [first[4], first[5]];
    const forbidden = [[a[0] ?? 0, b[0] ?? 0] as const];
    paired(workbook, { round: 1, forced: [{ players: [a[0] ?? 0, a[1] ?? 0] }], forbidden });
    const fixed = existing(
      workbook.rows('NK_Round_1').find((cells) => cells.includes(text('en', 'nkFixed'))),
    );
    workbook.type('NK_Round_1', 0, roundColumns.result, '1-0');
    const board = Number(fixed[0]);
    const options = off(workbook, `board ${board}`, board === 6 ? 'board 5' : 'board 6');
    expect(options.forbidden).toEqual(forbidden);
    paired(workbook, options);
    expect(lineOf(workbook, 1)).not.toMatch(/(^| )f/);
    expect(lineOf(workbook, 1)).toMatch(/(^| )x/);
    expect(workbook.rows('NK_Round_1').flat()).not.toContain(text('en', 'nkFixed'));
  });

  test('gives the bye and the line to another where a player goes home; more lines than there are are asked for', () => {
    const workbook = newWorkbook(12);
    paired(workbook);
    workbook.type('NK_Round_1', 0, roundColumns.result, '1-0');
    const gone = Number(workbook.rows('NK_Round_1')[5]?.[roundColumns.black]);
    const options = { ...off(workbook, 'board 6'), away: { [gone]: true } };
    const sheet = 'Round 1';
    expect(refusedBy(workbook.compute(pairRound, options))).toEqual([
      text('en', 'nkNoLinesLeft', { sheet, count: 1 }),
    ]);
    // The advice: a row is inserted in the table of boards.
    insertRow(workbook, 'NK_Round_1');
    paired(workbook, options);
    expect(
      resultsIn(workbook, 1).filter((word) => word === 'bye' || word === 'absent'),
    ).toHaveLength(2);
    wayOut('nkNoLinesLeft', lineOf(workbook, 1).split(' ')).toContain(`a${gone}`);
    expect(workbook.rows('NK_Round_1')[0]?.[roundColumns.result]).toBe('1-0');
  });

  test('rests on the results of today where no board stays: the round is no longer one that a correction came after', () => {
    const workbook = newWorkbook(16);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    paired(workbook);
    const [row = []] = workbook.rows('NK_Round_1');
    const was = row[roundColumns.result] === 'black';
    workbook.type('NK_Round_1', 0, roundColumns.result, was ? 'white' : 'black');
    const stale = (): string[] =>
      plannable(workbook.compute(standings, standings.initial)).plan.warnings.map(({ sentence }) =>
        say(languages.en, sentence),
      );
    expect(stale().some((each) => each.includes('Round 2 was paired before'))).toBe(true);
    const fresh = newWorkbook(16);
    paired(fresh);
    played(fresh, 'NK_Round_1');
    fresh.type('NK_Round_1', 0, roundColumns.result, was ? 'white' : 'black');
    paired(fresh);
    const all = Array.from({ length: 8 }, (_, i) => `board ${i + 1}` as const);
    const options = off(workbook, ...all);
    paired(workbook, options);
    expect(gamesOf(workbook, 2)).toEqual(gamesOf(fresh, 2));
    expect(workbook.rows('NK_Basis_2')).toEqual(fresh.rows('NK_Basis_2'));
    expect(stale().some((each) => each.includes('Round 2 was paired before'))).toBe(false);
  });

  test('the director’s own words on a line are asked about', () => {
    const workbook = inPlay();
    const { plan } = plannable(workbook.compute(pairRound, off(workbook, 'board 5', 'board 6')));
    const row = 5 + workbook.rows('NK_Round_2').findIndex(([board]) => board === 5);
    workbook.typeAt('Round 2', `H${row}`, 'by the window');
    expect(askedAbout(workbook, plan)).toEqual([`H${row}`]);
  });

  describe('A latecomer while it is played', () => {
    const none = Array.from({ length: 11 }, () => null);
    const words = (workbook: EventWorkbook) => {
      const { facts } = workbook;
      return {
        facts,
        also: workbook.read(eventPlaces(facts)),
        t: translator('en'),
        language: 'en',
      } as const;
    };
    const offered = (workbook: EventWorkbook) => {
      const given = words(workbook);
      const late = lateEntries(given.facts, given.also);
      return late.map((entry) =>
        joining(
          entry,
          entry.rating ?? 2000,
          late.filter((each) => each !== entry),
          given,
        ),
      );
    };

    test('is offered the player who has the bye, with a board; one press makes both', () => {
      const workbook = inPlay();
      const [bye = 0] = byeIn(workbook, 2);
      const before = workbook
        .rows('NK_Round_2')
        .slice(0, 6)
        .map((row) => [...row]);
      workbook.append('NK_Players', [null, 'Piet', 2000, null, ...none]);
      // Somebody else who came late stands in nobody's way.
      workbook.append('NK_Players', [null, 'Jan', 1900, null, ...none]);
      const [first, second] = offered(workbook);
      const opponent = `Player ${String(bye).padStart(2, '0')}`;
      expect(first).toMatchObject({ round: 2, board: 7, opponent });
      expect(second).toMatchObject({ round: 2, board: 7, opponent });
      const plan = existing(first).plan;
      expect(planFaults(plan)).toEqual([]);
      workbook.apply(plan);
      expect(workbook.rows('NK_Players')[13]?.slice(0, 2)).toEqual([14, 'Piet']);
      expect(workbook.rows('NK_Players')[13]?.[9]).toBe(2);
      expect(workbook.rows('NK_Round_2').slice(0, 6)).toEqual(before);
      expect(workbook.rows('NK_Round_2')[6]?.slice(0, 5)).toEqual(
        expect.arrayContaining([7, bye, 14, 'Piet', opponent]),
      );
      // The bye is gone, so the next one enters in the next round.
      expect(offered(workbook)).toEqual([undefined]);
    });

    test.each<[string, (workbook: EventWorkbook, bye: number) => void]>([
      ['every result is in', (workbook) => played(workbook, 'NK_Round_2')],
      [
        'the two are kept apart',
        (workbook, bye) => workbook.type('NK_Players', 13, 13, String(bye)),
      ],
      ['the row says a later round', (workbook) => workbook.type('NK_Players', 13, 9, 3)],
    ])('is offered nobody where %s', (_, change) => {
      const workbook = inPlay();
      const [bye = 0] = byeIn(workbook, 2);
      workbook.append('NK_Players', [null, 'Piet', 2000, null, ...none]);
      expect(offered(workbook)[0]).toBeDefined();
      change(workbook, bye);
      expect(offered(workbook)).toEqual([undefined]);
    });
  });
});
