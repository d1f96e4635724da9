import { expect, test } from '@jest/globals';
import { sentence } from '../../../src/language';
import type { Figure } from '../../../taskpane/why/figures/figure';
import { figureText } from '../../../taskpane/why/view/figures/FigureView';
import { wording } from '../../../taskpane/controls/wording';
import { activeCell } from '../nk/why/support';

const cell = activeCell({ sheet: 'Round 2', row: 4, column: 5, value: 7 });

const figure: Figure = {
  title: 'Board 1',
  about: 'NK, round 2',
  warnings: [],
  tables: [
    {
      title: sentence('figureBefore'),
      heads: [sentence('kgsSos')],
      rows: [
        { name: 'Anna', stone: 'black', cells: [2.5] },
        { name: 'Bert', stone: 'white', cells: ['none'] },
      ],
    },
  ],
  heading: sentence('figureHow'),
  steps: [{ clause: 'N5', what: sentence('kgsWhyCounted'), sum: [1, 1], value: 2 }],
  state: { kind: 'asWritten', says: sentence('figureAsWritten') },
  notes: [sentence('figureToday')],
};

const lines = (told: Figure): string[] => figureText(told, cell, wording('en', '.')).split('\n');

test('What is copied of a figure has the numbers of the players, and ends with whether it is as written, and the page of the rule', () => {
  expect(lines(figure)).toEqual([
    "'Round 2'!F5: Board 1",
    'NK, round 2',
    'Before the round:',
    'Anna, black: SOS 2.5',
    'Bert, white: SOS none',
    'N5: Players who count: 1 + 1 = 2',
    'As written: the rules give the same today.',
    'Settings, groups and ratings are those of today.',
    expect.stringMatching(/\/rules\.nk\.html#N5$/),
    '',
  ]);
});

test('What goes by no rule ends without a page', () => {
  const steps = [{ what: sentence('kgsWhyCounted'), value: 2 }];
  expect(lines({ ...figure, steps }).slice(-2)).toEqual([
    'Settings, groups and ratings are those of today.',
    '',
  ]);
});

test('What has changed, or is missing, is said before the steps', () => {
  const says = sentence('figureOther', { was: '7', now: 6 });
  const changes = [{ sentence: sentence('figureNotCalculated') }];
  expect(lines({ ...figure, state: { kind: 'otherToday', says, changes } }).slice(2, 5)).toEqual([
    'Written: 7. The rules now give 6.',
    'The formula of this cell gives something else. Have Excel calculate again (F9).',
    'Before the round:',
  ]);
  const missing = [{ sentence: sentence('kgsWhyNoEngine', { engine: 'Zen' }) }];
  expect(lines({ ...figure, state: { kind: 'cannotTell', missing } })[2]).toBe(
    'No line of the totals belongs to “Zen”.',
  );
  const { state: _, ...typed } = figure;
  expect(lines(typed)[2]).toBe('Before the round:');
});
