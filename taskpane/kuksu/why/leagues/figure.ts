import type { Stepwise } from '../../../../src';
import { ruled, sentence, type Item, type Said } from '../../../../src/language';
import { explainPlacement } from '../../../../src';
import type { Figure, FigureState, FigureStep } from '../../../why/figures/figure';
import { otherWords } from '../../../why/figures/cells';
import type { Finding } from '../../../sheets/plan';
import { tierCalled, tierSaid } from '../../crosstable-layout';
import type { LeaguesNow, SeatNow } from './again';
import type { LeaguesKey } from '../../sheets/leagues';
import type { BroughtHeading } from './brought';
import { reasonsOf, type WrittenLeagues, type WrittenSeat } from './written';
import { aboutSeat, aroundTable, seatFigure, seatSteps } from './seat-figure';
import { fillTables, tierSteps } from './tier-steps';

/** A column of a table of leagues that holds a figure of its own. */
export type LeaguesFigure = Exclude<LeaguesKey, 'name' | BroughtHeading>;

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
  return yield* seatFigure(leagues, seat, { title: titleOf(seat, heading), about }, (own, now) => ({
    tables: isTier ? fillTables(own, now) : [aroundTable(own, now)],
    heading: sentence(isTier ? 'kuksuWhyTierHow' : 'kuksuWhySeatHow'),
    steps: isTier ? tierSteps(own, now) : [...seatSteps(own, now), lastStep(own, heading)],
    state: stateOf(seat, heading, { own, now, unlike }),
    notes: [...(isTier ? quoted(seat) : []), sentence('kuksuWhyFromTable')],
  }));
}

/** The reason as it is written, whatever is worked out now. */
function quoted({ how }: WrittenSeat): readonly Said[] {
  return how === '' ? [] : [sentence('kuksuWhyReason', { why: how })];
}

function titleOf({ tier, league, seed }: WrittenSeat, heading: LeaguesFigure): Item {
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

function stateOf(
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
      heading === 'how' && typeof is !== 'number'
        ? otherWords(seat.how, is)
        : sentence('figureOther', { was, now: is }),
    changes: corrected.length > 0 ? corrected : [{ sentence: guess, at: seat.at('rating') }],
  };
}
