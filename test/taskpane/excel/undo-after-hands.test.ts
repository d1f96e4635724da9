/** @jest-environment ./test/support/environment.js */
import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { excelWorkbook } from '../../../taskpane/excel/excel';
import type { Plan } from '../../../taskpane/sheets/plan';
import type { WrittenReceipt } from '../../../taskpane/sheets/receipt';
import { Writer, type WriterState } from '../../../taskpane/jobs/writer';
import { writerSentence } from '../../../taskpane/jobs/view/StatusLine';
import { wording } from '../../../taskpane/controls/wording';
import { expectLook } from '../../checkers/written-sheets';
import { runs, sampleOf } from '../../support/sampled';
import { sampleSeed } from '../../support/tier';
import type { ExcelPage } from '../../tools/workbench/host/excel';
import { planOf, text } from '../sheets/plans';
import { named, receiptOf } from './fault-runs';
import { jobsThatWrite, openList, someJobs } from './jobs-that-write';
import { jobs } from './pane-program';
import { defineAllFunctions } from '../support/functions';
import { requirementSetsOf } from '../../../tools/workbench/host/manners';
import { cellsAt, everything, openWorkbook, type, withExcel } from './workbook';

jest.setTimeout(7_200_000);

let excel: ExcelPage;
/** In Excel formulas follow a sheet that is renamed; in the stand-in those do whose functions it knows. */
beforeAll(async () => {
  await defineAllFunctions();
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(excel.problems).toEqual([]);
  excel.close();
});

/** What somebody does to a sheet between a write and its undo. */
const deeds = ['renames it', 'hides it', 'moves it', 'deletes it'] as const;
type Deed = (typeof deeds)[number];

const theirName = "It's theirs 5";

function act(deed: Deed, sheetId: string): boolean {
  const { grid } = excel;
  const sheets = grid.sheets();
  const visible = sheets.filter(({ visible: isVisible }) => isVisible);
  const isOnlyOne = visible.length === 1 && visible[0]?.id === sheetId;
  switch (deed) {
    case 'renames it':
      grid.tabs.rename(sheetId, theirName);
      return true;
    case 'hides it':
      if (isOnlyOne) return false;
      grid.tabs.setVisible(sheetId, false);
      return true;
    case 'moves it':
      return moved(sheetId, -1);
    case 'deletes it':
      if (isOnlyOne) return false;
      grid.tabs.remove(sheetId);
      return true;
  }
}

/** A place to the left, or to the right. */
function moved(sheetId: string, delta: number): boolean {
  const { model } = excel.grid as unknown as {
    model: { dispatch(type: string, payload: object): { isSuccessful: boolean } };
  };
  return model.dispatch('MOVE_SHEET', { sheetId, delta }).isSuccessful;
}

/** Every formula of the workbook that has lost what it referred to, by its cell. */
function broken(): readonly string[] {
  const { grid } = excel;
  return grid.sheets().flatMap(({ id, name }) => {
    const area = grid.usedArea(id);
    if (!area) return [];
    return grid
      .read(area)
      .flatMap((line, i) =>
        line.flatMap((cell, j) =>
          cell.formula !== undefined && /#REF/.test(cell.formula) ? [`${name} ${i} ${j}`] : [],
        ),
      );
  });
}

/** Undoes as a director does who agrees to everything that is asked; gives all that was said. */
async function undone(receipt: WrittenReceipt): Promise<{
  readonly state: WriterState;
  readonly told: string;
}> {
  const said: string[] = [];
  const writer = new Writer(excelWorkbook, (state) => {
    said.push(writerSentence(wording('en', '.'), state));
  });
  writer.remember({ receipt, time: new Date(0) });
  await writer.undo();
  await writer.undoNevertheless();
  return { state: writer.state, told: said.join('\n') };
}

