/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { standings } from '../../../taskpane/nk/standings';
import { languages, say, sentence, type TextKey, translator } from '../../../src/language';
import type { Plan } from '../../../taskpane/sheets/plan';
import { sampled } from '../../support/sampled';
import { text as paneText, text, textLike, wayOut } from '../../support/text';
import { EventWorkbook } from './support/event-workbook';
import { newWorkbook, paired, played } from './support/sample-event';
import { plannable, refusedBy } from '../support/computed';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { atOnce, nkStandings } from '../../../src';
import { bookOf } from './support/nk-book';
import { shared } from '../../../taskpane/nk/texts/share';
import { egdImport, exported } from '../../../taskpane/nk/texts/egd';
import { namesOf, settingKeys } from '../../../taskpane/nk/book/settings';
import { nothingSaid, type PairOptions } from '../../../taskpane/nk/pair-options';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { cellIn, parseArea, placeName } from '../../../taskpane/sheets/address';
import type * as Check from '../../../src/nk/event/check';
import type * as State from '../../../src/nk/standings/state';
import type { SourceTable } from '../../../taskpane/sheets/source';
import { atOnceSlices } from '../support/computing';

const { initial } = standings;
const sheet = 'Standings after round 1';

/** Standings after round 1 of 8 players, written at 13:05. */
function event(): EventWorkbook {
  const workbook = newWorkbook(8);
  paired(workbook);
  played(workbook, 'NK_Round_1');
  workbook.apply(plannable(workbook.compute(standings, initial)).plan);
  return workbook;
}

const names = (workbook: EventWorkbook): readonly unknown[] =>
  Array.from({ length: 8 }, (_, i) => workbook.at(sheet, `C${i + 5}`));

/** Nothing but a note, on the sheet that counts no longer. */
const older = (newer: string): unknown =>
  expect.objectContaining({
    ...{ sheet, at: 'A3' },
    cells: [[{ kind: 'text', text: text('en', 'nkSheetOlder', { sheet: newer }) }]],
  });

