import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Language } from '../../../src/language';
import { pauses } from '../../../taskpane/why/view/Why';
import { existing } from '../../../src/core/result';
import { sofAward } from '../../../src/sof/formulas';
import type { FunctionReference } from '../../../taskpane/reference/help';
import { oneOf } from '../../support/sampled';
import { text } from '../../support/text';
import { foundByAxe } from '../support/axe';
import { FakeSheet } from '../support/fake-sheet';
import type { FakeWhy } from '../support/fake-why';
import { sampleReference } from '../support/sample-reference';
import { settle, show, type Shown } from '../support/show';

/** As the build makes it of the rules. */
const clauses: Record<string, string> = { S11: 'Awards are printed to 0.01' };
jest.mock('../../../build/clauses.json', () => clauses, { virtual: true });

let sheet: FakeSheet;
let cells: FakeWhy;
let pane: Shown;

/** With the arguments that have defaults. */
const [award] = sampleReference;
const withDefaults: readonly FunctionReference[] = [
  {
    ...existing(award),
    parameters: [
      { name: 'avgMP', description: 'Average masterpoints.', optional: false },
      { name: 'tables', description: 'Number of tables.', optional: false },
      { name: 'sessions', description: 'Number of sessions. Default: 2.', optional: true },
      { name: 'rating', description: 'Rating. Default: "Regional".', optional: true },
      {
        name: 'players',
        description: 'A column. 2 for pairs (default), 4 for teams.',
        optional: true,
      },
      { name: 'limit', description: '750 or "Unlimited" (or "UNL"; default).', optional: true },
    ],
  },
];

async function open(
  language: Language = 'en',
  reference: readonly FunctionReference[] = sampleReference,
): Promise<void> {
  pane = await show(sheet, language, [], [], reference);
  await pane.go('why');
  do await settle();
  while (pane.all('[data-kind="loading"]').length > 0);
}

async function select(address: string, shown?: string): Promise<void> {
  await act(() => {
    cells.select(address, shown);
  });
  await settle();
}

/** The field for the second argument of an award. */
function tables(): HTMLInputElement {
  const field = pane.all('.what-if input')[1];
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  return field;
}

const said = (selector: string): string[] => pane.all(selector).map((each) => each.textContent);

beforeEach(() => {
  sheet = new FakeSheet();
  ({ cells } = sheet);
  cells.put('SOF!A1', 1250).put('SOF!B1', 60);
});

describe('Why', () => {
  test.each([
    ['en', '25.1585 x 1', 'left out'],
    ['nl', '25,1585 x 1', 'weggelaten'],
  ] as const)(
    'shows formula, value, steps and arguments (%s)',
    async (language, product, omitted) => {
      cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
      await open(language);
      await select('SOF!C1', '25.16');
      expect(pane.find('h1').textContent).toBe(`${text(language, 'viewWhy')} SOF!C1`);
      expect(pane.find('.formula').textContent).toBe('=SOF.AWARD(A1,B1)');
      expect(pane.find('.value').textContent).toBe('25.16');
      expect(said('.why-steps .clause')).toEqual(['S1', 'S5', 'S5', 'S11']);
      expect(said('.why-steps .maths')).toContain(product);
      expect(said('.arguments tbody th')).toEqual(['avgMP', 'tables', 'rating']);
      expect(said('.arguments td').slice(-1)).toEqual([omitted]);
      expect(said('.arguments td').slice(0, 4)).toEqual(['1250', 'A1', '60', 'B1']);
    },
  );

  test.each(['=SUM(A1:B1)', '="SOF.AWARD(1)"', "='SOF.AWARD (1)'!B2", '=OTHER.SOF.AWARD(1)'])(
    'says that nothing of ours stands in a cell with %s',
    async (formula) => {
      cells.put('SOF!C1', 1, formula);
      await open();
      await select('SOF!C1');
      expect(pane.all('.why-steps')).toEqual([]);
      expect(pane.find('main').textContent).toContain(
        text('en', 'whyNothing', { address: 'SOF!C1' }),
      );
    },
  );

  test.each([
    ['tables, which would count as 60', '=SOF.AWARD(A1,B1)', 'tables', 25.16],
    ['a place, which is refused', '=SOF.PLACE(A1,B1)', 'place', '#VALUE!'],
  ] as const)('names as a date by its size: %s', async (_, formula, name, value) => {
    cells.put('SOF!B1', 45678).put('SOF!C1', value, formula);
    await open();
    await select('SOF!C1', String(value));
    const day = '21 January 2025';
    expect(said('.message h2')).toContain(text('en', 'whyDayTitle', { name, day }));
    // As the sentence says: the number that is meant.
    cells.put('SOF!B1', 60).put('SOF!C1', name === 'place' ? 40.98 : 25.16, formula);
    await select('SOF!A1');
    await select('SOF!C1', name === 'place' ? '40.98' : '25.16');
    expect(said('.message h2')).toEqual([]);
  });

  test('folds a long formula to its first signs, unless a piece of it is at fault', async () => {
    const long = `=SOF.AWARD(A1,B1)${'+SUM(A1:B1)*0'.repeat(30)}`;
    cells.put('SOF!C1', 25.16, long);
    await open();
    await select('SOF!C1', '25.16');
    expect(said('.formula')).toEqual([]);
    const [summary] = pane.all('summary');
    expect(summary?.textContent).toBe(`${long.slice(0, 30)} …`);
    await unfold('details');
    expect(said('.formula')).toEqual([long]);
    expect(said('.formula mark')).toEqual(['SOF.AWARD(A1,B1)']);
    cells.put('SOF!B1', 'x');
    await select('SOF!C1', '#VALUE!');
    expect(said('.formula mark.bad')).toEqual(['B1']);
  });

  test('says nothing of a cell before Excel has told which', async () => {
    await open();
    expect(pane.find('main').textContent).toBe(
      text('en', 'viewWhy') + text('en', 'selectedNothing'),
    );
  });

  test('asks once for a cell, and once more for the cells of a formula of ours', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!A1');
    expect(cells.requests).toEqual(['cell']);
    await select('SOF!C1');
    expect(cells.requests).toEqual(['cell', 'cell', 'references']);
  });

  test('stops following when it is left', async () => {
    await open();
    await pane.go('run');
    expect(cells.stopped).toBe(true);
  });
});

