/**
 * The part of jest that the unit tests of the rules use, for running them in one process: a mutant then costs what its tests
 * cost, and not the seconds that jest needs to load rules and tests again. `expect` and `each` are jest's own.
 */
const { expect } = require('expect');
const { bind } = require('jest-each');
const { ModuleMocker } = require('jest-mock');

/** @typedef {{ title: string, parent: Block | undefined, before: (() => unknown)[] }} Block */

/** @type {Block} */
let block;
/** @type {{ name: string, run: () => unknown, block: Block }[]} */
let tests;

function describe(title, body) {
  block = { title, parent: block, before: [] };
  body();
  block = block.parent;
}
describe.each = bind(describe, false);

function test(title, run) {
  tests.push({ name: [...titles(block), title].join(' '), run, block });
}
test.each = bind(test, false);

/** @returns {string[]} */
function titles(each) {
  return each === undefined ? [] : [...titles(each.parent), each.title];
}

function beforeAll(prepare) {
  block.before.push(prepare);
}

/** Collects the tests that `load` declares, one block per file. */
function collect(files, load) {
  tests = [];
  for (const file of files) describe(file, () => load(file));
  return tests;
}

const mocker = new ModuleMocker(globalThis);
/** Stryker has limits of its own. */
const jest = { fn: mocker.fn.bind(mocker), setTimeout() {} };

module.exports = { expect, jest, describe, test, it: test, beforeAll, collect };
