/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import { placeName } from '../../../taskpane/sheets/address';
import { nothingSaid } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { standings } from '../../../taskpane/nk/standings';
import { languages, say } from '../../../src/language';
import { text } from '../../support/text';
import type { EventWorkbook } from './support/event-workbook';
import { eventAfter, newWorkbook, paired, played } from './support/sample-event';
import { plannable } from '../support/computed';

const group = 4;

/** What is warned of, with the cell, by the next pairing; the standings say the same. */
function warned(workbook: EventWorkbook): readonly (readonly [string, string])[] {
  const [next, now] = [
    plannable(workbook.compute(pairRound, nothingSaid)),
    plannable(workbook.compute(standings, standings.initial)),
  ].map(({ plan }) =>
    plan.warnings.map(
      ({ sentence, at }) => [say(languages.en, sentence), at ? placeName(at) : ''] as const,
    ),
  );
  expect(now).toEqual(next);
  return next ?? [];
}

const changed = (row: number, was: string, is: string): readonly [string, string] => [
  text('en', 'nkGroupChanged', {
    ...{ name: `Player ${String(row + 1).padStart(2, '0')}`, was, is },
    address: `Players!E${row + 5}`,
  }),
  `Players!E${row + 5}`,
];

test('A group that is changed after round 1 is told by player and cell, until it is put back', () => {
  const workbook = eventAfter(20, 2);
  expect(warned(workbook)).toEqual([]);
  workbook.type('NK_Players', 2, group, 3);
  workbook.type('NK_Players', 17, group, 'Topgroep');
  expect(warned(workbook)).toEqual([
    changed(2, 'Topgroep', 'Groep 3'),
    changed(17, 'Groep 1', 'Topgroep'),
  ]);
  workbook.type('NK_Players', 2, group, 'topgroep');
  expect(warned(workbook)).toHaveLength(1);
});

test('or until the sheet of the round says it, too', () => {
  const workbook = eventAfter(20, 1);
  workbook.type('NK_Players', 17, group, 2);
  expect(warned(workbook)).toHaveLength(1);
  workbook.type('NK_Round_1', 9, 6, 'Groep 1 – Groep 2');
  const [said] = warned(workbook);
  workbook.type('NK_Round_1', 9, 6, 'Groep 2 – Groep 1');
  const [other] = warned(workbook);
  expect([said, other].filter((each) => each === undefined)).toHaveLength(1);
  workbook.type('NK_Round_1', 9, 6, 'evening');
  expect(warned(workbook)).toEqual([]);
});

test('Where the groups of many have changed the first is named', () => {
  const workbook = eventAfter(20, 1);
  for (let row = 0; row < 5; row++) workbook.type('NK_Players', row, group, 1);
  const values = {
    was: 'Topgroep',
    is: 'Groep 1',
    address: 'Players!E5',
  };
  expect(warned(workbook)).toEqual([
    [text('en', 'nkGroupsChanged', { count: 5, name: 'Player 01', ...values }), 'Players!E5'],
  ]);
});

test('Groups of both players of a board across groups are each held to their own', () => {
  const workbook = newWorkbook(17);
  workbook.type('NK_Players', 15, group, 1);
  const { paired: made } = paired(workbook);
  expect(made.boards.some(({ black, white }) => black.group !== white.group)).toBe(true);
  played(workbook, 'NK_Round_1');
  expect(warned(workbook)).toEqual([]);
});
