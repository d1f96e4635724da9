/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { languages, say } from '../../../src/language';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { avoidedPairs } from '../../../taskpane/nk/book/not-against';
import { allowed, keptApart, nothingSaid, roundOptions } from '../../../taskpane/nk/pair-options';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { text } from '../../support/text';
import { readBook } from './support/read-book';
import { newWorkbook, paired, played } from './support/sample-event';
import { plannable, refusedBy } from '../support/computed';

const columns = { notAgainst: 13, keptBoard: 14 };

type Workbook = ReturnType<typeof newWorkbook>;

function bookOf(workbook: Workbook) {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) throw new Error('refused');
  return found.book;
}

/** Whether two players meet in the round of a preview. */
function meet(workbook: Workbook, a: number, b: number, options = nothingSaid): boolean {
  const { detail } = plannable(workbook.compute(pairRound, options));
  return detail.paired.boards.some(
    ({ black, white }) =>
      [black.player, white.player].sort((x, y) => x - y).join('-') === `${a}-${b}`,
  );
}

describe('Wishes for every round, in the table of players', () => {
  test.each([[9], ['9'], ['Player 09'], [' player 09 ; 12'], ['12, 9'], ['12 9'], ['12\n9']])(
    'a player is not paired with those named as %s',
    (typed) => {
      const workbook = newWorkbook(16);
      expect(meet(workbook, 1, 9)).toBe(true);
      workbook.type('NK_Players', 0, columns.notAgainst, typed);
      expect(meet(workbook, 1, 9)).toBe(false);
    },
  );

  test('it holds for both players and in every round, until the director allows a round', () => {
    const workbook = newWorkbook(16);
    workbook.type('NK_Players', 8, columns.notAgainst, 'Player 01');
    expect(meet(workbook, 1, 9)).toBe(false);
    const once = allowed({ ...nothingSaid, round: 1 }, [9, 1]);
    expect(keptApart(bookOf(workbook).players, once)).toEqual([]);
    expect(meet(workbook, 1, 9, once)).toBe(true);
    expect(keptApart(bookOf(workbook).players, { ...nothingSaid, round: 2 })).toEqual([[1, 9]]);
  });

  test.each([
    ['club', 'Club 1'],
    ['Family', ''],
    ['zelfde club; 16', 'Club 1'],
  ])(
    '%s keeps players of one club or surname apart where the rules leave a choice',
    (typed, club) => {
      const workbook = newWorkbook(16);
      for (const row of [2, 3]) {
        workbook.type('NK_Players', row, 6, club);
        if (club === '') workbook.type('NK_Players', row, 1, `Smit, ${String(row)}`);
      }
      workbook.type('NK_Players', 2, columns.notAgainst, typed);
      const { players } = bookOf(workbook);
      const names = avoidedPairs(players).map((pair) => pair.join('-'));
      expect(names).toContain('3-4');
      expect(roundOptions(players, { ...nothingSaid, round: 1 }).avoid).toEqual(
        avoidedPairs(players),
      );
    },
  );

  test('nobody is kept apart from an unknown club, or without a wish', () => {
    const workbook = newWorkbook(8);
    for (const row of [0, 1]) workbook.type('NK_Players', row, 6, null);
    workbook.type('NK_Players', 0, columns.notAgainst, 'club');
    expect(avoidedPairs(bookOf(workbook).players)).toEqual([]);
  });

  test('a name that is not in the list is refused by its cell, and so is the own one', () => {
    const workbook = newWorkbook(8);
    workbook.type('NK_Players', 0, columns.notAgainst, 'Player 02; Nobody');
    workbook.type('NK_Players', 1, columns.notAgainst, '2');
    expect(refusedBy(workbook.compute(pairRound, nothingSaid))).toEqual([
      text('en', 'nkNotAgainstUnknown', {
        address: 'Players!N5',
        name: 'Player 01',
        content: 'Nobody',
      }),
      text('en', 'nkNotAgainstSelf', { address: 'Players!N6', name: 'Player 02' }),
    ]);
  });

  test('a player keeps a board; of two the one who stands higher', () => {
    const workbook = newWorkbook(16);
    workbook.type('NK_Players', 5, columns.keptBoard, 1);
    workbook.type('NK_Players', 3, columns.keptBoard, 7);
    workbook.type('NK_Players', 7, columns.keptBoard, 7);
    const { detail, plan } = plannable(workbook.compute(pairRound, nothingSaid));
    const boardOf = (player: number): number | undefined =>
      detail.paired.boards.find(({ black, white }) => [black.player, white.player].includes(player))
        ?.number;
    expect([boardOf(6), boardOf(4)]).toEqual([1, 7]);
    expect(boardOf(8)).not.toBe(7);
    expect(detail.paired.boards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      'Player 08 keeps board 7, but in this round another pair has it.',
    ]);
  });
});

describe('What the director said for a round', () => {
  test('is kept beside its basis, and read again', () => {
    const workbook = newWorkbook(16, 'nl');
    workbook.type('NK_Players', 0, columns.notAgainst, '9');
    workbook.type('NK_Players', 3, columns.keptBoard, 2);
    paired(workbook, {
      ...nothingSaid,
      round: 1,
      away: { 16: true },
      bye: 15,
      forbidden: [[2, 10]],
      forced: [{ players: [3, 4], black: 4 }],
    });
    expect(workbook.rows('NK_Basis_1')[0]).toEqual([null, 'a16 b15 f4-3B t4@2 x1-9 x2-10']);
    expect(bookOf(workbook).rounds[0]?.said).toMatchObject({
      said: {
        absent: [16],
        bye: 15,
        forbidden: [
          [1, 9],
          [2, 10],
        ],
      },
      unknown: [],
    });
  });

  test('nothing said is an empty cell; what cannot be read is told as lost', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    expect(workbook.rows('NK_Basis_1')[0]).toEqual([null, null]);
    played(workbook, 'NK_Round_1');
    paired(workbook);
    workbook.type('NK_Basis_2', 0, 1, 'x2');
    const { rounds } = bookOf(workbook);
    expect(rounds[1]?.said).toBe('lost');
    expect(rounds[1]?.round.basis).not.toBe('');
  });
});
