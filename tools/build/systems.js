const path = require('node:path');
const { buildSync } = require('esbuild');

const source = path.resolve(__dirname, '..', '..', 'src', 'systems.ts');

/** The registered systems, for tools that are plain JavaScript. */
function readSystems() {
  const options = { entryPoints: [source], bundle: true, write: false, format: 'cjs' };
  const [{ text }] = buildSync(options).outputFiles;
  const compiled = { exports: {} };
  new Function('module', text)(compiled);
  return compiled.exports.systems;
}

module.exports = { readSystems, folder: `${path.dirname(source)}${path.sep}` };
