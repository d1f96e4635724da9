import type { GameResult, NkEvent, Player, Round, Settings } from '../../../src';

const RESULTS: Record<string, GameResult | null> = {
  B: 'black',
  W: 'white',
  D: 'draw',
  L: 'bothLost',
  b: 'blackByForfeit',
  w: 'whiteByForfeit',
  '?': null,
};

/**
 * A round in short: "1-2B" is a game won by 1 with black (W white, D draw, L both lost, b and w by forfeit, ? open),
 * "3+" the bye, "4-" an absence, "4=" one worth half a point, "4" one worth what the settings say.
 */
export function round(text: string): Round {
  const games: Round['games'][number][] = [];
  const byes: number[] = [];
  const absences: NonNullable<Round['absences']>[number][] = [];
  for (const part of text.split(' ')) {
    const [, black, white, letter = ''] = /^(\d+)-(\d+)([BWDLbw?])$/.exec(part) ?? [];
    const [, single, sign] = /^(\d+)([-+=]?)$/.exec(part) ?? [];
    if (black) games.push({ black: +black, white: Number(white), result: RESULTS[letter] ?? null });
    else if (single && sign === '+') byes.push(+single);
    else if (single && sign === '') absences.push({ player: +single });
    else if (single) absences.push({ player: +single, points: sign === '=' ? 0.5 : 0 });
    else throw new Error(`"${part}" is no part of a round`);
  }
  return { games, byes, absences };
}

/** Players 1, 2, 3 ... of the groups named in their order, each weaker than the one before. */
export function field(
  groups: readonly number[],
  more: Record<number, Partial<Player>> = {},
): Player[] {
  return groups.map((group, index) => ({
    number: index + 1,
    strength: 2500 - 10 * index,
    group,
    ...more[index + 1],
  }));
}

/** An event of such players and rounds. */
export function event(
  players: readonly Player[],
  rounds: readonly string[] = [],
  settings: Partial<Settings> = {},
): NkEvent {
  return { players, rounds: rounds.map(round), settings };
}
