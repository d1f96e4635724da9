import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import webpack from 'webpack';
import { dist } from './support/bundle';

const root = path.join(dist, '..');
const read = (...parts: string[]): string => readFileSync(path.join(root, ...parts), 'utf8');
const shipped = JSON.parse(read('tools', 'build', 'shipped.json')) as string[];
const plugin = path.join(root, 'tools', 'build', 'licences-plugin.js');

describe('dist/licences.txt', () => {
  const text = read('dist', 'licences.txt');

  test('holds our own licence', () => {
    expect(text).toContain(read('LICENSE').trim());
  });

  test.each(shipped)('holds name, version and full text of %s', (name) => {
    const { version } = JSON.parse(read('node_modules', name, 'package.json')) as {
      version: string;
    };
    const file = ['LICENSE', 'LICENSE.txt'].find((each) =>
      existsSync(path.join(root, 'node_modules', name, each)),
    );
    expect(text).toContain(
      `${name} ${version}\n\n${read('node_modules', name, file ?? 'LICENSE').trim()}`,
    );
  });

  test.each(shipped)('THIRD-PARTY-NOTICES.md names %s', (name) => {
    expect(read('THIRD-PARTY-NOTICES.md').toLowerCase()).toContain(`**${name}**`);
  });
});

/** Messages of a build that bundles a package. */
function messagesOf(entry: string): Promise<string[]> {
  const LicencesPlugin = jest.requireActual<new () => webpack.WebpackPluginInstance>(plugin);
  return new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'development',
      context: root,
      entry,
      output: { path: path.join(root, 'build', 'licences-test') },
      plugins: [new LicencesPlugin()],
    });
    // Nothing is written.
    compiler.hooks.shouldEmit.tap('test', () => false);
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.compilation.errors ?? []).map(({ message }) => message));
    });
  });
}

describe('a build', () => {
  const at = (name: string): string => path.join(root, 'node_modules', name);

  test('refuses a package whose licence is not shipped with it', async () => {
    expect(await messagesOf(at('acorn'))).toEqual([
      'acorn is bundled: name it in tools/build/shipped.json and THIRD-PARTY-NOTICES.md.',
    ]);
  });

  test('takes the others', async () => {
    expect(await messagesOf(at('preact'))).toEqual([]);
  });
});
