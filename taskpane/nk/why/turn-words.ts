import type { CheckedEvent, PlayerNumber, Turn } from '../../../src';
import { nkStandings } from '../../../src';
import { sentence, type Sentence } from '../../../language';
import type { NameOf } from './pair-steps';

/** One round of a player, in words. */
export function turnSaid(turn: Turn, nameOf: NameOf): Sentence {
  const { kind, points, opponent } = turn;
  switch (kind) {
    case 'bye':
      return sentence('nkWhyHadBye');
    case 'absence':
      return sentence('nkWhyWasAbsent', { points });
    case 'out':
      return sentence('nkWhyWasOut');
    case 'game':
    case 'forfeit':
      return metSaid(points, kind === 'forfeit', nameOf(opponent ?? 0));
  }
}

/** A game or a forfeit, from one side. */
export function metSaid(points: number, isForfeit: boolean, name: string): Sentence {
  if (points === 1) return sentence(isForfeit ? 'nkWhyWonForfeit' : 'nkWhyWon', { name });
  if (points === 0) return sentence(isForfeit ? 'nkWhyLostForfeit' : 'nkWhyLost', { name });
  return sentence(isForfeit ? 'nkWhyDrewForfeit' : 'nkWhyDrew', { name });
}

/** A round of a player of a checked event. */
export function turnIn(event: CheckedEvent, round: number, player: PlayerNumber): Turn {
  const standings = nkStandings(event);
  const line = standings.ok
    ? standings.value.lines.find((each) => each.player === player)
    : undefined;
  return line?.turns[round - 1] ?? { kind: 'out', points: 0, colour: '' };
}
