/** @jest-environment ./test/support/environment.js */
import { describe, expect, jest, test } from '@jest/globals';
import { speaker, translator, type Language } from '../../../../src/language';
import { newSeason } from '../../../../taskpane/aga/season/new-season';
import { qualify } from '../../../../taskpane/aga/qualify';
import { pointsToShare } from '../../../../taskpane/aga/share';
import { resultsToShare } from '../../../../taskpane/kgs/share';
import { noOptions } from '../../../../taskpane/kuksu/given';
import { groupLeagues } from '../../../../taskpane/kuksu/group';
import { rankLeagues } from '../../../../taskpane/kuksu/rank';
import { leaguesToShare } from '../../../../taskpane/kuksu/share';
import { awardBridgeEvent } from '../../../../taskpane/sof/award-event';
import { standingsText } from '../../../../src/exchange';
import { awardsToShare } from '../../../../taskpane/sof/share';
import { sharedAwards } from '../../../../taskpane/sof/views/AwardDetail';
import {
  listOn,
  problemsOf,
  textsOf,
  type WrittenKinds,
  type WrittenList,
} from '../../../../taskpane/jobs/texts/written/texts';
import { spring, summer } from '../../aga/support/sections';
import { sampleTournaments } from '../../kgs/support/sample-year';
import { added, openYear } from '../../kgs/support/plans';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { sample, sampleOptions } from '../../sof/support/event-list';
import { plannable } from '../../support/computed';

jest.setTimeout(60_000);

/** The lists of a workbook that are found by the names of their cells. */
function listsIn(book: YearWorkbook, { kinds, sheets }: WrittenKinds): readonly WrittenList[] {
  return sheets(book.facts).flatMap((name) => listOn(book.sheet(name), kinds) ?? []);
}

function given(list: WrittenList, language: Language): { text: string[]; html: string } {
  expect(problemsOf(list)).toEqual([]);
  const mark = language === 'nl' ? ',' : '.';
  const texts = textsOf(list, { say: speaker(language), language, mark });
  return { text: texts.text.split('\n'), html: texts.html };
}

const rowsOf = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell),
  );

async function bridge(language: Language, options = {}): Promise<YearWorkbook> {
  const book = await YearWorkbook.create(language, 'sof');
  const entries = book.type('Pairs', 'A1', sample);
  const all = { ...sampleOptions, ...options };
  book.apply(plannable(book.compute(awardBridgeEvent, all, { entries })).plan);
  return book;
}

async function agaBook(): Promise<YearWorkbook> {
  const book = await YearWorkbook.create('en', 'aga');
  book.apply(plannable(book.compute(newSeason, { name: '2026', best: '' })).plan);
  for (const [name, list] of [
    ['Spring Open', spring],
    ['Summer Open', summer],
  ] as const) {
    const results = book.type(`${name} list`, 'A1', list);
    const options = { ...qualify.initial, name, isDesignated: true };
    book.apply(plannable(book.compute(qualify, options, { results })).plan);
  }
  return book;
}

