import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Records which members of Excel's model are asked for, in the tests of the pane and of the browser, and writes them into
 * tools/workbench/members.txt: what the add-in calls, and what only tests ask for. The other lists there are written by hand.
 */
const root = path.resolve(__dirname, '..');
const record = path.join(root, 'build', 'members-asked.txt');
const list = path.join(root, 'tools', 'workbench', 'members.txt');

const byPane = 'The add-in calls these (npm run members writes this list):';
const byTests =
  'Tests of the pane act with these as a colleague, or look with them (npm run members):';

function runTests(): void {
  rmSync(record, { force: true });
  mkdirSync(path.dirname(record), { recursive: true });
  for (const project of ['pane', 'browser']) {
    execFileSync('npx', ['jest', '--selectProjects', project], {
      cwd: root,
      env: { ...process.env, RECORD_MEMBERS: record },
      shell: process.platform === 'win32',
      stdio: 'inherit',
    });
  }
}

function askedBy(who: string): readonly string[] {
  const lines = readFileSync(record, 'utf8').trim().split('\n');
  const members = lines.filter((line) => line.startsWith(`${who} `));
  return [...new Set(members.map((line) => line.slice(who.length + 1)))].sort();
}

const section = (title: string, members: readonly string[]): string =>
  [title, ...members.map((member) => `  ${member}`)].join('\n');

function write(): void {
  const called = askedBy('pane');
  const others = askedBy('test').filter((member) => !called.includes(member));
  const byHand = readFileSync(list, 'utf8')
    .trim()
    .split('\n\n')
    .filter((part) => !part.startsWith(byPane) && !part.startsWith(byTests));
  const known = byHand.flatMap((part) => part.split('\n').map((line) => line.trim()));
  const tested = others.filter((member) => !known.includes(member));
  writeFileSync(
    list,
    `${[section(byPane, called), section(byTests, tested), ...byHand].join('\n\n')}\n`,
  );
}

if (!process.argv.includes('--recorded')) runTests();
write();
