import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser';

/** `npm run icons`: draws every PNG in assets/ from its SVG source. */

const assets = path.resolve(__dirname, '../../assets');

async function draw(page: Page, svg: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img src="${source}" width="${size}" height="${size}" style="display:block">`,
    { waitUntil: 'load' },
  );
  return page.screenshot({ omitBackground: true });
}

async function main(): Promise<void> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  for (const { size, source } of drawings) {
    const svg = await readFile(path.join(assets, `icon-${source}.svg`), 'utf8');
    const file = `icon-${size}.png`;
    await writeFile(path.join(assets, file), await draw(page, svg, size));
    console.log(`assets/${file} from icon-${source}.svg`);
  }
  await browser.close();
}

/** The sizes Office asks for, and 128 for a store listing; each with the SVG whose pixel grid it fits. */
export const drawings = [
  { size: 16, source: 16 },
  { size: 20, source: 20 },
  { size: 24, source: 24 },
  { size: 32, source: 32 },
  { size: 40, source: 40 },
  { size: 48, source: 48 },
  { size: 64, source: 32 },
  { size: 80, source: 40 },
  { size: 96, source: 32 },
  { size: 128, source: 32 },
] as const;

if (require.main === module) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
