import type { CheckedEvent, Player, PlayerPair, Round, Settings } from '../../../src';
import type { Place } from '../../plan/place';
import type { Finding } from '../../plan/plan';
import { sentence } from '../../../language';

/** An event as a workbook holds it. */
export interface Book {
  readonly players: readonly BookPlayer[];
  readonly settings: Settings;
  /** The rounds whose results are complete, and the play-off where it has been paired: checked once, for all the rules. */
  readonly event: CheckedEvent;
  /** Every round that has a sheet. */
  readonly rounds: readonly BookRound[];
  readonly playOff: BookRound | undefined;
  /** Whether the sheet is of a version that did not ask whether half points count for places (N13). */
  readonly halfPointsUnknown: boolean;
  /** What is worth a look but stops nothing. */
  readonly warnings: readonly Finding[];
}

/** A player with a fact that only the pane knows: the rounds marked as absent. */
export interface BookPlayer extends Player {
  readonly name: string;
  readonly absent: readonly number[];
}

export interface BookRound {
  readonly round: Round;
  /** The sheet it stands on now. */
  readonly sheet: string;
  /** Where each of its games stands, in the order of the round. */
  readonly places: readonly Place[];
  /** The pairs that the director had fixed, by the remark beside them. */
  readonly fixed: readonly PlayerPair[];
  /** The games without a result, each by its cell. */
  readonly open: readonly Finding[];
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

/** The games without a result, by their cells. */
export function openGames({ rounds }: Book): readonly Finding[] {
  return rounds.flatMap(({ sheet, open }) => {
    const [first] = open;
    if (open.length <= mostOpen || !first) return open;
    return [{ ...first, sentence: sentence('nkNoResults', { sheet, count: open.length }) }];
  });
}
