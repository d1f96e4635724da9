import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'build', 'mutation');

function stryker(name: string, { withoutTables = false }: Part, more: string[]): void {
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
      env: { ...process.env, MUTATION_TESTS: testsOf(name, root).join(' ') },
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

/** What is changed together, and the tests that are meant to notice. */
interface Part {
  /** Folders and files of `src`, and of what Why works out. A file belongs to the part that names it most closely, so that each is in one part. */
  readonly rules: readonly string[];
  /** Folders and files under `test`; what is named first is loaded first. */
  readonly tests: readonly string[];
  /** Values computed while loading, tables for instance, are left out: a mutant of one costs a whole run. */
  readonly withoutTables?: boolean;
}

const under = (place: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${place}/${name}`);

export const parts: Readonly<Record<string, Part>> = {
  sof: {
    rules: ['src/sof'],
    tests: [
      ...['src/sof', 'src/core/derivation', 'src/golden.test.ts', 'checkers/sof-events.test.ts'],
      'src/language/words.test.ts',
      ...under('properties', ['sof.test.ts']),
    ],
  },
  aga: {
    rules: ['src/aga'],
    tests: [
      ...['src/aga', 'src/core/derivation', 'src/golden.test.ts', 'checkers/aga-sections.test.ts'],
      'src/language/words.test.ts',
      ...under('properties', ['aga.test.ts', 'lists.test.ts']),
    ],
  },
  kgs: {
    rules: ['src/kgs'],
    tests: [
      ...['src/kgs', 'src/core/derivation', 'src/golden.test.ts', 'src/language/words.test.ts'],
      ...under('properties', ['kgs.test.ts']),
    ],
  },
  // Sentences and helpers: every test that looks at what is said, and none that computes for long.
  common: {
    rules: ['src'],
    tests: [
      ...under('src/core', ['numbers.test.ts', 'result.test.ts', 'derivation']),
      ...under('src/language', ['messages.test.ts', 'words.test.ts']),
      ...under('src', ['sof', 'aga', 'kgs', 'golden.test.ts', 'kuksu']),
      ...under('src/nk', ['egd', 'event', 'groups.test.ts', 'pairing/sentences.test.ts']),
      ...under('src/nk', ['properties.test.ts']),
      'src/said',
    ],
  },
  nk: {
    rules: ['src/nk'],
    tests: [
      ...under('src/nk', ['groups.test.ts', 'event', 'properties.test.ts']),
      ...['src/core/derivation', 'src/language/words.test.ts'],
    ],
  },
  // PROGRESS searches all courses of an event, which takes its tests seconds: they are run for its own mutants only.
  'nk-progress': { rules: ['src/nk/progress.ts'], tests: ['src/nk/progress'] },
  'nk-event': {
    withoutTables: true,
    rules: under('src/nk', ['event', 'standings', 'egd']),
    tests: [
      ...under('src/nk', ['event', 'standings', 'egd', 'groups.test.ts', 'pairing']),
      'src/exchange/programs.test.ts',
    ],
  },
  // Boards, criteria, reasons and warnings of a round, and its options.
  'nk-pair': {
    withoutTables: true,
    rules: ['src/nk/pairing'],
    tests: ['src/nk/pairing'],
  },
  // Most of the search is shortcuts, which change its speed only.
  'nk-search': {
    withoutTables: true,
    rules: ['src/nk/pairing/search'],
    tests: ['src/nk/pairing'],
  },
  // The formulas of Kuksu; the rest belongs to its jobs.
  kuksu: {
    rules: under('src/kuksu', [
      ...['arguments.ts', 'formulas.ts', 'sizes.ts'],
      ...['crosstable.ts', 'rank.ts'],
    ]),
    tests: ['src/kuksu', 'src/golden.test.ts'],
  },
  'kuksu-cycle': {
    withoutTables: true,
    rules: ['src/kuksu'],
    tests: ['src/kuksu', 'src/core/derivation', 'src/language/words.test.ts'],
  },
  // What other programs write and read.
  exchange: {
    withoutTables: true,
    rules: ['src/exchange'],
    tests: ['src/exchange'],
  },
  matching: { rules: ['src/core/matching'], tests: ['src/core/matching'] },
  // How Why works formulas out.
  why: {
    withoutTables: true,
    rules: under('taskpane/why', ['formula', 'values', 'working-out']),
    tests: under('taskpane/why', [
      ...['worksheet.test.ts', 'parser.test.ts', 'engine.test.ts', 'functions'],
      ...['working-out.test.ts', 'fault-codes.test.ts'],
    ]),
  },
};

/** The files that belong to a part, by name. */
export function filesOf(name: string, root: string): readonly string[] {
  return ['src', 'taskpane/why']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => isRule(file) && partOf(file) === name)
    .sort();
}

/** The files of the tests of a part, what is named first in front. Left out is the one that puts false modules in the place of rules. */
export function testsOf(name: string, root: string): readonly string[] {
  const files = (parts[name]?.tests ?? []).flatMap((place) =>
    place.endsWith('.test.ts')
      ? [place]
      : readdirSync(path.join(root, 'test', place), { recursive: true, encoding: 'utf8' })
          .map((file) => path.posix.join(place, file.split(path.sep).join('/')))
          .filter((file) => file.endsWith('.test.ts') && !file.endsWith('/read-once.test.ts'))
          .sort(),
  );
  return [...new Set(files)].map((file) => `test/${file}`);
}

/** Texts of a language are no rules. */
export const isRule = (file: string): boolean =>
  file.endsWith('.ts') && !file.startsWith('src/language/');

/** The part that names a file, or a folder it is in, most closely. */
function partOf(file: string): string | undefined {
  const [nearest] = Object.entries(parts)
    .flatMap(([name, { rules }]) => rules.map((place) => ({ name, place })))
    .filter(({ place }) => file === place || file.startsWith(`${place}/`))
    .sort((a, b) => b.place.length - a.place.length);
  return nearest?.name;
}

if (require.main === module) main();
