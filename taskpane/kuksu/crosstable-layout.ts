import {
  ruled,
  type Ruled,
  type Said,
  saidInAny,
  sentence,
  type Translate,
} from '../../src/language';
import { spelling } from '../sheets/columns/spelling';
import type { Found } from '../../src';
import { foundIn, type SourceCell } from '../sheets/source';

export type CrosstableColumn =
  | 'seed'
  | 'name'
  | 'points'
  | 'sodos'
  | 'place'
  | 'rating'
  | 'lastTier'
  | 'lastPlace'
  | 'disqualified';

/** The columns of a cross table on both sides of the results: what players look for stands beside their names. */
export const layout: {
  readonly before: readonly CrosstableColumn[];
  readonly behind: readonly CrosstableColumn[];
} = {
  before: ['seed', 'name', 'points', 'sodos', 'place', 'rating', 'lastTier', 'lastPlace'],
  behind: ['disqualified'],
};

/** How many columns stand around the results. */
export const columnsAround = layout.before.length + layout.behind.length;

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

/**
 * What a result leaves the opponent, in a formula: 0, 0.5 or 1, and an error where the cell holds no result. It stands in half of
 * the cells of a league, so it looks into one text: the results stand there in the order of what they leave. The last place that is
 * compared is none of a result, because LibreOffice does not find the last number of such a list.
 */
export function leftByFormula(cell: string): string {
  const texts = listed(['0', ...halves, '1']);
  const [half, whole] = [listed(['0']).length, texts.length - listed(['1']).length + 1];
  return `(3-MATCH(${amongst(cell, texts)},{1,${half},${whole},${texts.length}}))/2`;
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

/** "2 (Leagues B)": a tier where a sentence has the word for it. */
export function tierCalled(tier: number): Ruled {
  return ruled({ code: 'tier-called', values: { tier } });
}

/** "Tier 1 (League A)", "Tier 2 (Leagues B)". */
export function tierSaid(tier: number): Said {
  return sentence('kuksuTierNamed', { tier: tierCalled(tier) });
}

/** The same in the language of the pane. */
export function tierName(tier: number, t: Translate): string {
  return t('kuksuTierNamed', { tier: tierCalled(tier) });
}

/** Whether a cell says that a player held the title last cycle, in place of a tier or a league: the rules count that as tier 1, place 0 (U10). */
export function isHeldTitle(cell: unknown): boolean {
  const said = typeof cell === 'string' ? spelling(cell).toLowerCase() : '';
  return saidInAny('kuksuHeldTitle').some((each) => each.toLowerCase() === said);
}

/** A place of last cycle as it is told; that of the former title holder is none. */
export function lastPlaceSaid(place: number): number | Said {
  return place === 0 ? sentence('kuksuHeldTitle') : place;
}
