const { createRequire } = require('node:module');

const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Sequencer } = fromJest('@jest/test-sequencer');

/** Files of many seconds that their size does not give away, the longest first, each with its seconds on a quiet core. */
const seconds = require('./long-files.json');

/** What a file is expected to take that is not listed: a second, and the more the larger it is. */
const guess = (bytes) => 0.2 + bytes / 20_000;

/** What each worker has to do before the first file that needs the build: as long as the build takes beside them. */
const headStart = 30;

/** Files above so many seconds come after the build, which would make each of them take twice its time. */
const long = 4;

/**
 * The order of the test files: the longest first, so that no core is left with a long one at the end. Before them, while the build
 * runs, come the longest of those that are short. Files in the browser wait for half of their time, and stand evenly among the others.
 */
class LongestFirst extends Sequencer {
  constructor(options) {
    super(options);
    this.workers = options.globalConfig.maxWorkers;
  }

  sort(tests) {
    const files = tests.map((test) => {
      const { context, path } = test;
      const { rootDir, displayName } = context.config;
      const name = path.slice(rootDir.length + 1).replaceAll('\\', '/');
      return {
        test,
        takes: seconds[name] ?? guess(context.hasteFS.getSize(path) ?? 0),
        needsBuild: ['built', 'browser'].includes(displayName?.name),
      };
    });
    files.sort((a, b) => b.takes - a.takes);
    const others = files.filter(({ needsBuild }) => !needsBuild);
    const later = files.filter(({ needsBuild }) => needsBuild);
    return [...inHeadStart(others, this.workers), ...evenly(others, later)].map(({ test }) => test);
  }
}

const sum = (files) => files.reduce((total, { takes }) => total + takes, 0);

/** Takes from the row what comes before the files that need the build. */
function inHeadStart(row, workers) {
  const busyUntil = Array.from({ length: workers }, () => 0);
  const first = () => Math.min(...busyUntil);
  const order = [];
  while (first() < headStart && row.length > 0) {
    const short = row.findIndex(({ takes }) => takes < long);
    const [file] = row.splice(Math.max(short, 0), 1);
    order.push(file);
    busyUntil[busyUntil.indexOf(first())] += file.takes;
  }
  return order;
}

/** Both rows as one: each has done the same share of its seconds at any time. */
function evenly(first, second) {
  const [rest, later] = [[...first], [...second]];
  const order = [];
  const [ofRest, ofLater] = [sum(rest), sum(later)];
  let [doneRest, doneLater] = [0, 0];
  while (rest.length > 0 || later.length > 0) {
    const next =
      rest.length === 0 || (later.length > 0 && doneLater * ofRest <= doneRest * ofLater);
    const file = next ? later.shift() : rest.shift();
    if (next) doneLater += file.takes;
    else doneRest += file.takes;
    order.push(file);
  }
  return order;
}

module.exports = LongestFirst;
