import type { Stepwise } from '../../../src';

/** Blanks of every kind, and invisible characters (zero width, byte order mark, soft hyphen). */
const blanks = /[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/gu;
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/**
 * A name in normal spelling: composed accents, single ordinary blanks, none around it. Two cells with one
 * spelling look the same on the screen.
 */
export function spelling(text: string): string {
  return text.normalize('NFC').replace(unseen, '').replace(blanks, ' ').trim();
}

/** A text without any blank or invisible character. */
export function bare(text: string): string {
  return text.replace(unseen, '').replace(blanks, '');
}

/**
 * What names that look alike have in common: letters and digits without case, accents, blanks and punctuation. A name
 * of punctuation only keeps its spelling.
 */
export function likeness(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/æ/g, 'ae')
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain === '' ? spelling(text) : plain;
}

/** How a name looks, also with the family name first: `van Dam, Jan` is like `Jan van Dam`. */
function looks(name: string): string {
  const [, family = '', given = name] = /^([^,]+),([^,]+)$/.exec(name) ?? [];
  return likeness(`${given} ${family}`);
}

/** Names per step: a few milliseconds. */
const namesAtOnce = 100;

/** One name of a list, with where it stands. */
export interface PlacedName<P> {
  readonly text: string;
  readonly at: P;
}

/** Names that share a spelling (`same`) or merely look alike (`alike`), in order of first appearance. */
interface NameGroup<P> {
  readonly kind: 'same' | 'alike';
  readonly names: readonly PlacedName<P>[];
}

/**
 * Finds the names that stand twice in a list, and those that look alike (case, blanks, accents composed or not, family name first), in
 * steps that tell how far it is, from 0 to 1. Names of one spelling are one name to a group of look-alikes.
 */
export function* similarNameSteps<P>(
  names: readonly PlacedName<P>[],
): Stepwise<readonly NameGroup<P>[]> {
  const byLikeness = new Map<string, PlacedName<P>[]>();
  for (const [i, name] of names.entries()) {
    push(byLikeness, looks(name.text), name);
    if (i % namesAtOnce === 0) yield i / names.length;
  }
  const groups: NameGroup<P>[] = [];
  for (const alike of byLikeness.values()) {
    if (alike.length === 1) continue;
    const spellings = grouped(alike, ({ text }) => spelling(text));
    for (const same of spellings) if (same.length > 1) groups.push({ kind: 'same', names: same });
    const firsts = spellings.flatMap(([first]) => (first ? [first] : []));
    if (firsts.length > 1) groups.push({ kind: 'alike', names: firsts });
  }
  return groups;
}

/**
 * Names of one list compared with those of another: for each, the one of the same spelling, else those that look
 * alike, for the user to decide.
 */
export function matchNames<P, Q>(
  names: readonly PlacedName<P>[],
  others: readonly PlacedName<Q>[],
): readonly {
  readonly name: PlacedName<P>;
  readonly same: PlacedName<Q> | undefined;
  readonly alike: readonly PlacedName<Q>[];
}[] {
  const bySpelling = new Map(others.map((other) => [spelling(other.text), other]));
  const byLikeness = new Map<string, PlacedName<Q>[]>();
  for (const other of others) push(byLikeness, looks(other.text), other);
  return names.map((name) => {
    const same = bySpelling.get(spelling(name.text));
    return { name, same, alike: same ? [] : (byLikeness.get(looks(name.text)) ?? []) };
  });
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) push(groups, keyOf(item), item);
  return [...groups.values()];
}

function push<T>(groups: Map<string, T[]>, key: string, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** One slip of the keyboard in a word of six letters, two in one of ten; numbers are no slips. */
export function isSlip(one: string, two: string): boolean {
  const least = Math.min(one.length, two.length);
  const most = least >= 10 ? 2 : least >= 6 ? 1 : 0;
  if (most === 0 || one === two || Math.abs(one.length - two.length) > most) return false;
  if (one.replace(/\D/g, '') !== two.replace(/\D/g, '')) return false;
  return slipsBetween(one, two) <= most;
}

/** Letters left out, put in, changed, or two that changed places. */
function slipsBetween(one: string, two: string): number {
  let before: number[] = [];
  let last = Array.from({ length: two.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= two.length; j++) {
      const isSame = one[i - 1] === two[j - 1];
      const turned = i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        turned ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
  }
  return last[two.length] ?? 0;
}
