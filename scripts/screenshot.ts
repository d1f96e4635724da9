import path from 'node:path';
import { serveWorkbench } from '../workbench/server/serve';
import { launchBrowser } from './browser';

/** Draws the README's picture of the workbench again. */
const size = { width: 1280, height: 720 };

async function main(): Promise<void> {
  const root = path.resolve(__dirname, '..');
  const server = await serveWorkbench(root);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: size });
    await page.goto(server.url);
    await page.waitForFunction(() => 'workbench' in window && window.workbench.calculated());
    await page.evaluate(() => {
      window.workbench.select('SOF!G20');
    });
    const pane = page.frameLocator('#pane iframe');
    await pane.getByRole('button', { name: 'Functions', exact: true }).click();
    await pane.getByText('SOF!G20').waitFor();
    await pane.getByText('SOF.AWARD').first().click();
    await pane.getByText('25.16').first().waitFor();
    const file = path.join(root, 'docs', 'workbench.png');
    await page.screenshot({ path: file });
    console.log(`${file} written.`);
  } finally {
    await browser.close();
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
