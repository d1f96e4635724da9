/** `npm run test:full`: the same files as `npm test`, but nothing is sampled. It takes hours. */
process.env.TIER = 'full';
process.env.SAMPLE_SEED ??= String(1 + Math.floor(Math.random() * 999_999));

const { reporters } = require('./support/reporters');

module.exports = { ...require('../jest.config'), reporters: reporters() };
