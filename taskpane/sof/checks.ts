import type { Translate } from '../../src/language';
import { cellsGone, unlessGone } from '../sheets/season';
import {
  counted,
  holdNothing,
  isHeld,
  passes,
  quoted,
  sizeFlaws,
  type ListColumns,
} from './formulas';

/* The lines of the two sheets that say what is wrong in them, by the cells at fault. */

/** Stands in a text for the cells that a formula puts there. */
export const cellsHere = '§';

/** A text of which one part is worked out. */
function said(text: string, cells: string): string {
  const parts = text.split(cellsHere).map((part) => (part === '' ? '' : quoted(part)));
  return [parts[0], cells, parts[1]].filter((part) => part).join('&');
}

const nameOfCell = (cell: string): string => `ADDRESS(ROW(${cell}),COLUMN(${cell}),4)`;

/** A cell of the terms, what has to be true of it, and what is said where it is not. */
export interface TermCheck {
  readonly cell: string;
  readonly test: string;
  readonly words: string;
}

/** Names every term that is missing or none, with what to enter; empty where all can be used. */
export function termsCheckFormula(terms: readonly TermCheck[]): string {
  const found = terms.map(
    ({ cell, test, words }) => `IF(${passes(test)},"",${said(words, nameOfCell(cell))})`,
  );
  return `=TEXTJOIN(" ",TRUE,${found.join(',')})`;
}

/** What is said of each fault of the list, with the cells in the place of `cellsHere`. */
export interface ListWords {
  readonly name: string;
  readonly outside: string;
  readonly stratum: string;
  readonly section: string;
  readonly order: string;
  readonly held: string;
  readonly size: string;
  readonly nobody: string;
  /** Of the strata by their letters. */
  readonly nobodyIn: Readonly<Record<'A' | 'B' | 'C', string>>;
}

/** The list with the cells around it: names, and scores or places, from the row of the headings to far below it. */
export interface CheckedList {
  readonly list: ListColumns;
  readonly around: { readonly entries: string; readonly order: string };
}

/**
 * All that is wrong in the list, named by its cells, a formula for each kind of fault: rows, strata, scores or places, masterpoints,
 * sizes, and fields in which nobody has masterpoints. None moves an award without a word here.
 */
export function listChecks(checked: CheckedList, words: ListWords): readonly string[] {
  const { list } = checked;
  const { entries, stratum, section, order, hasScores, holdings } = list;
  const isNamed = `IFERROR((${entries}<>"")*1,0)`;
  const counts = counted(list, 'A');
  const found = (flaws: string, column: string, text: string): string =>
    named(flaws, entries, column, text);
  const typed = [...(stratum === undefined ? [] : [stratum]), order.A];
  const isTyped = [
    ...typed.map((column) => `(1-ISBLANK(${column}))`),
    ofRows(`1-ISBLANK(${holdings})`, holdings),
  ].join('+');
  const nameless = `(1-${isNamed})*(${isTyped}+ISERROR(${entries})>0)`;
  const rows = [outside(checked, words.outside), found(nameless, entries, words.name)];
  const strata = [
    ...(stratum === undefined ? [] : [found(`${isNamed}*(1-${counts})`, stratum, words.stratum)]),
    ...(section === undefined
      ? []
      : [found(`${isNamed}*(IFERROR(${section}&"","")="")`, section, words.section)]),
  ];
  const orders = [...new Set(Object.values(order))].map((column) => {
    // Of ranks some may be blank.
    const isOpen = hasScores ? '' : `-ISBLANK(${column})`;
    return found(`${counts}*(1-ISNUMBER(${column})${isOpen})`, column, words.order);
  });
  const sizes = list.hasSizes ? [found(sizeFlaws(list), list.players ?? '', words.size)] : [];
  const kinds = [
    rows,
    strata,
    orders,
    heldFaults(list, words.held),
    sizes,
    emptyFields(list, words),
  ];
  return kinds.map((each) => (each.length === 0 ? '' : `=${each.join('&')}`));
}

/** Columns that a formula in their first cell fills. */
interface FilledColumns {
  /** Those of each field, and those that follow from these. */
  readonly ofFields: readonly string[];
  readonly following: readonly string[];
}

