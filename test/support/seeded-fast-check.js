const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

/** Properties draw their cases from the seed of the run too, so that `SAMPLE_SEED` repeats a whole run. */
fc.configureGlobal({ seed: Number(process.env.SAMPLE_SEED ?? 1) });

module.exports = fc;
