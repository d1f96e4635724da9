import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { systems } from '../../src/systems';
import { findings, refused } from '../../tools/audit';
import { made, parts, pictures, withPart } from '../../tools/docs';
import { drawnPictures } from '../../tools/help/pictures';

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

test('files export what is written elsewhere, and nothing else', () => {
  const own =
    /^(?:src|functions|taskpane\/(?:app|excel|ratings|sheets|start|why|\w+\/why))\/.*\.tsx?$/;
  const exported =
    /^export (?:abstract )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  const exports = texts
    .filter((file) => own.test(file))
    .flatMap((file) => [...read(file).matchAll(exported)].map(([, name = '']) => ({ file, name })));
  expect(exports.length).toBeGreaterThan(1000);
  const sought = new Map(exports.map(({ name }) => [name, 0]));
  for (const file of texts.filter((each) => /\.(?:tsx?|js|md)$/.test(each))) {
    for (const word of new Set(read(file).match(/\w+/g))) {
      const files = sought.get(word);
      if (files !== undefined) sought.set(word, files + 1);
    }
  }
  const alone = exports.filter(({ name }) => (sought.get(name) ?? 0) < 2);
  // By being written here two may stay: FailureCode is for programs, and the declarations of dist/core name PairCriterion.
  expect(alone).toEqual([]);
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

describe('named files', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  );
  const documents = tracked.filter((file) => file.endsWith('.md'));
  const code = tracked.filter((file) => /\.(tsx?|js|css|html|yml)$/.test(file));

  /** What commands make, what somebody names as they like, and what is Microsoft's. */
  const made = [
    /^(dist|build)\//,
    /^(manifest)?\.(dev|shared|sof|aga|kgs|nk|kuksu)\.xml$/,
    /^functions\*?(\.sof)?\.(js|json|html)$/,
    /^functions\*\.html$/,
    /^taskpane(\.shared|\.functions|\.job|\*)?\.(js|css|html)$/,
    /^build\.js(on)?$/,
    /^licences\.txt$/,
    /^(functions|taskpane|\*)\.try\.html$/,
    /^try\/index\.html$/,
    /^help\/[a-z]+\.html$/,
    /^(name|naam)\.xml$/,
    /^\/office-js\/office\.js$/,
  ];

  /** `{a,b}` and `*` as in a shell, `<id>` for any name. */
  function pattern(name: string): RegExp {
    const source = name
      .replace(/[.+?^$()|[\]\\]/g, '\\$&')
      .replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`)
      .replace(/<[^>]*>/g, '[^/]+')
      .replaceAll('*', '[^/]*');
    return new RegExp(`(^|/)${source}$`);
  }

  const isThere = (name: string): boolean => {
    const sought = pattern(name);
    return tracked.some((file) => sought.test(file));
  };

  test('every file that a document names is there, or made', () => {
    const named = documents.flatMap((document) =>
      [
        ...readFileSync(path.join(root, document), 'utf8').matchAll(
          /`([\w@./*<>{},-]+\.(?:tsx?|c?js|mjs|json|css|md|html|txt|xml|csv|yml|png|svg))`/g,
        ),
      ].map(([, name = '']) => ({ document, name })),
    );
    expect(named.length).toBeGreaterThan(300);
    const gone = named.filter(
      ({ name }) => !made.some((each) => each.test(name)) && !isThere(name),
    );
    expect(gone).toEqual([]);
  });

  /** Where the shapes of a program's lists are tested, and what shows that this program is among them. */
  const samples = [
    ...['OpenGotha', 'Pairgoth', 'MacMahon', 'TDList'].map(
      (program) => [program, 'test/corpus/programs/readings.json', program] as const,
    ),
    ...['ACBLscore', 'ACBL Live', 'BridgeWebs', 'Pianola', 'EBUScore', 'NBB'].map(
      (program) => [program, 'test/corpus/lists/bridge.txt', program] as const,
    ),
    ['online-go.com', 'test/src/kuksu/league/league-page.test.ts', '9th Cycle - Group'],
  ] as const;

  test.each(systems.flatMap(({ guides }) => guides))(
    '%s names a sample of each program whose lists it reads',
    (guide) => {
      const text = read(`docs/${guide}`);
      for (const [program, sample, sign] of samples.filter(([name]) => text.includes(name))) {
        expect([program, text.includes(`\`${sample}\``)]).toEqual([program, true]);
        expect([program, read(sample).includes(sign)]).toEqual([program, true]);
      }
    },
  );

  test('every source file that a comment names is there', () => {
    const named = code.flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const comments = text.match(/(?<!\S)(\/\*[^]*?\*\/|\/\/.*)/g) ?? [];
      return comments.flatMap((comment) =>
        (comment.match(/[\w@/<>{}-][\w@./*<>{},-]*\.tsx?\b/g) ?? []).map((name) => ({
          file,
          name,
        })),
      );
    });
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
  });
});

const sources = readdirSync(path.join(root, 'taskpane'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: read(path.join('taskpane', file)) }));

/** What the pane keeps, by its name: with the workbook, or in the browser. */
const kept = sources
  .flatMap(({ text }) => [...text.matchAll(/'(tsx\.[a-z.]+)'/g)].map(([, name = '']) => name))
  .sort();

/** The names that hidden names of sheets begin with. */
const hidden = [
  ...new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/[`'](_TSX_\w*)/g)].map(([, name = '']) => name),
    ),
  ),
].sort();

/** The rows of the first table under a heading. */
function rowsUnder(heading: string, file: string): readonly string[] {
  const [, after = ''] = read(file).split(`\n## ${heading}\n`);
  const [text = ''] = after.split('\n## ');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
}

describe('What is kept beside the sheets', () => {
  test('is these seven, and only where they are', () => {
    expect(kept).toEqual([
      'tsx.check.',
      'tsx.draft.',
      'tsx.lists',
      'tsx.pane',
      'tsx.undo',
      'tsx.version',
      'tsx.written',
    ]);
    const keeping = sources.filter(({ text }) =>
      /localStorage|sessionStorage|indexedDB|document\.cookie|\bsettings\.add\(/.test(text),
    );
    expect(keeping.map(({ file }) => file).sort()).toEqual([
      'details.ts',
      'excel/check/cells.ts',
      'excel/check/ground.ts',
      'excel/excel.ts',
      'excel/requests/facts.ts',
      'excel/requests/works-out-lists.ts',
      'excel/undo/undo-entry.ts',
    ]);
  });

  test('stands in SECURITY.md by its name', () => {
    expect(hidden).toEqual(['_TSX_', '_TSX_Printed', '_TSX_Tried']);
    for (const name of [...kept, ...hidden]) expect(read('SECURITY.md')).toContain(`\`${name}\``);
  });

  // The sheets that jobs write are kept, too.
  test.each([
    ['What is stored', 'docs/help/privacy.md'],
    ['Wat er wordt bewaard', 'docs/help/privacy.nl.md'],
  ])('has a row each under “%s” in %s', (heading, file) => {
    expect(rowsUnder(heading, file)).toHaveLength(kept.length + hidden.length + 1);
  });
});

const via = [{ url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc' }];
const report = {
  vulnerabilities: {
    shipped: { name: 'shipped', severity: 'high', via },
    mild: { name: 'mild', severity: 'moderate', via },
    tool: { name: 'tool', severity: 'critical', via: ['other'] },
  },
};
const wrong = (security: string): string[] =>
  refused(findings(report), ['shipped', 'mild'], security);

describe('npm run audit', () => {
  test('refuses a high finding in what is shipped, and nothing else', () => {
    expect(wrong('')).toEqual(['shipped']);
  });

  test('accepts it where SECURITY.md does, with a date', () => {
    expect(wrong('| GHSA-aaaa-bbbb-cccc | 2026-11-22 | not reached |')).toEqual([]);
    expect(wrong('| GHSA-aaaa-bbbb-cccc | some day | not reached |')).toEqual(['shipped']);
    expect(wrong('| GHSA-other-bbbb-cccc | 2026-11-22 | not reached |')).toEqual(['shipped']);
  });

  test('finds nothing in a report without weaknesses', () => {
    expect(findings({})).toEqual([]);
  });
});

/** Prettier pads tables and wraps lines; what they say counts. */
const unpadded = (page: string): string => page.replace(/\s+/g, ' ').replace(/-{3,}/g, '---');

describe('generated parts of the docs are up to date (npm run docs)', () => {
  test.each(parts)('$file: $name', async ({ file, name, text }) => {
    const page = readFileSync(path.resolve(__dirname, '..', '..', file), 'utf8');
    expect(unpadded(page)).toBe(unpadded(withPart(page, name, await text())));
  });

  test.each(made)('$file', ({ file, text }) => {
    const before = readFileSync(path.resolve(__dirname, '..', '..', file), 'utf8');
    expect(before).toBe(text(before));
  });

  test.each([...drawnPictures()])('%s', (file, text) => {
    const drawn = readFileSync(path.resolve(__dirname, '..', '..', pictures, file), 'utf8');
    expect(drawn).toBe(text);
  });

  test('a page without the part is refused', () => {
    expect(() => withPart('# Page', 'jobs', '')).toThrow('no part');
  });
});
