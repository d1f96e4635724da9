/** @jest-environment ./test/support/environment.js */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { languages, ruled, say, sentence } from '../../../../src/language';
import { fillRatings, type RatingOptions } from '../../../../taskpane/ratings/fill-ratings';
import { candidate, saidOfFilled } from '../../../../taskpane/ratings/RatingsJob';
import type { PlanCell } from '../../../../taskpane/sheets/plan';
import { text as paneText, wayOut } from '../../../support/text';
import { EventWorkbook } from '../../nk/support/event-workbook';
import { plannable, refusedBy } from '../../support/computed';
import { atOnce, readEgdTable, type Refusal } from '../../../../src';
import {
  failuresOf,
  readAgaReport,
  readOpenGotha,
  readRatingList,
  type RefusedText,
} from '../../../../src/exchange';
import { cutRuns, xmlTree } from '../../../../taskpane/nk/texts/xml-tree';
import { textOfBytes } from '../../../../taskpane/jobs/texts/views/TextSource';
import { provideDomParser } from '../../support/dom-parser';
import { randomFrom, runs } from '../../../support/sampled';
import { sampleSeed } from '../../../support/tier';

const folder = path.join(__dirname, '..', '..', '..', 'corpus', 'rating-lists');
const list = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const egf = list('egd-list-example.txt');

const rows = [
  ['Name', 'Country', 'Rating', 'Grade'],
  ['Jan van den Berg', 'NL', null, null],
  ['Anna Smit', null, 2150, '3d'],
  ['Piet de Fries', 'NL', null, null],
  ['Henk Groot Lipman', 'NL', 1700, '2k'],
  ['Nobody Here', null, null, null],
];
const computed = (options: Partial<RatingOptions> = {}, entries = rows) =>
  new EventWorkbook().compute(
    fillRatings,
    { ...fillRatings.initial, text: egf, ...options },
    { entries },
  );
const shown = (cell: PlanCell): unknown =>
  cell.kind === 'text' ? cell.text : cell.kind === 'number' ? cell.value : cell.kind;
const blocks = (options: Partial<RatingOptions> = {}): unknown =>
  plannable(computed(options)).plan.blocks.map(({ at, cells }) => [at, cells.flat().map(shown)]);
const warned = (options: Partial<RatingOptions> = {}): readonly string[] =>
  plannable(computed(options)).plan.warnings.map(({ sentence }) => say(languages.en, sentence));

describe('An entry list', () => {
  test('is filled where the list is certain; missing columns stand right of it', () => {
    expect(blocks()).toEqual([
      ['C2', [2430]],
      ['D2', ['4d']],
      ['E1', ['Club', 'Leid', 'keep', 'keep', 'Gron']],
      ['F1', ['PIN', '90000011', 'keep', 'keep', '90000066']],
      ['G1', ['EGD name', 'Berg Jan_van_den', 'keep', 'keep', 'Groot_Lipman Henk']],
    ]);
  });

  test('gets no player by likeness: the director is asked', () => {
    const { detail } = plannable(computed());
    expect([detail.byId, detail.byName, detail.date]).toEqual([0, 2, '22 Feb 2026']);
    expect(detail.questions.map(({ name, kind, offered }) => [name, kind, offered.length])).toEqual(
      [
        ['Anna Smit', 'several', 2],
        ['Piet de Fries', 'none', 1],
        ['Nobody Here', 'none', 0],
      ],
    );
    const chosen = { 3: '90000022', 4: '90000033', 6: '90000011' };
    expect(blocks({ chosen, without: ['club', 'pin', 'egdName'] })).toEqual([
      ['C2', [2430, 'keep', 2190]],
      ['D2', ['4d', 'keep', '2d']],
      ['B3', ['NL']],
    ]);
  });

  test('keeps what is filled, unless it is to be replaced, and shows both', () => {
    const listed = [
      ['Name', 'Country', 'Rating', 'Grade'],
      ['Henk Groot Lipman', 'NL', 1900, '2k'],
    ];
    const { changes, saysMore } = plannable(computed({}, listed)).detail;
    const change = { position: 1, name: 'Henk Groot Lipman', column: 'rating', was: '1900' };
    expect([changes, saysMore]).toEqual([[{ ...change, value: 1934 }], false]);
    const without = ['club', 'pin', 'egdName'] as const;
    expect(blocks({ replace: true, without })).toEqual([
      ['C2', [2430, 'keep', 'keep', 1934]],
      ['D2', ['4d']],
    ]);
  });

  test('is warned of a rating that moved far, and of lines that cannot be read', () => {
    expect(warned()).toEqual([
      paneText('en', 'nkRatingsLeftOut', { count: 1 }),
      paneText('en', 'nkRatingsFarKept', { name: 'Henk Groot Lipman', was: 1700, is: 1934 }),
    ]);
    // Said there, and not a second time among the cells that differ.
    const { changes, saysMore } = plannable(computed()).detail;
    expect([changes, saysMore]).toEqual([[], true]);
    expect(warned({ replace: true })).toContain(
      paneText('en', 'nkRatingsFar', { name: 'Henk Groot Lipman', was: 1700, is: 1934 }),
    );
    const text = `${egf}\n12345678 x`;
    expect(warned({ text })[0]).toBe('Lines that can’t be read: 1 (14: 12345678 x).');
  });

  test('is found by country and by PIN', () => {
    const entries = [
      ['Name', 'PIN', 'Country'],
      ['Somebody', '90000011', null],
      ['Anna Smit', null, 'DE'],
    ];
    const { detail } = plannable(computed({}, entries));
    expect([detail.byId, detail.byName, detail.byCountry]).toEqual([1, 1, ['Anna Smit']]);
  });
});

