import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWorkbench } from './workbench/serve';
import { launchBrowser, until } from './browser';
import type { FrameLocator, Page } from 'playwright-core';
import { textsOf } from './language';

const en = textsOf('en');

/** `npm run screenshot`: draws the README's pictures again, and notes what each says, so that a test sees when it is stale. */
async function main(): Promise<void> {
  const root = path.resolve(__dirname, '..');
  const notes = path.join(root, 'test', 'golden', 'pictures');
  mkdirSync(notes, { recursive: true });
  const server = await serveWorkbench(root);
  const browser = await launchBrowser();
  try {
    for (const picture of pictures) {
      const page = await browser.newPage();
      const pane = await goTo(picture, page, server.url);
      const file = path.join(root, 'docs', `${picture.name}.png`);
      await page.screenshot({ path: file });
      writeFileSync(path.join(notes, `${picture.name}.txt`), await saidIn(pane));
      console.log(`${file} written.`);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What the README's pictures show, and how somebody gets there in the workbench. */
interface Picture {
  /** `docs/<name>.png`. */
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly walk: (page: Page, pane: FrameLocator) => Promise<void>;
}

const size = { width: 1280, height: 720 };

/** Invented players with their ratings, as an entry list. */
const entries: readonly (readonly [string, number])[] = [
  ['Anna Appelboom', 2650],
  ['Bram van den Berg', 2580],
  ['Chris Citroen', 2540],
  ['Dirk Dijkgraaf', 2490],
  ['Eva Elzenaar', 2455],
  ['Frits de Fluiter', 2410],
  ['Guusje Groot', 2380],
  ['Hein Hofman', 2350],
  ['Iris IJsbrand', 2310],
  ['Joost Jansen', 2270],
  ['Kim Kok', 2230],
  ['Loes Lamers', 2190],
];

export const pictures: readonly Picture[] = [
  {
    name: 'workbench',
    size,
    walk: async (page, pane) => {
      await select(page, 'SOF!G20');
      await button(pane, en.viewFunctions).click();
      await pane.getByText('SOF.AWARD').first().click();
      await pane.locator('.examples button').first().click();
      await button(pane, 'Insert into G20').waitFor();
    },
  },
  {
    name: 'pairing',
    size: { ...size, height: 900 },
    walk: async (page, pane) => {
      await fill(page, 'Entries', [[en.nkName, en.nkRating], ...entries]);
      await select(page, 'Entries!A1');
      await openJob(page, pane, en['nk-new']);
      await pane.getByRole('radio', { name: en.useSelection }).first().click();
      await pane.locator('.found').first().waitFor();
      await preview(pane);
      await button(pane, en.write).click();
      await button(pane, en.undo).waitFor();
      await openJob(page, pane, en['nk-pair']);
      await pane.locator('.boards summary').first().click();
      await pane
        .locator('.boards')
        .first()
        .evaluate((boards) => {
          // Only what scrolls in the pane: the frame around it would move, too.
          const main = boards.closest('main');
          if (main) main.scrollTop += boards.getBoundingClientRect().top - main.offsetTop;
        });
    },
  },
  {
    name: 'why',
    size,
    walk: async (page, pane) => {
      await select(page, 'SOF!G20');
      await button(pane, en.viewWhy).click();
      await pane.locator('main ol li').first().waitFor();
    },
  },
];

/** Opens the workbench and goes to what the picture shows. */
export async function goTo(picture: Picture, page: Page, url: string): Promise<FrameLocator> {
  await page.setViewportSize(picture.size);
  await page.goto(url);
  await until(page, () => 'workbench' in window && window.workbench.calculated());
  const pane = page.frameLocator('#pane iframe');
  await picture.walk(page, pane);
  await until(page, () => window.workbench.calculated());
  return pane;
}

/** What the pane says in the picture, without what changes with the clock: the last write stands below. */
export async function saidIn(pane: FrameLocator): Promise<string> {
  const parts = await pane.locator('body header, body main').evaluateAll((shown) => {
    // Read out once the selection rests, which may be before or after the picture.
    const told = document.querySelectorAll<HTMLElement>('.for-readers[role="status"]');
    for (const each of told) each.hidden = true;
    const texts = shown.map((each) => (each as HTMLElement).innerText);
    for (const each of told) each.hidden = false;
    return texts;
  });
  return `${parts
    .join('\n')
    .replace(/\s*\n\s*/g, '\n')
    .trim()}\n`;
}

function button(pane: FrameLocator, name: string) {
  return pane.getByRole('button', { name, exact: true });
}

async function select(page: Page, address: string): Promise<void> {
  await page.evaluate((each) => {
    window.workbench.select(each);
  }, address);
}

async function preview(pane: FrameLocator): Promise<void> {
  await button(pane, en.preview).click();
  await button(pane, en.write).waitFor();
}

async function openJob(page: Page, pane: FrameLocator, title: string): Promise<void> {
  const back = pane.locator('.title .back');
  if (await back.isVisible()) await back.click();
  await pane.getByRole('navigation').getByRole('button', { name: en.viewFunctions }).click();
  await pane.locator('.jobs button', { has: page.getByText(title, { exact: true }) }).click();
  await pane.locator('h1:focus', { hasText: title }).waitFor();
  await pane.locator('[data-kind="loading"]').waitFor({ state: 'detached' });
}

/** A new sheet with these cells from A1 on. */
async function fill(
  page: Page,
  sheet: string,
  rows: readonly (readonly (string | number)[])[],
): Promise<void> {
  await page.evaluate(
    ([name, lines]) => {
      const { grid } = window.workbench;
      const { id: sheetId } = grid.addSheet(name);
      grid.batch(() => {
        lines.forEach((line, row) => {
          line.forEach((value, column) => {
            grid.write({ sheetId, row, column }, value);
          });
        });
      });
    },
    [sheet, rows] as const,
  );
}

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
