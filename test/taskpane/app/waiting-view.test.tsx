import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { record } from '../../../taskpane/details';
import { FakeSheet } from '../support/fake-sheet';
import { sourceTable } from '../support/fake-workbook';
import { sampleJob } from '../support/sample-operation';
import { openExample } from '../support/open-card';
import { finished, settle, show, type Shown } from '../support/show';
import { text, textLike } from '../../support/text';

const second = 1000;
let sheet: FakeSheet;
let pane: Shown;

beforeEach(() => {
  sheet = new FakeSheet();
  record.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const status = () => pane.find('.status [role="status"]').textContent;
const buttons = () => pane.all('.status button').map(({ textContent }) => textContent);
const pass = (time: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(time);
  });

/** A request that Excel never answers, as any part of the pane may make. */
const hang = (): void => {
  void sheet.waiting
    .run(true)
    .make(() => new Promise<never>(() => undefined))
    .catch(() => undefined);
};

describe.each([
  [
    'en',
    'Excel is waiting: press Enter or Esc in the cell you are typing in.',
    text('en', 'notAnswered'),
    ['Stop waiting', 'Copy details'],
  ],
  [
    'nl',
    'Excel wacht: druk op Enter of Esc in de cel waarin je typt.',
    'Excel heeft niet geantwoord.',
    ['Niet langer wachten', 'Gegevens kopiëren'],
  ],
] as const)('On Home (%s)', (language, forCell, notAnswered, offered) => {
  beforeEach(async () => {
    pane = await show(sheet, language);
    jest.useFakeTimers();
  });

  test('after a second it says that a cell is being edited', async () => {
    sheet.edited = true;
    hang();
    await pass(second - 1);
    expect(status()).toBe('');
    await pass(1);
    expect(status()).toBe(forCell);
    expect(buttons()).toEqual([]);
  });

  test('after half a minute it offers to stop waiting, and to copy the details', async () => {
    hang();
    await pass(30 * second);
    expect(status()).toBe(notAnswered);
    expect(buttons()).toEqual(offered);
    await pane.click(pane.button(offered[0], '.status'));
    await pass(0);
    expect(status()).toBe('');
    expect(buttons()).toEqual([]);
    expect(document.activeElement).toBe(pane.find('.status [role="status"]'));
  });

  test('a cell that is still edited then is named with it', async () => {
    sheet.edited = true;
    hang();
    await pass(30 * second);
    expect(status()).toBe(`${notAnswered} ${forCell}`);
  });
});

describe('An insertion', () => {
  test('that the user stops waiting for leaves nothing but a sentence', async () => {
    pane = await show(sheet);
    await openExample(pane);
    jest.useFakeTimers();
    sheet.gate = new Promise(() => undefined);
    await pane.click(pane.button('Insert'));
    await pass(30 * second);
    await pane.click(pane.button('Stop waiting'));
    await pass(0);
    expect(status()).toBe('You stopped waiting for Excel. Try again when it answers.');
    sheet.gate = undefined;
    await pane.click(pane.button('Insert'));
    await pass(0);
    expect(status()).toMatch(textLike('en', 'insertedInto'));
  });
});

describe('A write in a job', () => {
  test('says what happens to what it began, until Excel answers', async () => {
    const table = sourceTable([
      ['Name', 'Rating'],
      ['Ann', 1900],
    ]);
    sheet.workbook.tables.set('selection', table);
    sheet.workbook.tables.set('A1:B2', table);
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    await finished(pane);
    await pane.click(pane.find('.list .pick input'));
    await finished(pane);
    await pane.click(pane.find('.list .check input'));
    await pane.click(pane.button('Preview'));
    await finished(pane);
    let answer: () => void = () => undefined;
    sheet.workbook.gate = new Promise((resolve) => {
      answer = resolve;
    });
    jest.useFakeTimers();
    await pane.click(pane.button(text('en', 'write')));
    hang();
    await pass(30 * second);
    expect(buttons()).toEqual(['Stop waiting', 'Copy details']);
    await pane.click(pane.button('Stop waiting'));
    // What the write began is taken back by a request of its own.
    hang();
    await pass(0);
    expect(status()).toBe('Stopped. What was begun is taken back as soon as Excel answers again.');
    answer();
    jest.useRealTimers();
    await settle();
    expect(sheet.workbook.plans).toHaveLength(1);
  });
});