/** What to do with the list or, where the checks say something, all that they say; first of all what keeps it from being filled. */
export function noteFormula(
  checks: string,
  { ofFields, following }: FilledColumns,
  words: { readonly note: string; readonly inTheWay: string; readonly gone: string },
  t: Translate,
): string {
  // Each of them ends in a blank.
  const all = `TRIM(TEXTJOIN(" ",TRUE,${checks}))`;
  const found = [ofFields, following].flatMap((columns) => {
    // An error in one of the first passes into those that follow.
    const cells = columns.length === 0 ? '' : inTheWay(columns);
    return cells === '' ? [] : [[cells, `${said(words.inTheWay, cells)}&" "&${all}`] as const];
  });
  const cases = found.reduceRight(
    (rest, [cells, text]) => `IF(${cells}<>"",${text},${rest})`,
    `IF(${all}="",${quoted(words.note)},${all})`,
  );
  return unlessGone(`=${cases}`, cellsGone([...ofFields, ...following], []), words.gone, t);
}

/** The cells that somebody filled where the formula of the first cell fills the others; empty text where none is. */
function inTheWay(columns: readonly string[]): string {
  const found = columns.map((cells) => {
    const isTyped = `(ROW(${cells})>MIN(ROW(${cells})))*IFERROR(${cells}<>"",FALSE)`;
    return `IF(ISERROR(INDEX(${cells},1))*${isTyped},ADDRESS(ROW(${cells}),COLUMN(${cells}),4),"")`;
  });
  return `TEXTJOIN(", ",TRUE,${found.join(',')})`;
}

/** A text with the entries and cells of the rows that have a flaw; empty without any. */
function named(flaws: string, entries: string, column: string, text: string): string {
  const cell = `ADDRESS(ROW(${column}),COLUMN(${column}),4)`;
  const all = `IFERROR(${entries}&" ("&${cell}&")",${cell})`;
  const cells = `TEXTJOIN(", ",TRUE,IF(${flaws},${all},""))`;
  return `IF(SUM(${flaws})>0,${said(text, cells)}&" ","")`;
}

/** Cells of masterpoints that hold no number or one below 0, and those that are open where other players of the entry have some. */
function heldFaults(list: ListColumns, text: string): readonly string[] {
  const { entries, holdings, ofAll } = list;
  const counts = counted(list, 'A');
  const isRight = `IFERROR((${holdings}>=0)*(ISNUMBER(${holdings})+ISBLANK(${holdings})),0)`;
  const unread = named(`${counts}*(1-${isRight})`, entries, holdings, text);
  if (ofAll === undefined) return [unread];
  const holders = (cells: string): string => ofRows(isHeld(cells), cells);
  const isPart = `(${holders(holdings)}>0)*(${holders(ofAll.cells)}<${ofAll.count})`;
  const open = `IFERROR((${ofAll.cells}=0)*1,0)`;
  return [unread, named(`${counts}*${isPart}*${open}`, entries, ofAll.cells, text)];
}

/** The sums of rows. */
const ofRows = (values: string, cells: string): string =>
  `MMULT(${values},SEQUENCE(COLUMNS(${cells}),1,1,0))`;

/** Entries above the first and below the last row that the formulas read, where rows were added there. */
function outside({ list: { entries }, around }: CheckedList, text: string): string {
  const row = `ROW(${around.entries})`;
  const isBeyond = `(${row}<MIN(ROW(${entries})))+(${row}>MAX(ROW(${entries})))`;
  const isFilled = `IFERROR((${around.entries}<>"")*1,1)*(1-ISBLANK(${around.order}))`;
  const flaws = `(${row}>MIN(${row}))*(${isBeyond})*${isFilled}`;
  return named(flaws, around.entries, around.entries, text);
}

/** Nobody has masterpoints: in the whole list, or in a stratum that has entries. */
function emptyFields(list: ListColumns, words: ListWords): readonly string[] {
  const all = holdNothing(list, 'A');
  if (list.stratum === undefined) return [`IF(${all},${quoted(words.nobody)},"")`];
  const parts = (['A', 'B', 'C'] as const).map((letter) => {
    const field = letter === 'A' ? 'alone' : letter;
    const isOpen = `AND(SUM(${counted(list, field)})>0,${holdNothing(list, field)})`;
    return `IF(${isOpen},${quoted(`${words.nobodyIn[letter]} `)},"")`;
  });
  return [`IF(${all},${quoted(words.nobody)},${parts.join('&')})`];
}