const press = async (name: string): Promise<void> => {
  await pane.click(pane.button(name));
  await settle();
};

async function type(field: HTMLElement, value: string): Promise<void> {
  await act(() => {
    if (field instanceof HTMLInputElement) field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
}

async function unfold(selector: string): Promise<void> {
  await act(() => {
    pane.find(selector).setAttribute('open', '');
    pane.find(selector).dispatchEvent(new Event('toggle'));
  });
}

describe('Why goes on', () => {
  test('to the very cell at fault, with the sentence in the language of the pane', async () => {
    cells.put('SOF!B1', '60').put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,B1)');
    await open('nl');
    await select('SOF!C1');
    expect(pane.find('.message h2').textContent).toBe(
      text('nl', 'whyFault', { name: 'tables', address: 'B1' }),
    );
    expect(pane.find('.message p').textContent).toBe(
      'tables: "60". Typ een getal (geen tekst of WAAR/ONWAAR).',
    );
    expect(pane.find('.formula mark').textContent).toBe('B1');
    expect(pane.find('tr.bad th').textContent).toBe('tables');
    await press(text('nl', 'whyGoTo', { address: 'B1' }));
    expect(sheet.workbook.asked).toEqual(['show B1']);
    // The explanation stays.
    await select('SOF!B1');
    expect(pane.find('h1').textContent).toContain('SOF!C1');
    await press(text('nl', 'whyBack', { address: 'SOF!C1' }));
    expect(sheet.workbook.asked.at(-1)).toBe('show C1');
    await select('SOF!A1');
    expect(pane.find('h1').textContent).toContain('SOF!A1');
  });

  test('to the cells that are at fault together, the first of them one press away', async () => {
    ['Topgroep', 'Topgroep', 'Topgroep', 'Groep 1'].forEach((right, i) => {
      cells.put(`NK!A${2 + i}`, 2500 - i).put(`NK!B${2 + i}`, right);
    });
    cells.put('NK!C2', '#VALUE!', '=NK.GROUPS(A2:A5,B2:B5,2)');
    const groups = { ...existing(award), id: 'NK.GROUPS', name: 'NK.GROUPS' };
    const parameters = ['strengths', 'rights', 'groupSize'].map((name) => ({
      ...{ name, description: '', optional: name === 'groupSize' },
    }));
    await open('en', [{ ...groups, parameters }]);
    await select('NK!C2');
    expect(pane.find('.message h2').textContent).toBe(
      text('en', 'whyFaultTogether', { name: 'rights', places: ['B2', 'B3', 'B4'] }),
    );
    await press(text('en', 'whyGoTo', { address: 'B2' }));
    expect(sheet.workbook.asked).toEqual(['show B2']);
  });

  test('with inner calls first, and with the rest of the formula', async () => {
    cells.put('SOF!C1', 18.9, '=ROUND(SOF.PLACE(SOF.AWARD(A1,B1),2),1)');
    await open();
    await select('SOF!C1');
    // The one that gives the value is open, the others are folded behind theirs.
    expect(said('details.inner summary')).toEqual(['SOF.AWARD = 25.16']);
    expect(said('h2')[0]).toBe(text('en', 'whyHowOf', { name: 'SOF.PLACE', steps: 1 }));
    await unfold('.inner');
    expect(said('h2').slice(0, 3)).toEqual([
      text('en', 'whyHowOf', { name: 'SOF.AWARD', steps: 4 }),
      text('en', 'whyFrom'),
      text('en', 'whyHowOf', { name: 'SOF.PLACE', steps: 1 }),
    ]);
    expect(said('.results code')).toEqual(['ROUND(18.87, 1) = 18.9']);
    expect(pane.all('.message')).toEqual([]);
  });

  test('and says where the cell shows something else', async () => {
    cells.put('SOF!C1', 24.5, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    expect(pane.find('.message p').textContent).toBe(
      text('en', 'whyDiffers', { now: '25.16', shown: '24.5' }),
    );
  });

  test('with what is typed for a piece that is not worked out', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,OFFSET(A1,0,1))');
    await open();
    await select('SOF!C1');
    expect(pane.find('.message p').textContent).toBe(
      text('en', 'whyUnknownArgument', { name: 'tables', what: 'OFFSET(A1,0,1)' }),
    );
    expect(pane.all('.why-steps')).toEqual([]);
    await type(pane.find('.given input'), '60');
    await press(text('en', 'whyUse'));
    expect(pane.all('.message')).toEqual([]);
    expect(pane.all('.why-steps li')).toHaveLength(4);
  });

  test('with what would be, in memory alone', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    await unfold('.what-if');
    const { requests } = cells;
    const asked = requests.length;
    await type(tables(), '55');
    expect(pane.find('.what-if .outcome').textContent).toBe(
      text('en', 'whyWhatIfChanged', { value: '23.35', before: '25.16 (-1.81)' }),
    );
    expect(tables().value).toBe('55');
    expect(said('.chip.look').length).toBeGreaterThan(0);
    const rows = pane.all('.arguments tbody tr').map(({ textContent }) => textContent);
    const changed = rows.map((row) => row.includes(text('en', 'whyChanged')));
    expect(changed.slice(0, 3)).toEqual([false, true, false]);
    await type(tables(), 'x');
    // Beside its field: no cell of the workbook is at fault.
    expect(said('.what-if .refusal')[1]).toContain('tables: "x"');
    expect(tables().getAttribute('aria-invalid')).toBe('true');
    expect(pane.find('.what-if .outcome').textContent).toBe(text('en', 'whyWhatIfNone', {}));
    expect(pane.all('.message')).toEqual([]);
    await type(tables(), '');
    expect(tables().value).toBe('');
    await press(text('en', 'whyAsItIs'));
    expect(pane.find('.what-if .outcome').textContent).toBe('');
    expect(tables().value).toBe('60');
    expect(requests).toHaveLength(asked);
  });

  test('and what is half typed there stays while the cell is read again', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    await unfold('.what-if');
    tables().value = '55';
    await act(() => {
      tables().dispatchEvent(new Event('input', { bubbles: true }));
    });
    cells.put('SOF!A1', 1000);
    await select('SOF!C1');
    expect(said('.arguments td').slice(0, 1)).toEqual(['1000']);
    expect(tables().value).toBe('55');
    expect(pane.find('.what-if .outcome').textContent).toBe('');
    await act(() => {
      tables().dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(pane.find('.what-if .outcome').textContent).not.toBe('');
  });

  test('names the row of a spill', async () => {
    ['Ann', 'Bob', 'Cid'].forEach((name, row) => cells.put(`SOF!D${row + 1}`, name));
    [0, 500, 1250].forEach((average, row) => cells.put(`SOF!E${row + 1}`, average));
    cells.put('SOF!F1', 8.71, '=SOF.AWARD(E1:E3,60)').put('SOF!F3', 25.16);
    cells.spills.set('SOF!F1', 'F3');
    await open();
    await select('SOF!F3');
    expect(pane.find('.value span').textContent.trim()).toBe(
      text('en', 'whyRowNamed', { row: 3, rows: 3, name: 'Cid' }),
    );
    expect(said('.arguments td').slice(0, 2)[1]).toBe('E3');
    expect(pane.all('.message')).toEqual([]);
  });

  test('copies everything as text', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    await press(text('en', 'whyCopy'));
    const copied = pane.find('.links textarea');
    expect(copied instanceof HTMLTextAreaElement && copied.value.split('\n').slice(0, 3)).toEqual([
      'SOF!C1 = 25.16',
      '=SOF.AWARD(A1,B1)',
      'SOF.AWARD: avgMP = 1250 (A1), tables = 60 (B1)',
    ]);
  });
});

