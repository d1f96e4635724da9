import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Part, parts } from './parts';

/**
 * `npm run mutation`: changes the rules in every small way Stryker knows and sees whether their tests notice. It goes part by part, each
 * with the tests that are meant for it: a mutant then costs seconds, and a rule cannot be saved by a test of another system.
 * Named parts are run alone: `npm run mutation -- sof kgs`. With `--dry-run` the tests run once, and nothing is changed.
 */
type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';
const counted: readonly Status[] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>;
}

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'build', 'mutation');

function stryker(name: string, { tests, withoutTables = false }: Part, more: string[]): void {
  const { status } = spawnSync(
    'npx',
    [
      ...['stryker', 'run', '-m', filesOf(name, root).join(',')],
      ...(withoutTables ? ['--ignoreStatic'] : []),
      ...['--incrementalFile', path.join(folder, `${name}.incremental.json`)],
      ...more,
    ],
    {
      cwd: root,
      env: { ...process.env, MUTATION_TESTS: tests.join(' ') },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`Stryker gave up on ${name}.`);
}

/** The figures of a part, as a row of docs/quality.md. */
function runPart(name: string, part: Part): string {
  stryker(name, part, []);
  const report = path.join(folder, `${name}.json`);
  copyFileSync(path.join(folder, 'report.json'), report);
  return `| ${[name, ...figures(JSON.parse(readFileSync(report, 'utf8')) as Report)].join(' | ')} |`;
}

/** Mutants, how many of each fate, and the share that was noticed. */
function figures({ files }: Report): readonly (string | number)[] {
  const fates = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const counts = counted.map((fate) => fates.filter((each) => each === fate).length);
  const [killed = 0, late = 0] = counts;
  const all = counts.reduce((sum, count) => sum + count, 0);
  return [all, ...counts, `${((100 * (killed + late)) / all).toFixed(1)} %`];
}

function main(): void {
  const words = process.argv.slice(2);
  const named = words.filter((word) => word !== '--dry-run');
  const unknown = named.find((name) => !(name in parts));
  if (unknown !== undefined) {
    throw new Error(`No part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  }
  const wanted = Object.entries(parts).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  if (words.includes('--dry-run')) {
    for (const [name, part] of wanted) stryker(name, part, ['--dryRunOnly']);
    return;
  }
  const lines = wanted.map(([name, part]) => runPart(name, part));
  console.log('| Part | Mutants | Killed | Timed out | Survived | Not covered | Score |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const line of lines) console.log(line);
}

main();
