import { readFileSync } from 'node:fs';
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
