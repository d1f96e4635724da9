import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answerCommands, onExplainCell } from '../../../taskpane/start/await-office';

type Command = (event: { readonly completed: () => void }) => void;

let commands: Map<string, Command>;
let happened: string[];
let stop: () => void;

beforeEach(() => {
  commands = new Map();
  happened = [];
  Object.assign(globalThis, {
    Office: {
      actions: { associate: (name: string, command: Command) => commands.set(name, command) },
      addin: {
        showAsTaskpane: () => {
          happened.push('shown');
          return Promise.resolve();
        },
      },
    },
  });
  stop = onExplainCell(() => happened.push('explains'));
});
afterEach(() => {
  stop();
});

const run = async (): Promise<void> => {
  commands.get('explainCell')?.({ completed: () => happened.push('completed') });
  await Promise.resolve();
  await Promise.resolve();
};

test('The command shows the pane, turns it to the cell, and tells Excel that it is done', async () => {
  answerCommands('/scoring/taskpane.shared.html');
  await run();
  expect(happened).toEqual(['explains', 'shown', 'completed']);
});

test('Excel is told so, too, where the pane cannot be shown', async () => {
  Object.assign(Office.addin, { showAsTaskpane: () => Promise.reject(new Error('no')) });
  answerCommands('/taskpane.shared.html');
  await run();
  expect(happened).toEqual(['explains', 'completed']);
});

test('A pane with a runtime of its own has no commands', () => {
  answerCommands('/scoring/taskpane.html');
  expect([...commands.keys()]).toEqual([]);
});

test('Who no longer listens is not told', async () => {
  stop();
  answerCommands('/taskpane.shared.html');
  await run();
  expect(happened).not.toContain('explains');
});
