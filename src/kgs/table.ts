import { flaw, listLength } from '../arguments';
import { significant } from '../numbers/significant';
import { succeed, type Result } from '../result';
import { pointsOfField, pointsSource, type PointsSource } from './points';
import type { PointsTable, KgsTableOptions } from './types';

/** The default largest field. */
const DEFAULT_MOST_PLAYERS = 32;

const MOST_PLAYERS = listLength('maxPlayers', 1);

/**
 * The sheet "calculator" for one F: the points of each place for every number of players (K4).
 *
 * @param F factor of the tournament, above 0 (K1); may be blank (0, null) with a calculator
 * @param options the largest field to list, a whole number from 1 to 10,000 (default 32); a director's own
 *   calculator, of which a table lists its own rows only
 * @returns as many columns of places as anyone is paid, and one row per number of players, in order
 */
export function kgsTable(
  F: number | null | undefined,
  options?: KgsTableOptions,
): Result<PointsTable> {
  const working = tableWorking(F, options);
  if (!working.ok) return working;
  const { places, fields } = working.value;
  const rows = fields.map(({ players, points }) => ({
    players,
    points: Array.from({ length: places }, (_, index) =>
      index < players ? (points[index] ?? 0) : null,
    ),
  }));
  return succeed({ places, rows });
}

/** The points of 1st, 2nd ... place in one field. */
export interface FieldRow {
  readonly players: number;
  readonly points: readonly number[];
}

/** The working of a table of points. */
export interface TableWorking {
  readonly source: PointsSource;
  readonly places: number;
  readonly fields: readonly FieldRow[];
}

export function tableWorking(
  F: number | null | undefined,
  options: KgsTableOptions = {},
): Result<TableWorking> {
  const source = pointsSource(F, options.calculator);
  if (!source.ok) return source;

  const mostPlayers = significant(options.maxPlayers ?? DEFAULT_MOST_PLAYERS);
  const refusal = flaw(MOST_PLAYERS, mostPlayers);
  if (refusal) return refusal;

  const fields: FieldRow[] = [];
  let places = 0;
  for (let players = 1; players <= mostPlayers; players++) {
    const field = pointsOfField(source.value, players);
    // A calculator table lists the fields it has.
    if (!field.ok) continue;
    const points = field.value.slice(0, players);
    fields.push({ players, points });
    places = Math.max(places, paidPlaces(points));
  }
  return succeed({ source: source.value, places, fields });
}

/** The last place that is paid anything. */
function paidPlaces(points: readonly number[]): number {
  let last = points.length;
  while (points[last - 1] === 0) last--;
  return last;
}
