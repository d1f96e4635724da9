import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scenes } from '../../test/browser/scenes';
import type { Draw } from '../../test/browser/scenes/scene';
import { setPaneSize } from '../../test/browser/support/pane-size';
import { Bench } from '../../test/browser/support/workbench';
import { looks } from './looks';
import { drawMockups, mockupPictures } from './mockups';
import { pageOf } from './page';
import { webpOf } from './webp';

/**
 * Draws the views and states of the built pane into docs/pane, to be held against the design, and the page that shows them:
 * `npm run pictures`, or of some scenes only: `npm run pictures -- "a championship"`. The mockups beside them are drawn when the design
 * changes: `npm run pictures -- --mockups <folder>`.
 */
const folder = path.resolve(__dirname, '../../docs/pane');

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const [flag, mockups] = wanted;
  if (flag === '--mockups' && mockups !== undefined) {
    await drawMockups(path.resolve(mockups));
    writePage();
    return;
  }
  const drawn = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  mkdirSync(folder, { recursive: true });
  if (wanted.length === 0) for (const picture of pictures()) rmSync(path.join(folder, picture));
  const bench = await Bench.start();
  try {
    for (const { search, language, ending, sizes, media } of looks) {
      // An own page packs the pictures: those of the workbench forbid pictures from elsewhere.
      const { page: packer } = await bench.workbench();
      await packer.goto('about:blank');
      const draw: Draw = async (driver, name) => {
        const { page } = driver.desk.open;
        await page.setViewportSize({ width: 1280, height: 1000 });
        if (media) await page.emulateMedia(media);
        for (const [width, height] of sizes) {
          await setPaneSize(driver.desk.open.page, width, height);
          // What is drawn with a delay, and what moves, has come to rest.
          await page.waitForTimeout(250);
          const file = `${name}-${width}${ending}.webp`;
          const png = await page.locator('#pane iframe').screenshot();
          writeFileSync(path.join(folder, file), await webpOf(packer, png));
          console.log(file);
        }
      };
      for (const { name, walk } of drawn) {
        const open = async (more?: string): ReturnType<Bench['workbench']> => {
          const opened = await bench.workbench(more === undefined ? search : `${search}&${more}`);
          await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
          return opened;
        };
        // What cannot be drawn does not keep the others from being drawn.
        await walk({ language, open }, draw).catch((error: unknown) => {
          process.exitCode = 1;
          console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
        });
      }
      await packer.context().close();
    }
  } finally {
    await bench.stop();
  }
  writePage();
}

/** The pictures of the pane as it is built. */
function pictures(): readonly string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.webp'));
}

function writePage(): void {
  writeFileSync(path.join(folder, 'README.md'), pageOf(pictures(), mockupPictures()));
}

void main();
