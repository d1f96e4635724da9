const { existsSync, readFileSync } = require('node:fs');

/** How long to sleep between two looks, in milliseconds. */
const pause = 100;

/** Before a test file that needs the build: waits while the build runs beside the tests (scripts/test.js). */
module.exports = () => {
  const outcome = process.env.BUILD_OUTCOME;
  if (outcome === undefined) return;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (!existsSync(outcome)) Atomics.wait(clock, 0, 0, pause);
  if (readFileSync(outcome, 'utf8') !== 'done') {
    throw new Error('npm run build failed, and this file tests what it makes.');
  }
};
