import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { keepPrevious, notesFor, problemsOf, type Versions } from '../../tools/release';
import { existing } from '../../src/core/result';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const files: Versions = {
  packageJson: '{ "version": "0.2.0" }',
  lock: '{ "version": "0.2.0" }',
  manifest: '<OfficeApp><Version>0.2.0.0</Version></OfficeApp>',
  changelog: '# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n- New.\n\n## 0.1.0\n\n- First.\n',
};

describe('a release', () => {
  test('is possible where every file names its version', () => {
    expect(problemsOf('v0.2.0', files)).toEqual([]);
    expect(notesFor('0.2.0', files.changelog)).toBe('- New.');
  });

  test.each<[string, string, Partial<Versions>, string]>([
    ['a tag that is no version', 'latest', {}, 'The tag is "latest"'],
    [
      'another version in package.json',
      'v0.2.0',
      { packageJson: '{ "version": "0.1.0" }' },
      'package.json says 0.1.0',
    ],
    [
      'an old lock file',
      'v0.2.0',
      { lock: '{ "version": "0.1.0" }' },
      'package-lock.json says 0.1.0',
    ],
    [
      'an old manifest',
      'v0.2.0',
      { manifest: '<Version>0.1.0.0</Version>' },
      'manifest.xml says 0.1.0.0',
    ],
    [
      'a version without notes',
      'v0.2.0',
      { changelog: '## 0.2.0\n\n## 0.1.0\n\n- First.' },
      '"## 0.2.0"',
    ],
    [
      'another repository',
      'v0.2.0',
      {
        packageJson:
          '{ "version": "0.2.0", "repository": { "url": "git+https://github.com/one/name.git" } }',
        repository: 'other/name',
      },
      'This is other/name, package.json says one/name',
    ],
  ])('is refused for %s', (_what, tag, changed, sentence) => {
    const problems = problemsOf(tag, { ...files, ...changed });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
  });

  test('of the version in package.json has a manifest and notes', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    const own = {
      packageJson: read('package.json'),
      lock: read('package-lock.json'),
      manifest: read('manifest.xml'),
      changelog: read('CHANGELOG.md'),
    };
    expect(problemsOf(`v${version}`, own)).toEqual([]);
  });
});

test('no test and no page names the version, which a release raises', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const literal = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?!\\d)`);
  const named = execFileSync('git', ['ls-files', '-z', 'test', '*.md'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => /\.(tsx?|js|md)$/.test(file))
    // What has been released, or was tried, stays; a release is explained by examples.
    .filter(
      (file) =>
        ![
          'CHANGELOG.md',
          'docs/excel-result.md',
          'docs/releasing.md',
          'test/project/release.test.ts',
        ].includes(file),
    )
    .filter((file) => literal.test(read(file)));
  expect(named).toEqual([]);
});

describe('the files of the release before', () => {
  const made: string[] = [];
  const folder = (contents: Readonly<Record<string, string>>): string => {
    const place = mkdtempSync(path.join(tmpdir(), 'release-'));
    made.push(place);
    for (const [file, text] of Object.entries(contents))
      writeFileSync(path.join(place, file), text);
    return place;
  };

  afterAll(() => {
    for (const place of made) rmSync(place, { recursive: true });
  });

  test('are kept where this one has none of their name, and those before them are not', () => {
    const files = ['taskpane.1.js', 'taskpane.nk.7.js', '../secret'];
    const previous = folder({
      'build.json': JSON.stringify({ files }),
      'taskpane.1.js': 'before',
      'taskpane.nk.7.js': 'before',
      'taskpane.0.js': 'older',
    });
    const dist = folder({ 'taskpane.2.js': 'now', 'taskpane.nk.7.js': 'now' });
    expect(keepPrevious(previous, dist)).toEqual(['taskpane.1.js']);
    expect(readdirSync(dist).sort()).toEqual([
      'taskpane.1.js',
      'taskpane.2.js',
      'taskpane.nk.7.js',
    ]);
    expect(readFileSync(path.join(dist, 'taskpane.nk.7.js'), 'utf8')).toBe('now');
  });

  test('are none where that release lists none', () => {
    expect(keepPrevious(folder({}), folder({}))).toEqual([]);
  });
});

describe('the listing of the store', () => {
  const store = read('docs/store.md');
  const manifest = read('manifest.xml');
  const [, english] = /<DisplayName DefaultValue="([^"]+)">/.exec(manifest) ?? [];
  const [, dutch] =
    /<DisplayName[^]*?<Override Locale="nl-NL" Value="([^"]+)"/.exec(manifest) ?? [];

  test.each([
    ['en-US', english],
    ['nl-NL', dutch],
  ])('has each text in %s, within the lengths that the store takes', (language, name) => {
    const [, listing = ''] = store.split(`### ${language}\n`);
    const line = (what: string): string =>
      new RegExp(`^${what}: (.+)$`, 'm').exec(listing)?.[1] ?? '';
    const [, description = ''] = /```text\n([^]*?)```/.exec(listing) ?? [];
    expect(line('Name')).toBe(name);
    for (const [text, most] of [
      [line('Name'), 50],
      [line('Summary'), 100],
      [description, 4000],
    ] as const) {
      expect(text).not.toBe('');
      expect([text, text.length > most]).toEqual([text, false]);
    }
    expect(line('Search words').split(', ')).toHaveLength(3);
  });
});

