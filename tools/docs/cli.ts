import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawnPictures } from '../help/pictures';
import { made, parts, pictures, withPart } from './generated';

/** `npm run docs`: rewrites the generated parts of the pages and what follows from the languages, and draws the pictures of the help. */
async function main(): Promise<void> {
  for (const { file, text } of made) {
    const place = path.resolve(__dirname, '..', '..', file);
    writeFileSync(place, text(readFileSync(place, 'utf8')));
    console.log(file);
  }
  for (const { file, name, text } of parts) {
    const place = path.resolve(__dirname, '..', '..', file);
    writeFileSync(place, withPart(readFileSync(place, 'utf8'), name, await text()));
    console.log(`${file}: ${name}`);
  }
  const folder = path.resolve(__dirname, '..', '..', pictures);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of drawnPictures()) writeFileSync(path.join(folder, file), text);
}

void main();
