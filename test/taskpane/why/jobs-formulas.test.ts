/** @jest-environment ./test/support/environment.js */
import { expect, test } from '@jest/globals';
import {
  calleeName,
  childrenOf,
  type Node,
  oursIn,
  readFormula,
} from '../../../taskpane/why/formula/node';
import { worksheetFunctions } from '../../../taskpane/why/working-out/functions';
import { systems } from '../../../src/systems';
import type { WorkbookState } from '../../../tools/workbench/grid/state';
import { everyFixture, readFixture, versions } from '../../fixtures';

const ours = oursIn(
  systems.flatMap(({ prefix, functions }) =>
    functions.map((name) => (name.includes('.') ? name : `${prefix}.${name}`)),
  ),
  undefined,
);

/** The functions that a formula calls, ours as `ours`. */
function calledIn(text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node | null): void => {
    if (node === null) return;
    const name = node.type === 'CallExpression' ? calleeName(node) : undefined;
    if (name !== undefined) found.push(ours(name) === undefined ? name : 'ours');
    childrenOf(node).forEach(visit);
  };
  visit(readFormula(text)?.tree ?? null);
  return found;
}

/** All formulas of a workbook that a job wrote, once each but for their rows. */
function formulasIn({ sheets }: WorkbookState): readonly string[] {
  const found = new Map<string, string>();
  const gather = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.startsWith('=')) found.set(value.replace(/\d+/g, '1'), value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  gather(sheets);
  return [...found.values()];
}

test('every function beside ours in a formula that a job writes is worked out', () => {
  const written = versions.flatMap((version) =>
    everyFixture
      .filter(([, language]) => language === 'en')
      .map((fixture) => readFixture(version, ...fixture)),
  );
  const called = written.flatMap(formulasIn).map(calledIn);
  const beside = called.filter((names) => names.includes('ours')).flat();
  expect(new Set(beside).size).toBeGreaterThan(20);
  const unknown = beside.filter(
    (name) => name !== 'ours' && !Object.hasOwn(worksheetFunctions, name),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
