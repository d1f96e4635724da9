/**
 * The tests that judge a mutant of `src`: rules, properties and checkers. Left out are those that read the sources as text, which
 * are no longer as they were written, and the grids, which take as long for one mutant as all others together.
 */
const path = require('node:path');
const { projects } = require('../../jest.config.js');

const unit = projects.find(({ displayName }) => displayName === 'unit');

/** MUTATION_TESTS names the folders, one system's say, that are enough for a part of `src`. */
const folders = process.env['MUTATION_TESTS'] ?? 'src properties checkers functions';

module.exports = {
  ...unit,
  rootDir: path.resolve(__dirname, '..', '..'),
  testMatch: folders.split(' ').map((folder) => `<rootDir>/test/${folder}/**/*.test.ts`),
  moduleNameMapper: { '^fast-check$': path.join(__dirname, 'fast-check.js') },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/test/src/(.*/)?rules\\.test\\.ts$',
    '/test/src/independence\\.test\\.ts$',
    '/test/checkers/(aga|sof)-exact\\.test\\.ts$',
  ],
};
