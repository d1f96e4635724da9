/**
 * @jest-environment jsdom
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type System, systems } from '../../src/systems';
import { helpAddress, type HelpTopic } from '../../taskpane/reference/help';
import { dist, paneFile, readMetadata, readReference } from './support/bundle';

/** The built help, parsed once per page; needs jsdom. */

const help = path.join(dist, 'help');
const pages = readdirSync(help).filter((name) => name.endsWith('.html'));

const parsed = new Map<string, Document>();

function readPage(page: string): Document {
  const known = parsed.get(page);
  if (known) return known;
  const text = readFileSync(path.join(help, page), 'utf8');
  const made = new DOMParser().parseFromString(text, 'text/html');
  parsed.set(page, made);
  return made;
}

/** Written beside the help by `npm run manifest`, which knows the host. */
const writtenLater = ['../manifest.xml'];

/** Whether a link of a help page leads to a file there and, where it names a place, to that place. */
function leads(page: string, link: string): boolean {
  if (link.startsWith('https://') || writtenLater.includes(link)) return true;
  const [file, place] = link.split('#');
  const target = file === undefined || file === '' ? page : file;
  if (!existsSync(path.join(help, target.replace(/\?.*/, '')))) return false;
  return place === undefined || readPage(target).getElementById(place) !== null;
}

/** Addresses of everything a page links to. */
function linksOf(page: string): string[] {
  return [...readPage(page).querySelectorAll('[href], [src], form[action]')].map(
    (each) =>
      each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
  );
}

const reference = readReference();
const languages = ['en', 'nl'] as const;
const english = pages.filter((page) => !page.endsWith('.nl.html'));

test.each(pages)('the help page %s links only to what is there', (page) => {
  const links = linksOf(page);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !leads(page, link))).toEqual([]);
});

test('every page exists in both languages, names its own, and leads to the other', () => {
  expect(english.length).toBe(pages.length / 2);
  for (const page of english) {
    const dutch = page.replace(/\.html$/, '.nl.html');
    expect([page, readPage(page).documentElement.lang]).toEqual([page, 'en']);
    expect([dutch, readPage(dutch).documentElement.lang]).toEqual([dutch, 'nl']);
    expect(linksOf(page)).toContain(dutch);
    expect(linksOf(dutch)).toContain(page);
  }
});

