import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { parse, tokenizer, tokTypes } from 'acorn';
import { MOST_ARGUMENTS } from '../../src/core/result';
import { CellError } from '../functions/custom-functions';
import { argumentsOf, resultOf } from './support/formula';
import { onlyEs5 } from './support/engines';
import {
  dist,
  type Implementation,
  loadBundle,
  readMetadata,
  readReference,
} from './support/bundle';
import { systems } from '../../src/systems';
import { steps } from '../../src/language/en/steps';
import { allSaid } from '../src/said/all';
import { tmpdir } from 'node:os';
import webpack from 'webpack';
import * as source from '../../src/language/core';
import * as aga from '../../src/aga/formulas';
import * as kgs from '../../src/kgs/formulas';
import * as kuksu from '../../src/kuksu/formulas';
import * as nk from '../../src/nk/formulas';
import * as sof from '../../src/sof/formulas';

const metadata = readMetadata();
const functions = loadBundle('functions.js');
const ids = metadata.functions.map((each) => each.id);

/** Values made inside the bundle's context have that context's prototypes; here only their content counts. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function call(id: string, ...args: unknown[]): unknown {
  const implementation = functions.get(id);
  if (!implementation) throw new Error(`${id} is not associated`);
  return plain((implementation satisfies Implementation)(...args));
}

describe('the metadata Excel reads', () => {
  test('names exactly the functions the bundle associates', () => {
    expect([...functions.keys()].sort()).toEqual([...ids].sort());
  });

  test('has ids in upper case, 3 to 64 characters long, each once', () => {
    for (const id of ids) expect(id).toMatch(/^[A-Z][A-Z0-9_.]{2,63}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has no more arguments than a rule can be given', () => {
    const most = Math.max(...metadata.functions.map(({ parameters }) => parameters.length));
    expect(most).toBeLessThanOrEqual(MOST_ARGUMENTS);
  });

  test('shows every function under its id', () => {
    for (const each of metadata.functions) expect(each.name).toBe(each.id);
  });

  const signatures = metadata.functions.map(
    ({ id, parameters }) =>
      `${id}(${parameters.map((each) => (each.optional ? `[${each.name}]` : each.name)).join(', ')})`,
  );

  test('has the names and arguments that saved workbooks bind to', () => {
    expect(signatures).toEqual([
      'SOF.AWARD(avgMP, tables, [sessions], [rating], [restrictions], [event])',
      'SOF.PLACE(first, place, [sessions])',
      'SOF.PLACES(first, depth, [sessions])',
      'SOF.AVERAGE(holdings, [playersPerEntry])',
      'SOF.STRATUM(fieldAvg, fieldTables, stratumAvg, stratumTables, [sessions], [rating], [restrictions])',
      'SOF.SESSION(avgMP, tables, [rating], [restrictions], [event])',
      'SOF.RESULTS(first, scores, [sessions], [depth])',
      'SOF.FORMER(tables, sessions, [rating], [limit], [restrictions], [type])',
      'AGA.CATEGORY(avg, players)',
      'AGA.EXACT(avg, players)',
      'AGA.POINTS(avg, players, place, [tied], [asSheet])',
      'AGA.SLOPE(avg)',
      'AGA.TABLE(avg, players, [places], [asSheet])',
      'AGA.RESULTS(avg, players, places, [asSheet])',
      'AGA.AVERAGE(ratings)',
      'AGA.SEASON(players, events, points, [best], [ids])',
      'KGS.FACTOR(hours, boardSize, rounds)',
      'KGS.PLAYERS(played, scheduled, removed)',
      'KGS.POINTS(F, players, place, [calculator])',
      'KGS.TABLE(F, [maxPlayers], [calculator])',
      'KGS.RESULTS(F, players, wins, sos, sodos, [calculator], [counts])',
      'KGS.ANNUAL(accounts, events, points, [aliases])',
      'KGS.CHECK(wins, sos, sodos, rounds)',
      'NK.GROUPS(strengths, [rights], [groupSize])',
      'NK.SCORE(group, points)',
      'NK.SLIDE(n)',
      'NK.FOLD(n)',
      'NK.PROGRESS(players, rounds, [groupSize])',
      'NK.RIGHTS(points)',
      'KUKSU.TIERS(players)',
      'KUKSU.SIZES(players)',
      'KUKSU.DEFAULTTIER(tier, place, tiers, [lostTitle])',
      'KUKSU.SODOS(crosstable)',
      'KUKSU.RANK(points, sodos, [lastTier], [lastPlace], [rating])',
      'KUKSU.SNAKE(ratings, leagues)',
    ]);
  });

  test('is what the README lists', () => {
    const readme = readFileSync(path.join(dist, '..', 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| `=([A-Z]+\.[A-Z]+\(.*?\))` \|/gm)].map(
      ([, each]) => each,
    );
    expect(listed).toEqual(signatures);
  });

  test('describes every function and every argument', () => {
    for (const { description, parameters } of metadata.functions) {
      expect(description.trim()).not.toBe('');
      for (const each of parameters) expect(each.description.trim()).not.toBe('');
    }
  });

  test('takes every argument as it is and as a range, errors included', () => {
    expect(metadata.allowErrorForDataTypeAny).toBe(true);
    for (const { parameters } of metadata.functions) {
      for (const each of parameters) {
        expect(each).toMatchObject({ type: 'any', dimensionality: 'matrix' });
      }
    }
  });

  test('links every function to a help page of its own that exists', () => {
    const pages = metadata.functions.map((each) => {
      const { protocol, pathname } = new URL(each.helpUrl);
      expect(protocol).toBe('https:');
      expect(existsSync(path.join(dist, pathname))).toBe(true);
      return pathname;
    });
    expect(new Set(pages).size).toBe(ids.length);
  });
});

const bundles = readdirSync(dist).filter((file) => /^functions.*\.js$/.test(file));

describe.each(bundles)('%s', (file) => {
  const text = readFileSync(path.join(dist, file), 'utf8');

  test('is ES5, which engines of any age read', () => {
    expect(() => parse(text, { ecmaVersion: 5, sourceType: 'script' })).not.toThrow();
    expect(() => parse(`${text}var f = () => 1;`, { ecmaVersion: 5 })).toThrow();
  });

  test('uses no DOM, no clock, no timer, no office.js and no locale', () => {
    const absent =
      /\b(document|window|Office|Excel|setTimeout|setInterval|Date|Intl|preact)\b|Locale|locale/;
    expect(absent.exec(text)?.[0]).toBeUndefined();
  });

  test('holds nothing of pairing, grouping or the files of the EGD', () => {
    // Codes that stand in the sources of these rooms, and that no minifier changes.
    const codes = ['nobodyLeft', 'tooFewOpponents', 'allowRepeat', 'blackByForfeit', 'egdLine'];
    const others = ['titleMatch', 'Int32Array', 'Float64Array', 'rankedByName'];
    for (const each of [...codes, ...others])
      expect([each, text.includes(each)]).toEqual([each, false]);
  });

  test('is at most 60,000 bytes', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
  });
});

test('there is a bundle for all systems and one for each', () => {
  expect(bundles.sort()).toEqual([
    'functions.aga.js',
    'functions.js',
    'functions.kgs.js',
    'functions.kuksu.js',
    'functions.nk.js',
    'functions.sof.js',
  ]);
});

describe('the bundle, alone with CustomFunctions', () => {
  test.each(
    readReference().flatMap(({ id, examples: own }) => own.map((example) => ({ id, ...example }))),
  )('$formula gives the result its help shows', ({ id, formula, result }) => {
    expect(formula.startsWith(`=${id}(`)).toBe(true);
    expect(call(id, ...argumentsOf(formula))).toEqual(resultOf(result));
  });

  test('takes omitted arguments as null', () => {
    expect(call('SOF.AWARD', [[1250]], [[60]], null, null, null)).toEqual([[25.16]]);
  });

  test.each([[0], [null], ['']])(
    'takes the blank %j for an optional argument as its default',
    (blank) => {
      expect(call('SOF.AWARD', [[1250]], [[60]], [[blank]], [[blank]], [[blank]])).toEqual([
        [25.16],
      ]);
    },
  );

  test('scales by sessions, rating and restrictions', () => {
    const sectional = call('SOF.AWARD', [[1250]], [[60]], [[1]], [['sectional']], [[1]]);
    expect(sectional).toEqual([[9.58]]);
  });

  test('throws one sentence for a lone bad argument', () => {
    const bad = (): unknown => call('SOF.AWARD', [[1250]], [[0]], null, null, null);
    expect(bad).toThrow(CellError);
    expect(bad).toThrow('tables: 0. Enter a number above 0.');
  });

  test('spills a table from a column and a row', () => {
    expect(call('SOF.AWARD', [[0, 1250]], [[4], [60]], null, null, null)).toEqual([
      [2.68, 4.94],
      [8.71, 25.16],
    ]);
  });
});

describe.each(systems.map(({ id }) => id))('the one-system bundle of %s', (system) => {
  test('associates every function of the system without its prefix, too', () => {
    const prefix = `${system.toUpperCase()}.`;
    const own = ids.filter((id) => id.startsWith(prefix));
    const expected = [...own, ...own.map((id) => id.slice(prefix.length))];
    const associated = loadBundle(`functions.${system}.js`, onlyEs5);
    expect([...associated.keys()].sort()).toEqual(expected.sort());
    for (const id of own) {
      expect(associated.get(id.slice(prefix.length))).toBe(associated.get(id));
    }
  });
});

/** The texts of a bundle; a name of a property may be that of a figure, and no minifier changes it. */
function textsOf(file: string): string[] {
  const source = readFileSync(path.join(dist, file), 'utf8');
  const texts: string[] = [];
  for (const token of tokenizer(source, { ecmaVersion: 5 })) {
    // Its types leave out the value.
    if (token.type === tokTypes.string) texts.push((token as unknown as { value: string }).value);
  }
  return texts;
}

