import { normalisedName, readLeague, writeLeague } from '../../src';
import { saidInAny, type TextKey } from '../../language';
import { spelling } from '../columns/spelling';
import { cellIn } from '../plan/address';
import type { Place } from '../plan/place';
import { plainText, type SourceCell, type SourceTable, type WorkbookFacts } from '../plan/source';
import { listOf } from './crosstable-names';

/** The table of the leagues of a cycle: older workbooks named it after its sheet. */
export function leaguesTableOf(cycle: number, { tables }: WorkbookFacts): string | undefined {
  const titles = saidInAny('kuksuLeaguesSheet').join('|');
  const former = new RegExp(`^(?:${titles})(?:_\\d+)?$`, 'i');
  return (
    listOf('Leagues', cycle, tables) ??
    tables
      .map(({ name }) => name)
      .reverse()
      .find((name) => former.test(name))
  );
}

/** A player as the leagues were made. */
export interface Announced {
  readonly name: string;
  readonly normalised: string;
  /** "A", "B1". */
  readonly league: string;
  readonly at: Place;
  /** A cell of the line by its heading, with what it holds. */
  readonly cellOf: (
    heading: TextKey,
  ) => { readonly at: Place; readonly now: SourceCell } | undefined;
}

/** The players of a leagues table; none where its headings are others. */
export function announcedIn({ place, rows }: SourceTable): readonly Announced[] {
  const [head, ...lines] = rows;
  const column = (key: TextKey): number => {
    const said = saidInAny(key).map(spelling);
    return head?.cells.findIndex((cell) => said.includes(spelling(plainText(cell, '.')))) ?? -1;
  };
  const [league, name] = [column('kuksuLeague'), column('kuksuName')];
  if (league === -1 || name === -1) return [];
  return lines.flatMap(({ cells }, i): Announced[] => {
    const [written, label] = [cells[name], cells[league]];
    if (!written || !label) return [];
    const shown = spelling(plainText(written, '.'));
    const read = readLeague(plainText(label, '.'), '');
    if (shown === '' || !read.ok) return [];
    return [
      {
        name: shown,
        normalised: normalisedName(shown),
        league: writeLeague(read.value),
        at: cellIn(place, i + 1, name),
        cellOf: (heading) => {
          const found = column(heading);
          const now = cells[found];
          return now && { at: cellIn(place, i + 1, found), now };
        },
      },
    ];
  });
}
