import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { eventPlaces } from '../../../taskpane/nk/book/tables';
import { readerOf } from '../../../taskpane/why/view/figures/find-figure';
import { cellName } from '../../../taskpane/sheets/address';
import type { SourceTable, WorkbookFacts } from '../../../taskpane/sheets/source';
import type { ActiveCell } from '../../../taskpane/excel/workbook/why';
import { oneOf } from '../../support/sampled';
import { text } from '../../support/text';
import { july, sampleAliases } from '../kgs/support/sample-year';
import { openYear } from '../kgs/support/steps';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { written } from '../kuksu/why/support';
import { newWorkbook, paired } from '../nk/support/sample-event';
import * as ofNk from '../nk/why/support';
import { FakeSheet } from '../support/fake-sheet';
import { named } from '../support/fake-workbook';
import { finished, settle, show, type Shown } from '../support/show';
import { activeCell } from '../why/active-cell';

jest.setTimeout(60_000);
jest.mock('../../../build/clauses.json', () => ({}), { virtual: true });

/** A workbook with two figures, as the pane reads it. */
interface TwoFigures {
  readonly facts: WorkbookFacts;
  readonly tables: ReadonlyMap<string, SourceTable>;
  readonly cells: readonly [ActiveCell, ActiveCell];
  /** How the pane calls them. */
  readonly titles: readonly [RegExp, RegExp];
}

function figuresOf(
  book: YearWorkbook,
  addresses: readonly [string, string],
  titles: TwoFigures['titles'],
): TwoFigures {
  const { facts } = book;
  const [one, two] = [activeCell(book, addresses[0]), activeCell(book, addresses[1])];
  const tables = new Map<string, SourceTable>();
  for (const cell of [one, two]) {
    tables.set(cell.sheet, book.sheet(cell.sheet));
    for (const where of readerOf(cell)?.places(facts, cell) ?? []) {
      for (const table of book.places([where])) tables.set(named(where), table);
    }
  }
  return { facts, tables, cells: [one, two], titles };
}

function championship(): TwoFigures {
  const event = newWorkbook(8);
  paired(event);
  const { facts } = event;
  const wheres = eventPlaces(facts);
  const tables = new Map(
    wheres.flatMap((where) => event.read([where]).map((each) => [named(where), each] as const)),
  );
  const { place } = tables.get('NK_Round_1') ?? {};
  if (!place) throw new Error('There is no round.');
  const { sheet, area } = place;
  const inLine = (line: number): ActiveCell =>
    ofNk.activeCell({
      ...{ sheet, row: area.row + line, column: area.column, table: 'NK_Round_1', value: line },
    });
  return { facts, tables, cells: [inLine(1), inLine(2)], titles: [/^Board 1 /, /^Board 2 /] };
}

async function cycle(): Promise<TwoFigures> {
  const book = await YearWorkbook.create('en', 'kuksu');
  const players = Array.from({ length: 10 }, (_, i) => [`Player ${i}`, 2100 - 10 * i, null, null]);
  written(book, { players });
  return figuresOf(book, ['Leagues!B5', 'Leagues!B6'], [/Player 0/, /Player 1/]);
}

async function year(): Promise<TwoFigures> {
  const book = await openYear([8, 5, 3, 2, 1], 'en', sampleAliases, [july]);
  return figuresOf(book, ['July 2012!A8', 'July 2012!A9'], [/^Place 1: /, /^Place 2: /]);
}

describe('What the rules give in place of a figure', () => {
  test('is worked out when asked, and asked anew of another one', async () => {
    await open(championship());
    await select(0);
    await answered();
    await pane.click(pane.button(text('en', 'figureAgain')));
    await finished(pane);
    do await settle();
    while (pane.all('.again h2').length === 0);
    expect(pane.find('.again').textContent).toBe(
      text('en', 'figureAgainLead') + text('en', 'nkWhySamePairs'),
    );
    await select(1);
    await answered();
    expect(pane.find('.again').textContent).toBe(text('en', 'figureAgain'));
  });

  test('is given up where another cell is looked at meanwhile', async () => {
    await open(championship());
    await select(0);
    await answered();
    await act(() => {
      pane.button(text('en', 'figureAgain')).click();
    });
    await select(1);
    await answered();
    for (let turn = 0; turn < 20; turn++) await settle();
    expectFigure(1);
    expect(pane.find('.again').textContent).toBe(text('en', 'figureAgain'));
  });
});

test('Of a figure that Excel computes, the cells it comes from can be explained, too', async () => {
  await open(championship());
  sheet.cells.put('Year!B6', 60, '=SOF.AWARD(1,60)').put('Year!B7', 1);
  const [cell] = given.cells;
  const tell = (formula: string): Promise<void> =>
    act(() => {
      sheet.cells.tell({ ok: true, value: { kind: 'cell', cell: { ...cell, formula } } });
    });
  await tell('=Year!B6+Year!B7');
  await answered();
  expectFigure(0);
  await pane.click(pane.button(text('en', 'whyOrigin')));
  await settle();
  expect(pane.all('.origins li strong').map(({ textContent }) => textContent)).toEqual(['Year!B6']);
  await pane.click(pane.button(text('en', 'whyExplain')));
  expect(sheet.workbook.asked.at(-1)).toBe('show B6');
  await tell('');
  await answered();
  expect(pane.all('.ask, .origins')).toEqual([]);
});

