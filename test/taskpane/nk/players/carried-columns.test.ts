/** @jest-environment ./test/support/environment.js */
import { describe, expect, test } from '@jest/globals';
import { newEvent } from '../../../../taskpane/nk/new-event';
import { nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { standings } from '../../../../taskpane/nk/standings';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';
import { lateEntries } from '../../../../taskpane/nk/players/late-entry';
import { translator, type Language } from '../../../../src/language';
import type { sourceTable } from '../../support/fake-workbook';
import { readBook } from '../support/read-book';
import { EventWorkbook } from '../support/event-workbook';
import { paired, played } from '../support/sample-event';
import { plannable } from '../../support/computed';

type Cells = Parameters<typeof sourceTable>[0];

/** A championship of an entry list, and the columns that it keeps. */
function begun(list: Cells, language: Language = 'en', chosen?: Readonly<Record<string, number>>) {
  const workbook = new EventWorkbook(language);
  const { plan, detail } = plannable(
    workbook.compute(newEvent, newEvent.initial, { entries: list }, chosen),
  );
  workbook.apply(plan);
  return { workbook, plan, detail };
}

/** Four entrants who are not listed by strength, with what a director notes beside them. */
const noted: Cells = [
  ['Phone', 'Name', 'Rating', 'Diet', 'Paid'],
  ['06-12345678', 'Weak', 2100, '=1+1', true],
  ['0031', 'Strong', 2600, 'vegan', false],
  [null, 'Middle', 2400, null, true],
  ['112', 'Low', 2000, 'none', null],
];

const headings = (workbook: EventWorkbook): readonly string[] =>
  (workbook.table('NK_Players').cells[0] ?? []).map((cell) =>
    cell.kind === 'text' ? cell.text : '',
  );

const columnOf = (workbook: EventWorkbook, heading: string): number =>
  headings(workbook).indexOf(heading);

/** A column of the players by its heading, from the strongest player down. */
const under = (workbook: EventWorkbook, heading: string) =>
  workbook.rows('NK_Players').map((row) => row[columnOf(workbook, heading)]);

describe('Columns of the entry list that mean nothing', () => {
  test('stand at the right of the players, as typed, each beside its player', () => {
    const { workbook, detail } = begun(noted);
    expect(headings(workbook).slice(-3)).toEqual(['Phone', 'Diet', 'Paid']);
    expect(under(workbook, 'Name')).toEqual(['Strong', 'Middle', 'Weak', 'Low']);
    expect(under(workbook, 'Phone')).toEqual(['0031', null, '06-12345678', '112']);
    expect(under(workbook, 'Diet')).toEqual(['vegan', null, '=1+1', 'none']);
    expect(under(workbook, 'Paid')).toEqual(['false', 'true', 'true', null]);
    expect(detail.carried).toEqual(['Phone', 'Diet', 'Paid']);
  });

  test('are values: a text that looks like a formula stays text, days stay days', () => {
    const day = { kind: 'number', value: 45_000, isDate: true } as const;
    const error = { kind: 'error', error: '#N/A' } as const;
    const { plan } = begun([
      ['Name', 'Rating', 'Entered', 'Fee', 'Club code'],
      ['A', 2600, day, 12.5, '=HYPERLINK("x")'],
      ['B', 2500, { ...day, value: 45_000.25 }, 10, error],
      ['C', 2400, { ...day, value: 0.5 }, 10, null],
    ]);
    const lines = plan.sheets[0]?.blocks[1]?.cells.slice(1);
    const shown = lines?.map((line) => line.slice(-3));
    expect(shown).toEqual([
      [
        { kind: 'number', value: 45_000, format: 'yyyy-mm-dd' },
        { kind: 'number', value: 12.5, format: 'General' },
        { kind: 'text', text: '=HYPERLINK("x")', align: 'left' },
      ],
      [
        { kind: 'number', value: 45_000.25, format: 'yyyy-mm-dd hh:mm' },
        { kind: 'number', value: 10, format: 'General' },
        { kind: 'text', text: '#N/A', align: 'left' },
      ],
      [
        { kind: 'number', value: 0.5, format: 'hh:mm' },
        { kind: 'number', value: 10, format: 'General' },
        { kind: 'blank' },
      ],
    ]);
  });

  test('are not printed: the list that hangs on the wall tells no telephone numbers', () => {
    const { plan, workbook } = begun(noted);
    const [sheet] = plan.sheets;
    expect(sheet?.print?.area).toBe('A:O');
    expect(columnOf(workbook, 'Keeps board')).toBe(14);
    expect(Object.keys(sheet?.widths ?? {})).toHaveLength(18);
  });

  test('take no heading that the sheet has or reads as its own, and none twice', () => {
    const { workbook } = begun([
      ['Name', 'Rating', 'EGF (rating)', 'Start score', 'Paid', 'paid', null, null],
      ['A', 2600, 2650, 3, 'x', 'y', 'beside', null],
      ['B', 2500, 2550, 2, 'x', 'y', null, null],
    ]);
    expect(headings(workbook).slice(15)).toEqual([
      'EGF (rating)',
      'Entry list: Start score',
      'Paid',
      'paid 2',
      'Column G',
    ]);
    paired(workbook);
  });

  test.each(['en', 'nl'] as const)('whose heading means another column are named so: %s', (to) => {
    const t = translator(to);
    const both = begun(
      [
        ['Name', 'Rating', 'GoR', 'Phone'],
        ['A', 2600, 1, '1'],
        ['B', 2500, 2, '2'],
      ],
      to,
      { rating: 1 },
    );
    expect(headings(both.workbook).slice(-2)).toEqual([
      t('nkCarriedHeading', { heading: 'GoR' }),
      'Phone',
    ]);
    paired(both.workbook);
  });
});

describe('Columns of the entry list that mean something for the weekend', () => {
  test('fill the columns of the players', () => {
    const { workbook } = begun([
      ['Name', 'Rating', 'Afwezig in ronden', 'Not against', 'Vaste tafel'],
      ['A', 2600, '2 3', 'C; club', 4],
      ['B', 2500, null, null, null],
      ['C', 2400, 5, null, null],
    ]);
    expect(under(workbook, 'Absent in rounds')).toEqual(['2 3', null, '5']);
    expect(under(workbook, 'Not against')).toEqual(['C; club', null, null]);
    expect(under(workbook, 'Keeps board')).toEqual([4, null, null]);
    expect(headings(workbook)).toHaveLength(15);
    const book = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    expect(book.ok && book.book.players[0]).toMatchObject({
      ...{ absent: [2, 3], notAgainst: [3], apartFrom: ['club'], keptBoard: 4 },
    });
  });

  test('who enters later gets the group of their strength, and nobody else moves (N2)', () => {
    const list = (enters: number | null): Cells => [
      ['Name', 'Rating', 'Enters in round', 'Points before entry'],
      ...Array.from({ length: 16 }, (_, i) => [`P${i + 1}`, 2600 - 10 * i, null, null]),
      ['Late', 2700, enters, enters === null ? null : '½'],
    ];
    const groups = (enters: number | null): Record<string, unknown> => {
      const { workbook } = begun(list(enters));
      const rows = workbook.rows('NK_Players');
      return Object.fromEntries(rows.map((row) => [row[1], row[4]]));
    };
    expect(groups(null)).toMatchObject({ Late: 0, P15: 0, P16: 1 });
    expect(groups(2)).toMatchObject({ Late: 0, P15: 0, P16: 0 });
    const { workbook } = begun(list(2));
    expect(under(workbook, 'Points before entry')[0]).toBe('½');
  });
});

describe('Carried columns stay where they are', () => {
  test('while rounds are played, the list is sorted and a latecomer is added', () => {
    const { workbook } = begun(noted);
    paired(workbook);
    played(workbook, 'NK_Round_1');
    workbook
      .table('NK_Players')
      .cells.splice(1, 4, ...workbook.table('NK_Players').cells.slice(1).reverse());
    const width = headings(workbook).length;
    const late = Array.from({ length: width }, (): string | number | null => null);
    Object.assign(late, { 1: 'Late', 2: 2300, [columnOf(workbook, 'Phone')]: '999' });
    workbook.append('NK_Players', late);
    const [entry] = lateEntries(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    const plan = entry?.plan(2300, translator('en'));
    if (plan) workbook.apply(plan);
    paired(workbook);
    played(workbook, 'NK_Round_2');
    workbook.apply(plannable(workbook.compute(standings, standings.initial)).plan);
    expect(under(workbook, 'Phone')).toEqual(['112', '06-12345678', null, '0031', '999']);
    expect(under(workbook, 'Diet')).toEqual(['none', '=1+1', null, 'vegan', null]);
  });

  test('or go, are renamed or moved to the front: the event is read all the same', () => {
    const { workbook } = begun(noted);
    const { cells } = workbook.table('NK_Players');
    const phone = columnOf(workbook, 'Phone');
    for (const row of cells) row.unshift(...row.splice(phone, 1));
    cells[0]?.splice(0, 1, { kind: 'text', text: 'Mobile' });
    const diet = columnOf(workbook, 'Diet');
    for (const row of cells) row.splice(diet, 1);
    expect(plannable(workbook.compute(pairRound, nothingSaid)).detail.paired.boards).toHaveLength(
      2,
    );
    expect(under(workbook, 'Mobile')).toEqual(['0031', null, '06-12345678', '112']);
  });
});
