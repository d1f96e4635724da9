import type { OwnCell } from './plan';
import { plainly } from './references';

/** What a cell holds, exactly enough to put it back. */
export type CellContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'formula'; readonly formula: string; readonly shown: string }
  | { readonly kind: 'text'; readonly text: string; readonly shown: string }
  /** A number, date or truth value; an error typed as a constant is kept by its text. */
  | { readonly kind: 'value'; readonly value: string | number | boolean; readonly shown: string };

/** Properties of a one-cell range, loaded. */
interface LoadedCell {
  readonly formula: unknown;
  readonly value: unknown;
  readonly valueType: string;
  readonly shown: string;
}

/** Undefined for content that cannot be put back, such as a linked data type. */
export function contentOf({
  formula,
  value,
  valueType,
  shown,
}: LoadedCell): CellContent | undefined {
  // A formula's text differs from its value; a text that begins with = is its own value.
  if (typeof formula === 'string' && formula.startsWith('=') && formula !== value) {
    return { kind: 'formula', formula, shown };
  }
  if (formula === '') return { kind: 'empty' };
  if (typeof formula === 'number' || typeof formula === 'boolean') {
    return { kind: 'value', value: formula, shown };
  }
  if (typeof formula !== 'string') return undefined;
  if (valueType === 'String') return { kind: 'text', text: formula, shown };
  return valueType === 'Error' ? { kind: 'value', value: formula, shown } : undefined;
}

/** Whether two readings of a cell found the same content; what a formula calculates may differ. */
export function sameContent(a: CellContent, b: CellContent): boolean {
  if (a.kind !== b.kind) return false;
  const [one, other] = [writable(a), writable(b)];
  if (one === other) return true;
  return a.kind === 'formula' && b.kind === 'formula' && plainly(a.formula) === plainly(b.formula);
}

/** Whether a cell still holds what an earlier write left there. A formula with the same result is somebody's own. */
export function isStillOurs(
  content: CellContent,
  { held, formulas = [], shapes = [] }: OwnCell,
): boolean {
  if (content.kind === 'text') return held.includes(content.text);
  if (content.kind === 'formula') {
    const { formula } = content;
    return (
      formulas.some((each) => sameFormula(each, formula)) ||
      shapes.some((each) => sameFormula(shapeOf(each), shapeOf(formula)))
    );
  }
  return content.kind === 'value' && typeof content.value === 'number'
    ? held.includes(content.value)
    : false;
}

/** An address of cells, on any sheet, or what is left of it when they or their sheet (`#REF!$B$3`) were deleted. */
const reference =
  /(?:'(?:[^']|'')+'!|[\p{L}\p{N}_.]+!|#ref!)?\$?[a-z]{1,3}\$?\d+(?::\$?[a-z]{1,3}\$?\d+)?|(?:'(?:[^']|'')+'!|[\p{L}\p{N}_.]+!)?#ref!/giu;

/** A formula whatever cells it refers to. */
function shapeOf(formula: string): string {
  return formula.replace(reference, 'A1');
}

/** Excel may store a formula with other blanks, or in capitals. */
function sameFormula(one: string, other: string): boolean {
  const bare = (text: string): string => text.replace(/\s/g, '').toLowerCase();
  return bare(one) === bare(other);
}

/** What to assign to Range.formulas so that the cell holds this content again. */
export function writable(content: CellContent): string | number | boolean {
  switch (content.kind) {
    case 'empty':
      return '';
    case 'formula':
      return content.formula;
    case 'text':
      return asText(content.text);
    case 'value':
      return content.value;
  }
}

/** TRUE and FALSE in the languages Excel is likely to be used in here. */
const truthWords = new Set(
  'true false waar onwaar wahr falsch vrai faux verdadero falso vero verdadeiro sant falskt sand falsk sann usann tosi epätosi prawda fałsz igaz hamis'.split(
    ' ',
  ),
);

/**
 * Text as it must be written so that it stays text. Excel reads what is written as if it were typed:
 * = + - @ would begin a formula, digits may become a number or a date, and a leading apostrophe
 * would vanish. A leading apostrophe keeps all of it as it is. Only texts that cannot be read as
 * anything else, which begin with a letter and hold no digit, go without.
 */
export function asText(text: string): string {
  const harmless = /^\p{L}\P{N}*$/u.test(text) && !truthWords.has(text.toLowerCase());
  return harmless ? text : `'${text}`;
}

/**
 * 64 bits as 16 hex digits, from two mixed halves of 32 (as in cyrb53). It detects different contents; it keeps no secret.
 */
export function hash64(parts: Iterable<string>): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const part of parts) {
    for (let i = 0; i <= part.length; i++) {
      // A stroke ends every part, so that parts cut elsewhere give something else.
      const code = i < part.length ? part.charCodeAt(i) : 0x1_0000;
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
  }
  const mixed =
    Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  const other =
    Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [other, mixed].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
