import type { AnyStep, Stepwise } from '../../../src';
import {
  type Item,
  type Said,
  saidInAny,
  type Sentence,
  sentence,
  type SheetKey,
} from '../../../src/language';
import type { Finding } from '../../sheets/plan';
import {
  plainText,
  type SourceCell,
  type SourceTable,
  type Where,
  type WorkbookFacts,
} from '../../sheets/source';
import type { ActiveCell } from '../../excel/workbook/why';
import type { Area } from '../../sheets/address';

/** A figure of a sheet that a job wrote, and what leads to it. */
export interface Figure {
  /** "Board 4", "Place 3". */
  readonly title: Item;
  /** What it is of: "NK, Groep 1". */
  readonly about: Item;
  /** Said before anything else. */
  readonly warnings: readonly Said[];
  readonly tables: readonly FigureTable[];
  readonly heading: Sentence;
  readonly steps: readonly FigureStep[];
  /** Left out where it is what somebody typed. */
  readonly state?: FigureState;
  readonly notes: readonly Said[];
  /** What the rules give today in its place, worked out on request. */
  readonly again?: () => Stepwise<readonly Said[]>;
}

/** A step to a figure: one of a formula's steps, or one in words of its own. */
export type FigureStep = RuleStep | WordedStep;

interface RuleStep {
  readonly rule: AnyStep;
  /** What the rows are called that it names; of a sheet that says nothing by their numbers alone. */
  readonly rows?: readonly string[];
}

export interface WordedStep {
  readonly clause?: string;
  readonly what: Said;
  /** Said below it. */
  readonly lines?: readonly Said[];
  /** What is added up below it. */
  readonly sum?: readonly Term[];
  readonly value?: number | Said;
}

/** A number of a sum, or a product. */
export type Term = number | { readonly times: number; readonly of: number };

/** Whether the figure is what the rules give now. */
export type FigureState =
  | { readonly kind: 'asWritten'; readonly says: Said }
  /** What differs, with the cell that was corrected. */
  | { readonly kind: 'otherToday'; readonly says: Said; readonly changes: readonly Finding[] }
  /** What is missing. */
  | { readonly kind: 'cannotTell'; readonly missing: readonly Finding[] };

/** Players beside their numbers. */
export interface FigureTable {
  readonly title: Sentence;
  readonly heads: readonly Sentence[];
  readonly rows: readonly FigureRow[];
}

export interface FigureRow {
  readonly name: string;
  readonly stone?: 'black' | 'white';
  readonly cells: readonly (number | Item)[];
}

/** What is known when a figure is explained. */
export interface FigureAsked {
  readonly cell: ActiveCell;
  readonly facts: WorkbookFacts;
  /** One for each place of the reader. */
  readonly tables: readonly SourceTable[];
  /** The sheet of the cell, where its table does not tell what it is. */
  readonly sheet: SourceTable | undefined;
}

/** Explains a figure from what was read, in steps; undefined for a cell that is no figure. */
export type ExplainFigure = (asked: FigureAsked) => Stepwise<Figure | undefined>;

/** The cells of a sheet by their rows and columns there, counted from 0. */
export interface SheetCells {
  readonly text: (row: number, column: number) => string;
  readonly number: (row: number, column: number) => number | undefined;
  /** The columns of a row with these words, in any language. */
  readonly columnOf: (row: number, heading: SheetKey) => number | undefined;
  /** One past the last column. */
  readonly end: number;
}

export function sheetCells({ place: { area }, rows, mark }: SourceTable): SheetCells {
  const at = (row: number, column: number): SourceCell | undefined =>
    rows[row - area.row]?.cells[column - area.column];
  const text = (row: number, column: number): string => {
    const cell = at(row, column);
    return cell ? plainText(cell, mark).trim() : '';
  };
  const end = area.column + area.columns;
  return {
    text,
    number: (row, column) => {
      const cell = at(row, column);
      return cell?.kind === 'number' ? cell.value : undefined;
    },
    columnOf: (row, heading) => {
      for (let column = area.column; column < end; column++) {
        if (isSaid(text(row, column), heading)) return column;
      }
      return undefined;
    },
    end,
  };
}

/** The rows of an area below its headings. */
export function rowsBelow({ row, rows }: Area): readonly number[] {
  return Array.from({ length: rows - 1 }, (_, at) => row + 1 + at);
}

/** A sum without what binary fractions leave behind. */
export function sumOf(values: readonly number[]): number {
  return Math.round(values.reduce((sum, each) => sum + each, 0) * 1e8) / 1e8;
}

/** Where somebody stands among others. */
interface Standing<T> {
  /** By each criterion that has a say: those who are level by the ones before it, and who of them stands above. */
  readonly by: readonly { readonly among: readonly T[]; readonly above: readonly T[] }[];
  /** Who is level in all of them. */
  readonly level: readonly T[];
  /** One behind all that stand above. */
  readonly place: number;
}