const refused = { ok: false, problem: { code: 'sheetGone' } } as const;

let sheet: FakeSheet;
let pane: Shown;
let given: TwoFigures;

/** Opens Why over the workbook; nothing is selected yet. */
async function open(figures: TwoFigures): Promise<void> {
  given = figures;
  sheet = new FakeSheet();
  sheet.workbook.facts = given.facts;
  sheet.workbook.tables = new Map(given.tables);
  pane = await show(sheet);
  await pane.go('why');
  do await settle();
  while (pane.all('[data-kind="loading"]').length > 0);
}

/** Selects the first or the second figure. */
async function select(which: 0 | 1): Promise<void> {
  await act(() => {
    sheet.cells.tell({ ok: true, value: { kind: 'cell', cell: given.cells[which] } });
  });
  await settle();
}

/** Until nothing is read any more. */
async function answered(): Promise<void> {
  do await settle();
  while (pane.all('[data-kind="reading"]').length > 0);
}

/** Answers to reading wait from here on, until this is called. */
function gate(): () => void {
  let open = (): void => undefined;
  sheet.workbook.gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => {
    open();
  };
}

const systems = { nk: championship, kuksu: cycle, kgs: year } as const;
type System = keyof typeof systems;

/** Nothing of a figure stands in the pane: neither of one that was not read whole, nor of another one. */
function expectNoFigure(): void {
  expect(pane.all('.value, .why-steps, .message')).toEqual([]);
}

function expectFigure(which: 0 | 1): void {
  const { row, column } = given.cells[which];
  expect(pane.find('h1').textContent).toContain(cellName(row, column));
  const [value = ''] = pane.all('.value').map(({ textContent }) => textContent);
  expect(value).toMatch(given.titles[which]);
  expect(value).not.toMatch(given.titles[1 - which] ?? /^$/);
  expect(pane.all('.why-steps')).toHaveLength(1);
  expect(pane.find('main').getAttribute('aria-busy')).toBe('false');
}

describe.each(oneOf(Object.keys(systems) as System[]))('Of the figures of %s', (system) => {
  let figures: TwoFigures;
  beforeAll(async () => {
    figures = await systems[system]();
  });
  beforeEach(() => open(figures));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('the one selected last is shown, in whatever order the answers come', async () => {
    const first = gate();
    await select(0);
    expectNoFigure();
    const second = gate();
    await select(1);
    second();
    await answered();
    expectFigure(1);
    first();
    await settle();
    expectFigure(1);
    const slow = gate();
    await select(0);
    await select(1);
    slow();
    await answered();
    expectFigure(1);
  });

  test('none is shown whose selection was left for a cell of nobody', async () => {
    const late = gate();
    await select(0);
    sheet.cells.put('Other!A1', 'mine');
    await act(() => {
      sheet.cells.select('Other!A1');
    });
    late();
    await answered();
    expectNoFigure();
    expect(pane.find('h1').textContent).toContain('Other!A1');
  });

  test.each([
    [
      'a sheet that is gone by then',
      (): void => {
        sheet.workbook.readProblem = refused;
      },
    ],
    [
      'a mistake of ours',
      (): void => {
        sheet.workbook.thrown = new Error('ours');
      },
    ],
  ])('%s is told in place of one, and the next look shows it', async (_what, fail) => {
    await select(0);
    await answered();
    fail();
    // A mistake is noted for those who look for it.
    const noted = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await select(1);
    await answered();
    expectNoFigure();
    const { thrown } = sheet.workbook;
    expect(pane.find('[role="alert"]').textContent).toBe(
      text('en', thrown ? 'unexpected' : 'sheetGone'),
    );
    expect(noted.mock.calls).toEqual(thrown ? [[thrown]] : []);
    sheet.workbook.readProblem = undefined;
    sheet.workbook.thrown = undefined;
    await pane.click(pane.button(text('en', 'again')));
    expect(sheet.cells.refreshes).toBe(1);
    await select(1);
    await answered();
    expectFigure(1);
  });

  test('none is told of once Why is left, or the pane is closed', async () => {
    const ways = [
      (): Promise<void> => pane.go('run'),
      (): Promise<void> =>
        act(() => {
          pane.close();
        }),
    ];
    for (const leave of ways) {
      const late = gate();
      await select(0);
      await leave();
      const left = document.body.textContent;
      late();
      await settle();
      expect(document.body.textContent).toBe(left);
      expect(sheet.cells.stopped).toBe(true);
      await open(given);
    }
  });
});
