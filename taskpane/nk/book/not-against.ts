import type { PlayerNumber, PlayerPair } from '../../../src';
import { likeness, spelling } from '../../columns/spelling';

/** A player as the list names them. */
interface Named {
  readonly number: PlayerNumber;
  readonly name: string;
}

/** The players that a cell of the column names, or the part of it that names nobody. */
export type Opponents =
  | { readonly ok: true; readonly players: readonly PlayerNumber[] }
  | { readonly ok: false; readonly part: string };

/**
 * Reads the players of a cell: numbers or names as they stand in the list, separated by semicolons, commas or new lines.
 * Numbers may be separated by blanks. A name that holds a comma is tried whole first; capitals do not matter where only one
 * name is like it.
 */
export function opponentsReader(players: readonly Named[]): (typed: string) => Opponents {
  const numbers = new Map(players.map(({ number }) => [String(number), number]));
  const names = new Map(players.map(({ name, number }) => [spelling(name), number]));
  const alike = new Map<string, PlayerNumber | undefined>();
  for (const { name, number } of players) {
    alike.set(likeness(name), alike.has(likeness(name)) ? undefined : number);
  }
  const one = (part: string): PlayerNumber | undefined =>
    numbers.get(part) ?? names.get(spelling(part)) ?? alike.get(likeness(part));
  const inParts = (text: string, [separator, ...finer]: readonly RegExp[]): Opponents => {
    const found: PlayerNumber[] = [];
    const parts = separator ? text.split(separator).map((part) => part.trim()) : [];
    for (const part of parts.filter((each) => each !== '')) {
      const player = one(part);
      const read: Opponents =
        player === undefined && finer.length > 0
          ? inParts(part, finer)
          : player === undefined
            ? { ok: false, part }
            : { ok: true, players: [player] };
      if (!read.ok) return read;
      found.push(...read.players);
    }
    return { ok: true, players: found };
  };
  return (typed) => {
    const text = typed.trim();
    const blanks = /^[\d\s;,]+$/.test(text) ? [/\s+/] : [];
    return inParts(text, [/[;\n]+/, /,/, ...blanks]);
  };
}

/** The pairs that should not meet in any round, each once. */
export function lastingBans(
  players: readonly {
    readonly number: PlayerNumber;
    readonly notAgainst?: readonly PlayerNumber[];
  }[],
): readonly PlayerPair[] {
  const pairs = new Map<string, PlayerPair>();
  for (const { number, notAgainst = [] } of players) {
    for (const other of notAgainst) {
      const pair: PlayerPair = [Math.min(number, other), Math.max(number, other)];
      pairs.set(pair.join('-'), pair);
    }
  }
  return [...pairs.values()];
}
