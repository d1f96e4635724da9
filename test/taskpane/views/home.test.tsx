import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { settle, show, type Shown } from '../support/show';
import type { Attempt } from '../../../taskpane/workbook/problems';
import type { LastWriting } from '../../../taskpane/workbook/workbook';
import { written } from '../support/fake-workbook';
import { text } from '../../support/text';

let sheet: FakeSheet;
beforeEach(() => {
  sheet = new FakeSheet();
});

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('The selected address', () => {
  test('It is shown and announced politely, as it changes', async () => {
    const { find } = await show(sheet);
    expect(find('.selection').textContent).toBe(text('en', 'selectedNothing'));
    expect(find('.selection').getAttribute('aria-live')).toBe('polite');
    await act(() => {
      sheet.see({ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } });
    });
    expect(find('.selection').textContent).toBe('Selected: SOF!B4');
    await act(() => {
      sheet.see({ kind: 'other' });
    });
    expect(find('.selection').textContent).toBe(text('en', 'selectedOther'));
    await act(() => {
      sheet.see({ kind: 'problem', problem: { code: 'sessionLost' } });
    });
    expect(find('.selection').textContent).toBe(text('en', 'sessionLost'));
  });

  test('Entering the pane looks again; closing it ends the following', async () => {
    const { close } = await show(sheet);
    window.dispatchEvent(new Event('focus'));
    expect(sheet.refreshes).toBe(1);
    await act(close);
    expect(sheet.stopped).toBe(true);
    window.dispatchEvent(new Event('focus'));
    expect(sheet.refreshes).toBe(1);
  });

  test('Selecting asks nothing of the sheet', async () => {
    await show(sheet);
    await act(() => {
      sheet.see({ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } });
    });
    expect(sheet.asked).toEqual([]);
  });
});

