import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveWorkbench } from './workbench/serve';
import { launchBrowser } from './browser';
import { goTo, pictures, saidIn } from './picture-walks';

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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
