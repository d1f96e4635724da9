import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The files that name the version. */
export interface Versions {
  readonly packageJson: string;
  readonly lock: string;
  readonly manifest: string;
  readonly changelog: string;
  /** Owner and name of the repository that releases, where it is known. */
  readonly repository?: string | undefined;
}

/** What is wrong with releasing under this tag, a sentence each; nothing when all files agree. */
export function problemsOf(tag: string, files: Versions): readonly string[] {
  const version = /^v(\d+\.\d+\.\d+)$/.exec(tag)?.[1];
  if (version === undefined)
    return [`The tag is "${tag}"; it must be v and a version, like v0.2.0.`];
  const { version: packaged, repository } = JSON.parse(files.packageJson) as {
    version: string;
    repository?: { url: string };
  };
  const { version: locked } = JSON.parse(files.lock) as { version: string };
  const manifest = /<Version>([^<]*)<\/Version>/.exec(files.manifest)?.[1] ?? 'nothing';
  const named = `The tag says ${version}`;
  const problems: string[] = [];
  if (packaged !== version) problems.push(`${named}, package.json says ${packaged}.`);
  if (locked !== version)
    problems.push(`${named}, package-lock.json says ${locked}: run npm install.`);
  if (manifest !== `${version}.0`) {
    problems.push(`${named}, manifest.xml says ${manifest}: it must be ${version}.0.`);
  }
  if (notesFor(version, files.changelog) === '') {
    problems.push(`CHANGELOG.md says nothing under "## ${version}".`);
  }
  const told = /github\.com\/(.+?)(?:\.git)?$/.exec(repository?.url ?? '')?.[1];
  if (files.repository !== undefined && told !== files.repository) {
    problems.push(
      `This is ${files.repository}, package.json says ${told ?? 'nothing'}: the help leads there for questions.`,
    );
  }
  return problems;
}

/** What the changelog says of a version: its section without the heading; nothing where there is none. */
export function notesFor(version: string, changelog: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((section) => section.split(/\s/)[0] === version) ?? '';
  return own.split('\n').slice(1).join('\n').trim();
}

/** `npm run release:check -- v0.2.0`: every file names this version; writes its notes to build/release-notes.md. */
function check(tag: string): void {
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

/** `npm run release:keep -- <folder>`: the folder holds the `dist` of the release before. */
function keep(previous: string | undefined): void {
  if (previous === undefined) {
    console.error('Name the folder with the files of the release before.');
    process.exitCode = 1;
    return;
  }
  const kept = keepPrevious(previous, path.join(root, 'dist'));
  console.log(`${kept.length} files of the release before are kept.`);
}

if (require.main === module) {
  const [command, given] = process.argv.slice(2);
  if (command === 'keep') keep(given);
  else check(given ?? '');
}
