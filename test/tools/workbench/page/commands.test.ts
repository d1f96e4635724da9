import { withOwnNames } from '../../../../taskpane/excel/workbook/problems';
import { sampleWorkbook } from '../../../../tools/workbench/samples';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inDutch } from '../../../../tools/workbench/page/words';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { type Action, commandRunner } from '../../../../tools/workbench/page/manifest';
import type { Pane } from '../../../../tools/workbench/page/pane';
import {
  readSettings,
  roughCount,
  type Setting,
  settingNames,
  settingsSearch,
  settingTable,
} from '../../../../tools/workbench/page/settings';

describe('commands', () => {
  const ribbon: Action = { kind: 'ShowTaskpane', pane: 'Scoring.Pane', url: 'taskpane.html' };

  let opened: string[];
  let reported: string[];
  let run: (action: Action) => void;

  beforeEach(() => {
    opened = [];
    reported = [];
    const pane = { open: (url: string) => opened.push(url) } as unknown as Pane;
    run = commandRunner(pane, ribbon, (sentence) => reported.push(sentence));
  });

  test('A command of the same pane shows its page there', () => {
    run(ribbon);
    run({ ...ribbon, url: 'other.html' });
    expect(opened).toEqual(['taskpane.html', 'other.html']);
    expect(reported).toEqual([]);
  });

  test.each<Action>([
    { kind: 'other', type: 'ExecuteFunction' },
    { ...ribbon, pane: 'Another.Pane' },
    { kind: 'ShowTaskpane', pane: undefined, url: 'taskpane.html' },
  ])('What the workbench cannot do is said: %j', (action) => {
    run(action);
    expect(opened).toEqual([]);
    expect(reported).toHaveLength(1);
  });
});

describe('The page in Dutch', () => {
  const root = path.resolve(__dirname, '../../../..', 'tools/workbench');
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const readers = readdirSync(path.join(root, 'xlsx')).map((file) => read(`xlsx/${file}`));
  /** What the sources have in these places. */
  const found = (text: string, place: RegExp): string[] =>
    [...text.matchAll(place)].map(([, words = '']) => words.trim().replace(/\s+/g, ' '));
  /** What differs in a text of the sources stands for itself. */
  const english = (words: string): string => words.replace(/\$\{[^}]*\}+/g, 'X');

  test.each([
    ['buttons', found(read('page/workbench.html'), /<button[^>]*>([^<×]+)<\/button>/g)],
    [
      'names',
      found(
        read('page/workbench.html'),
        /<(?:section|form|aside|input|main)[^>]*aria-label="([^"]+)"/g,
      ),
    ],
    ['titles', found(read('page/workbench.html'), /title="([^"]+)"/g)],
    [
      'sentences of files',
      found(read('page/files.ts'), /['\x60]((?:[A-Z]|\$\{)[^'\x60]* [^'\x60]*(?:\.|\?|…))['\x60]/g),
    ],
    [
      'what is not opened',
      readers.flatMap((text) => found(text, /['\x60]((?:This|The sheet) [^'\x60]*\.)['\x60]/g)),
    ],
    ['what is not kept', readers.flatMap((text) => found(text, /lost\.add\(\s*'([^']+)'/g))],
    ['parts', found(read('xlsx/parts.ts'), /, '([a-z][^']*)'\],/g)],
    ['parts of sheets', found(read('xlsx/parts.ts'), /^ {2}\w+: '([a-z][^']*)',$/gm)],
  ])('has every one of the %s', (_, words) => {
    expect(words.length).toBeGreaterThan(2);
    // A word that both languages have says so itself.
    const same = ['slicers', 'hyperlinks'];
    expect(
      words.map(english).filter((each) => inDutch(each) === each && !same.includes(each)),
    ).toEqual([]);
  });

  test('puts what differs where it belongs, and leaves what it has no words for', () => {
    expect(inDutch('a (b).xlsx was not opened. This file is empty.')).toBe(
      'a (b).xlsx is niet geopend. Dit bestand is leeg.',
    );
    expect(inDutch('looks of whole rows (NK, SOF and 3 more)')).toBe(
      'opmaak van hele rijen (NK, SOF en nog 3)',
    );
    expect(inDutch('Range.x is not implemented by the workbench.')).toBe(
      'Range.x is not implemented by the workbench.',
    );
  });
});

const table: Readonly<Record<string, Setting>> = settingTable;
const defaults = readSettings('');

describe('The settings of the workbench', () => {
  test.each(settingNames)('%s has its first choice by default, each once, in words', (name) => {
    const choices = table[name]?.choices ?? [];
    expect(defaults[name]).toBe(choices[0]?.[0]);
    expect(new Set(choices.map(([value]) => value)).size).toBe(choices.length);
    expect(choices.every(([, words]) => words !== '')).toBe(true);
  });

  test.each(settingNames)('%s is read from the address as it was written there', (name) => {
    for (const [value] of table[name]?.choices ?? []) {
      const chosen = { ...defaults, [name]: value };
      expect(readSettings(settingsSearch(chosen))).toEqual(chosen);
    }
  });

  test('what the address asks for and nobody knows is the default', () => {
    const search = new URLSearchParams(settingNames.map((name) => [name, 'never']));
    expect(readSettings(`?${search.toString()}`)).toEqual(defaults);
  });

  test.each(settingNames.filter((name) => table[name]?.rough))('%s says what it does', (name) => {
    const said = table[name]?.says ?? [];
    expect(
      said.map((text) => text.split(/[.!?](?: |$)/).filter((each) => each !== '').length),
    ).toEqual([1, 1]);
    expect(new Set(said).size).toBe(2);
  });

  test.each(['file', 'path', 'number'] as const)(
    'a sample that another add-in took by its %s is repaired as it was',
    (taken) => {
      const formulas = (of?: typeof taken): string[] =>
        sampleWorkbook('', of).sheets.flatMap(({ cells }) => Object.values(cells).map(String));
      const [own, told] = [formulas(), formulas(taken)];
      const ids = own.flatMap((each) => each.match(/\b[A-Z]+\.[A-Z]+(?=\()/g) ?? []);
      expect(told.filter((each) => each.includes('_xldudf_')).length).toBeGreaterThan(0);
      expect(told.map(withOwnNames(ids, []))).toEqual(own);
    },
  );

  test('of the rough ones it is counted how many are not at their default', () => {
    expect(roughCount(defaults)).toBe(0);
    expect(roughCount({ ...defaults, theme: 'dark' })).toBe(0);
    expect(roughCount({ ...defaults, latency: '200' })).toBe(1);
  });
});
