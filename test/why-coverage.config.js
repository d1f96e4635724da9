/** `npm run coverage:why`: fails where a branch of what works formulas out in Why is taken by no test of its own. */
const all = require('../jest.config');
const { reporters } = require('./support/reporters');

const pane = all.projects.find(({ displayName }) => displayName === 'pane');

module.exports = {
  ...all,
  reporters: reporters(),
  projects: [{ ...pane, testMatch: ['<rootDir>/test/taskpane/why/**/*.test.ts'] }],
  collectCoverage: true,
  collectCoverageFrom: ['taskpane/why/{formula,values,working-out}/**/*.ts'],
  // Nothing is written.
  coverageReporters: ['text'],
  coverageThreshold: { global: { branches: 100 } },
};
