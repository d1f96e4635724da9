import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { goTo, pictures, saidIn } from '../../scripts/picture-walks';
import { serveWorkbench, type RunningServer } from '../../workbench/server/serve';
import { oneOf } from '../support/sampled';
import { browserOfWorker } from './support/browsers';

const root = path.resolve(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Pixels differ between machines; what the pane says does not. */
describe('the pictures of the README are current (npm run screenshot)', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await serveWorkbench(root);
    browser = await browserOfWorker();
  });

  afterAll(async () => {
    await server.close();
  });

  test.each(oneOf(pictures).map((picture) => [picture.name, picture] as const))(
    'docs/%s.png',
    async (name, picture) => {
      const page = await browser.newPage();
      const pane = await goTo(picture, page, server.url);
      expect(await saidIn(pane)).toBe(read(`test/golden/pictures/${name}.txt`));
      await page.close();
    },
  );

  test('are in the README', () => {
    for (const { name } of pictures) expect(read('README.md')).toContain(`(docs/${name}.png)`);
  });
});
