import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';

const root = path.resolve(__dirname, '..', '..');
// eslint-disable-next-line @typescript-eslint/no-require-imports -- the configuration is plain JavaScript
const configuration = require('../../eslint.config.js') as Linter.Config[];
const importRules = [
  { files: ['**/*.ts', '**/*.tsx'] },
  ...configuration.filter((each) => each.rules?.['no-restricted-imports']),
];

/** What the project's own import rules say about one import statement in one file. */
function complaints(file: string, source: string): (string | null)[] {
  const linter = new Linter({ cwd: root });
  return linter
    .verify(`import '${source}';`, importRules, { filename: path.join(root, file) })
    .map((each) => each.ruleId);
}

const forbidden: [file: string, source: string][] = [
  ['src/sof/award.ts', '../../functions/sof'],
  ['src/sof/award.ts', '../../taskpane/main'],
  ['src/sof/award.ts', '../../workbench/grid/grid'],
  ['src/sof/award.ts', 'preact'],
  ['src/index.ts', 'node:fs'],
  ['functions/sof.ts', '../taskpane/text/en'],
  ['functions/sof.ts', 'preact'],
  ['functions/cells/lift.ts', '../../workbench/grid/grid'],
  ['taskpane/main.tsx', '../functions/sof'],
  ['taskpane/main.tsx', '../workbench/grid/grid'],
  ['workbench/server/serve.ts', '../../src'],
  ['workbench/server/serve.ts', '../../functions/sof'],
  ['workbench/server/serve.ts', '../../taskpane/main'],
];

const allowed: [file: string, source: string][] = [
  ['src/sof/award.ts', '../numbers/half-up'],
  ['functions/sof.ts', '../src'],
  ['functions/cells/lift.ts', '../../src'],
  ['taskpane/main.tsx', '../src'],
  ['taskpane/main.tsx', 'preact'],
  ['workbench/server/serve.ts', 'sirv'],
];

describe('imports point one way', () => {
  test.each(forbidden)('%s may not import %s', (file, source) => {
    expect(complaints(file, source)).toEqual(['no-restricted-imports']);
  });

  test.each(allowed)('%s may import %s', (file, source) => {
    expect(complaints(file, source)).toEqual([]);
  });
});
