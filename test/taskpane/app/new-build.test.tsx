import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act } from 'preact/test-utils';
import { needStyles } from '../../../taskpane/controls/needed-styles';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

const own = 'taskpane.11111111.js';
let pane: Shown;

/** The scripts that ask the host for its newest build. */
const asking = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src^="build.js"]'),
];

/** The host answers with the build it has; nothing comes where it cannot be reached. */
async function answer(build: string | undefined): Promise<void> {
  await act(() => {
    if (build !== undefined) document.documentElement.dataset['build'] = build;
    for (const each of asking())
      each.dispatchEvent(new Event(build === undefined ? 'error' : 'load'));
  });
}

const comesIntoSight = (): boolean => document.dispatchEvent(new Event('visibilitychange'));
const notice = (): boolean =>
  pane.all('[role="status"]').some((each) => each.textContent === text('en', 'newBuild'));

/** The view is fetched with its texts, which takes a while. */
async function untilFetched(): Promise<void> {
  do await settle();
  while (pane.all('[data-kind="loading"]').length > 0);
}

beforeEach(() => {
  // As the built page has it; a type that no browser runs.
  document.head.innerHTML = `<script type="none" src="${own}"></script>`;
});

afterEach(() => {
  pane.close();
  delete document.documentElement.dataset['build'];
});

describe('An open pane whose build was replaced', () => {
  test('asks nothing at its start', async () => {
    pane = await show(new FakeSheet());
    expect(asking()).toEqual([]);
  });

  test('says so when it comes into sight again, and offers to load the new one', async () => {
    pane = await show(new FakeSheet());
    comesIntoSight();
    expect(asking()).toHaveLength(1);
    await answer('taskpane.22222222.js');
    expect(notice()).toBe(true);
    expect(pane.button(text('en', 'reload'))).toBeTruthy();
    expect(asking()).toEqual([]);
  });

  test.each([
    ['the host has this build', own],
    ['the host cannot be reached', undefined],
    ['the host says nothing', ''],
  ])('says nothing where %s', async (_why, build) => {
    pane = await show(new FakeSheet());
    comesIntoSight();
    await answer(build);
    expect(notice()).toBe(false);
    expect(asking()).toEqual([]);
  });

  test('says so where a job could not be fetched', async () => {
    const load = (): Promise<never> => Promise.reject(new Error('no such chunk'));
    pane = await show(new FakeSheet(), 'en', [{ ...sampleJob, load }]);
    await pane.openJob();
    await settle();
    await answer('taskpane.22222222.js');
    expect(notice()).toBe(true);
  });

  test('says so where Why could not be fetched, which can be asked for again', async () => {
    const sheet = new FakeSheet();
    let isThere = false;
    sheet.why = () =>
      isThere ? Promise.resolve(sheet.cells) : Promise.reject(new Error('no such chunk'));
    pane = await show(sheet);
    await pane.go('why');
    await untilFetched();
    expect(pane.find('main [role="alert"]').textContent).toContain(text('en', 'jobNotLoaded'));
    await answer('taskpane.22222222.js');
    expect(notice()).toBe(true);
    isThere = true;
    await pane.click(pane.button(text('en', 'again')));
    await untilFetched();
    expect(pane.find('main').textContent).toContain(text('en', 'selectedNothing'));
  });
});

test('stylesheets that come later are asked for by the names that the build gave them', async () => {
  pane = await show(new FakeSheet());
  document.head.innerHTML =
    '<meta name="styles" content="taskpane.nk.0a1b2c3d.css taskpane.job.99999999.css">';
  for (const name of ['nk', 'job', 'nk', 'kuksu']) needStyles(name);
  const links = [...document.head.querySelectorAll('link')].map((each) =>
    each.getAttribute('href'),
  );
  expect(links).toEqual([
    'taskpane.nk.0a1b2c3d.css',
    'taskpane.job.99999999.css',
    'taskpane.kuksu.css',
  ]);
});
