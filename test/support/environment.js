const { TestEnvironment } = require('jest-environment-node');

/**
 * An environment with what would be loaded again for each test file kept for the life of a worker: jsdom, and the compiled
 * scripts of Microsoft's library (test/workbench/host/office-page.ts).
 */
const withOffice = (Environment) =>
  class extends Environment {
    async setup() {
      await super.setup();
      // Most files never ask for it, and jsdom takes as long to load as many of them to run.
      Object.defineProperty(this.global, 'outsideOfSandbox', { get: () => require('./jsdom') });
    }
  };

/** Node. */
module.exports = withOffice(TestEnvironment);
module.exports.withOffice = withOffice;
