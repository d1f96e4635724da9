import {
  normalisedName,
  rankLeagueSteps,
  readLeague,
  type Found,
  type Stepwise,
} from '../../../src';
import { sentence } from '../../../language';
import { recognise } from '../../columns/recognition';
import { readColumns } from '../../columns/read';
import type { Finding } from '../../plan/plan';
import type { SourceTable } from '../../plan/source';
import { lastCycleFields } from '../fields';
import type { GroupInput } from '../given';
import type { PlayedLeague } from './leagues';

type WrittenRows = NonNullable<GroupInput['lists']['lastCycle']>['rows'];

/** The lines of a table of results; none where it cannot be read. */
export function writtenRows(source: SourceTable): WrittenRows {
  const wanted = { fields: lastCycleFields };
  const read = readColumns(source, wanted, {
    recognition: recognise(source, wanted),
    hidden: 'use',
  });
  return read.ok ? read.rows : [];
}

/**
 * Where results that were written have other places than the cross tables come to, as after a result was corrected: the first
 * player of each such league. A line that is gone, as of somebody who has stopped, says nothing.
 */
export function* outdatedSteps(
  leagues: readonly PlayedLeague[],
  rows: WrittenRows,
): Stepwise<readonly Finding[]> {
  const written = new Map(
    rows.map((row) => [keyOf(row.values.league, row.values.name), row] as const),
  );
  const found: Finding[] = [];
  for (const { league, entries, crosstable } of leagues) {
    yield;
    const ranked = yield* rankLeagueSteps(entries, crosstable);
    if (!ranked.ok) continue;
    for (const { name, place } of ranked.value.players) {
      const row = written.get(keyOf(league, name));
      const placed = row?.values.place;
      if (!row || placed === undefined || placed === place) continue;
      const values = { league, name, place, placed, address: row.at('place') };
      found.push({ sentence: sentence('kuksuResultsOld', values), at: row.placeOf('place') });
      break;
    }
  }
  return found;
}

function keyOf(league: Found, name: string): string {
  const label = readLeague(league, '');
  const seat = label.ok ? `${label.value.tier} ${label.value.league}` : String(league);
  return `${seat} ${normalisedName(name)}`;
}
