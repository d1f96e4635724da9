import { numbers, readGolden } from '../../golden/read';
import type {
  NkEvent,
  Player,
  PlayerNumber,
  Round,
  RoundOptions,
  Settings,
} from '../../../src/nk/event/event';
import { costOf, type Field, fieldOf, isLegal, type Pair, taskOf } from './pairing';
import type { PairingResult } from '../../../src/nk/event/paired-round';
import { ledgerOf } from './ledger';

/** Three real championships as events: what was there before a round, and how it was really paired. */

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

/** Real pairings held against the rules' own: whole rounds, and the Topgroep and Groep 1 by themselves. */

/** One round of one championship, or one group of it. */
export interface Compared {
  readonly year: number;
  readonly round: number;
  /** 0 or 1; left out for the whole field. */
  readonly group?: number;
  /** N7 and the sums of N5 of the rules' pairs and of the real ones. */
  readonly ours: readonly number[];
  readonly real: readonly number[];
  /** The same pairs; or the same except for players level in SOS (the table has no ratings). */
  readonly pairs: 'equal' | 'equal but for equal SOS' | 'other';
}

type PairRound = (event: NkEvent, options: RoundOptions) => PairingResult;

export interface ComparedRound {
  readonly whole: Compared;
  readonly groups: readonly Compared[];
  /** Real pairs that N5 does not allow. */
  readonly illegal: readonly Pair[];
}

export function compareRound(
  championship: Championship,
  round: number,
  settings: Settings,
  pairRound: PairRound,
): ComparedRound {
  const event = eventBefore(championship, round);
  const [bye] = (championship.rounds[round - 1] ?? []).flatMap(({ player, opponent }) =>
    opponent ? [] : [player.number],
  );
  const options: RoundOptions = {
    absent: absentFrom(championship, round),
    ...(bye !== undefined && { bye }),
  };
  const result = pairRound(event, options);
  if (!result.ok) throw new Error(`${championship.year}, round ${round}: ${result.failure.code}`);
  const ours = result.value.boards.map(({ black, white }): Pair => [black.player, white.player]);
  const real = realPairs(championship, round);
  const field = fieldOf(taskOf(ledgerOf(event), settings, options), bye);
  const compared = (group?: number): Compared => {
    const [a, b] = [touching(field, ours, group), touching(field, real, group)];
    return {
      year: championship.year,
      round,
      ...(group !== undefined && { group }),
      ours: costOf(field, a),
      real: costOf(field, b),
      pairs: likeness(field, a, b),
    };
  };
  const groups = [0, 1].filter((group) => touching(field, real, group).length > 0);
  return {
    whole: compared(),
    groups: groups.map(compared),
    illegal: real.filter((pair) => !isLegal(field, pair)),
  };
}

/** The pairs with a player of the group. */
function touching({ byNumber }: Field, pairs: readonly Pair[], group?: number): Pair[] {
  return pairs.filter(
    (pair) => group === undefined || pair.some((each) => byNumber.get(each)?.group === group),
  );
}

function likeness(field: Field, a: readonly Pair[], b: readonly Pair[]): Compared['pairs'] {
  const listed = (pairs: readonly Pair[], name: (player: number) => string): string =>
    pairs
      .map((pair) => pair.map(name).sort().join('-'))
      .sort()
      .join(' ');
  if (listed(a, String) === listed(b, String)) return 'equal';
  const bySos = (player: number): string => {
    const account = field.byNumber.get(player);
    return `${String(account?.group)}:${String(account?.sos2)}`;
  };
  return listed(a, bySos) === listed(b, bySos) ? 'equal but for equal SOS' : 'other';
}

/** The first criterion in which the rules' pairs are better; '' where none is. Never worse is checked elsewhere. */
export function betterIn({ ours, real }: Compared): string {
  const at = ours.findIndex((value, index) => value !== real[index]);
  return ['N7', 'repeats', 'gaps', 'down-floats', 'up-floats', 'slide or fold'][at] ?? '';
}
