const { existsSync, readFileSync } = require('node:fs');
const { setTimeout: sleep } = require('node:timers/promises');

/** How long to sleep between two looks, in milliseconds. */
const pause = 100;

/**
 * Before a test file that needs the build: waits while the build runs beside the tests (tools/test.js). Jest runs a single file in
 * the process that runs the build, which must hear of its end meanwhile.
 */
module.exports = async () => {
  const outcome = process.env.BUILD_OUTCOME;
  if (outcome === undefined) return;
  while (!existsSync(outcome)) await sleep(pause);
  if (readFileSync(outcome, 'utf8') !== 'done') {
    throw new Error('npm run build failed, and this file tests what it makes.');
  }
};