test('every page is reached from the start page', () => {
  const reached = new Set(['index.html']);
  // A set gives what is added while it is looped over.
  for (const page of reached) {
    for (const link of linksOf(page)) {
      const [file = ''] = link.split('#');
      if (pages.includes(file)) reached.add(file);
    }
  }
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

test('every page has one heading of the first level and a title of its own', () => {
  for (const page of pages) {
    expect([page, readPage(page).querySelectorAll('h1').length]).toEqual([page, 1]);
  }
  for (const language of languages) {
    const own = pages.filter((page) => readPage(page).documentElement.lang === language);
    expect(new Set(own.map((page) => readPage(page).title)).size).toBe(own.length);
  }
});

test('no page has a script or a style written into it, and only the search runs one', () => {
  for (const page of pages) {
    const html = readPage(page);
    const policy = html.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const scripts = page.startsWith('search.') ? "script-src 'self'; " : '';
    expect([page, policy?.getAttribute('content')]).toEqual([
      page,
      `default-src 'none'; ${scripts}style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'`,
    ]);
    expect(html.querySelectorAll('style, [style], script:not([src])')).toHaveLength(0);
    expect(html.querySelectorAll('script').length > 0).toBe(page.startsWith('search.'));
  }
});

test('the host itself leads to the help', () => {
  const text = readFileSync(path.join(dist, 'index.html'), 'utf8');
  expect(text).toContain('url=help/index.html');
});

describe('the pane reaches in both languages', () => {
  const topics: HelpTopic[] = [
    ...reference.map(({ id }): HelpTopic => ({ kind: 'function', id })),
    ...systems.flatMap(({ jobs }: System) => jobs.map((id): HelpTopic => ({ kind: 'job', id }))),
    ...systems.flatMap(({ clause, clauses }) =>
      Array.from({ length: clauses }, (_, n): HelpTopic => {
        return { kind: 'clause', id: `${clause}${n + 1}` };
      }),
    ),
    ...(['egd', 'ratings', 'opengotha', 'aga-report', 'share'] as const).map((id): HelpTopic => ({
      kind: 'format',
      id,
    })),
    ...(
      ['error-name', 'error-spill', 'error-busy', 'error-other', 'no-answer', 'check'] as const
    ).map((id): HelpTopic => ({ kind: 'trouble', id })),
    ...(
      [
        'index',
        'install',
        'functions',
        'guide.why',
        'troubleshooting',
        'new',
        'privacy',
        'support',
      ] as const
    ).map((id): HelpTopic => ({ kind: 'page', id })),
  ];

  test.each(topics)('$kind $id', (topic) => {
    for (const language of languages) {
      const address = helpAddress(topic, language).replace(/^help\//, '');
      expect([address, leads('index.html', address)]).toEqual([address, true]);
    }
  });

  // What each view leads to: test/taskpane/app/functions.test.tsx.
  test('every page, but for the lists that the head of every page leads to', () => {
    const lists = ['guides', 'rules', 'search'];
    for (const language of languages) {
      const file = (name: string): string =>
        language === 'en' ? `${name}.html` : `${name}.nl.html`;
      const reached = topics.map((topic) => helpAddress(topic, language).slice(5).split('#')[0]);
      const own = pages.filter((page) => readPage(page).documentElement.lang === language);
      const beyond = own.filter((page) => !reached.includes(page));
      expect(beyond.sort()).toEqual(lists.map(file));
      for (const page of own) {
        const head = [...readPage(page).querySelectorAll('header [href], header form')].map(
          (each) => each.getAttribute('href') ?? each.getAttribute('action'),
        );
        expect([page, head]).toEqual([page, expect.arrayContaining(lists.map(file))]);
      }
    }
  });
});

describe.each(reference.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const text = readPage(`${entry.id.toLowerCase()}.html`).body.textContent;

  test('is explained by the very texts that the pane shows', () => {
    const shown = [entry.description, ...entry.clauses];
    for (const { name, description } of entry.parameters) shown.push(name, description);
    for (const { formula } of entry.examples) shown.push(formula);
    for (const each of shown) expect(text).toContain(each);
  });

  test('has three examples or more', () => {
    expect(new Set(entry.examples.map(({ formula }) => formula)).size).toBeGreaterThanOrEqual(3);
  });

  test('links each of its clauses, whose page links back', () => {
    const page = `${entry.id.toLowerCase()}.html`;
    for (const clause of entry.clauses) {
      const [rules = ''] = helpAddress({ kind: 'clause', id: clause }, 'en').slice(5).split('#');
      expect(linksOf(page)).toContain(`${rules}#${clause}`);
      const section = readPage(rules).getElementById(clause)?.closest('section');
      expect(section?.querySelector(`a[href="${page}"]`)).not.toBeNull();
    }
  });
});

describe('the Dutch metadata', () => {
  const english = readMetadata();
  const dutch = readMetadata('functions.nl.json');

  test('differs from the English in descriptions and help alone', () => {
    const withoutTexts = ({ functions, ...rest }: typeof english): unknown => ({
      ...rest,
      functions: functions.map((each) => ({
        ...each,
        description: '',
        helpUrl: each.helpUrl.replace('.nl.html', '.html'),
        parameters: each.parameters.map((parameter) => ({ ...parameter, description: '' })),
      })),
    });
    expect(withoutTexts(dutch)).toEqual(withoutTexts(english));
  });

  test('leads to the help in Dutch', () => {
    for (const { helpUrl = '' } of dutch.functions) {
      expect(helpUrl).toMatch(/\.nl\.html$/);
      expect(existsSync(path.join(dist, 'help', path.basename(helpUrl)))).toBe(true);
    }
  });

  test('describes every function and every argument in other words', () => {
    for (const [index, each] of dutch.functions.entries()) {
      const original = english.functions[index];
      expect(each.description).not.toBe(original?.description);
      for (const [place, { name, description }] of each.parameters.entries()) {
        expect([name, description.trim()]).not.toEqual([name, '']);
        expect(description).not.toBe(original?.parameters[place]?.description);
      }
    }
  });

  test('names the texts an argument allows as they must be typed', () => {
    const quoted = (text: string): string[] => (text.match(/"[^"]+"/g) ?? []).sort();
    for (const [index, { parameters }] of dutch.functions.entries()) {
      for (const [place, { description }] of parameters.entries()) {
        const original = quoted(english.functions[index]?.parameters[place]?.description ?? '');
        // The English words for a Dutch one may be left out.
        expect(original).toEqual(expect.arrayContaining(quoted(description)));
        expect(quoted(description)).toHaveLength(
          original.includes('"Group 1"') ? 2 : original.length,
        );
      }
    }
  });
});

test('the pane has what each clause says, in plain text', () => {
  const texts = JSON.parse(
    readFileSync(path.join(dist, '..', 'build', 'clauses.json'), 'utf8'),
  ) as Readonly<Record<string, string>>;
  const all = systems.flatMap(({ clause, clauses }) =>
    Array.from({ length: clauses }, (_, n) => `${clause}${n + 1}`),
  );
  expect(Object.keys(texts).sort()).toEqual(all.sort());
  for (const [clause, text] of Object.entries(texts)) {
    const says = readPage(
      helpAddress({ kind: 'clause', id: clause }, 'en').slice(5).split('#')[0] ?? '',
    )
      .getElementById(clause)
      ?.parentElement?.querySelector('p')?.textContent;
    expect([clause, text]).toEqual([clause, says]);
  }
});

test('every clause that a step may have is one of them', () => {
  const root = path.join(dist, '..');
  const known = systems.flatMap(({ clause, clauses }) =>
    Array.from({ length: clauses }, (_, n) => `${clause}${n + 1}`),
  );
  const files = ['src', 'taskpane'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(root, folder, file)),
  );
  const letters = systems.map(({ clause }) => clause).join('');
  const written = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(new RegExp(`'([${letters}]\\d{1,2})'`, 'g')),
      ([, clause]) => clause,
    ),
  );
  expect(new Set(written).size).toBeGreaterThan(40);
  expect([...new Set(written)].filter((clause) => !known.includes(clause ?? ''))).toEqual([]);
});

