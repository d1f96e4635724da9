import { significant } from '../core/numbers';
import { allOf, existing, type Result, succeed } from '../core/result';
import { agaExact } from './category';
import {
  type AgaDerivation,
  explainAgaAverage,
  explainAgaCategory,
  explainAgaResults,
  explainAgaTable,
} from './why';
import { agaSlope } from './points';
import type { AgaResultsOptions, PlaceRow } from './types';

/** A player of an open section. */
export interface SectionPlayer {
  /** Dan positive, kyu negative, as the AGA writes it. */
  readonly rating: number;
  /** A player with more stands higher, equal ones are tied: wins, a McMahon score, or a place as a negative number. */
  readonly score: number;
  /** Who isn't holds a place and gets nothing. */
  readonly isEligible: boolean;
}

/** What a player of the section comes to. */
export interface PlayerPoints {
  readonly place: number;
  /** Undefined for who isn't eligible. */
  readonly points: number | undefined;
  readonly why: AgaDerivation;
}

/** An open section with its category and the points of its players, in the order of the list. */
export interface SectionPoints {
  readonly average: AgaDerivation;
  readonly exact: number;
  readonly category: AgaDerivation;
  readonly slope: number;
  /** What each place earns without ties. */
  readonly places: readonly PlaceRow[];
  readonly players: readonly PlayerPoints[];
  /** Points that are given, and those that lapse with the places of players who aren't eligible. */
  readonly given: number;
  readonly lapsed: number;
}

/**
 * The category of an open section and the qualification points of its players (A1 to A9): every player counts for the average, tied
 * players share whatever the tie-breaks, and the points of a place that a player who isn't eligible holds lapse.
 *
 * @param players the open section, at least five, with an average rating from 1.1 to 10.8
 * @returns refused as `agaAverage`, `agaExact` and `agaResults` refuse; a rating by its row
 */
export function sectionPoints(
  players: readonly SectionPlayer[],
  options?: AgaResultsOptions,
): Result<SectionPoints> {
  const average = explainAgaAverage(players.map(({ rating }) => rating));
  if (!average.ok) return average;
  const [R, P] = [average.value.value, players.length];
  const scores = players.map(({ score }) => significant(score));
  const places = scores.map((own) => 1 + scores.filter((score) => score > own).length);
  const found = allOf({
    exact: agaExact(R, P),
    category: explainAgaCategory(R, P),
    slope: agaSlope(R),
    table: explainAgaTable(R, P, options),
    earned: explainAgaResults(R, P, places, options),
  });
  if (!found.ok) return found;
  const { exact, category, slope, table, earned } = found.value;
  let [given, lapsed] = [0, 0];
  const ofPlayers = players.map(({ isEligible }, row): PlayerPoints => {
    const why = existing(earned[row]);
    if (isEligible) given += why.value;
    else lapsed += why.value;
    const points = isEligible ? why.value : undefined;
    return { place: existing(places[row]), points, why };
  });
  return succeed({
    average: average.value,
    exact,
    category,
    slope,
    places: table.map(({ value }) => value),
    players: ofPlayers,
    given: significant(given),
    lapsed: significant(lapsed),
  });
}
