import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scenes } from '../test/browser/scenes';
import type { Draw } from '../test/browser/scenes/scene';
import { setPaneSize } from '../test/browser/support/axe';
import { Bench } from '../test/browser/support/workbench';

/** Draws the views and states of the built pane into build/pictures: all of them, or some scenes: `npm run pictures -- "a championship"`. */
const folder = path.resolve(__dirname, '../build/pictures');

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const drawn = scenes.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bench = await Bench.start();
  try {
    for (const { search, language, ending, sizes, media } of looks) {
      const draw: Draw = async (driver, name) => {
        const { page } = driver.desk.open;
        await page.setViewportSize({ width: 1280, height: 1000 });
        if (media) await page.emulateMedia(media);
        for (const [width, height] of sizes) {
          await setPaneSize(driver.desk.open.page, width, height);
          // What is drawn with a delay, and what moves, has come to rest.
          await page.waitForTimeout(250);
          const file = `${name}-${width}${ending}.png`;
          await page.locator('#pane iframe').screenshot({ path: path.join(folder, file) });
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
    }
  } finally {
    await bench.stop();
  }
}

/** A way to look at the pane, and the sizes in which it is drawn so. */
interface Look {
  readonly search: string;
  readonly language: 'en' | 'nl';
  /** Behind the name of a picture. */
  readonly ending: string;
  readonly sizes: readonly (readonly [width: number, height: number])[];
  readonly media?: { readonly forcedColors: 'active' };
}

export const looks: readonly Look[] = [
  {
    search: '?theme=light',
    language: 'en',
    ending: '',
    sizes: [
      [350, 740],
      [320, 640],
    ],
  },
  { search: '?theme=dark', language: 'en', ending: '-dark', sizes: [[350, 740]] },
  {
    search: '?theme=light',
    language: 'en',
    ending: '-forced',
    sizes: [[350, 740]],
    media: { forcedColors: 'active' },
  },
  {
    search: '?theme=light&locale=nl-NL',
    language: 'nl',
    ending: '.nl',
    sizes: [[350, 740]],
  },
];

if (require.main === module) void main();
