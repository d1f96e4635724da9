import { readLeague, writeLeague, type CrosstableCells, type Found } from '../../../src';
import { cellIn, placeName } from '../../plan/address';
import type { GivenList } from '../../operation/operation';
import { sentence } from '../../../language';
import type { resultFields } from '../fields';
import { gameResult } from '../game-result';
import { isHeldTitle } from '../tier-name';
import type { PlayedLeague, PlayedLeagues } from './leagues';

type Results = GivenList<typeof resultFields>;
type ResultRow = Results['rows'][number];

/** The leagues of a list of results: all in one list with a column of leagues, or one league with its cross table. */
export function playedList(list: Results, named: string): PlayedLeagues {
  const address = placeName(list.source.place);
  const refuse = (code: 'kuksuNoLeague' | 'kuksuNoPoints'): PlayedLeagues => {
    return {
      ok: false,
      refusals: [{ sentence: sentence(code, { address }), at: list.source.place }],
    };
  };
  const byLeague = new Map<string, ResultRow[]>();
  for (const row of list.rows) {
    const league = leagueOf(row.values.league ?? named);
    if (league === undefined) return refuse('kuksuNoLeague');
    const rows = byLeague.get(league);
    if (rows) rows.push(row);
    else byLeague.set(league, [row]);
  }
  const told = list.present.includes('points') && list.present.includes('sodos');
  const crosstable = byLeague.size === 1 && !told ? crosstableBeside(list) : undefined;
  if (!list.present.includes('points') && crosstable === undefined) return refuse('kuksuNoPoints');
  return {
    ok: true,
    leagues: [...byLeague].map(([league, rows]): PlayedLeague => {
      return {
        league,
        entries: rows.map(({ values }) =>
          isHeldTitle(values.lastTier) ? { ...values, lastTier: 1, lastPlace: 0 } : values,
        ),
        crosstable,
        disqualified: rows.map(({ values }) => values.disqualified ?? false),
        at: (row) => rows[row - 1]?.at('name') ?? '',
        placeOf: ({ row, rows: several, column, argument }) => {
          const found = rows[(row ?? several?.[0] ?? 0) - 1];
          const beside = column === undefined ? undefined : list.extra[column - 1];
          if (!found || !beside) return found?.placeOf(argument);
          return cellIn(list.source.place, found.position, beside.column);
        },
      };
    }),
  };
}

function leagueOf(cell: Found): string | undefined {
  const label = readLeague(cell, '');
  return label.ok ? writeLeague(label.value) : undefined;
}

/**
 * The columns that are no field, when there are as many as players and they hold nothing but numbers: the cross table
 * of a league.
 */
function crosstableBeside({ rows }: Results): CrosstableCells | undefined {
  const square = rows.every(({ extra }) => extra.length === rows.length);
  if (!square) return undefined;
  const results = rows.map(({ extra }) => extra.map(gameResult));
  const readable = results.every((row) =>
    row.every((result) => typeof result === 'number' || result === null),
  );
  return readable ? results : undefined;
}