describe('Undo after somebody has renamed, hidden, moved or deleted a sheet', () => {
  test.each(someJobs)('%s', async (_, job) => {
    excel = await openList(job);
    const plan = await job.plan(excel);
    expectLook(plan);
    const start = everything(excel);
    const asked = await excelWorkbook.write(plan);
    const agreed = asked.ok && asked.value.kind === 'filled' ? asked.value.cells : undefined;
    if (!agreed) expect((await undone(receiptOf(asked))).state.step).toBe('undone');
    expect(everything(excel)).toEqual(start);
    const count = excel.grid.sheets().length + plan.sheets.length;
    const cases = deeds.flatMap((deed) =>
      Array.from({ length: count }, (__, at) =>
        [false, true].map((reopened) => ({ deed, at, reopened })),
      ).flat(),
    );
    for (const { deed, at, reopened } of sampleOf(cases, runs(4, Infinity), { seed: sampleSeed })) {
      excel.close();
      excel = await openList(job);
      const again = await job.plan(excel);
      const old = excel.grid.sheets();
      const clean = everything(excel) as { readonly sheets: readonly unknown[] };
      const brokenBefore = broken();
      let receipt = receiptOf(await excelWorkbook.write(again, agreed));
      if (reopened) {
        const last = await excelWorkbook.lastWriting();
        // What is too long to be kept is undone by its own pane only.
        if (last.ok && last.value) ({ receipt } = last.value);
      }
      const chosen = excel.grid.sheets()[at];
      if (!chosen || !act(deed, chosen.id)) continue;
      const isMade = !old.some(({ id }) => id === chosen.id);
      const { state, told } = await undone(receipt);
      const what = `${deed}: ${chosen.name}${reopened ? ', reopened' : ''}: ${told}`;
      // No cell is blamed: nobody has touched one.
      expect([what, /was edited since/.test(told)]).toEqual([what, false]);
      if (deed === 'deletes it') {
        const isWhole = again.sheets.length === 1 && again.blocks.length === 0 && isMade;
        const expected = isWhole ? ['problem'] : ['undone', 'problem'];
        expect([what, expected.includes(state.step)]).toEqual([what, true]);
        // Somebody's own deletion may leave broken formulas; the undo adds none.
        if (isMade && state.step === 'undone') {
          expect([what, broken()]).toEqual([what, brokenBefore]);
        }
        continue;
      }
      expect([what, state.step]).toEqual([what, 'undone']);
      expect([what, broken()]).toEqual([what, brokenBefore]);
      if (isMade) {
        if (deed !== 'moves it') expect(told).toContain('Undo deletes');
        expect(everything(excel)).toEqual(clean);
        continue;
      }
      // Taken back by hand, everything is as it was.
      const there = excel.grid.sheets().find(({ id }) => id === chosen.id);
      if (there && deed === 'renames it') excel.grid.tabs.rename(chosen.id, chosen.name);
      if (there && deed === 'hides it') excel.grid.tabs.setVisible(chosen.id, true);
      if (there && deed === 'moves it') moved(chosen.id, 1);
      expect([what, everything(excel)]).toEqual([what, clean]);
    }
  });
});

const idOf = (name: string): string =>
  excel.grid.sheets().find((each) => each.name === name)?.id ?? '';

/** Overwrites `Year!A1:A3`, where formulas stood. */
const overFormulas = (): Plan =>
  planOf({
    title: 'Year',
    blocks: [
      {
        ...{ sheetId: idOf('Year'), sheet: 'Year', at: 'A1' },
        cells: [[text('a')], [text('b')], [text('c')]],
      },
    ],
  });

async function overwrite(plan: Plan): Promise<WrittenReceipt> {
  const asked = await excelWorkbook.write(plan);
  const agreed = asked.ok && asked.value.kind === 'filled' ? asked.value.cells : [];
  return receiptOf(await excelWorkbook.write(plan, agreed));
}

const formulasIn = (sheet: string, address: string): readonly unknown[] =>
  cellsAt(excel, sheet, address)
    .flat()
    .map(({ formula, value }) => formula ?? value);

