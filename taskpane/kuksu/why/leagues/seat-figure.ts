import { explainKuksuSnake, type Stepwise } from '../../../../src';
import { type Item, sentence } from '../../../../src/language';
import type { Figure, FigureStep, FigureTable } from '../../../why/figures/figure';
import { untold } from '../../../why/figures/cells';
import { leaguesAgain, type LeaguesNow, type SeatNow } from './again';
import type { WrittenLeagues, WrittenSeat } from './written';
import { tierCalled } from '../../crosstable-layout';

/** A figure of a seat, worked out from its table again; said to be untold where the table does not allow that. */
export function* seatFigure(
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
export function seatSteps(own: SeatNow, now: LeaguesNow): readonly FigureStep[] {
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
export function aroundTable(own: SeatNow, now: LeaguesNow): FigureTable {
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
