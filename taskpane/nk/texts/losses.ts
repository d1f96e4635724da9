import type { PlayerNumber } from '../../../src';
import { sentence, type Item, type Sentence, type Translate } from '../../../src/language';
import type { BookRound } from '../book/book';

/** What is not in a text, with the names it concerns. */
export function lossOf(what: string, names: readonly Item[], t: Translate): string {
  return names.length > 0 ? t('nkLossOf', { what, names }) : what;
}

/** What is said of each round, behind its number. */
export function inRounds(ofRounds: readonly (readonly Item[])[]): readonly Sentence[] {
  return ofRounds.flatMap((some, index) =>
    some.map((who) => sentence('nkLossInRound', { round: index + 1, who })),
  );
}

/** The pairs that the director has fixed: in a text they look like any other. */
export function fixedPairs(
  rounds: readonly BookRound[],
  names: (player: PlayerNumber) => string,
): readonly Sentence[] {
  return inRounds(
    rounds.map(({ fixed }) =>
      fixed.map(([one, two]) => sentence('nkPairNames', { one: names(one), two: names(two) })),
    ),
  );
}
