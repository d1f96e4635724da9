import {
  aMessage,
  aName,
  aNumber,
  aNumberOrNone,
  type AnyMessage,
  aPlace,
  aText,
  aTier,
  type Message,
  namedPlayers,
  names,
  type Vocabulary,
} from '../core/message';

/** Why no grouping can be made, beyond what single cells hold. */
export const cycleFailures = {
  repeatedName: { rows: aPlace, names },
  winnersOfA: { players: namedPlayers },
  noWinnerOfA: {},
  holderRegistered: { name: aName, row: aPlace },
  holderInLastCycle: { name: aName, row: aPlace },
  decidedTwice: { name: aName, others: names },
  pinTooLow: { name: aName, row: aPlace, pin: aTier, tier: aTier },
  pinBeyondTiers: { name: aName, row: aPlace, pin: aTier, tiers: aTier },
  tierOverfull: { tier: aTier, seats: aNumber, pinned: namedPlayers, byDefault: namedPlayers },
  leftOutUnknown: { names },
  leftOutCount: { found: aNumber, needed: aNumber },
  nobodyToMove: { tier: aTier, needed: aNumber },
} as const satisfies Vocabulary;

/** What a director should see before the leagues are announced. */
export const cycleWarnings = {
  sharedPlace: { rows: aPlace, place: aNumber, league: aText },
  lookAlikes: { rows: aPlace, names },
  holderUnnamed: {},
  nameDecided: { tier: aTier, seated: aName, passed: aName },
  choiceUnneeded: { players: aNumber },
  movedDown: { names, from: aTier, to: aTier },
} as const satisfies Vocabulary;

/** What only the director can say, and the ways out of an impossible remainder. */
export const cycleQuestions = {
  loserOfMatch: { challenger: aName },
  loserOfMatchUnnamed: {},
  titleHolder: {},
  sameNames: { count: aNumber },
  remainder: { players: aNumber, over: aNumber },
  leaveOut: { count: aNumber, names },
  leaveOutOwn: { count: aNumber, names },
  leaveOutBoth: { count: aNumber, names, own: names },
  invite: { count: aNumber },
  moveDown: { names, from: aTier, to: aTier },
} as const satisfies Vocabulary;

/** Why a pasted text cannot be used; lines count from 1. */
export const pageFailures = {
  noText: {},
  noTable: {},
  noPlayers: { line: aNumber },
  shortRow: { line: aNumber, found: aNumber, needed: aNumber },
  noNumber: { line: aNumber, text: aText },
  noName: { line: aNumber, row: aNumber },
  unknownResult: { line: aNumber, text: aText, against: aName },
} as const satisfies Vocabulary;

/** What a director should see of a league that is ranked. */
export const rankWarnings = {
  rankedByName: { names },
  withoutSodos: {},
  unplayedGames: { games: aNumber, of: aNumber },
  unplayedNamed: { games: aNumber, of: aNumber, pairs: names },
} as const satisfies Vocabulary;

const third: AnyMessage = { code: 'result-placed', values: { place: 3, league: 'B2' } };
const none: AnyMessage = { code: 'result-none', values: {} };
const history = aMessage(third, none);
const sum = aMessage({ code: 'sum-alone', values: { sum: 1850.5, history: third } });
const by = aMessage({ code: 'ranked-rating', values: {} });
const byDefault = { tier: aTier, why: aMessage({ code: 'default-heldTitle', values: {} }) };

/** How a player came to a tier and to a seat of it, and what put a player before the next. */
export const cycleReasons = {
  'placed-promoted': byDefault,
  'placed-stays': byDefault,
  'placed-demoted': byDefault,
  'placed-new': byDefault,
  'placed-pin': { tier: aTier, own: aTier },
  'placed-pinAlone': { tier: aTier },
  'placed-fill': { order: aNumber, tier: aTier, sum, next: aName, nextSum: aNumber },
  'placed-fillLast': { order: aNumber, tier: aTier, sum },
  'placed-moveDown': { from: aTier, tier: aTier, sum },
  'placed-seat': { seed: aNumber, league: aText, position: aNumber, tier: aTier },
  'default-heldTitle': {},
  'default-wonLeagueA': {},
  'default-place': { history },
  'default-missingTier': { history, missing: aTier },
  /** A tier alone: its number, and the letter of its leagues. */
  'tier-called': { tier: aTier },
  'result-placed': { place: aNumber, league: aText },
  'result-disqualified': { place: aNumber, league: aText },
  'result-heldTitle': {},
  'result-none': {},
  'sum-alone': { sum: aNumber, history },
  'sum-award': { rating: aNumber, award: aNumber, history, sum: aNumber },
  'ranked-points': {},
  'ranked-sodos': {},
  'ranked-lastTier': {},
  'ranked-lastPlace': {},
  'ranked-rating': {},
  'ranked-name': {},
  'ranked-title': {},
  'ahead-by': { over: aName, by, own: aNumber, other: aNumberOrNone },
  'ahead-byName': { over: aName },
  'ahead-byTitle': { over: aName },
  'tie-by': { by, own: aNumber, other: aNumberOrNone },
} as const satisfies Vocabulary;

/** Everything that is said of a cycle in whole sentences, and the parts of them. */
export const kuksuSaid = {
  ...cycleFailures,
  ...cycleWarnings,
  ...cycleQuestions,
  ...pageFailures,
  ...rankWarnings,
  ...cycleReasons,
} as const satisfies Vocabulary;

/** A reason of a placement or a rank. */
export type CycleReason = Message<typeof cycleReasons>;
