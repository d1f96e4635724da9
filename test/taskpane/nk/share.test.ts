import { expect, test } from '@jest/globals';
import { translator } from '../../../src/language';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import {
  firstToShare,
  shared,
  whatToShare,
  type ShareChoices,
} from '../../../taskpane/nk/texts/share';
import type { EventWorkbook } from './support/event-workbook';
import { readBook } from './support/nk-book';
import { newWorkbook, paired, played } from './support/sample-event';

function bookOf(workbook: EventWorkbook) {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) throw new Error('The event cannot be read.');
  return found.book;
}

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
