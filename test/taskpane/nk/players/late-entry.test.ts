/** @jest-environment ./test/support/environment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type Language, languages, say, translator } from '../../../../src/language';
import { lateEntries, type LateEntry, offerOf } from '../../../../taskpane/nk/players/late-entry';
import { eventPlaces } from '../../../../taskpane/nk/book/tables';
import { readBook } from '../support/nk-book';
import { newEvent } from '../../../../taskpane/nk/new-event';
import type { ExistingBlock, PlanCell } from '../../../../taskpane/sheets/plan';
import { EventWorkbook } from '../support/event-workbook';
import { entries, newWorkbook, paired, played } from '../support/sample-event';
import { plannable } from '../../support/computed';
import { nothingSaid } from '../../../../taskpane/nk/pair-options';
import { pairRound } from '../../../../taskpane/nk/pair-round';
import { standings } from '../../../../taskpane/nk/standings';
import type { sourceTable } from '../../support/fake-workbook';
import { Book } from '../../../fixtures/book';
import { sheetCells } from '../../excel/planning';

const columns = { number: 0, name: 1, rating: 2, right: 3, group: 4, grade: 8, enters: 9 };

const newEventOf = (count: number) =>
  new EventWorkbook().compute(newEvent, newEvent.initial, { entries: entries(count) });

type Row = Readonly<Partial<Record<keyof typeof columns, string | number>>>;

/** A championship of 38 in groups of 16, with one more row below it. */
function withRow(row: Row, rounds = 0): EventWorkbook {
  const workbook = newWorkbook(38);
  for (let round = 1; round <= rounds; round++) {
    paired(workbook);
    played(workbook, `NK_Round_${round}`);
  }
  const cells = Array.from({ length: 15 }, (): string | number | null => null);
  for (const [field, value] of Object.entries(row)) {
    cells[columns[field as keyof typeof columns]] = value;
  }
  workbook.append('NK_Players', cells);
  return workbook;
}

const offersOf = (workbook: EventWorkbook): readonly LateEntry[] =>
  lateEntries(workbook.facts, workbook.read(eventPlaces(workbook.facts)));

type Written = readonly [at: string, cell: PlanCell];

