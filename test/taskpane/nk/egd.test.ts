/** @jest-environment ./test/support/environment.js */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { atOnce, nkStandings } from '../../../src';
import type { Book } from '../../../taskpane/nk/book/book';
import { readBook } from './support/read-book';
import { egdImport, exported } from '../../../taskpane/nk/texts/egd';
import { namesOf } from '../../../taskpane/nk/book/settings';
import { nothingSaid, type PairOptions } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { standings } from '../../../taskpane/nk/standings';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { languages, say, type TextKey, translator } from '../../../src/language';
import { EventWorkbook } from './support/event-workbook';
import { newWorkbook, paired, played } from './support/sample-event';
import { text as paneText, textLike } from '../../support/text';
import { plannable, refusedBy } from '../support/computed';

function bookOf(workbook: EventWorkbook): Book {
  const found = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
  if (!found.ok) throw new Error('The event cannot be read.');
  return found.book;
}

function table(workbook: EventWorkbook): string {
  const book = bookOf(workbook);
  const made = atOnce(
    exported(
      book,
      nkStandings(book.event),
      { about: { event: 'NK' }, keepOpponents: true },
      namesOf(book.players),
      translator('en'),
    ),
  );
  if (typeof made === 'string') throw new Error(made);
  expect(made.losses).toContain('ratings');
  return made.text;
}

