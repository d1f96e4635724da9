import { chromium, type Browser, type BrowserServer } from 'playwright-core';
import { launchBrowser, packagedBrowserPath, packagedOptions } from '../../../tools/browser';

/** Where the browsers listen, one for each worker: what one copies the other must not paste. */
const addresses = 'TEST_BROWSERS';

const running: BrowserServer[] = [];

/** Before the first test file: unpacks the packaged browser and starts one for each worker. */
export async function startBrowsers({
  maxWorkers,
}: {
  readonly maxWorkers: number;
}): Promise<void> {
  const packaged = await packagedBrowserPath();
  if (packaged === undefined) return;
  for (let worker = 0; worker < maxWorkers; worker++) {
    running.push(await chromium.launchServer(packagedOptions(packaged)));
  }
  process.env[addresses] = running.map((server) => server.wsEndpoint()).join(' ');
}

export async function stopBrowsers(): Promise<void> {
  await Promise.all(running.splice(0).map((server) => server.close()));
}

/** The browser of this worker; closing it closes what was opened through it. Where only installed browsers run, one of its own. */
export async function browserOfWorker(): Promise<Browser> {
  const all = process.env[addresses]?.split(' ') ?? [];
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 1) - 1;
  const address = all[worker % all.length];
  return address === undefined ? launchBrowser() : chromium.connect(address);
}
