import { expect, test } from '@jest/globals';
import { events, jobs } from '../../taskpane/systems';
import { text } from '../support/text';
import { FakeSheet } from './support/fake-sheet';
import { checkPage } from './support/said-in-dutch';
import { openExample } from './support/open-card';
import { finished, settle, show } from './support/show';

// `settle` and `finished` refuse a stretch of English in a pane that speaks Dutch (support/said-in-dutch.ts).

test.each(['run', 'functions', 'why'] as const)(
  'the view %s says no English in Dutch',
  async (view) => {
    const pane = await show(new FakeSheet(), 'nl', jobs, events);
    await pane.go(view);
    for (let slice = 0; slice < 8; slice++) await settle();
    expect(pane.find('main').textContent).not.toBe('');
  },
);

test.each(['SOF.AWARD', 'SOF.PLACE', 'AGA.SLOPE'])(
  'the card of %s says no English in Dutch',
  async (id) => {
    const pane = await show(new FakeSheet(), 'nl', jobs, events);
    await openExample(pane, id);
    expect(pane.find('main').textContent).not.toBe('');
  },
);

test.each(jobs.map(({ id }, at) => [id, at] as const))(
  'the job %s says no English in Dutch, as it opens and without its lists',
  async (_, at) => {
    const pane = await show(new FakeSheet(), 'nl', jobs);
    await pane.openJob(at);
    await finished(pane);
    const preview = pane
      .all('button:not([disabled])')
      .find((each) => each.textContent === text('nl', 'preview'));
    if (preview) await pane.click(preview);
    await finished(pane);
    expect(pane.find('main').textContent).not.toBe('');
  },
);

test('a stretch of English is found in a text and in a label', () => {
  const page = document.createElement('div');
  const english = text('en', 'sessionLost');
  page.textContent = english;
  expect(() => {
    checkPage(page);
  }).toThrow(english);
  page.textContent = text('nl', 'sessionLost');
  checkPage(page);
  page.setAttribute('aria-label', english);
  const around = document.createElement('div');
  around.append(page);
  expect(() => {
    checkPage(around);
  }).toThrow(english);
});
