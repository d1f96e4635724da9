const path = require('node:path');

const shown = 5;

/** Before its tests a file may have waited for the build (after-build.js). */
const waited = ({ setupFilesStart = 0, setupFilesEnd = 0 }) => setupFilesEnd - setupFilesStart;

/**
 * Names the five slowest files at the end of a run, and the seed of its samples. A file above the limit is marked; where
 * SLOW_FILES=fail, as in the nightly run, it fails the run. Elsewhere it does not: a busy machine is no fault of a test.
 */
class SlowestFiles {
  constructor({ rootDir }, { seconds }) {
    this.root = rootDir;
    this.seconds = seconds;
    this.tooSlow = [];
  }

  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, perfStats }) => ({
      name: path.relative(this.root, testFilePath).replaceAll(path.sep, '/'),
      seconds: (perfStats.end - perfStats.start - waited(perfStats)) / 1000,
    }));
    const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, shown);
    const limit = this.seconds;
    this.tooSlow = limit === undefined ? [] : files.filter(({ seconds }) => seconds > limit);
    const lines = slowest.map(({ name, seconds }) => {
      const mark = limit !== undefined && seconds > limit ? `  above ${limit} s` : '';
      return `${seconds.toFixed(1).padStart(7)} s  ${name}${mark}`;
    });
    const seed = process.env.SAMPLE_SEED;
    process.stderr.write(
      `\nThe slowest of ${files.length} files:\n${lines.join('\n')}\n` +
        `Seed of the samples: ${seed} (SAMPLE_SEED=${seed} draws them again)\n`,
    );
  }

  getLastError() {
    if (process.env.SLOW_FILES !== 'fail' || this.tooSlow.length === 0) return undefined;
    const names = this.tooSlow.map(({ name, seconds }) => `${name} (${seconds.toFixed(1)} s)`);
    return new Error(
      `Above ${this.seconds} s: ${names.join(', ')}. Make them quicker, or sample them.`,
    );
  }
}

module.exports = SlowestFiles;
