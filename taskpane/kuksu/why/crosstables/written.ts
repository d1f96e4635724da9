import {
  type Found,
  normalisedName,
  type RankDecision,
  rankLeagueSteps,
  readLeague,
  shownName,
  type Stepwise,
} from '../../../../src';
import { contains } from '../../../sheets/address';
import {
  namedArea,
  type NamedArea,
  readNamed,
  type SourceTable,
  type WorkbookFacts,
} from '../../../sheets/source';
import type { Finding } from '../../../sheets/plan';
import type { ActiveCell } from '../../../excel/workbook/why';
import { type CrosstableColumn, layout } from '../../crosstable-layout';
import { type NamedCrosstable, namedCrosstables } from '../../crosstable-names';
import { type PlayedLeague, playedSheet } from '../../played/sheets';
import { ruled } from '../../../../src/language';

/** A cross table as it stands, and what cannot be read of it. */
export interface WrittenCrosstable extends NamedCrosstable {
  readonly played: PlayedLeague;
  readonly flaws: readonly Finding[];
  readonly area: NamedArea;
  /** Of each row, as they look; and normalised, for comparing. */
  readonly names: readonly string[];
  readonly normalised: readonly string[];
}

/** The cross tables of all cycles, as far as they were read. */
export function crosstablesIn(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
): readonly (() => WrittenCrosstable)[] {
  return namedCrosstables(facts).flatMap((named) => {
    const table = readNamed(tables, named.name);
    let known: WrittenCrosstable | undefined;
    return table ? [() => (known ??= readCrosstable(named, namedArea(table)))] : [];
  });
}

/** The cross table that holds a cell. */
export function crosstableAt(
  facts: WorkbookFacts,
  tables: readonly SourceTable[],
  { sheet, row, column }: ActiveCell,
): WrittenCrosstable | undefined {
  for (const named of namedCrosstables(facts)) {
    const table = readNamed(tables, named.name);
    if (table?.place.sheet !== sheet) continue;
    const area = namedArea(table);
    const own = { row, column, rows: 1, columns: 1 };
    if (contains(area.place.area, own)) return readCrosstable(named, area);
  }
  return undefined;
}

function readCrosstable(named: NamedCrosstable, area: NamedArea): WrittenCrosstable {
  const { played, flaws } = playedSheet(named, area);
  const names = played.entries.map(({ name }) => shownName(String(name ?? '')));
  return { ...named, played, flaws, area, names, normalised: names.map(normalisedName) };
}

/** What a cell of a cross table is. */
export type CrosstableSpot =
  | { readonly kind: 'own'; readonly row: number; readonly column: CrosstableColumn }
  | { readonly kind: 'game'; readonly row: number; readonly against: number };

/** Rows and opponents count from 0; undefined for headings, and for nobody against himself. */
export function spotIn(
  { area, played }: WrittenCrosstable,
  cell: Pick<ActiveCell, 'row' | 'column'>,
): CrosstableSpot | undefined {
  const { before, behind } = layout;
  const row = cell.row - area.place.area.row - 1;
  const right = cell.column - area.place.area.column;
  const size = played.entries.length;
  if (row < 0 || row >= size) return undefined;
  const column = right < before.length ? before[right] : behind[right - before.length - size];
  if (column !== undefined) return { kind: 'own', row, column };
  const against = played.entries.findIndex(
    (_, other) => played.placeOf({ row: row + 1, column: other + 1 })?.area.column === cell.column,
  );
  return against === -1 || against === row ? undefined : { kind: 'game', row, against };
}

/** Whether a game is typed in this row, or follows what is typed in the opponent's. */
export function isTypedIn(
  { played: { seeds = [] } }: WrittenCrosstable,
  row: number,
  against: number,
): boolean {
  return (seeds[row] ?? row) < (seeds[against] ?? against);
}

/** A criterion of U6. */
export type RankKey = Exclude<RankDecision['by'], 'name'>;

export const rankKeys: readonly RankKey[] = ['points', 'sodos', 'lastTier', 'lastPlace', 'rating'];

/** A player of a league by the results of today. */
export interface PlayerNow {
  /** In the cross table, from 0. */
  readonly row: number;
  readonly name: string;
  readonly place: number;
  /** By criterion; undefined for none. */
  readonly values: Readonly<Record<RankKey, number | undefined>>;
  readonly decision: RankDecision | undefined;
  /** The result against each row; undefined where there is none. */
  readonly games: readonly (number | undefined)[];
}

/** A league by the results of today, by place. */
type LeagueNow =
  | { readonly ok: true; readonly players: readonly PlayerNow[] }
  | { readonly ok: false; readonly missing: readonly Finding[] };

/** Ranks a league as its cross table stands. */
export function* leagueNow({ played, flaws, names }: WrittenCrosstable): Stepwise<LeagueNow> {
  if (flaws.length > 0) return { ok: false, missing: flaws };
  const { entries, crosstable = [] } = played;
  const answer = yield* rankLeagueSteps(entries, crosstable);
  if (!answer.ok) {
    const missing = answer.failures.map((failure): Finding => {
      const at = played.placeOf(failure.at);
      const what = ruled(failure, { row: (_, row) => played.at(row) });
      return { sentence: what, ...(at && { at }) };
    });
    return { ok: false, missing };
  }
  return {
    ok: true,
    players: answer.value.players.map(({ row, place, points, sodos = 0, decision }): PlayerNow => {
      const { lastTier, lastPlace, rating } = entries[row - 1] ?? {};
      return {
        row: row - 1,
        name: names[row - 1] ?? '',
        place,
        decision,
        values: {
          points,
          sodos,
          lastTier: tierIn(lastTier),
          lastPlace: numberIn(lastPlace),
          rating: numberIn(rating),
        },
        games: entries.map((_, against) => gameIn(crosstable, row - 1, against)),
      };
    }),
  };
}

function tierIn(cell: Found | undefined): number | undefined {
  const label = readLeague(cell ?? '', '');
  return label.ok ? label.value.tier : undefined;
}

function numberIn(cell: Found | undefined): number | undefined {
  return typeof cell === 'number' ? cell : undefined;
}

/** A game that nobody won was not played. */
function gameIn(
  crosstable: readonly (readonly Found[])[],
  row: number,
  against: number,
): number | undefined {
  const result = (one: number, other: number): number => numberIn(crosstable[one]?.[other]) ?? 0;
  const [own, other] = [result(row, against), result(against, row)];
  return own + other === 0 ? undefined : own;
}
