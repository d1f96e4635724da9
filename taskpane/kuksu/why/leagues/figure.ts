import { awardAt, explainKuksuSnake, explainPlacement, type Stepwise } from '../../../../src';
import { type Item, ruled, type Said, sentence } from '../../../../src/language';
import {
  type Figure,
  type FigureState,
  type FigureStep,
  type FigureTable,
  otherWords,
  untold,
  otherFigure,
} from '../../../why/figures/figure';
import type { Finding } from '../../../sheets/plan';
import { lastPlaceSaid, tierCalled, tierSaid } from '../../crosstable-layout';
import { leaguesAgain, type LeaguesNow, type SeatNow, unlikeSeat } from './again';
import type { LeaguesKey } from '../../sheets/leagues';
import { reasonsOf, type WrittenLeagues, type WrittenSeat } from './written';
import { comparedSteps, fillTables, lastSteps, tierSteps } from './tier-steps';
import type { WrittenCrosstable } from '../crosstables/written';
import type { WrittenRank } from '../../sheets/results';

/** A column of a table of leagues that holds a figure of its own. */
type LeaguesFigure = Exclude<LeaguesKey, 'name' | BroughtHeading>;

/** A tier, a league or a seed of a table of leagues, from this table alone (U1 to U10). */
export function* leaguesFigure(
  leagues: WrittenLeagues,
  seat: WrittenSeat,
  asked: {
    readonly heading: LeaguesFigure;
    readonly cycle: number | undefined;
    /** What of this table is not as in the cross tables: asked where a figure is another today. */
    readonly unlike: () => readonly Finding[];
  },
): Stepwise<Figure> {
  const { heading, cycle, unlike } = asked;
  const about = aboutSeat(seat.name, cycle);
  const isTier = heading === 'tier' || heading === 'how';
  return yield* seatFigure(
    leagues,
    seat,
    { title: seatTitle(seat, heading), about },
    (own, now) => ({
      tables: isTier ? fillTables(own, now) : [aroundTable(own, now)],
      heading: sentence(isTier ? 'kuksuWhyTierHow' : 'kuksuWhySeatHow'),
      steps: isTier ? tierSteps(own, now) : [...seatSteps(own, now), lastStep(own, heading)],
      state: seatState(seat, heading, { own, now, unlike }),
      notes: [...(isTier ? quoted(seat) : []), sentence('kuksuWhyFromTable')],
    }),
  );
}

/** The reason as it is written, whatever is worked out now. */
function quoted({ how }: WrittenSeat): readonly Said[] {
  return how === '' ? [] : [sentence('kuksuWhyReason', { why: how })];
}

function seatTitle({ tier, league, seed }: WrittenSeat, heading: LeaguesFigure): Item {
  switch (heading) {
    case 'tier':
      return tierSaid(tier);
    case 'league':
      return sentence('kuksuRanked', { league });
    case 'seed':
      return sentence('kuksuWhySeed', { seed, league });
    case 'how':
      return sentence('kuksuHow');
  }
}

function lastStep({ league, seed }: SeatNow, heading: 'league' | 'seed'): FigureStep {
  return heading === 'league'
    ? { what: sentence('kuksuWhyLeagueIs'), value: sentence('kuksuRanked', { league }) }
    : { what: sentence('kuksuWhySeedIs'), value: seed };
}

function seatState(
  seat: WrittenSeat,
  heading: LeaguesFigure,
  {
    own,
    now,
    unlike,
  }: { readonly own: SeatNow; readonly now: LeaguesNow; readonly unlike: () => readonly Finding[] },
): FigureState {
  const fill = now.grouping.fills[own.placement.tier - 1];
  const [was, is, same] = ((): readonly [Item | number, Item | number, boolean] => {
    switch (heading) {
      case 'tier': {
        const { tier } = own.placement;
        return [tierSaid(seat.tier), tierSaid(tier), tier === seat.tier];
      }
      case 'league':
        return [seat.league, own.league, own.league === seat.league];
      case 'seed':
        return [seat.seed, own.seed, own.seed === seat.seed];
      case 'how': {
        const reasons = reasonsOf(own.placement, fill);
        const isSame = reasons.includes(seat.how);
        return [seat.how, ruled(explainPlacement(own.placement, fill)), isSame];
      }
    }
  })();
  if (same) return { kind: 'asWritten', says: sentence('figureAsWritten') };
  const corrected = unlike();
  const { name } = seat;
  const tier = tierCalled(own.placement.tier);
  const isLifted = seat.tier < own.placement.tier;
  const guess = isLifted
    ? sentence('kuksuWhyLifted', { name, tier })
    : sentence('kuksuWhyOtherPlayers');
  return {
    kind: 'otherToday',
    says:
      heading === 'how' && typeof is !== 'number' ? otherWords(seat.how, is) : otherFigure(was, is),
    changes: corrected.length > 0 ? corrected : [{ sentence: guess, at: seat.at('rating') }],
  };
}

