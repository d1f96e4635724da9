import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type RunningServer, serveWorkbench } from '../../../tools/workbench/serve';
import { browserOfWorker } from './browsers';

interface Served {
  readonly browser: () => Browser;
  readonly url: () => string;
}

/** What is built, served to a browser while the tests of the file run; a browser that stays connected would keep the worker alive. */
export function servedToBrowser(): Served {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await serveWorkbench(path.resolve(__dirname, '..', '..', '..'));
    browser = await browserOfWorker();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return { browser: () => browser, url: () => server.url };
}
