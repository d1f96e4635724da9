import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import type { Insertion } from '../../../taskpane/excel/workbook/workbook';
import { FakeSheet, place, receipt } from '../support/fake-sheet';
import { openExample } from '../support/open-card';
import { settle, show, type Shown } from '../support/show';
import { text as paneText } from '../../support/text';

const filled: Insertion = {
  kind: 'occupied',
  occupied: { place, content: { kind: 'value', value: 5, shown: '5.00' } },
};

let sheet: FakeSheet;
let pane: Shown;
beforeEach(async () => {
  sheet = new FakeSheet();
  pane = await show(sheet);
  await openExample(pane);
});
afterEach(() => {
  jest.useRealTimers();
});

const status = () => pane.find('.status [role="status"]').textContent;
const press = async (text: string, within?: string) => {
  await pane.click(pane.button(text, within));
  await settle();
};
const questions = () => pane.all('.question');

describe('Insert', () => {
  test('It inserts the example in English notation and says where', async () => {
    await press('Insert');
    expect(sheet.asked).toEqual(['insert =SOF.AWARD(1250.5,60)']);
    expect(status()).toBe(paneText('en', 'insertedInto', { address: 'SOF!B4' }));
    expect(document.activeElement).toBe(pane.button('Insert'));
  });

  test('Of several selected cells it says which one was filled', async () => {
    sheet.insertion = {
      ok: true,
      value: { kind: 'inserted', receipt, topLeftOf: 'B4:C9' },
    };
    await press('Insert');
    expect(status()).toBe(
      paneText('en', 'insertedTopLeft', { address: 'SOF!B4', selection: 'B4:C9' }),
    );
  });

  test('A refusal is told in the status line, without anything to undo', async () => {
    sheet.insertion = { ok: false, problem: { code: 'accessDenied' } };
    await press('Insert');
    expect(status()).toBe(paneText('en', 'accessDenied'));
    expect(pane.all('.status button')).toEqual([]);
  });

  test('A second press while the first is unanswered inserts nothing more', async () => {
    let answer: () => void = () => undefined;
    sheet.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await press('Insert');
    await press('Insert');
    answer();
    await settle();
    expect(sheet.asked).toHaveLength(1);
    await press('Insert');
    expect(sheet.asked).toHaveLength(2);
  });

  test('While Excel does not answer, the pane says what it waits for', async () => {
    jest.useFakeTimers();
    let answer: () => void = () => undefined;
    sheet.gate = new Promise((resolve) => {
      answer = resolve;
    });
    await pane.click(pane.button('Insert'));
    expect(status()).toBe('');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(status()).toMatch(/^Waiting for Excel/);
    answer();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(status()).toBe(paneText('en', 'insertedInto', { address: 'SOF!B4' }));
  });
});

describe('Inserting into a filled cell', () => {
  beforeEach(async () => {
    sheet.insertion = { ok: true, value: filled };
    await press('Insert');
  });

  test('It asks above the button that was pressed, naming the cell and what it shows', () => {
    expect(questions()).toHaveLength(1);
    expect(pane.find('.bar .question p').textContent).toBe(
      paneText('en', 'occupied', { address: 'SOF!B4', content: '5.00' }),
    );
  });

  test('The question takes the focus, not a button: Enter pressed twice replaces nothing', () => {
    expect(document.activeElement).toBe(pane.find('.question'));
    expect(pane.find('.question').getAttribute('role')).toBe('group');
  });

  test('Replace replaces in the cell that was asked about and gives the focus back', async () => {
    await press('Replace');
    expect(sheet.asked.at(-1)).toBe('replace SOF!B4 =SOF.AWARD(1250.5,60)');
    expect(status()).toBe(paneText('en', 'insertedInto', { address: 'SOF!B4' }));
    expect(questions()).toEqual([]);
    expect(document.activeElement).toBe(pane.button('Insert'));
  });

  test('Cancel writes nothing, says so and gives the focus back', async () => {
    await press('Cancel');
    expect(sheet.asked).toHaveLength(1);
    expect(status()).toBe(paneText('en', 'kept'));
    expect(questions()).toEqual([]);
    expect(document.activeElement).toBe(pane.button('Insert'));
  });

  test('Escape cancels', async () => {
    await act(() => {
      pane
        .find('.question')
        .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    expect(status()).toBe(paneText('en', 'kept'));
    expect(questions()).toEqual([]);
  });

  test('Another card does not ask any more', async () => {
    sheet.insertion = { ok: true, value: { kind: 'inserted', receipt } };
    await pane.click(pane.find('.back'));
    await openExample(pane, 'AGA.SLOPE');
    expect(questions()).toEqual([]);
    await press('Insert');
    expect(sheet.asked.at(-1)).toBe('insert =AGA.SLOPE(7.93)');
  });

  test('A cell that changed meanwhile is told', async () => {
    sheet.replacement = { ok: false, problem: { code: 'changedMeanwhile', address: 'SOF!B4' } };
    await press('Replace');
    expect(status()).toBe(paneText('en', 'changedMeanwhile', { address: 'SOF!B4' }));
  });
});

describe('Undo', () => {
  beforeEach(async () => {
    await press('Insert');
  });

  test('It restores the cell, says so, and the focus stays at the outcome', async () => {
    await press('Undo');
    expect(sheet.asked.at(-1)).toBe('undo SOF!B4');
    expect(status()).toBe(paneText('en', 'undone', { address: 'SOF!B4' }));
    expect(pane.all('.status button')).toEqual([]);
    expect(document.activeElement).toBe(pane.find('.status [role="status"]'));
  });

  test('A cell edited since is told, and undo is no longer offered', async () => {
    sheet.undone = { ok: false, problem: { code: 'editedSince', address: 'SOF!B4' } };
    await press('Undo');
    expect(status()).toBe(paneText('en', 'editedSince', { address: 'SOF!B4' }));
    expect(pane.all('.status button')).toEqual([]);
  });

  test('When Excel refuses for the moment, undo can be tried again', async () => {
    sheet.undone = { ok: false, problem: { code: 'cellEdit' } };
    await press('Undo');
    expect(status()).toBe(paneText('en', 'cellEdit'));
    sheet.undone = { ok: true, value: place };
    await press('Undo');
    expect(status()).toBe(paneText('en', 'undone', { address: 'SOF!B4' }));
  });
});
