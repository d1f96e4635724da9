import type { Sentence, TextKey } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import type { WorkbookFacts } from '../../plan/source';

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
  /** What heads the lines of a group in a text. */
  readonly headed?: (group: string) => Sentence;
}

/** Lists of a system, in the order in which a sheet is compared with them. */
export interface WrittenKinds {
  readonly kinds: readonly WrittenKind[];
  /** The sheets that hold them, the newest first. */
  readonly sheets: (facts: WorkbookFacts) => readonly string[];
}
