import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { type Language, sentence } from '../../../src/language';
import { FakeSheet } from '../support/fake-sheet';
import type { FakeWhy } from '../support/fake-why';
import { openCard } from '../support/open-card';
import { finished, settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';
import type { Figure } from '../../../taskpane/why/figures/figure';
import { figureText } from '../../../taskpane/why/view/figures/FigureView';
import { wording } from '../../../taskpane/controls/wording';
import { activeCell } from '../nk/why/support';
import { render, type VNode } from 'preact';
import type { Stepwise } from '../../../src';
import { CopyText } from '../../../taskpane/controls/sharing/CopyText';
import { useInSteps } from '../../../taskpane/nk/texts/views/ExportJob';

describe('A card', () => {
  let sheet: FakeSheet;
  let cells: FakeWhy;
  let pane: Shown;

  beforeEach(() => {
    sheet = new FakeSheet();
    ({ cells } = sheet);
    cells.put('SOF!C4', 1420).put('SOF!C5', 27.5).put('AGA!A1', 1420).put('SOF!C7', '');
  });

  async function open(language: Language = 'en', id = 'SOF.AWARD'): Promise<void> {
    pane = await show(sheet, language);
    await openCard(pane, id);
  }

  async function select(address: string): Promise<void> {
    await act(() => {
      cells.select(address);
    });
    await settle();
  }

  const field = (name: string): HTMLInputElement =>
    pane.find(`[data-argument="${name}"]`) as HTMLInputElement;

  async function type(name: string, value: string): Promise<void> {
    const input = field(name);
    await act(() => {
      input.value = value;
      input.dispatchEvent(
        new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
      );
    });
    await settle();
  }

  async function pick(name: string, address: string): Promise<void> {
    await select(address);
    await pane.click(pane.button(text('en', 'cardUseCells', { name })));
    await settle();
  }

  const state = (): string => pane.find('.bar .state').textContent;
  const below = (name: string): string | null | undefined =>
    field(name).closest('.field')?.querySelector('.hint, .fault')?.textContent;

  test('shows the result of typed values before anything is inserted', async () => {
    await open();
    await type('avgMP', '1250');
    await type('tables', '60');
    expect(state()).toBe(`=SOF.AWARD(1250,60) ${text('en', 'gives')} 25.16`);
    expect(sheet.asked).toEqual([]);
  });

  test('speaks as this Excel writes formulas, and inserts in English notation', async () => {
    sheet.mark = ',';
    await open('nl');
    await type('avgMP', '1250,5');
    await type('tables', '60');
    expect(state()).toBe(`=SOF.AWARD(1250,5;60) ${text('nl', 'gives')} 24,5`);
    await pane.click(pane.find('.bar .primary'));
    await settle();
    expect(sheet.asked).toEqual(['insert =SOF.AWARD(1250.5,60)']);
  });

  test('takes the selected cells, says what they hold, and inserts into the cell selected then', async () => {
    await open();
    await pick('avgMP', 'SOF!C4');
    await pick('tables', 'SOF!C5');
    await select('SOF!C7');
    expect([field('avgMP').value, field('tables').value]).toEqual(['C4', 'C5']);
    expect([below('avgMP'), below('tables')]).toEqual(['= 1420', '= 27.5']);
    expect(state()).toMatch(/^=SOF\.AWARD\(C4,C5\) returns \d+\.\d+$/);
    const insert = pane.find('.bar .primary');
    expect(insert.textContent).toBe(text('en', 'cardInsertInto', { address: 'C7' }));
    await pane.click(insert);
    await settle();
    expect(sheet.asked).toEqual(['insert =SOF.AWARD(C4,C5)']);
    expect(document.activeElement).toBe(pane.find('.bar .primary'));
  });

  test('names the sheet of selected cells where the formula goes to another one', async () => {
    await open();
    await pick('avgMP', 'AGA!A1');
    await type('tables', '60');
    await select('SOF!C7');
    expect(field('avgMP').value).toBe('AGA!A1');
    expect(state()).toContain('=SOF.AWARD(AGA!A1,60)');
  });

  test('does not insert a formula into a cell that it refers to', async () => {
    await open();
    await type('tables', '60');
    await pick('avgMP', 'SOF!C4');
    const insert = pane.find('.bar .primary');
    expect(state()).toContain(text('en', 'cardOnItself', { address: 'C4' }));
    expect(insert.getAttribute('aria-disabled')).toBe('true');
    await pane.click(insert);
    expect(sheet.asked).toEqual([]);
  });

  test('says what is wrong at the field, and nothing of what is not filled in yet', async () => {
    await open();
    expect(pane.all('.fault')).toEqual([]);
    expect(state()).toContain(text('en', 'cardNeeds', { names: ['avgMP', 'tables'] }));
    await type('avgMP', '1250');
    expect(pane.all('.fault')).toEqual([]);
    await type('tables', '0');
    expect(below('tables')).toMatch(/^tables: 0\./);
    expect(field('tables').getAttribute('aria-invalid')).toBe('true');
    expect(field('tables').getAttribute('aria-describedby')).toBe(pane.find('.fault').id);
  });

  test('leads to the first field that is needed, with the reason, once Insert was pressed', async () => {
    await open();
    await type('avgMP', '1250');
    await pane.click(pane.find('.bar .primary'));
    await settle();
    expect(document.activeElement).toBe(field('tables'));
    expect(below('tables')).toBe(text('en', 'cardEnter', { name: 'tables' }));
    expect(sheet.asked).toEqual([]);
  });

  test('says in Dutch what is wrong', async () => {
    await open('nl');
    await type('avgMP', '1250');
    await type('tables', '0');
    expect(below('tables')).toMatch(/^tables: 0\. /);
    expect(below('tables')).not.toMatch(/Enter/);
  });

  test('names the cell whose error is passed on', async () => {
    cells.put('SOF!C5', '#DIV/0!');
    await open();
    await type('avgMP', '1250');
    await type('tables', 'C5');
    await select('SOF!C7');
    expect(below('tables')).toBe(text('en', 'whyPassedOn', { address: 'C5', error: '#DIV/0!' }));
  });

  test('leaves out at the end what is not given, and quotes texts', async () => {
    await open('en', 'SOF.PLACE');
    await type('first', '25.16');
    await type('place', 'first');
    expect(pane.find('.bar code').textContent).toBe('=SOF.PLACE(25.16,"first")');
    await type('place', '');
    expect(pane.find('.bar code').textContent).toBe('=SOF.PLACE(25.16)');
  });

  test('refuses what is meant as a formula and is none', async () => {
    await open();
    await type('avgMP', 'SUM(A1');
    expect(below('avgMP')).toBe(text('en', 'cardUnread', { text: 'SUM(A1' }));
    await pane.click(pane.find('.bar .primary'));
    expect(sheet.asked).toEqual([]);
  });

  test('offers the steps to the result, and links each of its rules', async () => {
    await open();
    expect(pane.all('.bar [aria-expanded]')).toEqual([]);
    await type('avgMP', '1250');
    await type('tables', '60');
    await pane.click(pane.find('.bar [aria-expanded]'));
    expect(pane.all('.why-steps li').length).toBeGreaterThan(2);
    expect(document.activeElement?.tagName).toBe('H2');
    const links = pane.all('.clauses a').map((each) => each.getAttribute('href'));
    expect(links).toEqual(['help/rules.sof.html#S1', 'help/rules.sof.html#S2']);
  });

  test('shows lists of examples in ranges, and puts an example into the fields', async () => {
    await open();
    const [, example] = pane.all('.examples li');
    expect(example?.textContent).toContain('=SOF.AWARD(A2:B2,60)');
    expect(example?.textContent).toContain(
      text('en', 'cardHolds', { address: 'A2:B2', values: '0 · 1250' }),
    );
    await pane.click(pane.find('.examples li:nth-child(2) button'));
    await settle();
    expect(field('avgMP').value).toBe('{0,1250}');
    expect(document.activeElement).toBe(field('avgMP'));
    expect(state()).toContain('1 row × 2 columns: 8.71 · 25.16');
  });

  test('is as it was left', async () => {
    await open();
    await type('avgMP', '1250');
    await pane.click(pane.find('.back'));
    expect(document.activeElement).toBe(pane.find('[data-card="SOF.AWARD"]'));
    await pane.click(pane.find('[data-card="SOF.AWARD"]'));
    await finished(pane);
    expect(field('avgMP').value).toBe('1250');
  });

  test('works typed values out outside Excel, too, and inserts nothing', async () => {
    pane = await show('outside');
    await pane.click(pane.find('[data-card="SOF.AWARD"]'));
    await finished(pane);
    expect(pane.all('.bar')).toEqual([]);
    await type('tables', '60');
    await type('avgMP', '-1');
    expect(below('avgMP')).toMatch(/^avgMP: -1\./);
  });

  test('has one filled button, also where something is wrong', async () => {
    await open();
    expect(pane.all('button.primary')).toHaveLength(1);
    await type('avgMP', '-1');
    expect(pane.all('button.primary')).toHaveLength(1);
  });
});

const cell = activeCell({ sheet: 'Round 2', row: 4, column: 5, value: 7 });

const figure: Figure = {
  title: 'Board 1',
  about: 'NK, round 2',
  warnings: [],
  tables: [
    {
      title: sentence('figureBefore'),
      heads: [sentence('kgsSos')],
      rows: [
        { name: 'Anna', stone: 'black', cells: [2.5] },
        { name: 'Bert', stone: 'white', cells: ['none'] },
      ],
    },
  ],
  heading: sentence('figureHow'),
  steps: [{ clause: 'N5', what: sentence('kgsWhyCounted'), sum: [1, 1], value: 2 }],
  state: { kind: 'asWritten', says: sentence('figureAsWritten') },
  notes: [sentence('figureToday')],
};

const lines = (told: Figure): string[] => figureText(told, cell, wording('en', '.')).split('\n');

test('What is copied of a figure has the numbers of the players, and ends with whether it is as written, and the page of the rule', () => {
  expect(lines(figure)).toEqual([
    "'Round 2'!F5: Board 1",
    'NK, round 2',
    'Before the round:',
    'Anna, black: SOS 2.5',
    'Bert, white: SOS none',
    'N5: Players who count: 1 + 1 = 2',
    'As written: the rules give the same today.',
    'Settings, groups and ratings are those of today.',
    expect.stringMatching(/\/rules\.nk\.html#N5$/),
    '',
  ]);
});

test('What goes by no rule ends without a page', () => {
  const steps = [{ what: sentence('kgsWhyCounted'), value: 2 }];
  expect(lines({ ...figure, steps }).slice(-2)).toEqual([
    'Settings, groups and ratings are those of today.',
    '',
  ]);
});

test('What has changed, or is missing, is said before the steps', () => {
  const says = sentence('figureOther', { was: '7', now: 6 });
  const changes = [{ sentence: sentence('figureNotCalculated') }];
  expect(lines({ ...figure, state: { kind: 'otherToday', says, changes } }).slice(2, 5)).toEqual([
    'Written: 7. The rules now give 6.',
    'The formula of this cell gives something else. Have Excel calculate again (F9).',
    'Before the round:',
  ]);
  const missing = [{ sentence: sentence('kgsWhyNoEngine', { engine: 'Zen' }) }];
  expect(lines({ ...figure, state: { kind: 'cannotTell', missing } })[2]).toBe(
    'No line of the totals belongs to “Zen”.',
  );
  const { state: _, ...typed } = figure;
  expect(lines(typed)[2]).toBe('Before the round:');
});

const copied: string[] = [];
Object.assign(navigator, {
  clipboard: {
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  },
});

function Text({ work }: { readonly work: () => Stepwise<string> }): VNode | null {
  const made = useInSteps(work);
  if (!made) return null;
  return (
    <CopyText
      label="Table"
      text={made.value}
      isStale={made.isStale}
      button="Copy"
      copied="Copied"
      hint="Paste it"
    />
  );
}

function* older(): Stepwise<string> {
  yield 0.5;
  return 'older';
}
function* newer(): Stepwise<string> {
  yield 0.5;
  return 'newer';
}

/** Effects run, then what they make in steps is made and shown. */
async function settled(change: () => void): Promise<void> {
  await act(change);
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

test('while a newer text is being made, the older one says so and is not copied', async () => {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await settled(() => {
    render(<Text work={older} />, page);
  });
  const shown = (): (string | null | undefined)[] => [
    page.querySelector('section')?.getAttribute('aria-busy'),
    page.querySelector('textarea')?.value,
  ];
  expect(shown()).toEqual(['false', 'older']);

  await settled(() => {
    render(<Text work={newer} />, page);
    expect(shown()).toEqual(['true', 'older']);
    page.querySelector('button')?.click();
    expect(copied).toEqual([]);
  });
  expect(shown()).toEqual(['false', 'newer']);
  await settled(() => {
    page.querySelector('button')?.click();
  });
  expect(copied).toEqual(['newer']);
});