const wordsOf = (language: 'en' | 'nl'): Set<string> =>
  new Set(
    Object.values(allSaid(language))
      .join(' ')
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  );
const englishWords = wordsOf('en');
const dutchWords = [...wordsOf('nl')].filter((word) => !englishWords.has(word));

const codes = Object.keys(steps);

describe.each(readdirSync(dist).filter((file) => /^functions.*\.js$/.test(file)))('%s', (file) => {
  const texts = textsOf(file);

  test('holds no code of a step and no clause', () => {
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => codes.includes(text) || /^[SAKNU]\d+$/.test(text))).toEqual([]);
  });

  test('holds no Dutch word', () => {
    expect(dutchWords.length).toBeGreaterThan(200);
    const words = new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}{4,}/gu),
    );
    expect(dutchWords.filter((word) => words.has(word))).toEqual([]);
  });
});

describe('functions watch', () => {
  type Plugin = new (options: { input: string[]; output: string }) => webpack.WebpackPluginInstance;
  const FunctionsMetadataPlugin = jest.requireActual<Plugin>(
    '../../tools/build/functions-metadata-plugin',
  );

  interface Metadata {
    readonly allowErrorForDataTypeAny: boolean;
    readonly functions: readonly { readonly id: string; readonly description: string }[];
  }

  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'functions-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Source of functions that each give a number; the description is what Excel shows. */
  const source = (description: string, ...ids: string[]): string =>
    ids
      .map(
        (id) => `/**
 * ${description}
 * @customfunction ${id}
 * @param x A number.
 * @returns A number.
 */
function f${id.toLowerCase()}(x: number): number {
  return x;
}
`,
      )
      .join('\n');

  test('functions.json and the bundle follow every save', async () => {
    const file = path.join(folder, 'own.ts');
    const read = (name: string): string => readFileSync(path.join(folder, 'out', name), 'utf8');
    writeFileSync(file, source('First.', 'ONE'));
    const compiler = webpack({
      mode: 'development',
      devtool: false,
      context: folder,
      entry: './own.ts',
      output: { path: path.join(folder, 'out'), filename: 'own.js' },
      module: {
        rules: [
          {
            test: /\.ts$/,
            loader: path.resolve('tools', 'build', 'strip-types-loader.js'),
            options: { target: 'es2020' },
          },
        ],
      },
      plugins: [new FunctionsMetadataPlugin({ input: [file], output: 'functions.json' })],
    });
    const built: ((stats: webpack.Stats) => void)[] = [];
    const nextBuild = (): Promise<webpack.Stats> => new Promise((resolve) => built.push(resolve));
    const first = nextBuild();
    const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error) throw error;
      if (stats) built.shift()?.(stats);
    });
    try {
      for (const [description, ...ids] of [
        ['First.', 'ONE'],
        ['Second.', 'ONE'],
        ['Third.', 'ONE', 'TWO'],
      ] as const) {
        const building = description === 'First.' ? first : nextBuild();
        if (description !== 'First.') writeFileSync(file, source(description, ...ids));
        const saved = ids.map((id) => [id, description]);
        const metadata = (): Metadata => JSON.parse(read('functions.json')) as Metadata;
        const described = (): string[][] =>
          metadata().functions.map((each) => [each.id, each.description]);
        let { compilation } = await building;
        // A build that was under way when the file was saved is followed by one of what was saved.
        while (JSON.stringify(described()) !== JSON.stringify(saved))
          ({ compilation } = await nextBuild());
        expect([...compilation.errors, ...compilation.warnings]).toEqual([]);
        expect(metadata().allowErrorForDataTypeAny).toBe(true);
        expect(described()).toEqual(saved);
        for (const id of ids) expect(read('own.js')).toContain(`["${id}", `);
      }
    } finally {
      await new Promise((resolve) => {
        watching?.close(resolve);
      });
    }
  });
});

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

