import { describe, expect, test } from '@jest/globals';
import {
  readSettings,
  roughCount,
  settingNames,
  settingsSearch,
  settingTable,
  type Setting,
} from '../../../../tools/workbench/page/settings';

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

  test('of the rough ones it is counted how many are not at their default', () => {
    expect(roughCount(defaults)).toBe(0);
    expect(roughCount({ ...defaults, theme: 'dark' })).toBe(0);
    expect(roughCount({ ...defaults, latency: '200' })).toBe(1);
  });
});
