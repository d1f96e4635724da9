const { writeFileSync } = require('node:fs');
const path = require('node:path');

/** The library is found at dist/core, whatever folders its parts are compiled to. */
const core = path.join(__dirname, '..', 'dist', 'core');
writeFileSync(path.join(core, 'index.js'), "module.exports = require('./src/language/core.js');\n");
writeFileSync(path.join(core, 'index.d.ts'), "export * from './src/language/core.js';\n");
