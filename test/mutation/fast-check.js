/**
 * fast-check with a hundred inputs per property: with their thousand the mutants would take the night. What a hundred do not
 * find survives, so that the score can only be lower for it.
 */
// By its file, as the name leads here.
const real = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const MOST = 100;
const assert = (property, parameters) =>
  real.assert(property, { ...parameters, numRuns: Math.min(parameters?.numRuns ?? MOST, MOST) });

module.exports = { ...real, assert, default: { ...real.default, assert } };
Object.defineProperty(module.exports, '__esModule', { value: true });