describe('Standings written again under the same title', () => {
  test('take the place of those that are there: the cells that differ, and no others', () => {
    const workbook = event();
    const before = names(workbook);
    workbook.type('NK_Round_1', 0, 5, '0-1');
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toEqual({ replaces: sheet, rounds: 1 });
    expect(plan).toMatchObject({ title: sheet, sheets: [], names: [], activate: sheet });
    const [block] = plan.blocks;
    expect(plan.blocks).toHaveLength(1);
    const [title = [], , , headings = []] = block?.cells ?? [];
    expect([...title, ...headings].every(({ kind }) => kind === 'keep')).toBe(true);
    workbook.apply(plan);
    expect(names(workbook)).not.toEqual(before);
    // What was written is again what would be written: nothing but figures is left to write.
    const again = plannable(workbook.compute(standings, initial)).plan.blocks[0];
    const kinds = new Set(again?.cells.flat().map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(['keep', 'number']));
  });

  test('have their name cover a list that has become longer or shorter', () => {
    const workbook = event();
    const { plan } = plannable(workbook.compute(standings, initial));
    expect(plan.moves).toEqual([
      { name: 'NK_Standings_1', sheet, address: 'A4:I12' },
      { name: 'NK_StandingsSheet_1', sheet, address: 'A1:I16' },
    ]);
    const entries = Array.from({ length: 15 }, (): string | number | null => null);
    workbook.append('NK_Players', [9, 'Late', 2100, null, 0, ...entries.slice(5)]);
    workbook.type('NK_Players', 8, 9, 2);
    const longer = plannable(workbook.compute(standings, initial)).plan;
    expect(longer.moves).toEqual([
      { name: 'NK_Standings_1', sheet, address: 'A4:I13' },
      { name: 'NK_StandingsSheet_1', sheet, address: 'A1:I16' },
    ]);
  });

  test('become a sheet of their own where both shall be kept', () => {
    const workbook = event();
    const { plan, known } = plannable(workbook.compute(standings, { ...initial, replace: false }));
    expect(known).toEqual({ replaces: sheet, rounds: 1 });
    expect(plan.blocks).toEqual([older(`${sheet} (2)`)]);
    expect(plan.sheets.map(({ name }) => name)).toEqual([`${sheet} (2)`]);
    expect(plan.names.map(({ name }) => name)).toEqual([
      'NK_Standings_1_2',
      'NK_StandingsSheet_1_2',
    ]);
  });

  test('also where the sentences below need more or fewer lines, as long as nobody wrote on below them', () => {
    const workbook = event();
    for (let row = 0; row < 8; row++) {
      workbook.type('NK_Players', row, 1, `A name that is long enough for three lines ${row}`);
      for (const column of [2, 4]) {
        const [at, number] = [
          workbook.rows('NK_Round_1').findIndex((r) => r[column - 1] === row + 1),
          column,
        ];
        if (at >= 0) workbook.type('NK_Round_1', at, number, null);
      }
    }
    const longer = plannable(workbook.compute(standings, initial)).plan;
    expect(longer.sheets).toEqual([]);
    workbook.apply(longer);
    for (let row = 0; row < 8; row++) workbook.type('NK_Players', row, 1, `N${row}`);
    const shorter = plannable(workbook.compute(standings, initial)).plan;
    expect(shorter.sheets).toEqual([]);
    // A remark right below our last line is somebody's own.
    const last = (longer.blocks[0]?.cells.length ?? 0) + 1;
    workbook.typeAt(sheet, `A${last}`, 'paid');
    expect(plannable(workbook.compute(standings, initial)).plan.sheets).toHaveLength(1);
  });

  test('of which there are two, take the place of the one written last: that is the one that counts', () => {
    const workbook = event();
    workbook.apply(plannable(workbook.compute(standings, { ...initial, replace: false })).plan);
    workbook.turnTabs();
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toMatchObject({ replaces: `${sheet} (2)` });
    expect(plan.blocks.map((block) => block.sheet)).toEqual([`${sheet} (2)`]);
  });

  test('of an earlier round count the rounds up to it, with the results of today', () => {
    const workbook = event();
    paired(workbook);
    played(workbook, 'NK_Round_2');
    const before = names(workbook);
    workbook.type('NK_Round_1', 0, 5, '0-1');
    const { plan, detail } = plannable(workbook.compute(standings, { ...initial, round: 1 }));
    expect(detail.played).toBe(1);
    expect(plan).toMatchObject({ title: sheet, sheets: [], activate: sheet });
    workbook.apply(plan);
    expect(names(workbook)).not.toEqual(before);
  });

  test.each<[string, string, string | number]>([
    ['a remark beside the list', 'Z6', 'paid'],
    ['a remark below it', 'A20', 'paid'],
    ['a text where a figure was', 'A6', '2='],
    ['another title', 'A1', 'My standings'],
    ['another heading', 'C4', 'Player'],
    ['a filled cell between', 'B13', 5],
  ])('never replace a sheet with %s, and say so', (_, address, typed) => {
    const workbook = event();
    workbook.typeAt(sheet, address, typed);
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toMatchObject({ replaces: undefined });
    expect(plan.blocks).toEqual(address === 'A1' ? [expect.anything()] : [older(`${sheet} (2)`)]);
    expect(plan.sheets).toHaveLength(1);
    expect(plan.warnings).toContainEqual({ sentence: sentence('nkSheetStays', { sheet }) });
  });

  test('have a sheet of their own where other columns were asked for', () => {
    const { plan } = plannable(event().compute(standings, { ...initial, wins: true }));
    expect(plan.sheets).toHaveLength(1);
    expect(plan.warnings).toContainEqual({ sentence: sentence('nkSheetOther', { sheet }) });
  });

  test('never replace a sheet of which one cell was changed, whichever', () => {
    const workbook = event();
    const cells = Array.from({ length: 15 }, (_, row) =>
      [...'ABCDEFGHI'].map((column) => `${column}${row + 1}`),
    ).flat();
    for (const address of sampled(cells, 20)) {
      const held = workbook.at(sheet, address);
      workbook.typeAt(sheet, address, typeof held === 'number' ? held + 1 : `${held ?? ''}x`);
      const changed = plannable(workbook.compute(standings, initial)).plan;
      expect([address, changed.sheets.length]).toEqual([address, 1]);
      workbook.typeAt(sheet, address, held);
      expect(plannable(workbook.compute(standings, initial)).plan.sheets).toEqual([]);
    }
  });

  test('replace what nobody has changed after any correction, also where nothing stands any more', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    const corrections: readonly (() => void)[] = [
      () => workbook.type('NK_Players', 0, 2, 2100),
      () => workbook.type('NK_Round_1', 0, 5, '0-1'),
      () => workbook.type('NK_Round_1', 1, 5, '½-½'),
      () => workbook.type('NK_Round_1', 2, 5, '0-0'),
      () => workbook.type('NK_Round_1', 1, 5, '1-0'),
    ];
    workbook.apply(plannable(workbook.compute(standings, initial)).plan);
    for (const correct of corrections) {
      correct();
      const { plan } = plannable(workbook.compute(standings, initial));
      expect([plan.sheets, plan.blocks.length]).toEqual([[], 1]);
      workbook.apply(plan);
    }
  });

  test('are the ones to replace again once the newer sheet was deleted', () => {
    const workbook = event();
    workbook.apply(plannable(workbook.compute(standings, { ...initial, replace: false })).plan);
    expect(workbook.at(sheet, 'A3')).toBe(text('en', 'nkSheetOlder', { sheet: `${sheet} (2)` }));
    workbook.deleteSheet(`${sheet} (2)`);
    const { plan, known } = plannable(workbook.compute(standings, initial));
    expect(known).toMatchObject({ replaces: sheet });
    workbook.apply(plan);
    expect(workbook.at(sheet, 'A3')).toMatch(/^12\+ = won/);
  });

  test('show games won and colors if asked for, each at its game', () => {
    const workbook = event();
    const plain = plannable(workbook.compute(standings, { ...initial, replace: false })).plan;
    const asked = { ...initial, wins: true, colours: true, replace: false };
    const { plan } = plannable(workbook.compute(standings, asked));
    const cells = (each: typeof plan, column: string): readonly unknown[] => {
      const [heads = [], ...lines] = each.sheets[0]?.blocks[1]?.cells ?? [];
      const at = heads.findIndex((head) => head.kind === 'text' && head.text === column);
      return lines.map((line) => {
        const cell = line[at];
        return cell?.kind === 'text' ? cell.text : cell?.kind === 'number' ? cell.value : undefined;
      });
    };
    const blacks = new Set(workbook.rows('NK_Round_1').map(([, black]) => black));
    const numbers = new Map(workbook.rows('NK_Players').map(([own, name]) => [name, own]));
    const signs = cells(plain, 'Name').map((name) =>
      blacks.has(numbers.get(String(name))) ? 'b' : 'w',
    );
    const marks = cells(plain, 'R1');
    expect(cells(plan, 'R1')).toEqual(marks.map((mark, i) => `${String(mark)}/${signs[i] ?? ''}`));
    expect(cells(plan, 'Wins')).toEqual(marks.map((mark) => (String(mark).endsWith('+') ? 1 : 0)));
    expect(cells(plain, 'Wins')).toEqual(marks.map(() => undefined));
  });

  test('of another round do not touch those that are there', () => {
    const workbook = event();
    paired(workbook);
    played(workbook, 'NK_Round_2');
    const { plan } = plannable(workbook.compute(standings, initial));
    expect(plan.blocks).toEqual([]);
    expect(plan.names).toEqual([
      { name: 'NK_Standings_2', sheet: 'Standings after round 2', address: 'A4:J12' },
      { name: 'NK_StandingsSheet_2', sheet: 'Standings after round 2', address: 'A1:J15' },
    ]);
  });
});

