import type { Platform } from '../host';

/** Served only where pages come over https, with the add-in on an origin of its own. */
const webAddress = 'addin-address.json';

/** Where the pages and files of the add-in are found; ends with a slash. */
export async function addinAddress(platform: Platform): Promise<string> {
  if (platform !== 'web') return new URL('addin/', document.baseURI).href;
  const response = await fetch(webAddress);
  if (!response.ok) {
    throw new Error('Excel on the web needs https. Start it with "npm start -- --excel web".');
  }
  return ((await response.json()) as { address: string }).address;
}
