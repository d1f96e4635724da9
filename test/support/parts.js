const { spawn, spawnSync } = require('node:child_process');

const onWindows = process.platform === 'win32';

/** What has been said of each part that has ended, in the order in which they ended. */
const outcomes = [];

/** The parts that still run or wait. */
let rest = Promise.resolve();

/** The part that runs, in a process group of its own: with it ends what it has started. */
let running;

function endWhatRuns() {
  if (running === undefined) return;
  if (onWindows) spawnSync('taskkill', ['/pid', String(running.pid), '/T', '/F']);
  else process.kill(-running.pid);
}

function run(name) {
  return new Promise((resolve) => {
    const said = [];
    const end = (code) => {
      running = undefined;
      resolve({ code, said: said.join('') });
    };
    running = spawn('npm', ['run', '--silent', name], {
      shell: onWindows,
      detached: !onWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [running.stdout, running.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => said.push(text));
    }
    running.on('error', (error) => {
      said.push(`${error.message}\n`);
      end(1);
    });
    running.on('close', end);
  });
}

async function runInTurn(names, ended) {
  for (const name of names) {
    const start = Date.now();
    const { code, said } = await run(name);
    const failed = code !== 0;
    const seconds = ((Date.now() - start) / 1000).toFixed(0);
    const text = `${name}: ${failed ? 'FAILED' : 'done'} in ${seconds} s\n${said}`;
    outcomes.push({ name, failed, text });
    process.stdout.write(text);
    ended(name, failed);
  }
}

/** Runs scripts of package.json one after the other beside the tests; `ended` learns of each whether it failed. */
function startParts(names, ended) {
  process.once('exit', endWhatRuns);
  rest = runInTurn(names, ended);
}

/** The parts that failed, once all have ended. */
async function failedParts() {
  await rest;
  return outcomes.filter(({ failed }) => failed);
}

module.exports = { startParts, failedParts };
