const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { Script } = require('node:vm');
const { KeptPage } = require('./kept-pages');

/** The jsdom that jest brings along. */
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM, VirtualConsole } = fromEnvironment('jsdom');

const scripts = new Map();

/** A script as it runs in a window, compiled once for all windows. */
function compiled(file) {
  const known = scripts.get(file) ?? new Script(readFileSync(file, 'utf8'), { filename: file });
  scripts.set(file, known);
  return known;
}

module.exports = {
  JSDOM,
  VirtualConsole,
  KeptPage,
  run: (dom, file) => compiled(file).runInContext(dom.getInternalVMContext()),
};
