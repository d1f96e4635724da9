import { existing, type Found, inRow, placed, type Refusal } from '../core/result';
import { type CrosstableCells, MOST_PLAYERS, POINTS, RATING, SODOS } from './arguments';
import { type LeagueStanding, NONE } from './rank';
import { pointsOf, readCrosstable, sodosOf, type Winnings } from './crosstable';
import type { CycleFailure } from './cycle';
import type { Stepwise } from '../core/stepwise';
import { readLeague } from './sizes';
import {
  isEmpty,
  type ListedName,
  normalisedName,
  type Read,
  readList,
  readName,
  readNumber,
  readOptional,
  repeatedNames,
} from './lists';
import { numberOfCycle as numberArgument, refuseOfCycle as refuse } from './messages';

/** One player of a league that has been played. Cells are taken as they are found. */
export interface LeagueEntry {
  readonly name: Found;
  /** Empty for 0, or where a cross table is given. */
  readonly points?: Found | undefined;
  readonly sodos?: Found | undefined;
  /** Of the cycle before: 2 or "B2"; empty for none. */
  readonly lastTier?: Found | undefined;
  /** From 1 to 10, empty for none; 0 in tier 1 is the former title holder. */
  readonly lastPlace?: Found | undefined;
  readonly rating?: Found | undefined;
}

/** A player of a league as compared with the others (U6). */
export interface Contender extends ListedName, LeagueStanding {}

interface ReadLeague {
  readonly contenders: readonly Contender[];
  readonly failures: readonly CycleFailure[];
}

export function* readLeagueTable(
  entries: readonly LeagueEntry[],
  crosstable: CrosstableCells | undefined,
): Stepwise<ReadLeague> {
  const list = yield* readList('league', entries, (entry, row, value): Contender => {
    const name = value(readName(entry.name), '');
    const lastTier = value(readLastTier(entry.lastTier ?? ''), NONE);
    return {
      row,
      name,
      normalised: normalisedName(name),
      points: value(readOptional(entry.points ?? '', POINTS, 0), 0),
      sodos: value(readOptional(entry.sodos ?? '', SODOS, 0), 0),
      lastTier,
      lastPlace: value(readLastPlace(entry.lastPlace ?? '', lastTier), NONE),
      rating: value(
        readOptional(entry.rating === 0 ? '' : (entry.rating ?? ''), RATING, NONE),
        NONE,
      ),
    };
  });
  const failures = [...list.failures, ...repeatedNames('league', list.rows)];
  if (entries.length > MOST_PLAYERS) {
    failures.push(
      inLeague(
        refuse({ argument: 'players', found: entries.length }, 'leagueTooLarge', {
          most: MOST_PLAYERS,
        }),
      ),
    );
  }
  if (crosstable === undefined) return { contenders: list.rows, failures };

  const table = readCrosstable(crosstable);
  if (!table.ok) return { contenders: [], failures: [...failures, inLeague(table)] };
  if (table.value.length !== entries.length) {
    const unlike = refuse(
      { argument: 'crosstable', found: table.value.length },
      'tableUnlikePlayers',
      { players: entries.length },
    );
    return { contenders: [], failures: [...failures, inLeague(unlike)] };
  }
  return {
    contenders: withResults(list.rows, table.value),
    failures: [...failures, ...contradictions(entries, list.rows, table.value)],
  };
}

/** Points and SODOS as the cross table gives them; `table` has a row for each of `rows`. */
function withResults(rows: readonly Contender[], table: readonly Winnings[]): Contender[] {
  const sodos = sodosOf(table).values();
  const points = table.map(pointsOf).values();
  return rows.map((each) => {
    return { ...each, points: existing(points.next().value), sodos: existing(sodos.next().value) };
  });
}

/** Refuses points that contradict the results. */
function contradictions(
  entries: readonly LeagueEntry[],
  rows: readonly Contender[],
  table: readonly Winnings[],
): CycleFailure[] {
  const failures: CycleFailure[] = [];
  table.forEach((winnings, index) => {
    const given = existing(rows[index]).points;
    const won = pointsOf(winnings);
    if (given === won || isEmpty(existing(entries[index]).points ?? '')) return;
    failures.push(
      inLeague(
        inRow(
          refuse({ argument: 'points', found: given }, 'pointsUnlikeTable', { points: won }),
          index + 1,
        ),
      ),
    );
  });
  return failures;
}

/** Negated, so that more is better. */
function readLastTier(cell: Found): Read<number> {
  if (cell === 0 || isEmpty(cell)) return NONE;
  const label = readLeague(cell, 'lastTier');
  return label.ok ? -label.value.tier : label;
}

const LAST_PLACE_OR_HOLDER = numberArgument('lastPlace', 'lastPlaceOrHolder', {
  least: 1,
  most: MOST_PLAYERS,
  whole: true,
});

/** Negated, so that more is better: the former title holder, place 0 of tier 1, comes first in that tier. */
function readLastPlace(cell: Found, lastTier: number): Read<number> {
  const holder = cell === 0 && lastTier === -1;
  if (holder || isEmpty(cell)) return holder ? 0 : NONE;
  if (cell === 0 && lastTier === NONE) return NONE;
  const place = readNumber(cell, LAST_PLACE_OR_HOLDER);
  return typeof place === 'number' ? -place : place;
}

function inLeague({ failure }: Refusal): CycleFailure {
  return placed(failure, { list: 'league' });
}
