import { existing } from '../../existing';
import type { PlayerNumber, PlayerPair, RoundOptions } from '../event/event';
import type { Board, PairedRound, PairingResult } from '../event/paired-round';
import type { Stepwise } from '../../stepwise';

/** Pairs the round with these options. */
type Pairing = (options: RoundOptions) => Stepwise<PairingResult>;

/**
 * A round that the clauses value as much as the best one, with fewer pairs to be avoided, if there is one. All of them are
 * left out at once; where that is not as good, one after the other.
 */
export function* avoiding(
  best: PairedRound,
  options: RoundOptions,
  pair: Pairing,
): Stepwise<PairedRound> {
  const { forced = [], forbidden = [], avoid = [] } = options;
  const fixed = new Set(forced.map(({ players }) => keyOf(players)));
  const wished = new Map(avoid.map((each) => [keyOf(each), each]));
  for (const key of fixed) wished.delete(key);
  const clashes = ({ boards }: PairedRound): readonly string[] =>
    boards.map((board) => keyOf(playersOf(board))).filter((key) => wished.has(key));
  let kept = best;
  let bans: readonly PlayerPair[] = [];
  const attempt = function* (more: readonly PlayerPair[]): Stepwise<void> {
    const all = [...bans, ...more];
    const result = yield* pair({ ...options, forbidden: [...forbidden, ...all] });
    if (!result.ok || !isAsGood(result.value, best)) return;
    if (clashes(result.value).length >= clashes(kept).length) return;
    kept = result.value;
    bans = all;
  };
  if (clashes(kept).length > 0) yield* attempt([...wished.values()]);
  const tried = new Set<string>();
  const untried = (): string | undefined => clashes(kept).find((key) => !tried.has(key));
  for (let next = untried(); next !== undefined; next = untried()) {
    tried.add(next);
    yield* attempt([existing(wished.get(next))]);
  }
  return withReasons(kept, bans);
}

/** Whether a round has the same value by every clause: the criteria, the bye, and who of the candidates floats. */
function isAsGood(round: PairedRound, best: PairedRound): boolean {
  const worth = ({ criteria, bye, boards }: PairedRound): string =>
    JSON.stringify([
      criteria.map(({ value }) => value),
      bye?.player,
      boards.filter(({ why }) => why.path === 'titleFloat').map(floaterOf),
    ]);
  return worth(round) === worth(best);
}

function floaterOf({ black, white }: Board): PlayerNumber {
  return black.group < white.group ? black.player : white.player;
}

/** An opponent that was avoided was not forbidden. */
function withReasons(round: PairedRound, bans: readonly PlayerPair[]): PairedRound {
  const avoided = new Set(bans.map(keyOf));
  return {
    ...round,
    boards: round.boards.map((board) => {
      const { why } = board;
      const { expected } = why;
      if (why.expectedNot !== 'forbidden' || expected === undefined) return board;
      const isAvoided = playersOf(board).some((player) => avoided.has(keyOf([player, expected])));
      return isAvoided ? { ...board, why: { ...why, expectedNot: 'keptApart' as const } } : board;
    }),
  };
}

function playersOf({ black, white }: Board): PlayerPair {
  return [black.player, white.player];
}

function keyOf([a, b]: PlayerPair): string {
  return `${Math.min(a, b)}-${Math.max(a, b)}`;
}
