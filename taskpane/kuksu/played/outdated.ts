import {
  normalisedName,
  rankLeagueSteps,
  readLeague,
  type Found,
  type RankedPlayer,
  type Stepwise,
} from '../../../src';
import { sentence, type Sentence } from '../../../src/language';
import { recognise } from '../../sheets/columns/recognition';
import { ofWritten } from '../../sheets/columns/check';
import { readColumns } from '../../sheets/columns/read';
import type { Finding } from '../../sheets/plan';
import type { SourceTable } from '../../sheets/source';
import { lastCycleFields, resultFields } from '../fields';
import type { PlayedLeague } from './sheets';

/** What a table of results tells of a player: what the next cycle needs, and the figures that are announced. */
const fields = {
  ...lastCycleFields,
  // A league without a point has no places.
  place: { ...lastCycleFields.place, presence: 'optional' },
  points: resultFields.points,
  sodos: resultFields.sodos,
} as const;

function written(source: SourceTable): ReturnType<typeof readColumns<typeof fields>> {
  const wanted = { fields };
  const recognition = recognise(source, wanted);
  return readColumns(source, wanted, { recognition, hidden: 'use' });
}

type WrittenRow = Extract<ReturnType<typeof written>, { readonly ok: true }>['rows'][number];

/**
 * Where results that were written say something else than the cross tables come to, as after a result was corrected: the first player
 * of each such league whose place is another, else whose points, SODOS or disqualification is. A line that is gone, as of somebody who has
 * stopped, says nothing, and neither does a cross table without any result: the results were of a list or of pages then. Results
 * that cannot be read are told by their cells.
 */
export function* outdatedSteps(
  leagues: readonly PlayedLeague[],
  source: SourceTable,
): Stepwise<readonly Finding[]> {
  const read = written(source);
  if (!read.ok) return read.refusals.map((each) => ofWritten(each, source));
  const rows = new Map(read.rows.map((row) => [keyOf(row.values.league, row.values.name), row]));
  const found: Finding[] = [];
  for (const each of leagues) {
    yield;
    const { league, entries, crosstable } = each;
    const ranked = hasResults(each) ? yield* rankLeagueSteps(entries, crosstable) : undefined;
    if (!ranked?.ok) continue;
    const lines = ranked.value.players.flatMap((player) => {
      const row = rows.get(keyOf(league, player.name));
      return row ? [{ player, row, marked: each.disqualified[player.row - 1] ?? false }] : [];
    });
    const differing = [
      ...lines.map((line) => placeOf(league, line)),
      ...lines.map((line) => figureOf(league, line)),
    ];
    const first = differing.find((finding) => finding !== undefined);
    if (first) found.push(first);
  }
  return found;
}

/** Whether any game of its cross table has a result. */
export function hasResults({ crosstable = [] }: PlayedLeague): boolean {
  return crosstable.some((row) => row.some((result) => typeof result === 'number'));
}

/** Whether results have a place of a player of the league. */
export function isRanked({ league, entries }: PlayedLeague, source: SourceTable): boolean {
  const read = written(source);
  if (!read.ok) return false;
  const placed = read.rows.filter(({ values }) => values.place !== undefined);
  const keys = new Set(placed.map(({ values }) => keyOf(values.league, values.name)));
  return entries.some(({ name }) => keys.has(keyOf(league, String(name ?? ''))));
}

interface HeldLine {
  readonly player: RankedPlayer;
  readonly row: WrittenRow;
  /** Disqualified in the cross table. */
  readonly marked: boolean;
}

function placeOf(league: string, { player: { name, place }, row }: HeldLine): Finding | undefined {
  const { place: placed } = row.values;
  if (placed === place) return undefined;
  const values = { league, name, place, address: row.at('place') };
  const said =
    placed === undefined
      ? sentence('kuksuResultsOldNone', values)
      : sentence('kuksuResultsOld', { ...values, placed });
  return { sentence: said, at: row.placeOf('place') };
}

function figureOf(league: string, { player, row, marked }: HeldLine): Finding | undefined {
  const { name } = player;
  const at = (field: keyof typeof fields, said: Sentence): Finding => ({
    sentence: said,
    at: row.placeOf(field),
  });
  for (const field of ['points', 'sodos'] as const) {
    const [figure, was] = [player[field], row.values[field]];
    if (figure === undefined || was === undefined || figure === was) continue;
    const title = sentence(fields[field].label);
    const values = { league, name, title, figure, written: was, address: row.at(field) };
    return at(field, sentence('kuksuResultsOldFigure', values));
  }
  if (marked === (row.values.disqualified ?? false)) return undefined;
  const values = { league, name, address: row.at('disqualified') };
  return at(
    'disqualified',
    sentence(marked ? 'kuksuResultsOldMarked' : 'kuksuResultsOldUnmarked', values),
  );
}

function keyOf(league: Found, name: string): string {
  const label = readLeague(league, '');
  const seat = label.ok ? `${label.value.tier} ${label.value.league}` : String(league);
  return `${seat} ${normalisedName(name)}`;
}
