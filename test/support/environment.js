const { TestEnvironment } = require('jest-environment-node');
const jsdom = require('./jsdom');

/**
 * Node, with what would be loaded again for each test file kept for the life of a worker: jsdom, and the compiled scripts of
 * Microsoft's library (test/workbench/host/office-page.ts).
 */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.outsideOfSandbox = jsdom;
  }
};
