import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe } from '@jest/globals';

/**
 * The tests that judge a mutant of `src`, in one file: for every mutant every file of tests is loaded, and with it the rules. Left out
 * are tests that read the sources as text, which are no longer as they were written, and the grids, which take as long for
 * one mutant as all others together. MUTATION_TESTS names the folders, one system's say, that are enough for a part.
 */
const root = path.resolve(__dirname, '..');
const folders = process.env['MUTATION_TESTS'] ?? 'src properties checkers functions';
const leftOut = /(rules|independence|checkers\/(aga|sof)-exact)\.test\.ts$/;

for (const folder of folders.split(' ')) {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.test.ts')).sort()) {
    const name = path.posix.join(folder, file.split(path.sep).join('/'));
    if (leftOut.test(name)) continue;
    describe(name, () => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- which files there are is known here only
      require(path.join(root, name));
    });
  }
}
