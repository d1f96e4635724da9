import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, jest, test } from '@jest/globals';

jest.setTimeout(60_000);

const root = path.resolve(__dirname, '..', '..');

/** Runs the start script until it says where the workbench is; returns what it printed. */
function startAndStop(...args: string[]): Promise<{ printed: string; page: string }> {
  const script = path.join(root, 'scripts', 'start.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0];
      if (address === undefined) return;
      fetch(address)
        .then(async (response) => {
          resolve({ printed, page: await response.text() });
        })
        .catch(reject)
        .finally(() => child.kill());
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => {
      reject(new Error(printed));
    });
  });
}

test('start serves the workbench and prints its address', async () => {
  const { printed, page } = await startAndStop('--no-open', '--port', '0');
  expect(printed).toMatch(/^The workbench is at http:\/\/localhost:\d+\/ \(Ctrl\+C ends it\)\.$/m);
  expect(page).toContain('<title>Workbench');
});

test('start says what is wrong with a port', async () => {
  await expect(startAndStop('--no-open', '--port', 'abc')).rejects.toThrow(
    '--port: "abc" is no port number; give one from 0 to 65535.',
  );
});
