import { awardAt, explainKuksuDefaultTier, type KuksuCycle } from '../../../../src';
import { sentence } from '../../../../src/language';
import type { FigureStep, FigureTable } from '../../../why/figures/figure';
import { tierCalled, tierSaid } from '../../crosstable-layout';
import type { LeaguesNow, SeatNow } from './again';

/** How a player came to a tier (U3, U4, U5, U7, U8, U10). */
export function tierSteps({ placement, written }: SeatNow, now: LeaguesNow): readonly FigureStep[] {
  const { grouping } = now;
  const { tier, name } = placement;
  return [
    ...lastSteps(placement, written.last, grouping.tiers),
    ...(isComparedAbove(placement) ? aboveSteps(placement, grouping) : []),
    ...seatSteps(placement, now),
    { what: sentence('kuksuWhySeated', { name }), value: tierSaid(tier) },
  ];
}

const isComparedAbove = ({ how }: KuksuCycle.Placement): boolean =>
  how.by === 'default' || how.by === 'fill';

/** Where a rating was compared with others, for a seat of a tier (U3, U7). */
export function comparedSteps({ placement }: SeatNow, now: LeaguesNow): readonly FigureStep[] {
  const { how } = placement;
  return [
    ...(isComparedAbove(placement) ? aboveSteps(placement, now.grouping) : []),
    ...(how.by === 'fill' || how.by === 'moveDown' ? seatSteps(placement, now) : []),
  ];
}

/** What last cycle entitles to. */
export function lastSteps(
  { name }: Pick<KuksuCycle.Placement, 'name'>,
  last: Omit<KuksuCycle.Last, 'row'> | undefined,
  tiers: number,
): readonly FigureStep[] {
  if (!last) return [{ clause: 'U8', what: sentence('kuksuWhyNoLast', { name }) }];
  const { tier, place, league, disqualified } = last;
  const explained = explainKuksuDefaultTier(tier, place, tiers, true);
  return [
    {
      clause: place === 0 ? 'U10' : 'U4',
      what:
        place === 0
          ? sentence('kuksuWhyHeldTitle', { name })
          : sentence('kuksuWhyLast', { name, place, league }),
      lines: disqualified ? [sentence('kuksuWhyDisqualified')] : [],
    },
    ...(explained.ok ? explained.value.steps.map((rule) => ({ rule })) : []),
  ];
}

/** Why not a tier higher: who took the last open seat there. */
function aboveSteps(
  { name, tier, rating, last }: KuksuCycle.Placement,
  { fills }: LeaguesNow['grouping'],
): readonly FigureStep[] {
  const above = fills[tier - 2];
  if (!above) return [];
  const called = tierCalled(above.tier);
  const lowest = above.filled.at(-1);
  if (!lowest) return [{ clause: 'U7', what: sentence('kuksuWhyNoOpenSeat', { tier: called }) }];
  const award = awardAt(above.tier, last);
  return [
    {
      clause: 'U7',
      what: sentence('kuksuWhyNotAbove', { name, tier: called }),
      sum: award === 0 ? [rating] : [rating, award],
      value: rating + award,
      lines: [
        sentence('kuksuWhyLastOpenSeat', { name: lowest.name, tier: called, sum: lowest.sum }),
        ...(lowest.sum === rating + award ? [sentence('kuksuWhyEqualSums')] : []),
      ],
    },
  ];
}

/** How the seat itself was taken. */
function seatSteps(
  { how, name, tier, rating, last }: KuksuCycle.Placement,
  { grouping, seats: all }: LeaguesNow,
): readonly FigureStep[] {
  const fill = grouping.fills[tier - 1];
  const called = tierCalled(tier);
  switch (how.by) {
    case 'default':
      return [{ clause: 'U7', what: sentence('kuksuWhyDefault', { tier: called }) }];
    case 'pin':
      return [{ clause: 'U5', what: sentence('kuksuWhyPinned', { name, tier: called }) }];
    case 'moveDown':
      return [
        {
          clause: 'U3',
          what: sentence('kuksuWhyMovedDown', { name, tier: tierCalled(how.from) }),
          sum: how.award === 0 ? [rating] : [rating, how.award],
          value: how.sum,
        },
      ];
    case 'fill': {
      const { seats = 0, pinned = 0, byDefault = 0, filled = [], next = [] } = fill ?? {};
      const [after] = next;
      // A seat that changed hands in mid-cycle stays where it was, as if it were pinned.
      const isLate = all.some(
        ({ placement, written }) => placement.tier === tier && written.leaves !== undefined,
      );
      const level = [...filled, ...next].filter(({ sum }) => sum === how.sum).length > 1;
      return [
        {
          clause: 'U7',
          what: sentence(isLate ? 'kuksuWhyOpenSeatsLate' : 'kuksuWhyOpenSeats', { tier: called }),
          sum: [seats, -pinned, -byDefault],
          value: seats - pinned - byDefault,
        },
        {
          clause: 'U7',
          what: sentence('kuksuWhyFilled', { name, order: how.order }),
          sum: how.award === 0 ? [rating] : [rating, how.award],
          value: how.sum,
          lines: [
            ...(how.award > 0 && last
              ? [sentence('kuksuWhyAwardFor', { place: last.place, league: last.league })]
              : []),
            after
              ? sentence('kuksuWhyNext', { name: after.name, sum: after.sum })
              : sentence('kuksuWhyNobodyNext'),
            ...(level ? [sentence('kuksuWhyEqualSums')] : []),
          ],
        },
      ];
    }
  }
}

/** So many players on the open seats are shown, the last of them. */
const mostShown = 4;

/** Who was compared for the open seats of a tier: the last who got one, and the next in line. */
export function fillTables(
  { placement }: SeatNow,
  { grouping }: LeaguesNow,
): readonly FigureTable[] {
  const fill = grouping.fills[placement.tier - 1];
  if (placement.how.by !== 'fill' || !fill) return [];
  const own = fill.filled.findIndex(({ name }) => name === placement.name);
  const last = fill.filled.slice(-mostShown);
  const shown = [
    ...(own < fill.filled.length - mostShown ? fill.filled.slice(own, own + 1) : []),
    ...last,
  ];
  return [
    {
      title: sentence('kuksuWhyCompared'),
      heads: [sentence('kuksuRating'), sentence('kuksuAward'), sentence('kuksuSum')],
      rows: [...shown, ...fill.next].map(({ name, rating, award, sum }) => ({
        name,
        cells: [rating, award, sum],
      })),
    },
  ];
}
