import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { drawings } from './icons/sizes';

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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
