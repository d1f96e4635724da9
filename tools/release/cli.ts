import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notesFor, problemsOf } from './check';

/** `npm run release:check -- v0.2.0`: every file names this version; writes its notes to build/release-notes.md. */
function main(tag: string): void {
  const root = path.resolve(__dirname, '..', '..');
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const changelog = read('CHANGELOG.md');
  const problems = problemsOf(tag, {
    packageJson: read('package.json'),
    lock: read('package-lock.json'),
    manifest: read('manifest.xml'),
    changelog,
    repository: process.env['GITHUB_REPOSITORY'],
  });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  mkdirSync(path.join(root, 'build'), { recursive: true });
  writeFileSync(
    path.join(root, 'build', 'release-notes.md'),
    `${notesFor(tag.slice(1), changelog)}\n`,
  );
  console.log(`${tag} may be released.`);
}

main(process.argv[2] ?? '');
