import { beforeEach, describe, expect, test } from '@jest/globals';
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