describe('A tournament table as text', () => {
  test('comes back as an event with the same standings, rounds and colours', () => {
    const workbook = newWorkbook(48);
    for (let round = 1; round <= 3; round++) {
      const absent: Partial<PairOptions> =
        round === 2 ? { round, away: { 48: true, 47: true } } : {};
      paired(workbook, absent);
      played(workbook, `NK_Round_${round}`, (black, white) =>
        (black + white) % 7 === 0 ? 'draw' : undefined,
      );
    }
    const text = table(workbook);
    const copy = new EventWorkbook();
    const read = plannable(copy.compute(egdImport, { text }));
    expect(read.detail).toEqual({ players: 48, rounds: 3 });
    copy.apply(read.plan);

    const wall = (each: EventWorkbook): unknown[] =>
      plannable(each.compute(standings, standings.initial)).detail.rows.map(
        ({ line, player, marks }) => [player.name, line.tableScore, line.sos, line.sodos, marks],
      );
    expect(wall(copy)).toEqual(wall(workbook));
    expect(table(copy)).toBe(text);
    expect(refusedBy(copy.compute(pairRound, nothingSaid))[0]).toMatch(
      textLike('en', 'nkRatingNeeded'),
    );
  });

  test('is not read into a workbook that holds an event, nor out of nothing', () => {
    expect(refusedBy(newWorkbook(4).compute(egdImport, { text: 'x' }))).toEqual([
      paneText('en', 'nkEventThere'),
    ]);
    expect(refusedBy(new EventWorkbook().compute(egdImport, { text: ' ' }))).toEqual([
      paneText('en', 'nkImportEmpty'),
    ]);
    expect(refusedBy(new EventWorkbook().compute(egdImport, { text: 'no table' }))).toHaveLength(1);
  });

  test('is not read where it is longer than any tournament, nor where no event can hold it', () => {
    const imported = (text: string): unknown =>
      refusedBy(new EventWorkbook().compute(egdImport, { text }));
    expect(imported('x'.repeat(1_000_001))).toEqual([
      paneText('en', 'pastedTooLong', { count: 1_000_001 }),
    ]);
    const lines = Array.from({ length: 2001 }, (_, at) => `${at + 1} A 1d 0-`);
    expect(imported(lines.join('\n'))).toEqual([
      paneText('en', 'nkImportTooLarge', {
        players: 2001,
        rounds: 1,
        mostPlayers: 2000,
        mostRounds: 99,
      }),
    ]);
    expect(imported(`1 A 1d ${'0- '.repeat(100)}`)).toEqual([
      paneText('en', 'nkImportTooLarge', {
        players: 1,
        rounds: 100,
        mostPlayers: 2000,
        mostRounds: 99,
      }),
    ]);
  });

  test('brings its header, PINs and names, and goes out with them', () => {
    const corpus = path.join(__dirname, '..', '..', 'corpus', 'egd');
    const file = (name: string): string => readFileSync(path.join(corpus, name), 'utf8');
    const text = file('egd-example-forfeits.h9');
    const workbook = new EventWorkbook();
    const read = plannable(workbook.compute(egdImport, { text }));
    expect(read.plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toEqual([
      paneText('en', 'nkImportRatings'),
      'Not taken over: the rule for handicaps (HA) (h9).',
      'Not taken over: the comment (CM) (Sample with invented players).',
      'Not taken over: SOS and other figures, which are computed again.',
    ]);
    workbook.apply(read.plan);
    const book = bookOf(workbook);
    expect(book.about).toEqual({
      ...{ event: 'NK example 2026', place: 'NL,Leiden', class: 'A', komi: '6.5', time: '105' },
      ...{ firstDay: '2026-06-05', lastDay: '2026-06-07' },
    });
    expect(book.players.map(({ name, pin, egdName }) => [name, pin, egdName])[0]).toEqual([
      ...['Jan van den Berg', '90000011', 'Berg Jan_van_den'],
    ]);
    const choices = { about: book.about, keepOpponents: true };
    const made = atOnce(
      exported(book, nkStandings(book.event), choices, namesOf(book.players), translator('en')),
    );
    if (typeof made === 'string') throw new Error(made);
    expect(made.text).toBe(file('egd-example-for-opengotha.h9').replace(/^; CM.*\n/m, ''));
    expect([made.missing, made.warnings]).toEqual([[], []]);
  });

  test.each<readonly [string, TextKey]>([
    ['{\n  "id" : 1, "type" : "INDIVIDUAL"\n}', 'nkOtherPairgoth'],
    ['<?xml version="1.0"?>\n<TournamentData typeversion="3.9">', 'nkOtherMacMahon'],
    [
      '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<Tournament dataVersion="201">',
      'nkOtherOpenGotha',
    ],
    ['<!DOCTYPE html>\n<html><body><table>', 'nkOtherPage'],
    ['num;place;name;firstname;country\n1;1;"Smit";"Anna";NL', 'nkOtherList'],
    ['TOURNEY Open\n\tstart=1/2/2026', 'nkOtherAgaReport'],
    ['90000011 Smit Anna NL Leid 3d -- 2310 12 T260606A\n', 'nkOtherRatings'],
  ])('that is another kind of file, %j, is named with what to do instead', (text, key) => {
    const refused = refusedBy(new EventWorkbook().compute(egdImport, { text }));
    expect(refused).toEqual([paneText('en', key)]);
  });

  test('of a Swiss event says what it orders by, and one that rounds says so', () => {
    const table = (heading: string, ...lines: readonly string[]): readonly string[] =>
      plannable(
        new EventWorkbook().compute(egdImport, { text: [heading, ...lines].join('\n') }),
      ).plan.warnings.map(({ sentence }) => say(languages.en, sentence));
    const heading = '; Pl Name Rk Co Club';
    expect(
      table(`${heading} NBW SOS`, '1 Smit Anna 3d NL Leid 1 0 2+', '2 Kok Bo 3d NL Leid 0 1 1-'),
    ).toContain(paneText('en', 'nkImportNoScore', { figure: 'NBW' }));
    expect(
      table(`${heading} MMS`, '1 Smit Anna 3d NL Leid 30 0=', '2 Kok Bo 3d NL Leid 30 0-'),
    ).toContain(paneText('en', 'nkImportRoundsDown'));
    expect(
      table(`${heading} MMS`, '1 Dréan-Güell Zoë 3d FR Leid 30 2+', '2 高 传德 3d CN Leid 30 1-'),
    ).toContain(paneText('en', 'nkImportForeignNames', { names: ['Zoë Dréan-Güell', '传德 高'] }));
  });

  test('that puts somebody else first than the championship would says so', () => {
    const lines = ['1 Smit Anna 3d NL Leid 0 2- 3+', '2 Kok Bo 3d NL Leid 0 1+ 4+'];
    const more = ['3 Vos Cor 3d NL Leid 0 4+ 1-', '4 Bos Dik 3d NL Leid 0 3- 2-'];
    const text = ['; Pl Name Rk Co Club NBW', ...lines, ...more].join('\n');
    const { plan } = plannable(new EventWorkbook().compute(egdImport, { text }));
    expect(plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toContain(
      paneText('en', 'nkImportFirst', { theirs: 'Anna Smit', ours: 'Bo Kok' }),
    );
  });

  test('of which lines are bad is refused with each of them', () => {
    const text = '1 A 1d NL X 2+\nhello\n3 C 1d NL X 0+ |12';
    const bad = refusedBy(new EventWorkbook().compute(egdImport, { text }));
    expect(bad).toEqual([
      expect.stringMatching(/^The table can’t be used\. table, row 2: /),
      expect.stringMatching(/^table, row 3: /),
    ]);
    const many = Array.from({ length: 22 }, () => 'hello world').join('\n');
    expect(refusedBy(new EventWorkbook().compute(egdImport, { text: many }))).toEqual([
      ...Array.from({ length: 20 }, () => expect.any(String) as unknown),
      paneText('en', 'nkImportMore', { count: 2 }),
    ]);
  });

  test('gives players of one name their line numbers', () => {
    const text = '1 Smit Anna 1d\n2 Smit Anna 2d\n3 ? 3d';
    const read = plannable(new EventWorkbook().compute(egdImport, { text }));
    const names = read.plan.sheets[0]?.blocks[1]?.cells.slice(1).map((row) => row[1]);
    expect(names).toEqual(
      ['Anna Smit', 'Anna Smit (2)', '? 3'].map((each) => ({ kind: 'text', text: each })),
    );
    expect(read.plan.warnings.map(({ sentence }) => say(languages.en, sentence))).toContain(
      paneText('en', 'nkImportSameNames', { names: ['Anna Smit'] }),
    );
  });
});
