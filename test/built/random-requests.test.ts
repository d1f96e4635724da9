import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { runs } from '../support/sampled';
import { sampleSeed } from '../support/tier';
import { raw, statusesIn } from '../tools/workbench/server/support/raw';
import { randomRequests, type RandomRequest } from './support/random-requests';
import { StartedProcess } from './support/started';

jest.setTimeout(300_000);

const count = runs(800, 100_000);

let started: StartedProcess;

beforeAll(async () => {
  started = await StartedProcess.run('--no-open', '--port', '0');
});

afterAll(() => {
  started.stop();
});

/** The requests by the connection they share. */
function connectionsOf(requests: readonly RandomRequest[]): RandomRequest[][] {
  const connections: RandomRequest[][] = [[]];
  for (const request of requests) {
    connections[connections.length - 1]?.push(request);
    if (!request.goesOn) connections.push([]);
  }
  return connections.filter((each) => each.length > 0);
}

/** Sends what one connection carries and gives back the statuses of the requests that had to be answered. */
async function statusesOf(requests: readonly RandomRequest[]): Promise<number[]> {
  const whole = requests.filter(({ goesOn }) => goesOn);
  const bytes = (some: readonly RandomRequest[]): Buffer =>
    Buffer.concat(some.map((each) => each.bytes));
  const rest = bytes(requests.filter(({ goesOn }) => !goesOn));
  const received = await raw(started.port, bytes(whole), { answers: whole.length, rest });
  return statusesIn(received).slice(0, whole.length);
}

test(`the server stands ${count} random requests, and answers each that can be read`, async () => {
  const connections = connectionsOf(randomRequests(count, sampleSeed));
  const statuses = new Map<number, number>();
  const unanswered: string[] = [];
  const waiting = connections.values();
  const worker = async (): Promise<void> => {
    for (const requests of waiting) {
      const found = await statusesOf(requests);
      const whole = requests.filter(({ goesOn }) => goesOn);
      for (const each of whole.slice(found.length)) unanswered.push(each.bytes.toString('latin1'));
      for (const status of found) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));

  expect(started.isRunning).toBe(true);
  expect(await started.page()).toContain('<title>Workbench');
  expect(unanswered.slice(0, 3)).toEqual([]);
  expect([...statuses.keys()].sort((a, b) => a - b)).toEqual([200, 400, 403, 404, 405]);
});