describe('The lines below the standings', () => {
  const long = (i: number): string => `Wolfgang-Amadeus Hopmann-Steenbergen van der Meer ${i}`;

  /** Eight who are level, with long names: all are candidates. */
  function eight(): Plan {
    const workbook = newWorkbook(8);
    for (let row = 0; row < 8; row++) workbook.type('NK_Players', row, 1, long(row));
    return plannable(workbook.compute(standings, initial)).plan;
  }

  test('name every title candidate in full', () => {
    const below = eight().sheets[0]?.blocks.at(-1)?.cells.flat() ?? [];
    const told = below.map((cell) => (cell.kind === 'text' ? cell.text : '')).join(' ');
    for (let row = 0; row < 8; row++) expect(told).toContain(long(row));
  });

  test('make no column wider: Group is as wide as groups, and each line fits the list', () => {
    const [sheet] = eight().sheets;
    const [heads = []] = sheet?.blocks[1]?.cells ?? [];
    const widths = Object.values(sheet?.widths ?? {}).slice(0, heads.length);
    const group = heads.findIndex((head) => head.kind === 'text' && head.text === 'Group');
    expect(widths[group]).toBe(11);
    const room = widths.reduce((sum, width) => sum + width, 0);
    const below = sheet?.blocks.at(-1)?.cells.flat() ?? [];
    expect(below.length).toBeGreaterThan(3);
    for (const cell of below) {
      expect(cell.kind === 'text' ? 0.92 * cell.text.length : 0).toBeLessThanOrEqual(room);
    }
  });
});

