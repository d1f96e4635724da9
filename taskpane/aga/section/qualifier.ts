import type { SeasonRow, SectionPoints } from '../../../src';
import type { Section } from './read';

/** What a director says of a tournament. */
export interface QualifierOptions {
  /** Empty: the name of the list's sheet. */
  readonly name: string;
  readonly date: string;
  /** Designated by the AGA as a qualifier: nothing here can check it. */
  readonly isDesignated: boolean;
  /** The least category the AGA asks for; empty where it asks for none. */
  readonly minimum: string;
  /** The calculator's 0 where the rule gives 0.01 (A6). */
  readonly asSheet: boolean;
  /** What the open section is called, where the list names sections. */
  readonly section: string;
  /** Where the workbook holds a season. */
  readonly inSeason: boolean;
}

/** What the form is told of the list. */
export interface QualifierKnown {
  readonly name: string;
  readonly sections: readonly string[];
  /** The workbook holds a season. */
  readonly hasSeason: boolean;
}

/** A tournament with the points of its open section. */
export interface QualifierMade {
  readonly name: string;
  readonly date: string;
  readonly isDesignated: boolean;
  readonly asSheet: boolean;
  /** The columns that the list has. */
  readonly present: readonly string[];
  readonly section: Section;
  readonly points: SectionPoints;
}

/** The same with the season it is added to. */
export interface Qualified extends QualifierMade {
  /** The totals with it; undefined without a season, or while something prevents them. */
  readonly totals: readonly SeasonRow[] | undefined;
}
