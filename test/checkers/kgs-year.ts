/**
 * A championship year of KGS computed in exact fractions, straight from the description of 2010 and the decisions of
 * the rules (K1 to K9). It shares no code with `src` and goes another way about it: every point is dealt to a single
 * player first, and evened out among those who are level afterwards.
 */

export interface CheckedEntrant {
  readonly account: string;
  /** Halves and quarters are exact in binary. */
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
  readonly played?: number;
  readonly removed?: boolean;
}

export interface CheckedTournament {
  readonly name: string;
  /** Main time, as a number of minutes. */
  readonly minutes: number;
  readonly board: 19 | 13 | 9;
  readonly rounds: number;
  readonly entrants: readonly CheckedEntrant[];
  /** Rows of a director's own table for this tournament: players, then points of 1st, 2nd ... place. */
  readonly ownTable?: readonly (readonly number[])[];
}

export interface CheckedAlias {
  readonly account: string;
  readonly event?: string;
  readonly engine: string;
}

export interface CheckedYear {
  readonly tournaments: readonly CheckedTournament[];
  readonly aliases: readonly CheckedAlias[];
  /** Points of every tournament; empty for the calculator of 2010. */
  readonly points: readonly number[];
}

/** Exact fractions; the denominator is positive. */
class Fraction {
  constructor(
    readonly top: bigint,
    readonly bottom: bigint,
  ) {}

  plus({ top, bottom }: Fraction): Fraction {
    return new Fraction(this.top * bottom + top * this.bottom, this.bottom * bottom);
  }

  isAbove({ top, bottom }: Fraction): boolean {
    return this.top * bottom > top * this.bottom;
  }

  /** To twelve significant digits and more, whatever the denominator. */
  toNumber(): number {
    const whole = this.top / this.bottom;
    const scale = 10n ** 15n;
    return Number(whole) + Number(((this.top - whole * this.bottom) * scale) / this.bottom) / 1e15;
  }
}

const nothing = new Fraction(0n, 1n);

export interface CheckedResult {
  readonly F: number;
  readonly players: number;
  /** By account, of those who count. */
  readonly points: ReadonlyMap<string, number>;
}

export interface CheckedTotal {
  readonly place: number;
  readonly engine: string;
  readonly total: number;
  readonly events: number;
}

/** The factor F of a tournament: minutes instead of hours keep it exact. */
export function checkedFactor({ minutes, board, rounds }: CheckedTournament): number {
  let root = 0;
  // root ^ 3 hours are 60 root ^ 3 minutes.
  while (60n * BigInt(root) ** 3n < BigInt(minutes)) root++;
  const boards = { 19: 4, 13: 2, 9: 1 };
  return root * boards[board] * rounds;
}

function whoCounts({ rounds, entrants }: CheckedTournament): CheckedEntrant[] {
  return entrants.filter(({ removed, played = rounds }) => !(removed && played + played < rounds));
}

function pointOfPlace(
  tournament: CheckedTournament,
  year: CheckedYear,
  players: number,
  place: number,
): bigint {
  if (tournament.ownTable) {
    const row = tournament.ownTable.find(([size]) => size === players);
    if (!row) throw new Error(`${tournament.name} has no row for ${players} players`);
    return BigInt(row[place] ?? 0);
  }
  if (year.points.length > 0) return BigInt(year.points[place - 1] ?? 0);
  return (BigInt(checkedFactor(tournament)) * BigInt(players)) / (100n * 2n ** BigInt(place - 1));
}

/** Deals the points of a tournament. */
function deal(tournament: CheckedTournament, year: CheckedYear): Map<string, Fraction> {
  const counting = whoCounts(tournament);
  const standing = [...counting].sort(
    (a, b) => b.wins - a.wins || b.sos - a.sos || b.sodos - a.sodos,
  );
  const dealt = new Map<string, bigint>();
  for (const wins of new Set(standing.map((each) => each.wins))) {
    const sharers = standing.filter((each) => each.wins === wins);
    let pot = 0n;
    for (const sharer of sharers) {
      const place = standing.indexOf(sharer) + 1;
      pot += pointOfPlace(tournament, year, counting.length, place);
    }
    // Round by round, one point to each in order, until the pot is empty.
    for (const { account } of sharers) dealt.set(account, 0n);
    for (let turn = 0; pot > 0n; turn = (turn + 1) % sharers.length) {
      const account = sharers[turn]?.account ?? '';
      dealt.set(account, (dealt.get(account) ?? 0n) + 1n);
      pot -= 1n;
    }
  }
  const evened = new Map<string, Fraction>();
  for (const one of standing) {
    const level = standing.filter(
      (each) => each.wins === one.wins && each.sos === one.sos && each.sodos === one.sodos,
    );
    const together = level.reduce((sum, { account }) => sum + (dealt.get(account) ?? 0n), 0n);
    evened.set(one.account, new Fraction(together, BigInt(level.length)));
  }
  return evened;
}

export function checkedResult(tournament: CheckedTournament, year: CheckedYear): CheckedResult {
  const points = new Map<string, number>();
  for (const [account, share] of deal(tournament, year)) points.set(account, share.toNumber());
  return { F: checkedFactor(tournament), players: points.size, points };
}

/** The totals of the year; accounts within a tournament in order of the standings, tournaments in theirs. */
export function checkedTotals(year: CheckedYear): readonly CheckedTotal[] {
  const engines: { name: string; total: Fraction; events: Set<string> }[] = [];
  for (const tournament of year.tournaments) {
    for (const [account, share] of deal(tournament, year)) {
      const name = engineBehind(account, tournament.name, year.aliases);
      let engine = engines.find((each) => each.name.toLowerCase() === name.toLowerCase());
      if (!engine) {
        engine = { name, total: nothing, events: new Set() };
        engines.push(engine);
      }
      engine.total = engine.total.plus(share);
      engine.events.add(tournament.name);
    }
  }
  return engines
    .map(({ name, total, events }) => ({
      place: 1 + engines.filter((other) => other.total.isAbove(total)).length,
      engine: name,
      total: total.toNumber(),
      events: events.size,
    }))
    .sort((a, b) => a.place - b.place);
}

function engineBehind(account: string, event: string, aliases: readonly CheckedAlias[]): string {
  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
  const ofAccount = aliases.filter((alias) => same(alias.account, account));
  const lent = ofAccount.find((alias) => alias.event !== undefined && same(alias.event, event));
  return (lent ?? ofAccount.find((alias) => alias.event === undefined))?.engine ?? account;
}
