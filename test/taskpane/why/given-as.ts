import { columnLetters } from '../../../taskpane/sheets/address';
import {
  type CallNode,
  type Node,
  readFormula,
  sourceOf,
} from '../../../taskpane/why/formula/node';
import type { FakeWhy } from '../support/fake-why';

type Content = string | number | boolean;

/** The values of an argument that is typed: a literal, or an array constant. */
export function typedValues(node: Node): readonly (readonly Content[])[] | undefined {
  if (node.type === 'Literal') return [[node.value]];
  if (node.type === 'UnaryExpression' && node.operator === '-') {
    const inner = typedValues(node.arguments[0]);
    const value = inner?.[0]?.[0];
    return typeof value === 'number' ? [[-value]] : undefined;
  }
  if (node.type !== 'ArrayExpression') return undefined;
  return node.elements.map((row) => row.map((each) => typedValues(each)?.[0]?.[0] ?? ''));
}

/** A formula whose typed arguments are cells, given in one way. */
export function givenAs(
  formula: string,
  kind: (cells: FakeWhy, area: string, column: number) => string,
): { readonly formula: string; readonly fill: (cells: FakeWhy) => void } {
  const read = readFormula(formula);
  if (!read) throw new Error(formula);
  const call = read.tree as CallNode;
  const fills: ((cells: FakeWhy) => void)[] = [];
  const names: { name: string; formula: string; ofSheet: boolean }[] = [];
  const spills = new Map<string, string>();
  const collecting = { names, spills } as unknown as FakeWhy;
  const pieces = call.arguments.map((node, at) => {
    if (node === null) return '';
    const values = typedValues(node);
    if (!values) return sourceOf(read.text, node);
    const column = 3 + 5 * at;
    const [rows, columns] = [values.length, values[0]?.length ?? 1];
    fills.push((cells) => {
      values.forEach((row, i) => {
        row.forEach((value, k) => {
          if (value !== '') cells.put(`SOF!${columnLetters(column + k)}${11 + i}`, value);
        });
      });
    });
    const from = `${columnLetters(column)}11`;
    const to = `${columnLetters(column + columns - 1)}${10 + rows}`;
    return kind(collecting, from === to ? from : `${from}:${to}`, column);
  });
  const name = call.callee.type === 'Identifier' ? call.callee.name : '';
  return {
    formula: `=${name}(${pieces.join(',')})`,
    fill: (cells) => {
      cells.put('SOF!A1', 0, formula);
      for (const each of fills) each(cells);
      cells.names.push(...names);
      for (const [at, to] of spills) cells.spills.set(at, to);
    },
  };
}
