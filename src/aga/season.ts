import { flaw, LARGEST, wholeNumber } from '../core/arguments';
import {
  byTotal,
  type EventLine,
  grouped,
  nameIfAny,
  readEventLines,
  sumOf,
} from '../core/standings';
import { significant } from '../core/numbers';
import { existing, inRow, listRuleOf, type Result, succeed } from '../core/result';
import { nameKey } from '../core/text';
import { refuse } from './messages';
import type { SeasonLine, SeasonOptions, SeasonRow } from './types';

const BEST = wholeNumber('best', 1);

/** Several ids of one name: no id is a blank, and no name begins with one. */
const SEVERAL = ' ';

/** The working of a row of a season. */
export interface SeasonWorking {
  readonly counted: readonly EventLine[];
  /** Results with points beyond the best. */
  readonly left: readonly EventLine[];
  readonly standing: SeasonRow;
}

/** A line with what its player is known by. */
interface OwnLine extends EventLine {
  key: string;
}

/**
 * The standings of a season: the points of each player added up, all of them or the best (A10).
 *
 * Players are one by their id, without ids by their name. Names, events and ids are compared without case (A to Z) and
 * outer blanks. A line without player and points is empty.
 *
 * @param lines what each player won in each event: points from 0; 0 is an event without points
 * @param options how many results count
 * @returns a row per player by total, the largest first; equal totals share a place, and stand in the order in which
 *   their players appear. A refusal names argument and row, counted from 1.
 */
export const agaSeason = listRuleOf(seasonWorking, ({ standing }) => standing);

function seasonWorking(
  lines: readonly SeasonLine[],
  { best = LARGEST }: SeasonOptions = {},
): Result<readonly SeasonWorking[]> {
  const most = significant(best);
  const refusal = flaw(BEST, most);
  if (refusal) return refusal;
  const known = readSeason(lines);
  if (!known.ok) return known;
  const seasons = grouped(known.value, ({ key }) => key).map((results, row) => {
    const won = results
      .filter(({ points }) => points > 0)
      // The row decides: engines of ES5 need not keep the order of equals.
      .sort((a, b) => b.points - a.points || a.row - b.row);
    const counted = won.slice(0, most);
    return { row, results, total: sumOf(counted), counted, left: won.slice(most) };
  });
  return succeed(
    byTotal(seasons, ({ results, total, counted, left }, place) => {
      const player = existing(results[0]).name;
      const events = results.length;
      return { counted, left, standing: { place, player, total, counted: counted.length, events } };
    }),
  );
}

/** The lines with their players; none of them stands twice in one event. */
function readSeason(lines: readonly SeasonLine[]): Result<readonly OwnLine[]> {
  const found = lines.map(({ player, event, points }) => ({ name: player, event, points }));
  const read = readEventLines(found, 'players', 'playerNeeded');
  if (!read.ok) return read;

  const known: OwnLine[] = [];
  const ids = new Map<string, string>();
  for (const line of read.value) {
    const cell = existing(lines[line.row - 1]).id ?? null;
    const id = nameIfAny(cell, 'ids');
    if (!id.ok) return inRow(id, line.row);
    const key = nameKey(id.value);
    const name = nameKey(line.name);
    if (key !== '') ids.set(name, (ids.get(name) ?? key) === key ? key : SEVERAL);
    known.push({ ...line, key });
  }

  const rows = new Map<string, number>();
  for (const line of known) {
    const { row, name, event } = line;
    const key = nameKey(name);
    // A line without an id is that of the only id of its name.
    const id = line.key || (ids.get(key) ?? '');
    const refused = { argument: 'players', found: name };
    if (id === SEVERAL) return inRow(refuse(refused, 'idNeeded'), row);
    line.key = id === '' ? key : SEVERAL + id;
    // Joined by a character that no cell can hold.
    const inEvent = `${line.key}\u0000${nameKey(event)}`;
    const first = rows.get(inEvent);
    if (first !== undefined) {
      return inRow(refuse(refused, 'playerTwiceInEvent', { first }), row);
    }
    rows.set(inEvent, row);
  }
  return succeed(known);
}
