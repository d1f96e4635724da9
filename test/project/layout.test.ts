import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** By name: the files of a room that declare a type of that name at their top level. */
function typesOf(room: string): ReadonlyMap<string, readonly string[]> {
  const types = new Map<string, string[]>();
  for (const file of sources.filter((each) => each.startsWith(`${room}/`))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    const names = text.matchAll(
      /^(?:export )?(?:default )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm,
    );
    for (const [, name = ''] of names) types.set(name, [...(types.get(name) ?? []), file]);
  }
  return types;
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
        .filter((name) =>
          [`${name}s`, `${name}es`, name.replace(/y$/, 'ies')].some(
            (plural) => plural !== name && names.includes(plural),
          ),
        )
        .map((name) => `${folder}/${name}`),
    );
    expect(alike).toEqual([]);
  });

  test.each(['src', 'taskpane'])('has each name of a type once in %s', (room) => {
    const types = typesOf(room);
    expect(types.size).toBeGreaterThan(200);
    const twice = [...types].filter(([, files]) => files.length > 1);
    expect(twice.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
  });
});
