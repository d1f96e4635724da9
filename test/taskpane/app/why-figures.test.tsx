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
import { openYear } from '../kgs/support/plans';
import { YearWorkbook } from '../kgs/support/year-workbook';
import { written } from '../kuksu/why/support';
import { newWorkbook, paired } from '../nk/support/sample-event';
import * as ofNk from '../nk/why/support';
import { FakeSheet } from '../support/fake-sheet';
import { named } from '../support/fake-workbook';
import { finished, settle, show, type Shown } from '../support/show';
import { activeCell } from '../why/support';
import { existing } from '../../../src/core/result';
import type { FunctionReference } from '../../../taskpane/reference/help';
import type { FakeWhy } from '../support/fake-why';
import { sampleReference } from '../support/sample-reference';

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

describe('why sayings', () => {
  jest.mock('../../../build/clauses.json', () => ({}), { virtual: true });

  let cells: FakeWhy;
  let pane: Shown;

  const [award] = sampleReference;
  const lists: readonly FunctionReference[] = ['KGS.CHECK', 'KGS.TABLE', 'SOF.RESULTS'].map(
    (id) => ({
      ...existing(award),
      id,
      name: id,
      parameters: [],
    }),
  );

  beforeEach(async () => {
    const sheet = new FakeSheet();
    ({ cells } = sheet);
    cells.put('SOF!A1', 1250).put('SOF!B1', 60);
    pane = await show(sheet, 'en', [], [], [...sampleReference, ...lists]);
    await pane.go('why');
    do await settle();
    while (pane.all('[data-kind="loading"]').length > 0);
  });

  async function select(address: string): Promise<void> {
    await act(() => {
      cells.select(address);
    });
    await settle();
  }

  const said = (selector: string): string[] => pane.all(selector).map((each) => each.textContent);
  const message = (): string => pane.find('.message').textContent;

  describe('More steps than fifteen', () => {
    test('fold in the middle, and none is left out', async () => {
      const wins = [5, 5, 5, 4, 4, 4, 3, 3, 3];
      wins.forEach((each, row) => {
        cells
          .put(`SOF!E${row + 1}`, each)
          .put(`SOF!F${row + 1}`, 20)
          .put(`SOF!G${row + 1}`, 9);
      });
      cells.put('SOF!C1', 'OK', '=KGS.CHECK(E1:E9,F1:F9,G1:G9,9)');
      await select('SOF!C1');
      const outer = (): number => pane.all('.why-steps > li').length;
      const [summary] = said('details.middle summary');
      const hidden = Number(/\d+/.exec(summary ?? '')?.[0]);
      expect(summary).toBe(text('en', 'whyMiddleSteps', { count: hidden }));
      expect(outer()).toBe(10);
      await act(() => {
        pane.find('details.middle').setAttribute('open', '');
        pane.find('details.middle').dispatchEvent(new Event('toggle'));
      });
      expect(outer()).toBe(10 + hidden);
      const heading = pane.all('h2').map(({ textContent }) => textContent);
      expect(heading).toContain(text('en', 'whyHow', { steps: 10 + hidden }));
      expect(pane.all('ol.why-steps').map((each) => each.getAttribute('start'))).toEqual([
        null,
        '6',
        String(hidden + 6),
      ]);
    });

    test('up to fifteen all stand open', async () => {
      [5, 4, 3].forEach((wins, row) => {
        cells
          .put(`SOF!E${row + 1}`, wins)
          .put(`SOF!F${row + 1}`, 20)
          .put(`SOF!G${row + 1}`, 9);
      });
      cells.put('SOF!C1', 'OK', '=KGS.CHECK(E1:E3,F1:F3,G1:G3,9)');
      await select('SOF!C1');
      expect(pane.all('details.middle')).toEqual([]);
      expect(pane.all('.why-steps > li').length).toBeGreaterThan(5);
    });
  });

  test('A cell of headings says what it names, and has no steps', async () => {
    cells.put('SOF!C1', 'Players', '=KGS.TABLE(60,14)').put('SOF!F8', 1);
    cells.spills.set('SOF!C1', 'F15');
    await select('SOF!C1');
    expect(said('.about')).toEqual([text('en', 'whyHeading', { name: 'KGS.TABLE' })]);
    expect(pane.all('.why-steps')).toEqual([]);
  });

  test('A value that is worked out names the cells it comes from, where it is refused', async () => {
    cells.put('SOF!B7', -3).put('SOF!C7', 2).put('SOF!D1', '#VALUE!', '=SOF.AWARD(A1,B7*C7)');
    await select('SOF!D1');
    expect(pane.find('.message h2').textContent).toBe(
      text('en', 'whyFaultFrom', { name: 'tables', places: ['B7', 'C7'] }),
    );
    expect(said('.message button')).toContain(text('en', 'whyGoTo', { address: 'B7' }));
  });

  test('What is typed into the formula itself is told without a cell', async () => {
    cells.put('SOF!D1', '#VALUE!', '=SOF.AWARD(A1,-1)');
    await select('SOF!D1');
    expect(pane.find('.message h2').textContent).toBe(
      text('en', 'whyFaultRule', { name: 'SOF.AWARD' }),
    );
    expect(pane.find('.message p').textContent).toContain('tables');
  });

  describe('An error of Excel’s own', () => {
    test.each([
      ['#NAME?', text('en', 'whyErrorName', { name: 'SOF.AWARD' })],
      ['#BUSY!', text('en', 'whyErrorBusy')],
      ...['#CALC!', '#NUM!', '#NULL!', '#CONNECT!', '#FIELD!'].map(
        (error) => [error, text('en', 'whyErrorOther', { error, now: '25.16' })] as const,
      ),
    ])('%s is named, and nothing invented', async (error, sentence) => {
      cells.put('SOF!C1', error, '=SOF.AWARD(A1,B1)');
      await select('SOF!C1');
      expect(message()).toContain(sentence);
    });

    test('of a cell it refers to leads to that cell', async () => {
      cells.put('SOF!B7', '#DIV/0!').put('SOF!C1', '#DIV/0!', '=SOF.AWARD(A1,B7)');
      await select('SOF!C1');
      expect(message()).toContain(text('en', 'whyPassedOn', { address: 'B7', error: '#DIV/0!' }));
      expect(said('.message button')).toContain(text('en', 'whyGoTo', { address: 'B7' }));
    });
  });

  test('Areas that are joined are said not to be worked out', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,(B1,B2))');
    await select('SOF!C1');
    expect(message()).toContain(text('en', 'whyUnknownUnion', { what: 'B1,B2' }));
  });

  async function copied(): Promise<string[]> {
    await pane.click(pane.button(text('en', 'whyCopy')));
    const field = pane.find('.links textarea');
    return field instanceof HTMLTextAreaElement ? field.value.split('\n') : [];
  }

  test.each([
    ['that they come to something else', '=SOF.AWARD(A1,B1)', 24.5, 'whyDiffers'],
    ['that a piece is not worked out', '=SOF.AWARD(A1,TODAY())', 24.5, 'whyUnknownArgument'],
    [
      'that a part of an argument is not worked out',
      '=SOF.AWARD(A1,2*TODAY())',
      24.5,
      'whyUnknown',
    ],
  ] as const)('What is copied says %s before the steps', async (_, formula, value, key) => {
    cells.put('SOF!C1', value, formula);
    await select('SOF!C1');
    const values = { now: '25.16', shown: '24.5', name: 'tables', what: 'TODAY()' };
    expect((await copied()).slice(0, 3)).toEqual([
      'SOF!C1 = 24.5',
      formula,
      text('en', key, values),
    ]);
  });

  test('A formula that takes none of our results says so, and how it comes to its value', async () => {
    cells.put('SOF!C1', '', '=IF(COUNTA(A5:A7)<3,"",SOF.AWARD(A1,B1))');
    await select('SOF!C1');
    expect(said('main > p.about')).toEqual([text('en', 'whyNoCall')]);
    expect(said('main section')).toEqual([
      `${text('en', 'whyFormula')}COUNTA(A5:A7) = 00 < 3 = TRUEIF(TRUE, "", 25.16) = ""`,
    ]);
    expect((await copied())[2]).toBe(text('en', 'whyNoCall'));
    // What is refused in the part that is not taken is no part of how it comes about.
    cells.put('SOF!C2', '', '=IF(COUNTA(A5:A7)<3,"",ROUND(SOF.AWARD("x",B1),1))');
    await select('SOF!C2');
    expect(said('main section ol li').slice(2)).toEqual([
      'IF(TRUE, "", ROUND(SOF.AWARD("x",B1),1)) = ""',
    ]);
    await select('SOF!A1');
    expect(said('main > p.about')).toEqual([]);
  });

  describe('Many calls of ours', () => {
    test('beyond those that are worked out are said to be too many, and no field takes one value for all', async () => {
      cells.put('SOF!C1', 1, '=SUM(MAP(SEQUENCE(401),LAMBDA(x,SOF.AWARD(A1,B1))))');
      await select('SOF!C1');
      expect(message()).toContain(text('en', 'whyUnknownCalls'));
      expect(pane.all('.given')).toEqual([]);
      expect(said('main > p.quiet')).toEqual([text('en', 'whyMore', { count: 360 })]);
    });

    test('that lead to one value are shown to the fortieth', async () => {
      cells.put('SOF!C1', 41 * 25.16, '=SUM(MAP(SEQUENCE(41),LAMBDA(x,SOF.AWARD(A1,B1))))');
      await select('SOF!C1');
      expect(pane.all('.message')).toEqual([]);
      expect(pane.all('details.inner')).toHaveLength(39);
      expect(said('main > p.quiet')).toEqual([text('en', 'whyMore', { count: 1 })]);
    });
  });

  test('An argument of which nothing is said is explained by its field', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,OFFSET(A1,0,1))');
    await select('SOF!C1');
    const field = pane.find('.given input');
    const label = field.getAttribute('aria-label') ?? pane.find('.given label').textContent;
    expect(label).toBe(text('en', 'whyUnknownValue', { what: 'OFFSET(A1,0,1)' }));
  });

  test('A misspelt name of ours is told; other formulas that Excel does not know are not ours', async () => {
    cells.put('SOF!C1', '#NAME?', '=1+Sof.Awrd(A1)').put('SOF!C2', '#NAME?', '=FOO(A1)');
    await select('SOF!C1');
    expect(said('main .quiet')).toContain(text('en', 'whyMisspelt', { name: 'SOF.AWRD' }));
    await select('SOF!C2');
    expect(said('main .quiet')).toContain(text('en', 'whyNothing', { address: 'SOF!C2' }));
  });

  test('The rest of a formula has no line that says a number is itself', async () => {
    cells.put('SOF!C1', -0.2516, '=-SOF.AWARD(A1,B1)%');
    await select('SOF!C1');
    expect(said('ol.results li')).toEqual(['-25.16% = -0.2516']);
    cells.put('SOF!C2', true, '=SOF.AWARD(A1,B1)=25.16');
    await select('SOF!C2');
    expect(said('ol.results li')).toEqual(['(25.16 = 25.16) = TRUE']);
  });

  test('The rest of a formula names a list that it takes as a whole, and no value of it', async () => {
    [60, 55, 40].forEach((score, row) => cells.put(`SOF!E${row + 1}`, score));
    const list = 'SOF.RESULTS(25.16,E1:E3)';
    cells.put('SOF!F1', 75.48, `=${list}*ROWS(${list})`);
    cells.put('SOF!F2', 56.61).spills.set('SOF!F1', 'F3');
    await select('SOF!F2');
    expect(said('ol.results code')).toEqual([`ROWS(${list}) = 3`, '18.87 * 3 = 56.61']);
    const longer = 'SOF.RESULTS(IF(E1>0,IF(E2>0,IF(E3>0,25.16,0),0),0),E1:E3,IF(E1>0,2,1))';
    cells.put('SOF!H1', 3, `=ROWS(${longer})`);
    await select('SOF!H1');
    expect(said('ol.results code')).toContain('ROWS(SOF.RESULTS(…)) = 3');
  });
});
