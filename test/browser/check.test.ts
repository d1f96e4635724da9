import { oneOf } from '../support/sampled';
import { afterAll, beforeAll, expect, jest } from '@jest/globals';
import { BrowserDesk } from '../drivers/browser-desk';
import { readReport } from '../../taskpane/excel/check/report';
import { type Language, translator } from '../../src/language';
import '../support/all-texts';
import { overflowing, foundByAxe, setPaneSize, makeTall } from './support/axe';
import { Bench, type OpenWorkbench } from './support/workbench';
import { testInFull, testInTurn } from '../support/in-full';
import { until } from '../../tools/browser';

/** The page Check this Excel on Microsoft’s library for each platform, with the functions in their own runtime. */
jest.setTimeout(180_000);

let bench: Bench;

beforeAll(async () => {
  bench = await Bench.start();
});

afterAll(async () => {
  await bench.stop();
});

const longest = 120_000;

async function opened(search: string): Promise<OpenWorkbench> {
  const open = await bench.workbench(search);
  await open.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return open;
}

/** Opens the page from the bottom of the pane and lets it run; what comes of it in lines. */
async function checked(open: OpenWorkbench, language: Language): Promise<BrowserDesk> {
  const desk = new BrowserDesk(open, language);
  const t = translator(language);
  await desk.button(t('checkTitle')).click();
  await desk.button(t('checkStart')).click();
  await desk.pane.locator('[data-kind="checked"]').waitFor({ timeout: longest });
  return desk;
}

const others = (desk: BrowserDesk): Promise<string[]> =>
  desk.pane
    .locator('[data-kind="checked"] > ul [data-line]')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['line'] ?? ''));

const runs = [
  ['win', 'nl', 'PC'],
  ['web', 'en', 'OfficeOnline'],
  ['mac', 'en', 'Mac'],
] as const;

/** In turn with the tests that look at views, such as scenes.test.ts. Without a browser every run has it: test/taskpane/excel/check.test.ts. */
testInTurn(1, 3).each(oneOf(runs))(
  'on %s, in %s, each line says yes, and the text says so',
  async (platform, language, name) => {
    const locale = language === 'nl' ? 'nl-NL' : 'en-US';
    const theme = language === 'nl' ? 'dark' : 'light';
    const open = await opened(`?platform=${platform}&locale=${locale}&theme=${theme}`);
    // Excel on Mac gives no reasons (office-js-docs #417).
    await open.page.evaluate((plain) => {
      window.workbench.faults.plainErrors(plain);
    }, platform === 'mac');
    const sheets = () => open.page.evaluate(() => window.workbench.grid.sheets());
    const before = await sheets();
    const t = translator(language);
    const desk = await checked(open, language);
    expect(await others(desk)).toEqual([]);
    expect(await sheets()).toEqual(before);

    await desk.button(t('checkWriteSheet')).click();
    await desk.button(t('undo')).waitFor();
    const look = async () => (await sheets()).map((sheet) => sheet.name);
    expect(await look()).toContain(t('checkSheetName'));
    await desk.button(t('undo')).click();
    await until(
      open.page,
      (count) => window.workbench.grid.sheets().length === count,
      before.length,
    );

    await desk.pane
      .getByRole('group', { name: t('checkSeenTheme') })
      .getByText(t('checkYes'))
      .click();
    await desk.pane.locator('details summary').click();
    await desk.button(t('checkCopy')).click();
    const field = desk.pane.locator('textarea');
    // The frame of Excel on the web may not use the clipboard.
    const sent = platform === 'web' ? await shownOrCopied() : await copied();
    const read = readReport(sent);
    expect(read.isWorkbench).toBe(true);
    expect(Object.fromEntries(read.about)['Host']).toContain(`platform ${name}`);
    expect(read.lines.filter(({ outcome }) => outcome !== 'yes')).toEqual([]);
    expect(read.lines.filter(({ id }) => id.startsWith('own.'))).toHaveLength(35);
    expect(read.times).toHaveLength(4);
    expect(read.seen.map(({ outcome }) => outcome)).toContain('seen: yes');

    const frame = await desk.frame();
    await makeTall(open.page, 6000);
    await setPaneSize(open.page, 320);
    expect(await overflowing(frame)).toEqual([]);
    expect(await foundByAxe(frame)).toEqual([]);
    const complaints = open.complaints.filter((said) => !said.includes('Clipboard API'));
    expect([complaints, await open.problem(), open.foreignRequests]).toEqual([[], '', []]);
    await open.page.context().close();

    async function copied(): Promise<string> {
      return open.page.evaluate(() => navigator.clipboard.readText());
    }

    async function shownOrCopied(): Promise<string> {
      return (await field.isVisible()) ? field.inputValue() : copied();
    }
  },
);

/** The other switches of a rough Excel: test/taskpane/excel/check.test.ts. */
testInFull('where functions answer late, their line says no', async () => {
  const open = await opened('?functions=stale');
  const desk = await checked(open, 'en');
  expect(await others(desk)).toEqual(['neverOld']);
  await open.page.context().close();
});
