import type { Stepwise } from '../../core/stepwise';
import { lowerCase } from '../../core/text';
import { egdNameOf, plainLetters } from '../names';
import type { RatedPlayer } from './list';

/** An entrant to be found in a list. */
export interface Sought {
  readonly name: string;
  readonly id?: string | undefined;
  readonly egdName?: string | undefined;
  readonly country?: string | undefined;
}

/** What an entrant was found by (B4): the country where it alone decided among several. */
export type FoundBy = 'id' | 'egdName' | 'name' | 'words' | 'country';

export type Match =
  | { readonly kind: 'found'; readonly player: RatedPlayer; readonly by: FoundBy }
  | { readonly kind: 'several'; readonly candidates: readonly RatedPlayer[] }
  /** Nobody; these look alike and are never taken by themselves. */
  | { readonly kind: 'none'; readonly proposals: readonly RatedPlayer[] };

const MOST_PROPOSALS = 5;

/** Players per step. */
const PLAYERS = 500;

/** A list, to look up entrants in. */
export class RatingIndex {
  private readonly byId = new Map<string, RatedPlayer[]>();
  private readonly byName = new Map<string, RatedPlayer[]>();
  private readonly byWords = new Map<string, RatedPlayer[]>();
  private readonly keys: (readonly [key: string, player: RatedPlayer])[] = [];

  private constructor() {
    // Only as `of` makes it.
  }

  /** The index of these players, made in steps. */
  static *of(players: readonly RatedPlayer[]): Stepwise<RatingIndex> {
    const index = new RatingIndex();
    for (const [at, player] of players.entries()) {
      if (at % PLAYERS === PLAYERS - 1) yield at / players.length;
      index.add(player);
    }
    return index;
  }

  private add(player: RatedPlayer): void {
    add(this.byId, player.id, player);
    const key = keyOf(player.name);
    this.keys.push([key, player]);
    for (const each of unique([key, keyOf(player.egdName ?? key)])) add(this.byName, each, player);
    add(this.byWords, sorted(key), player);
  }

  /** The player of the list who is the entrant, or who may be. */
  find(sought: Sought): Match {
    const { name, id = '', egdName = '', country = '' } = sought;
    const byId = id === '' ? [] : (this.byId.get(id.trim()) ?? []);
    if (byId.length > 0) return found(byId, 'id', country);
    const byEgdName = egdName === '' ? [] : (this.byName.get(keyOf(egdName)) ?? []);
    if (byEgdName.length > 0) return found(byEgdName, 'egdName', country);
    const keys = keysOf(name, country);
    const byName = unique(
      keys.reduce<RatedPlayer[]>((all, key) => [...all, ...(this.byName.get(key) ?? [])], []),
    );
    if (byName.length > 0) return found(byName, 'name', country);
    const words = unique(keys.map(sorted));
    const byWords = unique(
      words.reduce<RatedPlayer[]>((all, key) => [...all, ...(this.byWords.get(key) ?? [])], []),
    );
    if (byWords.length > 0) return found(byWords, 'words', country);
    return { kind: 'none', proposals: this.proposals(keys) };
  }

  /** Players whose surname and first letter are equal, or of whose name one letter is another. */
  private proposals(keys: readonly string[]): readonly RatedPlayer[] {
    const proposals: RatedPlayer[] = [];
    for (const [key, player] of this.keys) {
      if (!keys.some((each) => isAlike(each, key))) continue;
      proposals.push(player);
      if (proposals.length === MOST_PROPOSALS) break;
    }
    return proposals;
  }
}

function found(players: readonly RatedPlayer[], by: FoundBy, country: string): Match {
  const [player] = players;
  if (player && players.length === 1) return { kind: 'found', player, by };
  const home = lowerCase(country.trim());
  const there = players.filter((each) => home !== '' && lowerCase(each.country ?? '') === home);
  const [only] = there;
  if (only && there.length === 1) return { kind: 'found', player: only, by: 'country' };
  return { kind: 'several', candidates: players };
}

/** The entrant's name as it stands, given name first, in the European order, and with accents dropped instead of spelled out. */
function keysOf(name: string, country: string): readonly string[] {
  const dropped = name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return unique(
    [name, dropped].reduce<string[]>(
      (keys, each) => [
        ...keys,
        keyOf(each),
        keyOf(givenFirst(each)),
        keyOf(egdNameOf(each, country).egd),
      ],
      [],
    ),
  ).filter((key) => key !== '');
}

/** `Lin, Ada` as `Ada Lin`. */
function givenFirst(name: string): string {
  const comma = name.indexOf(',');
  return comma === -1 ? name : `${name.slice(comma + 1)} ${name.slice(0, comma)}`;
}

/** What spellings of one name share: no case, accents, signs; one blank between words. */
function keyOf(name: string): string {
  return lowerCase(plainLetters(name))
    .replace(/[.'"`()[\]{}]/g, '')
    .replace(/[\s_,-]+/g, ' ')
    .trim();
}

function sorted(key: string): string {
  return key.split(' ').sort().join(' ');
}

function isAlike(one: string, two: string): boolean {
  return hasSameSurname(one, two) || differsByOne(one, two);
}

function hasSameSurname(one: string, two: string): boolean {
  const blank = one.lastIndexOf(' ');
  return blank > 0 && two.startsWith(one.charAt(0)) && two.endsWith(one.slice(blank));
}

/** One letter changed, added or left out. */
function differsByOne(one: string, two: string): boolean {
  if (Math.abs(one.length - two.length) > 1) return false;
  const [short, long] = one.length <= two.length ? [one, two] : [two, one];
  let at = 0;
  while (at < short.length && short.charAt(at) === long.charAt(at)) at++;
  const rest = short.slice(short.length === long.length ? at + 1 : at);
  return rest === long.slice(at + 1);
}

function add(map: Map<string, RatedPlayer[]>, key: string, player: RatedPlayer): void {
  const there = map.get(key);
  if (there) there.push(player);
  else map.set(key, [player]);
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** The grade of a rating (2,100 = 1d, 100 for each grade), as a number: 1d is 1, 1k is 0. */
function gradeOf(rating: number): number {
  return Math.round((rating - 2100) / 100) + 1;
}

/** Whether a grade is more than two from the rating's own (B7); professionals have none. */
export function isFarFromRating(grade: string, rating: number): boolean {
  const [, digits = '', letter = ''] = /^(\d{1,2})([kd])$/i.exec(grade) ?? [];
  if (digits === '') return false;
  const number = lowerCase(letter) === 'd' ? Number(digits) : 1 - Number(digits);
  return Math.abs(number - gradeOf(rating)) > 2;
}
