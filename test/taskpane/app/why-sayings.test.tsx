import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { existing } from '../../../src/core/existing';
import type { FunctionReference } from '../../../taskpane/reference/help';
import { text } from '../../support/text';
import { FakeSheet } from '../support/fake-sheet';
import type { FakeWhy } from '../support/fake-why';
import { sampleReference } from '../support/sample-reference';
import { settle, show, type Shown } from '../support/show';

jest.mock('../../../build/clauses.json', () => ({}), { virtual: true });

let cells: FakeWhy;
let pane: Shown;

const [award] = sampleReference;
const lists: readonly FunctionReference[] = ['KGS.CHECK', 'KGS.TABLE', 'SOF.RESULTS'].map((id) => ({
  ...existing(award),
  id,
  name: id,
  parameters: [],
}));

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
  ['that a part of an argument is not worked out', '=SOF.AWARD(A1,2*TODAY())', 24.5, 'whyUnknown'],
] as const)('What is copied says %s before the steps', async (_, formula, value, key) => {
  cells.put('SOF!C1', value, formula);
  await select('SOF!C1');
  const values = { now: '25.16', shown: '24.5', name: 'tables', what: 'TODAY()' };
  expect((await copied()).slice(0, 3)).toEqual(['SOF!C1 = 24.5', formula, text('en', key, values)]);
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
