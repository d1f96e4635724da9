import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import addin from '../../../package.json';
import { sentence } from '../../../src/language';
import type { EventReader } from '../../../taskpane/sheets/event';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { finished, settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

/** Whether the active cell is a figure. */
const isFigureActive = jest.fn<() => Promise<boolean>>();
jest.mock('../../../taskpane/why/view/use-explanation', () => ({ isFigureActive }));

/** Finds a championship, whatever the workbook holds. */
const reader: EventReader = {
  system: 'NK',
  holds: () => true,
  places: () => [],
  load: () =>
    Promise.resolve(function* () {
      yield;
      return {
        system: 'NK',
        name: sentence('runNameNK'),
        headline: sentence('runNext', { round: 3, rounds: 4 }),
        line: sentence('runNext', { round: 3, rounds: 4 }),
        next: { label: sentence('runPairRound', { round: 3 }), goal: { job: 'nk-pair' } },
        ...{ facts: [], missing: [], more: [] },
      };
    }),
};

let sheet: FakeSheet;
let pane: Shown;
beforeEach(() => {
  sheet = new FakeSheet();
});

const current = () => pane.all('.tabs [aria-current="page"]').map((tab) => tab.textContent);

describe('The views', () => {
  test.each(['en', 'nl'] as const)('are three tabs, the present one marked (%s)', async (tag) => {
    pane = await show(sheet, tag);
    expect(pane.find('nav').getAttribute('aria-label')).toBe(text(tag, 'views'));
    expect(pane.all('nav button').map((tab) => tab.textContent)).toEqual([
      text(tag, 'viewRun'),
      text(tag, 'viewFunctions'),
      text(tag, 'viewWhy'),
    ]);
    expect(current()).toEqual([text(tag, 'viewRun')]);
    await pane.go('functions');
    expect(current()).toEqual([text(tag, 'viewFunctions')]);
    expect(document.activeElement?.textContent).toBe(text(tag, 'viewFunctions'));
    expect(pane.all('main')).toHaveLength(1);
  });

  test('The version stands below each of them, and not below a job', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    for (const view of ['run', 'functions', 'why'] as const) {
      await pane.go(view);
      expect(pane.find('footer .foot').textContent).toContain(addin.version);
    }
    await pane.openJob();
    await settle();
    expect(pane.all('.foot, .tabs')).toEqual([]);
    await pane.click(pane.button(text('en', 'backToFunctions')));
    expect(pane.all('.foot, .tabs')).toHaveLength(2);
  });
});

const selected = async (selection: Readonly<Record<string, string | true>>): Promise<void> => {
  await act(() => {
    sheet.see({
      kind: 'block',
      selection: { address: 'SOF!C1', cells: 'one', ...selection },
    });
  });
  await settle();
};
const formula = '=SOF.AWARD(A1,B1)';
const explain = text('en', 'explainCell', { address: 'SOF!C1' });
const offers = () => pane.all('footer button').map((button) => button.textContent);

