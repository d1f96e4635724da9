/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { help } from './support/help';

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
