const { createRequire } = require('node:module');

const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('@jest/core'));
const { default: Sequencer } = fromJest('@jest/test-sequencer');

/** Files of many seconds that their size does not give away, the longest first, each with its seconds on a quiet core. */
const seconds = require('./long-files.json');

/** What a file is expected to take that is not listed: a second, and the more the larger it is. */
const guess = (bytes) => 0.2 + bytes / 20_000;

/** Of the first seconds of work the build takes its share; so much is done before the first file that needs it. */
const headStart = 45;

/**
 * The order of the test files: the longest first, so that no core is left with a long one at the end. Files in the browser wait
 * for half of their time, and stand evenly among the others, behind enough of them for the build to be done.
 */
class LongestFirst extends Sequencer {
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
    return evenly(others, later).map(({ test }) => test);
  }
}

const sum = (files) => files.reduce((total, { takes }) => total + takes, 0);

/** Both rows as one: after the head start each has done the same share of its seconds at any time. */
function evenly(first, second) {
  const [rest, later] = [[...first], [...second]];
  const order = [];
  for (let done = 0; done < headStart && rest.length > 0;) {
    const file = rest.shift();
    order.push(file);
    done += file.takes;
  }
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