/** What the built page of the search shows for a query: its status, and the addresses it lists. */
function search(language: 'en' | 'nl', query: string): { status: string; found: string[] } {
  const page = language === 'en' ? 'search.html' : 'search.nl.html';
  const file = (name: string): string => readFileSync(path.join(help, name), 'utf8');
  document.documentElement.innerHTML = file(page);
  window.history.replaceState(null, '', `?q=${encodeURIComponent(query)}`);
  // As the page loads them, one after the other.
  for (const script of document.querySelectorAll('script')) {
    window.eval(file(script.getAttribute('src') ?? ''));
  }
  const links = [...document.querySelectorAll('#results a')];
  return {
    status: document.getElementById('found')?.textContent ?? '',
    found: links.map((link) => link.getAttribute('href') ?? ''),
  };
}

describe('the search of the help', () => {
  test.each([
    ['en', 'sof.award', 'sof.award.html'],
    ['en', 'who gets the bye', 'rules.nk.html#N10'],
    ['en', '#SPILL!', 'troubleshooting.html#spill'],
    ['en', 'upload manifest', 'install.html#excel-on-the-web'],
    ['en', 'undo', 'troubleshooting.html#undo'],
    ['nl', 'ongedaan', 'troubleshooting.nl.html#ongedaan-maken'],
    ['nl', 'wie is vrij', 'guide.nk.nl.html#een-ronde'],
    ['nl', 'puntentabel', 'guide.kgs.nl.html#het-jaar'],
  ] as const)('in %s leads from “%s” to %s among the first five', (language, query, address) => {
    expect(search(language, query).found.slice(0, 5)).toContain(address);
  });

  test('forgives a slip of the keys and accents', () => {
    expect(search('en', 'standngs').found).toContain('guide.nk.html#standings-title-rights');
    expect(search('en', 'Zoe').found).toContain(
      'guide.kuksu.html#group-next-cycle-volgende-cyclus-indelen',
    );
  });

  test('counts what it found, and says so where that is nothing', () => {
    const { status, found } = search('en', 'bye');
    expect(found.length).toBeGreaterThan(1);
    expect(status).toBe(`${found.length} found`);
    expect(search('en', 'xyzzyq')).toEqual({
      status: 'Nothing found for “xyzzyq”. Try fewer or shorter words.',
      found: [],
    });
  });

  test.each(['xyzzyq$&', 'xyzzyq$$', "xyzzyq$'", 'xyzzyq$1'])(
    'says %s as it was typed',
    (query) => {
      expect(search('en', query).status).toContain(`“${query}”`);
    },
  );

  test('searches while somebody types', () => {
    search('nl', '');
    const field = document.querySelector('input');
    if (!field) throw new Error('The page has no field.');
    field.value = 'weerstandspunten';
    field.dispatchEvent(new Event('input'));
    expect(document.querySelectorAll('#results li').length).toBeGreaterThan(0);
  });
});