test('Before the first game nobody has a place, on the sheet or in what is shared', () => {
  const workbook = newWorkbook(8);
  const places = (): unknown[] => {
    const [sheet] = plannable(workbook.compute(standings, initial)).plan.sheets;
    const rows = sheet?.blocks[1]?.cells.slice(1) ?? [];
    return rows.map(([place]) => (place?.kind === 'number' ? place.value : place?.kind));
  };
  const given = (): string => {
    const book = bookOf(workbook);
    const choices = {
      what: { kind: 'standings' },
      grades: false,
      scores: false,
      groups: false,
    } as const;
    const texts = shared(book, choices, { t: translator('en'), language: 'en' });
    return typeof texts === 'string' ? texts : texts.text;
  };
  expect(places()).toEqual(Array.from({ length: 8 }, () => 'blank'));
  expect(given().split('\n').slice(1, 3)).toEqual([
    expect.stringMatching(/^Player 01 /),
    expect.stringMatching(/^Player 02 /),
  ]);
  paired(workbook);
  expect(places()).toEqual(Array.from({ length: 8 }, () => 'blank'));
  played(workbook, 'NK_Round_1');
  expect(places().slice(0, 2)).toEqual([1, expect.any(Number)]);
  expect(given()).toMatch(/\n1[.=] ?Player 01/);
});

test('Players who share a place stand in order of strength, not of entry', () => {
  const workbook = newWorkbook(8);
  workbook.type('NK_Players', 2, 2, 2750);
  const { rows } = plannable(workbook.compute(standings, initial)).detail;
  const [first] = rows;
  expect([first?.line.place, first?.player.name]).toEqual([1, 'Player 03']);
  expect(rows.filter(({ line }) => line.place === 1).length).toBeGreaterThan(1);
});

