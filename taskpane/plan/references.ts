import { cellIn, contains, onSheet, splitAddress } from './address';
import { hasLostReference, plainReference } from './localized';
import type { Place } from './place';

/** Things about to be deleted, by their names in formulas. */
export interface Going {
  readonly sheets: readonly string[];
  /** Tables and names of the workbook. */
  readonly names: readonly string[];
}

/** Everything else, whose formulas may use it. */
export interface Others {
  readonly sheets: readonly OtherSheet[];
  /** Their formulas; undefined where there are too many to look through. */
  readonly searched: readonly Searched[] | undefined;
  readonly names: readonly NamedFormula[];
}

export interface OtherSheet {
  readonly id: string;
  /** Size of its used area. */
  readonly cells: number;
}

/** A name of the workbook. */
export interface NamedFormula {
  readonly name: string;
  readonly formula: unknown;
}

/** Whether a formula refers to something about to be deleted. Quoted parts are text (INDIRECT). */
export function refersTo(formula: unknown, { sheets, names }: Going): boolean {
  if (typeof formula !== 'string' || !formula.startsWith('=')) return false;
  const code = formula.replace(/"(?:[^"]|"")*"/g, '""');
  const gone = new Set(sheets.map((name) => name.toLowerCase()));
  for (const [, quoted, plain] of code.matchAll(sheetReference)) {
    const named = (quoted?.replace(/''/g, "'") ?? plain ?? '').toLowerCase();
    // `First:Last!B5` goes through all sheets between the two; a workbook in brackets is another one.
    if (!named.includes('[') && named.split(':').some((each) => gone.has(each))) return true;
  }
  const rest = code.replace(sheetReference, ' ').toLowerCase();
  const words = new Set(rest.match(/[\p{L}_\\][\p{L}\p{N}_.\\?]*/gu) ?? []);
  return names.some((name) => words.has(name.toLowerCase()));
}

const sheetReference = /'((?:[^']|'')+)'!|([^\s'"!=<>+\-*/^&,;(){}]+)!/g;

/** What sheets are called now, by what they were called, in small letters; undefined for those that are gone. */
export type Renamed = ReadonlyMap<string, string | undefined>;

/** A text in quotes, or a reference to a sheet: `'Round 1'!`, `Year!`, `First:Last!`. */
const textOrSheet = /"(?:[^"]|"")*"|'((?:[^']|'')+)'!|([^\s'"!=<>+\-*/^&,;(){}]+)!/g;

function withSheets(formula: string, named: (name: string) => string | undefined): string {
  return formula.replace(textOrSheet, (whole, quoted?: string, plain?: string) => {
    const name = quoted?.replace(/''/g, "'") ?? plain;
    return (name === undefined || name.includes('[') ? undefined : named(name)) ?? whole;
  });
}

/** A formula with the names that its sheets have now; undefined where one of them is gone. */
export function withNames(formula: string, renamed: Renamed): string | undefined {
  const lost: string[] = [];
  const text = withSheets(formula, (name) => {
    const parts = name.split(':');
    if (!parts.some((each) => renamed.has(each.toLowerCase()))) return undefined;
    const now = parts.map((each) => {
      const key = each.toLowerCase();
      return renamed.has(key) ? renamed.get(key) : each;
    });
    if (now.includes(undefined)) lost.push(name);
    return now.join(':') === name ? undefined : onSheet(now.join(':'), '');
  });
  return lost.length > 0 ? undefined : text;
}

/** A formula whose references to sheets are written in one way: Excel decides on quotes. */
export function plainly(formula: string): string {
  return formula.includes('!')
    ? withSheets(formula, (name) => `'${name.toLowerCase()}'!`)
    : formula;
}

/** The tables whose columns a formula names: `Entrants[PIN]`. */
export function tablesIn(formula: string): readonly string[] {
  const code = formula.replace(/"(?:[^"]|"")*"/g, '""').replace(sheetReference, ' ');
  return [...code.matchAll(/([\p{L}_\\][\p{L}\p{N}_.\\]*)\[/gu)].map(([, name = '']) => name);
}

/** A sheet's formulas, with their place. */
export interface Searched {
  readonly place: Place;
  readonly formulas: readonly (readonly unknown[])[];
}

/** The cells whose formulas refer to what is about to be deleted, except cells that get their old content back. */
export function referringCells(
  { place, formulas }: Searched,
  going: Going,
  putBack: readonly Place[],
): readonly Place[] {
  const own = putBack.filter(({ sheetId }) => sheetId === place.sheetId);
  return formulas.flatMap((line, i) =>
    line.flatMap((formula, j) => {
      if (!refersTo(formula, going)) return [];
      const cell = cellIn(place, i, j);
      return own.some(({ area }) => contains(area, cell.area)) ? [] : [cell];
    }),
  );
}

/**
 * The cells whose formulas have lost a reference since, except those already known: they began to use it only
 * later.
 */
export function brokenCells(
  now: Searched,
  before: Searched | undefined,
  going: Going,
  putBack: readonly Place[],
): readonly Place[] {
  const own = putBack.filter(({ sheetId }) => sheetId === now.place.sheetId);
  const lostBefore = new Set(before?.formulas.flat().filter(hasLostReference));
  const { row = 0, column = 0 } = before?.place.area ?? {};
  return now.formulas.flatMap((line, i) =>
    line.flatMap((formula, j) => {
      if (!hasLostReference(formula) || lostBefore.has(formula)) return [];
      const cell = cellIn(now.place, i, j);
      const earlier = before?.formulas[cell.area.row - row]?.[cell.area.column - column];
      const known = refersTo(earlier, going) || own.some(({ area }) => contains(area, cell.area));
      return known ? [] : [cell];
    }),
  );
}

/** Whether a name of the workbook refers to these cells: `='Round 1'!$B$2:$B$9`. */
export function standsFor(
  formula: unknown,
  { sheet, address }: { readonly sheet: string; readonly address: string },
): boolean {
  const { sheet: named, rest } = splitAddress(plainReference(formula).replace(/^=/, ''));
  const same = named?.toLowerCase() === sheet.toLowerCase();
  return same && rest.replace(/\$/g, '') === address.replace(/\$/g, '');
}
