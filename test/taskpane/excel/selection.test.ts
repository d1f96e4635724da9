/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { followSelection } from '../../../taskpane/excel/reading/selection';
import type { Following, SelectionSeen } from '../../../taskpane/workbook/service';
import { FakeExcel } from '../support/fake-excel';

let excel: FakeExcel;
let seen: SelectionSeen[];
let following: Following;

beforeEach(async () => {
  jest.useFakeTimers();
  excel = new FakeExcel().install();
  seen = [];
  following = followSelection((next) => seen.push(next));
  await settle();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = () => jest.advanceTimersByTimeAsync(1000);
const addresses = () =>
  seen.map((next) => (next.kind === 'block' ? next.selection.address : next.kind));
const announce = (kind: 'selection' | 'activation' = 'selection') => {
  for (const handler of excel.handlers[kind]) handler();
};

describe('The pane follows the selection', () => {
  test('The selection is told at once, with whether it is one cell', () => {
    expect(seen).toEqual([{ kind: 'block', selection: { address: 'SOF!B4', cells: 'one' } }]);
  });

  test('The formula of its first cell is told with it', async () => {
    excel.put('B4', '=SOF.AWARD(1250,60)');
    announce();
    await settle();
    expect(seen.at(-1)).toMatchObject({ selection: { formula: '=SOF.AWARD(1250,60)' } });
    excel.put('B4', '1250');
    announce();
    await settle();
    expect(seen.at(-1)).toEqual({
      kind: 'block',
      selection: { address: 'SOF!B4', cells: 'one', isFilled: true },
    });
  });

  test('A changed selection and a changed sheet are told', async () => {
    excel.select('B4:C9', 'B4', 6, 2);
    announce();
    await settle();
    expect(seen.at(-1)).toEqual({
      kind: 'block',
      selection: { address: 'SOF!B4:C9', cells: 'several' },
    });
    excel.sheetName = 'AGA';
    announce('activation');
    await settle();
    expect(addresses().at(-1)).toBe('AGA!B4:C9');
  });

  test('Of many changes in quick succession only the last is looked at', async () => {
    const before = excel.syncs;
    for (const address of ['C1', 'C2', 'C3', 'C4']) {
      excel.select(address);
      announce();
      await jest.advanceTimersByTimeAsync(20);
    }
    await settle();
    expect(excel.syncs - before).toBe(1);
    expect(addresses()).toEqual(['SOF!B4', 'SOF!C4']);
  });

  test('An answer overtaken by a later change is not told', async () => {
    let answer: () => void = () => undefined;
    excel.gate = new Promise((resolve) => {
      answer = resolve;
    });
    excel.select('C1');
    announce();
    await settle();
    excel.select('C2');
    announce();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
    answer();
    await settle();
    expect(addresses()).toEqual(['SOF!B4', 'SOF!C2']);
  });

  test('Looking again tells what Excel does not announce', async () => {
    excel.sheetName = 'Renamed';
    following.refresh();
    await settle();
    expect(addresses()).toEqual(['SOF!B4', 'Renamed!B4']);
  });

  test('Several areas or an object are told as such', async () => {
    excel.refuseNext('InvalidSelection');
    announce();
    await settle();
    expect(seen.at(-1)).toEqual({ kind: 'other' });
  });

  test('While a cell is being edited the last address stands', async () => {
    excel.refuseNext('InvalidOperationInCellEditMode');
    announce();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
  });

  test('Any other refusal is told as a problem', async () => {
    excel.refuseNext('InvalidOrTimedOutSession');
    announce();
    await settle();
    expect(seen.at(-1)).toEqual({ kind: 'problem', problem: { code: 'sessionLost' } });
  });

  test('Where the events cannot be had, that is told instead of an address that would go stale', async () => {
    const old = new FakeExcel().install();
    const told: SelectionSeen[] = [];
    old.refuseNext('ApiNotFound');
    followSelection((next) => told.push(next));
    await settle();
    expect(told).toEqual([{ kind: 'problem', problem: { code: 'unsupported' } }]);
  });

  test('Nothing is ever written; only asking for the events waits for the end of cell editing', async () => {
    excel.select('C1');
    announce();
    await settle();
    expect(excel.writes).toBe(0);
    expect(excel.runOptions).toEqual([{ delayForCellEdit: true }, undefined, undefined]);
  });

  test('After stopping, nothing is told and the events are given back', async () => {
    announce();
    following.stop();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
    expect([excel.handlers.selection.size, excel.handlers.activation.size]).toEqual([0, 0]);
    following.refresh();
    await settle();
    expect(addresses()).toEqual(['SOF!B4']);
  });
});
