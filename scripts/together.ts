import { spawn } from 'node:child_process';

/**
 * Runs scripts of package.json side by side and shows what each said once it has ended: `tsx scripts/together.ts build lint`.
 * Fails when one of them does.
 */
const names = process.argv.slice(2);

interface Ended {
  readonly code: number | null;
  readonly said: string;
}

function run(name: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, said: Buffer.concat(said).toString() });
    });
  });
}

async function runAndTell(name: string): Promise<boolean> {
  const start = Date.now();
  const { code, said } = await run(name);
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(`${name}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s\n${said}`);
  return code === 0;
}

void Promise.all(names.map(runAndTell)).then((outcomes) => {
  if (outcomes.includes(false)) process.exitCode = 1;
});
