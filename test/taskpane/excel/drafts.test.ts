/** @jest-environment ./test/support/environment.js */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import {
  createExcelWorkbook,
  draft,
  excelWorkbook,
  hasDraft,
  keepDraft,
} from '../../../taskpane/excel/excel';
import { entryOf, lastWritingOf } from '../../../taskpane/excel/undo/undo-entry';
import { randomFrom, runs } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { formula, number, planOf, text } from '../sheets/plans';
import { named, receiptOf } from './fault-runs';
import { sealed } from '../../../taskpane/excel/requests/requests';
import { cellsAt, everything, openWorkbook, type, withExcel } from './workbook';
import fc from 'fast-check';
import type { Plan } from '../../../taskpane/sheets/plan';
import { standings } from '../../../taskpane/nk/standings';
import { pairRound } from '../../../taskpane/nk/pair-round';
import { nothingSaid, type PairOptions } from '../../../taskpane/nk/pair-options';
import { draftFrom, draftText } from '../../../taskpane/jobs/operation-state';
import { jobsThatWrite, openList } from './jobs-that-write';
import { write } from './operations';
import { planOf as planOfOfLateEntry } from './planning';
import { wayOut } from '../../support/text';

describe('drafts', () => {
  jest.setTimeout(120_000);

  let excel: ExcelPage;
  beforeEach(async () => {
    excel = await openWorkbook([{ name: 'Entries', cells: { A1: 'Name' } }]);
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

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
    test.each([
      ['damaged', (kept: string) => kept.slice(0, -5)],
      [
        'of another version',
        (kept: string) => kept.slice(16).replace('"version":2', '"version":1'),
      ],
      ['edited by hand', (kept: string) => kept.replace('Entries', 'Entries!')],
      ['no text', () => 7],
    ])('the last write, %s: told once, and gone', async (_, change) => {
      const sheetId = excel.grid.sheets()[0]?.id ?? '';
      const block = { sheetId, sheet: 'Entries', at: 'B1', cells: [[text('Rating')]] };
      const before = everything(excel);
      receiptOf(await excelWorkbook.write(planOf({ blocks: [block] })));
      expect(await excelWorkbook.lastWriting()).toMatchObject({ ok: true, value: {} });
      await put('tsx.undo', change(String(await settingOf('tsx.undo'))));
      const unreadable = { ok: false, problem: { code: 'undoUnreadable' } };
      expect(await excelWorkbook.lastWriting()).toEqual(unreadable);
      expect(await excelWorkbook.lastWriting()).toEqual({ ok: true, value: undefined });
      expect(await settingOf('tsx.undo')).toBeUndefined();
      type(excel, 'Entries', 'B1', null);
      wayOut('undoUnreadable', everything(excel)).toEqual(before);
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

  describe('What a job kept', () => {
    const said: PairOptions = {
      ...nothingSaid,
      round: 1,
      away: { 3: true },
      forced: [{ players: [1, 2], board: 1, black: 2 }],
      forbidden: [[1, 4]],
      mayRepeat: [[5, 6]],
      later: { written: 0, players: [7] },
    };
    const text = draftText(nothingSaid, { options: said, lists: {} }, {}) ?? '';

    test('whatever is changed in it: told once and gone, or as it was kept', async () => {
      await keepDraft('nk-pair', text);
      const kept = String(await settingOf('tsx.draft.nk-pair'));
      const next = randomFrom(sampleSeed);
      for (let run = 0; run < runs(60, 5000); run++) {
        const changed = mutated(kept, next);
        await put('tsx.draft.nk-pair', changed);
        const read = await draft('nk-pair');
        if (changed === kept) expect(read).toEqual({ ok: true, value: text });
        else if (read.ok) expect(read.value).toBeUndefined();
        else {
          expect(read).toEqual({ ok: false, problem: { code: 'draftUnreadable' } });
          expect(await settingOf('tsx.draft.nk-pair')).toBeUndefined();
        }
      }
    });

    test('by another version of the add-in: told once and gone', async () => {
      await keepDraft('nk-pair', text);
      const kept = JSON.parse(String(await settingOf('tsx.draft.nk-pair')).slice(16)) as object;
      await put('tsx.draft.nk-pair', sealed(JSON.stringify({ ...kept, version: '0.0.1' })));
      expect(await hasDraft()).toEqual({ ok: true, value: false });
      expect(await draft('nk-pair')).toEqual({ ok: false, problem: { code: 'draftUnreadable' } });
      expect(await draft('nk-pair')).toEqual({ ok: true, value: undefined });
    });

    test('of any other shape: left, or all that the job begins with, each of its kind', () => {
      const next = randomFrom(sampleSeed);
      const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
      let left = 0;
      for (let run = 0; run < runs(300, 5000); run++) {
        const found = draftFrom(nothingSaid, reshaped(text, next));
        if (!found) left++;
        else {
          for (const [key, value] of Object.entries(nothingSaid)) {
            const got = found.options[key as keyof PairOptions];
            if (value !== undefined && got !== undefined) {
              expect([key, kindOf(got)]).toEqual([key, kindOf(value)]);
            }
          }
          for (const list of Object.values(found.lists)) expect(list).toBeInstanceOf(Object);
        }
      }
      expect(left).toBeGreaterThan(20);
    });

    /** A text of JSON of which one value, wherever it stands, is another, missing, or there twice. */
    function reshaped(kept: string, next: () => number): string {
      const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)];
      const whole = JSON.parse(kept) as object;
      const inside: object[] = [];
      const enter = (value: unknown): void => {
        if (typeof value !== 'object' || value === null) return;
        inside.push(value);
        Object.values(value).forEach(enter);
      };
      enter(whole);
      const place = one(inside) ?? whole;
      const key = one(Object.keys(place));
      const others = [null, 0, '', [], {}, [null], [[]], 'x', -1, true, 1.5, [7], { players: 3 }];
      if (key === undefined) Object.assign(place, { 0: one(others) });
      else if (next() < 0.1) Reflect.deleteProperty(place, key);
      else Object.assign(place, { [next() < 0.9 ? key : `${key}x`]: one(others) });
      return JSON.stringify(whole);
    }
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
});

// The real office.js over a real grid takes its time on a busy machine.
jest.setTimeout(300_000);

/** What a name must survive: it could begin a formula, become a number, a date, a truth value, or vanish. */
const listed = [
  ...['=1+1', '=SUM(A1:A9)', '=HYPERLINK("http://x.example","click")', '=cmd|"/c calc"!A1', '='],
  ...[
    '+1',
    '+31 20 555 0000',
    '+SUM(1,2)',
    '+',
    '-1',
    '-2+3',
    '-Anna',
    '-',
    '--',
    '@SUM(1)',
    '@name',
    '@',
  ],
  ...["'", "''", "'t Hof", "'=1+1", "O'Neill", '"', '"quoted"', '""'],
  ...['\t=1+1', '\r=1+1', '\n=1+1', ' =1+1', '\u00a0=1+1', '＝1+1', '﹦1', '−1'],
  ...['1', '007', '1.5', '1,5', '1e5', '1E400', '0x10', '50%', '$5', '€ 5', '(5)', '１２'],
  ...['1/2', '3-4', '1-1-2024', '2024-01-01', '12:30', 'maart 3', 'Jan-1', 'MAY 5'],
  ...['TRUE', 'false', 'WAAR', 'onwaar', '#N/A', '#REF!', '#DIV/0!', 'NULL', 'NaN', 'Infinity'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '{name}',
    '$&',
    '\\',
    '%s',
    '<b>x</b>',
    '&amp;',
    '🏆',
    'Zoe\u0308',
  ],
];

async function roundTrip(names: readonly string[]): Promise<readonly unknown[]> {
  const excel = await openWorkbook([{ name: 'Entries', cells: {} }]);
  const plan: Plan = planOf({
    sheets: [
      {
        name: 'Names',
        blocks: [{ at: 'A1', cells: names.map((name, i) => [text(name), number(i)]) }],
      },
    ],
  });
  const outcome = await excelWorkbook.write(plan);
  if (!outcome.ok) throw new Error(JSON.stringify([outcome, excel.problems]));
  const read = await excelWorkbook.read([{ kind: 'sheet', sheet: 'Names' }]);
  const rows = read.ok ? (read.value.tables[0]?.rows ?? []) : [];
  // Written once more over itself, as an undo does: still the same texts.
  const sheetId = excel.grid.sheets()[1]?.id ?? '';
  const block = { sheetId, sheet: 'Names', at: 'A1', cells: names.map(() => [number(0)]) };
  const filled = await excelWorkbook.write(planOf({ blocks: [block] }));
  if (!filled.ok || filled.value.kind !== 'filled') throw new Error(JSON.stringify(filled));
  const over = await excelWorkbook.write(planOf({ blocks: [block] }), filled.value.cells);
  if (!over.ok || over.value.kind !== 'written') throw new Error(JSON.stringify(over));
  await excelWorkbook.undoWriting(over.value.receipt);
  const again = await excelWorkbook.read([{ kind: 'sheet', sheet: 'Names' }]);
  expect(again.ok && again.value.tables[0]?.rows).toEqual(rows);
  expect(excel.problems).toEqual([]);
  excel.close();
  return rows.map(({ cells: [cell] }) => cell);
}

/** The grid keeps every line break as a line feed. */
const asTexts = (names: readonly string[]) =>
  names.map((name) => ({ kind: 'text', text: name.replace(/\r\n?/g, '\n') }));

test('At least sixty listed hostile names, and random ones, survive being written, read, overwritten and put back', async () => {
  expect(new Set(listed).size).toBeGreaterThanOrEqual(60);
  const hostile = fc
    .tuple(
      fc.constantFrom('', '=', '+', '-', '@', "'", '\t', '\r', '#', '"', ' '),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    .map(([first, rest]) => `${first}${rest}`)
    .filter(
      (name) =>
        name.trim() !== '' && !/[\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]/.test(name),
    );
  const names = [...listed, ...fc.sample(hostile, { numRuns: runs(40, 1000), seed: 2026 })];
  expect(await roundTrip(names)).toEqual(asTexts(names));
});

test('A name in a cell that was formatted as text stays as it is', async () => {
  const excel = await openWorkbook([{ name: 'Entries', cells: {} }]);
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('Entries').getRange('A1:A3').numberFormat = [['@'], ['@'], ['@']];
  });
  const cells = ['=1+1', '007', "'t Hof"].map((name) => [text(name)]);
  const block = { sheetId: excel.grid.sheets()[0]?.id ?? '', sheet: 'Entries', at: 'A1', cells };
  await excelWorkbook.write(planOf({ blocks: [block] }));
  const read = await excelWorkbook.read([{ kind: 'typed', text: 'A1:A3' }]);
  const rows = read.ok ? (read.value.tables[0]?.rows ?? []) : [];
  expect(rows.map(({ cells: [cell] }) => cell)).toEqual(asTexts(['=1+1', '007', "'t Hof"]));
  excel.close();
});

describe('by hand', () => {
  // The real office.js over a real grid takes its time on a busy machine.
  jest.setTimeout(60_000);

  let excel: ExcelPage;
  beforeEach(async () => {
    excel = await openWorkbook([{ name: 'Mine', cells: { A1: 2, B1: '=A1*10' } }]);
  });
  afterEach(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  const plan: Plan = planOf({
    title: 'Round 1',
    sheets: [{ name: 'Round 1', blocks: [{ at: 'A1', cells: [[number(3), formula('=A1*10')]] }] }],
  });
  const value = (sheet: string): unknown => {
    const sheetId = excel.grid.sheets().find(({ name }) => name === sheet)?.id ?? '';
    return excel.grid.read({ sheetId, row: 0, column: 1, rows: 1, columns: 1 })[0]?.[0]?.value;
  };

  test('a workbook that is calculated by hand stays so; what was made is calculated once, and the user is told', async () => {
    excel.grid.calculatesByHand = true;
    excel.grid.write({ sheetId: excel.grid.sheets()[0]?.id ?? '', row: 0, column: 0 }, 5);
    const calculated = jest.spyOn(excel.grid, 'recalculateSheet');
    const outcome = await excelWorkbook.write(plan);
    expect(outcome.ok && outcome.value).toMatchObject({ kind: 'written', calculatesByHand: true });
    const made = excel.grid.sheets().find(({ name }) => name === 'Round 1')?.id;
    expect(calculated.mock.calls).toEqual([[made]]);
    expect(value('Round 1')).toBe(30);
    expect(excel.grid.calculatesByHand).toBe(true);
    // What stood there before waits for the user.
    expect(value('Mine')).toBe(20);
  });

  test('in any other nothing is said', async () => {
    const calculated = jest.spyOn(excel.grid, 'recalculateSheet');
    const outcome = await excelWorkbook.write(plan);
    expect(calculated).not.toHaveBeenCalled();
    expect(outcome.ok && 'calculatesByHand' in outcome.value).toBe(false);
    expect(value('Round 1')).toBe(30);
  });

  test('what waits for its user is read at once, and said', async () => {
    excel.grid.calculatesByHand = true;
    excel.grid.write({ sheetId: excel.grid.sheets()[0]?.id ?? '', row: 0, column: 0 }, 5);
    const pauses: number[] = [];
    const clock = {
      now: () => 0,
      pause: (time: number) => Promise.resolve(void pauses.push(time)),
    };
    const reading = await createExcelWorkbook(clock).read([{ kind: 'sheet', sheet: 'Mine' }]);
    expect(reading).toMatchObject({ ok: true, value: { stillCalculating: true, byHand: true } });
    expect(pauses).toEqual([]);
  });
});

/** One workbook, in which one test goes on where the one before ended. */
describe('late entry', () => {
  jest.setTimeout(60_000);

  let excel: ExcelPage;
  let plan: Plan;

  beforeAll(async () => {
    const job = jobsThatWrite['nk-pair'].find(({ what }) => what.includes('lowest'));
    if (!job) throw new Error('There is no such job.');
    excel = await openList(job);
    plan = await job.plan(excel);
  });
  afterAll(() => {
    expect(excel.problems).toEqual([]);
    excel.close();
  });

  /** Values of a column of a sheet. */
  function down(name: string, column: number, from: number, rows: number): readonly unknown[] {
    const sheetId = excel.grid.sheets().find((each) => each.name === name)?.id ?? '';
    const area = { sheetId, row: from - 1, column, rows, columns: 1 };
    return excel.grid.read(area).map(([cell]) => cell?.value);
  }

  const second = (name: string): unknown => down(name, 0, 2, 1)[0];
  const startScores = (): readonly unknown[] => down('Players', 5, 5, 17);
  const of = (score: number): readonly number[] => Array.from({ length: 16 }, () => score);

  test('A start score that somebody typed is asked about first', async () => {
    const [[cell] = []] = cellsAt(excel, 'Players', 'F7');
    type(excel, 'Players', 'F7', '=0+0');
    const outcome = await excelWorkbook.write(plan);
    expect(named(outcome)).not.toBe('written');
    type(excel, 'Players', 'F7', cell?.formula ?? Number(cell?.value));
  });

  test('A late entry who opens a new lowest group lifts everybody else’s start score', async () => {
    const before = everything(excel);
    expect(startScores().slice(0, 16)).toEqual(of(0));
    expect(second('Players')).toBe('NK, 16 players');
    const receipt = receiptOf(await excelWorkbook.write(plan));
    expect(startScores()).toEqual([...of(1), 0]);
    expect(second('Players')).toBe('NK, 17 players');
    expect(named(await excelWorkbook.undoWriting(receipt))).toBe('undone');
    expect(everything(excel)).toEqual(before);
    await write(plan);
  });

  test('The sheets count who is on them: a latecomer, a line typed below a round, a bye', async () => {
    await write(await planOfOfLateEntry(pairRound, nothingSaid));
    expect(second('Round 1')).toBe('NK, 17 players, 8 boards');
    const [[bye] = []] = cellsAt(excel, 'Round 1', 'F13');
    type(excel, 'Round 1', 'F13', 'afwezig ½');
    expect(second('Round 1')).toBe('NK, 16 players, 8 boards');
    type(excel, 'Round 1', 'B14', 18);
    type(excel, 'Round 1', 'D14', 19);
    expect(second('Round 1')).toBe('NK, 18 players, 9 boards');
    for (const address of ['B14', 'D14']) type(excel, 'Round 1', address, null);
    type(excel, 'Round 1', 'F13', String(bye?.value ?? ''));
    expect(second('Round 1')).toBe('NK, 17 players, 8 boards');
  });

  test('Everybody else’s scores begin at what they were lifted to', async () => {
    for (let row = 5; row <= 12; row++) type(excel, 'Round 1', `F${row}`, '1-0');
    await write(await planOfOfLateEntry(standings, standings.initial));
    const { name = '' } =
      excel.grid.sheets().find((each) => each.name.startsWith('Standings')) ?? {};
    const column = (title: string): readonly unknown[] => {
      const titles = Array.from({ length: 12 }, (_, each) => down(name, each, 4, 1)[0]);
      return down(name, titles.indexOf(title), 5, 17);
    };
    // 1 to start with for all but the late entry, who has the bye; the lower number wins.
    expect(column('Score')).toEqual([...of(2).slice(8), ...of(1).slice(7)]);
    expect(column('SOS')).toEqual([...of(1).slice(8), ...of(2).slice(8), 0]);
  });
});
