import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'acorn';
import { dist, paneFile } from './support/bundle';

const source = readFileSync(path.join(dist, paneFile('start.js')), 'utf8');

interface Page {
  /** What the page's line says. */
  readonly line: { textContent: string };
  readonly attributes: Map<string, string>;
  /** What happens when time has passed. */
  readonly later: (() => void)[];
}

/** Runs the script in a page of its own; `lack` takes away what an old browser has not got. */
function run({ lack = '', language = 'en-US', knowsIs = true } = {}): Page {
  const line = { textContent: 'Loading…' };
  const attributes = new Map<string, string>();
  const later: (() => void)[] = [];
  const context = vm.createContext({
    navigator: { language },
    setTimeout: (task: () => void) => later.push(task),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        getAttribute: (name: string) => attributes.get(name) ?? null,
      },
      getElementById: (id: string) => (id === 'start' ? line : null),
      querySelector: (selector: string) => {
        if (!knowsIs && selector.includes(':is(')) throw new Error('SyntaxError');
        return null;
      },
    },
  });
  vm.runInContext(lack, context);
  vm.runInContext(source, context, { filename: 'start.js' });
  return { line, attributes, later };
}

const tooOld =
  'This Excel’s browser is too old for the pane; formulas still work. Update Excel or use Excel on the web.';

test('what runs first is ES5, and short', () => {
  expect(() => parse(source, { ecmaVersion: 5 })).not.toThrow();
  expect(source.length).toBeLessThan(2500);
  expect(() => parse('const later = () => {};', { ecmaVersion: 5 })).toThrow();
});

describe('a browser that lacks what the pane needs is told so, and the pane does not start', () => {
  test.each([
    ['globalThis', { lack: 'delete this.globalThis;' }],
    ['Promise', { lack: 'delete this.Promise;' }],
    ['Promise.allSettled', { lack: 'delete Promise.allSettled;' }],
    ['Object.hasOwn', { lack: 'delete Object.hasOwn;' }],
    ['Array.prototype.at', { lack: 'delete Array.prototype.at;' }],
    ['CSS :is()', { knowsIs: false }],
    [
      'everything since ES5',
      {
        lack: 'delete this.globalThis; delete this.Promise; delete this.Map; delete this.Symbol; delete Array.from;',
        knowsIs: false,
      },
    ],
  ])('%s', (_what, options) => {
    const { line, attributes } = run(options);
    expect(line.textContent).toBe(tooOld);
    expect(attributes.get('data-browser')).toBe('too-old');
  });

  test('in Dutch, too', () => {
    const { line } = run({ knowsIs: false, language: 'nl-NL' });
    expect(line.textContent).toMatch(/^De browser van deze Excel is te oud .* Excel op het web\.$/);
  });

  test('the pane’s own script looks whether it may start', () => {
    expect(readFileSync(path.join(dist, paneFile('taskpane.js')), 'utf8')).toContain('too-old');
  });
});

describe('a browser that lacks nothing of this can run every script of the pane', () => {
  const scripts = readdirSync(dist)
    .filter((file) => /^(?:taskpane|start)\..*js$/.test(file))
    .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')] as const);

  /** Safari 16.4 and later only. A script with one is not even read by an older one. */
  const lookbehind = /\(\?<[=!]/;
  const builtins =
    /\.(?:findLast|findLastIndex|toSorted|toReversed|toSpliced|groupBy|fromAsync|withResolvers|isWellFormed|toWellFormed)\(|AbortSignal\.(?:any|timeout)\(/;

  test.each(scripts)('%s', (_file, script) => {
    expect(() => parse(script, { ecmaVersion: 2020 })).not.toThrow();
    expect(lookbehind.exec(script)).toBeNull();
    expect(builtins.exec(script)).toBeNull();
  });

  test('and what is asked of them can fail', () => {
    expect(scripts.length).toBeGreaterThan(8);
    expect(() => parse('a ??= 1', { ecmaVersion: 2020 })).toThrow();
    expect(lookbehind.test('/(?<!x)y/')).toBe(true);
    expect(builtins.test('list.findLast(is)')).toBe(true);
  });
});

describe('a browser of today', () => {
  test('is told that the pane is loading', () => {
    const { line, attributes } = run({ language: 'nl-BE' });
    expect(line.textContent).toBe('Laden…');
    expect(attributes.has('data-browser')).toBe(false);
  });

  test('learns in time that the pane’s script never came', () => {
    const { line, later } = run();
    for (const task of later) task();
    expect(line.textContent).toMatch(/^The pane could not be loaded\./);
  });

  test('is left alone once the pane runs', () => {
    const { line, attributes, later } = run();
    attributes.set('data-pane', 'running');
    for (const task of later) task();
    expect(line.textContent).toBe('Loading…');
  });
});