const pageOf = (name: string): Document =>
  new DOMParser().parseFromString(readFileSync(path.join(dist, name), 'utf8'), 'text/html');

describe.each(['taskpane.html', 'taskpane.shared.html', 'functions.html'])('%s', (name) => {
  const page = pageOf(name);
  const policy =
    page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';

  test('has no script and no style written into it', () => {
    for (const script of page.querySelectorAll('script')) {
      expect(script.getAttribute('src')).toBeTruthy();
      expect(script.textContent).toBe('');
    }
    expect(page.querySelectorAll('style, [style], [onclick], [onload]')).toHaveLength(0);
  });

  test('forbids both by its content security policy, and everything it does not name', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' https://appsforoffice.microsoft.com");
    expect(policy).toContain("base-uri 'none'; form-action 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('loads office.js from Microsoft and everything else from its own folder', () => {
    const addresses = [...page.querySelectorAll('script')].map((each) => each.getAttribute('src'));
    const office = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';
    const own = addresses.filter((address) => address !== office);
    expect(addresses).toContain(office);
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) expect(address).toMatch(/^[\w.]+\.js$/);
  });
});

test('in the pane nothing holds up what is shown, and an old browser is told first', () => {
  const page = pageOf('taskpane.html');
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map((script) => path.basename(script.src))).toEqual([
    paneFile('start.js'),
    paneFile('taskpane.js'),
    'office.js',
  ]);
  for (const script of scripts) expect(script.defer).toBe(true);
  expect(page.querySelector('main')?.textContent).toContain('Loading…');
});

describe('files of the pane', () => {
  const { files } = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8')) as {
    files: string[];
  };
  const page = readFileSync(path.join(dist, 'taskpane.html'), 'utf8');
  const own = [...page.matchAll(/(?:href|src)="?([\w.]+\.(?:js|css))\b/g)].map(([, file]) => file);

  test('carry a hash of what they hold, and are all listed', () => {
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) expect(file).toMatch(/\.[0-9a-f]{8}\.(?:js|css)$/);
    const there = readdirSync(dist).filter((file) =>
      /^(?:taskpane|start)\..*(?:js|css)$/.test(file),
    );
    expect(there.sort()).toEqual(files);
  });

  test('are three until Home stands, beside the page itself', () => {
    expect(own.filter((file) => file !== 'office.js')).toEqual([
      paneFile('taskpane.css'),
      paneFile('start.js'),
      paneFile('taskpane.js'),
    ]);
  });

  test('that come later are named: stylesheets by the page, scripts by the bundle', () => {
    const later = files.filter((file) => !own.includes(file));
    const bundle = readFileSync(path.join(dist, paneFile('taskpane.js')), 'utf8');
    for (const file of later) {
      const [, hash = ''] = /\.([0-9a-f]{8})\./.exec(file) ?? [];
      expect([file, file.endsWith('.css') ? page.includes(file) : bundle.includes(hash)]).toEqual([
        file,
        true,
      ]);
    }
  });

  test('are told to an open pane', () => {
    const text = readFileSync(path.join(dist, 'build.js'), 'utf8');
    expect(text).toContain(`dataset.build="${paneFile('taskpane.js')}"`);
  });
});

test('the page of the shared runtime is the pane’s, and runs the functions after office.js', () => {
  const [own, shared] = ['taskpane.html', 'taskpane.shared.html'].map((name) => {
    const page = pageOf(name);
    return [...page.querySelectorAll('script')].map((each) => each.getAttribute('src'));
  });
  const [office] = own?.slice(-1) ?? [];
  expect(shared).toEqual([...(own?.slice(0, -1) ?? []), 'wait.js', office, 'functions.js']);
  const text = readFileSync(path.join(dist, 'taskpane.shared.html'), 'utf8');
  expect(text).toContain("connect-src 'self'");
});

test('the functions bundle holds nothing of the pane, and the pane nothing of the functions', () => {
  const functions = readFileSync(path.join(dist, 'functions.js'), 'utf8');
  const pane = readFileSync(path.join(dist, paneFile('taskpane.js')), 'utf8');
  expect(functions).not.toContain('createElement');
  expect(pane).not.toMatch(/CustomFunctions\b/);
});
