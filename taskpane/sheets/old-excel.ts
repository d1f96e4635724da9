import type { Stepwise } from '../../src';
import { sentence } from '../../src/language';
import { cellName, onSheet, parseArea } from './address';
import { newerFunction } from './newer-functions';
import type { Block, Finding, Plan } from './plan';

/** Functions that go over a list in any Excel. */
const overLists = new Set(
  'SUM COUNT COUNTA COUNTBLANK COUNTIF COUNTIFS SUMIF SUMIFS AVERAGE MIN MAX AND OR ROWS COLUMNS INDEX MATCH VLOOKUP HLOOKUP LOOKUP RANK SUMPRODUCT SUBTOTAL'.split(
    ' ',
  ),
);

const pieces =
  /"(?:[^"]|"")*"|(?:'(?:[^']|'')*'!|[\p{L}\p{N}_.]+!)?\$?[A-Z]{1,3}\$?\d*:\$?[A-Z]{1,3}\$?\d*|[\p{L}_][\p{L}\p{N}_.]*(?:\[[^\]@]+\]|\(|)|\S/gu;

/**
 * Whether a formula calls such a function, or asks something of each cell of a list, as `IF(B2:B9="A",1,0)` does. Before Excel 2021
 * that is worked out for one cell only, but for within SUMPRODUCT; IF and IFERROR are not worked out for more there either.
 */
function isNewer(formula: string): boolean {
  const found = formula.match(pieces) ?? [];
  const open: string[] = [];
  return found.some((piece, i) => {
    if (piece.endsWith('(')) open.push(piece.slice(0, -1).toUpperCase());
    else if (piece === ')') open.pop();
    if (piece.endsWith('(') && newerFunction.test(piece)) return true;
    if (!isList(piece)) return false;
    const within = open.at(-1) ?? '';
    const isWhole = /[(,]$/.test(found[i - 1] ?? '') && /^[),]$/.test(found[i + 1] ?? '');
    // A function of an add-in, such as SOF.AVERAGE, gets all of it.
    if (isWhole && (overLists.has(within) || within.includes('.'))) return false;
    return (
      open.lastIndexOf('SUMPRODUCT') <=
      Math.max(open.lastIndexOf('IF'), open.lastIndexOf('IFERROR'))
    );
  });
}

function isList(piece: string): boolean {
  if (piece.startsWith('"')) return false;
  if (piece.endsWith(']')) return true;
  const [first, last] = piece.slice(piece.lastIndexOf('!') + 1).split(':');
  return last !== undefined && last !== '' && (first !== last || !/\d/.test(last));
}

/** Whether a plan holds a formula that an Excel before 2021 cannot work out. */
export function* needsNewExcel(plan: Plan): Stepwise<boolean> {
  for (const found of newerIn(plan)) {
    if (found) return true;
    yield;
  }
  return false;
}

/** Says which formulas of a plan an Excel before 2021 cannot work out. */
export function beyondOldExcel(plan: Plan): readonly Finding[] {
  const found = [...newerIn(plan)].flatMap((each) => each ?? []);
  const [first] = found;
  if (!first) return [];
  const values = {
    count: found.length,
    sheets: [...new Set(found.map(({ sheet }) => sheet))],
    address: onSheet(first.sheet, first.cell),
  };
  return [{ sentence: sentence('formulasTooNew', values) }];
}

interface Found {
  readonly sheet: string;
  readonly cell: string;
}

/** Such formulas, with undefined after each row. */
function* newerIn({ sheets, blocks }: Plan): Generator<Found | undefined, void> {
  for (const { name, blocks: own } of sheets) for (const block of own) yield* newerOf(name, block);
  for (const block of blocks) yield* newerOf(block.sheet, block);
}

function* newerOf(sheet: string, { at, cells }: Block): Generator<Found | undefined, void> {
  const { row, column } = parseArea(at) ?? { row: 0, column: 0 };
  for (const [i, line] of cells.entries()) {
    for (const [j, cell] of line.entries()) {
      if (cell.kind !== 'formula') continue;
      if (cell.spills === undefined && !isNewer(cell.formula)) continue;
      yield { sheet, cell: cellName(row + i, column + j) };
    }
    yield undefined;
  }
}
