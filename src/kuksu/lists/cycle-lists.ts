import type { Found, Refusal } from '../../result';
import type { Stepwise } from '../../stepwise';
import { RATING } from '../arguments';
import type { Last, LastResult, Registration } from '../cycle';
import { sharedBy } from './group-by';
import { readLeague, writeLeague } from '../sizes/league-label';
import { looseKey, normalisedName } from './names';
import { readName, readNumber, readPin, readPlace } from './read-cells';
import { readList, repeatedNames, type ListedName, type ReadList } from './read-list';

/** A valid registration. */
export interface Registered extends ListedName {
  readonly rating: number;
  /** 0 for none. */
  readonly pin: number;
  readonly timedOut: boolean;
}

/** A valid result of last cycle. */
export interface Resulted extends ListedName {
  readonly last: Last;
}

/** The registrations, and which of their names look alike beyond equal letters (U11). */
export interface Registrations extends ReadList<Registered> {
  readonly alike: readonly (readonly Registered[])[];
}

export function* readRegistrations(list: readonly Registration[]): Stepwise<Registrations> {
  const { rows, failures: unusable } = yield* readList(
    'registrations',
    list,
    ({ name, rating, pin, timedOut }, row, value) => {
      const named = value(readName(name), '');
      return {
        row,
        name: named,
        normalised: normalisedName(named),
        rating: value(readNumber(rating, RATING), 0),
        pin: value(readPin(pin ?? ''), 0),
        timedOut: timedOut ?? false,
      };
    },
  );
  const failures = [...unusable];
  const alike = [...sharedBy(rows, ({ normalised }) => looseKey(normalised)).values()];
  // One name in two rows looks like itself.
  for (const players of alike) failures.push(...repeatedNames('registrations', players));
  return { rows, alike, failures };
}

/** Last cycle's results, matched with the registrations. */
export interface Results extends ReadList<Resulted> {
  readonly byName: ReadonlyMap<string, Resulted>;
}

export function* readLastCycle(list: readonly LastResult[]): Stepwise<Results> {
  // Ten players share a league.
  const known = new Map<Found, Labelled | Refusal>();
  const leagueIn = (cell: Found): Labelled | Refusal => {
    const found = known.get(cell) ?? labelled(cell);
    known.set(cell, found);
    return found;
  };
  const { rows, failures } = yield* readList(
    'lastCycle',
    list,
    ({ name, league, place, disqualified }, row, value) => {
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
    },
  );
  const byName = new Map<string, Resulted>();
  for (const each of rows) byName.set(each.normalised, each);
  const repeated = byName.size < rows.length ? repeatedNames('lastCycle', rows) : [];
  return { rows, byName, failures: [...failures, ...repeated] };
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