describe('The reference', () => {
  test('Functions stand under their system, each system with its line', async () => {
    const { all } = await show(sheet);
    expect(texts(all('h2'))).toEqual([text('en', 'headingSOF'), text('en', 'headingAGA')]);
    expect(texts(all('.about'))[0]).toBe(text('en', 'systemSOF'));
    expect(texts(all('section:first-of-type .name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
  });

  test('A function shows how it is written, its arguments, an example, its rules and its help', async () => {
    const { find } = await show(sheet);
    const card = find('details');
    expect(card.textContent).toContain('=SOF.AWARD(avgMP, tables, [rating])');
    expect(card.textContent).toContain(`=SOF.AWARD(1250.5,60) ${text('en', 'gives')} 25.16`);
    expect(card.textContent).toContain(`${text('en', 'clauses')}: S1, S2`);
    expect(texts([...card.querySelectorAll<HTMLElement>('dl > div')])).toEqual([
      'avgMPAverage masterpoints per player.',
      'tablesTables in the event.',
      'rating (optional)Regional or Sectional.',
    ]);
    const link = card.querySelector('a');
    expect(link?.getAttribute('href')).toBe('help/sof.award.html');
    expect(link?.rel).toBe('noopener');
    expect(link?.textContent).toBe(text('en', 'help', { name: 'SOF.AWARD' }));
  });

  test('Formulas are shown as this Excel writes them', async () => {
    sheet.mark = ',';
    const { find } = await show(sheet);
    expect(find('details').textContent).toContain('=SOF.AWARD(avgMP; tables; [rating])');
    expect(find('details').textContent).toContain(
      `=SOF.AWARD(1250,5;60) ${text('en', 'gives')} 25,16`,
    );
  });

  test('Searching leaves what matches, counts it and says when there is nothing', async () => {
    const { all, find, type } = await show(sheet);
    expect(find('.count').textContent).toBe('3 functions');
    await type('award');
    expect(texts(all('.name'))).toEqual(['SOF.AWARD', 'SOF.PLACE']);
    expect(texts(all('h2'))).toEqual([text('en', 'headingSOF')]);
    expect(find('.count').textContent).toBe('2 functions');
    await type(' xyz ');
    expect(all('details')).toEqual([]);
    expect(find('.count').textContent).toBe(text('en', 'foundNone', { query: 'xyz' }));
    expect(find('.count').getAttribute('role')).toBe('status');
  });

  test('The only match is opened', async () => {
    const { all, type } = await show(sheet);
    expect(all('details[open]')).toEqual([]);
    await type('slope');
    expect(all('details[open]')).toHaveLength(1);
  });
});

describe('Jobs above the functions', () => {
  test('The functions can be reached past them at once', async () => {
    const seen: Element[] = [];
    HTMLElement.prototype.scrollIntoView = function () {
      seen.push(this);
    };
    const { all, button, click } = await show(sheet, 'en', [sampleJob]);
    await click(button(text('en', 'toFunctions')));
    const [, functions] = all('h1');
    expect(functions?.textContent).toBe(text('en', 'title'));
    expect(document.activeElement).toBe(functions);
    expect(seen).toEqual([functions]);
  });

  test('Without jobs there is nothing to pass', async () => {
    const { all } = await show(sheet);
    expect(all('.skip')).toEqual([]);
  });
});

describe('Languages', () => {
  test('In Dutch the pane speaks Dutch', async () => {
    const { find } = await show(sheet, 'nl');
    expect(find('h1').textContent).toBe(text('nl', 'title'));
    expect(find('.count').textContent).toBe('3 functies');
  });

  test('In English nothing is marked', async () => {
    const { all } = await show(sheet);
    expect(all('[lang]')).toEqual([]);
  });
});

describe('Outside Excel', () => {
  test.each([
    ['outside', []],
    ['noOffice', ['Copy details']],
    ['noAnswer', ['Copy details']],
  ] as const)('%s: a sentence says so, and the reference can be read', async (kind, buttons) => {
    const { find, all } = await show(kind);
    const said = text('en', kind);
    expect(find('header').textContent).toBe([said, ...buttons].join(''));
    expect(find('header [role="alert"]').textContent).toBe(said);
    expect(all('details')).toHaveLength(3);
    expect(texts(all('button'))).toEqual(buttons);
    expect(all('.first-run')).toEqual([]);
  });
});

describe('The last write of before the pane was opened', () => {
  const time = new Date(2026, 10, 22, 14, 5);
  const open = async (language: 'en' | 'nl' = 'en') => {
    const last = { receipt: { ...written, title: 'Round 3' }, time };
    sheet.workbook.last = last;
    const pane = await show(sheet, language, [sampleJob]);
    await settle();
    return pane;
  };
  const status = ({ find }: Shown) => find('.status [role="status"]').textContent;

  test('is told at opening with its time, and can be undone once', async () => {
    const pane = await open();
    expect(status(pane)).toMatch(/^Last written: Round 3, 14:05\.$/);
    await pane.click(pane.button('Undo', '.status'));
    await settle();
    expect(sheet.workbook.asked.at(-1)).toBe('undo Round 3');
    expect(status(pane)).toBe(text('en', 'undoneTitle', { title: 'Round 3' }));
    expect(pane.all('.status button')).toEqual([]);
    expect(document.activeElement).toBe(pane.find('.status [role="status"]'));
  });

  test('in Dutch', async () => {
    expect(status(await open('nl'))).toBe('Laatst geschreven: Round 3, 14:05.');
  });

  test('stays in reach in a job', async () => {
    const pane = await open();
    await pane.click(pane.find('.job'));
    await settle();
    expect(status(pane)).toMatch(/^Last written: Round 3/);
  });

  test('is nothing where the workbook knows of none, or cannot tell', async () => {
    for (const answer of [
      { ok: true, value: undefined },
      { ok: false, problem: { code: 'busy' } },
    ] as const) {
      sheet.workbook.lastWriting = () => Promise.resolve(answer);
      const pane = await show(sheet);
      await settle();
      expect(status(pane)).toBe('');
    }
  });

  test('is asked for again where a cell was being edited', async () => {
    const last = { receipt: { ...written, title: 'Round 3' }, time };
    const answers: Attempt<LastWriting | undefined>[] = [
      { ok: false, problem: { code: 'cellEdit' } },
      { ok: false, problem: { code: 'cellEdit' } },
      { ok: true, value: last },
    ];
    sheet.workbook.lastWriting = () =>
      Promise.resolve(answers.shift() ?? { ok: true, value: undefined });
    jest.useFakeTimers();
    const pane = await show(sheet);
    for (const [pause, said] of [
      [999, ''],
      [1, ''],
      [1_999, ''],
      [1, 'Last written: Round 3, 14:05.'],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(pause));
      expect(status(pane)).toBe(said);
    }
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('is asked for no more once the pane is closed', async () => {
    sheet.workbook.lastWriting = () =>
      Promise.resolve({ ok: false, problem: { code: 'cellEdit' } });
    jest.useFakeTimers();
    const { close } = await show(sheet);
    await act(() => jest.advanceTimersByTimeAsync(1));
    close();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
