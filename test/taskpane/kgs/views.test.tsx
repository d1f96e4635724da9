import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { kgsJobs } from '../../../taskpane/kgs/jobs';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { SourceTable, Where } from '../../../taskpane/sheets/source';
import type { Reading, ReadOptions } from '../../../taskpane/excel/workbook/workbook';
import { axeFindsNothing } from '../support/axe';
import { FakeSheet } from '../support/fake-sheet';
import { facts, FakeWorkbook, sourceTable } from '../support/fake-workbook';
import { finished, settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

type Line = readonly (string | number | null)[];

/** A named area of which only some cells are filled, as the pane reads it. */
function area(sheet: string, at: string, whole: string, lines: readonly Line[]): SourceTable {
  const table = sourceTable(lines, { at });
  const place = { ...table.place, sheet, sheetId: `{${sheet}}` };
  const origin = { kind: 'range', sheetId: place.sheetId, address: whole } as const;
  return { ...table, place, snapshot: { ...table.snapshot, place, origin } };
}

const labels = [
  'Tournament',
  'Players',
  'Rounds',
  'Board',
  'Hours',
  'F',
  'Ties',
  'Points',
  'Check',
];

/** The areas of a year whose columns are these: name, players, rounds, board, hours, F, ties, points, check. */
function yearOf(...columns: readonly Line[]): Map<string, SourceTable> {
  const rows = labels.map((label, i) => [label, ...columns.map((column) => column[i] ?? null)]);
  const points = ['Points for the whole year', 8, 5, 3, 2, 1];
  return new Map([
    ['KGS_Year', area('Year', 'A1', 'A1:Y9', rows)],
    ['KGS_Points', area('Calculator', 'A2', 'A2:M2', [points])],
    ['KGS_OwnTable', area('Calculator', 'O2', 'O2:AA43', [['Tournament', null]])],
    ['KGS_Engines', area('Engines', 'A3', 'A3:D503', [['Account', 'Event', 'Engine', 'Check']])],
    ['KGS_Lines', area('Totals', 'F4', 'F4:I5004', [['Account', 'Event', 'Points', 'Check']])],
    ['KGS_Details', area('Year', 'A10', 'A10:Y23', [['Date']])],
  ]);
}

class YearBook extends FakeWorkbook {
  year = new Map<string, SourceTable>();

  override read(wheres: readonly Where[], options?: ReadOptions): Promise<Attempt<Reading>> {
    for (const [name, table] of this.year) this.tables.set(name, table);
    this.facts = { ...facts, names: [...this.year.keys()] };
    return super.read(wheres, options);
  }
}

let sheet: FakeSheet;
let book: YearBook;
let pane: Shown;

/** Opens what a line of the preview folds away. */
async function unfold(line: string): Promise<void> {
  const folded = pane
    .all('.preview details')
    .find((each) => each.querySelector(':scope > summary')?.textContent === line);
  if (!(folded instanceof HTMLDetailsElement)) throw new Error(`Nothing is called ${line}.`);
  await act(() => {
    // As a press on its summary does.
    folded.open = true;
    folded.dispatchEvent(new Event('toggle'));
  });
}

async function openJob(index: number, language: 'en' | 'nl' = 'en'): Promise<void> {
  pane = await show(sheet, language, kgsJobs);
  await pane.openJob(index);
  await finished(pane);
}

beforeEach(() => {
  sheet = new FakeSheet();
  book = new YearBook();
  Object.assign(sheet, { workbook: book });
});

async function press(name: string): Promise<void> {
  await pane.click(pane.button(name));
  await finished(pane);
  // The form looks at the year again after a write.
  await settle();
}

async function fill(label: string, value: string): Promise<void> {
  const named = pane.all('label').find(({ textContent }) => textContent === label);
  const control = document.getElementById(named?.getAttribute('for') ?? '');
  if (!(control instanceof HTMLInputElement) && !(control instanceof HTMLSelectElement)) {
    throw new Error(`no field ${label}`);
  }
  await act(() => {
    control.value = value;
    const event = control instanceof HTMLSelectElement ? 'change' : 'input';
    control.dispatchEvent(new Event(event, { bubbles: true }));
  });
  await finished(pane);
}

/** What stands below the size of the board. */
const lastLabels = ['kgsHours', 'kgsDate', 'kgsOwnPoints'].map((key) =>
  text('en', key as 'kgsHours'),
);

const texts = (selector: string) => pane.all(selector).map(({ textContent }) => textContent);
const optionTexts = () => texts('.options .entry:nth-of-type(1) select option');
const cells = (label: string) =>
  pane
    .all(`[aria-label="${label}"] tbody tr`)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('The form of a new year', () => {
  test('says what is known of the calculator, and asks for points only where they are fixed', async () => {
    await openJob(0);
    expect(texts('.options .quiet').join(' ')).toMatch(/reconstruction/);
    expect(texts('.options label')).not.toContain(text('en', 'kgsRowPoints'));
    const [, fixed] = pane.all('input[type="radio"]');
    if (fixed) await pane.click(fixed);
    expect(texts('.options label')).toContain(text('en', 'kgsRowPoints'));
    expect(texts('.options .quiet').join(' ')).not.toMatch(/reconstruction/);
    await axeFindsNothing();
    const [byFactor] = pane.all('input[type="radio"]');
    if (byFactor) await pane.click(byFactor);
    expect(texts('.options .quiet').join(' ')).toMatch(/reconstruction/);
  });

  test('leads to the plan of five sheets', async () => {
    await openJob(0);
    const [, fixed] = pane.all('input[type="radio"]');
    if (fixed) await pane.click(fixed);
    await fill('Year', '2013');
    await fill(text('en', 'kgsRowPoints'), '8 5 3 2 1');
    await press('Preview');
    expect(texts('.plan summary')).toEqual([
      'New sheet “Year”',
      'New sheet “Calculator”',
      'New sheet “Engines”',
      'New sheet “Totals”',
      'New sheet “Annual table”',
    ]);
    await press(text('en', 'write'));
    expect(book.plans.map(({ sheets }) => sheets.length)).toEqual([5]);
    await axeFindsNothing();
  });
});

describe('The form of a tournament', () => {
  test('says at once that there is no year to add to', async () => {
    await openJob(1);
    expect(texts('.options .refused')).toEqual([text('en', 'kgsNoYear')]);
  });

  test('says why the workbook cannot be read', async () => {
    book.readProblem = { ok: false, problem: { code: 'busy' } };
    await openJob(1);
    expect(texts('.options [role="status"]')).toEqual([
      'Excel is busy. Wait a moment, then try again.',
    ]);
  });

  test('asks for everything where Year names no tournament without results', async () => {
    book.year = yearOf(['July', 6, 10, 9, 0.5, 10, null, 0, '']);
    await openJob(1);
    const labels = ['Name', 'Rounds', text('en', 'kgsTieBreaks'), 'Board size'];
    expect(texts('.options label')).toEqual([...labels, ...lastLabels]);
    for (const label of labels.slice(0, 3)) await fill(label, '9');
    await fill('Board size', '19');
    await fill(text('en', 'kgsHours'), '0.5');
    const typed = pane.all('.options input, .options select');
    expect(typed.map((each) => (each as HTMLInputElement).value)).toEqual([
      '9',
      '9',
      '9',
      '19',
      '0.5',
      '',
      '',
    ]);
  });

  test.each([
    ['29 min', '29 min'],
    ['1:20', '1:20 hours'],
    ['1', '1 hour'],
  ])('says a main time of %s as %s once it is filled in', async (typed, said) => {
    book.year = yearOf(['July', 6, 10, 9, 0.5, 10, null, 0, '']);
    book.tables.set('selection', results);
    book.tables.set('A1:D4', results);
    await openJob(1);
    await press(text('en', 'useSelection'));
    for (const [label, value] of [
      ['Name', 'May'],
      ['Rounds', '9'],
      ['Board size', '19'],
    ] as const)
      await fill(label, value);
    await fill(text('en', 'kgsHours'), typed);
    await press('Preview');
    expect(texts('*')).toContain(`May: 19 × 19, 9 rounds, ${said}`);
  });

  test('offers the tournaments of Year that have no results yet; what Year knows is not asked', async () => {
    book.year = yearOf(
      ['July', 6, 10, 9, 0.5, 10, null, 0, ''],
      ['August', null, 15, 19, 1, 60],
      ['September', null, 14, 19, 1, 56],
    );
    await openJob(1);
    expect(optionTexts()).toEqual([text('en', 'kgsTournamentNew'), 'August', 'September']);
    await fill('Tournament', '2');
    expect(texts('.options label')).toEqual(['Tournament']);
    await fill('Tournament', '');
    expect(texts('.options label')).toHaveLength(8);
    await axeFindsNothing();
  });

  test('is a new tournament again when the chosen one got its results or is gone', async () => {
    book.year = yearOf(['August', null, 15, 19, 1, 60]);
    book.tables.set('selection', results);
    book.tables.set('A1:D4', results);
    await openJob(1);
    await fill('Tournament', '1');
    await press(text('en', 'useSelection'));
    await press('Preview');
    book.year = yearOf(['August', 3, 15, 19, 1, 60, null, 16, '']);
    await press(text('en', 'write'));
    expect(book.plans).toHaveLength(1);
    // What was written stands in place of the form.
    expect(texts('.options label')).toEqual([]);
    await press('Undo');
    expect(texts('.options label')).toEqual([
      'Name',
      'Rounds',
      text('en', 'kgsTieBreaks'),
      'Board size',
      ...lastLabels,
    ]);
    book.year = yearOf(['August', null, 15, 19, 1, 60]);
    await press(text('en', 'readAgain'));
    expect(optionTexts()).toEqual([text('en', 'kgsTournamentNew'), 'August']);
  });

  test('left while Year is being read is not told of it', async () => {
    let release = (): void => undefined;
    book.gate = new Promise((resolve) => {
      release = resolve;
    });
    await openJob(1);
    await press(text('en', 'backToFunctions'));
    release();
    await finished(pane);
    expect(texts('.options')).toEqual([]);
  });
});

const results = sourceTable([
  ['Account', 'Wins', 'SOS', 'SODOS'],
  ['b', 5, 20, 10],
  ['a', 5, 20, 10],
  ['c', 1, 30, 5],
]);

describe('The preview of a tournament', () => {
  async function previewed(list: SourceTable, language: 'en' | 'nl' = 'en'): Promise<void> {
    book.year = yearOf(['August', null, 6, 19, 1, 24]);
    const { origin } = list.snapshot;
    book.tables.set('selection', list);
    book.tables.set(origin.kind === 'range' ? origin.address : '', list);
    await openJob(1, language);
    const [tournament, use, preview] =
      language === 'nl'
        ? ['Toernooi', text('nl', 'useSelection'), 'Voorbeeld']
        : ['Tournament', text('en', 'useSelection'), 'Preview'];
    await fill(tournament, '1');
    await press(use);
    await press(preview);
  }

  test('shows standings with shared places and points, and the year with it', async () => {
    await previewed(results);
    expect(cells('Standings and points')).toEqual([
      ['1', 'b', '5', '20', '10', '6.5'],
      ['1', 'a', '5', '20', '10', '6.5'],
      ['3', 'c', '1', '30', '5', '3'],
    ]);
    expect(cells(text('en', 'kgsPreviewYear'))).toEqual([
      ['1', 'b', '6.5', '1'],
      ['1', 'a', '6.5', '1'],
      ['3', 'c', '3', '1'],
    ]);
    expect(texts('.preview p').slice(0, 2)).toEqual([
      text('en', 'kgsPreviewF', { F: 24, players: 3 }),
      text('en', 'kgsFromYearPoints'),
    ]);
    await axeFindsNothing();
  });

  test('takes the name of an engine in the first tournament', async () => {
    await previewed(results);
    const title = text('en', 'kgsEnginesAsked', { count: 3 });
    expect(texts('.preview details summary')).toContain(title);
    await unfold(title);
    await fill('a', '');
    await fill(text('en', 'kgsEngineName', { account: 'a' }), 'Aya');
    await press(text('en', 'previewAgain'));
    expect(cells(text('en', 'kgsPreviewYear'))).toEqual([
      ['1', 'b', '6.5', '1'],
      ['1', 'Aya', '6.5', '1'],
      ['3', 'c', '3', '1'],
    ]);
    await axeFindsNothing();
  });

  test('gives one reason for those who are level on everything, and none where nothing was to be had', async () => {
    const nobody = Array.from({ length: 5 }, (_, i) => [`x${i}`, 0.5 - i / 10, 1, 0]);
    await previewed(
      sourceTable([
        ...[['Account', 'Wins', 'SOS', 'SODOS']],
        ['b', 5, 20, 10],
        ['a', 5, 20, 10],
        ...nobody,
      ]),
    );
    await unfold(text('en', 'kgsPreviewWhy'));
    const reasons = texts('.preview details section > p');
    expect(reasons).toEqual([
      'b, a: 6.5 points',
      text('en', 'kgsPreviewPointsOf', { accounts: 'x0', points: 3 }),
      text('en', 'kgsPreviewPointsOf', { accounts: 'x1', points: 2 }),
      text('en', 'kgsPreviewPointsOf', { accounts: 'x2', points: 1 }),
    ]);
    expect(texts('.preview details section:first-of-type li').at(-1)).toMatch(/6\.5/);
  });

  test('after it is written, the next is to add another or to see the totals', async () => {
    await previewed(results);
    await press(text('en', 'write'));
    expect(book.asked).toContain('write August');
    const next = texts('button');
    const another = text('en', 'kgsAddAnother');
    expect(next.filter((each) => each?.startsWith(another))).toHaveLength(1);
    expect(next).toContain(text('en', 'kgsShowTotals'));
    const button = pane.all('button').find(({ textContent }) => textContent?.startsWith(another));
    if (button) await pane.click(button);
    await finished(pane);
    // The form is there again, and the heading has the focus.
    expect(texts('.written')).toEqual([]);
    expect(pane.button(text('en', 'preview')).isConnected).toBe(true);
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('names who does not count, and leaves F out where it is not known', async () => {
    book.year = yearOf(['August', null, 6]);
    const list = sourceTable([
      ['Account', 'Wins', 'SOS', 'SODOS', 'Games', 'Removed'],
      ['a', 5, 20, 10, 6, null],
      ['gone', 1, 20, 10, 2, 'x'],
    ]);
    book.tables.set('selection', list);
    book.tables.set('A1:F3', list);
    await openJob(1);
    await fill('Tournament', '1');
    await press(text('en', 'useSelection'));
    await press('Preview');
    expect(texts('.preview > ul li')).toEqual([
      text('en', 'kgsPreviewNotCountedLine', { account: 'gone', played: 2, scheduled: 6 }),
    ]);
    expect(texts('.preview p')[0]).toBe(text('en', 'kgsPreviewPlayers', { players: 1 }));
    await axeFindsNothing();
  });

  test('shows fifty players, and the others once their line is opened', async () => {
    const rows = Array.from({ length: 53 }, (_, i) => [`p${i}`, 60 - i, 1, 0]);
    await previewed(sourceTable([['Account', 'Wins', 'SOS', 'SODOS'], ...rows]));
    expect(cells('Standings and points')).toHaveLength(50);
    const line = text('en', 'moreRows', { count: 3 });
    const rest = pane
      .all('.preview details')
      .find((each) => each.querySelector('summary')?.textContent === line);
    expect(rest?.querySelectorAll('tr')).toHaveLength(0);
    await unfold(line);
    const others = cells(`Standings and points, ${line}`);
    expect(others.map(([place, account]) => [place, account])).toEqual([
      ['51', 'p50'],
      ['52', 'p51'],
      ['53', 'p52'],
    ]);
    await axeFindsNothing();
  });

  test('speaks Dutch, reasons and decimal commas included', async () => {
    sheet.mark = ',';
    await previewed(results, 'nl');
    expect(cells('Stand en punten')[0]).toEqual(['1', 'b', '5', '20', '10', '6,5']);
    await unfold(text('nl', 'kgsPreviewWhy'));
    expect(texts('.preview details li').join(' ')).toMatch(/6,5/);
    await axeFindsNothing();
  });

  test('leaves out a row of Engines that has to be mended, and says so', async () => {
    book.year = yearOf(['August', null, 6, 19, 1, 24]);
    book.year.set(
      'KGS_Engines',
      area('Engines', 'A3', 'A3:D503', [
        ['Account', 'Event', 'Engine', 'Check'],
        ['a', null, null, null],
      ]),
    );
    book.tables.set('selection', results);
    book.tables.set('A1:D4', results);
    await openJob(1);
    await fill('Tournament', '1');
    await press(text('en', 'useSelection'));
    await press('Preview');
    expect(cells(text('en', 'kgsPreviewYear')).map(([, engine]) => engine)).toEqual([
      'b',
      'a',
      'c',
    ]);
    expect(texts('.warnings li').join(' ')).toMatch(/Engines!A4:C4 is incomplete/);
  });
});

describe('The jobs that change a tournament', () => {
  const july = ['July 2012', 6, 10, 9, 0.5, 20, null, 19];

  test.each([
    [3, 'kgs-edit', ['kgsTournament', 'kgsTournamentName', 'kgsRounds', 'kgsTieBreaks']],
    [4, 'kgs-move', ['kgsTournament', 'kgsMoveDate', 'kgsMovePlace']],
    [5, 'kgs-remove', ['kgsTournament']],
  ] as const)('form %i, %s, knows the tournaments of the year', async (index, _, labels) => {
    book.year = yearOf(july, ['August 2012', null, 12]);
    await openJob(index);
    expect(optionTexts().slice(1)).toEqual(['July 2012', 'August 2012']);
    await fill(text('en', 'kgsTournament'), '1');
    const expected = labels.map((key) => text('en', key));
    expect(texts('.options label').slice(0, labels.length)).toEqual(expected);
    await axeFindsNothing();
  });

  test('shows what stands there now, and drops what was typed for another tournament', async () => {
    book.year = yearOf(july, ['August 2012', null, 12]);
    await openJob(3);
    const typed = (): string[] =>
      pane.all('.options input').map((field) => (field as HTMLInputElement).value);
    await fill(text('en', 'kgsTournament'), '1');
    expect(typed()).toEqual(['July 2012', '10', '', '0.5', '', '']);
    await fill(text('en', 'kgsRounds'), '11');
    await fill(text('en', 'kgsTournament'), '2');
    expect(typed()).toEqual(['August 2012', '12', '', '', '', '']);
  });
});