test('every rule tells programs all that stands in its way', () => {
  const doors = { ...sof, ...aga, ...kgs, ...nk, ...kuksu };
  const forPrograms = source as Readonly<Record<string, unknown>>;
  const bare = Object.entries(doors).filter(([name, rule]) => forPrograms[name] === rule);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test('only its doors pass on names: each one that is passed on is looked up slowly wherever the file is used', () => {
  const passesOn = /^Object\.defineProperty\(exports, "\w+", \{ enumerable/m;
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' });
  const passing = files.filter(
    (name) => name.endsWith('.js') && passesOn.test(readFileSync(path.join(core, name), 'utf8')),
  );
  const isDoor = (name: string): boolean =>
    name === path.join('src', 'language', 'core.js') || /(?:formulas|index)\.js$/.test(name);
  expect(passing.some(isDoor)).toBe(true);
  expect(passing.filter((name) => !isDoor(name))).toEqual([]);
});

test('what stands in the way of a pairing is a failure, and what can be allowed a question', () => {
  const players = [1, 2].map((number) => ({ number, strength: 2000, group: 0 }));
  const met = { games: [{ black: 1, white: 2, result: 'black' as const }] };
  const ways = [{ code: 'allowRepeat', values: { first: 1, second: 2 } }];
  expect(source.pairRound({ players, rounds: [met] })).toMatchObject({
    failures: [{ code: 'nobodyLeft', kind: 'notAvailable', values: { player: 1, met: [2] } }],
    questions: [{ ask: 'relax', ways }],
    obstacle: { code: 'nobodyLeft', values: { player: 1 } },
    relaxation: ways,
  });
  expect(source.pairRound({ players: players.slice(0, 1), rounds: [] })).toMatchObject({
    failures: [{ code: 'nobodyToPair', values: { present: 1 } }],
    questions: [],
  });
});

test('a ranking and a page list their failures', () => {
  expect(source.rankLeague([{ name: '', points: 1 }])).toMatchObject({
    ...{ ok: false, failures: [{ code: 'playerNamed' }], questions: [] },
  });
  const failure = { code: 'noTable', values: {} };
  expect(source.readLeaguePages('nothing')).toEqual({
    ...{ ok: false, failures: [failure], questions: [], failure },
  });
});
