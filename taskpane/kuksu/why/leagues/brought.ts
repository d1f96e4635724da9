import { awardAt, type Stepwise } from '../../../../src';
import { sentence, type Item } from '../../../../src/language';
import type { Finding } from '../../../sheets/plan';
import type { Figure, FigureState, FigureStep } from '../../../why/figures/figure';
import { lastPlaceSaid, tierCalled } from '../../crosstable-layout';
import type { WrittenCrosstable } from '../crosstables/written';
import type { WrittenRank } from '../../sheets/results';
import { type LeaguesNow, type SeatNow, unlikeSeat } from './again';
import { aboutSeat, aroundTable, seatFigure, seatSteps } from './seat-figure';
import { comparedSteps, lastSteps } from './tier-steps';
import type { LeaguesKey } from '../../sheets/leagues';
import type { WrittenLeagues, WrittenSeat } from './written';

/** A column that was brought from the lists a cycle is made of. */
export type BroughtHeading = Extract<LeaguesKey, 'rating' | 'lastLeague' | 'lastPlace'>;

export function isBrought(heading: LeaguesKey): heading is BroughtHeading {
  return heading === 'rating' || heading === 'lastLeague' || heading === 'lastPlace';
}

/** What of the workbook a sheet of leagues can be held to. */
export interface BroughtFrom {
  readonly cycle: number | undefined;
  /** Those of this cycle. */
  readonly crosstables: readonly WrittenCrosstable[];
  /** The results of the cycle before. */
  readonly ranks: readonly WrittenRank[] | undefined;
  /** Who held the title during the cycle before, normalised. */
  readonly holder: string | undefined;
}

/** A rating, or what a player did last cycle: what it counts, and whether the lists still say the same. */
export function* broughtFigure(
  leagues: WrittenLeagues,
  seat: WrittenSeat,
  heading: BroughtHeading,
  from: BroughtFrom,
): Stepwise<Figure> {
  const about = aboutSeat(seat.name, from.cycle);
  const isRating = heading === 'rating';
  return yield* seatFigure(leagues, seat, { title: titleOf(seat, heading), about }, (own, now) => ({
    tables: isRating ? [aroundTable(own, now)] : [],
    heading: sentence('kuksuWhyCounts'),
    steps: isRating ? ratingSteps(own, now) : lastCycleSteps(seat, now),
    state: stateOf(seat, heading, from),
    notes: [],
  }));
}

function titleOf({ rating, last }: WrittenSeat, heading: BroughtHeading): Item {
  const none = sentence('kuksuWhyNone');
  switch (heading) {
    case 'rating':
      return sentence('kuksuWhyBrought', { title: sentence('kuksuRating'), value: rating });
    case 'lastLeague': {
      const title = sentence('kuksuLastLeague');
      return sentence('kuksuWhyBrought', { title, value: last ? leagueSaid(last) : none });
    }
    case 'lastPlace': {
      const title = sentence('kuksuLastPlace');
      return sentence('kuksuWhyBrought', { title, value: last ? lastPlaceSaid(last.place) : none });
    }
  }
}

/** A rating is compared for open seats, with the award, and gives the order within the tier, without it. */
function ratingSteps(own: SeatNow, now: LeaguesNow): readonly FigureStep[] {
  return [...comparedSteps(own, now), ...seatSteps(own, now).slice(0, 1)];
}

/** What last cycle gives: the default tier, and awards for open seats. */
function lastCycleSteps(
  { name, last }: WrittenSeat,
  { grouping }: LeaguesNow,
): readonly FigureStep[] {
  const steps = lastSteps({ name }, last, grouping.tiers);
  if (!last) return steps;
  const awards = [last.tier - 1, last.tier].flatMap((tier): FigureStep[] => {
    const award = tier < 1 || tier > grouping.tiers ? 0 : awardAt(tier, last);
    if (award === 0) return [];
    return [
      {
        clause: 'U7',
        what: sentence('kuksuWhyAwardIs', { name, tier: tierCalled(tier) }),
        value: award,
      },
    ];
  });
  const none = { clause: 'U7', what: sentence('kuksuWhyAwardNone', { name }) };
  return [...steps, ...(awards.length > 0 ? awards : [none])];
}

function stateOf(seat: WrittenSeat, heading: BroughtHeading, from: BroughtFrom): FigureState {
  const past = pastOf(seat, from);
  if (past && heading !== 'rating') return heldToResults(seat, heading, past);
  const usable = from.crosstables.filter(({ flaws }) => flaws.length === 0);
  const { league } = seat;
  const findings = unlikeSeat(seat, usable, heading);
  if (findings.length > 0) return corrected(findings);
  if (usable.some(({ normalised }) => normalised.includes(seat.normalised))) {
    return { kind: 'asWritten', says: sentence('kuksuWhyAsCrosstable', { league }) };
  }
  return { kind: 'cannotTell', missing: [{ sentence: sentence('kuksuWhyNoCopy', { league }) }] };
}

/** A league of last cycle; the title of who held it and was in none. */
function leagueSaid({ league, place }: NonNullable<Past['last']>): Item {
  return place === 0 ? sentence('kuksuHeldTitle') : league;
}

interface Past {
  readonly cycle: number;
  /** Undefined for who was in no league, and didn't hold the title. */
  readonly last: { readonly league: string; readonly place: number } | undefined;
}

/** What a player did last cycle, as far as the workbook tells it. */
function pastOf(
  { normalised }: WrittenSeat,
  { cycle, ranks, holder }: BroughtFrom,
): Past | undefined {
  if (cycle === undefined || !ranks) return undefined;
  const before = cycle - 1;
  // The title holder plays in no league: place 0 of league A.
  if (holder === normalised) return { cycle: before, last: { league: 'A', place: 0 } };
  return { cycle: before, last: ranks.find((each) => each.normalised === normalised) };
}

function heldToResults(
  seat: WrittenSeat,
  heading: Exclude<BroughtHeading, 'rating'>,
  { last, cycle }: Past,
): FigureState {
  const isLeague = heading === 'lastLeague';
  const here = isLeague ? seat.last?.league : seat.last?.place;
  const there = isLeague ? last?.league : last?.place;
  if (here === there) return { kind: 'asWritten', says: sentence('kuksuWhyAsResults', { cycle }) };
  const none = sentence('kuksuWhyNone');
  const title = sentence(isLeague ? 'kuksuLastLeague' : 'kuksuLastPlace');
  const shown = (of: Past['last']): Item | number =>
    of ? (isLeague ? leagueSaid(of) : lastPlaceSaid(of.place)) : none;
  const values = { name: seat.name, title, here: shown(seat.last), there: shown(last), cycle };
  return corrected([{ sentence: sentence('kuksuWhyUnlikeResults', values), at: seat.at(heading) }]);
}

function corrected(changes: readonly Finding[]): FigureState {
  return { kind: 'otherToday', says: sentence('kuksuWhyCorrected'), changes };
}
