import { significant } from '../core/numbers';
import {
  agaAverage,
  agaCategory,
  agaExact,
  type CategoryWorking,
  type MeanRating,
} from './category';
import {
  agaPoints,
  agaResults,
  agaSlope,
  agaTable,
  type DecayWorking,
  type FieldPoints,
  type FirstPoints,
  type PlacePoints,
  placeRow,
  type PointsWorking,
  type SharedPoints,
  slopeOf,
} from './points';
import type { PlaceRow, SeasonRow } from './types';
import { agaSeason, type SeasonWorking } from './season';
import {
  aStep,
  type Derivation,
  explaining,
  explainingRows,
  rounding,
  type StepList,
  type StepVocabulary,
} from '../core/derivation';
import { aNumber, aText, numbers } from '../core/message';

/** How many rows without a rating are named. */
const NAMED = 5;

export function tellMean({ ratings, skipped, mean }: MeanRating, steps: AgaStepList): number {
  if (skipped.length > 0) {
    steps.add('A9', 'ratingsSkipped', { rows: skipped.slice(0, NAMED) }, skipped.length);
  }
  steps.add('A9', 'meanRating', { ratings }, mean);
  return mean;
}

export function tellExact(working: CategoryWorking, steps: AgaStepList): number {
  const { average, players, unrounded, exact } = working;
  steps.add('A1', 'exactCategory', { average, players }, significant(unrounded));
  steps.rounded('A2', unrounded, 1, exact);
  return exact;
}

export function tellCategory(working: CategoryWorking, steps: AgaStepList): number {
  const exact = tellExact(working, steps);
  steps.rounded('A2', exact, 0, working.category);
  return working.category;
}

function tellDecay({ average, factor, decay }: DecayWorking, steps: AgaStepList): void {
  steps.add('A4', 'decay', { average }, significant(factor));
  if (decay !== factor) steps.add('A4', 'decayFloor', { decay: factor }, decay);
}

export function tellSlope(working: DecayWorking, steps: AgaStepList): number {
  tellDecay(working, steps);
  const slope = slopeOf(working);
  steps.rounded('A4', working.decay, 2, slope);
  return slope;
}

export function tellPoints({ shared, points }: PointsWorking, steps: AgaStepList): number {
  tellShared(shared, steps);
  if (shared.share === 0) {
    steps.add('A6', points === 0 ? 'sheetZero' : 'leastPoints', {}, points);
  }
  return points;
}

export function tellPlaceRow(working: PointsWorking, steps: AgaStepList): PlaceRow {
  tellPoints(working, steps);
  return placeRow(working);
}

function tellShared(working: SharedPoints, steps: AgaStepList): void {
  const { field, from, tied, places, sum, share } = working;
  tellFirst(field.first, steps);
  tellDecay(field.decay, steps);
  for (const each of places) tellPlace(field, each, steps);
  if (tied === 1) return;
  const points = places.map(({ tenths }) => tenths / 10).filter((each) => each > 0);
  const mean = significant(sum / tied / 10);
  steps.add('A8', 'tiedPoints', { from, to: from + tied - 1, points }, mean);
  steps.rounded('A8', mean, 1, share);
}

function tellFirst(working: FirstPoints, steps: AgaStepList): void {
  const { average, players } = working.category;
  const category = tellCategory(working.category, steps);
  const values = { average, players, category };
  steps.add('A3', 'firstPoints', values, significant(working.unrounded));
  steps.rounded('A5', working.unrounded, 1, working.points);
}

function tellPlace(
  { first, decay }: FieldPoints,
  { place, points, hundredths, tenths }: PlacePoints,
  steps: AgaStepList,
): void {
  const values = { first: first.points, decay: decay.decay, place, points, hundredths };
  steps.add('A5', 'placePoints', values, tenths / 10);
}

export function tellSeason(
  { counted, left, standing }: SeasonWorking,
  steps: AgaStepList,
): SeasonRow {
  for (const { row, event, points } of counted) {
    steps.add('A10', 'seasonResult', { row, event }, points);
  }
  for (const { row, event, points } of left) {
    steps.add('A10', 'seasonLeft', { row, event, best: standing.counted }, points);
  }
  const points = counted.map((each) => each.points);
  steps.add('A10', 'seasonTotal', { points }, standing.total);
  return standing;
}

/** Why a player has the place. */
export function tellSeasonPlace(working: SeasonWorking, steps: AgaStepList): number {
  tellSeason(working, steps);
  const { place } = working.standing;
  steps.add('A10', 'seasonPlace', { before: place - 1 }, place);
  return place;
}

