/** `npm run test:full`: the same files as `npm test`, but nothing is sampled. It takes hours. */
process.env.TIER = 'full';

const { reporters } = require('./support/reporters');

module.exports = { ...require('../jest.config'), reporters: reporters() };