/** What the press writes: address and cell. */
function cellsOf(entry: LateEntry | undefined, rating = entry?.rating ?? 0): readonly Written[] {
  const blocks = entry?.plan(rating, translator('en'))?.blocks ?? [];
  return blocks.flatMap(({ at, cells }) =>
    cells.flatMap((line, i): Written[] => {
      const [cell = { kind: 'keep' } as const] = line;
      const [, column = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(at) ?? [];
      return cell.kind === 'keep' ? [] : [[`${column}${Number(row) + i}`, cell]];
    }),
  );
}

/** The numbers among them. */
function written(entry: LateEntry | undefined, rating?: number) {
  return cellsOf(entry, rating).flatMap(([at, cell]) =>
    cell.kind === 'number' ? [[at, cell.value]] : [],
  );
}

const sentenceOf = (entry: LateEntry | undefined, rating: number): string | undefined => {
  const offer = entry && offerOf(entry, rating);
  return offer && say(languages.en, offer);
};

describe('A player typed below the list', () => {
  test('is named before the cell where the number is missing', () => {
    const workbook = withRow({ name: 'Piet', rating: 2300, grade: '3d' });
    const book = readBook(workbook.facts, workbook.read(eventPlaces(workbook.facts)));
    const said = book.ok ? [] : book.refusals.map(({ sentence }) => say(languages.en, sentence));
    expect(said).toEqual([
      'Piet isn’t in the event yet: the number is missing (Players!A43). Add the player, or enter a number.',
    ]);
  });

  test('is offered the next number and the group of the rating, and nobody else moves', () => {
    const [entry, ...others] = offersOf(withRow({ name: 'Piet', rating: 2690 }));
    expect(others).toEqual([]);
    expect(sentenceOf(entry, 2690)).toBe('Add as no. 39 in Topgroep');
    expect(written(entry)).toEqual([
      ['A43', 39],
      ['E43', 0],
    ]);
  });

  test('enters in the next round where rounds have been paired', () => {
    const [entry] = offersOf(withRow({ name: 'Piet', rating: 2300 }, 1));
    expect(sentenceOf(entry, 2300)).toBe('Add as no. 39 in Groep 1');
    expect(written(entry)).toContainEqual(['J43', 2]);
    const [given] = offersOf(withRow({ name: 'Piet', rating: 2300, enters: 4 }, 1));
    expect(written(given)?.map(([at]) => at)).toEqual(['A43', 'E43']);
  });

  test('keeps what the row says', () => {
    const [entry] = offersOf(withRow({ name: 'Piet', number: 77, rating: 2300 }));
    expect(sentenceOf(entry, 2300)).toBe('Add as no. 77 in Groep 1');
    expect(written(entry)).toEqual([['E43', 1]]);
    expect(offersOf(withRow({ name: 'Piet', number: 77, rating: 2300, group: 2 }))).toEqual([]);
  });

  test.each([
    ['3d', 2300],
    ['1 dan', 2100],
    ['1k', 2000],
    ['12 kyu', 900],
  ])('a missing rating is proposed from the grade %s', (grade, rating) => {
    const [entry] = offersOf(withRow({ name: 'Piet', grade }));
    expect(entry?.rating).toBeUndefined();
    expect(entry?.proposal).toEqual({ grade, rating });
    expect(written(entry, rating)).toContainEqual(['C43', rating]);
  });

  test.each(['', '3p', 'strong', '3'])('nothing is guessed from the grade “%s”', (grade) => {
    const [entry] = offersOf(withRow({ name: 'Piet', ...(grade !== '' && { grade }) }));
    expect(entry?.proposal).toBeUndefined();
  });

  test('has a row that looks and counts like the rows above', () => {
    const workbook = withRow({ name: 'Piet', rating: 2300 }, 1);
    workbook.type('NK_Players', 38, 11, '4');
    const cells = new Map(cellsOf(offersOf(workbook)[0]));
    // The group shows by its name, as in the sheet that was written.
    const block = plannable(newEventOf(4)).plan.sheets[0]?.blocks.find(({ list }) => list);
    const group = block?.cells[1]?.[4];
    expect(cells.get('E43')).toEqual({ ...group, value: 1 });
    expect(cells.get('F43')).toEqual({
      kind: 'formula',
      formula: '=MAX($E$5:$E$43)-E43',
      format: '0',
    });
    // Rounds that are absent are text; what somebody typed there stays.
    expect(cells.has('L43')).toBe(false);
    expect(cells.get('M43')).toMatchObject({ kind: 'blank', format: '@', style: 'input' });
    expect(cells.get('N43')).toMatchObject({ kind: 'blank', format: '@', style: 'input' });
    for (const open of ['K43', 'O43']) {
      expect(cells.get(open)).toEqual({ kind: 'blank', style: 'input' });
    }
  });

  describe('who opens a new lowest group', () => {
    const scoresIn = (blocks: readonly ExistingBlock[], at: string): readonly PlanCell[] =>
      blocks.find((block) => block.at === at)?.cells.flat() ?? [];

    /** Two groups of 16, and a row for a third below them. */
    function opened(): EventWorkbook {
      const workbook = newWorkbook(32);
      const cells = Array.from({ length: 15 }, (): string | number | null => null);
      workbook.append('NK_Players', [null, 'Piet', 900, ...cells.slice(3)]);
      return workbook;
    }

    test('gives everybody else a start score that counts from there', () => {
      const workbook = opened();
      const [entry] = offersOf(workbook);
      expect(sentenceOf(entry, 900)).toBe('Add as no. 33 in Groep 2');
      const blocks = entry?.plan(900, translator('en'))?.blocks ?? [];
      const scores = scoresIn(blocks, 'F5');
      expect(scores).toHaveLength(33);
      for (const [i, cell] of scores.entries()) {
        expect(cell).toMatchObject({ formula: `=MAX($E$5:$E$37)-E${5 + i}` });
      }
      const ours = blocks.find(({ at }) => at === 'F5')?.ours ?? [];
      expect(ours).toHaveLength(32);
      expect(
        ours.every(({ row, formulas }) => formulas?.includes(`=MAX($E$5:$E$36)-E${5 + row}`)),
      ).toBe(true);
    });

    test('leaves the start scores that count from there already', () => {
      const workbook = opened();
      workbook.type('NK_Players', 31, 4, 2);
      for (let row = 0; row < 32; row++)
        workbook.type('NK_Players', row, 5, row < 16 ? 2 : row < 31 ? 1 : 0);
      const blocks = offersOf(workbook)[0]?.plan(900, translator('en'))?.blocks ?? [];
      expect(scoresIn(blocks, 'F5')).toEqual([]);
      expect(scoresIn(blocks, 'F37')).toHaveLength(1);
    });
  });

  test('two of them get two numbers', () => {
    const workbook = withRow({ name: 'Piet', rating: 2300 });
    const cells = Array.from({ length: 15 }, (): string | number | null => null);
    workbook.append('NK_Players', [null, 'Jan', 2200, ...cells.slice(3)]);
    expect(offersOf(workbook).map(({ name, number }) => [name, number])).toEqual([
      ['Piet', 39],
      ['Jan', 40],
    ]);
  });
});

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

describe('carried written', () => {
  jest.setTimeout(60_000);
  let book: Book | undefined;

  afterEach(() => {
    expect(book?.excel.problems ?? []).toEqual([]);
    book?.close();
  });

  test('carried columns go with the sheet when it is undone, and stay when a round is written and undone; the entry list is not touched', async () => {
    const lines = [
      ['Phone', 'Name', 'Rating', 'Diet'],
      ['06-1', 'Anna', 2300, '=A1'],
      ['06-2', 'Bert', 2500, null],
      [null, 'Chris', 2400, 'vegan'],
      ['06-4', 'Dirk', 2200, null],
    ];
    book = await Book.open([{ name: 'Entries', cells: sheetCells(lines) }], 'en');
    const entries = book.values('Entries!A1:D5');
    await book.write(newEvent, newEvent.initial, { entries: 'Entries' });
    const carried = book.values('Players!P4:Q8');
    expect(carried).toEqual([
      ['Phone', 'Diet'],
      ['06-2', null],
      [null, 'vegan'],
      // What the formula showed.
      ['06-1', 'Phone'],
      ['06-4', null],
    ]);
    await book.write(pairRound, nothingSaid);
    expect(book.values('Players!P4:Q8')).toEqual(carried);
    expect(book.values('Entries!A1:D5')).toEqual(entries);
  });
});
