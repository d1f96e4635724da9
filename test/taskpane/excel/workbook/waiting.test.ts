/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { StoppedWaiting, Waiting } from '../../../../taskpane/excel/workbook/waiting';

const second = 1000;
const calm = { for: 'nothing', long: false, stopped: false };
const never = (): Promise<never> => new Promise(() => undefined);

let edited: boolean;
let looks: number;
let waiting: Waiting;

beforeEach(() => {
  jest.useFakeTimers();
  edited = false;
  looks = 0;
  waiting = new Waiting(() => {
    looks += 1;
    return Promise.resolve(edited);
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const pass = (time: number): Promise<void> => jest.advanceTimersByTimeAsync(time);

/** A request whose answer the test gives. */
function asked(isAskedFor = true): { answer: () => void; readonly outcome: Promise<string> } {
  let answer: () => void = () => undefined;
  const request = new Promise<string>((resolve) => {
    answer = () => {
      resolve('answered');
    };
  });
  const outcome = waiting
    .run(isAskedFor)
    .make(() => request)
    .catch((error: unknown) => (error instanceof StoppedWaiting ? 'stopped' : 'failed'));
  return { answer, outcome };
}

describe('What the pane waits for', () => {
  test('An answer within a second is nothing to talk about', async () => {
    const { answer, outcome } = asked();
    await pass(second - 1);
    expect(waiting.state).toEqual(calm);
    answer();
    expect(await outcome).toBe('answered');
    await pass(60 * second);
    expect(waiting.state).toEqual(calm);
    expect(looks).toBe(0);
  });

  test('After a second it looks whether a cell is being edited', async () => {
    edited = true;
    const { answer, outcome } = asked();
    await pass(second);
    expect(waiting.state.for).toBe('cell');
    answer();
    await outcome;
    expect(waiting.state).toEqual(calm);
  });

  test('Where none is, the reason is not known; one edited later is found', async () => {
    asked();
    await pass(second);
    expect(waiting.state.for).toBe('excel');
    edited = true;
    await pass(5 * second);
    expect(waiting.state.for).toBe('cell');
    edited = false;
    await pass(5 * second);
    expect(waiting.state.for).toBe('excel');
  });

  test('A look that is never answered is not followed by another', async () => {
    const hanging = new Waiting(() => {
      looks += 1;
      return never();
    });
    void hanging
      .run(true)
      .make(never)
      .catch(() => undefined);
    await pass(60 * second);
    expect(looks).toBe(1);
    expect(hanging.state).toEqual({ for: 'excel', long: true, stopped: false });
  });

  test('After half a minute the user may stop', async () => {
    asked();
    await pass(30 * second - 1);
    expect(waiting.state.long).toBe(false);
    await pass(1);
    expect(waiting.state.long).toBe(true);
  });

  test('Many short requests are not one long one', async () => {
    for (let i = 0; i < 50; i++) {
      const { answer, outcome } = asked();
      await pass(second - 1);
      answer();
      await outcome;
      expect(waiting.state).toEqual(calm);
    }
  });

  test('What nobody asked for is told of only when it takes long', async () => {
    asked(false);
    await pass(30 * second - 1);
    expect(waiting.state).toEqual(calm);
    await pass(1);
    expect(waiting.state.long).toBe(true);
  });

  test('Who follows is told of every change once, until they leave', async () => {
    const told: string[] = [];
    const leave = waiting.follow(() => told.push(waiting.state.for));
    const { answer, outcome } = asked();
    await pass(20 * second);
    answer();
    await outcome;
    expect(told).toEqual(['excel', 'nothing']);
    leave();
    asked();
    await pass(2 * second);
    expect(told).toHaveLength(2);
  });
});

describe('Stopping', () => {
  test('Every request under way ends, whatever Excel answers later', async () => {
    const [one, two] = [asked(), asked()];
    await pass(30 * second);
    waiting.stop();
    one.answer();
    expect(await Promise.all([one.outcome, two.outcome])).toEqual(['stopped', 'stopped']);
    expect(waiting.state).toEqual({ ...calm, stopped: true });
  });

  test('A run that was stopped makes no further request; one begun afterwards does', async () => {
    const run = waiting.run(true);
    const first = run.make(never).catch(() => 'stopped');
    waiting.stop();
    expect(await first).toBe('stopped');
    const request = jest.fn(never);
    expect(run.isStopped()).toBe(true);
    await expect(run.make(request)).rejects.toBeInstanceOf(StoppedWaiting);
    expect(request).not.toHaveBeenCalled();
    const next = asked();
    next.answer();
    expect(await next.outcome).toBe('answered');
  });

  test('That it was stopped is known until Excel answers again', async () => {
    asked();
    waiting.stop();
    const next = asked();
    await pass(0);
    expect(waiting.state.stopped).toBe(true);
    next.answer();
    await next.outcome;
    expect(waiting.state.stopped).toBe(false);
  });

  test('Where nothing is waited for there is nothing to stop', () => {
    waiting.stop();
    expect(waiting.state).toEqual(calm);
  });

  test('A request that fails late is nobody’s unhandled rejection', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    let fail: (error: Error) => void = () => undefined;
    const request = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const outcome = waiting
      .run(true)
      .make(() => request)
      .catch(() => 'stopped');
    waiting.stop();
    expect(await outcome).toBe('stopped');
    fail(new Error('late'));
    await pass(second);
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
