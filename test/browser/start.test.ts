import { describe, expect, test, afterAll, beforeAll } from '@jest/globals';
import { platforms } from '../../tools/workbench/host';
import { eachOnce } from '../support/pairwise';
import { oneOf } from '../support/sampled';
import { foundByAxe } from './support/axe';
import { freshWorkbenches } from './support/fresh-workbench';
import type { OpenWorkbench } from './support/workbench';
import { text } from '../support/text';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { goTo, pictures, saidIn } from '../../tools/screenshot';
import type { Browser } from 'playwright-core';
import { type RunningServer, serveWorkbench } from '../../tools/workbench/serve';
import { browserOfWorker } from './support/browsers';

interface Served {
  readonly browser: () => Browser;
  readonly url: () => string;
}

/** What is built, served to a browser while the tests of the file run; a browser that stays connected would keep the worker alive. */
function servedToBrowser(): Served {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await serveWorkbench(path.resolve(__dirname, '..', '..'));
    browser = await browserOfWorker();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  return { browser: () => browser, url: () => server.url };
}

const workbenches = freshWorkbenches();

const opening = new Date('2026-03-07T10:00:00');

/** Opens the pane again while the clock stands still, until its scripts have run. */
async function openPane(search: string): Promise<OpenWorkbench> {
  const open = await workbenches.open(search);
  const { page } = open;
  await page.clock.install({ time: opening });
  await page.locator('#pane-close').click();
  await page.clock.pauseAt(new Date(opening.getTime() + 60_000));
  const loaded = page.waitForEvent('frameattached');
  await page.locator('#ribbon button').click();
  const frame = await loaded;
  await frame.waitForURL(/taskpane\.html/, { waitUntil: 'domcontentloaded' });
  return open;
}

/** Lets time pass, second by second; what office.js throws on the way is its own affair. */
async function pass({ page }: OpenWorkbench, time: number): Promise<void> {
  for (let left = time; left > 0; left -= 1000) {
    await page.clock.fastForward(1000).catch(() => undefined);
  }
}

const answers = 'Excel does not answer this pane. Close it and open it again.';
const library = text('en', 'noOffice').split('.')[0] ?? '';

const faults = [
  {
    officejs: 'missing',
    sentence: library,
    time: 0,
    complaint: /^Failed to load resource: .* 404 /,
  },
  {
    officejs: 'loaderOnly',
    sentence: answers,
    time: 10_000,
    complaint: /^Failed to load resource: .* 404 |^Neither the locale/,
  },
  {
    officejs: 'neverReady',
    sentence: answers,
    time: 10_000,
    // The library of the web gives up waiting some time later, in an exception of its own.
    complaint: /^Cannot read properties of null \(reading '_appName'\)$/,
  },
] as const;

/** In a frame of another site the pane copies in the older way, after the browser has said this. */
const noClipboard = 'Permissions policy violation: The Clipboard API has been blocked';

describe.each(oneOf(eachOnce({ fault: faults, platform: platforms })))(
  'with an office.js that is $fault.officejs, on $platform',
  ({ fault: { officejs, sentence, time, complaint }, platform }) => {
    test('the pane says so within ten seconds, and lets the details be copied', async () => {
      const open = await openPane(`?officejs=${officejs}&platform=${platform}`);
      const alert = open.pane.getByRole('alert');
      if (time > 0) {
        await open.pane.getByText('Loading…').waitFor();
        await pass(open, time - 1000);
        expect(await alert.count()).toBe(0);
        await pass(open, 1000);
      }
      await open.page.clock.resume();
      await alert.getByText(sentence).waitFor();
      await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await open.pane.getByRole('button', { name: 'Copy details' }).click();
      await open.pane.getByText('Copied.').waitFor();
      const details = await open.page.evaluate(() => navigator.clipboard.readText());
      expect(details).toMatch(/^Tournament Scoring \d+\.\d+\.\d+\nHost: /);
      // Functions can be looked up all the same.
      await open.pane.getByRole('searchbox').fill('slope');
      await open.pane.getByText('1 function').waitFor();

      const frame = open.page.frames().find((each) => each.url().includes('taskpane.html'));
      expect(frame && (await foundByAxe(frame))).toEqual([]);
      // What the browser complains about is what was asked for.
      const complaints = open.complaints.splice(0);
      const others = complaints.filter(
        (each) => platform !== 'web' || !each.startsWith(noClipboard),
      );
      for (const each of others) expect(each).toMatch(complaint);
    });
  },
);

const root = path.resolve(__dirname, '..', '..');
const pages = readdirSync(path.join(root, 'dist', 'help')).filter((name) => name.endsWith('.html'));

/** A page of each kind. */
const listed = ['install.nl.html', 'rules.nk.html', 'search.html', 'sof.award.nl.html'];
const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 320 },
  { colorScheme: 'dark', width: 900 },
  { colorScheme: 'light', width: 900 },
] as const;
const inTheirLooks = (names: readonly string[]) =>
  names.map((page, index) => ({
    page: page.startsWith('search') ? `${page}?q=undo` : page,
    ...(looks[index % looks.length] ?? looks[0]),
  }));

/** Each page has one look: in a run one of those listed, and one of the others. */
const cases = [
  ...oneOf(inTheirLooks(listed)),
  ...oneOf(inTheirLooks(pages.filter((page) => !listed.includes(page)))),
];

describe('the help in a browser', () => {
  const served = servedToBrowser();

  test.each(cases)(
    '$page, $colorScheme, $width px: axe finds nothing, nothing scrolls sideways, all that it asks for is there, and it prints',
    async ({ page: name, colorScheme, width }) => {
      const context = await served
        .browser()
        .newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(message.text()));
      page.on('request', (request) => {
        if (!request.url().startsWith(served.url())) complaints.push(request.url());
      });
      await page.goto(`${served.url()}addin/help/${name}`, { waitUntil: 'load' });
      expect(await foundByAxe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond).toBe(0);
      // On paper: black on white in every scheme, without what only a screen can use.
      await page.emulateMedia({ media: 'print', colorScheme });
      const paper = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.documentElement);
        const seen = ['header nav', 'header form', '.skip', 'footer a', 'main', 'h1'].filter(
          (part) => document.querySelector(part)?.checkVisibility() ?? false,
        );
        return { color, backgroundColor, seen };
      });
      expect(paper).toEqual({
        color: 'rgb(0, 0, 0)',
        backgroundColor: 'rgb(255, 255, 255)',
        seen: ['main', 'h1'],
      });
      await context.close();
    },
  );
});

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Pixels differ between machines; what the pane says does not. */
describe('the pictures of the README are current (npm run screenshot)', () => {
  const served = servedToBrowser();

  test.each(oneOf(pictures).map((picture) => [picture.name, picture] as const))(
    'docs/%s.png',
    async (name, picture) => {
      const page = await served.browser().newPage();
      const pane = await goTo(picture, page, served.url());
      expect(await saidIn(pane)).toBe(read(`test/golden/pictures/${name}.txt`));
      await page.close();
    },
  );

  test('are in the README', () => {
    for (const { name } of pictures) expect(read('README.md')).toContain(`(docs/${name}.png)`);
  });
});