/** How many results count. */
export function tellSeasonCounted({ counted, left }: SeasonWorking, steps: AgaStepList): number {
  steps.add(
    'A10',
    'seasonCounted',
    { won: counted.length + left.length, left: left.length },
    counted.length,
  );
  return counted.length;
}

/** In how many tournaments a player stands. */
export function tellSeasonEvents(
  { counted, left, standing: { events } }: SeasonWorking,
  steps: AgaStepList,
): number {
  const won = counted.length + left.length;
  steps.add('A10', 'seasonEvents', { won, without: events - won }, events);
  return events;
}

/** A category, slope or points, and the steps that lead to it. */
export type AgaDerivation<T = number> = Derivation<AgaSteps, T>;

/** Explains `agaAverage`; refuses the same arguments. */
export const explainAgaAverage = explaining(agaAverage, tellMean);

/** Explains `agaExact`; refuses the same arguments. */
export const explainAgaExact = explaining(agaExact, tellExact);

/** Explains `agaCategory`; refuses the same arguments. */
export const explainAgaCategory = explaining(agaCategory, tellCategory);

/** Explains `agaSlope`; refuses the same arguments. */
export const explainAgaSlope = explaining(agaSlope, tellSlope);

/** Explains `agaPoints`; refuses the same arguments. */
export const explainAgaPoints = explaining(agaPoints, tellPoints);

/** Explains `agaTable` place by place; the last step comes to the points. Refuses the same arguments. */
export const explainAgaTable = explainingRows(agaTable, tellPlaceRow);

/** Explains `agaResults` row by row; refuses the same arguments. */
export const explainAgaResults = explainingRows(agaResults, tellPoints);

/** Explains `agaSeason` player by player; the last step comes to the total. Refuses the same arguments. */
export const explainAgaSeason = explainingRows(agaSeason, tellSeason);

/** Explains the places of `agaSeason` player by player; refuses the same arguments. */
export const explainAgaSeasonPlaces = explainingRows(agaSeason, tellSeasonPlace);

/** Explains how many results of each player count in `agaSeason`; refuses the same arguments. */
export const explainAgaSeasonCounted = explainingRows(agaSeason, tellSeasonCounted);

/** Explains in how many events each player of `agaSeason` stands; refuses the same arguments. */
export const explainAgaSeasonEvents = explainingRows(agaSeason, tellSeasonEvents);

/** The steps of AGA categories and points. The value of a step is not repeated here. */
export const agaSteps = {
  rounded: aStep(['A2', 'A4', 'A5', 'A8'], rounding),

  /** 2 R + sqrt(10 log10 P) - 4 */
  exactCategory: aStep('A1', { average: aNumber, players: aNumber }),
  /** log10(20 P) + (Cr + R^2.1) / 10 */
  firstPoints: aStep('A3', { average: aNumber, players: aNumber, category: aNumber }),
  /** 0.75 + log10(R / 6.2) */
  decay: aStep('A4', { average: aNumber }),
  decayFloor: aStep('A4', { decay: aNumber }),
  /** A F^(place - 1), rounded to hundredths and then to tenths. */
  placePoints: aStep('A5', {
    first: aNumber,
    decay: aNumber,
    place: aNumber,
    points: aNumber,
    hundredths: aNumber,
  }),
  /** The points of the shared places that earn any. */
  tiedPoints: aStep('A8', { from: aNumber, to: aNumber, points: numbers }),
  /** Rows without a rating, the first of them by number. */
  ratingsSkipped: aStep('A9', { rows: numbers }),
  meanRating: aStep('A9', { ratings: numbers }),
  leastPoints: aStep('A6', {}),
  sheetZero: aStep('A6', {}),

  /** A result that counts, and one beyond the best. */
  seasonResult: aStep('A10', { row: aNumber, event: aText }),
  seasonLeft: aStep('A10', { row: aNumber, event: aText, best: aNumber }),
  seasonTotal: aStep('A10', { points: numbers }),
  /** The number of players with a higher total, and 1. */
  seasonPlace: aStep('A10', { before: aNumber }),
  /** Results with points, but for those beyond the best. */
  seasonCounted: aStep('A10', { won: aNumber, left: aNumber }),
  seasonEvents: aStep('A10', { won: aNumber, without: aNumber }),
} as const satisfies StepVocabulary;

/** The steps of AGA categories and points: each code with its clause and its values. */
export type AgaSteps = typeof agaSteps;
type AgaStepList = StepList<AgaSteps>;
