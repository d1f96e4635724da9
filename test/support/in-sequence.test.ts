import { describe, expect, jest, test } from '@jest/globals';

interface Kept {
  run<T>(stored: string, work: () => T): T;
  getStore(): string | undefined;
}
const { InSequence } = jest.requireActual<{ InSequence: new () => Kept }>('./in-sequence');

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('what stands in for AsyncLocalStorage', () => {
  test('knows what is stored while the work runs, also after a pause, and no longer', async () => {
    const kept = new InSequence();
    const seen: (string | undefined)[] = [kept.getStore()];
    await kept.run('test', async () => {
      seen.push(kept.getStore());
      await pause();
      seen.push(kept.getStore());
    });
    expect([...seen, kept.getStore()]).toEqual([undefined, 'test', 'test', undefined]);
  });

  test('gives back what the outer work stored when the inner has ended', async () => {
    const kept = new InSequence();
    const seen: (string | undefined)[] = [];
    await kept.run('test', async () => {
      await kept.run('hook', async () => {
        await pause();
        seen.push(kept.getStore());
      });
      seen.push(kept.getStore());
    });
    expect(seen).toEqual(['hook', 'test']);
  });

  test('forgets it when the work fails, at once or later', async () => {
    const kept = new InSequence();
    const fail = (): never => {
      throw new Error('in vain');
    };
    expect(() => kept.run('test', fail)).toThrow('in vain');
    expect(kept.getStore()).toBeUndefined();
    await expect(kept.run('test', () => pause().then(fail))).rejects.toThrow('in vain');
    expect(kept.getStore()).toBeUndefined();
  });
});
