import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../browser';
import { looks } from './looks';
import { webpOf } from './webp';

/** The pictures of the mockups, which are kept: the mockups themselves are no part of this repository. */
export const mockupFolder = path.resolve(__dirname, '../../docs/pane/mockups');

/** An address that no request leaves for: every answer comes from the folder. */
const site = 'http://mockups.invalid/';

/** A mockup of one language carries it in its name, as `home-event.nl.html` does. */
const named = /^(?<view>[a-z-]+)(?<language>\.nl)?\.html$/;

/** Sheets are drawn by the pages of `docs/sheets.md`: they are no views of the pane. */
const noView = 'sheets';

/** Draws the mockups of a folder in the looks of the pane, by the browser that draws the pane: `npm run pictures -- --mockups <folder>`. */
export async function drawMockups(folder: string): Promise<void> {
  rmSync(mockupFolder, { recursive: true, force: true });
  mkdirSync(mockupFolder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const packer = await browser.newPage();
    for (const { search, language, ending, sizes, media } of looks) {
      const page = await browser.newPage();
      await page.route(`${site}*`, (route) =>
        route.fulfill({ path: path.join(folder, new URL(route.request().url()).pathname) }),
      );
      if (media) await page.emulateMedia(media);
      const theme = new URLSearchParams(search).get('theme') ?? 'light';
      for (const file of readdirSync(folder)) {
        const { view, language: only } = named.exec(file)?.groups ?? {};
        if (view === undefined || view === noView) continue;
        if ((only === undefined ? 'en' : only.slice(1)) !== language) continue;
        await page.goto(site + file);
        await page.evaluate((to) => {
          document.documentElement.dataset['theme'] = to;
        }, theme);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          const picture = `${view}-${String(width)}${ending}.webp`;
          const drawn = await webpOf(packer, await page.screenshot());
          writeFileSync(path.join(mockupFolder, picture), drawn);
          console.log(picture);
        }
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

/** The pictures of mockups that are kept. */
export function mockupPictures(): readonly string[] {
  return readdirSync(mockupFolder).filter((file) => file.endsWith('.webp'));
}
