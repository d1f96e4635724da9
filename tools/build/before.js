const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { buildSync } = require('esbuild');

const folder = path.resolve(__dirname, '..', '..', 'src', 'language');
const fileOf = (tag) => path.join(folder, tag, 'general', 'before.ts');

/** What the page says before the pane's own script runs, by language. */
function textsBefore() {
  const tags = readdirSync(folder).filter((tag) => existsSync(fileOf(tag)));
  return Object.fromEntries(tags.map((tag) => [tag, read(fileOf(tag)).before]));
}

function read(file) {
  const options = { entryPoints: [file], bundle: true, write: false, format: 'cjs' };
  const [{ text }] = buildSync(options).outputFiles;
  const compiled = { exports: {} };
  new Function('module', text)(compiled);
  return compiled.exports;
}

module.exports = { textsBefore };
