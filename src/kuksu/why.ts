import { existing } from '../core/result';
import {
  CRITERIA,
  decisive,
  kuksuRank,
  NONE,
  type RankCriterion,
  type RankedRow,
  type RankWorking,
} from './rank';
import { kuksuSodos, type SodosWorking } from './crosstable';
import {
  capacity,
  type Layout,
  leagueName,
  leaguesIn,
  type LeagueSize,
  LEAST_PLAYERS,
} from './arguments';
import {
  type DefaultTierWorking,
  kuksuDefaultTier,
  kuksuSizes,
  kuksuSnake,
  kuksuTiers,
  leagueSize,
  runsBack,
  type SizeWorking,
  type SnakeWorking,
  tiersOf,
} from './sizes';
import {
  aStep,
  type Derivation,
  explaining,
  explainingRows,
  inParts,
  type StepList,
  type StepVocabulary,
} from '../core/derivation';
import { aFlag, aNumber, aText, type Kind, numbers, type Values } from '../core/message';

export function tellSodos({ winnings, points, sodos }: SodosWorking, steps: KuksuStepList): number {
  const terms = winnings
    .map((result, index) => ({ row: index + 1, result, points: existing(points[index]) }))
    .filter(({ result }) => result > 0);
  steps.add('U6', 'pointsOfBeaten', { terms }, sodos);
  return sodos;
}

/** A place, and the rows next to it. */
interface RankBetween extends RankWorking {
  readonly above: RankedRow | undefined;
  readonly below: RankedRow | undefined;
}

/** Per row; rows that share a place have the same one. */
export function betweenOthers(workings: readonly RankWorking[]): readonly RankBetween[] {
  const byPlace = new Map(workings.map((each) => [each.place, each]));
  const places = [...byPlace.values()].sort((a, b) => a.place - b.place);
  const between = new Map(
    places.map(({ rows, place }, at): [number, RankBetween] => {
      const above = [...(places[at - 1]?.rows ?? [])].pop();
      return [place, { rows, place, above, below: places[at + 1]?.rows[0] }];
    }),
  );
  return workings.map(({ place }) => existing(between.get(place)));
}

export function tellRank({ rows, above, below, place }: RankBetween, steps: KuksuStepList): number {
  const numbers = rows.map(({ row }) => row + 1);
  if (above) steps.add('U6', 'rankedAfter', separation(rows, above, numbers), above.row + 1);
  if (below) steps.add('U6', 'rankedBefore', separation(rows, below, numbers), below.row + 1);
  if (rows.length > 1) steps.add('U6', 'placeShared', { rows: numbers }, place);
  steps.add('U6', 'rank', { before: place - 1 }, place);
  return place;
}

function separation(
  [row]: RankWorking['rows'],
  other: RankedRow,
  rows: readonly number[],
): Separation {
  const criterion = existing(decisive(row, other));
  const level = CRITERIA.slice(0, CRITERIA.indexOf(criterion))
    .filter(({ key }) => row[key] !== NONE)
    .map((each) => ownValue(row, each));
  return { rows, level, own: ownValue(row, criterion), other: ownValue(other, criterion).value };
}

/** As it was entered; none is 0. */
function ownValue(row: RankedRow, { key, direction }: RankCriterion): RankValue {
  return { criterion: key, value: row[key] === NONE ? 0 : direction * row[key] };
}

export function tellTiers(layout: Layout, steps: KuksuStepList): number {
  const { fullTiers, remainder } = layout;
  const tiers = tiersOf(layout);
  tellRest(layout, steps);
  if (remainder === 0) steps.add('U2', 'tiersFull', {}, tiers);
  else steps.add('U2', 'tierBelow', { left: remainder, fullTiers }, tiers);
  return tiers;
}