/** A figure of a seat, worked out from its table again; said to be untold where the table does not allow that. */
function* seatFigure(
  leagues: WrittenLeagues,
  seat: WrittenSeat,
  { title, about }: { readonly title: Item; readonly about: Item },
  made: (own: SeatNow, now: LeaguesNow) => Omit<Figure, 'title' | 'about' | 'warnings'>,
): Stepwise<Figure> {
  if (leagues.flaws.length > 0) return untold(title, about, leagues.flaws);
  if (seat.leaves !== undefined) return lateFigure(seat, title, about);
  const now = yield* leaguesAgain(leagues);
  const own = now?.seats[leagues.seats.indexOf(seat)];
  if (!now || !own) return untold(title, about, [{ sentence: sentence('kuksuWhyNoLeagues') }]);
  return { title, about, warnings: [], ...made(own, now) };
}

export function aboutSeat(name: string, cycle: number | undefined): Item {
  return cycle === undefined
    ? sentence('kuksuWhyOf', { name })
    : sentence('kuksuWhyOfCycle', { name, cycle });
}

/** Who came in mid-cycle: nothing was worked out for them. */
function lateFigure({ name, leaves = '', at }: WrittenSeat, title: Item, about: Item): Figure {
  return {
    ...untold(title, about, [
      { sentence: sentence('kuksuWhyLateLost', { leaves }), at: at('name') },
    ]),
    heading: sentence('kuksuWhySeatHow'),
    steps: [{ what: sentence('kuksuWhyLate', { name, leaves }) }],
  };
}

/** How the snake gives a player a league and a seed in the tier (U9). */
function seatSteps(own: SeatNow, now: LeaguesNow): readonly FigureStep[] {
  const { placement, position } = own;
  const { tier, rating, name } = placement;
  const called = tierCalled(tier);
  const order = tierOrder(own, now);
  const equal = order.some(
    (each) => each !== own && each.placement.rating === rating && !isLate(each),
  );
  const positions = order.map((_, at) => order.length - at);
  const snake = explainKuksuSnake(positions, now.leaguesIn(tier));
  // The first of its steps finds the place by rating: it was said in words already.
  const [, ...steps] = snake.ok ? (snake.value[position - 1]?.steps ?? []) : [];
  return [
    {
      clause: 'U9',
      what: sentence('kuksuWhyPosition', { name, rating, tier: called, count: order.length }),
      value: position,
      lines: equal ? [sentence('kuksuWhyEqualRatings')] : [],
    },
    ...steps.map((rule) => ({ rule })),
  ];
}

const isLate = ({ written }: SeatNow): boolean => written.leaves !== undefined;

/** The players of a tier in the order of the snake. */
function tierOrder({ placement }: SeatNow, { seats }: LeaguesNow): readonly SeatNow[] {
  return seats
    .filter((each) => each.placement.tier === placement.tier)
    .sort((a, b) => a.position - b.position);
}

/** So many players before and after are shown. */
const neighbours = 2;

/** Who stands around a player by rating, and where they play. */
function aroundTable(own: SeatNow, now: LeaguesNow): FigureTable {
  const order = tierOrder(own, now);
  const first = Math.max(0, own.position - 1 - neighbours);
  return {
    title: sentence('kuksuWhyAround'),
    heads: [sentence('kuksuRating'), sentence('kuksuLeague'), sentence('kuksuSeedShort')],
    rows: order.slice(first, own.position + neighbours).map(({ placement, league, seed }) => ({
      name: placement.name,
      cells: [placement.rating, league, seed],
    })),
  };
}

/** A column that was brought from the lists a cycle is made of. */
type BroughtHeading = Extract<LeaguesKey, 'rating' | 'lastLeague' | 'lastPlace'>;

export function isBrought(heading: LeaguesKey): heading is BroughtHeading {
  return heading === 'rating' || heading === 'lastLeague' || heading === 'lastPlace';
}

/** What of the workbook a sheet of leagues can be held to. */
interface BroughtFrom {
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
  return yield* seatFigure(
    leagues,
    seat,
    { title: broughtTitle(seat, heading), about },
    (own, now) => ({
      tables: isRating ? [aroundTable(own, now)] : [],
      heading: sentence('kuksuWhyCounts'),
      steps: isRating ? ratingSteps(own, now) : lastCycleSteps(seat, now),
      state: broughtState(seat, heading, from),
      notes: [],
    }),
  );
}

function broughtTitle({ rating, last }: WrittenSeat, heading: BroughtHeading): Item {
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

function broughtState(seat: WrittenSeat, heading: BroughtHeading, from: BroughtFrom): FigureState {
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