describe('A text that is certainly a number', () => {
  const convert = text('en', 'whyConvert');
  const buttons = () => said('.message button');

  test('becomes one when asked: by the writing of the jobs, with undo', async () => {
    cells.put('SOF!B1', '\u00a060').put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    expect(cells.requests).toEqual(['cell', 'references', 'constant']);
    await press(convert);
    expect(pane.find('.message [role="status"]').textContent).toBe(
      text('en', 'whyConverts', { address: 'B1', text: '\u00a060', number: '60' }),
    );
    expect(sheet.workbook.plans).toEqual([]);
    await press(text('en', 'cancel'));
    await press(convert);
    await press(convert);
    expect(sheet.workbook.plans.map(({ blocks }) => blocks)).toEqual([
      [
        {
          sheetId: '{SOF}',
          sheet: 'SOF',
          at: 'B1',
          cells: [[{ kind: 'number', value: 60 }]],
        },
      ],
    ]);
    expect(sheet.workbook.asked.at(-1)).toMatch(/over 1$/);
    expect(said('.status button')).toContain(text('en', 'undo'));
  });

  test('stays as it is where the cell holds something else by then', async () => {
    cells.put('SOF!B1', '60').put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,B1)');
    sheet.workbook.writings = [{ ok: true, value: { kind: 'filled', cells: [] } }];
    await open();
    await select('SOF!C1');
    await press(convert);
    await press(convert);
    expect(sheet.workbook.plans).toHaveLength(1);
    expect(said('.status [role="status"]')).toContain(text('en', 'kept'));
  });

  test.each([
    ['a formula', (): unknown => cells.put('SOF!B1', '60', '="60"')],
    [
      'a cell of a protected sheet',
      (): unknown => cells.put('SOF!B1', '60') && cells.fixed.add('SOF!B1'),
    ],
    ['a text with the other mark', (): unknown => cells.put('SOF!B1', '6,5')],
    ['a text that is none', (): unknown => cells.put('SOF!B1', '60 tables')],
    ['a number that is refused, too', (): unknown => cells.put('SOF!B1', '-60')],
  ])('is not offered for %s', async (_name, fill) => {
    fill();
    cells.put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    expect(pane.all('.message')).toHaveLength(1);
    expect(buttons()).not.toContain(convert);
  });

  test('is not offered where Excel does not tell what the cell holds; the fault stays named', async () => {
    cells.put('SOF!B1', '60').put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,B1)');
    await open();
    cells.refusal = { code: 'sheetGone' };
    cells.readsBefore = 1;
    await select('SOF!C1');
    expect(cells.requests).toContain('constant');
    expect(pane.find('.message').textContent).toContain('tables');
    expect(buttons()).not.toContain(convert);
    cells.refusal = undefined;
    await select('SOF!A1');
    await select('SOF!C1');
    expect(buttons()).toContain(convert);
  });

  test('stays as it is where the write fails, which is told', async () => {
    cells.put('SOF!B1', '60').put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,B1)');
    sheet.workbook.writings = [{ ok: false, problem: { code: 'sheetGone' } }];
    await open();
    await select('SOF!C1');
    await press(convert);
    await press(convert);
    expect(said('.status').join(' ')).toContain(text('en', 'sheetGone'));
    expect(pane.find('.message').textContent).toContain('tables');
    expect(cells.cells.get('SOF!B1')?.value).toBe('60');
  });

  test('is named with the others of its column, and none is converted', async () => {
    for (let row = 1; row <= 14; row++) cells.put(`SOF!E${row}`, String(row));
    cells.put('SOF!C1', '#VALUE!', '=SOF.AWARD(A1,E1:E14)');
    cells.spills.set('SOF!C1', 'C14');
    await open();
    await select('SOF!C1');
    expect(buttons()).not.toContain(convert);
    expect(pane.find('.message').textContent).toContain(text('en', 'whyTexts', { count: 14 }));
    expect(pane.all('.message .links .link')).toHaveLength(12);
    await pane.click(pane.all('.message .links .link')[11] ?? pane.find('main'));
    expect(sheet.workbook.asked).toEqual(['show E12']);
  });
});

