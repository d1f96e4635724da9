import type {
  Awards,
  Candidate,
  Concerned,
  CycleFailure,
  CycleWarning,
  DefaultTier,
  Grouping,
  How,
  Last,
  League,
  Movement,
  Named,
  Placement,
  TierFill,
} from './cycle';
import type { Stepwise } from '../core/stepwise';
import { type Layout, leagueName, leaguesIn, LEAST_PLAYERS, MOST_PLAYERS } from './arguments';
import { entitledTier, isPossible, snakeLeague } from './sizes';
import { broken, numberOfCycle as numberArgument } from './messages';
import { significant } from '../core/numbers';
import { flaw } from '../core/arguments';
import { existing, placed } from '../core/result';
import { addTo, type Registered, type Resulted } from './lists';

/** The leagues of a cycle, valid only without failures. */
interface Filled extends Pick<Grouping, 'tiers' | 'leagues' | 'fills' | 'warnings'> {
  /** Players moved out of the last full tier, best first. */
  readonly movedDown: readonly Concerned[];
  readonly failures: readonly CycleFailure[];
}

/**
 * Fills the tiers from the top (U7) and deals each out to its leagues (U9).
 *
 * @param entrants in the order of `compareByRating`
 * @param layout a remainder without a league for it (U3) gets one from the lowest of the last full tier
 */
export function* fillTiers(
  entrants: readonly TierEntrant[],
  layout: Layout,
  awards: Awards,
): Stepwise<Filled> {
  const { fullTiers, remainder, bottomLeagues } = layout;
  const tiers = remainder === 0 ? fullTiers : fullTiers + 1;
  const failures = pinFlaws(entrants, tiers);
  const warnings: CycleWarning[] = [];
  const fills: TierFill[] = [];
  const movedDown: Concerned[] = [];
  if (failures.length > 0) return { tiers, leagues: [], fills, movedDown, failures, warnings };

  const roster = rosterOf(entrants, tiers);
  let bottomSeats = Math.max(remainder, LEAST_PLAYERS);
  for (let tier = 1; tier <= tiers; tier++) {
    const seats = tier <= fullTiers ? MOST_PLAYERS * leaguesIn(tier) : bottomSeats;
    yield;
    const filled = fillTier(roster, tier, seats, awards);
    fills.push(filled.fill);
    failures.push(...filled.failures);
    warnings.push(...filled.warnings);
    if (tier !== fullTiers || isPossible(layout)) continue;
    const lowest = moveDown(roster, tier, awards);
    bottomSeats -= lowest.moved.length;
    movedDown.push(...lowest.moved);
    failures.push(...lowest.failures);
    warnings.push(...lowest.warnings);
  }

  const slotsOf = Array.from({ length: tiers }, (): Slot[] => []);
  for (const slot of roster.slots) slotsOf[slot.tier - 1]?.push(slot);
  const leagues: League[] = [];
  for (const [index, slots] of slotsOf.entries()) {
    const tier = index + 1;
    const count = tier <= fullTiers ? leaguesIn(tier) : Math.max(1, bottomLeagues);
    yield;
    leagues.push(...dealOut(slots, tier, count, tiers));
  }
  return { tiers, leagues, fills, movedDown, failures, warnings };
}

/** How many players without a seat are kept for comparison. */
const NEXT_SHOWN = 3;

const BY_DEFAULT: How = { by: 'default' };
const BY_PIN: How = { by: 'pin' };

interface FilledTier {
  readonly fill: TierFill;
  readonly failures: readonly CycleFailure[];
  readonly warnings: readonly CycleWarning[];
}

/**
 * Fills one tier of a roster (U7). Players pinned to it or with this default tier take their seats; open seats go to the
 * highest rating and award. The tiers above are filled already; players pinned below wait.
 */
