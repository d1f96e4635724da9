import type {
  CheckedEvent,
  Player,
  PlayerNumber,
  PlayerPair,
  Round,
  SaidRead,
  Settings,
} from '../../../src';
import { cellIn, type Place } from '../../sheets/address';
import type { Finding } from '../../sheets/plan';
import type { Snapshot } from '../../sheets/source';
import { sentence } from '../../../src/language';
import type { RoundField } from './fields';
import type { EventFacts } from './header';
import type { Kin } from './not-against';

/** An event as a workbook holds it. */
export interface Book {
  readonly players: readonly BookPlayer[];
  readonly settings: Settings;
  /** The rounds whose results are complete, and the play-off where it has been paired: checked once, for all the rules. */
  readonly event: CheckedEvent;
  /** Every round that has a sheet. */
  readonly rounds: readonly BookRound[];
  readonly playOff: BookRound | undefined;
  /** What the rating committee is told of the event. */
  readonly about: EventFacts;
  /** Where the names of the players in the EGD stand, in their order; undefined without such a column. */
  readonly egdNames: EgdNameCells | undefined;
  /** Players whose group was changed after round 1. */
  readonly regrouped: readonly Finding[];
  /** What is worth a look but stops nothing. */
  readonly warnings: readonly Finding[];
  /** The cell of the title round. */
  readonly titleFromAt: Place | undefined;
}

/** The column of the names in the EGD. */
export interface EgdNameCells {
  readonly cells: readonly Place[];
  readonly source: Snapshot;
}

/** A player with what only the pane knows: absences to come, and wishes for every round. */
export interface BookPlayer extends Player {
  readonly name: string;
  /** The rounds marked as absent. */
  readonly absent: readonly number[];
  /** Players not to be paired with, as long as the director does not say otherwise for a round. */
  readonly notAgainst?: readonly PlayerNumber[];
  /** Not to be paired with players of the own club or family where the rules leave a choice. */
  readonly apartFrom?: readonly Kin[];
  /** The board kept in every round. */
  readonly keptBoard?: number;
}

export interface BookRound {
  readonly round: Round;
  /** The sheet it stands on now. */
  readonly sheet: string;
  /** Where each of its games stands, in the order of the round. */
  readonly places: readonly Place[];
  /** Where its lines stand in the table: how far below its first cell, in the order of the round. */
  readonly lines: Readonly<Record<'games' | 'byes' | 'absences', readonly number[]>>;
  /** Lines of the table in which nothing stands. */
  readonly blank: readonly number[];
  /** What stands beside each of its games. */
  readonly beside: readonly { readonly group?: string; readonly remark?: string }[];
  /** The pairs that the director had fixed, by the remark beside them. */
  readonly fixed: readonly PlayerPair[];
  /** The games without a result, each by its cell. */
  readonly open: readonly Finding[];
  /** The players whose boards are to be paired later, and their lines. */
  readonly waiting: WaitingLines;
  /** What the director had said for it: "lost" where the line cannot be read, nothing where the sheet has no line for it. */
  readonly said?: SaidRead | 'lost';
}

/** Lines of a round that are still to be paired. */
export interface WaitingLines {
  readonly players: readonly PlayerNumber[];
  /** The same lines, in the table: how far below its first cell each stands. */
  readonly rows: readonly number[];
  /** The column of each field, in the table. */
  readonly columns: Readonly<Partial<Record<RoundField, number>>>;
  readonly place: Place;
}

export type BookFound =
  | { readonly ok: true; readonly book: Book }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Whether ratings are needed: groups and pairings need them, standings do not. */
export interface BookOptions {
  readonly rated?: boolean;
}

/** Games without a result that are listed; the others are counted. */
const mostOpen = 4;

/** The games without a result, by their cells, and the rounds in which players wait for a board. */
export function openGames({ rounds }: Book): readonly Finding[] {
  return rounds.flatMap(({ sheet, open, waiting }) => {
    const [first] = open;
    const games =
      open.length <= mostOpen || !first
        ? open
        : [{ ...first, sentence: sentence('nkNoResults', { sheet, count: open.length }) }];
    const count = waiting.players.length;
    return count === 0
      ? games
      : [
          ...games,
          { sentence: sentence('nkSomeWait', { sheet, count }), at: waitingCell(waiting) },
        ];
  });
}

/** Where the first of those who wait stands. */
export function waitingCell({ rows: [first = 0], columns, place }: WaitingLines): Place {
  return cellIn(place, first, columns.result ?? 0);
}

/** Whether every player of a round has a board, and every game a result. */
export function isComplete({ open, waiting }: BookRound): boolean {
  return open.length === 0 && waiting.players.length === 0;
}
