import {
  aCell,
  aNumber,
  aText,
  aYesNo,
  listOf,
  optional,
  optionsOf,
  orNull,
  recordOf,
  several,
  type Shape,
  type Shapes,
} from '../../shape';
import type { CycleOptions, LastResult, NameDecision, Registration, TitleMatch } from '../cycle';
import type { LeagueEntry } from '../league/read-league';

const numbers = listOf(aNumber);
const cells = listOf(listOf(aCell));
const column = optional(listOf(optional(orNull(aNumber))));

const registration: Shapes<Registration> = {
  name: aCell,
  rating: aCell,
  pin: optional(aCell),
  timedOut: optional(aYesNo),
};
const lastResult: Shapes<LastResult> = {
  name: aCell,
  league: aCell,
  place: aCell,
  disqualified: optional(aYesNo),
};

const match: Shapes<TitleMatch> = { lost: aText, holder: optional(aText) };
const decision: Shapes<NameDecision> = { registered: aText, last: aText, same: aYesNo };

/** Only who is left out has names. */
const remainder: Shape = (given) =>
  recordOf({ way: aText })(given) ??
  ((given as { way: string }).way === 'leaveOut'
    ? recordOf({ names: listOf(aText) })(given)
    : undefined);

const options: Shapes<CycleOptions> = {
  titleMatch: recordOf(match),
  sameNames: listOf(recordOf(decision)),
  remainder,
  awards: recordOf({ below: several(aNumber, 3), same: several(aNumber, 3) }),
};

const entry: Shapes<LeagueEntry> = {
  name: aCell,
  points: optional(aCell),
  sodos: optional(aCell),
  lastTier: optional(aCell),
  lastPlace: optional(aCell),
  rating: optional(aCell),
};

/** What a comparison looks at. */
const placement = recordOf({ name: aText, tier: aNumber, league: aText, seed: aNumber });
const grouping = recordOf({ leagues: listOf(recordOf({ players: listOf(placement) })) });

export const defaultTierShape = {
  tier: aNumber,
  place: aNumber,
  tiers: aNumber,
  lostTitle: optional(aYesNo),
};
export const playersShape = { players: aNumber };
export const snakeShape = { ratings: numbers, leagues: aNumber };
export const rankShape = {
  points: numbers,
  sodos: numbers,
  lastTier: column,
  lastPlace: column,
  rating: column,
};
export const sodosShape = { crosstable: cells };
export const cycleShape = {
  registrations: listOf(recordOf(registration)),
  lastCycle: listOf(recordOf(lastResult)),
  options: optional(optionsOf(options)),
};
export const leagueShape = { entries: listOf(recordOf(entry)), crosstable: optional(cells) };
export const compareShape = { before: grouping, after: grouping };
export const groupingShape = { grouping };
export const labelShape = { cell: aCell, argument: optional(aText) };
export const tierShape = { tier: aNumber };
export const writeShape = { label: recordOf({ tier: aNumber, league: aNumber }) };
export const textShape = { text: aText };
