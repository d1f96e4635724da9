import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { membersOfModel, namesInPane, root } from './members';

const members = membersOfModel();
const inPane = namesInPane();
const nameOf = (member: string): string => member.slice(member.indexOf('.') + 1);

/** Member and reason, a line each; a heading ends in a colon and is the reason of the lines below it. */
const list = readFileSync(path.join(root, 'workbench/members.txt'), 'utf8').trim().split('\n');
const listed = list.filter((line) => line.startsWith('  ')).map((line) => line.trim());

describe('what the workbench plays of Excel', () => {
  test('is called by the pane, or named in members.txt with its reason', () => {
    expect(members.length).toBeGreaterThan(200);
    const uncalled = members.filter((member) => !inPane.has(nameOf(member)));
    expect(uncalled.filter((member) => !listed.includes(member))).toEqual([]);
  });

  test('is listed only while it is there and the pane does not call it', () => {
    const stale = listed.filter((each) => !members.includes(each) || inPane.has(nameOf(each)));
    expect(stale).toEqual([]);
  });

  test('is listed once, below a reason', () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(list[0]).toMatch(/^\S.*:$/);
    for (const line of list) expect(line).toMatch(/^( {2}\w+\.\w+|\S.*:|)$/);
  });
});
