const fc = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

/** Properties draw their cases from the seed of the run too, so that `SAMPLE_SEED` repeats a whole run. */
fc.configureGlobal({ seed: Number(process.env.SAMPLE_SEED ?? 1) });

/** No character: halves of pairs, which stand between those with a lower number and those with a higher one. */
const [firstHalf, halves] = [0xd800, 0x800];

/**
 * Every character of Unicode, as the unit `binary` of fast-check draws them, which takes two seconds to list all of them before the
 * first is drawn.
 */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff - halves }).map(
  (place) => String.fromCodePoint(place < firstHalf ? place : place + halves),
  (character) => {
    const point = [...character].length === 1 ? (character.codePointAt(0) ?? NaN) : NaN;
    if (!(point < firstHalf || point >= firstHalf + halves)) throw new Error('It is no character.');
    return point < firstHalf ? point : point - halves;
  },
);

module.exports = {
  ...fc,
  string: (given = {}) =>
    fc.string(given.unit === 'binary' ? { ...given, unit: anyCharacter } : given),
};