describe('A held explanation', () => {
  test('follows changes of its cells, and says when its sheet is gone', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1', '25.16');
    await press(text('en', 'whyHold'));
    expect(cells.heldByPane()).toMatchObject({ sheetId: '{SOF}', row: 0, column: 2 });
    await select('SOF!A1');
    cells.put('SOF!B1', 55).put('SOF!C1', 23.35, '=SOF.AWARD(A1,B1)');
    await select('SOF!C1', '23.35');
    expect(pane.find('h1').textContent).toContain('SOF!C1');
    expect(pane.find('.value').textContent).toBe('23.35');
    expect(pane.all('.message')).toEqual([]);
    await act(() => {
      cells.tell({ ok: true, value: { kind: 'gone' } });
    });
    expect(pane.find('main').textContent).toContain(text('en', 'whyGone'));
  });

  test.each([
    ['another cell of ours', 'SOF!C2'],
    ['the same cell', 'SOF!C1'],
  ])('leaves the focus on Hold when the selection is followed to %s', async (_, selected) => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)').put('SOF!C2', 5, '=SOF.AWARD(A1,1)');
    await open();
    await select('SOF!C1', '25.16');
    await press(text('en', 'whyHold'));
    pane.button(text('en', 'whyFollow')).focus();
    await press(text('en', 'whyFollow'));
    await select(selected);
    expect(pane.find('h1').textContent).toContain(selected);
    expect(document.activeElement).toBe(pane.button(text('en', 'whyHold')));
  });

  test('leaves the focus on Hold after going back, and takes it from nothing later on', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)').put('SOF!C2', 5, '=SOF.AWARD(A1,1)');
    await open();
    await select('SOF!C1', '25.16');
    await press(text('en', 'whyHold'));
    const back = text('en', 'whyBack', { address: 'SOF!C1' });
    pane.button(back).focus();
    await press(back);
    expect(document.activeElement).toBe(pane.button(text('en', 'whyHold')));
    pane.find('.tabs button').focus();
    await select('SOF!C2');
    expect(document.activeElement).toBe(pane.find('.tabs button'));
  });
});