describe('Half points that do not count for places', () => {
  const below = (plan: Plan): string => {
    const cells = plan.sheets.flatMap(({ blocks }) => blocks.at(-1)?.cells.flat() ?? []);
    return cells.map((cell) => (cell.kind === 'text' ? cell.text : '')).join(' ');
  };

  test('are explained where somebody has one, and only there', () => {
    const workbook = newWorkbook(8);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    const said = text('en', 'nkWholePlaces');
    const without = plannable(workbook.compute(standings, initial));
    expect(without.detail.wholePlaces).toBe(false);
    expect(below(without.plan)).not.toContain(said);
    workbook.type('NK_Round_1', 0, 5, '½');
    const some = plannable(workbook.compute(standings, initial));
    expect(some.detail.wholePlaces).toBe(true);
    expect(below(some.plan)).toContain(said);
    const setting = workbook
      .rows('NK_Settings')
      .findIndex(([label]) => label === text('en', 'nkHalfPoints'));
    workbook.type('NK_Settings', setting, 1, 'yes');
    const counting = plannable(workbook.compute(standings, initial));
    expect(counting.detail.wholePlaces).toBe(false);
    expect(below(counting.plan)).not.toContain(said);
  });
});

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
    const pasted = { text: '1 Smit Anna 3d NL Leid 1 2+\n2 Kok Bo 3d NL Leid 0 1-' };
    wayOut('nkImportEmpty', new EventWorkbook().compute(egdImport, pasted).ok).toBe(true);
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
    const part = new EventWorkbook().compute(egdImport, { text: lines.slice(0, 20).join('\n') });
    wayOut('nkImportTooLarge', part.ok).toBe(true);
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
    const workbook = new EventWorkbook();
    const text = [
      `${heading} NBW SOS`,
      '1 Smit Anna 3d NL Leid 1 0 2+',
      '2 Kok Bo 3d NL Leid 0 1 1-',
    ];
    workbook.apply(plannable(workbook.compute(egdImport, { text: text.join('\n') })).plan);
    workbook.type('NK_Players', 1, 4, 1);
    wayOut(
      'nkImportNoScore',
      bookOf(workbook).players.map(({ group }) => group),
    ).toEqual([0, 1]);
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

