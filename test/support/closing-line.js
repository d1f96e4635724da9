/** The last line of a run, after the runner's own summary. */
class ClosingLine {
  onRunComplete(_contexts, results) {
    const failed =
      results.numFailedTests + results.numRuntimeErrorTestSuites + (results.numFailedParts ?? 0);
    const skipped = results.numPendingTests + results.numTodoTests;
    const line = `${results.numPassedTests} passed, ${failed} failed`;
    process.once('exit', () => {
      process.stdout.write(`\n${line}${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
    });
  }
}

module.exports = ClosingLine;
