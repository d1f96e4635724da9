import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { existing } from '../../src/core/result';
import { fewestFor, product, rowsFor, turnFor } from './pairwise';
import { isTakenBy, randomFrom, sampleOf, shuffled } from './sampled';

const root = path.resolve(__dirname, '..', '..');
const axes = {
  theme: ['light', 'dark', 'contrast'],
  width: [320, 350, 450],
  language: ['en', 'nl'],
};
const cases = Array.from({ length: 1000 }, (_, index) => index);

describe('a sample', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(sampleOf(cases, 50, { seed: 7 })).toEqual(sampleOf(cases, 50, { seed: 7 }));
    expect(sampleOf(cases, 50, { seed: 7 })).not.toEqual(sampleOf(cases, 50, { seed: 8 }));
  });

  test.each([1, 2, 3, 4, 5])(
    'has n cases in their order, first and last among them (seed %d)',
    (seed) => {
      const sample = sampleOf(cases, 50, { seed });
      expect(sample).toHaveLength(50);
      expect(sample).toEqual([...new Set(sample)].sort((a, b) => a - b));
      expect([sample[0], sample[49]]).toEqual([0, 999]);
    },
  );

  test('keeps every corner, and is larger than n where there are more of them', () => {
    const sample = sampleOf(cases, 5, { seed: 1, corner: (each) => each % 100 === 50 });
    expect(sample).toEqual([0, 50, 150, 250, 350, 450, 550, 650, 750, 850, 950, 999]);
  });

  test('reaches every case over the seeds', () => {
    const few = cases.slice(0, 20);
    const seen = new Set(
      Array.from({ length: 100 }, (_, seed) => sampleOf(few, 5, { seed })).flat(),
    );
    expect(seen.size).toBe(20);
  });

  test('of few cases has them all', () => {
    expect(sampleOf([1, 2], 5, { seed: 1 })).toEqual([1, 2]);
    expect(sampleOf([], 5, { seed: 1 })).toEqual([]);
  });
});

describe('a turn', () => {
  test('takes one in so many of a row of cases, and each of them with some seed', () => {
    for (const seed of [0, 1, 2, 3, 4, 935_848]) {
      expect([0, 1, 2].filter((index) => isTakenBy(seed, index, 3))).toHaveLength(1);
    }
    const first = [1, 2, 3].map((seed) => [0, 1, 2].findIndex((i) => isTakenBy(seed, i, 3)));
    expect(new Set(first)).toEqual(new Set([0, 1, 2]));
  });

  test('gives each of three files one combination, which between them have every value', () => {
    for (let seed = 1; seed < 50; seed++) {
      const drawn = [0, 1, 2].flatMap((file) => turnFor(axes, file, seed));
      expect(drawn).toEqual(rowsFor(axes, seed));
    }
    expect(turnFor(axes, 4, 7)).toEqual(turnFor(axes, 1, 7));
  });
});

describe('random numbers', () => {
  test('lie evenly from 0 up to 1', () => {
    const next = randomFrom(1);
    const tenths = new Array<number>(10).fill(0);
    for (let index = 0; index < 10_000; index++) {
      const tenth = Math.floor(next() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('shuffle without losing anything', () => {
    const order = shuffled(cases, randomFrom(3));
    expect(order).not.toEqual(cases);
    expect(order.sort((a, b) => a - b)).toEqual(cases);
  });
});

describe('pairwise combinations', () => {
  test('let any two values of different axes meet', () => {
    const rows = fewestFor(axes);
    expect(rows.length).toBeLessThan(product(axes).length / 1.5);
    for (const { theme, width, language } of product(axes)) {
      expect(rows.some((row) => row.theme === theme && row.width === width)).toBe(true);
      expect(rows.some((row) => row.theme === theme && row.language === language)).toBe(true);
      expect(rows.some((row) => row.width === width && row.language === language)).toBe(true);
    }
  });

  test('that hold each value once are as many as the longest axis has values, and vary with the seed', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => rowsFor(axes, seed));
    for (const rows of drawn) {
      expect(rows).toHaveLength(3);
      for (const [axis, values] of Object.entries(axes)) {
        const seen = rows.map((row) => row[axis as keyof typeof axes]);
        expect(new Set<unknown>(seen)).toEqual(new Set<unknown>(values));
      }
    }
    const seen = new Set(drawn.flat().map((row) => JSON.stringify(row)));
    expect(seen.size).toBe(product(axes).length);
  });

  test('of one axis are its values', () => {
    expect(fewestFor({ theme: ['light', 'dark'] })).toEqual([
      { theme: 'light' },
      { theme: 'dark' },
    ]);
  });
});

describe('the tiers', () => {
  const { TIER, SAMPLE_SEED } = process.env;
  afterEach(() => {
    Object.assign(process.env, { TIER: '', SAMPLE_SEED: '1' });
    if (TIER !== undefined) process.env['TIER'] = TIER;
    if (SAMPLE_SEED !== undefined) process.env['SAMPLE_SEED'] = SAMPLE_SEED;
  });

  /** A module as it is loaded in a run of that tier and seed. */
  async function loadedIn<T>(tier: string, seed: string, load: () => Promise<T>): Promise<T> {
    Object.assign(process.env, { TIER: tier, SAMPLE_SEED: seed });
    let loaded: T | undefined;
    await jest.isolateModulesAsync(async () => {
      loaded = await load();
    });
    return existing(loaded);
  }

  const hundred = cases.slice(0, 100);
  const sampling = (tier: string, seed: string): Promise<typeof import('./sampled')> =>
    loadedIn(tier, seed, () => import('./sampled'));

  test('draw by the seed in npm test, what is listed always and first', async () => {
    const options = { listed: [-1] };
    const one = (await sampling('', '1')).sampled(hundred, 10, options);
    expect((await sampling('', '1')).sampled(hundred, 10, options)).toEqual(one);
    expect((await sampling('', '2')).sampled(hundred, 10, options)).not.toEqual(one);
    expect(one).toHaveLength(11);
    expect(one[0]).toBe(-1);
    const { oneOf, runs, isTaken } = await sampling('', '1');
    expect([oneOf(['en', 'nl']).length, runs(2, 5)]).toEqual([1, 2]);
    expect([0, 1, 2].map((index) => isTaken(index, 3))).toEqual([false, false, true]);
  });

  test('take every case in the full tier', async () => {
    const { sampled, oneOf, runs, isTaken } = await sampling('full', '1');
    expect(sampled(hundred, 10, { listed: [-1] })).toEqual([-1, ...hundred]);
    expect([oneOf(['en', 'nl']), runs(2, 5)]).toEqual([['en', 'nl'], 5]);
    expect([0, 1, 2].map((index) => isTaken(index, 3))).toEqual([true, true, true]);
    const { pairwise, inTurn } = await loadedIn('full', '1', () => import('./pairwise'));
    expect(pairwise(axes)).toEqual(product(axes));
    expect(inTurn(axes, 0)).toEqual(product(axes));
  });

  test('run the same files: only the samples know the tier', async () => {
    const config = (tier: string): Promise<{ projects: unknown }> =>
      loadedIn(tier, '1', () => Promise.resolve(jest.requireActual('../../jest.config')));
    expect((await config('full')).projects).toEqual((await config('')).projects);
    const named = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|js|mjs|cjs)$/.test(file) && file !== 'support/sampled.test.ts')
      .filter((file) => /\bTIER\b/.test(readFileSync(path.join(root, 'test', file), 'utf8')));
    expect(named.filter((file) => !file.endsWith('.config.js'))).toEqual([
      path.join('support', 'tier.ts'),
    ]);
  });
});
