import { fileBelow, hostOf, resource } from '../variants';
import { attribute, child, children, type Document, type Element, named, shown } from '../xml';
import type { Rule } from './rule';

/** Sizes Office requires of every icon on the ribbon. */
const required = ['16', '32', '80'];

/** Every icon exists as a PNG of exactly the size it is announced with. */
export const icons: Rule = {
  name: 'icons',
  check: (document, context) => {
    const findings: string[] = [];
    for (const { element, size, address } of announced(document)) {
      const path = fileBelow(hostOf(document) ?? '', address);
      const file = path === undefined ? undefined : context.read(path);
      const found = file && pngSize(file);
      if (file === undefined) findings.push(`${shown(element)}: there is no file for ${address}.`);
      else if (found === undefined) findings.push(`${shown(element)}: ${address} is not a PNG.`);
      else if (found.width !== size || found.height !== size) {
        findings.push(
          `${shown(element)}: ${address} is ${found.width} x ${found.height} pixels, not ${size} x ${size}.`,
        );
      }
    }
    for (const icon of named(document, 'Icon')) {
      const sizes = children(icon).map((image) => attribute(image, 'size') ?? '');
      const owner = icon.parentElement ? shown(icon.parentElement) : 'the manifest';
      for (const size of required.filter((wanted) => !sizes.includes(wanted))) {
        findings.push(`The icon of ${owner} has no image of ${size} pixels.`);
      }
    }
    return findings;
  },
};

interface Announced {
  readonly element: Element;
  readonly size: number;
  readonly address: string;
}

function announced(document: Document): Announced[] {
  const list: Announced[] = [];
  const root = document.documentElement;
  for (const [name, size] of [
    ['IconUrl', 32],
    ['HighResolutionIconUrl', 64],
  ] as const) {
    const element = root ? child(root, name) : undefined;
    if (element) list.push({ element, size, address: attribute(element, 'DefaultValue') ?? '' });
  }
  const seen = new Set<string>();
  for (const image of named(document, 'Image').filter((element) => element.hasAttribute('resid'))) {
    const resid = attribute(image, 'resid') ?? '';
    const size = attribute(image, 'size') ?? '';
    if (seen.has(`${resid} ${size}`)) continue;
    seen.add(`${resid} ${size}`);
    const target = resource(document, resid);
    const address = target && attribute(target, 'DefaultValue');
    if (address !== undefined) list.push({ element: image, size: Number(size), address });
  }
  return list;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Width and height from a PNG's first chunk (IHDR, PNG specification 11.2.1); undefined for anything else. */
export function pngSize(file: Buffer): { width: number; height: number } | undefined {
  if (file.length < 24 || !file.subarray(0, 8).equals(signature)) return undefined;
  if (file.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
