import type { ActiveCell, Wanted } from '../../workbook/why';
import { calleeName, type Node } from './node';
import type { Ours } from './ours';
import type { Formula } from './parse';
import { keyOf, meaningOf, wantedBy } from './references';

/** Of fewer cells asking for types costs nothing to speak of; more are cut to what is used, which takes asking too. */
const LONG = { from: 1_000, to: 20_000 };

/**
 * Marks the long lists of which Excel need not say what is blank and what an error: those that are handed as they are to
 * functions of ours, which take an empty text for a blank cell, in a formula whose value is no error.
 */
export function withValuesOnly(
  wanted: readonly Wanted[],
  formula: Formula,
  active: ActiveCell,
  ours: Ours,
): readonly Wanted[] {
  if (active.held.isError || !wanted.some(isLong)) return wanted;
  const looked = new Set<string>();
  const visit = (node: Node | null, handed: boolean): void => {
    if (node === null) return;
    if (node.type === 'CallExpression' && ours(calleeName(node) ?? '') !== undefined) {
      for (const each of node.arguments) visit(each, true);
      return;
    }
    if (handed && node.type === 'ReferenceIdentifier' && isCells(node, active)) return;
    for (const each of wantedBy({ ...formula, tree: node }, active)) looked.add(keyOf(each));
  };
  visit(formula.tree, false);
  return wanted.map((each) =>
    isLong(each) && !looked.has(keyOf(each)) ? { ...each, valuesOnly: true } : each,
  );
}

function isLong(wanted: Wanted): wanted is Extract<Wanted, { kind: 'area' }> {
  if (wanted.kind !== 'area') return false;
  const cells = wanted.area.rows * wanted.area.columns;
  return cells > LONG.from && cells <= LONG.to;
}

function isCells(
  node: Extract<Node, { type: 'ReferenceIdentifier' }>,
  active: ActiveCell,
): boolean {
  const meant = meaningOf(node, active);
  return meant.kind === 'wanted' && meant.wanted.kind === 'area';
}
