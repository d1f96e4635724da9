import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the pane's files of the release before beside those of this one, so that a pane that is open meanwhile still
 * finds its parts. Only the files that build names itself: not what it kept of an older one.
 * @returns the files that were copied.
 */
export function keepPrevious(previous: string, dist: string): readonly string[] {
  const list = path.join(previous, 'build.json');
  if (!existsSync(list)) return [];
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: readonly string[] };
  const missing = files.filter(
    (file) => file === path.basename(file) && !existsSync(path.join(dist, file)),
  );
  for (const file of missing) copyFileSync(path.join(previous, file), path.join(dist, file));
  return missing;
}