describe('A list of the AGA', () => {
  const entries = [
    ['Name', 'AGA ID'],
    ['Ada Lin', null],
    ['somebody', '20012'],
    ['New Stone', null],
  ];

  test('fills ratings, ids, chapters and states, and names memberships that end before', () => {
    const options = { text: list('tdlist-a-example.txt'), lastDay: '2027-03-01' };
    const { plan } = plannable(computed(options, entries));
    expect(plan.blocks.map(({ at, cells }) => [at, cells.flat().map(shown)])).toEqual([
      ['C1', ['Rating', 8.61, 8.24]],
      ['D1', ['Club', 'MGA']],
      ['B2', ['20011', 'keep', '29999']],
      ['E1', ['State', 'MA', 'NY', 'TX']],
    ]);
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      paneText('en', 'nkRatingsExpired', { name: 'somebody', date: '2027-01-31' }),
      paneText('en', 'nkRatingsUnrated', { name: 'New Stone' }),
    ]);
    const rounded = plannable(computed({ text: list('tdlist-n-example.txt') }, entries));
    expect(rounded.plan.warnings.map(({ sentence }) => say(languages.en, sentence))[0]).toBe(
      paneText('en', 'nkRatingsOneDecimal'),
    );
  });
});

test.each([
  ['', 'nkRatingsEmpty'],
  ['hello', 'nkRatingsNone'],
  ['<html><body>Are you a person?</body></html>', 'nkRatingsPage'],
  [' 90000088  Lo  FR  31To  7p  --  2700  9  G230101', 'nkRatingsAnswer'],
] as const)('%j is refused as %s', (text, key) => {
  const entries = [['Name'], [key === 'nkRatingsAnswer' ? 'Li' : 'Lo']];
  expect(refusedBy(computed({ text }, entries))).toEqual([paneText('en', key)]);
  const pasted =
    ' 90000088  Lo  FR  31To  7p  --  2700  9  G230101\n 90000011 Smit Anna NL Leid 3d -- 2310 12 T260606A';
  // The import of a table calls such lines a list of ratings.
  for (const told of [key, 'nkOtherRatings'] as const)
    wayOut(told, computed({ text: pasted }, [['Name'], ['Anna Smit']]).ok).toBe(true);
});

test('a list that is too long is refused with its lines', () => {
  expect(refusedBy(computed({ text: '\n'.repeat(100_000) }))).toEqual([
    paneText('en', 'nkRatingsEmpty'),
  ]);
  expect(refusedBy(computed({ text: 'x\n'.repeat(100_000) }))).toEqual([
    paneText('en', 'nkRatingsTooLong', { lines: 100_001 }),
  ]);
});

