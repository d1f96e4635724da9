import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findings, refused, type Report } from './audit/findings';

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

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
