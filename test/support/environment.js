const { TestEnvironment } = require('jest-environment-node');

/**
 * Node, with what would be loaded again for each test file kept for the life of a worker: jsdom, and the compiled scripts of
 * Microsoft's library (test/workbench/host/office-page.ts).
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    // Most files never ask for it, and jsdom takes as long to load as many of them to run.
    Object.defineProperty(this.global, 'outsideOfSandbox', { get: () => require('./jsdom') });
  }
};