describe('Where the formula around ours is not worked out, or hides an error', () => {
  test('our calls are explained all the same', async () => {
    cells.put('SOF!C1', '25.2', '=TEXT(SOF.AWARD(A1,B1),"0.0")');
    await open();
    await select('SOF!C1');
    expect(pane.find('.message h2').textContent).toBe(text('en', 'whyUnknownTitle'));
    expect(pane.all('.why-steps li')).toHaveLength(4);
  });

  test.each(['none', ''])(
    'the error that IFERROR replaces is explained, then “%s” in its place',
    async (shown) => {
      cells.put('SOF!B1', 'x').put('SOF!C1', shown, `=IFERROR(SOF.AWARD(A1,B1),"${shown}")`);
      await open();
      await select('SOF!C1');
      expect(pane.find('.message h2').textContent).toBe(
        text('en', 'whyFault', { name: 'tables', address: 'B1' }),
      );
      expect(pane.all('.message.danger')).toHaveLength(1);
      expect(said('.results li')).toEqual([
        text('en', 'whyInstead', { name: 'IFERROR', value: `"${shown}"` }),
      ]);
    },
  );

  test('a call that fails by what is typed into it is told once', async () => {
    cells.put('SOF!C2', 0, '=IFERROR(SOF.AWARD(A1,-1),0)');
    await open();
    await select('SOF!C2');
    expect(pane.all('.message.danger')).toHaveLength(1);
    expect(pane.all('.arguments')).toHaveLength(1);
  });

  test('what is made of them beyond that is said not to be worked out', async () => {
    cells.put('SOF!C1', '#NAME?', '=ROUND(SOF.AWARD(A1,B1),1)+SOF.AWRD(A1)');
    await open();
    await select('SOF!C1');
    expect(said('.results li')).toEqual([
      'ROUND(25.16, 1) = 25.2',
      text('en', 'whyRestUnknown', {}),
    ]);
    expect(pane.find('.message').textContent).toContain(
      text('en', 'whyUnknownFunction', { name: 'SOF.AWRD' }),
    );
  });

  test('of results that are summed any one can be chosen to see its steps', async () => {
    [0, 500, 1250].forEach((average, row) => cells.put(`SOF!E${row + 1}`, average));
    cells.put('SOF!C1', 52.58, '=SUM(SOF.AWARD(E1:E3,60))');
    await open();
    await select('SOF!C1');
    expect(pane.all('.why-steps')).toEqual([]);
    expect(pane.all('.results .link')).toHaveLength(3);
    await pane.click(pane.all('.results .link')[2] ?? pane.find('main'));
    expect(said('.why-steps .maths')).toContain('25.1585 x 1');
    // The window has the focus again, or a cell has changed: the cell is looked at once more.
    await select('SOF!C1');
    expect(said('.why-steps .maths')).toContain('25.1585 x 1');
  });
});

