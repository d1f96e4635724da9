import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { FakeSheet } from './support/fake-sheet';
import { show } from './support/show';

const page = new DOMParser().parseFromString(
  readFileSync(`${__dirname}/../../taskpane/taskpane.html`, 'utf8'),
  'text/html',
);
const styles = readFileSync(`${__dirname}/../../taskpane/taskpane.css`, 'utf8');

describe("The pane's page", () => {
  const policy = new Map(
    (
      page.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ??
      ''
    )
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );

  test('Its policy forbids everything but own files and the Office library', () => {
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'", 'https://appsforoffice.microsoft.com'],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
  });

  test('The policy stands before anything is loaded', () => {
    const loading = page.querySelector('script, link');
    const meta = page.querySelector('meta[http-equiv]');
    expect(meta && loading && meta.compareDocumentPosition(loading)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  test("It loads its start, Microsoft's own copy of the Office library and one stylesheet", () => {
    expect(
      [...page.querySelectorAll('script')].map((script) => script.getAttribute('src')),
    ).toEqual(['start.js', 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js']);
    expect(page.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
    expect(styles).not.toMatch(/@import|url\(/);
  });

  test('It says what it is before any script has run, and no script holds up what it shows', () => {
    expect(page.querySelector('h1')?.textContent).toBe('Tournament scoring');
    expect(page.querySelector('[role="status"]')?.textContent).toBe('Loading…');
    for (const script of page.querySelectorAll('script')) expect(script.defer).toBe(true);
  });

  test('Neither the page nor the views carry inline scripts or styles', async () => {
    const { page: pane } = await show(new FakeSheet());
    for (const root of [page, pane]) {
      expect(root.querySelectorAll('style, script:not([src]), [style]')).toHaveLength(0);
      const handlers = [...root.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      );
      expect(handlers).toEqual([]);
    }
  });
});
