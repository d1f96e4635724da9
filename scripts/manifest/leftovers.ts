import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder whose text still names this address. */
export function leftovers(folder: string, address: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(css|html|js|json|svg|xml)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(address))
    .map((file) => path.relative(folder, file))
    .sort();
}
