import type { Found } from '../../src';
import { spelling } from '../columns/spelling';
import { foundIn } from '../plan/found';
import type { SourceCell } from '../plan/source';

const halves = new Set(['½', '1/2', '0½', '0.5', '0,5', '.5', ',5']);

/** One game of a cross table. Its cells are formatted as text, so that what is typed there is a text: `1`, `0`, `½`. */
export function gameResult(cell: SourceCell): Found {
  if (cell.kind !== 'text') return foundIn(cell);
  const typed = spelling(cell.text);
  if (halves.has(typed)) return 0.5;
  return typed === '0' || typed === '1' ? Number(typed) : cell.text;
}

/**
 * The same in a formula, in any language of Excel: a number of a cell or of each cell of an area; a blank cell is 0.
 * The formula reads the texts itself: Excel would read 0.5 by the computer's decimal mark, and 1/2 as a date.
 */
export function resultFormula(address: string): string {
  const halved = ['"1/2"', '"½"'].reduce(
    (text, half) => `SUBSTITUTE(${text},${half},".5")`,
    address,
  );
  return `NUMBERVALUE(SUBSTITUTE(${halved},",","."),"."," ")`;
}
