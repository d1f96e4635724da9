import { checkEvent, pairRoundSteps, type ExplainedBoard, type Stepwise } from '../../../src';
import { ruled, sentence, type Said } from '../../../language';
import type { NameOf } from './pair-steps';
import type { RoundThen } from './round-then';

/** The same round paired again, on the same results: what the rules give these two players. */
export function* pairedAgain(
  { before, said }: RoundThen,
  { board }: ExplainedBoard,
  nameOf: NameOf,
): Stepwise<readonly Said[]> {
  const event = checkEvent(before);
  const paired = event.ok ? yield* pairRoundSteps(event.value, said) : event;
  if (!paired.ok) return [sentence('nkWhyNoPairs', { why: ruled(paired.failure) })];
  const { boards, bye } = paired.value;
  const [one, two] = [board.black.player, board.white.player];
  const isTheirs = (player: number): boolean => player === one || player === two;
  if (boards.some(({ black, white }) => black.player === one && white.player === two)) {
    return [sentence('nkWhySamePairs')];
  }
  const others = boards.filter(
    ({ black, white }) => isTheirs(black.player) || isTheirs(white.player),
  );
  return [
    ...others.map(({ number, black, white }) =>
      sentence('nkWhyOtherPair', {
        board: number,
        black: nameOf(black.player),
        white: nameOf(white.player),
      }),
    ),
    ...(bye && isTheirs(bye.player)
      ? [sentence('nkWhyOtherBye', { name: nameOf(bye.player) })]
      : []),
  ];
}
