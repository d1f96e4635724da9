import type { SectionPoints } from '../../src';
import type { Section } from './section';

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
}

/** What the form is told of the list. */
export interface QualifierKnown {
  readonly name: string;
  readonly sections: readonly string[];
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
