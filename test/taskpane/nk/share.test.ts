import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { htmlTable } from '../../../src/exchange';
import { translator } from '../../../src/language';
import {
  firstToShare,
  shared,
  whatToShare,
  type ShareChoices,
} from '../../../taskpane/nk/texts/share';
import type { EventWorkbook } from './support/event-workbook';
import { bookOf } from './support/nk-book';
import { newWorkbook, paired, played } from './support/sample-event';

function workbook(): EventWorkbook {
  const made = newWorkbook(7);
  paired(made);
  played(made, 'NK_Round_1', (black, white) => (black + white === 8 ? 'draw' : undefined));
  paired(made, { round: 2, away: { 7: true } });
  return made;
}

const book = bookOf(workbook());
const plain = { grades: false, scores: false, groups: false };
const given = (choices: Partial<ShareChoices>, language: 'en' | 'nl' = 'en') => {
  const what = choices.what ?? { kind: 'standings' };
  const texts = shared(book, { ...plain, ...choices, what }, { t: translator(language), language });
  if (typeof texts === 'string') throw new Error(texts);
  return texts;
};
/** The cells of a table, as a page shows them. */
function cellsOf(html: string): string[][] {
  const page = document.createElement('div');
  page.innerHTML = html;
  expect([...page.querySelectorAll('*')].map(({ localName }) => localName)).not.toContain('script');
  return [...page.querySelectorAll('tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

test('the newest round is offered first, results where there are some, and the standings', () => {
  expect(whatToShare(book)).toEqual([
    ...[
      { kind: 'pairing', round: 2 },
      { kind: 'results', round: 1 },
    ],
    ...[{ kind: 'pairing', round: 1 }, { kind: 'standings' }],
  ]);
});

test('once standings were written they come first, in either language; other sheets change nothing', () => {
  const all = whatToShare(book);
  for (const name of ['Standings after round 1', 'Stand na ronde 1 (2)']) {
    expect(firstToShare(all, [name])).toEqual({ kind: 'standings' });
  }
  for (const names of [[], ['Round 2'], ['Standings after round 7']]) {
    expect(firstToShare(all, names)).toEqual({ kind: 'pairing', round: 2 });
  }
  expect(firstToShare([], [])).toEqual({ kind: 'standings' });
});

test.each(['pairing', 'results'] as const)('the %s of a round name every player once', (kind) => {
  for (const round of kind === 'pairing' ? [1, 2] : [1]) {
    const { text, html } = given({ what: { kind, round } });
    expect(text.split('\n')[0]).toBe(`NK, round ${round}`);
    const cells = cellsOf(html).flat();
    for (const { name } of book.players) {
      expect(text.split(name)).toHaveLength(2);
      expect(cells.filter((cell) => cell === name)).toHaveLength(1);
    }
  }
});

test('results stand behind the pairs, and an open game has dots', () => {
  expect(given({ what: { kind: 'results', round: 1 } }).text).toMatch(
    /^1\. .+ - .+ (1-0|0-1|½-½)$/m,
  );
  expect(given({ what: { kind: 'results', round: 2 } }).text).toMatch(/^1\. .+ - .+ \.\.\.$/m);
});

test('the bye and the absent stand below the boards', () => {
  expect(given({ what: { kind: 'pairing', round: 1 } }).text).toMatch(/\nBye: Player 0\d$/);
  expect(given({ what: { kind: 'pairing', round: 2 } }, 'nl').text).toMatch(
    /\nAfwezig: Player 07$/,
  );
});

test('scores and groups stand there if asked for', () => {
  const { text, html } = given({ what: { kind: 'pairing', round: 2 }, scores: true, groups: true });
  expect(text).toMatch(
    /\nTopgroep\n1\. Player \d\d \[[01]\] - Player \d\d \[1\]\n[^]*\nGroep 1\n3\. Player \d\d \[0\] - Player \d\d \[0\]\n/,
  );
  expect(cellsOf(html)[0]).toEqual(['Group', 'Board', 'Black', 'White']);
});

test('standings have each player once, with shared places and the marks of every round', () => {
  const { text, html } = given({});
  expect(text.split('\n')).toHaveLength(8);
  expect(text).toMatch(/^NK, standings after round 1\n1[=.] Player \d\d 1 \(/);
  const [head, ...rows] = cellsOf(html);
  expect(head).toEqual(['Line', 'Place', 'Name', 'Score', 'SOS', 'SODOS', 'R1']);
  expect(rows.map(([line]) => line)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(cellsOf(given({}, 'nl').html)[0]).toContain('Plaats');
});

test('standings stand in order of surname on request, and keep their places', () => {
  const byPlace = cellsOf(given({ what: { kind: 'standings' } }).html).slice(1);
  const bySurname = cellsOf(given({ what: { kind: 'standings' }, bySurname: true }).html).slice(1);
  const names = bySurname.map(([, , name = '']) => name.split(' ').pop() ?? '');
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect([...bySurname].sort()).toEqual([...byPlace].sort());
});

describe('a page that is saved', () => {
  let generate: (typeof import('lean-qr'))['generate'];
  let pageText: (typeof import('../../../taskpane/controls/sharing/saved-page'))['pageText'];

  beforeAll(async () => {
    // jsdom lacks them; every browser has them.
    Object.assign(globalThis, { TextDecoder, TextEncoder });
    ({ generate } = await import('lean-qr'));
    ({ pageText } = await import('../../../taskpane/controls/sharing/saved-page'));
  });

  const table = htmlTable({
    ...{ lang: 'en', caption: 'Round 1', columns: ['Board', 'Black'], heading: 0 },
    rows: Array.from({ length: 23 }, (_, at) => [String(at + 1), `</td><script>${at}</script>`]),
  });
  const page = { lang: 'en', title: 'NK <2026>', tables: [table], fullScreen: 'Fill the screen' };
  const parsed = (text: string): Document => new DOMParser().parseFromString(text, 'text/html');

  test('is one file that asks for nothing, and shows names letter by letter', () => {
    const text = pageText({ ...page, address: '' });
    const made = parsed(text);
    expect(made.title).toBe('NK <2026>');
    expect(made.querySelectorAll('tbody tr')).toHaveLength(23);
    expect(made.querySelectorAll('tbody th')[4]?.textContent).toBe('5');
    expect(made.querySelectorAll('td')[4]?.textContent).toBe('</td><script>4</script>');
    expect(made.querySelectorAll('script')).toHaveLength(1);
    expect(made.querySelectorAll('svg, [src], [href], link, img, iframe')).toHaveLength(0);
    expect(text).not.toMatch(/\bimport\b|fetch\(|https?:/);
  });

  test('has the code of its address, field by field', () => {
    const address = 'https://example.org/nk?a=1&b="2"';
    const made = parsed(pageText({ ...page, address }));
    expect(made.querySelector('footer')?.textContent).toBe(address);
    const code = generate(address);
    const path = made.querySelectorAll('footer path')[1]?.getAttribute('d') ?? '';
    const dark = new Set(
      [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
    );
    const fields = Array.from({ length: code.size ** 2 }, (_, at) => [
      at % code.size,
      Math.floor(at / code.size),
    ]);
    expect(dark.size).toBeGreaterThan(0);
    for (const [x = 0, y = 0] of fields) {
      expect([x, y, dark.has(`${x + 4} ${y + 4}`)]).toEqual([x, y, code.get(x, y)]);
    }
  });

  test('fills the screen and turns its pages by itself: each row is on one of them', () => {
    jest.useFakeTimers();
    const made = parsed(pageText({ ...page, address: '' }));
    const script = made.querySelector('script')?.textContent ?? '';
    made.querySelector('script')?.remove();
    document.body.innerHTML = made.body.innerHTML;
    const rows = (): HTMLTableRowElement[] =>
      [...document.querySelectorAll('tbody tr')] as HTMLTableRowElement[];
    const shown = (): string[] =>
      rows().flatMap((row) => (row.hidden ? [] : (row.cells[0]?.textContent ?? '')));
    const main = document.querySelector('main');
    if (!main) throw new Error('no main');
    // Ten rows fill the screen.
    main.getBoundingClientRect = () =>
      ({ bottom: shown().length * (window.innerHeight / 10) }) as DOMRect;
    new Function(script)();
    document.querySelector('button')?.click();
    const pages: string[][] = [];
    for (let turn = 0; turn < 3; turn++) {
      pages.push(shown());
      jest.runOnlyPendingTimers();
    }
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
    expect(pages.flat()).toEqual(rows().map((row) => row.cells[0]?.textContent));
    expect(shown()).toEqual(pages[0]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shown()).toHaveLength(23);
    expect(document.body.className).toBe('');
    jest.useRealTimers();
    document.body.innerHTML = '';
  });
});
