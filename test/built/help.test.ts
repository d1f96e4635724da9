/**
 * @jest-environment jsdom
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { systems, type System } from '../../src/systems';
import { helpAddress, type HelpTopic } from '../../taskpane/reference/help';
import { dist, readMetadata, readReference } from './support/bundle';
import { leads, linksOf, pages, readPage } from './support/help';

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
    ...(['error-name', 'error-spill', 'error-busy', 'error-other', 'no-answer'] as const).map(
      (id): HelpTopic => ({ kind: 'trouble', id }),
    ),
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

  // What each view leads to: test/taskpane/app/help-links.test.tsx.
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
