import { describe, expect, test } from '@jest/globals';
import { Cancelled, createSlices } from '../../../taskpane/sheet/slices';

/** A clock that work moves, and everything that happened in order. */
function world(cancelAfter = Infinity) {
  const log: string[] = [];
  let time = 0;
  let breaths = 0;
  const slices = createSlices({
    now: () => time,
    breathe: () => {
      breaths++;
      log.push('breathe');
      return Promise.resolve();
    },
    cancelled: () => breaths >= cancelAfter,
    onProgress: (done) => log.push(`at ${done}`),
  });
  const work = (milliseconds: number): void => {
    time += milliseconds;
    log.push(`work ${milliseconds}`);
  };
  return { slices, work, log };
}

function* steps(work: (milliseconds: number) => void, count: number) {
  for (let i = 1; i <= count; i++) {
    work(20);
    yield i / count;
  }
  return 'result';
}

describe('Long work in slices', () => {
  test('Short work is never interrupted', async () => {
    const { slices, work, log } = world();
    work(10);
    await slices.pause();
    work(10);
    await slices.pause(1);
    expect(log).toEqual(['work 10', 'work 10']);
  });

  test('After 25 milliseconds the pane breathes, and progress is told', async () => {
    const { slices, work, log } = world();
    work(30);
    await slices.pause(0.5);
    work(10);
    await slices.pause(0.6);
    work(20);
    await slices.pause();
    expect(log).toEqual(['work 30', 'at 0.5', 'breathe', 'work 10', 'work 20', 'breathe']);
  });

  test('A generator is run to its end, breathing between its steps', async () => {
    const { slices, work, log } = world();
    expect(await slices.run(steps(work, 4))).toBe('result');
    expect(log).toEqual([
      ...['work 20', 'work 20', 'at 0.5', 'breathe'],
      ...['work 20', 'work 20', 'at 1', 'breathe'],
    ]);
  });

  test('Cancelled work ends at the next breath', async () => {
    const { slices, work, log } = world(1);
    await expect(slices.run(steps(work, 100))).rejects.toThrow(Cancelled);
    expect(log).toEqual(['work 20', 'work 20', 'at 0.02', 'breathe']);
  });

  test('Without a clock of its own it uses the page’s, and lets other tasks run', async () => {
    const slices = createSlices({ onProgress: () => undefined, cancelled: () => false });
    let other = false as boolean;
    setTimeout(() => {
      other = true;
    }, 0);
    while (!other) await slices.pause();
    expect(other).toBe(true);
  });
});
