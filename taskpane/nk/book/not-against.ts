import type { PlayerNumber, PlayerPair } from '../../../src';
import { egdNameOf } from '../../../src/exchange';
import { likeness, spelling } from '../../sheets/columns/spelling';

/** A player as the list names them. */
interface Named {
  readonly number: PlayerNumber;
  readonly name: string;
}

/** Players of one club, or with one surname: not to be paired where the rules leave a choice. */
export type Kin = 'club' | 'family';

/** The players that a cell of the column names, and their kin; or the part of it that names nobody. */
export type Opponents =
  | { readonly ok: true; readonly players: readonly PlayerNumber[]; readonly kin: readonly Kin[] }
  | { readonly ok: false; readonly part: string };

const kinWords: ReadonlyMap<string, Kin> = new Map([
  ...['club', 'same club', 'zelfde club'].map((word) => [likeness(word), 'club'] as const),
  ...['family', 'familie', 'same family', 'zelfde familie'].map(
    (word) => [likeness(word), 'family'] as const,
  ),
]);

/**
 * Reads the players of a cell: numbers or names as they stand in the list, separated by semicolons, commas or new lines.
 * Numbers may be separated by blanks. A name that holds a comma is tried whole first; capitals do not matter where only one
 * name is like it. `club` and `family` stand for all of one club or surname, unless a player is called so.
 */
export function opponentsReader(players: readonly Named[]): (typed: string) => Opponents {
  const numbers = new Map(players.map(({ number }) => [String(number), number]));
  const names = new Map(players.map(({ name, number }) => [spelling(name), number]));
  const alike = new Map<string, PlayerNumber | undefined>();
  for (const { name, number } of players) {
    alike.set(likeness(name), alike.has(likeness(name)) ? undefined : number);
  }
  const one = (part: string): PlayerNumber | Kin | undefined =>
    numbers.get(part) ??
    names.get(spelling(part)) ??
    alike.get(likeness(part)) ??
    kinWords.get(likeness(part));
  const inParts = (text: string, [separator, ...finer]: readonly RegExp[]): Opponents => {
    const found: PlayerNumber[] = [];
    const kin: Kin[] = [];
    const parts = separator ? text.split(separator).map((part) => part.trim()) : [];
    for (const part of parts.filter((each) => each !== '')) {
      const player = one(part);
      const read: Opponents =
        player === undefined && finer.length > 0
          ? inParts(part, finer)
          : player === undefined
            ? { ok: false, part }
            : typeof player === 'number'
              ? { ok: true, players: [player], kin: [] }
              : { ok: true, players: [], kin: [player] };
      if (!read.ok) return read;
      found.push(...read.players);
      kin.push(...read.kin);
    }
    return { ok: true, players: found, kin };
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

/** What of a player says who is of one club or family. */
interface Related extends Named {
  readonly club?: string;
  readonly country?: string;
  readonly egdName?: string;
  readonly apartFrom?: readonly Kin[];
}

/** The pairs of one club or family in which somebody wishes to be kept apart, each once. */
export function avoidedPairs(players: readonly Related[]): readonly PlayerPair[] {
  const related: Readonly<Record<Kin, ReadonlyMap<PlayerNumber, string>>> = {
    club: new Map(players.map(({ number, club = '' }) => [number, likeness(club)])),
    family: new Map(players.map((player) => [player.number, surnameOf(player)])),
  };
  const pairs = new Map<string, PlayerPair>();
  for (const { number, apartFrom = [] } of players) {
    for (const kin of apartFrom) {
      const own = related[kin].get(number) ?? '';
      for (const { number: other } of own === '' ? [] : players) {
        if (other === number || related[kin].get(other) !== own) continue;
        const pair: PlayerPair = [Math.min(number, other), Math.max(number, other)];
        pairs.set(pair.join('-'), pair);
      }
    }
  }
  return [...pairs.values()];
}

/** The first word of the name in the EGD: "berg" of "Jan van den Berg". */
function surnameOf({ name, country, egdName }: Related): string {
  const [surname = ''] = (egdName ?? egdNameOf(name, country).egd).split(' ');
  return likeness(surname);
}
