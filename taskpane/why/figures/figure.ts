import type { AnyStep, Stepwise } from '../../../src';
import type { Item, Said, Sentence } from '../../../src/language';
import type { Finding } from '../../sheets/plan';
import type { SourceTable, WorkbookFacts } from '../../sheets/source';
import type { ActiveCell } from '../../excel/workbook/why';

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

export interface RuleStep {
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