describe('An error of Excel’s own', () => {
  const message = (): string => pane.find('.message').textContent;

  test('of a result that cannot spill names the first cell in its way, and goes there', async () => {
    [0, 500, 1250].forEach((average, row) => cells.put(`SOF!E${row + 1}`, average));
    cells.put('SOF!F1', '#SPILL!', '=SOF.AWARD(E1:E3,60)').put('SOF!F3', 'note').put('SOF!F4', 1);
    await open();
    await select('SOF!F1');
    expect(message()).toContain(text('en', 'whyErrorSpillAt', { cells: 3, address: 'F3' }));
    expect(cells.requests).toEqual(['cell', 'references']);
    await press(text('en', 'whyGoTo', { address: 'F3' }));
    expect(sheet.workbook.asked).toEqual(['show F3']);
  });

  test('of a result that cannot spill for another reason names none', async () => {
    [0, 500, 1250].forEach((average, row) => cells.put(`SOF!E${row + 1}`, average));
    cells.put('SOF!F1', '#SPILL!', '=SOF.AWARD(E1:E3,60)').put('SOF!F4', 'below').put('SOF!G1', 2);
    await open();
    await select('SOF!F1');
    expect(message()).toContain(text('en', 'whyErrorSpill', { cells: 3 }));
    cells.tables.set('List', { sheet: 'SOF', area: 'F1:F2' });
    await select('SOF!F1');
    expect(message()).toContain(text('en', 'whyErrorSpillTable', { cells: 3 }));
  });

  test.each([
    ['=SOF.AWARD(A1,#REF!)', 'whyErrorReference', {}],
    ['=SOF.AWARD(A1,Gone!#REF!)', 'whyErrorReference', {}],
    ['=SOF.AWARD(A1,1/0)', 'whyPassedOnFrom', { what: '1/0', error: '#DIV/0!' }],
  ] as const)('of %s is explained in words', async (formula, key, values) => {
    const error = formula.includes('#REF!') ? '#REF!' : '#DIV/0!';
    cells.put('SOF!C1', error, formula);
    await open();
    await select('SOF!C1');
    expect(message()).toContain((text as (...all: unknown[]) => string)('en', key, values));
  });

  test.each([
    ['#NAME?', 'error-name'],
    ['#SPILL!', 'error-spill'],
    ['#BUSY!', 'error-busy'],
    ['#CALC!', 'error-other'],
  ])('%s leads to what the help says of it', async (error, place) => {
    cells.put('SOF!C1', error, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    expect(pane.find('.message a').getAttribute('href')).toBe(`help/troubleshooting.html#${place}`);
  });

  test.each([
    ['Jan:Dec!B1', 'whyUnknownSheets'],
    ['B1:B2 A1:B1', 'whyUnknownIntersection'],
    ['[Book2.xlsx]Sheet1!A1', 'whyUnknownWorkbook'],
    ['Gone!A1', 'whyUnknownSheet'],
    ['B1#', 'whyUnknownSpill'],
    ['tables', 'whyUnknownName'],
    ['OFFSET(B1,0,0)', 'whyUnknownArgument'],
  ] as const)('hides behind %s, which is named with why it cannot be read', async (what, key) => {
    cells.put('SOF!C1', 25.16, `=SOF.AWARD(A1,${what})`);
    await open();
    await select('SOF!C1');
    expect(message()).toContain(text('en', key, { what, name: 'tables' }));
  });
});

describe('Every argument says where it comes from:', () => {
  const place = async (argument: string): Promise<string> => {
    cells.put('Year!B3', 59.5).put('Year!B7', 0.5).put('SOF!E1', 60);
    cells.put('SOF!C1', 25.16, `=SOF.AWARD(A1,${argument})`);
    await open();
    await select('SOF!C1');
    return said('.arguments td')[3] ?? '';
  };

  test.each([
    ['E1', 'E1'],
    ['60', text('en', 'whyTyped')],
    ['Year!B3+Year!B7', `${text('en', 'whyWorkedOut')} Year!B3+Year!B7 = 59.5+0.5`],
    ['-(-E1)+F9', `${text('en', 'whyWorkedOut')} -(-E1)+F9 = -(-60)+0`],
    ['IF(A1>1,60,20)', `${text('en', 'whyWorkedOut')} IF(A1>1,60,20)`],
    ['IF(A1>1,E1,B2)', `${text('en', 'whyTakes', { name: 'IF' })} E1`],
    ['SUM(Year!B3:B7)', `${text('en', 'whyWorkedOut')} SUM(Year!B3:B7)`],
    ['ROUND(Year!B3,0)', `${text('en', 'whyWorkedOut')} ROUND(Year!B3,0)`],
  ])('%s', async (argument, expected) => {
    expect(await place(argument)).toBe(expected);
  });

  test('a range that IF takes, which can be gone to', async () => {
    [1250, 500].forEach((average, row) => cells.put(`Year!E${row + 1}`, average));
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(IF(A1>1,Year!E1:E2,1),60)').put('SOF!C2', 13);
    cells.spills.set('SOF!C1', 'C2');
    await open();
    await select('SOF!C1');
    expect(said('.arguments td')[1]).toBe(`${text('en', 'whyTakes', { name: 'IF' })} Year!E1`);
    cells.put('SOF!C1', 38, '=SUM(SOF.AWARD(IF(A1>1,Year!E1:E2,1),60))').spills.clear();
    await select('SOF!C1');
    expect(said('.arguments td')[1]).toBe(`${text('en', 'whyTakes', { name: 'IF' })} Year!E1:E2`);
    await pane.click(pane.find('.arguments .link'));
    expect(sheet.workbook.asked).toEqual(['show E1']);
  });
});

describe('Rows that a step names', () => {
  const lists: readonly FunctionReference[] = ['KGS.RESULTS', 'SOF.RESULTS'].map((id) => ({
    ...existing(award),
    id,
    name: id,
    parameters: [],
  }));
  const standings = (): void => {
    ['Ann', 'Bob', 'Cid'].forEach((name, row) => cells.put(`SOF!D${row + 1}`, name));
    [60, 55, 60].forEach((score, row) => cells.put(`SOF!E${row + 1}`, score));
  };

  test('carry their name and their cell, as do those who share', async () => {
    cells.put('SOF!D1', 'Ann').put('SOF!D2', 'Bob').put('SOF!D3', 'Cid');
    [4, 4, 3].forEach((wins, row) => cells.put(`SOF!E${row + 1}`, wins));
    [20, 20, 19].forEach((sos, row) => cells.put(`SOF!F${row + 1}`, sos));
    [9, 9, 8].forEach((sodos, row) => cells.put(`SOF!G${row + 1}`, sodos));
    cells.put('SOF!H1', 7.5, '=KGS.RESULTS(60,14,E1:E3,F1:F3,G1:G3)').put('SOF!H3', 3);
    cells.spills.set('SOF!H1', 'H3');
    await open('nl', lists);
    await select('SOF!H1');
    expect(pane.find('.why-steps').textContent).toMatch(/Rijen 1 \(Ann, E1\) en 2 \(Bob, E2\)/);
    expect(pane.find('.why-steps').textContent).not.toMatch(/77\d{8}/);
    expect(said('.results li')).toEqual(['rij 2 (Bob, E2)']);
    await press(text('nl', 'whyGoTo', { address: 'E2' }));
    expect(sheet.workbook.asked).toEqual(['show E2']);
  });

  test('are numbers alone where nothing names them and they stand in no cell', async () => {
    standings();
    cells.put('SOF!H1', 22.02, '=SOF.RESULTS(25.16,{60;55;60})').put('SOF!H3', 22.02);
    cells.spills.set('SOF!H1', 'H3');
    await open('en', lists);
    await select('SOF!H1');
    expect(said('.results li')).toEqual(['row 3']);
  });
});

describe('What a clause says', () => {
  test.each(['en', 'nl'] as const)(
    'opens beside its step and closes again (%s)',
    async (language) => {
      cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
      await open(language);
      await select('SOF!C1');
      const says = () => pane.all('.says').at(-1) ?? pane.find('main');
      expect(says().getAttribute('aria-label')).toBe(text(language, 'whySays', { clause: 'S11' }));
      expect(says().getAttribute('aria-expanded')).toBe('false');
      await pane.click(says());
      await settle();
      expect(said('.clause-says')).toEqual([clauses['S11']]);
      expect(pane.find('.clause-says').lang).toBe('en');
      expect(says().getAttribute('aria-expanded')).toBe('true');
      await pane.click(says());
      expect(pane.all('.clause-says')).toEqual([]);
    },
  );

  test('is left to the page of the rules where it is not known', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
    await open();
    await select('SOF!C1');
    await pane.click(pane.find('.says'));
    await settle();
    expect(said('.clause-says')).toEqual([text('en', 'whySaysFailed')]);
  });
});

