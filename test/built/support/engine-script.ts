import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dist, readReference } from './bundle';
import { argumentsOf } from './formula';

/** What a function did in one engine, over all calls. */
export interface Tally {
  readonly hash: number;
  readonly values: number;
  readonly refusals: number;
  readonly bugs: readonly string[];
}

/** By the function's id. */
export type Report = Readonly<Record<string, Tally>>;

/** `CustomFunctions`, where the host has none yet, and a list of what is associated with it. */
const collecting = `
var associated = {};
if (typeof CustomFunctions === 'undefined') {
  var CustomFunctions = {
    Error: function (code, message) { this.code = code; this.message = message; },
    ErrorCode: { invalidValue: '#VALUE!', notAvailable: '#N/A' },
    associate: function () {}
  };
}
(function (associate) {
  CustomFunctions.associate = function (id, implementation) {
    associated[id] = implementation;
    associate.call(CustomFunctions, id, implementation);
  };
})(CustomFunctions.associate);
`;

/** The one text that runs in every engine: afterwards the global \`report\` is a \`Report\` as JSON. */
export function engineScript(bundle: string, seed: number, calls: number): string {
  const functions = readReference().map(({ id, examples }) => ({
    id,
    examples: examples.map(({ formula }) => argumentsOf(formula)),
  }));
  return [
    `var input = ${JSON.stringify({ seed, calls, functions })};`,
    collecting,
    readFileSync(path.join(dist, bundle), 'utf8'),
    readFileSync(path.join(__dirname, 'engine-calls.js'), 'utf8'),
  ].join('\n');
}
