const { TestEnvironment } = require('jest-environment-jsdom');
const { withOffice } = require('./environment');

/** A page, for tests that hold the pane over Microsoft's library, with what every browser has and jsdom has not. */
module.exports = withOffice(
  class extends TestEnvironment {
    async setup() {
      await super.setup();
      Object.assign(this.global, { TextEncoder, TextDecoder });
    }
  },
);
