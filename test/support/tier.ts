/** True in `npm run test:full`, where nothing is sampled. Only the files in this folder read the tier. */
export const isFull = process.env['TIER'] === 'full';

/**
 * The seed of all samples of a run. `seed.js` makes it from the version and the last lines of the run print it;
 * `SAMPLE_SEED=<seed> npm test` draws the same samples again. Scripts without jest sample with seed 1.
 */
export const sampleSeed = Number(process.env['SAMPLE_SEED'] ?? 1);

/** At most so many random runs of a test that takes part of them at a time: `SAMPLE_RUNS=20`. The seed says where the part begins. */
export const mostRuns = Number(process.env['SAMPLE_RUNS'] ?? Infinity);
