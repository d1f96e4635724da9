import { explainKuksuSnake } from '../../../../src';
import { sentence } from '../../../../language';
import type { FigureStep, FigureTable } from '../../../why/figures/figure';
import { tierCalled } from '../../tier-name';
import type { LeaguesNow, SeatNow } from './again';

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
