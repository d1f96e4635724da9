import { parseStructRef } from '@borgar/fx';
import { parseArea, splitAddress } from '../../sheets/address';
import type { ActiveCell, SeenName, Wanted } from '../../excel/workbook/why';
import type { UnknownReason } from '../values/cell';
import {
  calleeName,
  childrenOf,
  type Formula,
  type Node,
  readFormula,
  type ReferenceNode,
} from './node';

/** What a reference of a formula means. */
export type Meant =
  | { readonly kind: 'wanted'; readonly wanted: Wanted; readonly part?: TablePart }
  /** A name that stands for a formula of its own. */
  | { readonly kind: 'formula'; readonly name: string; readonly formula: Formula }
  | { readonly kind: 'unknown'; readonly why: UnknownReason };

/** Columns and sections of a table: `T[[#All],[A]:[C]]`. */
export interface TablePart {
  readonly columns: readonly string[];
  readonly sections: readonly string[];
}

/** What a reference means, given the names and the table around the active cell. */
export function meaningOf(
  reference: Pick<ReferenceNode, 'kind' | 'value'>,
  active: ActiveCell,
): Meant {
  const { value, kind } = reference;
  if (kind === 'table') return tableMeant(value, active);
  if (kind === 'name') return nameMeant(value, active);
  const { sheet, rest } = splitAddress(value);
  if (sheet?.includes('[')) return { kind: 'unknown', why: 'otherWorkbook' };
  if (sheet?.includes(':')) return { kind: 'unknown', why: 'severalSheets' };
  const area = parseArea(rest);
  if (area === undefined) return { kind: 'unknown', why: 'reference' };
  return { kind: 'wanted', wanted: { kind: 'area', sheet, area } };
}

function nameMeant(value: string, active: ActiveCell): Meant {
  const { sheet, rest } = splitAddress(value);
  if (sheet?.includes('[')) return { kind: 'unknown', why: 'otherWorkbook' };
  if (sheet !== undefined && sheet.toLowerCase() !== active.sheet.toLowerCase()) {
    return { kind: 'wanted', wanted: { kind: 'name', sheet, name: rest } };
  }
  return ownNameMeant(rest, active);
}

/** A name as the active sheet knows it. */
export function ownNameMeant(rest: string, active: ActiveCell): Meant {
  const found = nameIn(rest, active.names);
  // What is no name may be a table.
  if (!found) return { kind: 'wanted', wanted: { kind: 'table', table: rest }, part: wholeTable };
  const formula = readFormula(found.formula);
  return formula
    ? { kind: 'formula', name: found.name, formula }
    : { kind: 'unknown', why: 'noName' };
}

const wholeTable: TablePart = { columns: [], sections: [] };

/** A name of the active sheet goes before one of the workbook. */
export function nameIn(name: string, names: readonly SeenName[]): SeenName | undefined {
  const same = names.filter((each) => each.name.toLowerCase() === name.toLowerCase());
  return same.find(({ ofSheet }) => ofSheet) ?? same[0];
}

function tableMeant(value: string, active: ActiveCell): Meant {
  const parsed = parseStructRef(value);
  const { context = [], table: named, columns = [], sections = [] } = parsed ?? {};
  if (context.length > 0) return { kind: 'unknown', why: 'otherWorkbook' };
  const table = named === '' ? active.table : named;
  if (table === undefined) return { kind: 'unknown', why: 'noTable' };
  return { kind: 'wanted', wanted: { kind: 'table', table }, part: { columns, sections } };
}

/** One name for what is wanted, so that it is asked for once. */
export function keyOf(wanted: Wanted): string {
  if (wanted.kind === 'table') return `table ${wanted.table.toLowerCase()}`;
  if (wanted.kind === 'name')
    return `name ${wanted.sheet.toLowerCase()}!${wanted.name.toLowerCase()}`;
  const { row, column, rows, columns } = wanted.area;
  return `${wanted.kind} ${wanted.sheet?.toLowerCase() ?? ''}!${row},${column},${rows},${columns}`;
}

/** The deepest that formulas of names are followed, and calls inside calls. */
export const MOST_LEVELS = 12;

/** Everything that a formula refers to, each once; what names stand for is followed. */
export function wantedBy(formula: Formula, active: ActiveCell): readonly Wanted[] {
  const found = new Map<string, Wanted>();
  const add = (wanted: Wanted): void => {
    found.set(keyOf(wanted), wanted);
  };
  const visit = (node: Node | null, level: number): void => {
    if (node === null || level > MOST_LEVELS) return;
    const spill = spillOf(node);
    if (spill) {
      const meant = spillMeant(spill, active);
      if (meant.kind === 'wanted') add(meant.wanted);
      return;
    }
    if (node.type === 'ReferenceIdentifier') {
      const meant = meaningOf(node, active);
      if (meant.kind === 'wanted') {
        add(meant.wanted);
        // Where the other sheet has no such name, one of the workbook is meant.
        if (meant.wanted.kind === 'name') visitOwn(meant.wanted.name, level);
      }
      if (meant.kind === 'formula') visit(meant.formula.tree, level + 1);
      return;
    }
    for (const child of childrenOf(node)) visit(child, level);
  };
  const visitOwn = (name: string, level: number): void => {
    const own = ownNameMeant(name, active);
    if (own.kind === 'formula') visit(own.formula.tree, level + 1);
  };
  visit(formula.tree, 0);
  return [...found.values()];
}

/** The reference of `A1#`, also written as a function. */
export function spillOf(node: Node): ReferenceNode | undefined {
  const inside =
    node.type === 'UnaryExpression' && node.operator === '#'
      ? node.arguments[0]
      : node.type === 'CallExpression' && calleeName(node) === 'ANCHORARRAY'
        ? node.arguments[0]
        : undefined;
  return inside?.type === 'ReferenceIdentifier' ? inside : undefined;
}

/** What `A1#` means: the cells that the result in that cell fills; also of a name that stands for one cell. */
export function spillMeant(reference: ReferenceNode, active: ActiveCell): Meant {
  const meant = meaningOf(reference, active);
  if (meant.kind === 'formula') {
    const { tree } = meant.formula;
    const isCell = tree.type === 'ReferenceIdentifier' && tree.kind === 'range';
    return isCell ? spillMeant(tree, active) : { kind: 'unknown', why: 'reference' };
  }
  if (meant.kind === 'unknown') return meant;
  return meant.wanted.kind === 'area'
    ? { kind: 'wanted', wanted: { ...meant.wanted, kind: 'spill' } }
    : { kind: 'unknown', why: 'reference' };
}
