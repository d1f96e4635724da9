import { beforeEach, expect, test } from '@jest/globals';
import { commandRunner } from '../../../../tools/workbench/page/commands';
import type { Action } from '../../../../tools/workbench/page/manifest';
import type { Pane } from '../../../../tools/workbench/page/pane';

const ribbon: Action = { kind: 'ShowTaskpane', pane: 'Scoring.Pane', url: 'taskpane.html' };

let opened: string[];
let reported: string[];
let run: (action: Action) => void;

beforeEach(() => {
  opened = [];
  reported = [];
  const pane = { open: (url: string) => opened.push(url) } as unknown as Pane;
  run = commandRunner(pane, ribbon, (sentence) => reported.push(sentence));
});

test('A command of the same pane shows its page there', () => {
  run(ribbon);
  run({ ...ribbon, url: 'other.html' });
  expect(opened).toEqual(['taskpane.html', 'other.html']);
  expect(reported).toEqual([]);
});

test.each<Action>([
  { kind: 'other', type: 'ExecuteFunction' },
  { ...ribbon, pane: 'Another.Pane' },
  { kind: 'ShowTaskpane', pane: undefined, url: 'taskpane.html' },
])('What the workbench cannot do is said: %j', (action) => {
  run(action);
  expect(opened).toEqual([]);
  expect(reported).toHaveLength(1);
});
