import path from 'node:path';
import type { BrowserDesk } from '../drivers/browser-desk';
import type { NkDirector } from '../drivers/nk';

/** Where pictures go when somebody wants to look at the sheets. */
const pictures = process.env['NK_PICTURES'];

/** A picture of a sheet, where they are wanted. */
export async function pictureOf(nk: NkDirector<BrowserDesk>, sheet: string): Promise<void> {
  if (pictures === undefined) return;
  const { page } = nk.desk.open;
  await page.setViewportSize({ width: 1700, height: 1000 });
  await nk.desk.open.select(`'${sheet}'!A1`);
  await page.screenshot({ path: path.join(pictures, `sheet-${nk.language}-${sheet}.png`) });
  await page.setViewportSize({ width: 1280, height: 800 });
}
