import { readdirSync } from 'node:fs';
import path from 'node:path';

/** What is changed together, and the tests that are meant to notice. */
export interface Part {
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
    tests: under('src/nk', ['event', 'standings', 'egd', 'groups.test.ts', 'pairing']),
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
      ...['arguments.ts', 'formulas.ts', 'types.ts', 'sizes.ts'],
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
