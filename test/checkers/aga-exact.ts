import {
  halfUpTo,
  type Interval,
  log10,
  notBelowZero,
  plus,
  power,
  ratio,
  squareRoot,
  times,
} from './decimal';

/**
 * AGA categories and points in decimals of 50 places, written from the clauses A1-A8 alone and sharing nothing with the rules under
 * test. Averages are whole hundredths, exact categories and points whole tenths.
 */
export interface Section {
  readonly exactTenths: bigint;
  readonly category: bigint;
  readonly slopeHundredths: bigint;
  /** Points of a place in tenths, 0 where they round to nothing. */
  readonly tenths: (place: number) => number;
}

/** What depends on the average alone, worked out once for all numbers of players. */
export interface Average {
  readonly section: (players: number) => Section;
}

/** sqrt(10 log10 P) and log10(20 P), worked out once for all averages. */
const roots = new Map<number, Interval>();
const logarithms = new Map<number, Interval>();

function once(known: Map<number, Interval>, players: number, work: () => Interval): Interval {
  const value = known.get(players) ?? work();
  known.set(players, value);
  return value;
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

export function averageOf(hundredths: number): Average {
  const R = BigInt(hundredths);
  const twiceRLess4 = ratio(2n * R - 400n, 100n);
  const strength = power([R, 100n], 21n, 10n);
  const decay = notBelowZero(plus(ratio(75n, 100n), log10(R, 620n)));
  const slopeHundredths = halfUpTo(2, decay);

  /** F^0, F^1 ... as far as they have been asked for. */
  const powers: Interval[] = [ratio(1n)];
  const decayed = (steps: number): Interval => {
    while (powers.length <= steps) {
      powers.push(times(powers[powers.length - 1] ?? ratio(1n), decay));
    }
    return powers[steps] ?? ratio(0n);
  };
  /** Points of the places by the tenths of the first. */
  const scales = new Map<bigint, number[]>();
  const tenths = (first: bigint, place: number): number => {
    const scale = scales.get(first) ?? [];
    scales.set(first, scale);
    for (let next = scale.length; next < place; next++) {
      // Behind a place without points there are none.
      const none = scale[next - 1] === 0;
      const hundredths = none ? 0n : halfUpTo(2, times(ratio(first, 10n), decayed(next)));
      scale.push(Number(halfUp(hundredths, 10n)));
    }
    return scale[place - 1] ?? NaN;
  };

  return {
    section: (players) => {
      const P = BigInt(players);
      const root = once(roots, players, () => squareRoot(times(ratio(10n), log10(P))));
      const exactTenths = halfUpTo(1, plus(twiceRLess4, root));
      const category = halfUp(exactTenths, 10n);
      const logarithm = once(logarithms, players, () => log10(20n * P));
      const tenth = times(plus(ratio(category), strength), ratio(1n, 10n));
      const first = halfUpTo(1, plus(logarithm, tenth));
      return {
        exactTenths,
        category,
        slopeHundredths,
        tenths: (place) => tenths(first, place),
      };
    },
  };
}

/** A8: tenths of each of so many players who share from a place on. */
export function sharedTenths({ tenths }: Section, place: number, tied: number): number {
  let sum = 0;
  for (let each = place; each < place + tied; each++) sum += tenths(each);
  return Math.floor((2 * sum + tied) / (2 * tied));
}
