/**
 * `npm run test:quick`: the unit tests that need neither a build nor much time, in a minute. Left out are the checkers, the properties
 * and the files of more than five seconds; `npm test` has them all.
 */
const all = require('../jest.config');
const { reporters } = require('./support/reporters');

const [unit] = all.projects;

const slow = [
  'project/whole-run',
  'tools/manifest/rules',
  'src/nk/(hostile|event/hostile|pairing/exhaustive|pairing/structure|progress/progress|properties)',
  'src/(kuksu|kuksu/league|kuksu/grouping|core|core/matching)/[\\w-]*(properties|hostile|minimum-cost|numbers)',
  'tools/workbench/grid/conformance',
  'tools/workbench/host/(state|tables|large-writes|protection|rich-api-\\w+|moving-cells|worksheets)',
];

module.exports = {
  ...all,
  reporters: reporters(5),
  projects: [
    {
      ...unit,
      testPathIgnorePatterns: ['checkers', 'properties', ...slow].map(
        (place) => `<rootDir>/test/${place}`,
      ),
    },
  ],
};
