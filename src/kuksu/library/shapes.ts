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

/** Words of which the rule says which it knows. */
const anyWord: Shape = () => undefined;

const match: Shapes<TitleMatch> = { lost: anyWord, holder: optional(orNull(aText)) };
const decision: Shapes<NameDecision> = { registered: aText, last: aText, same: aYesNo };

/** Only who is left out has names; without them the rule proposes. */
const remainder: Shape = (given) =>
  recordOf({})(given) ??
  ((given as { way: unknown }).way === 'leaveOut'
    ? recordOf({ names: optional(listOf(aText)) })(given)
    : undefined);

/** The rule names every award that is no number. */
const awards = several(aCell, 3);

/** Null is no option, as JSON has no undefined. */
const options: Shapes<CycleOptions> = {
  titleMatch: orNull(recordOf(match)),
  sameNames: orNull(listOf(recordOf(decision))),
  remainder: orNull(remainder),
  awards: orNull(recordOf({ below: awards, same: awards })),
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
