import type { Stepwise } from '../../../../src';
import { sentence, type Item } from '../../../../language';
import type { Figure } from '../../../why/figures/figure';
import { untold } from '../../../why/figures/untold';
import { leaguesAgain, type LeaguesNow, type SeatNow } from './again';
import type { WrittenLeagues, WrittenSeat } from './written';

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
