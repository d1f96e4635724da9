import path from 'node:path';
import ts from 'typescript';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';

const root = path.resolve(__dirname, '../../../..');

function filesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, folder, file));
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
}

/** The property of an object literal with that name. */
function part(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && each.name.getText() === name,
  );
  return found?.initializer;
}

/**
 * The members that the workbench's model has, in the names of the public API: "Range.getCell". What a type shares with
 * others by a spread is not among them.
 */
function membersOfModel(): readonly string[] {
  const members = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.type?.getText().startsWith('ObjectType<')) {
      const type = node.initializer;
      if (type && ts.isObjectLiteralExpression(type))
        for (const each of namesIn(type)) members.add(each);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of filesOf('tools/workbench/host/model')) visit(parsed(file));
  return [...members].sort();
}

function namesIn(type: ts.ObjectLiteralExpression): readonly string[] {
  const name = part(type, 'name');
  if (!name || !ts.isStringLiteral(name)) return [];
  return ['properties', 'objects', 'methods'].flatMap((kind) => {
    const members = part(type, kind);
    if (!members || !ts.isObjectLiteralExpression(members)) return [];
    return members.properties.flatMap(({ name: member }) => {
      const wire = member?.getText();
      return wire === undefined
        ? []
        : [`${name.text}.${wire.charAt(0).toLowerCase()}${wire.slice(1)}`];
    });
  });
}

/** Every name that the pane's code mentions: a member it does not mention it cannot call. */
function namesInPane(): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    // `load('address,values')`, `load('items/name')`.
    if (ts.isStringLiteralLike(node)) for (const word of node.text.split(/\W+/)) names.add(word);
    ts.forEachChild(node, visit);
  };
  for (const file of filesOf('taskpane')) visit(parsed(file));
  return names;
}

const members = membersOfModel();
const nameOf = (member: string): string => member.slice(member.indexOf('.') + 1);

/** Members below the reason they are there for; a reason ends in a colon. */
const sections = readFileSync(path.join(root, 'tools/workbench/members.txt'), 'utf8')
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
