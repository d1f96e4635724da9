import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run mutation`: changes the rules in every small way Stryker knows and sees whether their tests notice. It goes part by part, each
 * with the tests that are meant for it: a mutant then costs seconds, and a rule cannot be saved by a test of another system.
 * Named parts are run alone: `npm run mutation -- sof kgs`.
 */
interface Part {
  readonly mutate: readonly string[];
  /** Folders and files under `test`. */
  readonly tests: readonly string[];
  /** The words of sentences are tables made while loading: a mutant of one costs a whole run, and there are hundreds. They are left out. */
  readonly hasWords?: boolean;
}

const formulas = ['src/sof', 'src/aga', 'src/kgs', 'src/golden.test.ts', 'src/text.test.ts'];
/** What the formulas of NK and Kuksu are made of; the rest belongs to the jobs of the pane. */
const nkFormulas = ['*', 'groups/*'].map((place) => `src/nk/${place}.ts`);
const kuksuFormulas = [
  ...['arguments', 'formulas', 'hierarchy', 'types', 'sizes/*'].map(
    (place) => `src/kuksu/${place}.ts`,
  ),
  ...['crosstable', 'criteria', 'rank', 'sodos'].map((name) => `src/kuksu/league/${name}.ts`),
];
/** The tests of single values. */
const nkValues = ['hostile.test.ts', 'pairs.test.ts', 'properties.test.ts', 'score.test.ts'];
const not = (globs: readonly string[]): string[] => globs.map((glob) => `!${glob}`);

const parts: Readonly<Record<string, Part>> = {
  sof: {
    mutate: ['src/sof/**/*.ts', 'language/en/sof/formulas.ts'],
    tests: ['src/sof', 'src/derivation', 'src/golden.test.ts', 'properties/sof.test.ts'],
  },
  aga: {
    mutate: ['src/aga/**/*.ts', 'language/en/aga/formulas.ts'],
    tests: [
      'src/aga',
      'src/derivation',
      'src/golden.test.ts',
      'properties/aga.test.ts',
      'properties/lists.test.ts',
    ],
  },
  kgs: {
    mutate: ['src/kgs/**/*.ts', 'language/en/kgs/formulas.ts'],
    tests: [
      'src/kgs',
      'src/derivation',
      'src/golden.test.ts',
      'properties/kgs.test.ts',
      'properties/kgs-lists.test.ts',
    ],
  },
  // Sentences and helpers: every test that looks at what is said, and none that computes for long.
  common: {
    mutate: [
      ...['src/*.ts', 'language/en/general/formulas.ts', 'src/numbers/*.ts', 'src/standings/*.ts'],
      ...['src/derivation/*.ts', 'src/nk/why/*.ts', 'src/kuksu/why/*.ts'],
    ],
    tests: [
      'src/numbers',
      'src/standings',
      'src/result.test.ts',
      'src/derivation',
      ...formulas,
      ...['egd', 'event', 'groups', 'pairing/sentences.test.ts', ...nkValues].map(
        (place) => `src/nk/${place}`,
      ),
      'src/kuksu',
    ],
  },
  nk: {
    mutate: [...nkFormulas, 'language/en/nk/formulas.ts'],
    tests: ['groups', 'event', ...nkValues].map((place) => `src/nk/${place}`),
  },
  // PROGRESS searches all courses of an event, which takes its tests seconds: they are run for its own mutants only.
  'nk-progress': { mutate: ['src/nk/progress/*.ts'], tests: ['src/nk/progress'] },
  kuksu: {
    mutate: [...kuksuFormulas, 'language/en/kuksu/formulas.ts'],
    tests: ['src/kuksu', 'src/golden.test.ts'],
  },
  'nk-event': {
    hasWords: true,
    mutate: [
      'language/en/nk/event.ts',
      ...['event', 'standings', 'egd'].map((room) => `src/nk/${room}/*.ts`),
    ],
    tests: ['event', 'standings', 'egd', 'groups', 'pairing'].map((room) => `src/nk/${room}`),
  },
  'nk-pair': {
    hasWords: true,
    mutate: ['src/nk/pairing/**/*.ts'],
    tests: ['src/nk/pairing'],
  },
  'kuksu-cycle': {
    hasWords: true,
    mutate: ['src/kuksu/**/*.ts', ...not(kuksuFormulas)],
    tests: ['src/kuksu/lists', 'src/kuksu'],
  },
  matching: { mutate: ['src/matching/**/*.ts'], tests: ['src/matching'] },
};

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage';
const counted: readonly Status[] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { status: string }[] }>>;
}

const root = path.resolve(__dirname, '..');
const folder = path.join(root, 'build', 'mutation');

function runPart(name: string, { mutate, tests, hasWords = false }: Part): string {
  const own = [
    ...(hasWords ? ['--ignoreStatic'] : []),
    '--incrementalFile',
    path.join(folder, `${name}.incremental.json`),
  ];
  const { status } = spawnSync('npx', ['stryker', 'run', '-m', mutate.join(','), ...own], {
    cwd: root,
    env: { ...process.env, MUTATION_TESTS: tests.join(' ') },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Stryker gave up on ${name}.`);
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
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in parts));
  if (unknown !== undefined) {
    throw new Error(`No part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
  }
  const lines = Object.entries(parts)
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([name, part]) => runPart(name, part));
  console.log('| Part | Mutants | Killed | Timed out | Survived | Not covered | Score |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const line of lines) console.log(line);
}

main();