describe('The awards of a bridge event', () => {
  test('are given from the sheets in the order of the places, with the field they are paid in', async () => {
    const book = await bridge('en');
    const [list] = listsIn(book, awardsToShare);
    if (!list) throw new Error('No list was found.');
    const { text: lines, html } = given(list, 'en');
    expect(lines.slice(0, 7)).toEqual([
      sampleOptions.name,
      '1. Clark – Dunn 15.38 (A)',
      '2/3. Adams – Baker 10.10 (A)',
      '2/3. Irwin – Jones 10.10 (Place in B 1, A)',
      '4/5. Evans – Frost 3.25 (A)',
      '4/5. Quinn – Reed 3.25 (Place in B 2, Place in C 1, A)',
      '6. Moss – Noble 2.39 (Place in B 3, B)',
    ]);
    expect(lines.at(-1)).toMatch(/^12\. .* 0\.00 \(Place in B 8, Place in C 4, –\)$/);
    expect(rowsOf(html).slice(0, 2)).toEqual([
      ['Place', 'Pair', 'Masterpoints', 'Place in B', 'Place in C', 'Paid in'],
      ['1', 'Clark – Dunn', '15.38', '', '', 'A'],
    ]);
    expect(html).toContain(`<caption>${sampleOptions.name}</caption>`);
  });

  test('follow a corrected score, and a sheet with another name', async () => {
    const book = await bridge('en');
    const [before] = listsIn(book, awardsToShare);
    book.rename(before?.sheet ?? '', 'For the bulletin');
    book.type('For the bulletin', 'E8', [[99]]);
    const [list] = listsIn(book, awardsToShare);
    expect(list && given(list, 'en').text[1]).toMatch(/^1\. .* 15\.38 \(A\)$/);
    expect(list && given(list, 'en').text[1]).not.toContain('Clark');
  });

  test('are the same in the preview and from the sheets', async () => {
    const book = await YearWorkbook.create('en', 'sof');
    const entries = book.type('Pairs', 'A1', sample);
    const awarded = plannable(book.compute(awardBridgeEvent, sampleOptions, { entries }));
    const preview = sharedAwards(awarded.detail, translator('en'), '.');
    book.apply(awarded.plan);
    const [list] = listsIn(book, awardsToShare);
    const { text: lines, html } = given(list as WrittenList, 'en');
    expect(standingsText(sampleOptions.name, preview.lines).split('\n')).toEqual(lines);
    const rows = preview.lines.map(({ place, name, score, cells = [] }) => [
      ...[place, name, score],
      ...cells,
    ]);
    expect([preview.columns, ...rows]).toEqual(rowsOf(html));
  });

  test('are given in Dutch from sheets in any language', async () => {
    const book = await bridge('en');
    const [list] = listsIn(book, awardsToShare);
    const { text: lines, html } = given(list as WrittenList, 'nl');
    expect(lines[1]).toBe('1. Clark – Dunn 15,38 (A)');
    expect(rowsOf(html)[0]).toEqual([
      ...['Plaats', 'Paar', 'Meesterpunten'],
      ...['Plaats in B', 'Plaats in C', 'Betaald in'],
    ]);
    expect(html).toContain('lang="nl"');
  });

  test('of the event written last come first', async () => {
    const book = await bridge('en');
    const entries = 'Pairs!A1:G13';
    const again = { ...sampleOptions, name: 'Sunday Pairs' };
    book.apply(plannable(book.compute(awardBridgeEvent, again, { entries })).plan);
    expect(listsIn(book, awardsToShare).map(({ title }) => title)).toEqual([
      'Sunday Pairs',
      sampleOptions.name,
    ]);
  });

  test('are refused by the cell that shows an error', async () => {
    const book = await bridge('en');
    const [list] = listsIn(book, awardsToShare);
    book.type(list?.sheet ?? '', 'E5', [['first']]);
    const [broken] = listsIn(book, awardsToShare);
    const findings = broken ? problemsOf(broken) : [];
    expect(findings.length).toBeGreaterThan(0);
    expect(speaker('en')(findings[0]?.sentence ?? { code: 'shareNothing' })).toMatch(
      /awards'![A-Z]+\d+/,
    );
  });
});

describe('The points of a section and the totals of a season', () => {
  test('are given from their sheets, who is not eligible without points', async () => {
    const book = await agaBook();
    const [totals, last, first] = listsIn(book, pointsToShare).map((list) => given(list, 'en'));
    expect(totals?.text.slice(1, 7)).toEqual([
      '1. Lin, Ada 11.7 (2)',
      '2. Okafor, Cleo 8.3 (2)',
      '3. Meyer, Dan 5.6 (1)',
      '4= Sato, Emi 3.0 (1)',
      '4= Novak, Fay 3.0 (1)',
      expect.stringMatching(/^6\. Ruiz/),
    ]);
    expect(first?.text.slice(0, 4)).toEqual([
      'Spring Open',
      '1. Lin, Ada 9.0',
      expect.stringMatching(/^2= \S+, \S+ (5\.6|not eligible)$/),
      expect.stringMatching(/^2= \S+, \S+ (5\.6|not eligible)$/),
    ]);
    // Nobody of another section.
    expect(first?.text).toHaveLength(13);
    expect(first?.text.filter((line) => line.endsWith('not eligible'))).toHaveLength(2);
    expect(last?.text[0]).toBe('Summer Open');
  });
});

