const { existsSync, readdirSync, rmSync } = require('node:fs');
const path = require('node:path');

/**
 * Takes out of node_modules what no machine needs: hermes-engine-cli brings its programs for three systems, 130 MB, and the tests
 * run one of them (test/built/support/engines.ts). Nothing misses the rest; `npm ci --ignore-scripts` leaves it there.
 */
const folders = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };
const engine = path.join(__dirname, '..', 'node_modules', 'hermes-engine-cli');

if (existsSync(engine)) {
  const own = folders[process.platform];
  for (const folder of Object.values(folders)) {
    if (folder !== own) rmSync(path.join(engine, folder), { recursive: true, force: true });
  }
  const programs = own === undefined ? [] : readdirSync(path.join(engine, own));
  for (const program of programs.filter((each) => /^(hdb|hbcdump|hermesc)\b/.test(each))) {
    rmSync(path.join(engine, own, program));
  }
}
