import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { systems } from '../../src/systems';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && statSync(path.join(root, file), { throwIfNoEntry: false }));
const texts = tracked.filter((file) => !/\.(png|ico)$/.test(file));

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
  devDependencies: Record<string, string>;
  dependencies?: unknown;
};

describe('the first screen of the README', () => {
  const screen = read('README.md').split('\n').slice(0, 45);

  test('holds exactly the two lines that set everything up', () => {
    const commands = screen.filter((line) => line.startsWith('npm '));
    expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test']);
  });

  test('is what continuous integration runs, on the oldest Node and on that of .nvmrc', () => {
    expect(read('.ci/run').split('\n')).toContain('npm ci && npm test');
    const workflow = read('.github/workflows/ci.yml');
    expect(workflow).toContain('- run: .ci/run');
    const { engines } = manifest;
    const versions = [engines.node.replace('>=', ''), read('.nvmrc').trim()];
    const matrices = [...workflow.matchAll(/node: \[(.*)\]/g)].map(([, list]) => list);
    const expected = versions.map((version) => `'${version}'`).join(', ');
    expect(matrices).toEqual([expected, expected]);
  });

  test('is complete and unforgiving at night', () => {
    const [, nightly = ''] = read('.github/workflows/ci.yml').split('nightly:');
    const commands = [...nightly.matchAll(/- run: (.+)/g)].map(([, command]) => command);
    expect(commands).toEqual(['npm ci', 'npm run test:quick', 'npm test', 'npm run test:full']);
    expect([...nightly.matchAll(/SLOW_FILES: fail/g)]).toHaveLength(2);
  });
});

test('the guides of every system are on the first screen, and on the start page of their language', () => {
  const guides = systems.flatMap((system) => [...system.guides]);
  expect(guides.length).toBeGreaterThan(0);
  const screen = read('README.md').split('\n').slice(0, 45).join('\n');
  const missing = guides.flatMap((guide) => [
    ...(screen.includes(`(docs/${guide})`) ? [] : [`README.md: ${guide}`]),
    ...[/\.nl\.md$/.test(guide) ? 'docs/help/index.nl.md' : 'docs/help/index.md']
      .filter((page) => !read(page).includes(`(../${guide})`))
      .map((page) => `${page}: ${guide}`),
  ]);
  expect(missing).toEqual([]);
});

test('package.json says where the project lives, what it is about, and what belongs to it', () => {
  const { repository, bugs, homepage, keywords, files } = JSON.parse(read('package.json')) as {
    repository: { url: string };
    bugs: { url: string };
    homepage: string;
    keywords: string[];
    files: string[];
  };
  const place = repository.url.replace(/^git\+|\.git$/g, '');
  expect(bugs.url).toBe(`${place}/issues`);
  expect(homepage).toBe(`${place}#readme`);
  expect(new Set(keywords).size).toBe(keywords.length);
  expect(keywords).toEqual(expect.arrayContaining(['excel', 'go', 'bridge', 'tournament']));
  expect(files).toContain('dist');
  expect(files.filter((file) => file !== 'dist' && !tracked.includes(file))).toEqual([]);
});

describe('the README shows', () => {
  const readme = read('README.md');

  test('what the jobs are before the table of functions', () => {
    expect(readme.indexOf('<!-- jobs -->')).toBeGreaterThan(0);
    expect(readme.indexOf('<!-- jobs -->')).toBeLessThan(readme.indexOf('<!-- functions -->'));
  });

  test('pictures that are there, a pairing first', () => {
    const shown = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file);
    expect(shown).toEqual(['docs/pairing.png', 'docs/why.png', 'docs/workbench.png']);
    expect(shown.filter((file) => !tracked.includes(file))).toEqual([]);
  });
});

test('no file holds the marks of a conflict', () => {
  expect(texts.length).toBeGreaterThan(100);
  const marked = texts.filter((file) => /^(<{7}|>{7}|\|{7}) /m.test(read(file)));
  expect(marked).toEqual([]);
});

describe('every command that the documents name', () => {
  const documents = tracked.filter((file) => file.endsWith('.md'));

  test('is a script of package.json', () => {
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? ''),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

describe('every link of the documents', () => {
  const links = tracked
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => ({ file, target })),
    )
    .filter(({ target }) => !/^https?:/.test(target));

  test.each(links)('$file: $target', ({ file, target }) => {
    const [page = '', heading] = target.split('#');
    const linked = page === '' ? file : path.posix.join(path.posix.dirname(file), page);
    expect(existsSync(path.join(root, linked))).toBe(true);
    if (heading === undefined) return;
    const anchors = [...read(linked).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\s-]/gu, '')
        .replace(/\s/g, '-'),
    );
    expect(anchors).toContain(heading);
  });
});

describe('packages that stay as they are', () => {
  const ignored = [...read('.github/dependabot.yml').matchAll(/dependency-name: '?([^'\n]+)/g)].map(
    ([, name = '']) => name,
  );

  test('are not offered again, and CONTRIBUTING.md says why', () => {
    expect(ignored).toHaveLength(5);
    for (const name of ignored) {
      const version = manifest.devDependencies[name];
      expect(read('CONTRIBUTING.md')).toContain(
        version === undefined ? name : `${name} ${version}`,
      );
    }
  });
});

describe('the repository', () => {
  test('ships nothing but its own code: there are no run-time dependencies', () => {
    expect(manifest.dependencies).toBeUndefined();
  });

  test('names no package registry', () => {
    const registry = new RegExp(['registry', '(npmjs|yarnpkg|npmmirror)'].join('\\.'));
    expect(texts.filter((file) => registry.test(read(file)))).toEqual([]);
  });

  test('holds no copy of office.js', () => {
    const header = ['Office JavaScript API', 'library'].join(' ');
    expect(texts.filter((file) => read(file).includes(header))).toEqual([]);
  });
});