export function fillTier(roster: Roster, tier: number, seats: number, awards: Awards): FilledTier {
  const pinned = roster.pinned.get(tier) ?? [];
  const byDefault = (roster.unpinned.get(tier) ?? []).filter(waits);
  const taken = pinned.length + byDefault.length;
  seat(pinned, tier, BY_PIN);
  seat(byDefault, tier, BY_DEFAULT);

  const open = Math.max(0, seats - taken);
  const best = bestFor(roster, tier, open + NEXT_SHOWN, awards);
  const chosen = best.slice(0, open);
  const next = best.slice(open);
  chosen.forEach(({ slot, award, sum }, index) => {
    seat([slot], tier, { by: 'fill', award, sum, order: index + 1 });
  });
  const fill = {
    tier,
    seats,
    pinned: pinned.length,
    byDefault: byDefault.length,
    filled: chosen.map(candidateOf),
    next: next.map(candidateOf),
  };
  const overfull = (): CycleFailure => {
    const [fixed, entitled] = [named(pinned), named(byDefault)];
    const at = { list: 'registrations', rows: rowsOf([...fixed, ...entitled]) } as const;
    return broken(at, 'tierOverfull', {
      tier,
      seats,
      pinned: { list: 'registrations', players: fixed },
      byDefault: { list: 'registrations', players: entitled },
    });
  };
  return {
    fill,
    failures: taken > seats ? [overfull()] : [],
    warnings: decidedByName(tier, chosen[chosen.length - 1], next[0]),
  };
}

function rowsOf(players: readonly Named[]): number[] {
  return players.map(({ row }) => row);
}

function named(slots: readonly Slot[]): Named[] {
  return slots
    .map(({ entrant: { registered } }) => ({ row: registered.row, name: registered.name }))
    .sort((a, b) => a.row - b.row);
}

/**
 * The best by rating and award of the waiting players without a pin (U7), best first. Few have an award, and those
 * without one are already in order: the two lists are merged.
 */
export function bestFor(
  { slots, unpinned }: Roster,
  tier: number,
  count: number,
  awards: Awards,
): readonly Compared[] {
  const hasAward = ({ entrant }: Slot): boolean => awardFor(tier, entrant.last, awards) > 0;
  // Places 3 to 5 of the tier below and 6 to 8 of this one have the same default tier: the one below.
  const awarded = (unpinned.get(tier + 1) ?? [])
    .filter((slot) => waits(slot) && hasAward(slot))
    .map((slot) => comparedFor(tier, slot, awards))
    .sort(compareBySum);
  const best: Compared[] = [];
  let taken = 0;
  for (const slot of slots) {
    if (best.length >= count) break;
    if (!waits(slot) || slot.entrant.pin !== 0 || hasAward(slot)) continue;
    const plain = comparedFor(tier, slot, awards);
    for (let next = awarded[taken]; next && compareBySum(next, plain) < 0; next = awarded[taken]) {
      best.push(next);
      taken++;
    }
    best.push(plain);
  }
  return [...best, ...awarded.slice(taken)].slice(0, count);
}

/** A player as compared for the seats of a tier (U7). */
interface Compared {
  readonly slot: Slot;
  readonly award: number;
  /** Rating and award. */
  readonly sum: number;
}

function comparedFor(tier: number, slot: Slot, awards: Awards): Compared {
  const award = awardFor(tier, slot.entrant.last, awards);
  return { slot, award, sum: significant(slot.entrant.rating + award) };
}

/** Equal sums: the better tier of last cycle, the better place, the higher rating. 0 when only names differ. */
function compareWithoutNames(a: Compared, b: Compared): number {
  const [one, other] = [a.slot.entrant, b.slot.entrant];
  return b.sum - a.sum || compareHistories(one, other) || other.rating - one.rating;
}

/** The order for open seats, best first (U7). */
function compareBySum(a: Compared, b: Compared): number {
  return compareWithoutNames(a, b) || compareNames(a.slot.entrant, b.slot.entrant);
}

/** Set when only the name puts the last player with a seat before the first without one. */
function decidedByName(
  tier: number,
  last: Compared | undefined,
  first: Compared | undefined,
): readonly CycleWarning[] {
  if (last === undefined || first === undefined || compareWithoutNames(last, first) !== 0)
    return [];
  const { name: seated } = candidateOf(last);
  const { name: passed } = candidateOf(first);
  return [{ code: 'nameDecided', values: { tier, seated, passed } }];
}

export function candidateOf({ slot, award, sum }: Compared): Candidate {
  const { name, rating } = slot.entrant.registered;
  return { name, rating, award, sum };
}

/** "300, 200 and 100 ELO ratings" (9.1). */
export const AWARDS: Awards = { below: [300, 200, 100], same: [300, 200, 100] };

