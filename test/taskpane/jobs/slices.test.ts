/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { Cancelled, createSlices } from '../../../taskpane/jobs/slices';

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
    onProgress: (done) => {
      log.push(`at ${typeof done === 'number' ? done : `group ${done.group}`}`);
    },
  });
  const work = (milliseconds: number): void => {
    time += milliseconds;
    log.push(`work ${milliseconds}`);
  };
  return { slices, work, log };
}

function* steps(work: (milliseconds: number) => void, count: number) {
  for (let i = 1; i <= count; i++) {
    work(7);
    yield i / count;
  }
  return 'result';
}

describe('Long work in slices', () => {
  test('Short work is never interrupted', async () => {
    const { slices, work, log } = world();
    work(5);
    await slices.pause();
    work(5);
    await slices.pause(1);
    expect(log).toEqual(['work 5', 'work 5']);
  });

  test('After 12 milliseconds the pane breathes, and progress is told', async () => {
    const { slices, work, log } = world();
    work(15);
    await slices.pause(0.5);
    work(5);
    await slices.pause(0.6);
    work(10);
    await slices.pause();
    expect(log).toEqual(['work 15', 'at 0.5', 'breathe', 'work 5', 'work 10', 'breathe']);
  });

  test('Groups are told as they are done', async () => {
    const { slices, work, log } = world();
    function* groups() {
      for (let group = 1; group <= 3; group++) {
        work(15);
        yield { group, groups: 3 };
      }
      return 'paired';
    }
    expect(await slices.run(groups())).toBe('paired');
    expect(log.filter((each) => each.startsWith('at'))).toEqual([
      ...['at group 1', 'at group 2', 'at group 3'],
    ]);
  });

  test('A generator is run to its end, breathing between its steps', async () => {
    const { slices, work, log } = world();
    expect(await slices.run(steps(work, 4))).toBe('result');
    expect(log).toEqual([
      ...['work 7', 'work 7', 'at 0.5', 'breathe'],
      ...['work 7', 'work 7', 'at 1', 'breathe'],
    ]);
  });

  test('Progress is told when it has grown by a twentieth, and not where it is unknown', async () => {
    const { slices, work, log } = world();
    function* unknown() {
      for (let i = 0; i < 4; i++) {
        work(20);
        yield;
      }
    }
    await slices.run(unknown());
    expect(log.filter((each) => each !== 'work 20')).toEqual(Array(4).fill('breathe'));
    const long = (): void => {
      work(20);
    };
    await slices.run(steps(long, 100));
    const told = log.filter((each) => each.startsWith('at'));
    expect(told.length).toBeGreaterThan(10);
    expect(told.length).toBeLessThanOrEqual(20);
  });

  test('Cancelled work ends at the next breath, and does not go one step further', async () => {
    const { slices, work, log } = world(1);
    await expect(slices.run(steps(work, 100))).rejects.toThrow(Cancelled);
    expect(log).toEqual(['work 7', 'work 7', 'breathe']);
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
