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

/** A cell of the formulas below as it is compared: without outer blanks, between bars, so that "1" is not found in "1/2". */
const between = (address: string): string => `"|"&TRIM(${address})&"|"`;
const amongst = (address: string, texts: string): string => `FIND(${between(address)},"${texts}")`;
const listed = (texts: Iterable<string>): string => `|${[...texts].join('|')}|`;

/**
 * The same in a formula, in any language of Excel: 1, 0.5 or 0 of a cell, or of each cell of an area. Whatever is no result counts 0,
 * an error too: one wrong cell makes no other figure an error. The texts are compared as they are: Excel would read 0.5 by the
 * computer's decimal mark, and 1/2 as a date.
 */
export function resultFormula(address: string): string {
  const has = (texts: Iterable<string>): string => `ISNUMBER(${amongst(address, listed(texts))})`;
  return `(${has(['1'])}+${has(halves)}/2)`;
}

/** Whether a cell holds a result, in a formula. */
export function isResultFormula(cell: string): string {
  return `ISNUMBER(${amongst(cell, listed(['1', '0', ...halves]))})`;
}

/** Of each cell of an area, in a formula: what is neither blank nor a result nor one of these texts. */
export function isOddFormula(
  address: string,
  texts: Iterable<string> = ['1', '0', ...halves],
): string {
  return `ISERROR(${amongst(address, `|${listed(texts)}`)})`;
}

/** Of each cell of an area, in a formula: whether anything stands in it. */
export function isFilledFormula(address: string): string {
  return isOddFormula(address, []);
}