const FIRST_AWARDED_BELOW = 3;
const FIRST_AWARDED_SAME = 6;

/**
 * The award for a player's place of last cycle when a tier is filled (U7): places 3 to 5 of the tier below and
 * 6 to 8 of the tier itself. Everyone else gets 0, disqualified players too (9.2).
 */
export function awardFor(
  tier: number,
  last: Omit<Last, 'row'> | undefined,
  awards: Awards,
): number {
  if (last === undefined || last.disqualified) return 0;
  if (last.tier === tier + 1) return awards.below[last.place - FIRST_AWARDED_BELOW] ?? 0;
  if (last.tier === tier) return awards.same[last.place - FIRST_AWARDED_SAME] ?? 0;
  return 0;
}

/** Invalid awards, by setting and place. */
export function awardFlaws(awards: Awards): CycleFailure[] {
  const failures: CycleFailure[] = [];
  for (const setting of ['below', 'same'] as const) {
    const limits = numberArgument(`awards.${setting}`, 'awardNotNegative', { least: 0 });
    awards[setting].forEach((award, index) => {
      const refusal = flaw(limits, award);
      if (!refusal) return;
      failures.push(placed(refusal.failure, { list: 'options', row: index + 1 }));
    });
  }
  return failures;
}

interface MovedDown {
  /** The players moved, best first. */
  readonly moved: readonly Concerned[];
  readonly failures: readonly CycleFailure[];
  readonly warnings: readonly CycleWarning[];
}

/**
 * The third way out of an impossible remainder (U3), which is not in the rules: the lowest players of the last full tier
 * by rating and award move one tier down, as many as the remainder needs for a league. "Never lower" (U5) does not apply
 * to them. Pinned players stay.
 */
export function moveDown({ slots }: Roster, tier: number, awards: Awards): MovedDown {
  const needed = Math.max(0, LEAST_PLAYERS - slots.filter(waits).length);
  const movable = slots
    .filter((slot) => slot.tier === tier && slot.entrant.pin === 0)
    .map((slot) => comparedFor(tier, slot, awards))
    .sort(compareBySum);
  if (movable.length < needed) {
    const failures = [broken({}, 'nobodyToMove', { tier, needed })];
    return { moved: [], failures, warnings: [] };
  }
  const lowest = movable.splice(movable.length - needed);
  for (const { slot, award, sum } of lowest) {
    seat([slot], tier + 1, { by: 'moveDown', from: tier, award, sum });
  }
  if (needed === 0) return { moved: [], failures: [], warnings: [] };
  const moved = lowest.map(({ slot }) => concerned(slot.entrant));
  return {
    moved,
    failures: [],
    warnings: [
      {
        code: 'movedDown',
        values: { names: moved.map(({ name }) => name), from: tier, to: tier + 1 },
      },
      ...decidedByName(tier, movable[movable.length - 1], lowest[0]),
    ],
  };
}

/** Pins that the rules forbid: below the default tier (U5), or in a tier that this cycle does not have. */
export function pinFlaws(entrants: readonly TierEntrant[], tiers: number): CycleFailure[] {
  const pinned = entrants
    .filter(({ pin }) => pin !== 0)
    .sort((a, b) => a.registered.row - b.registered.row);
  const failures: CycleFailure[] = [];
  for (const entrant of pinned) {
    const { row, name, pin } = entrant.registered;
    const tier = defaultTierOf(entrant, tiers);
    const at = { list: 'registrations', row, argument: 'pin' } as const;
    const values = { name, row: at, pin };
    if (pin > tiers) failures.push(broken(at, 'pinBeyondTiers', { ...values, tiers }));
    else if (tier > 0 && pin > tier) failures.push(broken(at, 'pinTooLow', { ...values, tier }));
  }
  return failures;
}

/** A player on the way to a tier. */
interface Slot {
  readonly entrant: TierEntrant;
  /** 0 while unplaced. */
  tier: number;
  /** Meaningless while unplaced. */
  how: How;
}

/** Everyone of a new cycle, sorted once, so that no tier has to sort or search them again. */
interface Roster {
  /** In the order of `compareByRating`, as are the lists by tier. */
  readonly slots: readonly Slot[];
  readonly pinned: ReadonlyMap<number, readonly Slot[]>;
  /** Players without a pin, by default tier; 0 for none. */
  readonly unpinned: ReadonlyMap<number, readonly Slot[]>;
}

