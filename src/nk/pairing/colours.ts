import type { Colour, Position } from '../event/event-state';
import type { ColourReason } from '../event/paired-round';
import type { PlayerNumber } from '../event/event';

/** Black and white, and the part of N14 that decides. */
export interface Colours {
  readonly black: PlayerNumber;
  readonly white: PlayerNumber;
  readonly by: ColourReason;
}

type ColouredPlayer = Pick<Position, 'number' | 'colours'>;

/**
 * The colours of a game (N14). Black goes to the player with the lower balance of black minus white. If level, it goes to
 * the player with white in the last game in which their colours differ, counting each player's games back from the
 * last; else to the first in entry order. Rounds without a game have no colour.
 */
export function colours(a: ColouredPlayer, b: ColouredPlayer): Colours {
  const balance = balanceOf(a) - balanceOf(b);
  if (balance !== 0) return given(balance < 0 ? a : b, a, b, 'balance');
  const turn = lastDifference(a.colours, b.colours);
  if (turn) return given(turn === 'white' ? a : b, a, b, 'alternate');
  return given(a.number < b.number ? a : b, a, b, 'entryOrder');
}

function given(
  black: ColouredPlayer,
  a: ColouredPlayer,
  b: ColouredPlayer,
  by: ColourReason,
): Colours {
  return { black: black.number, white: (black === a ? b : a).number, by };
}

/** Games with black minus games with white. */
function balanceOf({ colours: had }: ColouredPlayer): number {
  let sum = 0;
  for (const colour of had) sum += colour === 'black' ? 1 : colour === 'white' ? -1 : 0;
  return sum;
}

/** The first player's colour in that game. */
function lastDifference(a: readonly Colour[], b: readonly Colour[]): Colour | undefined {
  let [ofA, ofB] = [a.length, b.length];
  for (;;) {
    do ofA--;
    while (a[ofA] === '');
    do ofB--;
    while (b[ofB] === '');
    if (ofA < 0 || ofB < 0) return undefined;
    if (a[ofA] !== b[ofB]) return a[ofA];
  }
}
