import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { MOST_CELLS } from '../../../taskpane/why/view/use-explanation';
import type { ReadReference } from '../../../taskpane/excel/workbook/why';
import { text, wayOut } from '../../support/text';
import { FakeSheet } from '../support/fake-sheet';
import type { FakeWhy } from '../support/fake-why';
import { settle, show, type Shown } from '../support/show';

jest.mock('../../../build/clauses.json', () => ({}), { virtual: true });

let sheet: FakeSheet;
let cells: FakeWhy;
let pane: Shown;

beforeEach(async () => {
  sheet = new FakeSheet();
  ({ cells } = sheet);
  cells.put('SOF!A1', 1250).put('SOF!B1', 60).put('SOF!C1', 25.16, '=SOF.AWARD(A1,B1)');
  cells.put('SOF!C2', 8.39, '=SOF.PLACE(C1,3)');
  pane = await show(sheet, 'en');
  await pane.go('why');
  do await settle();
  while (pane.all('[data-kind="loading"]').length > 0);
});

afterEach(() => {
  jest.useRealTimers();
});

const select = (address: string): Promise<void> =>
  act(() => {
    cells.select(address);
  });

/** Lets so many milliseconds pass. */
const pass = (time: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(time);
  });

const isDimmed = (): boolean => pane.find('main').getAttribute('aria-busy') === 'true';
const saysReading = (): boolean => pane.find('main').textContent.includes(text('en', 'whyReading'));
const states = (): readonly boolean[] => [isDimmed(), saysReading()];

/** Answers to reading wait from here on, until this is called. */
function gate(): () => void {
  let open = (): void => undefined;
  cells.gate = new Promise((resolve) => {
    open = resolve;
  });
  return () => {
    open();
  };
}

describe('While Excel is waited for', () => {
  beforeEach(async () => {
    await select('SOF!C1');
    await settle();
    jest.useFakeTimers();
  });

  test('what is shown is dimmed after 150 ms, and reading is said after 700 ms', async () => {
    const answer = gate();
    await select('SOF!C2');
    expect(states()).toEqual([false, false]);
    await pass(149);
    expect(states()).toEqual([false, false]);
    await pass(1);
    expect(states()).toEqual([true, false]);
    // What was there is still to be read.
    expect(pane.find('h1').textContent).toContain('SOF!C1');
    await pass(549);
    expect(states()).toEqual([true, false]);
    await pass(1);
    expect(states()).toEqual([true, true]);
    answer();
    await pass(0);
    expect(states()).toEqual([false, false]);
    expect(pane.find('h1').textContent).toContain('SOF!C2');
  });

  test('the time of its first request counts, too', async () => {
    const answer = gate();
    await act(() => cells.asking?.asked());
    await pass(100);
    await select('SOF!C2');
    await pass(50);
    expect(states()).toEqual([true, false]);
    await pass(550);
    expect(states()).toEqual([true, true]);
    answer();
    await pass(0);
    expect(states()).toEqual([false, false]);
  });

  test('an answer within that time changes nothing else', async () => {
    await act(() => cells.asking?.asked());
    await pass(100);
    await select('SOF!A1');
    await pass(1000);
    expect(states()).toEqual([false, false]);
  });

  test('a cell that is being edited leaves what is shown', async () => {
    await act(() => cells.asking?.asked());
    await act(() => cells.asking?.kept());
    await pass(1000);
    expect(states()).toEqual([false, false]);
    expect(pane.find('h1').textContent).toContain('SOF!C1');
  });

  test('what is held is left as it is by a selection that overtook it', async () => {
    await act(() => {
      pane.button(text('en', 'whyHold')).click();
    });
    await act(() => cells.asking?.asked());
    await select('SOF!C2');
    await pass(1000);
    expect(states()).toEqual([false, false]);
    expect(pane.find('h1').textContent).toContain('SOF!C1');
  });
});

test('The headline is read out when the selection has rested for 500 ms', async () => {
  jest.useFakeTimers();
  const told = (): string => pane.find('.for-readers[role="status"]').textContent;
  const headline = (address: string, shown: string, name: string, steps: number): string =>
    text('en', 'whyShowsSteps', { address, shown, name, steps });
  await select('SOF!C1');
  await pass(0);
  await pass(499);
  expect(told()).toBe('');
  // Another cell within that time: of the first nothing is read out.
  await select('SOF!C2');
  await pass(0);
  await pass(499);
  expect(told()).toBe('');
  await pass(1);
  expect(told()).toBe(headline('SOF!C2', '8.39', 'SOF.PLACE', 2));
  await select('SOF!C1');
  await pass(0);
  await pass(499);
  expect(told()).not.toContain('SOF!C1');
  await pass(1);
  expect(told()).toBe(headline('SOF!C1', '25.16', 'SOF.AWARD', 4));
  // With the page its sentence goes.
  await pane.click(pane.button(text('en', 'viewFunctions')));
  expect(told()).toBe('');
});

