import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parts, withPart } from './generated';

/** `npm run docs`: rewrites the generated parts of the pages. */
async function main(): Promise<void> {
  for (const { file, name, text } of parts) {
    const place = path.resolve(__dirname, '..', '..', file);
    writeFileSync(place, withPart(readFileSync(place, 'utf8'), name, await text()));
    console.log(`${file}: ${name}`);
  }
}

void main();
