import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { membersOfModel, namesInPane, root } from './members';

const members = membersOfModel();
const nameOf = (member: string): string => member.slice(member.indexOf('.') + 1);

/** Members below the reason they are there for; a reason ends in a colon. */
const sections = readFileSync(path.join(root, 'workbench/members.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((section) => {
    const [reason = '', ...lines] = section.split('\n');
    return { reason, lines, members: lines.map((line) => line.trim()) };
  });
const [recorded, ...others] = sections.map((section) => section.members);
/** Some of these are no members of one object, such as letting go of a reference. */
const officeJs = sections.find(({ reason }) => reason.startsWith('office.js'))?.members ?? [];

describe('what the workbench plays of Excel', () => {
  test('is called by the add-in, or named in members.txt with its reason', () => {
    expect(members.length).toBeGreaterThan(100);
    const listed = new Set(sections.flatMap((section) => section.members));
    expect(members.filter((member) => !listed.has(member))).toEqual([]);
  });

  test('is recorded as called only while the pane mentions it', () => {
    const inPane = namesInPane();
    expect(recorded?.filter((member) => !inPane.has(nameOf(member)))).toEqual([]);
  });

  test('is listed only while it is there, and once, below a reason', () => {
    const named = others.flat().filter((member) => !officeJs.includes(member));
    expect(named.filter((member) => !members.includes(member))).toEqual([]);
    const all = sections.flatMap((section) => section.members);
    expect(new Set(all).size).toBe(all.length);
    for (const { reason, lines } of sections) {
      expect(reason).toMatch(/^\S.*:$/);
      for (const line of lines) expect(line).toMatch(/^ {2}\w+\.\w+$/);
    }
  });
});
