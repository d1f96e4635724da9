import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Frame, type LaunchOptions, type Page } from 'playwright-core';

/** Names playwright knows for browsers that people have installed, best first. */
const installedChannels = ['chrome', 'msedge', 'chromium'];

const howToGetOne =
  'No browser was found. Install Google Chrome or Microsoft Edge and run the command again.';

/**
 * A headless browser: on Linux x64 the one that came with the packages, elsewhere an installed Chrome or
 * Edge. If there is none, the error says what to install.
 */
export async function launchBrowser(): Promise<Browser> {
  const packaged = await packagedBrowserPath();
  if (packaged !== undefined) return chromium.launch(packagedOptions(packaged));
  for (const channel of installedChannels) {
    const browser = await chromium.launch({ channel }).catch(() => undefined);
    if (browser) return browser;
  }
  throw new Error(howToGetOne);
}

/**
 * How the packaged browser is started. It draws by software in any case, which takes more time in a process of its own.
 * A page of a test lives for seconds: its scripts are not optimized, which takes a third of the browser's time, and nobody
 * waits for threads that tidy up.
 */
export function packagedOptions(executablePath: string): LaunchOptions {
  const scripts = '--js-flags=--no-opt --no-maglev --single-threaded-gc';
  return { executablePath, args: ['--no-sandbox', '--disable-gpu', scripts] };
}

/** Unpacks the browser that came with the packages; undefined where that one does not run. */
export async function packagedBrowserPath(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  if (!systemHasBrowserLibraries()) askForPackagedLibraries();
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

function systemHasBrowserLibraries(): boolean {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib', '/lib64', '/lib'];
  return folders.some((folder) => existsSync(path.join(folder, 'libnss3.so')));
}

/**
 * A bare Linux lacks libraries the browser needs. The package carries them, but unpacks and uses them only
 * where this variable says that it runs on one.
 */
function askForPackagedLibraries(): void {
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs20.x';
  if (!existsSync(path.join(tmpdir(), 'al2023'))) {
    rmSync(path.join(tmpdir(), 'chromium'), { force: true });
  }
}

/** Waits until a function gives true in a page. It looks by a timer: where the machine is busy, frames are drawn seldom or not at all. */
export async function until<A = undefined>(
  place: Frame | Page,
  happened: string | ((given: A) => unknown),
  given?: A,
): Promise<void> {
  const look = happened as string | ((given: unknown) => unknown);
  await place.waitForFunction(look, given, { polling: 20 });
}
