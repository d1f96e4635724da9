const { failedParts } = require('./parts');

/** Waits for what runs beside the tests (tools/test.js), says again what failed of it, and fails the run then. */
class FailedParts {
  failed = [];

  async onRunComplete(_contexts, results) {
    this.failed = await failedParts();
    for (const { text } of this.failed) process.stderr.write(`\n${text}`);
    // For the closing line.
    results.numFailedParts = this.failed.length;
  }

  getLastError() {
    if (this.failed.length === 0) return undefined;
    return new Error(`Failed: ${this.failed.map(({ name }) => name).join(', ')}.`);
  }
}

module.exports = FailedParts;
