/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { draft, excelWorkbook, hasDraft, keepDraft } from '../../../taskpane/excel/excel';
import { entryOf, lastWritingOf } from '../../../taskpane/excel/undo/undo-entry';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf, text } from '../sheets/plans';
import { receiptOf } from './fault-runs';
import { openWorkbook, withExcel } from './workbook';

jest.setTimeout(120_000);

let excel: ExcelPage;
beforeEach(async () => {
  excel = await openWorkbook([{ name: 'Entries', cells: { A1: 'Name' } }]);
});
afterEach(() => {
  expect(excel.problems).toEqual([]);
  excel.close();
});

test('A draft is kept with the workbook until it is dropped', async () => {
  expect(await hasDraft()).toEqual({ ok: true, value: false });
  await keepDraft('nk-pair', '{"round":2}');
  expect(await draft('nk-pair')).toEqual({ ok: true, value: '{"round":2}' });
  expect(await hasDraft()).toEqual({ ok: true, value: true });
  await keepDraft('nk-pair', undefined);
  expect(await hasDraft()).toEqual({ ok: true, value: false });
});

test('A colleague’s draft and other settings are not one’s own', async () => {
  await withExcel(excel, ({ settings }) => {
    settings.add('tsx.draft.nk-pair', JSON.stringify({ pane: 'another', text: '{}' }));
    settings.add('tsx.draft.kuksu', 'no draft');
    settings.add('other', 'value');
  });
  expect(await hasDraft()).toEqual({ ok: true, value: false });
  expect(await draft('nk-pair')).toEqual({ ok: true, value: undefined });
});

describe('What is kept with the workbook is read as it was kept, or not at all', () => {
  const settingOf = async (key: string): Promise<unknown> => {
    let value: unknown;
    await excel.run(async (context) => {
      const setting = context.workbook.settings.getItemOrNullObject(key);
      setting.load('value');
      await context.sync();
      value = setting.isNullObject ? undefined : setting.value;
    });
    return value;
  };
  const put = (key: string, value: unknown): Promise<void> =>
    withExcel(excel, ({ settings }) => {
      settings.add(key, value);
    });

  test.each([
    ['damaged', (kept: string) => kept.slice(0, -5)],
    ['of another version', (kept: string) => kept.slice(16).replace('"version":2', '"version":1')],
    ['edited by hand', (kept: string) => kept.replace('Entries', 'Entries!')],
    ['no text', () => 7],
  ])('the last write, %s: told once, and gone', async (_, change) => {
    const sheetId = excel.grid.sheets()[0]?.id ?? '';
    const block = { sheetId, sheet: 'Entries', at: 'B1', cells: [[text('Rating')]] };
    receiptOf(await excelWorkbook.write(planOf({ blocks: [block] })));
    expect(await excelWorkbook.lastWriting()).toMatchObject({ ok: true, value: {} });
    await put('tsx.undo', change(String(await settingOf('tsx.undo'))));
    const unreadable = { ok: false, problem: { code: 'undoUnreadable' } };
    expect(await excelWorkbook.lastWriting()).toEqual(unreadable);
    expect(await excelWorkbook.lastWriting()).toEqual({ ok: true, value: undefined });
    expect(await settingOf('tsx.undo')).toBeUndefined();
  });

  test('a draft: told once, and gone', async () => {
    await keepDraft('nk-pair', '{"round":2}');
    await put(
      'tsx.draft.nk-pair',
      String(await settingOf('tsx.draft.nk-pair')).replace('round', 'Round'),
    );
    expect(await hasDraft()).toEqual({ ok: true, value: false });
    expect(await draft('nk-pair')).toEqual({ ok: false, problem: { code: 'draftUnreadable' } });
    expect(await draft('nk-pair')).toEqual({ ok: true, value: undefined });
  });

  test('whatever is changed in them', async () => {
    const sheetId = excel.grid.sheets()[0]?.id ?? '';
    const block = { sheetId, sheet: 'Entries', at: 'B1', cells: [[text('Rating')]] };
    const sheet = { name: 'Made', blocks: [{ at: 'A1', cells: [[text('x')]] }] };
    const receipt = receiptOf(
      await excelWorkbook.write(planOf({ blocks: [block], sheets: [sheet] })),
    );
    const kept = entryOf(receipt, new Date(0)) ?? '';
    const whole = lastWritingOf(kept);
    expect(whole).toMatchObject({ receipt: { id: receipt.id, title: receipt.title } });
    const next = randomFrom(sampleSeed);
    for (let run = 0; run < runs(300, 5000); run++) {
      const changed = mutated(kept, next);
      const read = lastWritingOf(changed);
      if (changed !== kept) expect(['unreadable', undefined]).toContain(read);
      else expect(read).toEqual(whole);
    }
  });
});

/** A text of settings as accidents and hands leave it: cut, doubled, a character or a whole value of its JSON changed. */
function mutated(kept: string, next: () => number): string {
  const at = Math.floor(next() * kept.length);
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
  switch (Math.floor(next() * 5)) {
    case 0:
      return kept.slice(0, at);
    case 1:
      return kept.slice(0, at) + String.fromCharCode(32 + next() * 94) + kept.slice(at + 1);
    case 2:
      return kept.slice(0, at) + kept.slice(at + 1 + Math.floor(next() * 40));
    case 3:
      return kept + kept.slice(at);
    default: {
      const value = JSON.parse(kept.slice(16)) as Record<string, unknown>;
      const key = one(Object.keys(value)) ?? '';
      const inner = value[key];
      const other = one([null, 0, '', [], {}, [null], 'x', -1, true]);
      if (typeof inner === 'object' && inner !== null && next() < 0.5) {
        const name = one(Object.keys(inner));
        if (name !== undefined) Object.assign(inner, { [name]: other });
      } else value[key] = other;
      const text = JSON.stringify(value);
      return next() < 0.5 ? text : kept.slice(0, 16) + text;
    }
  }
}
