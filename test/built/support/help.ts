import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from './bundle';

/** The built help, parsed once per page; needs jsdom. */

export const help = path.join(dist, 'help');
export const pages = readdirSync(help).filter((name) => name.endsWith('.html'));

const parsed = new Map<string, Document>();

export function readPage(page: string): Document {
  const known = parsed.get(page);
  if (known) return known;
  const text = readFileSync(path.join(help, page), 'utf8');
  const made = new DOMParser().parseFromString(text, 'text/html');
  parsed.set(page, made);
  return made;
}

/** Written beside the help by `npm run manifest`, which knows the host. */
const writtenLater = ['../manifest.xml'];

/** Whether a link of a help page leads to a file there and, where it names a place, to that place. */
export function leads(page: string, link: string): boolean {
  if (link.startsWith('https://') || writtenLater.includes(link)) return true;
  const [file, place] = link.split('#');
  const target = file === undefined || file === '' ? page : file;
  if (!existsSync(path.join(help, target.replace(/\?.*/, '')))) return false;
  return place === undefined || readPage(target).getElementById(place) !== null;
}

/** Addresses of everything a page links to. */
export function linksOf(page: string): string[] {
  return [...readPage(page).querySelectorAll('[href], [src], form[action]')].map(
    (each) =>
      each.getAttribute('href') ?? each.getAttribute('src') ?? each.getAttribute('action') ?? '',
  );
}
