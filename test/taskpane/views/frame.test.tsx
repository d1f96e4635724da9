import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import addin from '../../../package.json';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

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

  test('The version and the help stand below each of them, and not below a job', async () => {
    pane = await show(sheet, 'en', [sampleJob]);
    for (const view of ['run', 'functions', 'why'] as const) {
      await pane.go(view);
      expect(pane.find('footer .foot').textContent).toContain(addin.version);
      expect(pane.find('.foot a').getAttribute('href')).toBe('help/index.html');
    }
    await pane.openJob();
    await settle();
    expect(pane.all('.foot, .tabs')).toEqual([]);
    await pane.click(pane.button(text('en', 'backToFunctions')));
    expect(pane.all('.foot, .tabs')).toHaveLength(2);
  });
});

describe('Why', () => {
  const select = (formula?: string) =>
    act(() => {
      const cell = { address: 'SOF!B4', cells: 'one' } as const;
      const selection = formula === undefined ? cell : { ...cell, formula };
      sheet.see({ kind: 'block', selection });
    });

  beforeEach(async () => {
    pane = await show(sheet);
    await pane.go('why');
  });

  test('shows the function that the formula of the selected cell calls', async () => {
    await select('=ROUND(sof.award(B1,B2),1)&"AGA.SLOPE(1)"');
    expect(pane.find('.formula').textContent).toContain('sof.award(B1,B2)');
    expect(pane.all('details[open] .name').map((name) => name.textContent)).toEqual(['SOF.AWARD']);
    await select('=AGA.SLOPE(7)');
    expect(pane.all('details[open] .name').map((name) => name.textContent)).toEqual(['AGA.SLOPE']);
  });

  test.each([
    undefined,
    '=SUM(B1:B4)',
    '="SOF.AWARD(1)"',
    "='SOF.AWARD (1)'!B2",
    '=OTHER.SOF.AWARD(1)',
  ])('says that nothing of ours stands in a cell with %s', async (formula) => {
    await select(formula);
    expect(pane.all('details')).toEqual([]);
    expect(pane.find('main').textContent).toContain(
      text('en', 'whyNothing', { address: 'SOF!B4' }),
    );
  });

  test('says nothing of a cell before Excel has told which', () => {
    expect(pane.find('main').textContent).toBe(
      text('en', 'viewWhy') + text('en', 'selectedNothing'),
    );
  });
});
