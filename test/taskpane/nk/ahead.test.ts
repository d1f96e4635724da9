/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { languages, say } from '../../../language';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { type AssumedResult, nothingSaid } from '../../../taskpane/nk/pair-options';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { text } from '../../support/text';
import { readBook } from './support/read-book';
import { newWorkbook, played, paired, roundColumns } from './support/sample-event';
import { standings } from '../../../taskpane/nk/standings';
import { plannable, refusedBy } from '../support/computed';

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