/** What the full tiers hold, and leave. */
function tellRest({ fullTiers, remainder }: Layout, steps: KuksuStepList): void {
  if (fullTiers === 0) return;
  const inTiers = capacity(fullTiers);
  steps.add('U2', 'fullTiers', { tiers: fullTiers }, inTiers);
  steps.add('U2', 'playersLeft', { players: inTiers + remainder, inTiers }, remainder);
}

export function tellSize(working: SizeWorking, steps: KuksuStepList): LeagueSize {
  const { layout, tier, league: number, size } = working;
  const league = leagueName(tier, number);
  if (tier <= layout.fullTiers) {
    steps.add('U1', 'fullLeague', { league }, size);
    return leagueSize(working);
  }
  const { remainder: left, bottomLeagues: leagues } = layout;
  tellRest(layout, steps);
  const fitting = Math.floor(left / LEAST_PLAYERS);
  steps.add('U2', 'leaguesOfRest', { left }, fitting);
  if (fitting > leagues) steps.add('U2', 'leaguesOfTier', { tier }, leaguesIn(tier));
  const rows = Math.floor(left / leagues);
  const beyond = left - rows * leagues;
  steps.add('U2', 'fullRows', { left, leagues }, rows);
  if (beyond > 0) {
    const values = { league, rows, beyond, leagues, back: runsBack(rows) };
    steps.add('U9', size > rows ? 'extraPlayer' : 'noExtraPlayer', values, size);
  }
  return leagueSize(working);
}

export function tellDefaultTier(working: DefaultTierWorking, steps: KuksuStepList): number {
  const { tier, place, entitled, defaultTier } = working;
  // Only who lost the title match has an answer at these places.
  if (tier === 1 && place <= 1) steps.add('U10', 'titleLost', {}, entitled);
  else if (entitled < tier) steps.add('U4', 'tierUp', { tier, place }, entitled);
  else if (entitled > tier) steps.add('U4', 'tierDown', { tier, place }, entitled);
  else steps.add('U4', 'tierKept', { tier, place }, entitled);
  if (defaultTier < entitled) steps.add('U2', 'tiersCapped', { tier: entitled }, defaultTier);
  return defaultTier;
}

export function tellSnake(working: SnakeWorking, steps: KuksuStepList): number {
  const { row, rating, position, leagues, league } = working;
  const number = position + 1;
  steps.add('U9', 'seededByRating', { row: row + 1, rating }, number);
  const snakeRow = Math.floor(position / leagues);
  steps.add('U9', 'snakeRow', { number, leagues }, snakeRow + 1);
  const at = number - snakeRow * leagues;
  if (runsBack(snakeRow)) {
    steps.add('U9', 'snakeBack', { row: snakeRow + 1, at, leagues }, league);
  } else {
    steps.add('U9', 'snakeForward', { row: snakeRow + 1, at }, league);
  }
  return league;
}

/** A number of Kuksu's formulas, and the steps that lead to it. */
export type KuksuDerivation<T = number> = Derivation<KuksuSteps, T>;

/** Explains `kuksuTiers`; refuses the same arguments. */
export const explainKuksuTiers = explaining(kuksuTiers, tellTiers);

/** Explains `kuksuSizes` league by league; the last step comes to the size. Refuses the same arguments. */
export const explainKuksuSizes = explainingRows(kuksuSizes, tellSize);

/** Explains `kuksuDefaultTier`; refuses the same arguments. */
export const explainKuksuDefaultTier = explaining(kuksuDefaultTier, tellDefaultTier);

/** Explains `kuksuSodos` row by row; refuses the same arguments. */
export const explainKuksuSodos = explainingRows(kuksuSodos, tellSodos);

/** Explains `kuksuRank` row by row; refuses the same arguments. */
export const explainKuksuRank = explainingRows(inParts(kuksuRank, betweenOthers), tellRank);

/** Explains `kuksuSnake` row by row; refuses the same arguments. */
export const explainKuksuSnake = explainingRows(kuksuSnake, tellSnake);

