const { mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { availableParallelism, constants, tmpdir } = require('node:os');
const path = require('node:path');
const { run } = require('jest');
const { startParts } = require('../test/support/parts');

/**
 * Runs scripts of package.json beside jest, one after the other: `node tools/test.js build typecheck lint -- <options of jest>`.
 * Only the test files that need the build wait for it (test/support/after-build.js). Fails when jest or one of the scripts does.
 */
const given = process.argv.slice(2);
const end = given.indexOf('--');
const parts = given.slice(0, end);
const options = given.slice(end + 1);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const outcome = path.join(folder, 'build');
process.env.BUILD_OUTCOME = outcome;

// Tests make much that is soon let go: with more room for it there is a third of the collections, for jest and for what runs beside it.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64']
  .filter(Boolean)
  .join(' ');
// From the start, and without threads that tidy up while every core has a test: only arguments may say so, and a worker gets those
// of this process.
process.execArgv.push('--min-semi-space-size=64', '--single-threaded-gc');

startParts(parts, (name, failed) => {
  if (name !== 'build') return;
  // In one step: nobody reads half of it.
  writeFileSync(`${outcome}.new`, failed ? 'failed' : 'done');
  renameSync(`${outcome}.new`, outcome);
});

void run([
  `--testSequencer=${path.join(__dirname, '..', 'test', 'support', 'longest-first.js')}`,
  // One worker more than cores: a test in the browser waits for half of its time.
  `--maxWorkers=${availableParallelism() + 1}`,
  ...options,
]);
