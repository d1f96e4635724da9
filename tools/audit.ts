import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Asks npm for known weaknesses of the packages and fails on one that is high or worse in a package that is shipped. SECURITY.md
 * lists those that are accepted, each with its date. Others are shown: they reach no user.
 */
const root = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

function report(): Report {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  const answer = JSON.parse(stdout) as Report & { readonly message?: string };
  if (answer.vulnerabilities === undefined) {
    throw new Error(`npm could not look the packages up: ${answer.message ?? stdout}`);
  }
  return answer;
}

const shipped = JSON.parse(read('tools/build/shipped.json')) as readonly string[];

function main(): void {
  const found = findings(report());
  for (const { name, severity, advisories } of found) {
    const reach = shipped.includes(name) ? ' (shipped)' : '';
    console.log(`${severity}: ${name}${reach} ${advisories.join(' ')}`);
  }
  const wrong = refused(found, shipped, read('SECURITY.md'));
  if (wrong.length > 0) {
    throw new Error(
      `Update ${wrong.join(', ')}, or accept the advisory in SECURITY.md with its reason and date.`,
    );
  }
  console.log(`No high finding in what is shipped (${shipped.join(', ')}).`);
}

/** As much of `npm audit --json` as is read. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** An advisory, or the name of the package it comes through. */
  readonly via: readonly (string | { readonly url?: string })[];
}

interface Finding {
  readonly name: string;
  readonly severity: string;
  readonly advisories: readonly string[];
}

export function findings({ vulnerabilities = {} }: Report): Finding[] {
  return Object.values(vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    advisories: via.map((each) =>
      typeof each === 'string' ? each : (each.url ?? '').replace(/^.*\//, ''),
    ),
  }));
}

/** Shipped packages with a high or critical finding of which SECURITY.md does not accept every advisory on a date. */
export function refused(
  found: readonly Finding[],
  shipped: readonly string[],
  security: string,
): string[] {
  const accepted = new Set(
    [...security.matchAll(/^\| (GHSA-[\w-]+) \| \d{4}-\d{2}-\d{2} \|/gm)].map(([, id]) => id),
  );
  return found
    .filter(({ name, severity }) => shipped.includes(name) && /^(high|critical)$/.test(severity))
    .filter(({ advisories }) => advisories.some((each) => !accepted.has(each)))
    .map(({ name }) => name);
}

if (require.main === module) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