describe('A formula that is not ours', () => {
  const where = text('en', 'whyOrigin');

  test('leads to the cells with ours it refers to, when asked', async () => {
    cells.put('Year!B6', 60, '=KGS.FACTOR(12,19,15)+SOF.AWARD(1,1)').put('Year!B7', 3, '=1+2');
    cells.put('SOF!D1', 25.16, '=SOF.AWARD(A1,B1)').put('SOF!C1', 88, '=Year!$B$6+Year!B7+D1+rate');
    cells.names.push({ name: 'rate', formula: '=SOF!$A$1', ofSheet: false });
    await open('en', [
      ...sampleReference,
      { ...existing(award), id: 'KGS.FACTOR', name: 'KGS.FACTOR' },
    ]);
    await select('SOF!C1');
    expect(cells.requests).toEqual(['cell']);
    await press(where);
    expect(cells.requests).toEqual(['cell', 'referred']);
    expect(said('.origins li span')).toEqual([
      'Year!B6 60 KGS.FACTOR, SOF.AWARD',
      'D1 25.16 SOF.AWARD',
    ]);
    await press(text('en', 'whyExplain'));
    expect(sheet.workbook.asked).toEqual(['show B6']);
    // It follows at once.
    await select('SOF!D1');
    expect(pane.find('h1').textContent).toContain('SOF!D1');
  });

  test('leads to the same row of a list that spills as large as it is', async () => {
    [60, 55, 40].forEach((tables, row) => cells.put(`SOF!E${row + 1}`, tables));
    cells.put('SOF!F1', 25.16, '=SOF.AWARD(A1,E1:E3)');
    cells.spills.set('SOF!F1', 'F3');
    cells.put('Lines!B5', 25.16, '=IF(SOF!F1:F3="","",SOF!F1:F3)+N(SOF!E1:E2)');
    cells.spills.set('Lines!B5', 'B7');
    await open();
    await select('Lines!B7');
    await press(where);
    expect(said('.origins strong')).toEqual(['SOF!F3']);
  });

  test('says that none of them is ours, or why they could not be read', async () => {
    cells.put('SOF!C1', 1310, '=A1+B1');
    await open();
    await select('SOF!C1');
    cells.refusal = { code: 'sheetGone' };
    await press(where);
    expect(pane.find('[role="alert"]').textContent).toBe(text('en', 'sheetGone'));
    cells.refusal = undefined;
    await press(where);
    expect(pane.find('main').textContent).toContain(text('en', 'whyNoOrigin'));
  });

  test('leads to the tables of a championship', async () => {
    cells.put('NK!B2', 7).put('SOF!C1', 7, '=NK!B2');
    cells.tables.set('NK_Round_1', { sheet: 'NK', area: 'A1:C4' });
    await open();
    await select('SOF!C1');
    await press(where);
    expect(said('.origins strong')).toEqual(['NK!B2']);
  });

  test('leads to the sheets of a bridge event, which a name of the workbook tells', async () => {
    cells.put('Awards!E5', 58).put('Other!E5', 1).put('SOF!C1', 59, '=Awards!E5+Other!E5');
    cells.names.push({ name: 'SOF_Awards_1', formula: '=Awards!$A$4:$G$16', ofSheet: false });
    await open();
    await select('SOF!C1');
    await press(where);
    expect(said('.origins strong')).toEqual(['Awards!E5']);
  });

  test('of twelve cells at most, and is not asked about where it refers to none', async () => {
    const many = Array.from({ length: 15 }, (_, at) => `E${at + 1}`);
    for (const each of many) cells.put(`SOF!${each}`, 1, '=SOF.AWARD(A1,B1)');
    cells
      .put('SOF!C1', 15, `=${many.join('+')}`)
      .put('SOF!C2', 2, '=1+1')
      .put('SOF!C3', 9, '=SUM(A:A)');
    await open();
    for (const address of ['SOF!C2', 'SOF!C3']) {
      await select(address);
      expect(pane.all('.ask')).toEqual([]);
    }
    await select('SOF!C1');
    await press(where);
    expect(pane.all('.origins li')).toHaveLength(12);
  });
});

test('The call that is explained is marked in a longer formula', async () => {
  cells.put('SOF!C1', 18.9, '=ROUND(SOF.PLACE(SOF.AWARD(A1,B1),2),1)');
  await open();
  await select('SOF!C1');
  expect(pane.find('.formula mark').textContent).toBe('SOF.PLACE(SOF.AWARD(A1,B1),2)');
  expect(pane.all('.formula mark.bad')).toEqual([]);
  cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
  await select('SOF!C1');
  expect(pane.all('.formula mark')).toEqual([]);
});

test('What is left out and what is blank say what they count as', async () => {
  cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1,,D1)');
  await open('en', withDefaults);
  await select('SOF!C1');
  const values = said('.arguments tbody td.number');
  expect(values[2]).toBe('2');
  expect(values[3]).toContain(text('en', 'whyCounts', { value: '"Regional"' }));
  expect(values.slice(4)).toEqual(['2 for pairs', '"Unlimited"']);
});

