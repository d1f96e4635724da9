import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import * as source from '../../language/library';
import { dist } from './support/bundle';

const core = path.join(dist, 'core');

test('the rules are built as a library of their own with type declarations', async () => {
  const built = (await import(path.join(core, 'index.js'))) as typeof source;
  expect(Object.keys(built).sort()).toEqual(Object.keys(source).sort());
  expect(existsSync(path.join(core, 'index.d.ts'))).toBe(true);
  expect(built.sofAward(1250, 60)).toEqual({ ok: true, value: 25.16 });
  const refused = built.sofAward(1250, 0);
  expect(!refused.ok && refused.failures.map((each) => built.sentence(each))).toEqual([
    'tables: 0. Enter a number above 0.',
  ]);
});
