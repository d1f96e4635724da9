import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  answerCommands,
  awaitOffice,
  type OfficeAround,
  onExplainCell,
  patience,
} from '../../../taskpane/start/await-office';

describe('await office', () => {
  type Ready = () => Promise<{ readonly host: unknown }>;

  let told: OfficeAround['kind'][];

  beforeEach(() => {
    jest.useFakeTimers();
    told = [];
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => 'interactive' });
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'Office');
  });

  const start = (): void => {
    awaitOffice(({ kind }) => told.push(kind));
  };
  const office = (onReady: Ready | undefined): void => {
    Object.assign(globalThis, { Office: { onReady, HostType: { Excel: 'Excel' } } });
  };
  /** The page's deferred scripts have run or failed. */
  const loaded = (): void => {
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
  const answered = (): Promise<void> => jest.advanceTimersByTimeAsync(0);

  describe('Waiting for Office', () => {
    test('Excel answers: the pane starts, and nothing more is said', async () => {
      office(() => Promise.resolve({ host: 'Excel' }));
      start();
      expect(told).toEqual([]);
      loaded();
      await answered();
      await jest.advanceTimersByTimeAsync(patience);
      expect(told).toEqual(['excel']);
    });

    test('Another host or none', async () => {
      office(() => Promise.resolve({ host: null }));
      start();
      loaded();
      await answered();
      expect(told).toEqual(['outside']);
    });

    test('The library is missing: said as soon as its script has failed', () => {
      start();
      loaded();
      expect(told).toEqual(['noOffice']);
    });

    test('The library is there in part', () => {
      office(undefined);
      start();
      loaded();
      expect(told).toEqual(['noOffice']);
    });

    test('Nothing is heard for ten seconds: said then, not before', async () => {
      office(() => new Promise(() => undefined));
      start();
      loaded();
      await jest.advanceTimersByTimeAsync(9999);
      expect(told).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(told).toEqual(['noAnswer']);
    });

    test('Microsoft’s server hangs: the ten seconds do not wait for it', async () => {
      start();
      await jest.advanceTimersByTimeAsync(patience);
      expect(told).toEqual(['noAnswer']);
    });

    test('A late answer starts the pane', async () => {
      let answer: (info: { host: string }) => void = () => undefined;
      office(() => new Promise((resolve) => (answer = resolve)));
      start();
      loaded();
      await jest.advanceTimersByTimeAsync(patience);
      answer({ host: 'Excel' });
      await answered();
      expect(told).toEqual(['noAnswer', 'excel']);
    });

    test('The library gives up', async () => {
      office(() => Promise.reject(new Error('no')));
      start();
      loaded();
      await answered();
      expect(told).toEqual(['noAnswer']);
    });
  });
});

describe('commands', () => {
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
});