describe('A KGS year', () => {
  test('gives its table by tournament: a column for each, in a text the ones an engine played in', async () => {
    const book = await openYear([]);
    const [july, other] = sampleTournaments;
    if (!july || !other) throw new Error('There are no tournaments.');
    for (const tournament of [july, other]) added(book, tournament);
    const [table] = listsIn(book, resultsToShare);
    const { text: lines, html } = given(table as WrittenList, 'en');
    const rows = rowsOf(html);
    expect(rows.slice(0, 2)).toEqual([
      ['Place', 'Engine', 'Total', 'Events', july.name, other.name],
      ['1', 'Zen', '3', '2', '0', '3'],
    ]);
    for (const [, engine, total, , ...points] of rows.slice(1)) {
      const sum = points.reduce((all, each) => all + Number(each), 0);
      expect([engine, Number(total)]).toEqual([engine, sum]);
    }
    expect(lines[1]).toBe(`1. Zen 3 (2, ${july.name} 0, ${other.name} 3)`);
    expect(lines).toHaveLength(rows.length);
  });

  test('gives its totals, and the results of the sheet in front', async () => {
    const book = await openYear([]);
    const [tournament] = sampleTournaments;
    if (!tournament) throw new Error('There is no tournament.');
    const { plan, detail } = added(book, tournament);
    const lists = listsIn(book, resultsToShare);
    expect(lists.length).toBeGreaterThanOrEqual(1);
    for (const list of lists) {
      const { text: lines } = given(list, 'en');
      expect(lines.slice(1)).toHaveLength(detail.totals?.length ?? 0);
    }
    const sheet = plan.sheets[0]?.name ?? '';
    const list = listOn(book.sheet(sheet), resultsToShare.kinds);
    if (!list) throw new Error('No results were found.');
    const { text: lines } = given(list, 'en');
    expect(lines).toHaveLength(1 + detail.standings.length);
    const [first] = detail.standings;
    expect(lines[1]).toContain(`${first?.account} `);
    expect(lines[0]).toBe(tournament.name);
  });
});

describe('A Kuksu cycle', () => {
  test('gives its leagues as they were made, and their results league by league', async () => {
    const book = await YearWorkbook.create('en', 'kuksu');
    const players = Array.from({ length: 10 }, (_, i) => [`N${i + 1}`, 2000 - i]);
    const registrations = book.type('Entries', 'B2', [['Name', 'Rating'], ...players]);
    book.apply(plannable(book.compute(groupLeagues, noOptions, { registrations })).plan);
    const [leagues] = listsIn(book, leaguesToShare);
    const made = given(leagues as WrittenList, 'en').text;
    expect(made.slice(0, 4)).toEqual([
      'Leagues: Kuksu, cycle 1, 1 league, 10 players',
      '',
      'League A',
      '1. N1 (2000)',
    ]);
    expect(made.filter((line) => line.endsWith(')'))).toHaveLength(10);
    // Nobody is left out for want of a name.
    book.type('Leagues', 'D6', [[null]]);
    const [unnamed] = listsIn(book, leaguesToShare);
    expect(unnamed && problemsOf(unnamed).map((each) => speaker('en')(each.sentence))).toEqual([
      '“Name” is missing in Leagues!D6. Every row needs one.',
    ]);
    book.type('Leagues', 'D6', [['N2']]);
    expect(given(listsIn(book, leaguesToShare)[0] as WrittenList, 'en').text).toEqual(made);
    const list = book.type('Played', 'A1', [
      ['League', 'Name', 'Place', 'Points'],
      ...[1, 2, 3].map((each) => ['A', `N${each}`, each, 4 - each]),
    ]);
    const ranked = book.compute(rankLeagues.list, rankLeagues.list.initial, { results: list });
    book.apply(plannable(ranked).plan);
    const [results] = listsIn(book, leaguesToShare);
    const { text: lines, html } = given(results as WrittenList, 'en');
    expect(lines.slice(0, 4)).toEqual([
      'Results: Kuksu, cycle 1, 1 league, 3 players',
      '',
      'League A',
      expect.stringMatching(/^1\. N1/),
    ]);
    expect(rowsOf(html)[0]?.slice(0, 4)).toEqual(['League', 'Place', 'Name', 'Points']);
  });
});

test('A sheet without the headings of a list holds none', async () => {
  const book = await bridge('en');
  expect(listOn(book.sheet('Pairs'), awardsToShare.kinds)).toBeUndefined();
});