describe('a refusal selects the cell', () => {
  const players = 'NK_Players';
  const settings = 'NK_Settings';
  const first = 'NK_Round_1';

  /** A championship after two rounds. */
  function event(): EventWorkbook {
    const workbook = newWorkbook(6);
    for (const round of [1, 2]) {
      paired(workbook);
      played(workbook, `NK_Round_${round}`);
    }
    return workbook;
  }

  /** A cell of a table by its row below the header and its heading. */
  function cell(workbook: EventWorkbook, table: string, row: number, heading: TextKey): number {
    const header = workbook.table(table).cells[0] ?? [];
    const column = header.findIndex(
      (each) => each.kind === 'text' && each.text === text('en', heading),
    );
    if (column === -1) throw new Error(`${table} has no column ${heading} (row ${row})`);
    return column;
  }

  function addressOf(workbook: EventWorkbook, table: string, row: number, column: number): string {
    const { sheet, block } = workbook.table(table);
    const corner = parseArea(block.at) ?? { row: 0, column: 0, rows: 1, columns: 1 };
    return placeName(cellIn({ sheetId: '', sheet, area: corner }, row + 1, column));
  }

  /** The cells that a refusal of the next round shows. */
  function shown(workbook: EventWorkbook): readonly string[] {
    const computed = workbook.compute(pairRound, nothingSaid);
    if (computed.ok) throw new Error('It was not refused.');
    return computed.refusals.map(({ at }) => (at ? placeName(at) : ''));
  }

  type Typed = string | number | null;

  test.each<readonly [string, TextKey, Typed]>([
    [players, 'nkNumber', 'x'],
    [players, 'nkName', null],
    [players, 'nkRating', 'x'],
    [players, 'nkRating', 1e9],
    [players, 'nkRight', 'x'],
    [players, 'nkGroupColumn', 'x'],
    [players, 'nkEnters', 'x'],
    [players, 'nkWithdrawn', 'x'],
    [players, 'nkAbsentRounds', 'x'],
    [first, 'nkBoard', 'x'],
    [first, 'nkBlackNumber', 99],
    [first, 'nkBlack', 'Nobody'],
    [first, 'nkWhiteNumber', 99],
    [first, 'nkWhite', 'Nobody'],
    [first, 'nkResult', 'x'],
  ])('of %s under %s that holds %j', (table, heading, value) => {
    const workbook = event();
    const column = cell(workbook, table, 1, heading);
    workbook.type(table, 1, column, value);
    expect(shown(workbook)).toEqual([addressOf(workbook, table, 1, column)]);
  });

  test('of every setting', () => {
    // The rows below hold what the rating committee is told, in any words.
    for (const [row] of settingKeys.entries()) {
      const workbook = event();
      workbook.type(settings, row, 1, 'x?');
      expect(shown(workbook)).toEqual([addressOf(workbook, settings, row, 1)]);
    }
  });

  test('where only the rules find it', () => {
    const found = (change: (workbook: EventWorkbook) => readonly [string, number, TextKey]) => {
      const workbook = event();
      const [table, row, heading] = change(workbook);
      const column = cell(workbook, table, row, heading);
      return [shown(workbook), [addressOf(workbook, table, row, column)]];
    };
    const changes: ((workbook: EventWorkbook) => readonly [string, number, TextKey])[] = [
      (workbook) => {
        workbook.type(first, 1, cell(workbook, first, 1, 'nkBoard'), 1);
        return [first, 1, 'nkBoard'];
      },
      (workbook) => {
        const [line = []] = workbook.rows(first);
        for (const heading of ['nkBlackNumber', 'nkBlack'] as const) {
          const column = cell(workbook, first, 1, heading);
          workbook.type(first, 1, column, line[column] ?? null);
        }
        return [first, 1, 'nkBlackNumber'];
      },
      (workbook) => {
        const [line = []] = workbook.rows(first);
        for (const [from, to] of [
          ['nkBlackNumber', 'nkWhiteNumber'],
          ['nkBlack', 'nkWhite'],
        ] as const) {
          const value = line[cell(workbook, first, 0, from)] ?? null;
          workbook.type(first, 1, cell(workbook, first, 1, to), value);
        }
        return [first, 1, 'nkWhiteNumber'];
      },
      (workbook) => {
        workbook.type(players, 2, cell(workbook, players, 2, 'nkEnters'), 5);
        workbook.type(players, 2, cell(workbook, players, 2, 'nkWithdrawn'), 1);
        return [players, 2, 'nkWithdrawn'];
      },
    ];
    for (const change of changes) {
      const [now, expected] = found(change);
      expect(now).toEqual(expected);
    }
  });

  test('of the setting that says how many rounds there are', () => {
    const workbook = event();
    const row = workbook.rows(settings).findIndex(([name]) => name === text('en', 'nkRounds'));
    workbook.type(settings, row, 1, 1);
    expect(shown(workbook)).toEqual([addressOf(workbook, settings, row, 1)]);
  });
});

