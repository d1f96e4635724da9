import { describe, expect, test } from '@jest/globals';
import { connectToWorkbench } from '../../../../tools/workbench/host/connect-to-workbench';
import { turn, createWorkbench } from './support';

interface Contract {
  GetHostInfo(): string;
  Execute(method: number, params: unknown, answer: (given: SafeArray | number) => void): void;
  RegisterEvent(
    event: number,
    target: string,
    handler: () => void,
    answer: (given: SafeArray | number) => void,
  ): void;
  MessageParent(text: string): void;
  readonly [name: string]: unknown;
}

interface SafeArray {
  toArray(): unknown[];
}

function connected(role: 'pane' | 'functions' = 'pane') {
  const workbench = createWorkbench();
  const frame = { external: undefined as unknown as Contract };
  workbench.host.connect(frame, role);
  return {
    ...workbench,
    external: frame.external,
    names: () => workbench.problems.map((p) => p.name),
  };
}

describe('The contract on window.external', () => {
  test('the host information names Excel on Windows, the locale, and the functions runtime by its flag', () => {
    expect(connected('pane').external.GetHostInfo()).toBe('Excel$Win32$16.01$en-US$workbench$$$0');
    expect(connected('functions').external.GetHostInfo()).toMatch(/\$2$/);
  });

  test('the answer to a call comes after the call', async () => {
    const { external } = connected();
    const answers: unknown[] = [];
    external.Execute(94, [], (given) => answers.push(given));
    expect(answers).toEqual([]);
    await turn();
    expect(answers.map((given) => (given as SafeArray).toArray())).toEqual([[0, null]]);
  });

  test('a call the workbench lacks is refused and reported by name, or else by number', async () => {
    const { external, names } = connected();
    const answers: unknown[] = [];
    for (const method of [77, 500]) {
      external.Execute(method, [], (given) => answers.push((given as SafeArray).toArray()));
    }
    await turn();
    expect(answers).toEqual([
      [5000, null],
      [5000, null],
    ]);
    expect(names()).toEqual([
      'Office.context.document.getFileAsync',
      'Office.context.(call number 500)',
    ]);
  });

  test('an event the workbench lacks is refused and reported', async () => {
    const { external, names } = connected();
    const answers: unknown[] = [];
    external.RegisterEvent(
      10,
      '',
      () => undefined,
      (given) => answers.push(given),
    );
    await turn();
    expect([answers, names()]).toEqual([[5000], ['Office.ui.displayDialogAsync']]);
  });

  test('a member of the host that is not there is reported when it is read', () => {
    const { external, names } = connected();
    expect(external['PrintDocument']).toBeUndefined();
    expect(names()).toEqual(['window.external.PrintDocument']);
  });

  test('a member the workbench knows and lacks fails when it is called', () => {
    const { external, names } = connected();
    expect(() => {
      external.MessageParent('text');
    }).toThrow('Office.context.ui.messageParent is not implemented by the workbench.');
    expect(names()).toEqual(['Office.context.ui.messageParent']);
  });

  test('a page that has been loaded again gets no answers for the old one', async () => {
    const { host, external } = connected();
    const answers: unknown[] = [];
    external.Execute(94, [], (given) => answers.push(given));
    host.connect({}, 'pane');
    await turn();
    expect(answers).toEqual([]);
  });

  test('a function command of the ribbon reaches the page that has registered for commands', async () => {
    const { host, external } = connected();
    const events: unknown[] = [];
    external.RegisterEvent(
      39,
      '',
      (...given: unknown[]) => events.push((given[1] as SafeArray).toArray()),
      () => undefined,
    );
    host.invokeCommand('button', 'insertSample');
    await turn();
    expect(events).toEqual([['button', 'insertSample', '{"source":{"id":"button"}}']]);
  });
});

describe('The prologue in front of office.js', () => {
  test('connects the page to the workbench around it', () => {
    const frames: unknown[] = [];
    const frame = { parent: { workbench: { connect: (given: unknown) => frames.push(given) } } };
    connectToWorkbench(frame as unknown as Window);
    expect(frames).toEqual([frame]);
  });

  const alone = { parent: {} };
  const foreign = {
    get parent(): never {
      throw new Error('cross-origin');
    },
  };
  test.each([
    ['alone', alone],
    ['inside a page from elsewhere', foreign],
  ])('a page %s stops with a sentence', (_, frame) => {
    expect(() => {
      connectToWorkbench(frame as unknown as Window);
    }).toThrow(/belongs into the workbench/);
  });
});
