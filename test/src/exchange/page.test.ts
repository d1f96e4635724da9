import { Script } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { htmlTable } from '../../../src/exchange';
import { savedPage, type SavedPage } from '../../../src/exchange/page';

/** A code of as many rows and columns: `#` is dark. Nothing outside of it may be asked for. */
const codeOf = (...rows: readonly string[]): NonNullable<SavedPage['address']>['code'] => ({
  size: rows.length,
  get: (column, row) => {
    const field = rows[row]?.[column];
    if (field === undefined) throw new Error(`no field ${column}, ${row}`);
    return field === '#';
  },
});

const page: SavedPage = {
  ...{ lang: 'nl', title: 'Stand', tables: [], fullScreen: 'Volledig scherm' },
};
const address = { text: 'go.example', code: codeOf('#.', '.#') };

/** What stands between two tags. */
const inside = (html: string, tag: string): string | undefined =>
  html.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0];

describe('a saved page', () => {
  test('is a document from its first line to its last', () => {
    const lines = savedPage(page).split('\n');
    expect(lines.slice(0, 2)).toEqual(['<!doctype html>', '<html lang="nl">']);
    expect(lines.slice(-3)).toEqual(['</body>', '</html>', '']);
  });

  test.each<readonly [string, Partial<SavedPage>, readonly string[]]>([
    ['without an address', {}, []],
    ['with one', { address }, ['<footer', '</footer']],
  ])('has its parts in order and closes each of them, %s', (_, more, foot) => {
    const parts = /<\/?(?:html|head|title|style|body|main|button|footer|script)\b/g;
    expect(savedPage({ ...page, ...more }).match(parts)).toEqual([
      ...['<html', '<head', '<title', '</title', '<style', '</style', '</head'],
      ...['<body', '<main', '<button', '</button', '</main'],
      ...foot,
      ...['<script', '</script', '</body', '</html'],
    ]);
  });

  test.each([
    ['reads its letters as UTF-8', '<meta charset="utf-8">'],
    [
      'is as wide as a telephone',
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ],
    ['has its title', '<title>Stand</title>'],
    ['has a button that sends no form', '<button type="button">Volledig scherm</button>'],
  ])('%s', (_, line) => {
    expect(savedPage(page).split('\n')).toContain(line);
  });

  test('asks for nothing: no address of the web, no file, no picture', () => {
    expect(savedPage({ ...page, address })).not.toMatch(/https?:|\b(?:src|href)=|url\(|@import/);
  });

  test('shows its tables in order below the button, as they are', () => {
    const tables = ['A & B', 'C'].map((caption) =>
      htmlTable({ lang: 'nl', caption, columns: ['Naam'], heading: 0, rows: [['<b>']] }),
    );
    const [first = '', second = ''] = tables;
    expect(inside(savedPage({ ...page, tables }), 'main')).toBe(
      `\n<button type="button">Volledig scherm</button>\n${first}\n${second}\n`,
    );
  });

  test.each<readonly [string, Partial<SavedPage>, string]>([
    ['title', { title: `<b>"A" & 'B'` }, '<title>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;</title>'],
    ['button', { fullScreen: '<i>&' }, '<button type="button">&lt;i&gt;&amp;</button>'],
    ['language', { lang: '"><b>' }, '<html lang="&quot;&gt;&lt;b&gt;">'],
    ['address', { address: { ...address, text: '<u>?a&b' } }, '<span>&lt;u&gt;?a&amp;b</span>'],
    [
      'label of the code',
      { address: { ...address, text: '"?a&b' } },
      'aria-label="&quot;?a&amp;b"',
    ],
  ])('shows signs of HTML in its %s as letters', (_, more, text) => {
    expect(savedPage({ ...page, ...more })).toContain(text);
  });

  test('prints its headings on each page and no button', () => {
    const style = inside(savedPage(page), 'style') ?? '';
    expect(style).toBe(style.trim());
    expect(style).toMatch(
      /@media print\{button\{display:none\}.*thead\{display:table-header-group/,
    );
  });

  test('has a script that a browser can read, and that fills the screen', () => {
    const script = inside(savedPage(page), 'script') ?? '';
    expect(() => new Script(script)).not.toThrow();
    expect(script).toBe(script.trim());
    expect(script).toContain('root.requestFullscreen()');
  });

  test('has nothing below the tables without an address', () => {
    expect(savedPage(page)).toContain('</main>\n<script>');
    expect(savedPage(page)).not.toContain('<svg');
  });
});

describe('the code of an address', () => {
  const picture = (...rows: readonly string[]): string | undefined =>
    /<svg [^]*<\/svg>/.exec(
      savedPage({ ...page, address: { text: 'go.example', code: codeOf(...rows) } }),
    )?.[0];

  test.each<readonly [string, readonly string[], string]>([
    ['no field', ['..', '..'], ''],
    ['the first field', ['#.', '..'], 'M4 4h1v1h-1z'],
    ['a field to the right of it', ['.#', '..'], 'M5 4h1v1h-1z'],
    ['a field below it', ['..', '#.'], 'M4 5h1v1h-1z'],
    ['two fields, row by row', ['.#', '#.'], 'M5 4h1v1h-1zM4 5h1v1h-1z'],
    [
      'fields up to the last row and column',
      ['...', '..#', '.##'],
      'M6 5h1v1h-1zM5 6h1v1h-1zM6 6h1v1h-1z',
    ],
  ])('draws %s of %j in one path, four fields from the edge', (_, rows, drawn) => {
    expect(picture(...rows)).toContain(`<path d="${drawn}"/></svg>`);
  });

  test.each<readonly [readonly string[], number]>([
    [['#'], 9],
    [['##', '##'], 10],
    [['#.#', '...', '#.#'], 11],
  ])('of %j is %d fields wide and high, on white', (rows, side) => {
    expect(picture(...rows)).toMatch(
      new RegExp(
        `^<svg role="img" aria-label="go\\.example" viewBox="0 0 ${side} ${side}" [^>]*><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="`,
      ),
    );
  });

  test('stands before its address in the foot', () => {
    const foot = inside(savedPage({ ...page, address }), 'footer') ?? '';
    expect(foot).toMatch(/^<svg [^]*<\/svg><span>go\.example<\/span>$/);
  });
});
