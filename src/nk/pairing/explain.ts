import type { Message } from '../../message';
import type { Board, CriterionValue, NoPairing, Seat } from '../event/paired-round';
import type { nkPairing, pairReasons } from '../event/pairing-messages';

/** What is said of a pairing. */
export type PairMessage = Message<typeof nkPairing>;
type ReasonMessage = Message<typeof pairReasons>;

/**
 * Explains a pair: the rule that made it, what ordered players of equal SOS, the opponent that the pattern would give and
 * why it does not, and the reason for the colours. The criteria have messages of their own.
 */
export function explainPair(board: Board): readonly ReasonMessage[] {
  const { why, colours } = board;
  const [higher, lower] = inOrder(board);
  const reasons: ReasonMessage[] = [pathOf(board)];
  if (why.path !== 'forced') reasons.push(...tieOf(higher), ...tieOf(lower));
  const { expected, expectedNot } = why;
  if (expected !== undefined && expectedNot !== undefined) {
    reasons.push({ code: `not-${expectedNot}`, values: { higher: higher.player, expected } });
  }
  const [black, white] = [board.black.player, board.white.player];
  reasons.push(
    colours === 'director' || colours === 'entryOrder'
      ? { code: `colours-${colours}`, values: { black } }
      : { code: `colours-${colours}`, values: { black, white } },
  );
  return reasons;
}

/** A criterion of N5 with its number, of a pair or of a whole round. */
export function explainCriterion({ code, value }: CriterionValue): ReasonMessage {
  return { code: `criterion-${code}`, values: { value } };
}

/** The obstacle, then what to allow. */
export function explainNoPairing({ obstacle, relaxation }: NoPairing): readonly PairMessage[] {
  if (relaxation.length > 0) return [obstacle, ...relaxation];
  return [obstacle, { code: 'nothingToAllow', values: {} }];
}

function pathOf(board: Board): ReasonMessage {
  const { path, staying = 0 } = board.why;
  const [{ player: higher, group, ...up }, { player: lower, group: below, ...down }] =
    inOrder(board);
  const within = {
    ...{ group, staying, higher, lower },
    ...{ higherRank: up.stayRank ?? 0, lowerRank: down.stayRank ?? 0 },
  };
  const across = { group, below, higher, lower, higherPlace: up.rank, lowerPlace: down.rank };
  switch (path) {
    case 'forced':
      return { code: 'path-forced', values: {} };
    case 'slide':
    case 'fold':
      return { code: `path-${path}`, values: within };
    case 'title':
      return group === below
        ? { code: 'path-title-group', values: within }
        : { code: 'path-title-across', values: across };
    case 'float': {
      const { odd } = board.why;
      if (!odd) return { code: 'path-float', values: across };
      const code = odd.met === 0 ? 'path-float-odd' : 'path-float-left';
      return { code, values: { ...across, left: odd.left } };
    }
    case 'titleFloat':
      return { code: `path-${path}`, values: across };
  }
}

/** What put a player before or behind another with the same SOS. */
function tieOf({ player, sos, tie }: Seat): readonly ReasonMessage[] {
  if (!tie) return [];
  const two = { player, other: tie.with };
  return tie.by === 'strength'
    ? [{ code: 'tie-strength', values: { ...two, sos } }]
    : [{ code: 'tie-entryOrder', values: two }];
}

/** The seats, the higher placed first. */
function inOrder({ black, white }: Board): readonly [Seat, Seat] {
  const blackIsLower = (black.group - white.group || black.rank - white.rank) > 0;
  return blackIsLower ? [white, black] : [black, white];
}
