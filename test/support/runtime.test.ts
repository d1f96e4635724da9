import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';

interface Executor {
  compile(source: string, filename: string): ((...given: unknown[]) => unknown) | null;
}
/** What of jest's own runtime ours relies on. */
type MakeRuntime = new (...given: never[]) => { readonly executor: Executor };
const OurRuntime = jest.requireActual<MakeRuntime>('./runtime');

const root = path.resolve(__dirname, '..', '..');

test('jest still has the compiler that is replaced, so that nothing is compiled twice in silence', () => {
  const jests = Object.getPrototypeOf(OurRuntime) as MakeRuntime;
  expect(jests.name).toBe('Runtime');
  const file = require.resolve('jest-runtime', { paths: [require.resolve('@jest/core')] });
  const source = readFileSync(file, 'utf8');
  expect(source).toContain('this.executor = new ');
  expect(source).toContain('const compiledFunction = this.compile(transformedCode, filename);');
  expect(source).toContain('this.transformCache.transform(filename, options)');
  expect(source).toContain('this.resolution.resolveCjs(from, moduleName)');
  expect(source).toContain('this.requireInternalModule(from, moduleName)');
});

test('jest’s own modules ask AsyncLocalStorage for the running test only, by one store', () => {
  const runner = path.join(path.dirname(require.resolve('jest-circus')), 'jestAdapterInit.js');
  const source = readFileSync(runner, 'utf8');
  expect(source.match(/require\("node:async_hooks"\)/g)).toHaveLength(1);
  expect(source.match(/_nodeAsync_hooks\.\w+/g)).toEqual(['_nodeAsync_hooks.AsyncLocalStorage']);
  const used = source.match(/\btestExecutionContext\.\w+(?=\()/g);
  expect(new Set(used)).toEqual(
    new Set(['testExecutionContext.getStore', 'testExecutionContext.run']),
  );
});

test('modules are new for each registry: what one test file changes the next does not see', async () => {
  const loaded: object[] = [];
  for (let time = 0; time < 2; time++) {
    await jest.isolateModulesAsync(async () => {
      loaded.push(await import('./tier'));
    });
  }
  expect(loaded[0]).toEqual(loaded[1]);
  expect(loaded[0]).not.toBe(loaded[1]);
});

test('an error names its line and column in the source', () => {
  const { stack = '' } = new Error('here');
  const [, line = '', column = ''] = /runtime\.test\.ts:(\d+):(\d+)/.exec(stack) ?? [];
  const lines = readFileSync(path.join(root, 'test', 'support', 'runtime.test.ts'), 'utf8').split(
    '\n',
  );
  expect(lines[Number(line) - 1]?.slice(Number(column) - 1)).toMatch(/^new Error\('here'\)/);
});

/** What a worker says at the end of a run, once jest has told it so and has let go of it as it does. */
function saidAtTheEnd(left: string, wait: number): Promise<{ said: string; code: number | null }> {
  const script = `
    require(${JSON.stringify(path.join(__dirname, 'left-behind.js'))}).tellWhatIsLeftBehind(${wait});
    process.on('message', function byJest([message]) {
      if (message === 2) process.removeListener('message', byJest);
    });
    ${left}`;
  const worker = spawn(process.execPath, ['-e', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  worker.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  worker.send([2, false]);
  return new Promise((resolve) => worker.on('close', (code) => resolve({ said, code })));
}

test('a worker ends by itself, and says so when tests have left something running', async () => {
  const [nothing, leftovers] = await Promise.all([
    saidAtTheEnd('setTimeout(() => undefined, 60_000).unref();', 20_000),
    saidAtTheEnd(
      'setInterval(() => undefined, 60_000); require("node:net").createServer().listen(0);',
      300,
    ),
  ]);
  expect(nothing).toEqual({ said: '', code: 0 });
  expect(leftovers).toEqual({
    said: expect.stringMatching(
      /^Tests have left behind in a worker: (1 TCPServerWrap, 1 Timeout|1 Timeout, 1 TCPServerWrap)\.\n$/,
    ),
    code: 0,
  });
});

test('jest’s workers are told the end by a word, and jest waits as long as it is told to', () => {
  const jest = createRequire(require.resolve('@jest/core', { paths: [require.resolve('jest')] }));
  const worker = createRequire(jest.resolve('jest-runner')).resolve('jest-worker');
  const source = readFileSync(worker, 'utf8');
  expect(source).toContain('CHILD_MESSAGE_END = 2;');
  expect(source).toContain('worker.send([_types.CHILD_MESSAGE_END, false]');
  expect(source).toContain('}, this._options.workerGracefulExitTimeout ?? 500);');
  const child = readFileSync(path.join(path.dirname(worker), 'processChild.js'), 'utf8');
  expect(child).toContain("process.removeListener('message', messageListener);");
});