describe('A freshly opened pane', () => {
  test('begins with Why where the selected cell holds a formula of ours', async () => {
    pane = await show(sheet);
    await selected({ formula });
    expect(current()).toEqual([text('en', 'viewWhy')]);
  });

  test.each([
    ['another formula is selected', { formula: '=SUM(A1:B1)' }],
    ['a table of ours is selected, where results are typed', { table: 'NK_Round_1' }],
    ['nothing is selected', {}],
  ])('begins with Run where %s', async (_name, selection) => {
    pane = await show(sheet);
    await selected(selection);
    expect(current()).toEqual([text('en', 'viewRun')]);
    // Later selections lead nowhere by themselves.
    await selected({ formula });
    expect(current()).toEqual([text('en', 'viewRun')]);
  });

  test('begins with Run where something typed in a job waits', async () => {
    sheet.workbook.drafts.set('nk', '{}');
    pane = await show(sheet);
    await selected({ formula });
    expect(current()).toEqual([text('en', 'viewRun')]);
  });

  describe('in a workbook with an event', () => {
    const withEvent = async (isFigure: boolean): Promise<number> => {
      isFigureActive.mockClear().mockResolvedValue(isFigure);
      pane = await show(sheet, 'en', [sampleJob], [reader]);
      await finished(pane);
      await selected({ isFilled: true, table: 'NK_Round_1' });
      await settle();
      return isFigureActive.mock.calls.length;
    };

    test('begins with Why where the selected cell is a figure of it', async () => {
      expect(await withEvent(true)).toBe(1);
      expect(current()).toEqual([text('en', 'viewWhy')]);
    });

    test('begins with Run where it is none, and asks once', async () => {
      expect(await withEvent(false)).toBe(1);
      expect(current()).toEqual([text('en', 'viewRun')]);
      await selected({ isFilled: true });
      expect(isFigureActive).toHaveBeenCalledTimes(1);
    });

    test('begins with Run where something typed in a job waits', async () => {
      sheet.workbook.drafts.set('nk', '{}');
      expect(await withEvent(true)).toBe(0);
      expect(current()).toEqual([text('en', 'viewRun')]);
    });

    test('does not ask for a cell that is still blank', async () => {
      isFigureActive.mockClear();
      pane = await show(sheet, 'en', [sampleJob], [reader]);
      await selected({ table: 'NK_Round_1' });
      expect(isFigureActive).not.toHaveBeenCalled();
    });
  });

  test('stays in a job that was opened before Excel told what is selected', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    await selected({ formula });
    expect(pane.find('.operation')).toBeDefined();
    expect(pane.all('.tabs')).toEqual([]);
  });
});

describe('An open pane', () => {
  test('offers to explain a formula of ours, and nothing else', async () => {
    pane = await show(sheet);
    await selected({});
    expect(offers()).not.toContain(explain);
    await selected({ formula });
    expect(offers()).toContain(explain);
    for (const other of [{ formula: '=SUM(1)' }, { table: 'Tools' }]) {
      await selected(other);
      expect(offers()).not.toContain(explain);
    }
    await selected({ formula });
    await pane.click(pane.button(explain));
    expect(current()).toEqual([text('en', 'viewWhy')]);
    expect(offers()).not.toContain(explain);
  });

  test('offers it for a cell of a table that a job wrote where no tab leads to Why', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    // There results are typed: the offer would take room from them.
    await selected({ table: 'KUKSU_Leagues_1' });
    expect(offers()).not.toContain(explain);
    await pane.openJob();
    await settle();
    await selected({ table: 'nk_players' });
    expect(offers()).toContain(explain);
  });

  test('keeps a job as it stands while Why is looked at; the tab Run leads back to it', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    await settle();
    const job = pane.find('.operation');
    await selected({ formula });
    await pane.click(pane.button(explain));
    expect(current()).toEqual([text('en', 'viewWhy')]);
    // It is one of the three views then, with what stands below each of them.
    expect(pane.all('.foot')).toHaveLength(1);
    expect(pane.all('main').filter((main) => main.closest('[hidden]') === null)).toHaveLength(1);
    await pane.go('run');
    expect(pane.all('.tabs')).toEqual([]);
    expect(pane.find('.operation')).toBe(job);
    expect(job.closest('[hidden]')).toBeNull();
  });

  test('turns to Why from any view and from a job where the command of a shared runtime asks', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    await settle();
    const ask = () =>
      act(() => {
        window.dispatchEvent(new Event('explainCell'));
      });
    await ask();
    expect(current()).toEqual([text('en', 'viewWhy')]);
    await pane.go('run');
    await pane.click(pane.button(text('en', 'backToFunctions')));
    await ask();
    expect(current()).toEqual([text('en', 'viewWhy')]);
    expect(pane.all('.operation')).toEqual([]);
  });

  test('leaves the job for the functions', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    await pane.openJob();
    await selected({ formula });
    await pane.click(pane.button(explain));
    await pane.go('functions');
    expect(current()).toEqual([text('en', 'viewFunctions')]);
    expect(pane.all('.operation')).toEqual([]);
  });
});
