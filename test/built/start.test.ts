import { afterEach, expect, jest, test } from '@jest/globals';
import { hostileRequests } from '../tools/workbench/server/support/hostile-requests';
import { raw, statusesIn } from '../tools/workbench/server/support/raw';
import { StartedProcess } from './support/started';

jest.setTimeout(60_000);

let started: StartedProcess | undefined;

afterEach(() => {
  started?.stop();
  started = undefined;
});

test('start serves the workbench and prints its address; no hostile request ends it', async () => {
  started = await StartedProcess.run('--no-open', '--port', '0');
  expect(started.printed).toMatch(
    /^The workbench is at http:\/\/localhost:\d+\/ \(Ctrl\+C ends it\)\.$/m,
  );
  expect(await started.page()).toContain('<title>Workbench');

  const { port } = started;
  const answers: [string, number | undefined][] = [];
  for (const [name, bytes] of hostileRequests) {
    answers.push([name, statusesIn(await raw(port, bytes))[0]]);
  }
  expect(answers).toEqual(hostileRequests.map(([name, , status]) => [name, status]));
  expect(await started.page()).toContain('<title>Workbench');
});

test('start shows Excel on the web, over https', async () => {
  started = await StartedProcess.run('--no-open', '--port', '0', '--excel', 'web');
  expect(started.address).toMatch(/^https:\/\/localhost:\d+\/\?platform=web$/);
  expect(await started.page()).toContain('<title>Workbench');
});

test('start shows Excel on Mac', async () => {
  started = await StartedProcess.run('--no-open', '--port', '0', '--excel', 'mac');
  expect(started.address).toMatch(/^http:\/\/localhost:\d+\/\?platform=mac$/);
  expect(await started.page()).toContain('<title>Workbench');
});

test('start says which Excels there are', async () => {
  await expect(StartedProcess.run('--no-open', '--excel', 'ipad')).rejects.toThrow(
    '--excel: "ipad" is no Excel the workbench can play; give win, web, mac.',
  );
});

test('start says what is wrong with a port', async () => {
  await expect(StartedProcess.run('--no-open', '--port', 'abc')).rejects.toThrow(
    '--port: "abc" is no port number; give one from 0 to 65535.',
  );
});
