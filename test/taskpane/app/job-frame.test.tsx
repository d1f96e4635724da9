import { afterEach, expect, test } from '@jest/globals';
import type { Job, JobView } from '../../../taskpane/jobs/view/operation-props';
import { FakeSheet } from '../support/fake-sheet';
import { sampleJob } from '../support/sample-operation';
import { settle, show, type Shown } from '../support/show';
import { text } from '../../support/text';

let pane: Shown;
afterEach(() => {
  pane.close();
});

async function open(load: Job['load']): Promise<void> {
  pane = await show(new FakeSheet(), 'en', [{ ...sampleJob, load }]);
  await pane.openJob();
}

const status = (): string | null => pane.find('[role="status"]').textContent;

test('Opening a job says that it is being fetched, until it is there', async () => {
  let arrive: (view: JobView) => void = () => undefined;
  await open(() => new Promise((resolve) => (arrive = resolve)));
  expect(status()).toBe('Loading…');
  arrive(await sampleJob.load());
  await settle();
  expect(document.activeElement).toBe(pane.find('header h1'));
});

test('A job that could not be fetched says so and can be fetched again', async () => {
  let attempts = 0;
  await open(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('offline')) : sampleJob.load();
  });
  await settle();
  expect(pane.find('main [role="alert"]').textContent).toContain(text('en', 'jobNotLoaded'));
  await pane.click(pane.button('Try again'));
  await settle();
  expect(pane.all('.pick')).not.toEqual([]);
});

test('A job left before it was there does not come back', async () => {
  let arrive: (view: JobView) => void = () => undefined;
  await open(() => new Promise((resolve) => (arrive = resolve)));
  await pane.click(pane.find('.back'));
  arrive(await sampleJob.load());
  await settle();
  expect(pane.all('main.operation')).toEqual([]);
  expect(pane.jobs()).toHaveLength(1);
});
