import type { PlayerNumber } from '../../../../src';
import type { OpenGothaLoss } from '../../../../src/exchange';
import type { Item, TextKey, Translate } from '../../../../language';
import type { Book } from '../../book/book';
import { fixedPairs, inRounds, lossOf } from '../losses';

const otherwise = {
  names: 'nkLossNames',
  clubs: 'nkLossClubs',
  countries: 'nkLossCountries',
  pins: 'nkLossPins',
  grades: 'nkGothaLossGrades',
  ratings: 'nkGothaLossRatings',
  byes: 'nkGothaLossByes',
  details: 'nkGothaLossDetails',
} as const satisfies Readonly<Record<OpenGothaLoss['code'], TextKey>>;

/** What the file has otherwise than the workbook. */
export function heldOtherwise(
  code: OpenGothaLoss['code'],
  names: readonly Item[],
  t: Translate,
): string {
  return lossOf(t(otherwise[code]), names, t);
}

/** What a championship knows and the file does not (E8). */
export function notHeld(
  { players, rounds, settings, playOff }: Book,
  nameOf: (player: PlayerNumber) => string,
  t: Translate,
): readonly string[] {
  const named = (what: string, names: readonly Item[]): readonly string[] =>
    names.length > 0 ? [lossOf(what, names, t)] : [];
  const called = (some: typeof players): readonly string[] => some.map(({ name }) => name);
  const halves = rounds.map(({ round: { absences = [] } }) =>
    absences
      .filter(({ points = settings.absencePoints }) => points !== settings.absencePoints)
      .map(({ player }) => nameOf(player)),
  );
  const final = playOff?.round.games.flatMap(({ black, white }) => [nameOf(black), nameOf(white)]);
  return [
    t('nkGothaLossSettings'),
    ...named(t('nkLossRights'), called(players.filter(({ right = '' }) => right !== ''))),
    ...named(t('nkGothaLossLate'), called(players.filter(({ enters = 1 }) => enters > 1))),
    ...named(
      t('nkGothaLossWithdrawn'),
      called(players.filter(({ withdrawnAfter }) => withdrawnAfter !== undefined)),
    ),
    ...named(t('nkLossPlayOff'), final ?? []),
    ...named(t('nkLossFixed'), fixedPairs(rounds, nameOf)),
    ...named(t('nkGothaLossHalves'), inRounds(halves)),
  ];
}
