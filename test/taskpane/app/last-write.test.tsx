import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { settle, show, type Shown } from '../support/show';
import type { Attempt } from '../../../taskpane/excel/workbook/problems';
import type { LastWriting } from '../../../taskpane/excel/workbook/workbook';
import { written } from '../support/fake-workbook';
import { text } from '../../support/text';

let sheet: FakeSheet;
beforeEach(() => {
  sheet = new FakeSheet();
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
    expect(document.activeElement).toBe(pane.find('h1'));
  });

  test('in Dutch', async () => {
    expect(status(await open('nl'))).toBe('Laatst geschreven: Round 3, 14:05.');
  });

  test('stays in reach in a job', async () => {
    const pane = await open();
    await pane.openJob();
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

  test('is told of once where what was kept of it can’t be read; the pane goes on', async () => {
    let asked = 0;
    sheet.workbook.lastWriting = () => {
      asked += 1;
      return Promise.resolve({ ok: false, problem: { code: 'undoUnreadable' } });
    };
    const pane = await show(sheet, 'en', [sampleJob]);
    await settle();
    expect(status(pane)).toBe(text('en', 'undoUnreadable'));
    expect(pane.all('.status button')).toEqual([]);
    await pane.openJob();
    await settle();
    expect(asked).toBe(1);
    expect(pane.all('main.operation').length).toBe(1);
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

const told = text('en', 'draftUnreadable');

test.each([
  ['no JSON', 'x'],
  ['null', 'null'],
  ['a list', '[]'],
  ['without lists', '{"options":{}}'],
  ['lists of another kind', '{"lists":{"entries":{"where":7}}}'],
  ['options of another kind', '{"options":[7],"lists":{}}'],
])('A draft that is %s is dropped, the job opens, and that is said once', async (_, kept) => {
  const id = sampleJob.id;
  sheet.workbook.drafts.set(id, kept);
  const pane = await show(sheet, 'en', [sampleJob]);
  await pane.openJob();
  // The job is fetched first, and then its draft.
  for (let left = 50; left > 0 && pane.all('[role="alert"]').length === 0; left--) await settle();
  expect(pane.all('[role="alert"]').map((each) => each.textContent)).toEqual([told]);
  expect(pane.all('.bar button').length).toBeGreaterThan(0);
  await pane.click(pane.find('header button'));
  await settle();
  expect(sheet.workbook.drafts.has(id)).toBe(false);
  await pane.openJob();
  await settle();
  expect(pane.all('[role="alert"]')).toEqual([]);
});
