import { readFileSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';

const { quickExpect } = jest.requireActual<{ quickExpect: (source: string) => string }>(
  './quick-expect',
);
const file = require.resolve('expect', { paths: [require.resolve('@jest/globals')] });

describe('expect, whose matchers are made when they are asked for', () => {
  test('jest still has the text that is replaced, and other text stays', () => {
    const source = readFileSync(file, 'utf8');
    expect(quickExpect(source)).not.toBe(source);
    expect(quickExpect('expect')).toBe('expect');
  });

  test('is what the tests run with', () => {
    expect(Object.keys(expect(1))).toEqual([]);
    expect(expect(1)).toHaveProperty('toBe');
  });

  test('fails where it should: plain, negated, and thrown', () => {
    expect(() => expect(1).toBe(2)).toThrow('Expected: 2');
    expect(() => expect(1).not.toBe(1)).toThrow('not');
    expect(() => expect(() => undefined).toThrow()).toThrow('did not throw');
    expect(() => expect({ a: [1] }).toEqual({ a: [2] })).toThrow('toEqual');
  });

  test('fails where it should: for promises, with the line of the test', async () => {
    const kept = Promise.resolve(1);
    const broken = Promise.reject(new Error('in vain'));
    await expect(kept).resolves.toBe(1);
    await expect(kept).resolves.not.toBe(2);
    await expect(broken).rejects.toThrow('in vain');
    await expect(broken).rejects.not.toThrow('other');
    const failures = [
      expect(kept).resolves.toBe(2),
      expect(kept).rejects.toBe(1),
      expect(broken).resolves.toBe(1),
      expect(broken).rejects.toThrow('other'),
    ];
    for (const failure of failures) {
      const { stack } = await failure.then(
        () => new Error('it held'),
        (error: unknown) => error as Error,
      );
      expect(stack).toContain('quick-expect.test.ts:');
      expect(stack).not.toContain('it held');
    }
  });

  test('knows matchers that are added later', () => {
    expect.extend({
      toBeOdd: (number: number) => ({ pass: number % 2 === 1, message: () => 'no odd number' }),
    });
    const odd = (number: number) => expect(number) as unknown as { toBeOdd(): void };
    odd(1).toBeOdd();
    expect(() => {
      odd(2).toBeOdd();
    }).toThrow('no odd number');
  });

  test('counts what a test asserts', () => {
    expect.assertions(2);
    expect(1).toBe(1);
    expect(2).not.toBe(1);
  });
});
