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
