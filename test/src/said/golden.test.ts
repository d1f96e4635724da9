import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { allSaid } from './all';

/** Sentences change on purpose only: `WRITE_SENTENCES=1 npx jest test/src/said` rewrites the files, to be read in the diff. */
describe.each(['en', 'nl'] as const)('what the rules say in %s', (language) => {
  const file = path.join(__dirname, `../../golden/sentences.${language}.json`);

  test('is what the golden file says', () => {
    const said = allSaid(language);
    if (process.env['WRITE_SENTENCES']) writeFileSync(file, `${JSON.stringify(said, null, 2)}\n`);
    expect(said).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