/** The incomplete row of the snake, and a league in it. */
const rowBeyond = {
  rows: aNumber,
  beyond: aNumber,
  leagues: aNumber,
  back: aFlag,
  league: aText,
} as const;

/** A criterion with a player's own number; 0 is none. */
export interface RankValue {
  readonly criterion: 'points' | 'sodos' | 'lastTier' | 'lastPlace' | 'rating';
  readonly value: number;
}

const points: RankValue = { criterion: 'points', value: 2 };
const sodos: RankValue = { criterion: 'sodos', value: 3.5 };
const tier: RankValue = { criterion: 'lastTier', value: 0 };
const aRankValue: Kind<RankValue> = { samples: [points, sodos, tier] };
const rankValues: Kind<readonly RankValue[]> = {
  samples: [[], [points], [points, sodos], [points, sodos, tier]],
};

/** What decides between two rows: what they are level in, then the first number that differs. */
const separationValues = {
  rows: numbers,
  level: rankValues,
  own: aRankValue,
  other: aNumber,
} as const;
export type Separation = Values<typeof separationValues>;

/** The result against an opponent who was beaten or held, and the points of that opponent. */
export interface Beaten {
  readonly row: number;
  readonly result: number;
  readonly points: number;
}

const beaten: Kind<readonly Beaten[]> = {
  samples: [
    [
      { row: 2, result: 1, points: 3 },
      { row: 3, result: 0.5, points: 1 },
    ],
    [],
  ],
};

/** The steps of Kuksu formulas. What a step comes to is its value, and not repeated here. Rows count from 1. */
export const kuksuSteps = {
  /** 10 (2^tiers - 1) */
  fullTiers: aStep('U2', { tiers: aNumber }),
  playersLeft: aStep('U2', { players: aNumber, inTiers: aNumber }),
  /** Nobody is left. */
  tiersFull: aStep('U2', {}),
  tierBelow: aStep('U2', { left: aNumber, fullTiers: aNumber }),

  fullLeague: aStep('U1', { league: aText }),
  /** INT(left / 5) */
  leaguesOfRest: aStep('U2', { left: aNumber }),
  leaguesOfTier: aStep('U2', { tier: aNumber }),
  /** INT(left / leagues) */
  fullRows: aStep('U2', { left: aNumber, leagues: aNumber }),
  /** Players beyond full rows of the snake, from the first league or back from the last. */
  extraPlayer: aStep('U9', rowBeyond),
  noExtraPlayer: aStep('U9', rowBeyond),

  tierUp: aStep('U4', { tier: aNumber, place: aNumber }),
  tierKept: aStep('U4', { tier: aNumber, place: aNumber }),
  tierDown: aStep('U4', { tier: aNumber, place: aNumber }),
  titleLost: aStep('U10', {}),
  tiersCapped: aStep('U2', { tier: aNumber }),

  /** Results against the opponents beaten, and the points of these. */
  pointsOfBeaten: aStep('U6', { terms: beaten }),

  /** What separates from the row above, or below; the value is that row. */
  rankedAfter: aStep('U6', separationValues),
  rankedBefore: aStep('U6', separationValues),
  placeShared: aStep('U6', { rows: numbers }),
  /** The number of rows before, and 1. */
  rank: aStep('U6', { before: aNumber }),

  seededByRating: aStep('U9', { row: aNumber, rating: aNumber }),
  /** INT((number - 1) / leagues) + 1 */
  snakeRow: aStep('U9', { number: aNumber, leagues: aNumber }),
  snakeForward: aStep('U9', { row: aNumber, at: aNumber }),
  /** leagues - (at - 1) */
  snakeBack: aStep('U9', { row: aNumber, at: aNumber, leagues: aNumber }),
} as const satisfies StepVocabulary;

/** The steps of Kuksu leagues: each code with its clause and its values. */
export type KuksuSteps = typeof kuksuSteps;
type KuksuStepList = StepList<KuksuSteps>;