test('What if offers the named values of an argument as a list', async () => {
  cells.put('SOF!D1', 'Regional').put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1,,D1)');
  await open('en', withDefaults);
  await select('SOF!C1');
  await unfold('.what-if');
  const [list] = pane.all('.what-if select');
  if (!(list instanceof HTMLSelectElement)) throw new Error('no list');
  expect([...list.options].map(({ value }) => value)).toEqual(['Regional', 'Sectional']);
  await act(() => {
    list.value = 'Sectional';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
  expect(pane.find('.what-if .outcome').textContent).toContain('25.16');
});

test('What if takes a value for what is left out, and names what it refuses there', async () => {
  cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
  await open('en', withDefaults);
  await select('SOF!C1');
  await unfold('.what-if');
  const sessions = (): HTMLInputElement => {
    const { 2: field } = pane.all('.what-if label :is(input, select)');
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    return field;
  };
  const { 0: rating } = pane.all('.what-if select');
  if (!(rating instanceof HTMLSelectElement)) throw new Error('no list');
  expect([sessions().value, rating.value]).toEqual(['', '']);
  const leftOut = text('en', 'whyLeftOut');
  expect([sessions().placeholder, rating.options[0]?.text]).toEqual([leftOut, leftOut]);
  await type(sessions(), '3');
  const award = sofAward(1250, 60, { sessions: 3 });
  expect(pane.find('.what-if .outcome').textContent).toContain(String(award.ok && award.value));
  const { 2: row } = pane.all('.arguments tbody tr');
  expect(row?.textContent).toContain(text('en', 'whyChanged'));
  await type(sessions(), 'x');
  expect(said('.what-if .refusal')[2]).toContain('sessions: "x"');
  await type(sessions(), '');
  expect(pane.find('.what-if .outcome').textContent).toBe('');
});

describe('Of two answers the last selection’s counts', () => {
  test('an overtaken one is dropped, and a failing one is told', async () => {
    cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)').put('SOF!C2', 8.39, '=SOF.PLACE(C1,5)');
    await open();
    let answer = (): void => undefined;
    cells.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await select('SOF!C1');
    expect(pane.find('main').dataset['kind']).toBe('reading');
    await select('SOF!A1');
    answer();
    await settle();
    expect(pane.find('h1').textContent).toContain('SOF!A1');
    expect(pane.find('main').dataset['kind']).toBeUndefined();
    cells.refusal = { code: 'sheetGone' };
    await select('SOF!C2');
    expect(pane.find('[role="alert"]').textContent).toBe(text('en', 'sheetGone'));
    cells.refusal = undefined;
    await select('SOF!C1');
    expect(pane.all('.why-steps li')).toHaveLength(4);
  });
});

describe('Names of other sheets that hold formulas', () => {
  beforeEach(() => {
    cells.put('Other!A1', 59).put('SOF!C1', 25.16, '=SOF.AWARD(A1,Other!played)');
    cells.otherNames.set('Other!played', '=Other!$A$1+1');
  });

  test('take one request more, three with the selection’s own', async () => {
    await open();
    await select('SOF!C1', '25.16');
    expect(pane.all('.why-steps li')).toHaveLength(4);
    expect(cells.requests.filter((each) => each === 'references')).toHaveLength(2);
  });

  test.each([0, 1])(
    'tell where request %i of theirs fails, and show nothing in part',
    async (reads) => {
      await open();
      cells.refusal = { code: 'sheetGone' };
      cells.readsBefore = reads;
      await select('SOF!C1', '25.16');
      expect(pane.find('[role="alert"]').textContent).toBe(text('en', 'sheetGone'));
      expect(pane.all('.why-steps li')).toEqual([]);
      cells.refusal = undefined;
      await select('SOF!A1');
      await select('SOF!C1', '25.16');
      expect(pane.all('.why-steps li')).toHaveLength(4);
    },
  );
});

describe('axe finds nothing', () => {
  test.each(oneOf(['en', 'nl'] as const))(
    'in an explanation and in an error (%s)',
    async (language) => {
      cells.put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)').put('SOF!B2', 'x');
      cells.put('SOF!C2', '#VALUE!', '=SOF.AWARD(A1,B2)');
      await open(language);
      for (const address of ['SOF!C1', 'SOF!C2']) {
        await select(address);
        for (const details of pane.all('details')) details.setAttribute('open', '');
        expect(await foundByAxe()).toEqual([]);
      }
    },
  );
});

describe('A cell that Excel is still calculating', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is read again after 1, 2 and 4 seconds, then when asked', async () => {
    cells.put('SOF!C1', '#BUSY!', '=SOF.AWARD(A1,B1)');
    await open();
    jest.useFakeTimers();
    const asked: number[] = [];
    for (const pause of [...pauses, 60_000]) {
      await act(async () => {
        cells.select('SOF!C1', '#BUSY!');
        await jest.advanceTimersByTimeAsync(0);
      });
      await act(async () => {
        await jest.advanceTimersByTimeAsync(pause);
      });
      asked.push(cells.refreshes);
    }
    expect(asked).toEqual([1, 2, 3, 3]);
    await act(() => {
      pane.button(text('en', 'whyReadAgain')).click();
    });
    expect(cells.refreshes).toBe(4);
  });
});
