import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import webpack from 'webpack';

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
export function f${id.toLowerCase()}(x: number): number {
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
