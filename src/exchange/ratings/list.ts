/** A player of a rating list. */
export interface RatedPlayer {
  /** The line of the text, from 1. */
  readonly row: number;
  /** As people write it: given name first. */
  readonly name: string;
  /** PIN of the European list, or AGA ID. */
  readonly id: string;
  /** As the European list has it: surname first. */
  readonly egdName?: string;
  readonly rating?: number;
  readonly grade?: string;
  readonly country?: string;
  /** Code of the club, or of the chapter. */
  readonly club?: string;
  /** Of the United States. */
  readonly state?: string;
  /** The last day of the membership, yyyy-mm-dd. */
  readonly expires?: string;
}

export type RatingSource = 'egf' | 'aga';

/** A list that was read; its `bad` lines look like players and are none: only the publisher can correct those. */
export interface RatingList {
  /** Undefined where no line was found. */
  readonly source: RatingSource | undefined;
  /** As the list says it. */
  readonly date?: string;
  readonly players: readonly RatedPlayer[];
  /** Players without a name. */
  readonly leftOut: number;
  /** Lines that cannot be read: the first of them with their texts, and how many. */
  readonly bad: readonly { readonly row: number; readonly text: string }[];
  readonly badCount: number;
  /** Ratings have one decimal only (list N). */
  readonly oneDecimal: boolean;
  /** The text is a page of a website. */
  readonly isPage: boolean;
}
