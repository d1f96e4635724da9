import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { awaitOffice, type OfficeAround, patience } from '../../../taskpane/start/await-office';

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
