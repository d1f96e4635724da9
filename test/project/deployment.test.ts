import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { existing } from '../../src/core/existing';

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
