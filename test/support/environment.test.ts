import { AsyncLocalStorage } from 'node:async_hooks';
import { createContext, runInContext, runInThisContext } from 'node:vm';
import { expect, test } from '@jest/globals';

test('a test has the globals of Node, which Node’s own functions know', () => {
  expect(new TextEncoder().encode('a')).toBeInstanceOf(Uint8Array);
  expect(Buffer.from('a')).toBeInstanceOf(Uint8Array);
  expect(structuredClone({ a: 1 })).toEqual({ a: 1 });
  expect(new URL('https://localhost/a').pathname).toBe('/a');
  expect(typeof fetch).toBe('function');
  expect(globalThis.global).toBe(globalThis);
});

test('a test has the symbols that Node adds, by which its resources are freed', () => {
  const host = runInThisContext('Symbol') as object;
  for (const name of ['dispose', 'asyncDispose']) {
    expect(Reflect.get(Symbol, name)).toBe(Reflect.get(host, name));
  }
});

test('what a test file adds to the globals is a plain property of its own context', () => {
  Object.assign(globalThis, { added: 1 });
  expect(Object.getOwnPropertyDescriptor(globalThis, 'added')).toMatchObject({ writable: true });
  expect(runInContext('typeof added', createContext())).toBe('undefined');
  Reflect.deleteProperty(globalThis, 'added');
  expect('added' in globalThis).toBe(false);
});

test('tests get the real AsyncLocalStorage; only jest’s own modules get another', async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen = await storage.run('stored', async () => {
    await Promise.resolve();
    return storage.getStore();
  });
  expect(seen).toBe('stored');
});
