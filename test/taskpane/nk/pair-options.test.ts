/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import {
  allowed,
  type AssumedResult,
  exchanged,
  fixed,
  forbade,
  nothingSaid,
  released,
  repeatAllowed,
  roundOptions,
  withBye,
} from '../../../taskpane/nk/pair-options';
import { languages, say } from '../../../src/language';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { text } from '../../support/text';
import { readBook } from './support/nk-book';
import { newWorkbook, paired, played, roundColumns } from './support/sample-event';
import { standings } from '../../../taskpane/nk/standings';
import { plannable, refusedBy } from '../support/computed';

const round2 = { ...nothingSaid, round: 2 };

describe('What the director says about a round', () => {
  test('A pair that is fixed gives up other pairs of its players, their bye and its own ban', () => {
    let said = forbade(round2, [1, 2]);
    said = fixed(said, { players: [2, 3] });
    said = withBye(said, 1);
    said = fixed(said, { players: [1, 2] });
    expect(said).toEqual({ ...round2, forced: [{ players: [1, 2] }] });
  });

  test('A pair that is forbidden is fixed no longer and may not meet again', () => {
    let said = repeatAllowed(fixed(round2, { players: [4, 5] }), [4, 5], true);
    said = forbade(said, [5, 4]);
    expect(said).toEqual({ ...round2, forbidden: [[5, 4]] });
  });

  test('Every decision has its way back, whoever of the two is named first', () => {
    expect(released(fixed(round2, { players: [4, 5] }), [5, 4])).toEqual(round2);
    expect(allowed(forbade(round2, [4, 5]), [5, 4])).toEqual(round2);
    expect(repeatAllowed(repeatAllowed(round2, [4, 5], true), [5, 4], false)).toEqual(round2);
    expect(withBye(withBye(round2, 6), undefined)).toEqual(round2);
  });

  test('Players of two boards who change places meet each other’s opponents', () => {
    expect(exchanged(round2, [1, 2], [3, 4]).forced).toEqual([
      { players: [3, 2] },
      { players: [1, 4] },
    ]);
  });

  test('Whoever is absent is in no fixed pair and has no bye', () => {
    const players = [1, 2, 3].map((number) => ({
      number,
      name: `Player ${number}`,
      strength: 0,
      group: 0,
      absent: number === 1 ? [2] : [],
    }));
    const said = withBye(fixed(round2, { players: [1, 2] }), 3);
    expect(roundOptions(players, { ...said, away: { 3: true } })).toEqual({
      absent: [1, 3],
      avoid: [],
      forced: [],
      forbidden: [],
      mayRepeat: [],
      tables: [],
    });
  });

  test('Whoever enters later or has withdrawn is not absent', () => {
    const player = { name: 'A', strength: 0, group: 0, absent: [2] };
    const players = [
      { ...player, number: 1, enters: 3 },
      { ...player, number: 2, withdrawnAfter: 1 },
      { ...player, number: 3, withdrawnAfter: 2 },
    ];
    expect(roundOptions(players, round2).absent).toEqual([3]);
  });
});

/** Eight players after round 1, with board 1 (1 – 5) still open. */
function withOpenGame() {
  const workbook = newWorkbook(8);
  paired(workbook);
  played(workbook, 'NK_Round_1');
  workbook.type('NK_Round_1', 0, roundColumns.result, null);
  return workbook;
}

const ahead = (result?: AssumedResult) => ({
  ...nothingSaid,
  round: 2,
  ahead: result === undefined ? {} : { '1-5': result },
});

function pairsOf(workbook: ReturnType<typeof withOpenGame>, result?: AssumedResult): string[] {
  const { detail } = plannable(workbook.compute(pairRound, ahead(result)));
  return detail.paired.boards.map(({ black, white }) =>
    [black.player, white.player].sort((a, b) => a - b).join('-'),
  );
}

/** What the standings say has changed since a round was paired. */
function changes(workbook: ReturnType<typeof withOpenGame>): string[] {
  return plannable(workbook.compute(standings, standings.initial))
    .plan.warnings.filter(({ sentence }) => 'code' in sentence && sentence.code === 'nkStaleChange')
    .map(({ sentence }) => say(languages.en, sentence));
}

describe('A round that is paired before the last results are in', () => {
  test('waits for them unless the director says otherwise', () => {
    expect(refusedBy(withOpenGame().compute(pairRound, nothingSaid))).toHaveLength(1);
  });

  test.each(['black', 'white', 'draw'] as const)(
    'is the round that the assumed result gives: %s',
    (result) => {
      const typed = withOpenGame();
      const black = typed.rows('NK_Round_1')[0]?.[roundColumns.black];
      typed.type('NK_Round_1', 0, roundColumns.result, result);
      const { detail } = plannable(typed.compute(pairRound, nothingSaid));
      const then = detail.paired.boards.map((board) =>
        [board.black.player, board.white.player].sort((a, b) => a - b).join('-'),
      );
      expect([1, 5]).toContain(black);
      expect(pairsOf(withOpenGame(), result)).toEqual(then);
    },
  );

  test('without points yet neither of the two has won', () => {
    const { detail } = plannable(withOpenGame().compute(pairRound, ahead()));
    const scores = detail.paired.boards
      .flatMap(({ black, white }) => [black, white])
      .filter(({ player }) => [1, 5].includes(player));
    expect(scores.map(({ score }) => score)).toEqual([0, 0]);
  });

  test('says which games are open, keeps them, and tells what a result changes once it is typed', () => {
    const workbook = withOpenGame();
    const { plan } = plannable(workbook.compute(pairRound, ahead('black')));
    const names = 'Player 01 – Player 05';
    const [provisional] = plan.warnings.map(({ sentence }) => say(languages.en, sentence));
    expect([text('en', 'nkProvisional', { games: names })]).toContain(
      provisional?.replace('Player 05 – Player 01', names),
    );
    workbook.apply(plan);
    expect(workbook.rows('NK_Basis_2')[0]?.[1]).toBe('o1-5');
    expect(changes(workbook)).toEqual([]);
    workbook.type('NK_Round_1', 0, roundColumns.result, 'black');
    expect(changes(workbook)).toEqual([]);
    workbook.type('NK_Round_1', 0, roundColumns.result, 'white');
    expect(changes(workbook)).toEqual([
      text('en', 'nkStaleChange', {
        round: 1,
        who: provisional?.includes(names) ? names : 'Player 05 – Player 01',
        was: 'open',
        is: 'white',
      }),
    ]);
  });

  test('only the last round may be open', () => {
    const workbook = withOpenGame();
    paired(workbook, ahead());
    played(workbook, 'NK_Round_2');
    expect(refusedBy(workbook.compute(pairRound, { ...ahead(), round: 3 }))).toHaveLength(1);
    const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    expect(found.ok && found.book.rounds).toHaveLength(2);
  });
});
