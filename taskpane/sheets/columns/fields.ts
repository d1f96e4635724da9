import type { DecimalMark } from '../notation';
import type { SourceCell, SourceTable } from '../source';
import { type Sentence, sentence, type SheetKey, type TextKey } from '../../../src/language';
import { spelling } from './spelling';

/** What is read from one column. Kinds for common contents are in kinds.ts; a job may add its own. */
export interface Field<T = unknown, P extends Presence = Presence> {
  /** Its name in the pane. */
  readonly label: SheetKey;
  /** Of which player, in the label. */
  readonly number?: number;
  /**
   * Headers it is recognised by beside its label in every language; case, accents, blanks, punctuation and brackets do not
   * matter.
   */
  readonly synonyms: readonly string[];
  readonly kind: Kind<T>;
  readonly presence: P;
  /** Set where what comes of the list is another thing without it: then nobody is told to leave it out. */
  readonly decides?: true;
  /**
   * Set for names of people or engines: two rows with the same name are refused by address, names that merely look
   * alike (case, blanks, accents) become a warning. `number`: for what they are registered by.
   */
  readonly unique?: boolean | 'number';
  /** Set for names of people: their parts may stand in columns of their own, which are fields of the list as well. */
  readonly person?: PersonOrder;
  /** Of a field that is a part of a name: whose, and which. */
  readonly partOf?: { readonly field: string; readonly part: NamePart };
  /** Set where a heading may be of another field, too: the column is of this one if most filled cells below are such. */
  readonly fits?: (cell: SourceCell, mark: DecimalMark) => boolean;
  /** What most cells are at least, if no column fits and no person is named: `P1` is the name of a pair that has no other. */
  readonly fitsAlone?: (cell: SourceCell, mark: DecimalMark) => boolean;
  /**
   * What is taken where several columns have headings of it: `first` that of the first synonym, or the column that is told by
   * what all of them hold. Without it, and where nothing is told, the user chooses.
   */
  readonly among?: 'first' | ChooseAmong;
  /** Not needed where that field has a column: what cannot be read here is told then, and passed over. */
  readonly besides?: string;
  /**
   * Another field that a column with this heading may be of: it is, where that one has no column, most filled cells below read
   * by this kind, and none reads by the field's own.
   */
  readonly otherwise?: { readonly field: string; readonly kind: Kind<unknown> };
}

/** How the parts of a name are joined: `Jan van den Berg`, or `van den Berg, Jan`. An account is never the surname of anybody. */
export type PersonOrder = 'given first' | 'surname first' | 'account';

/** A part of a name that may have a column of its own; the infix is what stands before a surname, such as `van den`. */
export type NamePart = 'givenName' | 'infix' | 'surname';

/** Which of several columns is meant, if what they hold tells. */
export type ChooseAmong = (
  columns: readonly number[],
  list: {
    readonly source: SourceTable;
    readonly header: number;
    /** The columns of the other fields. */
    readonly taken: Readonly<Record<string, number>>;
  },
) => number | undefined;

/** `always`: every row has one. `column`: the column exists, its cells may be blank. `optional`: may be absent. */
export type Presence = 'always' | 'column' | 'optional';

export type Fields = Readonly<Record<string, Field>>;

/** What is wanted of the columns of a list. */
export interface ColumnsWanted<F extends Fields = Fields> {
  readonly fields: F;
  /** Optional fields of which one is needed: names of entries, or those of their players. */
  readonly needs?: readonly (readonly (keyof F & string)[])[];
  /** Headings that may mean several things. */
  readonly doubtful?: readonly DoubtfulHeadings<keyof F & string>[];
}

/** Headings that are asked about while a field that they may be is needed, and never taken by themselves. */
export interface DoubtfulHeadings<Key extends string = string> {
  readonly headings: readonly string[];
  /** The fields that such a column may be. */
  readonly fields: readonly Key[];
  /** What the cells of such a column say it is, if they do: one of the fields, or nothing of use here. */
  readonly told?: (cells: readonly SourceCell[]) => Key | 'nothing' | undefined;
  /** The question, of `columns` headed `heading`. */
  readonly asks: DoubtKey;
  /** The question where several columns have the heading, such as one of each player. */
  readonly asksOfSeveral?: DoubtKey;
}

/** The questions about doubtful headings. */
export type DoubtKey = TextKey & `${string}Doubtful${string}`;

/** How a cell becomes a value. A blank cell never gets here. */
export interface Kind<T> {
  readonly read: (cell: SourceCell, context: CellContext) => CellReading<T>;
}

export interface CellContext {
  /** `Entries!B7`, for sentences. */
  readonly address: string;
  readonly mark: DecimalMark;
  /** What names the row of a list; empty or left out where nothing does. */
  readonly name?: string;
}

export type CellReading<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly textNumber?: boolean;
      /** How a cell was read that may have been meant otherwise: a warning. */
      readonly said?: Sentence;
    }
  | { readonly ok: false; readonly sentence: Sentence };

/** The values of one row; blank cells and missing columns are undefined. */
export type ValuesOfFields<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T, infer P>
    ? [P] extends ['always']
      ? T
      : T | undefined
    : never;
};

/** The fields that have a value: a field that is left out is not the same as one that is undefined. */
export function stated<T extends object>(
  fields: T,
): { readonly [Key in keyof T]?: Exclude<T[Key], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof stated<T>>;
}

/** What was typed into a form as the content of a cell. */
export function typedCell(value: string): SourceCell {
  const text = spelling(value);
  return text === '' ? { kind: 'blank' } : { kind: 'text', text };
}

/** Reads what was typed into a form like a cell: nothing for an empty field; sentences name it by its label. */
export function readTyped<T>(
  kind: Kind<T>,
  value: string,
  label: string,
  mark: DecimalMark,
): CellReading<T | undefined> {
  const cell = typedCell(value);
  if (cell.kind === 'blank') return { ok: true, value: undefined };
  return kind.read(cell, { address: label, mark });
}

/** That a field of a form is empty. */
export function emptyOption(label: TextKey): Sentence {
  return sentence('optionEmpty', { name: { code: label } });
}

/** Whether one of these fields is still empty: a line about them would have gaps. */
export function isAnyEmpty(...typed: readonly string[]): boolean {
  return typed.some((each) => spelling(each) === '');
}
