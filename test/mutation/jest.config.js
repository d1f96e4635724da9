const path = require('node:path');
const { projects } = require('../../jest.config.js');

/** The unit tests as Stryker runs them, once for every mutant. */
module.exports = {
  ...projects.find(({ displayName }) => displayName === 'unit'),
  rootDir: path.resolve(__dirname, '..', '..'),
  testMatch: ['<rootDir>/test/mutation/all.test.ts'],
  moduleNameMapper: { '^fast-check$': path.join(__dirname, 'fast-check.js') },
};
