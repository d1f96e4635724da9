import path from 'node:path';
import { keepPrevious } from './keep';

/** `npm run release:keep -- <folder>`: the folder holds the `dist` of the release before. */
const [previous] = process.argv.slice(2);
if (previous === undefined) {
  console.error('Name the folder with the files of the release before.');
  process.exitCode = 1;
} else {
  const kept = keepPrevious(previous, path.resolve(__dirname, '..', '..', 'dist'));
  console.log(`${kept.length} files of the release before are kept.`);
}
