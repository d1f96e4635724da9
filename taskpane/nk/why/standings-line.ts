import type { Standings, StandingsLine } from '../../../src';
import type { Book } from '../book/book';

/** A column of the standings; a round by its number. */
export type StandingsColumn =
  | 'place'
  | 'line'
  | 'group'
  | 'score'
  | 'sos'
  | 'sodos'
  | 'wins'
  | number;

/** A line of the standings, with all that stands around it. */
export interface LineSeen {
  readonly book: Book;
  readonly standings: Standings;
  readonly line: StandingsLine;
  /** Its place among the lines, from 0. */
  readonly at: number;
  /** What the cell shows. */
  readonly written: string;
}