describe('A formula that undo puts back', () => {
  const open = async (): Promise<WrittenReceipt> => {
    excel = await openWorkbook([
      { name: 'Year', cells: { A1: "='Old list'!A1", A2: '=Old!A1+Year!C1', A3: '=C1', C1: 7 } },
      { name: 'Old', cells: { A1: 1 } },
      { name: 'Old list', cells: { A1: 2 } },
    ]);
    return overwrite(overFormulas());
  };

  test('names its sheets as they are called now, also where two have changed names', async () => {
    const receipt = await open();
    const [old, list] = [idOf('Old'), idOf('Old list')];
    excel.grid.tabs.rename(old, 'Between');
    excel.grid.tabs.rename(list, 'Old');
    excel.grid.tabs.rename(old, "Anna's list");
    expect((await undone(receipt)).state.step).toBe('undone');
    expect(formulasIn('Year', 'A1:A3')).toEqual(['=Old!A1', "='Anna''s list'!A1+Year!C1", '=C1']);
  });

  test('is not put back where its sheet is gone; the cell and the formula are told', async () => {
    const receipt = await open();
    excel.grid.tabs.remove(idOf('Old list'));
    const { state, told } = await undone(receipt);
    expect(state.step).toBe('undone');
    expect(formulasIn('Year', 'A1:A3')).toEqual(['a', '=Old!A1+Year!C1', '=C1']);
    expect(told).toContain(
      "Year!A1 stays as it is, because what stood there uses something that no longer exists: ='Old list'!A1",
    );
    expect(told).not.toContain('Your workbook is back as it was');
  });

  test('is put back though the sheet that was shown before the write is hidden', async () => {
    excel = await openWorkbook([
      { name: 'Shown', cells: { A1: 1 } },
      { name: 'Year', cells: { A1: '=C1', A2: 5, C1: 7 } },
    ]);
    const receipt = await overwrite(overFormulas());
    excel.grid.activateSheet(idOf('Year'));
    excel.grid.tabs.setVisible(idOf('Shown'), false);
    expect((await undone(receipt)).told).toContain('Your workbook is back as it was');
    expect(formulasIn('Year', 'A1:A2')).toEqual(['=C1', 5]);
    expect(excel.grid.sheets()[0]?.visible).toBe(false);
  });
});

describe('Sheets that were made', () => {
  const sheets = (): Plan =>
    planOf({
      title: 'Two',
      sheets: ['One', 'Two'].map((name) => ({
        name,
        blocks: [{ at: 'A1', cells: [[text(name)], [{ kind: 'formula', formula: '=List!A1' }]] }],
      })),
      names: [{ name: 'Ours', sheet: 'One', address: 'A1:A2' }],
      blocks: [{ sheetId: idOf('List'), sheet: 'List', at: 'C1', cells: [[text('new')]] }],
    });
  const open = async (): Promise<WrittenReceipt> => {
    excel = await openWorkbook([
      { name: 'List', cells: { A1: 1 } },
      { name: 'Mine', cells: { A1: 2 } },
    ]);
    return receiptOf(await excelWorkbook.write(sheets()));
  };
  const names = (): readonly string[] => excel.grid.sheets().map(({ name }) => name);

  test.each([false, true])(
    'are both known after both were renamed, with their name (reopened: %s)',
    async (reopened) => {
      let receipt = await open();
      if (reopened) {
        const last = await excelWorkbook.lastWriting();
        if (!last.ok || !last.value) throw new Error('Nothing was kept.');
        ({ receipt } = last.value);
      }
      excel.grid.tabs.rename(idOf('One'), 'First of all');
      excel.grid.tabs.rename(idOf('Two'), 'One');
      const { told } = await undone(receipt);
      expect(told).toContain('Undo deletes First of all, which was called One');
      expect(told).toContain('Undo deletes One, which was called Two');
      expect(told).toContain('Your workbook is back as it was');
      expect([names(), excel.grid.names.all()]).toEqual([['List', 'Mine'], []]);
    },
  );

  test('go although every other sheet is hidden: one of those comes into sight, and is named', async () => {
    const receipt = await open();
    excel.grid.tabs.setVisible(idOf('List'), false);
    excel.grid.tabs.setVisible(idOf('Mine'), false);
    const { state, told } = await undone(receipt);
    expect([state.step, names()]).toEqual(['undone', ['List', 'Mine']]);
    expect(told).toContain(`${excel.grid.activeSheet().name} is in sight again`);
    expect(told).not.toContain('Your workbook is back as it was');
    expect(excel.grid.sheets().filter(({ visible }) => visible)).toHaveLength(1);
  });

  test('stay where they are all there is: what to do is told, and leads out', async () => {
    const receipt = await open();
    excel.grid.tabs.remove(idOf('List'));
    excel.grid.tabs.remove(idOf('Mine'));
    const { state, told } = await undone(receipt);
    expect([state.step, names()]).toEqual(['problem', ['One', 'Two']]);
    expect(told).toContain('Add an empty one, then undo');
    excel.grid.addSheet('Empty');
    expect((await undone(receipt)).state.step).toBe('undone');
    expect(names()).toEqual(['Empty']);
  });

  test('go with what is left of them, where one is gone already', async () => {
    const receipt = await open();
    excel.grid.tabs.remove(idOf('One'));
    expect((await undone(receipt)).told).toContain('Your workbook is back as it was');
    expect([names(), formulasIn('List', 'C1')]).toEqual([['List', 'Mine'], [null]]);
    expect(excel.grid.names.all()).toEqual([]);
  });

  test('and a name that somebody has put elsewhere: it stays, and is named', async () => {
    const receipt = await open();
    excel.grid.names.remove('Ours');
    const area = { sheetId: idOf('Mine'), row: 0, column: 0, rows: 1, columns: 1 };
    excel.grid.names.add({ name: 'Ours', area });
    const { told } = await undone(receipt);
    expect(told).toContain('Stays, because it stands for other cells since: Ours.');
    expect(told).not.toContain('Your workbook is back as it was');
  });

  test('are asked about where a sheet that their formulas use is gone, by a pane that was opened since', async () => {
    await open();
    const last = await excelWorkbook.lastWriting();
    if (!last.ok || !last.value) throw new Error('Nothing was kept.');
    excel.grid.tabs.remove(idOf('List'));
    const { told } = await undone(last.value.receipt);
    expect(told).toContain('Its formulas use a sheet that no longer exists');
    expect(told).toContain('Not put back, because the sheet no longer exists: List!C1.');
    expect(names()).toEqual(['Mine']);
  });
});

