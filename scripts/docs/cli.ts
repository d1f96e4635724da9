import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parts, withPart } from './generated';

/** `npm run docs`: writes the generated parts of the pages anew. */
async function main(): Promise<void> {
  for (const { file, name, text } of parts) {
    const place = path.resolve(__dirname, '..', '..', file);
    const page = withPart(readFileSync(place, 'utf8'), name, text());
    const options = await resolveConfig(place);
    writeFileSync(place, await format(page, { ...options, filepath: place }));
    console.log(`${file}: ${name}`);
  }
}

void main();
