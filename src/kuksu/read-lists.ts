import type { Found, Refusal } from '../result';
import { RATING } from './arguments';
import type { Last, LastResult, Registration } from './cycle';
import { readLeague, writeLeague } from './league-label';
import { normalisedName } from './names';
import { readName, readNumber, readPin, readPlace } from './read-cells';
import { readList, type ListedName, type ReadList } from './read-list';

/** A registration that can be used. */
export interface Registered extends ListedName {
  readonly rating: number;
  /** 0 for none. */
  readonly pin: number;
  readonly timedOut: boolean;
}

/** A result of last cycle that can be used. */
export interface Resulted extends ListedName {
  readonly last: Last;
}

export function readRegistrations(list: readonly Registration[]): ReadList<Registered> {
  return readList('registrations', list, ({ name, rating, pin, timedOut }, row, value) => {
    const named = value(readName(name), '');
    return {
      row,
      name: named,
      normalised: normalisedName(named),
      rating: value(readNumber(rating, RATING), 0),
      pin: value(readPin(pin ?? ''), 0),
      timedOut: timedOut ?? false,
    };
  });
}

export function readLastCycle(list: readonly LastResult[]): ReadList<Resulted> {
  // Ten players share a league.
  const known = new Map<Found, Labelled | Refusal>();
  const leagueIn = (cell: Found): Labelled | Refusal => {
    const found = known.get(cell) ?? labelled(cell);
    known.set(cell, found);
    return found;
  };
  return readList('lastCycle', list, ({ name, league, place, disqualified }, row, value) => {
    const named = value(readName(name), '');
    const label = value(leagueIn(league), NOWHERE);
    const last = {
      row,
      tier: label.tier,
      league: label.league,
      place: value(readPlace(place), 0),
      disqualified: disqualified ?? false,
    };
    return { row, name: named, normalised: normalisedName(named), last };
  });
}

interface Labelled {
  readonly tier: number;
  readonly league: string;
}

const NOWHERE: Labelled = { tier: 0, league: '' };

function labelled(cell: Found): Labelled | Refusal {
  const label = readLeague(cell, 'league');
  return label.ok ? { tier: label.value.tier, league: writeLeague(label.value) } : label;
}
