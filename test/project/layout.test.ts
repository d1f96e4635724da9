import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '..', '..');
const most = 20;
const sources = execFileSync(
  'git',
  [
    'ls-files',
    '-z',
    ...['systems', 'src', 'language', 'cells', 'functions', 'taskpane', 'workbench', 'scripts'],
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => /\.(tsx?|js)$/.test(file));

/** The files of each folder, without their endings. */
const folders = new Map<string, string[]>();
for (const file of sources) {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(file).replace(/\.\w+$/, '');
  folders.set(folder, [...(folders.get(folder) ?? []), name]);
}

describe('the layout', () => {
  test('has folders that a glance takes in', () => {
    expect(folders.size).toBeGreaterThan(40);
    const large = [...folders].filter(([, names]) => names.length > most);
    expect(large.map(([folder, names]) => `${folder}: ${names.length}`)).toEqual([]);
  });

  test('has no two files in a folder whose names differ only in a plural', () => {
    const alike = [...folders].flatMap(([folder, names]) =>
      names
        .filter((name) => names.includes(`${name}s`) || names.includes(`${name}es`))
        .map((name) => `${folder}/${name}`),
    );
    expect(alike).toEqual([]);
  });
});
