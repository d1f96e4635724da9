/**
 * @jest-environment jsdom
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dist } from './support/bundle';

const pageOf = (name: string): Document =>
  new DOMParser().parseFromString(readFileSync(path.join(dist, name), 'utf8'), 'text/html');

describe.each(['taskpane.html', 'functions.html'])('%s', (name) => {
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
    'start.js',
    'taskpane.js',
    'office.js',
  ]);
  for (const script of scripts) expect(script.defer).toBe(true);
  expect(page.querySelector('main')?.textContent).toContain('Loading…');
});

test('the functions bundle holds nothing of the pane, and the pane nothing of the functions', () => {
  const functions = readFileSync(path.join(dist, 'functions.js'), 'utf8');
  const pane = readFileSync(path.join(dist, 'taskpane.js'), 'utf8');
  expect(functions).not.toContain('createElement');
  expect(pane).not.toMatch(/CustomFunctions\b/);
});
