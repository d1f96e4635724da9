import type { PlayerNumber } from '../../../src';
import { sentence } from '../../../language';
import type { FigureStep } from '../../why/figures/figure';
import { namesOf } from '../book/names';
import type { LineSeen } from './standings-line';

/** SOS opponent by opponent (N9): without a game the own start score counts. */
export function sosSteps({ book, standings, line }: LineSeen): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const scoreOf = scores(standings);
  const own = standings.scale - line.startGroup;
  const terms = line.turns.map(({ kind, opponent }) =>
    kind === 'game' && opponent !== undefined ? scoreOf(opponent) : own,
  );
  const steps = line.turns.map(({ kind, opponent }, at): FigureStep => {
    const round = at + 1;
    const what =
      kind === 'game' && opponent !== undefined
        ? sentence('nkWhyOpponent', { round, name: nameOf(opponent) })
        : sentence('nkWhyOwnStart', { round });
    return { clause: 'N9', what, value: terms[at] ?? 0 };
  });
  return [...steps, added(terms, line.sos)];
}

/** SODOS game by game (N9): the result times the score of the opponent. */
export function sodosSteps({ book, standings, line }: LineSeen): readonly FigureStep[] {
  const nameOf = namesOf(book.players);
  const scoreOf = scores(standings);
  const games = line.turns.flatMap(({ kind, opponent, points }, at) =>
    kind === 'game' && opponent !== undefined ? [{ round: at + 1, opponent, points }] : [],
  );
  const steps = games.map(({ round, opponent, points }): FigureStep => ({
    clause: 'N9',
    what: sentence('nkWhyTimes', { round, name: nameOf(opponent) }),
    sum: [{ times: points, of: scoreOf(opponent) }],
    value: points * scoreOf(opponent),
  }));
  if (games.length === 0) return [{ clause: 'N9', what: sentence('nkWhyNoGames'), value: 0 }];
  const terms = games.map(({ opponent, points }) => points * scoreOf(opponent));
  return [...steps, added(terms, line.sodos)];
}

function added(terms: readonly number[], value: number): FigureStep {
  return { clause: 'N9', what: sentence('nkWhySosSum'), sum: terms, value };
}

/** Scores on the scale of the table. */
function scores({ lines }: LineSeen['standings']): (player: PlayerNumber) => number {
  const byPlayer = new Map(lines.map(({ player, tableScore }) => [player, tableScore]));
  return (player) => byPlayer.get(player) ?? 0;
}
