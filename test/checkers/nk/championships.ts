/** Three real championships as events: what was there before a round, and how it was really paired. */
import { numbers, readGolden } from '../../golden/read';
import type { NkEvent, Player, PlayerNumber, Round } from '../../../src/nk/event/event';
import type { Pair } from './pairing';

/** A row of the table: a game, or a bye where there is no opponent. */
interface Row {
  readonly year: number;
  readonly round: number;
  readonly player: Side;
  readonly opponent: Side | undefined;
  readonly winner: PlayerNumber;
  readonly playerHasBlack: boolean;
}

/** One side of a row, with what the table says of the player before the round. */
export interface Side {
  readonly number: PlayerNumber;
  readonly grade: string;
  readonly group: number;
  readonly score: number;
  readonly sos: number;
}

export interface Championship {
  readonly year: number;
  /** The rounds' rows, from round 1. */
  readonly rounds: readonly (readonly Row[])[];
}

export function championships(): Championship[] {
  const { header, rows } = readGolden('nk-games-2018-2020.csv');
  const games = rows.map((cells) => {
    const cell = (name: string): string => cells[header.indexOf(name)] ?? '';
    const value = (name: string): number => numbers([cell(name)])[0] ?? NaN;
    const side = (who: string): Side => ({
      number: value(who),
      grade: cell(`${who}_grade`),
      group: value(`${who}_group`),
      score: value(`${who}_score_rel`),
      sos: value(`${who}_sos_rel`),
    });
    return {
      year: value('year'),
      round: value('round'),
      player: side('player'),
      opponent: cell('opponent') === '' ? undefined : side('opponent'),
      winner: value('winner'),
      playerHasBlack: cell('player_colour') === 'b',
    };
  });
  return [...new Set(games.map(({ year }) => year))].map((year) => {
    const own = games.filter((each) => each.year === year);
    const last = Math.max(...own.map(({ round }) => round));
    return {
      year,
      rounds: Array.from({ length: last }, (_, index) =>
        own.filter(({ round }) => round === index + 1),
      ),
    };
  });
}

/** Everyone named in a round. */
export function sidesOf(rows: readonly Row[]): Side[] {
  return rows.flatMap(({ player, opponent }) => (opponent ? [player, opponent] : [player]));
}

/** 7d is 7, 1d is 1, 1k is 0: ratings are not in the table. */
function strengthOf(grade: string): number {
  const number = parseInt(grade, 10);
  return grade.endsWith('d') ? number : 1 - number;
}

/** The event before a round; who does not play it, though in the event, is absent. */
export function eventBefore({ rounds }: Championship, round: number): NkEvent {
  const players = new Map<PlayerNumber, Player>();
  for (const [index, rows] of rounds.entries()) {
    for (const { number, grade, score } of sidesOf(rows)) {
      if (players.has(number)) continue;
      // A later entrant has missed the rounds before: the score is still the start score.
      const enters = index + 1;
      players.set(number, { number, strength: strengthOf(grade), group: -score, enters });
    }
  }
  const there = [...players.values()];
  return {
    players: there,
    rounds: rounds.slice(0, round - 1).map((rows, index) => roundOf(rows, index + 1, there)),
  };
}

function roundOf(rows: readonly Row[], round: number, players: readonly Player[]): Round {
  const named = new Set(sidesOf(rows).map(({ number }) => number));
  return {
    games: rows.flatMap(({ player, opponent, winner, playerHasBlack }) => {
      if (!opponent) return [];
      const [black, white] = playerHasBlack ? [player, opponent] : [opponent, player];
      return [
        {
          black: black.number,
          white: white.number,
          result: winner === black.number ? 'black' : 'white',
        },
      ];
    }),
    byes: rows.filter(({ opponent }) => !opponent).map(({ player }) => player.number),
    absences: players
      .filter(({ number, enters = 1 }) => enters <= round && !named.has(number))
      .map(({ number }) => ({ player: number })),
  };
}

/** Who missed a round. */
export function absentFrom(championship: Championship, round: number): PlayerNumber[] {
  const rows = championship.rounds[round - 1] ?? [];
  const named = new Set(sidesOf(rows).map(({ number }) => number));
  return eventBefore(championship, round)
    .players.filter(({ number, enters = 1 }) => enters <= round && !named.has(number))
    .map(({ number }) => number);
}

/** How a round was really paired. */
export function realPairs({ rounds }: Championship, round: number): Pair[] {
  return (rounds[round - 1] ?? []).flatMap(({ player, opponent }) =>
    opponent ? [[player.number, opponent.number] as const] : [],
  );
}