describe('read once', () => {
  const readEvent = jest.fn<typeof Check.readEvent>();
  const stateSteps = jest.fn<typeof State.stateSteps>();
  const titleSteps = jest.fn<typeof State.titleSteps>();

  /** How often an event was read, and after which rounds a state and a title were computed. */
  const counted = (): [read: number, states: number[], titles: number[]] => [
    readEvent.mock.calls.length,
    stateSteps.mock.calls.map(([, played]) => played),
    titleSteps.mock.calls.map(([, { played }]) => played),
  ];

  // The modules that count are in place before anything of the pane is loaded.
  async function load() {
    jest.resetModules();
    await import('../../support/all-texts');
    const [check, state] = ['event/check', 'standings/state'].map(
      (file) => `../../../src/nk/${file}`,
    ) as [string, string];
    jest.mock(check, () => {
      const actual = jest.requireActual<typeof Check>(check);
      return { ...actual, readEvent: readEvent.mockImplementation(actual.readEvent) };
    });
    jest.mock(state, () => {
      const actual = jest.requireActual<typeof State>(state);
      return {
        ...actual,
        stateSteps: stateSteps.mockImplementation(actual.stateSteps),
        titleSteps: titleSteps.mockImplementation(actual.titleSteps),
      };
    });
    return {
      ...(await import('../../../taskpane/nk/pair-round')),
      ...(await import('../../../taskpane/nk/pair-options')),
      ...(await import('../../../taskpane/nk/standings')),
      ...(await import('../../../taskpane/nk/title')),
      ...(await import('../../../taskpane/nk/book/read-book')),
      ...(await import('../../../taskpane/nk/book/tables')),
      atOnce: (await import('../../../src')).atOnce,
      ...(await import('./support/sample-event')),
    };
  }

  let pane: Awaited<ReturnType<typeof load>>;
  let workbook: EventWorkbook;

  beforeAll(async () => {
    pane = await load();
    workbook = pane.newWorkbook(20);
    for (let round = 1; round <= 6; round++) {
      pane.paired(workbook);
      pane.played(workbook, `NK_Round_${round}`, (black, white) =>
        (black + white) % 5 === 0 ? 'draw' : undefined,
      );
    }
  });

  beforeEach(() => {
    jest.clearAllMocks();
  });

  /** A reading, and a book and a preview of it as often as they are asked for. */
  function reading() {
    const { facts } = workbook;
    const also: readonly SourceTable[] = workbook.read(pane.eventPlaces(facts));
    const given = {
      lists: {},
      also,
      facts,
      sources: [],
      language: 'en' as const,
      t: translator('en'),
      now: new Date(2026, 10, 22, 13, 5),
    };
    return {
      book: () => {
        const found = pane.atOnce(pane.readBookSteps(facts, also));
        if (!found.ok) throw new Error('The event cannot be read.');
        return found.book;
      },
      preview: (said = pane.nothingSaid) =>
        pane.pairRound.compute({ ...given, options: said }, atOnceSlices),
    };
  }

  describe('a preview of round 7', () => {
    test('checks the event once and computes each state and title once', () => {
      expect(workbook.compute(pane.pairRound, pane.nothingSaid)).toMatchObject({
        ok: true,
        detail: { paired: { round: 7 } },
      });
      expect(counted()).toEqual([1, [6], [6]]);
    });

    test('has the event of the form that was read with it, also when options change', () => {
      const { book, preview } = reading();
      book();
      expect(preview()).toMatchObject({ ok: true });
      const said = { ...pane.nothingSaid, round: 7, forbidden: [[1, 2] as const] };
      expect(preview(said)).toMatchObject({ ok: true });
      expect(counted()).toEqual([1, [6], [6]]);
    });

    test('is read anew when the workbook is', () => {
      reading().book();
      reading().book();
      expect(counted()[0]).toBe(2);
    });
  });

  test('the standings ask for the state and the title once', () => {
    expect(workbook.compute(pane.standings, pane.standings.initial)).toMatchObject({ ok: true });
    expect(counted()).toEqual([1, [6], [6]]);
  });

  test('the title race asks for every round of the bracket once', () => {
    const { book } = reading();
    for (let times = 0; times < 2; times++) {
      expect(pane.atOnce(pane.titleViewSteps(book()))?.stages).toHaveLength(2);
    }
    expect(counted()).toEqual([1, [6, 5], [6, 5]]);
  });

  test('a missing rating is refused by the preview and not by the form, of one reading', () => {
    const line = workbook.rows('NK_Players').findIndex(([number]) => number === 3);
    const rating = Number(workbook.rows('NK_Players')[line]?.[2]);
    workbook.type('NK_Players', line, 2, null);
    const { book, preview } = reading();
    expect(book().players).toHaveLength(20);
    const refused = preview();
    expect(refused).toMatchObject({
      ok: false,
      refusals: [{ sentence: { code: 'nkRatingNeeded' } }],
    });
    expect(counted()[0]).toBe(1);
    workbook.type('NK_Players', line, 2, rating);
  });
});
