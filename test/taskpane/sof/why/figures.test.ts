/** @jest-environment ./test/support/environment.js */
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Language } from '../../../../src/language';
import { awardBridgeEvent } from '../../../../taskpane/sof/award-event';
import { explainFigure } from '../../../../taskpane/sof/why/explain-figure';
import { sofFigures } from '../../../../taskpane/sof/why/figures';
import { cellName } from '../../../../taskpane/sheets/address';
import { readerOf } from '../../../../taskpane/why/view/figures/find-figure';
import type { Figure } from '../../../../taskpane/why/figures/figure';
import { oneOf, sampled } from '../../../support/sampled';
import { text } from '../../../support/text';
import { YearWorkbook } from '../../kgs/support/year-workbook';
import { activeCell } from '../../why/support';
import { figureAt, figureInWords, type FigureWords } from '../../why/figure-words';
import { sample, sampleOptions } from '../support/event-list';
import { plannable } from '../../support/computed';

jest.setTimeout(120_000);

let book: YearWorkbook;

async function awarded(
  list: readonly (readonly (string | number | null)[])[] = sample,
  language: Language = 'en',
): Promise<YearWorkbook> {
  const made = await YearWorkbook.create(language, 'sof');
  const entries = made.type('List', 'A1', list);
  const options = { ...sampleOptions, name: 'Event' };
  made.apply(plannable(made.compute(awardBridgeEvent, options, { entries })).plan);
  return made;
}

const figure = (address: string): Figure | undefined =>
  figureAt(book, address, sofFigures, explainFigure);

const words = (address: string, language: Language = 'en'): FigureWords =>
  figureInWords(figure(address), language);