describe('files as they come, and those that once failed', () => {
  const folder = path.join(__dirname, '..', '..', '..', 'corpus', 'odd');

  function textOf(name: string): string {
    const bytes = readFileSync(path.join(folder, name));
    return textOfBytes(new Uint8Array(bytes).buffer);
  }

  /** `egdPin 2, egdPin 5`: codes with their lines; each can be said. */
  function refusal(refused: Refusal | RefusedText): string {
    const failures = failuresOf(refused);
    for (const failure of failures) {
      for (const language of Object.values(languages)) {
        expect(say(language, sentence('nkRefused', { why: ruled(failure) }))).toMatch(
          /: .+\. .+\.$/s,
        );
      }
    }
    return failures.map(({ code, at }) => [code, at.row].join(' ').trim()).join(', ');
  }

  const readers: Readonly<Record<string, (text: string) => string>> = {
    egd(text) {
      const read = readEgdTable(text);
      if (!read.ok) return refusal(read);
      const { players, rounds, notTaken } = read.value;
      const grouped = players.filter(({ group }) => group !== undefined).length;
      const left = notTaken.map(({ code }) => code).join(' ');
      return `${players.length} players, ${rounds.length} rounds, ${grouped} in groups; ${left}`;
    },
    ratings(text) {
      const { source = 'none', players, badCount, leftOut, isPage } = readRatingList(text);
      return `${source}, ${players.length} players, ${badCount} bad, ${leftOut} left out${isPage ? ', a page' : ''}`;
    },
    aga(text) {
      const read = readAgaReport(text);
      if (!read.ok) return refusal(read);
      const { players, games } = read.value;
      const rounds = new Set(games.map(({ round = '?' }) => round));
      return `${players.length} players, ${games.length} games, rounds ${[...rounds].join(' ')}`;
    },
    opengotha(text) {
      const tree = atOnce(xmlTree(text));
      if (!tree.ok) return tree.why;
      const read = readOpenGotha(tree.root);
      if (!read.ok) return refusal(read);
      const { players, games, byes } = read.value;
      return `${players.length} players, ${games.length} games, ${byes.length} byes`;
    },
  };

  /** What becomes of each file. */
  const outcomes: Readonly<Record<string, string>> = {
    'aga-a-letter.txt': 'agaReportStart 1',
    'aga-bad-lines.txt':
      'agaReportIdTwice 4, agaReportRank 5, agaReportUnlisted 7, agaReportSelf 9',
    'aga-counts.txt': '2 players, 1 games, rounds ?',
    'aga-handicaps.txt': '2 players, 2 games, rounds 1 2',
    'aga-latin-9.txt': '2 players, 1 games, rounds 1',
    'aga-template-cr.txt': '3 players, 2 games, rounds ?',
    'aga-tournament-word.txt': '3 players, 2 games, rounds 1 2',
    'egd-a-letter.h9': 'egdLine 1, egdLine 2',
    'egd-both-won.h9': 'egdContradiction 1, egdContradiction 2',
    'egd-byte-order-mark.h9': '2 players, 1 rounds, 0 in groups; figures',
    'egd-categories-first.h9': '3 players, 2 rounds, 0 in groups; figures',
    'egd-ffg-without-slash.h9': '3 players, 2 rounds, 0 in groups; ',
    'egd-macmahon-halves.h9': '4 players, 3 rounds, 0 in groups; figures',
    'egd-old-heading.h9': '4 players, 2 rounds, 0 in groups; remarks figures',
    'egd-open-boards-lost-letters.h9': '3 players, 1 rounds, 0 in groups; unnamed',
    'egd-opengotha-ta.h9': '3 players, 2 rounds, 0 in groups; remarks comment figures sharedPlaces',
    'egd-short-pin.h9': 'egdPin 2',
    'egd-tabs-crlf.h9': '3 players, 2 rounds, 3 in groups; ',
    'opengotha-another-root.xml': 'openGothaRoot',
    'opengotha-cut-off.xml': 'form',
    'opengotha-doctype.xml': 'doctype',
    'opengotha-no-version.xml': '2 players, 1 games, 0 byes',
    'opengotha-of-macmahon.xml': 'openGothaRoot',
    'opengotha-one-key-twice.xml': 'openGothaNameTwice 2',
    'opengotha-pairgoth.xml': '3 players, 2 games, 1 byes',
    'opengotha-pairgoth-2024.xml': '3 players, 1 games, 1 byes',
    'opengotha-round-21.xml': 'openGothaRound 1',
    'opengotha-unknown-result.xml': 'openGothaResult 1',
    'ratings-are-you-a-person.html': 'none, 0 players, 0 bad, 0 left out, a page',
    'ratings-page.html': 'egf, 2 players, 1 bad, 1 left out, a page',
    'ratings-tdlist-a.txt': 'aga, 3 players, 1 bad, 0 left out',
    'ratings-tdlist-n.txt': 'aga, 2 players, 1 bad, 0 left out',
    'ratings-tdlist-n-2026.txt': 'aga, 6 players, 1 bad, 0 left out',
  };

  beforeAll(provideDomParser);

  test.each(readdirSync(folder))('%s', (name) => {
    const [format = ''] = name.split('-');
    expect(readers[format]?.(textOf(name))).toBe(outcomes[name]);
  });

  test('each file that is told of is there', () => {
    expect(Object.keys(outcomes).sort()).toEqual(readdirSync(folder).sort());
  });

  test('letters of ISO 8859-15 are read', () => {
    expect(textOfBytes(Uint8Array.of(0x53, 0xbd, 0xa6, 0xe9).buffer)).toBe('SœŠé');
    const read = readAgaReport(textOf('aga-latin-9.txt'));
    expect(read.ok && read.value.players.map(({ surname, given }) => surname + given)).toEqual([
      'CôtéRené',
      'NúñezZoë',
    ]);
  });
});