/** @param entrants in the order of `compareByRating` */
export function rosterOf(entrants: readonly TierEntrant[], tiers: number): Roster {
  const slots = entrants.map((entrant): Slot => ({ entrant, tier: 0, how: BY_DEFAULT }));
  const pinned = new Map<number, Slot[]>();
  const unpinned = new Map<number, Slot[]>();
  for (const slot of slots) {
    const { pin } = slot.entrant;
    if (pin === 0) addTo(unpinned, defaultTierOf(slot.entrant, tiers), slot);
    else addTo(pinned, pin, slot);
  }
  return { slots, pinned, unpinned };
}

function waits(slot: Slot): boolean {
  return slot.tier === 0;
}

function seat(slots: readonly Slot[], tier: number, how: How): void {
  for (const slot of slots) {
    slot.tier = tier;
    slot.how = how;
  }
}

/**
 * Deals the players of a tier out to its leagues (U9): by rating without award, in a snake.
 *
 * @param slots the players of the tier in the order of `compareByRating`
 * @returns the leagues with their players in the order of their seeds
 */
export function dealOut(
  slots: readonly Slot[],
  tier: number,
  leagues: number,
  tiers: number,
): readonly League[] {
  const dealt = Array.from({ length: leagues }, (_, index): League & { players: Placement[] } => {
    return { league: leagueName(tier, index + 1), tier, players: [] };
  });
  // One for each tier, shared by its players.
  const defaults: (DefaultTier | undefined)[] = [];
  slots.forEach(({ entrant, how }, index) => {
    const { registered, rating, last, entitled } = entrant;
    if (last) defaults[entitled] ??= { entitled, tier: defaultTierOf(entrant, tiers) };
    const league = existing(dealt[snakeLeague(index, leagues) - 1]);
    league.players.push({
      row: registered.row,
      name: registered.name,
      rating,
      tier,
      league: league.league,
      seed: Math.floor(index / leagues) + 1,
      position: index + 1,
      how,
      movement: movementTo(tier, entrant),
      last,
      default: defaults[entitled],
    });
  });
  return dealt;
}

function movementTo(tier: number, { last }: TierEntrant): Movement {
  if (last === undefined) return 'new';
  if (tier === last.tier) return 'stays';
  return tier < last.tier ? 'promoted' : 'demoted';
}

/** Sorts behind every tier and place of last cycle. */
const NONE = Number.MAX_SAFE_INTEGER;

/** A registered player with the result of last cycle. */
export interface TierEntrant {
  readonly registered: Registered;
  readonly rating: number;
  /** 0 for none. */
  readonly pin: number;
  readonly last: Last | undefined;
  /** The tier that last cycle's place entitles to (U4); 0 without a league last cycle (U8). */
  readonly entitled: number;
  /** Tier and place of last cycle, as they are compared. */
  readonly lastTier: number;
  readonly lastPlace: number;
}

export function entrantOf(registered: Registered, result: Resulted | undefined): TierEntrant {
  const last = result?.last;
  return {
    registered,
    rating: registered.rating,
    pin: registered.pin,
    last,
    entitled: last ? entitledTier(last.tier, last.place) : 0,
    lastTier: last ? last.tier : NONE,
    lastPlace: last ? last.place : NONE,
  };
}

/** The default tier in a cycle with this number of tiers (U4); 0 for none (U8). */
export function defaultTierOf({ entitled }: TierEntrant, tiers: number): number {
  return Math.min(entitled, tiers);
}

/** Equal in rating: the better tier of last cycle, the better place (U7). */
function compareHistories(a: TierEntrant, b: TierEntrant): number {
  return a.lastTier - b.lastTier || a.lastPlace - b.lastPlace;
}

function compareNames(a: TierEntrant, b: TierEntrant): number {
  return a.registered.normalised < b.registered.normalised ? -1 : 1;
}

/** The order of the snake (U9), best first: by rating, then as U7 orders equal sums. */
export function compareByRating(a: TierEntrant, b: TierEntrant): number {
  return b.rating - a.rating || compareHistories(a, b) || compareNames(a, b);
}

export function concerned({ registered: { row, name, rating } }: TierEntrant): Concerned {
  return { row, name, rating };
}