describe('the release workflow', () => {
  const workflow = read('.github/workflows/release.yml');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

  test('runs commands that exist, the tests before everything else', () => {
    const commands = [...workflow.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.length).toBeGreaterThan(3);
    for (const name of commands) expect(scripts).toHaveProperty([name]);
    expect(workflow.indexOf('- run: .ci/run')).toBeGreaterThan(0);
    expect(workflow.indexOf('- run: .ci/run')).toBeLessThan(workflow.indexOf('npm run manifest'));
    expect(workflow).toMatch(/needs: test/);
  });

  test('checks what it has built, keeps what the release before held out of the zip, and publishes before it announces', () => {
    const steps = [
      'npm run build',
      'npm run release:check -- "$GITHUB_REF_NAME"',
      'npm run manifest -- --host "$ADDIN_HOST"',
      'npm run validate',
      'zip -qr',
      'npm run release:keep -- build/previous',
      'upload-pages-artifact',
      'deploy-pages',
      'gh release create',
    ].map((step) => workflow.indexOf(step));
    expect(steps).not.toContain(-1);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    // What is attached is what the page says.
    expect(workflow).toContain('build/*.zip dist/manifest.xml build/demo/*.xlsx');
    const page = read('docs/releasing.md');
    for (const said of ['- `manifest.xml`', '- the zip of `dist`', '- a demo workbook']) {
      expect(page).toContain(said);
    }
  });
});

const page = readFileSync(path.resolve(__dirname, '..', '..', 'docs', 'deployment.md'), 'utf8');

/** The text between two marks, which must both be there. */
const between = (text: string, from: string, to: string): string =>
  existing(existing(text.split(from)[1]).split(to)[0]);

/** The table of headers: name, what it says, the files it is on. */
const table = [...page.matchAll(/^\| `([A-Z][\w-]+): ([^`]+)` \| (.+?) \|/gm)].map(
  ([, name, value, files]) => ({
    name: existing(name),
    value: existing(value),
    files: existing(files),
  }),
);
const block = between(page, '```nginx\n', '```');
const set = new Map(
  [...block.matchAll(/add_header ([\w-]+) (?:"([^"]*)"|(\S+)) always;/g)].map(
    ([, name, quoted, bare]) => [existing(name), existing(quoted ?? bare)],
  ),
);
const directives = (policy: string): string[] => policy.split(', ').sort();

describe('the configuration for nginx', () => {
  test('sets each header on errors and redirects, too', () => {
    const lines = block.split('\n').filter((line) => line.includes('add_header'));
    expect(lines).toHaveLength(set.size);
    expect(set.size).toBeGreaterThan(5);
  });

  test('has the headers of the table with their values, and no others', () => {
    // One location cannot tell icons from pages; nginx sets the type itself.
    const tabled = table.filter(
      ({ name, files }) => name !== 'Content-Type' && !files.includes('assets/'),
    );
    expect([...set.keys()].sort()).toEqual(tabled.map(({ name }) => name).sort());
    for (const { name, value } of tabled) {
      const [start] = value.split('...');
      expect([name, set.get(name)?.startsWith(existing(start))]).toEqual([name, true]);
      if (!value.endsWith('...')) expect(set.get(name)).toBe(value);
    }
  });

  test('names the charset of every text', () => {
    expect(block).toContain('charset utf-8;');
    const types = between(block, 'charset_types ', ';').split(' ');
    expect(types).toEqual(
      expect.arrayContaining(['text/css', 'text/javascript', 'application/json', 'text/xml']),
    );
  });

  test('lets the same pages frame the pane as the text', () => {
    const described = between(page, '```\nContent-Security-Policy: ', '\n');
    expect(set.get('Content-Security-Policy')).toBe(described);
  });

  test('sets neither header that keeps Excel on the web from showing pane and icons', () => {
    expect([...set.keys()]).not.toContain('X-Frame-Options');
    expect([...set.keys()]).not.toContain('Cross-Origin-Resource-Policy');
    expect(page).toContain('Two headers must **not** be set: `X-Frame-Options`');
    expect(page).toContain('`Cross-Origin-Resource-Policy: same-origin`');
  });

  test('asks browsers for https for a year, on this host alone', () => {
    expect(set.get('Strict-Transport-Security')).toBe(`max-age=${365 * 24 * 60 * 60}`);
  });

  test('takes from the pages what they do not use, and leaves them the clipboard', () => {
    expect(directives(existing(set.get('Permissions-Policy')))).toEqual([
      'camera=()',
      'geolocation=()',
      'microphone=()',
      'payment=()',
      'usb=()',
    ]);
  });
});

describe('the page of what Excel does to an add-in', () => {
  const root = path.resolve(__dirname, '../..');
  const page = readFileSync(path.join(root, 'docs/rough.md'), 'utf8');
  const lines = [...page.matchAll(/^\| ([A-J]\d*) +\| (.+) \| (.+) \| (.+) \|$/gm)];

  test('has a line for every clause, none twice', () => {
    const numbered = (letter: string, count: number): string[] =>
      Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
    expect(lines.map(([, clause]) => clause)).toEqual([
      ...numbered('A', 8),
      'A',
      ...numbered('B', 4),
      ...numbered('C', 14),
      ...numbered('D', 6),
      ...numbered('E', 3),
      'F',
      'G',
      ...numbered('H', 3),
      'I',
      'J',
    ]);
  });

  test('names a test for each, but for what none can show; every file it names is there', () => {
    const missing = lines.flatMap(([line, clause, , , shown = '']) => {
      const tests = [...shown.matchAll(/`(test\/[^`]+\.test\.tsx?)`/g)];
      const files = [...line.matchAll(/`((?:test|tools|taskpane)\/[^`]+)`/g)];
      return [
        ...(tests.length === 0 && clause !== 'A7' ? [`${clause}: no test`] : []),
        ...files.flatMap(([, file = '']) =>
          existsSync(path.join(root, file)) ? [] : [`${clause}: ${file}`],
        ),
      ];
    });
    expect(missing).toEqual([]);
  });
});
