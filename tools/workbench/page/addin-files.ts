import type { Platform } from '../host';

/** Served only where pages come over https, with the add-in on an origin of its own. */
const webAddress = 'addin-address.json';

/** Where the add-in is from the published page, as that page says (`tools/workbench/site.ts`); undefined where a server of ours answers. */
export function publishedAddin(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="addin"]')?.content;
}

/** Where the pages and files of the add-in are found; ends with a slash. */
export async function addinAddress(platform: Platform): Promise<string> {
  if (platform !== 'web') return new URL(publishedAddin() ?? 'addin/', document.baseURI).href;
  const response = await fetch(webAddress);
  if (!response.ok) {
    throw new Error('Excel on the web needs https. Start it with "npm start -- --excel web".');
  }
  return ((await response.json()) as { address: string }).address;
}
