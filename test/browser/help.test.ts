import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { sampled } from '../support/sampled';
import { foundByAxe } from './support/axe';
import { servedToBrowser } from './support/served';

const root = path.resolve(__dirname, '..', '..');
const pages = readdirSync(path.join(root, 'dist', 'help')).filter((name) => name.endsWith('.html'));

/** Pages of every kind, the others drawn by lot; a page has one look each, and the four looks in turn. */
const listed = ['install.nl.html', 'rules.nk.html', 'search.html', 'sof.award.nl.html'];
const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 320 },
  { colorScheme: 'dark', width: 900 },
  { colorScheme: 'light', width: 900 },
] as const;
const cases = sampled(pages, 2, { listed }).map((page, index) => ({
  page: page.startsWith('search') ? `${page}?q=undo` : page,
  ...(looks[index % looks.length] ?? looks[0]),
}));

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
