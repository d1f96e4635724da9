import { bestFor } from './best';
import { candidateOf, decidedByName } from './compared';
import type { Awards, CycleFailure, CycleWarning, How, Named, TierFill } from '../../cycle';
import { broken } from '../../cycle-refuse';
import { seat, waits, type Roster, type Slot } from './roster';

/** How many players without a seat are kept for comparison. */
const NEXT_SHOWN = 3;

const BY_DEFAULT: How = { by: 'default' };
const BY_PIN: How = { by: 'pin' };

export interface FilledTier {
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