describe('Rows and columns that come or go between the two requests', () => {
  const open = async (): Promise<void> => {
    excel = await openWorkbook([
      { name: 'Year', cells: { A1: '=C1', A2: 5, A3: 'x', A4: 'theirs', C1: 7 } },
    ]);
  };
  const insert = (first: number, dimension: 'rows' | 'columns' = 'rows'): void => {
    excel.grid.lines.insert(idOf('Year'), { dimension, first, count: 1 });
  };

  test.each([
    ['above its cells', 0, 'rows'],
    ['left of its cells', 0, 'columns'],
    ['among its cells', 1, 'rows'],
  ] as const)('of an undo refuse it, and change nothing: %s', async (_, first, dimension) => {
    await open();
    const receipt = await overwrite(overFormulas());
    let there: unknown;
    excel.host.faults.before(2, () => {
      insert(first, dimension);
      type(excel, 'Year', 'A2', 'new');
      there = everything(excel);
    });
    const { state, told } = await undone(receipt);
    expect([state.step, told]).toEqual(['problem', expect.stringMatching(/Year!A\d was edited/)]);
    expect(everything(excel)).toEqual(there);
  });

  test('of an undo that also deletes a sheet leave the sheet, in sight', async () => {
    await open();
    const plan = {
      ...overFormulas(),
      sheets: [{ name: 'Round 1', blocks: [{ at: 'A1', cells: [[text('x')]] }] }],
    };
    const receipt = await overwrite(plan);
    excel.host.faults.before(2, () => {
      excel.grid.lines.remove(idOf('Year'), { dimension: 'rows', first: 0, count: 1 });
    });
    const { state } = await undone(receipt);
    const there = excel.grid.sheets().map(({ name, visible }) => [name, visible]);
    expect([state.step, there]).toEqual([
      'problem',
      [
        ['Year', true],
        ['Round 1', true],
      ],
    ]);
    expect(formulasIn('Year', 'A1:A3')).toEqual(['b', 'c', 'theirs']);
  });

  test('of a write refuse it, and everything stands where it stood', async () => {
    await open();
    const plan = planOf({
      title: 'Beside',
      blocks: [
        { sheetId: idOf('Year'), sheet: 'Year', at: 'B1', cells: [[text('1')], [text('2')]] },
      ],
    });
    excel.host.faults.before(2, () => {
      insert(0);
    });
    expect(named(await excelWorkbook.write(plan))).toBe('changed');
    expect(formulasIn('Year', 'A1:B3')).toEqual([null, null, '=C2', null, 5, null]);
  });
});

test('A table that this Excel can’t make smaller is named, with the way to do it', async () => {
  excel = await openWorkbook([{ name: 'List', cells: { A1: 'Name', A2: 'Anna' } }], {
    requirementSets: requirementSetsOf('1.9'),
  });
  await withExcel(excel, ({ worksheets }) => {
    worksheets.getItem('List').tables.add('A1:A2', true).name = 'Entrants';
  });
  const plan = planOf({
    title: 'Beside',
    blocks: [
      { sheetId: idOf('List'), sheet: 'List', at: 'B1', cells: [[text('Club')], [text('L')]] },
    ],
    beside: ['Entrants'],
  });
  const { told } = await undone(receiptOf(await excelWorkbook.write(plan)));
  expect(told).toContain('Stays larger than it was: Entrants.');
  expect(told).not.toContain('Your workbook is back as it was');
  // What it says to do: then it is as it was.
  const area = { sheetId: idOf('List'), row: 0, column: 0, rows: 2, columns: 1 };
  excel.grid.tables.change(excel.grid.tables.all()[0]?.id ?? '', { area });
  expect(excel.grid.tables.all()[0]?.area).toMatchObject({ columns: 1 });
});

