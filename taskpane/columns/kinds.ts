import { fractionIn } from '../../src/numbers';
import type { DecimalMark } from '../plan/notation';
import { plainText, type SourceCell } from '../plan/source';
import { cut, sentence, type Item, type Sentence } from '../../language';
import { shownDay } from './days';
import type { CellContext, CellReading, Kind } from './fields';
import { spelling } from './spelling';

/** What a cell holds, for a sentence; TRUE and FALSE are said in its language, as Excel shows them. */
export function shownCell(cell: SourceCell, mark: DecimalMark): Item {
  if (cell.kind === 'truth') return sentence(cell.value ? 'truth' : 'untruth');
  if (cell.kind === 'number' && cell.isDate) return shownDay(cell.value, cell.format);
  return cut(plainText(cell, mark));
}

/** A text such as a name, spelled with ordinary blanks; a number is taken as it reads (an account may be called 1973). */
export const textKind: Kind<string> = {
  read(cell, context) {
    if (cell.kind === 'number' && !cell.isDate) return value(plainText(cell, context.mark));
    if (cell.kind !== 'text') return refused('cellNeedsText', cell, context);
    const name = spelling(cell.text);
    return name === '' ? refused('cellLooksBlank', cell, context) : value(name);
  },
};

export interface NumberLimits {
  readonly least?: number;
  readonly most?: number;
  readonly whole?: boolean;
  /** `4½`, `¼` and `2 ¾` are numbers, too, as programs for tournaments print them. */
  readonly fractions?: boolean;
}

/**
 * A number within limits. A text that reads as one in the workbook's notation counts (and is told); a date, a percentage
 * in a text or a number in the other notation does not.
 */
export function numberKind(limits: NumberLimits = {}): Kind<number> {
  const { least = -Infinity, most = Infinity, whole = false, fractions = false } = limits;
  return {
    read(cell, context) {
      const textNumber = cell.kind === 'text';
      const number =
        numberIn(cell, context.mark) ??
        (fractions && textNumber ? fractionIn(spelling(cell.text)) : undefined);
      // As Text a number would be no figure to formulas.
      if (cell.kind === 'number' && cell.isDate) return refusedDay(cell, context);
      if (number === undefined) return refused('cellNeedsNumber', cell, context);
      if (whole && !Number.isInteger(number)) return refused('cellNeedsWhole', cell, context);
      if (number < least) return refusedLimit('cellAtLeast', cell, context, least);
      if (number > most) return refusedLimit('cellAtMost', cell, context, most);
      return textNumber ? { ok: true, value: number, textNumber } : value(number);
    },
  };
}

function numberIn(cell: SourceCell, mark: DecimalMark): number | undefined {
  if (cell.kind === 'number') return cell.isDate ? undefined : cell.value;
  if (cell.kind !== 'text') return undefined;
  const typed = spelling(cell.text).replace('−', '-');
  const notation = mark === ',' ? /^[+-]?\d+(,\d+)?$/ : /^[+-]?\d+(\.\d+)?$/;
  return notation.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

const yes = new Set(['true', 'waar', '1', 'x', 'yes', 'y', 'ja', 'j', '✓', '✔']);
const no = new Set(['false', 'onwaar', '0', 'no', 'n', 'nee']);

/** A mark: TRUE, 1, x, yes or ja against FALSE, 0, no or nee. A blank cell is undefined, usually meaning no. */
export const markKind: Kind<boolean> = {
  read(cell, context) {
    if (cell.kind === 'truth') return value(cell.value);
    const typed = cell.kind === 'number' ? String(cell.value) : textOf(cell)?.toLowerCase();
    if (typed !== undefined && yes.has(typed)) return value(true);
    if (typed !== undefined && no.has(typed)) return value(false);
    return refused('cellNeedsMark', cell, context);
  },
};

/**
 * One of several words or signs. Each value has the texts it may be written with, the first being shown where
 * something else is found; case, accents and outer blanks do not matter. Numbers are compared as they read.
 */
export function choiceKind<const V extends string>(
  choices: Readonly<Record<V, readonly string[]>>,
): Kind<V> {
  const entries = Object.entries<readonly string[]>(choices) as [V, readonly string[]][];
  const known = new Map(
    entries.flatMap(([choice, texts]) => texts.map((text) => [choiceKey(text), choice])),
  );
  const allowed = entries.map(([choice, texts]) => texts[0] ?? choice).join(', ');
  return {
    read(cell, context) {
      const isNumber = cell.kind === 'number' && !cell.isDate;
      const typed = isNumber ? plainText(cell, context.mark) : textOf(cell);
      const choice = typed === undefined ? undefined : known.get(choiceKey(typed));
      if (choice !== undefined) return value(choice);
      const { address } = context;
      const content = shownCell(cell, context.mark);
      const why = madeDate(cell, address);
      return {
        ok: false,
        sentence: why ?? sentence('cellNeedsOneOf', { address, content, allowed }),
      };
    },
  };
}

function choiceKey(text: string): string {
  return spelling(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf(cell: SourceCell): string | undefined {
  return cell.kind === 'text' ? spelling(cell.text) : undefined;
}

function value<T>(read: T): CellReading<T> {
  return { ok: true, value: read };
}

type NeedKey =
  | 'cellNeedsText'
  | 'cellNeedsNumber'
  | 'cellNeedsWhole'
  | 'cellNeedsMark'
  | 'cellLooksBlank';

/** Excel turns 1-0, 1/2 or 3-5 into dates. Format the cell as text before typing. */
export function madeDate(cell: SourceCell, address: string): Sentence | undefined {
  if (cell.kind !== 'number' || !cell.isDate) return undefined;
  const [row = ''] = /\d+$/.exec(address) ?? [];
  return sentence('cellIsDate', { row, address });
}

/** Errors, merged cells and dates are refused in every kind, each with its own way out. */
function refused(
  need: NeedKey,
  cell: SourceCell,
  { address, mark }: CellContext,
): CellReading<never> {
  const content = shownCell(cell, mark);
  const why = unusable(cell, address) ?? madeDate(cell, address);
  return { ok: false, sentence: why ?? sentence(need, { address, content }) };
}

function refusedDay(cell: SourceCell, { address, mark }: CellContext): CellReading<never> {
  const values = { address, content: shownCell(cell, mark) };
  return { ok: false, sentence: sentence('cellDateForNumber', values) };
}

function refusedLimit(
  need: 'cellAtLeast' | 'cellAtMost',
  cell: SourceCell,
  { address, mark }: CellContext,
  limit: number,
): CellReading<never> {
  const content = shownCell(cell, mark);
  const shownLimit = String(limit).replace('.', mark);
  return { ok: false, sentence: sentence(need, { address, content, limit: shownLimit }) };
}

/** Why a cell cannot be read by any kind: an error, or part of merged cells. */
export function unusable(cell: SourceCell, address: string): Sentence | undefined {
  if (cell.kind === 'error') {
    const { error } = cell;
    if (cell.from1904) return sentence('cellFrom1904', { address, content: error });
    return isPending(error)
      ? sentence('cellPending', { address, error })
      : sentence('cellError', { address, error });
  }
  if (cell.kind === 'merged') return sentence('cellMerged', { address, merged: cell.merged });
  return undefined;
}

/** Whether a function has not answered yet, or is not there: that says nothing against what is typed. */
export function isUnanswered(cell: SourceCell): boolean {
  return cell.kind === 'error' && (isPending(cell.error) || cell.error === '#NAME?');
}

/** Errors that Excel shows until a function has answered. */
function isPending(error: string): boolean {
  return error === '#BUSY!' || error === '#GETTING_DATA';
}
