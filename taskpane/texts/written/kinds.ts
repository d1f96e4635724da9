import type { Stepwise } from '../../../src';
import type { Sentence, TextKey } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import type { Finding } from '../../plan/plan';
import type { SourceTable, Where, WorkbookFacts } from '../../plan/source';

/** What a column of a list is for those who read it elsewhere. */
export type WrittenRole = 'group' | 'place' | 'name' | 'grade' | 'score' | 'figure';

export interface WrittenColumn {
  readonly role: WrittenRole;
  /** Its headings in a sheet; the one that is found heads it elsewhere. */
  readonly headings: readonly TextKey[];
  /** The list is one of this kind without it, too. */
  readonly optional?: true;
  /** A number as it is shown. */
  readonly shown: (value: number, mark: DecimalMark) => string;
  /** For a blank cell: what it means, or a dash. */
  readonly blank?: TextKey | '–';
  /** Texts name what the figure is. */
  readonly isNamed?: true;
}

/** A list that the jobs write. */
export interface WrittenKind {
  readonly columns: readonly WrittenColumn[];
  /** Written in another order than that of the places. */
  readonly sorted?: true;
  /** What is wrong with the rows of a sheet, such as an entry that would be left out: then nothing is given. */
  readonly faults?: (table: SourceTable) => readonly Finding[];
  /** What heads the lines of a group in a text. */
  readonly headed?: (group: string) => Sentence;
}

/** Lists of a system, in the order in which a sheet is compared with them. */
export interface WrittenKinds {
  readonly kinds: readonly WrittenKind[];
  /** The sheets that hold them, the newest first. */
  readonly sheets: (facts: WorkbookFacts) => readonly string[];
  /** What else is read, to tell what is odd about them. */
  readonly also?: (facts: WorkbookFacts) => readonly Where[];
  /** What is odd about the list of a sheet, by the sheet: it is said above its texts. `also` in its order. */
  readonly told?: (
    facts: WorkbookFacts,
    also: readonly SourceTable[],
  ) => Stepwise<ReadonlyMap<string, readonly Finding[]>>;
  /** Sheets whose list was written again later: they can be chosen, and are proposed for nothing, not even in front. */
  readonly former?: (facts: WorkbookFacts) => readonly string[];
}