describe('A sheet that a job replaces is known as its own', () => {
  test.each(
    [...jobsThatWrite['nk-standings'], ...jobsThatWrite['nk-wall']]
      .filter(({ what }) => /in place/.test(what))
      .map((job) => [job.what, job] as const),
  )(
    '%s: after a correction, after its undo, and not once somebody has typed there',
    async (_, job) => {
      excel = await openList(job);
      const plan = await job.plan(excel);
      expect([plan.sheets, plan.warnings]).toEqual([[], []]);
      const receipt = receiptOf(await excelWorkbook.write(plan));
      const again = (): Promise<Plan> =>
        /wall list/.test(job.what) ? jobs.standings() : jobs.wall();
      expect((await again()).sheets).toEqual([]);
      expect((await undone(receipt)).told).toContain('Your workbook is back as it was');
      expect((await again()).sheets).toEqual([]);
      const [block] = plan.blocks;
      type(excel, block?.sheet ?? '', 'C5', 'mine');
      const kept = await again();
      expect(kept.sheets.length).toBe(1);
      receiptOf(await excelWorkbook.write(kept));
      expect(formulasIn(block?.sheet ?? '', 'C5')).toEqual(['mine']);
      expect(formulasIn(block?.sheet ?? '', 'A3')).toEqual([
        `This list is older. The current one is on ${kept.sheets[0]?.name}.`,
      ]);
    },
  );
});

/** What a sentence about undo says to do, done; then Undo once more, or what it left for the user is gone. */
describe('What a sentence about undo advises leads out', () => {
  const made = (): Plan =>
    planOf({
      title: 'Made',
      sheets: [{ name: 'Made', blocks: [{ at: 'A1', cells: [[text('x')]] }] }],
      blocks: [{ sheetId: idOf('List'), sheet: 'List', at: 'C1', cells: [[text('new')]] }],
    });
  const structure = (isProtected: boolean) => (): Promise<void> =>
    withExcel(excel, ({ protection }) => {
      if (isProtected) protection.protect();
      else protection.unprotect();
    });
  const listOnly = (isProtected: boolean) => (): Promise<void> =>
    withExcel(excel, ({ worksheets }) => {
      const { protection } = worksheets.getItem('List');
      if (isProtected) protection.protect();
      else protection.unprotect();
    });
  const typed = (content: string) => (): Promise<void> => {
    type(excel, 'Made', 'A1', content);
    return Promise.resolve();
  };

  test.each([
    [
      'Select Review > Protect Workbook to remove the protection',
      structure(true),
      structure(false),
    ],
    ['Select Review > Unprotect Sheet', listOnly(true), listOnly(false)],
  ])('%s', async (advice, before, follow) => {
    excel = await openWorkbook([{ name: 'List', cells: { A1: 1 } }]);
    const start = everything(excel);
    const receipt = receiptOf(await excelWorkbook.write(made()));
    await before();
    const refused = await undone(receipt);
    expect([refused.state.step, refused.told]).toEqual([
      'problem',
      expect.stringContaining(advice),
    ]);
    await follow();
    expect((await undone(receipt)).told).toContain('Your workbook is back as it was');
    expect(everything(excel)).toEqual(start);
  });

  test('Delete what you don’t need yourself: a pane that is opened again undoes the rest', async () => {
    excel = await openWorkbook([{ name: 'List', cells: { A1: 1 } }]);
    const start = everything(excel);
    const receipt = receiptOf(await excelWorkbook.write(made()));
    await typed('edited')();
    expect((await undone(receipt)).told).toContain('Delete what you don’t need yourself');
    excel.grid.tabs.remove(idOf('Made'));
    const last = await excelWorkbook.lastWriting();
    expect((await undone(last.ok && last.value ? last.value.receipt : receipt)).told).toContain(
      'Your workbook is back as it was',
    );
    expect(everything(excel)).toEqual(start);
  });
});