describe('The explanation as text', () => {
  const { clipboard } = navigator;
  const set = (object: object, name: string, value: unknown): void => {
    Object.defineProperty(object, name, { value, configurable: true, writable: true });
  };
  const copied: string[] = [];
  /** What the field holds selected when the browser is told to copy. */
  const command = (works: boolean | 'throws') => (): boolean => {
    if (works === 'throws') throw new Error('not permitted');
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return false;
    if (works) copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return works;
  };
  const refused = { writeText: () => Promise.reject(new Error('not permitted')) };
  const press = async (): Promise<void> => {
    await select('SOF!C1');
    await settle();
    await pane.click(pane.button(text('en', 'whyCopy')));
    await settle();
  };
  const field = (): HTMLTextAreaElement => pane.find('.links textarea') as HTMLTextAreaElement;

  afterEach(() => {
    set(navigator, 'clipboard', clipboard);
    Reflect.deleteProperty(document, 'execCommand');
    copied.length = 0;
  });

  test('goes to the clipboard where the pane may use it', async () => {
    const writeText = (written: string): Promise<void> => {
      copied.push(written);
      return Promise.resolve();
    };
    set(navigator, 'clipboard', { writeText });
    await press();
    expect(copied).toHaveLength(1);
    expect(copied[0]).toMatch(/^SOF!C1 = 25\.16\n/);
    expect(field().hidden).toBe(true);
    expect(pane.find('.links [role="status"]').textContent).toBe(text('en', 'copied'));
  });

  test.each([
    ['refused', refused],
    ['missing', undefined],
  ])('goes there by the older command where the clipboard is %s', async (_name, given) => {
    set(navigator, 'clipboard', given);
    set(document, 'execCommand', command(true));
    await press();
    expect(copied).toHaveLength(1);
    expect(copied[0]).toMatch(/^SOF!C1 = 25\.16\n=SOF\.AWARD\(A1,B1\)\n/);
    expect(field().hidden).toBe(true);
    expect(pane.find('.links [role="status"]').textContent).toBe(text('en', 'copied'));
  });

  test.each([false, 'throws'] as const)(
    'stands selected, to be copied by hand, where that fails, too (%s)',
    async (works) => {
      set(navigator, 'clipboard', refused);
      set(document, 'execCommand', command(works));
      await press();
      expect(copied).toEqual([]);
      expect(field().hidden).toBe(false);
      expect(document.activeElement).toBe(field());
      const selected = field().value.slice(field().selectionStart, field().selectionEnd);
      wayOut('pressCopy', selected).toMatch(/^SOF!C1 = 25\.16\n/);
      expect(pane.find('.links [role="status"]').textContent).toBe(text('en', 'pressCopy'));
    },
  );
});

test('Of several cells the active one is explained, and the head says so', async () => {
  const cell = cells.active('SOF!C1');
  const tell = (several: boolean): Promise<void> =>
    act(() => {
      const selection = several ? 'SOF!C1:C9' : 'SOF!C1';
      cells.tell({ ok: true, value: { kind: 'cell', cell: { ...cell, selection, several } } });
    });
  const said = text('en', 'whyOfWhich', { selection: 'SOF!C1:C9', address: 'SOF!C1' });
  await tell(true);
  await settle();
  expect(pane.all('main > .small').map(({ textContent }) => textContent)).toEqual([said]);
  expect(pane.all('.why-steps li')).toHaveLength(4);
  await tell(false);
  await settle();
  expect(pane.find('main').textContent).not.toContain(said);
});

test('Where a chart is selected, the pane says what can be selected', async () => {
  await act(() => {
    cells.tell({ ok: true, value: { kind: 'other' } });
  });
  await settle();
  expect(pane.find('main').textContent).toBe(text('en', 'viewWhy') + text('en', 'whyEmpty'));
  expect(pane.all('main section')).toEqual([]);
});

describe('A formula over many cells', () => {
  const over = async (rows: number): Promise<void> => {
    cells.put('SOF!D1', 8, '=SOF.AWARD(Long!A:A,60)');
    const held = Array.from({ length: rows }, () => [1]);
    const area = { row: 0, column: 0, rows: 1_048_576, columns: 1 };
    const read = { kind: 'cells', sheetId: '{Long}', sheet: 'Long', area, row: 0, column: 0, held };
    jest.spyOn(cells, 'read').mockResolvedValue({ ok: true, value: [read as ReadReference] });
    await select('SOF!D1');
    await settle();
  };

  test(`is looked at up to ${MOST_CELLS}`, async () => {
    await over(MOST_CELLS);
    expect(pane.all('.arguments').length).toBeGreaterThan(0);
  });

  test('is said to read too many beyond', async () => {
    await over(MOST_CELLS + 1);
    expect(pane.all('.arguments')).toEqual([]);
    expect(pane.find('main').textContent).toContain(
      text('en', 'whyTooMany', { cells: MOST_CELLS + 1, most: 250_000 }),
    );
  });
});