interface At {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

const addressOf = ({ sheet, row, column }: At): string => `${sheet}!${cellName(row, column)}`;

/** Every cell with something in it, but for those that a function of ours gives. */
function cellsOf(sheet: string, rows: number, columns: number): readonly At[] {
  return Array.from({ length: rows * columns }, (_, at) => at).flatMap((at): At[] => {
    const place = { sheet, row: Math.floor(at / columns), column: at % columns };
    const value = book.value(addressOf(place));
    if (value === null || value === '') return [];
    const sheetId = book.facts.sheets.find(({ name }) => name === sheet)?.id ?? '';
    const spill = book.grid.spill({ ...place, sheetId });
    const from = spill ? addressOf({ ...place, ...spill }) : addressOf(place);
    return book.formula(from)?.includes('SOF.') === true ? [] : [place];
  });
}

describe('Every cell of a bridge event', () => {
  let whole: YearWorkbook;
  let kept: () => YearWorkbook;
  /** Those with a number or a formula, and the letters that are typed; not titles, headings, names. */
  let figures: readonly At[] = [];

  beforeAll(async () => {
    whole = await awarded();
    kept = whole.kept();
    book = whole;
    figures = [
      ...cellsOf('Event', 24, 10).filter(
        ({ row, column }) => row > 3 && ![10, 18, 21].includes(row) && column > 0,
      ),
      ...cellsOf('Event awards', 16, 15).filter(({ row, column }) => row > 3 && column > 2),
    ];
  });
  beforeEach(() => {
    book = whole;
  });

  test('that no function of ours gives is explained, and is as written where it is calculated', () => {
    expect(figures.length).toBeGreaterThan(110);
    for (const at of sampled(figures, 10)) {
      const address = addressOf(at);
      const isTyped = book.formula(address) === undefined && !isPlace(at);
      const { state, steps, notes } = words(address);
      expect([address, state?.kind]).toEqual([address, isTyped ? undefined : 'asWritten']);
      expect([address, steps.length > 0, notes.length]).toEqual([address, true, isTyped ? 1 : 0]);
    }
  });

  /** The places of the event's sheet spill, and all that is computed beside the list. */
  const isPlace = ({ sheet, column }: At): boolean => column >= (sheet === 'Event' ? 6 : 7);

  test('but for titles, headings and names', () => {
    const others = ['Event!A1', 'Event!A12', 'Event!B11', 'Event!B4', 'List!E2', 'Event awards!B5'];
    expect(others.map(figure)).toEqual(others.map(() => undefined));
    expect(figure('Event awards!A4')).toBeUndefined();
  });

  test('the title, the number of entries and the note above the list, too', () => {
    const above = ['A1', 'A2', 'A3'].map((cell) => words(`Event awards!${cell}`));
    expect(above.map(({ title, state, steps }) => [title, state?.kind, ...steps])).toEqual([
      ['Event: Event', 'asWritten', 'The name in Event!A1: change it there, not here'],
      ['Entries: 12 pairs', 'asWritten', 'Names in the list | 12'],
      [
        'Note: Correct the list: awards follow. Insert…',
        undefined,
        'It warns where an entry has no stratum or no score that counts; else it says how to correct the list',
      ],
    ]);
    // What is typed there has nothing that leads to it.
    book = kept();
    book.type('Event awards', 'A1', [['My event']]);
    expect(figure('Event awards!A1')).toBeUndefined();
  });

  test('also where the workbook holds a championship, too: what a name tells goes first', () => {
    const cell = activeCell(book, 'Event awards!H5');
    const beside = { ...cell, tables: ['NK_Players'] };
    expect(readerOf(beside)).toBe(sofFigures);
    expect(readerOf({ ...beside, names: [] })).not.toBe(sofFigures);
  });

  test('says who stands before, who is level, and in which fields', () => {
    expect(words('Event awards!H5')).toMatchObject({
      title: 'Place: 2/3',
      about: 'Adams – Baker',
      steps: [
        '1 entry has a higher score than 58.42 | 1',
        'S13 | Level with Irwin – Jones: they share places 2 to 3 and the mean of their awards | 1 + 1 | 2',
      ],
    });
    expect(words('Event awards!J9').steps).toEqual([
      'Nobody has a higher score than 58.42 | 0',
      'The place below them | 0 + 1 | 1',
    ]);
    expect(words('Event awards!J5')).toMatchObject({
      title: 'Place in B',
      steps: ['S8 | Entries of stratum A aren’t ranked in B'],
      state: { kind: 'asWritten' },
    });
  });

  test('says which award counts, and where it is paid', () => {
    expect(words('Event awards!O11')).toMatchObject({
      title: 'Paid in: B',
      about: 'Moss – Noble',
      steps: [
        'S13 | Award, Overall | 0',
        'S13 | Award, B | 2.39',
        'An entry gets one award, the largest it earned | 2.39',
        'The field that pays it; of equal awards that of the higher stratum | B',
      ],
    });
    expect(words('Event awards!N11').steps).toHaveLength(3);
  });

  test('says how entries and tables come about, and what a first place is', () => {
    expect(words('Event!D12')).toMatchObject({
      title: 'Entries: 8',
      about: 'Event, B',
      steps: [
        'S8 | Entries of stratum B | 4',
        'S8 | Entries of stratum C | 4',
        'S8 | Entries ranked in this field | 4 + 4 | 8',
      ],
    });
    expect(words('Event!B13').steps).toEqual([
      'Two pairs to a table, a half table counts as a full one | 3',
      'The same in each section, added up | 3 + 3 | 6',
    ]);
    expect(words('Event!D16')).toMatchObject({
      title: 'First place paid: 4.24',
      steps: ['S8 | First place is paid by the award of these entries by themselves | 4.24'],
    });
    expect(words('Event!B23')).toMatchObject({
      title: 'Tables in the comparison: 6',
      about: 'Event, Session 1, first place',
      steps: [expect.stringMatching(/^S12 \| /)],
    });
  });

  test('says what was typed over, and what the rules give', () => {
    book = kept();
    book.type('Event awards', 'H5', [[7]]);
    expect(words('Event awards!H5').state).toEqual({
      kind: 'otherToday',
      says: [
        'Written: 7. The rules now give 2/3.',
        expect.stringContaining('The formula of this cell was cleared or typed over'),
      ],
    });
    book.type('Event', 'E12', [[11]]);
    expect(words('Event!E12').state?.says[0]).toBe('Written: 11. The rules now give 4.');
  });

  test('follows a correction of the list', () => {
    book = kept();
    book.type('Event awards', 'E6', [[1]]);
    expect(words('Event awards!H6')).toMatchObject({
      title: 'Place: 12',
      state: { kind: 'asWritten' },
    });
    book.type('Event awards', 'D5', [['C']]);
    expect(words('Event!C12').state?.kind).toBe('asWritten');
    expect(words('Event awards!L5').state?.kind).toBe('asWritten');
  });

  test.each(
    oneOf<readonly [string, () => (at: At) => At]>([
      [
        'renamed',
        () => {
          for (const sheet of ['Event', 'Event awards']) book.rename(sheet, `My ${sheet}`);
          return ({ sheet, ...at }) => ({ ...at, sheet: `My ${sheet}` });
        },
      ],
      [
        'below an inserted row',
        () => {
          for (const sheet of ['Event', 'Event awards']) book.insertRow(sheet, 1);
          return ({ row, ...at }) => ({ ...at, row: row + 1 });
        },
      ],
      [
        'beside an inserted column',
        () => {
          for (const sheet of ['Event', 'Event awards']) book.insertColumn(sheet, 1);
          return ({ column, ...at }) => ({ ...at, column: column + 1 });
        },
      ],
    ]),
  )('is explained alike on sheets that are %s', (_what, change) => {
    book = kept();
    const cells = sampled(figures, 6);
    const before = cells.map((at) => words(addressOf(at)));
    const where = change();
    expect(cells.map((at) => words(addressOf(where(at))))).toEqual(before);
  });
});

test('An event of teams with places, in Dutch, is explained in the language of the pane', async () => {
  const list = [
    ['Team', 'Plaats', 'Holdings', text('nl', 'sofPlayersPerEntry')],
    ...Array.from({ length: 6 }, (_, at) => [
      `Team ${at + 1}`,
      at + 1,
      4000 + 500 * at,
      4 + (at % 3),
    ]),
  ];
  book = await awarded(list, 'nl');
  const sheet = text('nl', 'sofAwardsSheet', { name: 'Event' });
  const headings = book.values(`${sheet}!A4:H4`)[0] ?? [];
  const at = (key: 'sofRank' | 'sofPlace' | 'sofHeldTotal'): string =>
    `${sheet}!${cellName(5, headings.indexOf(text('nl', key)))}`;
  expect(words(at('sofPlace'))).toMatchObject({
    title: 'Plaats: 2',
    about: 'Team 2',
    steps: ['1 entry stands above rank 2 in the list | 1', 'The place below them | 1 + 1 | 2'],
    state: { kind: 'asWritten' },
  });
  expect(words(at('sofRank'), 'nl').steps[0]).toBe(
    '1 deelnemer staat in de lijst boven plaats 2 | 1',
  );
  expect(words(at('sofHeldTotal')).steps[0]).toMatch(/^S9 \| Held by the players/);
  expect(words('Event!B13').steps).toEqual(['A table for each team | 6']);
  expect(words('Event!B16').state?.kind).toBe('asWritten');
});
