/**
 * @jest-environment jsdom
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { helpPage } from '../../taskpane/reference/help';
import type { FunctionReference } from '../../taskpane/reference/types';
import { dist, readMetadata } from './support/bundle';

const help = path.join(dist, 'help');
const pages = readdirSync(help).filter((name) => name.endsWith('.html'));
const reference = JSON.parse(
  readFileSync(path.join(dist, '..', 'build', 'reference.json'), 'utf8'),
) as FunctionReference[];

const read = (page: string): Document =>
  new DOMParser().parseFromString(readFileSync(path.join(help, page), 'utf8'), 'text/html');

/** Whether a link of a help page leads to a file there and, where it names a place, to that place. */
function leads(page: string, link: string): boolean {
  const [file, place] = link.split('#');
  const target = file === undefined || file === '' ? page : file;
  if (!existsSync(path.join(help, target))) return false;
  return place === undefined || read(target).getElementById(place) !== null;
}

describe.each(pages)('the help page %s', (page) => {
  test('links only to what is there', () => {
    const links = [...read(page).querySelectorAll('[href]')].map((each) =>
      each.getAttribute('href'),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !leads(page, link ?? ''))).toEqual([]);
  });
});

test.each(pages)('the help page %s loads its style sheet and nothing else', (page) => {
  const policy = read(page).querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  );
});

test('there is one page per function, and a list of all', () => {
  const expected = reference.map(({ id }) => `${id.toLowerCase()}.html`);
  expect([...pages].sort()).toEqual([...expected, 'index.html'].sort());
});

describe.each(reference.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  const text = read(`${entry.id.toLowerCase()}.html`).body.textContent;

  test('is linked from the pane', () => {
    expect(existsSync(path.join(dist, helpPage(entry)))).toBe(true);
  });

  test('is explained by the very texts that the pane shows', () => {
    const shown = [entry.description, ...entry.clauses];
    for (const { name, description } of entry.parameters) shown.push(name, description);
    for (const { formula } of entry.examples) shown.push(formula);
    for (const each of shown) expect(text).toContain(each);
  });

  test('has three examples or more', () => {
    expect(new Set(entry.examples.map(({ formula }) => formula)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the Dutch metadata', () => {
  const english = readMetadata();
  const dutch = readMetadata('functions.nl.json');

  test('differs from the English in descriptions alone', () => {
    const withoutTexts = ({ functions, ...rest }: typeof english): unknown => ({
      ...rest,
      functions: functions.map((each) => ({
        ...each,
        description: '',
        parameters: each.parameters.map((parameter) => ({ ...parameter, description: '' })),
      })),
    });
    expect(withoutTexts(dutch)).toEqual(withoutTexts(english));
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