describe('xml tree', () => {
  beforeAll(provideDomParser);

  const corpus = path.join(__dirname, '../../../corpus/opengotha/opengotha-example.xml');
  const example = readFileSync(corpus, 'utf8');

  const whole = (text: string) => atOnce(xmlTree(text, Infinity));
  const inParts = (text: string, longest = 60) => atOnce(xmlTree(text, longest));
  const partsOf = (text: string, longest = 60) => atOnce(cutRuns(text, longest));

  const games = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<Game table="${at}" white='a>b'/>\n`).join('');

  describe('a file that is parsed in parts', () => {
    test('has the tree of the whole', () => {
      expect(partsOf(example, 600).runs.length).toBeGreaterThan(2);
      expect(inParts(example, 600)).toEqual(whole(example));
    });

    test('and its parts are no longer than they may be, with one element more', () => {
      const { runs: parts, rest } = partsOf(`<Games>${games(40)}</Games>`, 200);
      expect(parts.length).toBeGreaterThan(3);
      expect(Math.max(...parts.map(({ text }) => text.length))).toBeLessThan(200 + 40);
      expect(rest.length).toBeLessThan(400);
    });

    test.each([
      ['a comment', '<!-- <a/><a/> -->'],
      ['CDATA', '<![CDATA[<a/>]]>'],
      ['an instruction', '<?go <a/>?>'],
      ['a namespace', '<a xmlns="b"/>'],
    ])('is left whole with %s', (_, piece) => {
      const text = `<Games>${games(40)}${piece}</Games>`;
      expect(partsOf(text).runs).toEqual([]);
      expect(inParts(text)).toEqual(whole(text));
    });

    test.each([
      ['in a part', `<Games>${games(20)}<Game table=1/>\n${games(20)}</Games>`, 21],
      ['between parts', `<Games>\n${games(20)}<b>\n${games(20)}</Games>`, 43],
      ['in both', `<Games>${games(20)}<Game a="1" a="2"/>\n${games(20)}<b></Games>`, 21],
      ['behind the end', `<Games>${games(20)}</Games>\n${games(20)}`, 22],
    ])('names the line of what is wrong %s', (_, text, line) => {
      expect(partsOf(text).runs.length).toBeGreaterThan(1);
      expect(inParts(text)).toEqual({ ok: false, why: 'form', line });
    });

    test.each([
      ['an element alone', `<Game name="${'x'.repeat(200)}"/>`],
      ['elements beside one another', games(20)],
      ['a sign of elements in an attribute', `<Games><a b="${games(20)}"/></Games>`],
      ['text that ends like an element', `<Games><b>${games(9)}text/>${games(9)}</b></Games>`],
      ['an element whose text ends like one', `<Games>${games(9)}<b>text/>${games(9)}</b></Games>`],
      ['the name of the mark', `<run>${games(20)}<run_/></run>`],
    ])('agrees on %s', (_, text) => {
      expect(inParts(text)).toEqual(whole(text));
    });
  });

  test('Parts and the whole agree on random texts, right or wrong', () => {
    const next = randomFrom(sampleSeed);
    const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)] ?? '';
    const pieces = [
      ...['<a/>', '<b c="1"/>', "<b c='/>'/>", '<a/>\n', '<d e=">"/> ', '<f >', '</f>', '<f></f>'],
      ...[
        'text',
        '/>',
        '>',
        '<',
        '"',
        "'",
        '&amp;',
        '&x;',
        '\n',
        '<g h="1" h="2"/>',
        '<Ä/>',
        '<run/>',
      ],
    ];
    let cut = 0;
    for (let run = runs(100, 40_000); run > 0; run--) {
      const bad = Math.floor(next() * 3);
      const some = Array.from({ length: 12 }, () => pick(pieces.slice(0, next() < 0.9 ? 5 : 8)));
      for (let slip = 0; slip < bad; slip++) {
        some.splice(Math.floor(next() * some.length), 0, pick(pieces));
      }
      const text = `<root>${some.join('')}</root>`;
      const parts = inParts(text, 10);
      const one = whole(text);
      if (partsOf(text, 10).runs.length > 0) cut++;
      // Where several things are wrong, the parts may name another line.
      if (!parts.ok && !one.ok) continue;
      expect({ text, parts }).toEqual({ text, parts: one });
    }
    expect(cut).toBeGreaterThan(runs(100, 40_000) / 2);
  });
});

test('What stays is not said to change, and ratings have the mark of the pane', () => {
  const values = { name: 'Novak, Fay', column: 'Rating', was: '6,88', is: '6,95' };
  expect(paneText('nl', saidOfFilled.kept.each, values)).toBe(
    'Novak, Fay, Rating: 6,88; in de lijst 6,95',
  );
  expect(paneText('nl', saidOfFilled.changed.each, values)).toContain('wordt 6,95');
  const emi = { row: 1, id: '20015', name: 'Emi Sato', state: 'MA', rating: 7.31 };
  expect(candidate(emi, ',')).toBe('Emi Sato, MA, 7,31, 20015');
});
