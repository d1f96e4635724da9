/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { atOnce } from '../../../src';
import { languages, say } from '../../../language';
import { existing } from '../../../src/existing';
import { cellName, parseArea } from '../../../taskpane/plan/address';
import { isStillOurs, type CellContent } from '../../../taskpane/plan/content';
import type { Plan } from '../../../taskpane/plan/plan';
import type { Board } from '../../../src';
import { leftForLater, nothingSaid, type PairOptions } from '../../../taskpane/nk/pair-options';
import { pairRound, type PairingPreview } from '../../../taskpane/nk/pair-round';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { standings } from '../../../taskpane/nk/standings';
import { wall } from '../../../taskpane/nk/wall/wall';
import { whereItStands } from '../../../taskpane/nk/where-it-stands';
import { text } from '../../support/text';
import { inWords } from '../events/event-words';
import type { EventWorkbook } from './support/event-workbook';
import { readBook } from './support/read-book';
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
