/**
 * @jest-environment jsdom
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dist, paneFile } from './support/bundle';

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