/** A place in any list: by the first criterion, among equals by the next; more is better. */
export function standingAmong<T>(
  own: T,
  all: readonly T[],
  ...criteria: readonly ((each: T) => number)[]
): Standing<T> {
  let level = all.filter((each) => each !== own);
  let place = 1;
  const by: Standing<T>['by'][number][] = [];
  for (const of of criteria) {
    // What decides among equals says nothing where nobody is level.
    if (by.length > 0 && level.length === 0) break;
    const above = level.filter((each) => of(each) > of(own));
    by.push({ among: level, above });
    place += above.length;
    level = level.filter((each) => of(each) === of(own));
  }
  return { by, level, place };
}

/** Whether a cell holds these words in any language, whatever number stands in them. */
export function isSaid(shown: string, key: SheetKey): boolean {
  return saidInAny(key).some((words) => {
    const [before = '', ...after] = words.split(/\{\w+\}/);
    if (after.length === 0) return shown === words;
    const rest = after.join('');
    if (!shown.startsWith(before) || !shown.endsWith(rest)) return false;
    return /^\d+$/.test(shown.slice(before.length, shown.length - rest.length));
  });
}

/** Which of some words a cell holds. */
export function whichSaid<Key extends SheetKey>(
  shown: string,
  keys: readonly Key[],
): Key | undefined {
  return shown === '' ? undefined : keys.find((key) => isSaid(shown, key));
}

/** What a cell of a written sheet holds, by its heading or label, and what leads to it. */
export function plainFigure(
  heading: Item,
  shown: string,
  {
    about,
    steps,
    state,
    isTyped = state === undefined,
  }: {
    readonly about: Item;
    readonly steps: readonly FigureStep[];
    readonly state?: FigureState | undefined;
    /** Whether somebody typed it, or the list had it. */
    readonly isTyped?: boolean;
  },
): Figure {
  return {
    title: shown === '' ? heading : sentence('figureNamed', { what: heading, value: shown }),
    about,
    warnings: [],
    tables: [],
    heading: sentence(isTyped ? 'figureWhatFor' : 'figureHow'),
    steps,
    ...(state && { state }),
    notes: isTyped ? [sentence('figureTyped')] : [],
  };
}

/** Shares may be thirds: figures are compared as the rules compare totals (K7). */
const tolerance = 1e-6;

/** What a cell with a formula shows beside what the rules give now. */
export function calculatedState(
  cell: ActiveCell,
  now: number | string,
  inWords: number | Item = now === '' ? sentence('figureNothing') : now,
): FigureState {
  const { held, shown, formula, spill } = cell;
  const isSame =
    typeof now === 'string'
      ? String(held.value ?? '') === now
      : typeof held.value === 'number' && Math.abs(held.value - now) < tolerance;
  if (isSame) return { kind: 'asWritten', says: sentence('figureAsWritten') };
  const isTyped = formula === '' && spill === undefined;
  const place = {
    sheetId: cell.sheetId,
    sheet: cell.sheet,
    area: { row: cell.row, column: cell.column, rows: 1, columns: 1 },
  };
  return {
    kind: 'otherToday',
    says:
      /[.…]$/.test(shown) && typeof inWords !== 'number'
        ? otherWords(shown, inWords)
        : otherFigure(shown, inWords),
    changes: [
      { sentence: sentence(isTyped ? 'figureTypedOver' : 'figureNotCalculated'), at: place },
    ],
  };
}

/** What a cell is read out to show: its figure, or what stands there where the rules give another one. */
export function readOut({ title, state }: Figure, { shown }: ActiveCell): Item {
  if (state?.kind !== 'otherToday') return title;
  return shown === '' ? sentence('figureNothing') : shown;
}

/** What stands written, or that nothing does, and what the rules now give in its place. */
export function otherFigure(was: number | Item, now: number | Item): Sentence {
  return sentence('figureOther', { was: was === '' ? sentence('figureNothing') : was, now });
}

/** What stands written, and what the rules now say in its place: whole sentences stand between quotation marks, with their own ends. */
export function otherWords(was: string, now: Item): Sentence {
  if (was === '') return sentence('figureSaidNow', { now });
  return sentence('figureOtherSaid', { was, now });
}

/** A figure of which it cannot be told what leads to it, and what is missing. */
export function untold(title: Item, about: Item, missing: readonly Finding[]): Figure {
  return {
    title,
    about,
    warnings: [],
    tables: [],
    heading: sentence('figureCannotTitle'),
    steps: [],
    state: { kind: 'cannotTell', missing },
    notes: [],
  };
}

/**
 * What tells that a cell may be a figure: its table or the name that holds it, a name on its sheet, or only what the sheet
 * holds. But for the first the sheet is read, too.
 */
export type FigurePlace = 'table' | 'named' | 'sheet';

/** How the figures of a system are found in a workbook. */
export interface FigureReader {
  /** Whether a cell may be such a figure, and what tells it. */
  readonly mayBe: (cell: ActiveCell) => FigurePlace | undefined;
  /** What is read of the event around a cell; nothing where the workbook holds none. */
  readonly places: (facts: WorkbookFacts, cell: ActiveCell) => readonly Where[];
  /** What explains it, with the bundle of its system. */
  readonly load: () => Promise<ExplainFigure>;
}
