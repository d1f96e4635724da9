import { ruled, sentence, type Translate } from '../../../src/language';
import { agaSeason, type SeasonLine, type SeasonRow } from '../../../src';
import { isSlip, likeness, matchNames } from '../../sheets/columns/spelling';
import { areaName } from '../../sheets/address';
import type { ExistingBlock, Finding, PlanCell, PrintedArea } from '../../sheets/plan';
import { blank, keep, several } from '../../sheets/sheet-parts';
import {
  clearedLines,
  findLines,
  lineShapes,
  linesBlock,
  mostLines,
  rowOfLines,
  rowsForLines,
  withRoom,
} from '../../sheets/season';
import type { SectionPlace } from '../section/section-sheet';
import type { QualifierMade } from '../section/read';
import { bestColumn, lineList, mostQualifiers, qualifierList } from './lists';
import { printedTotals, type SeasonStructure } from './season';
import { foundIn, heldIn } from '../../sheets/source';

/** A qualifier in its season. */
export interface SeasonEntry {
  readonly structure: SeasonStructure;
  readonly soFar: SeasonSoFar;
  /** Rows of the list of qualifiers and of the lines, within their areas. */
  readonly row: number;
  readonly linesRow: number;
  /** The season with it; undefined while something prevents the totals. */
  readonly totals: readonly SeasonRow[] | undefined;
  readonly warnings: readonly Finding[];
}

type EntryFound =
  | { readonly ok: true; readonly entry: SeasonEntry }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Where a qualifier goes in the season, and what comes of it. */
export function enterSeason(structure: SeasonStructure, made: QualifierMade): EntryFound {
  const { qualifiers, lines, known, freeRow } = structure;
  const refused = (finding: Finding): EntryFound => ({ ok: false, refusals: [finding] });
  const same = known.find(({ name }) => name.toLowerCase() === made.name.toLowerCase());
  if (same && !same.isGone) {
    const values = { name: same.name, address: qualifiers.nameAt('name', same.row) };
    return refused({
      sentence: sentence('agaSeasonTaken', values),
      at: qualifiers.at('name', same.row),
    });
  }
  const row = same?.row ?? freeRow ?? known.find(({ isGone }) => isGone)?.row;
  if (row === undefined) {
    const { area } = qualifiers.place;
    const values = { address: qualifiers.address(0, 0, area.rows, area.columns) };
    return refused({
      sentence: sentence('agaSeasonFull', { ...values, most: mostQualifiers }),
      at: qualifiers.place,
    });
  }
  const soFar = seasonSoFar(structure);
  const count = made.section.open.length;
  // The states beside lines of a deleted sheet reach as far as ever: what comes next takes their place.
  const linesRow =
    soFar.again === undefined
      ? rowOfLines(soFar.nextRow, lines, count)
      : withRoom(soFar.again, lines, count);
  if (linesRow === undefined) {
    const values = { address: lines.lineName(0, lines.place.area.rows), count };
    return refused({
      sentence: sentence('agaSeasonLinesFull', { ...values, most: mostLines }),
      at: lines.place,
    });
  }
  const { totals, warnings } = soFar.with(linesOf(made));
  return {
    ok: true,
    entry: {
      structure,
      soFar,
      row,
      linesRow,
      totals,
      warnings: [...soFar.warnings, ...warnings, ...namesAlike(soFar, made)],
    },
  };
}

/** Players whose names look like those of others in the season: without AGA IDs they are two, and share no total. */
function namesAlike({ standing }: SeasonSoFar, { section }: QualifierMade): readonly Finding[] {
  const known = standing.map((line) => ({ text: String(line.player), at: line }));
  const added = section.open.map((player) => ({ text: player.name, at: player.row }));
  const playing = new Set(added.map(({ text }) => likeness(text)));
  // Who plays under both names is two people.
  const others = new Map(known.map((each) => [likeness(each.text), each]));
  for (const name of playing) others.delete(name);
  return matchNames(added, known).flatMap(({ name: { text: two, at }, same, alike }) => {
    const slips = same ? [] : [...others].filter(([name]) => isSlip(likeness(two), name));
    const near = [...alike, ...slips.map(([, each]) => each)];
    const other = near.find((each) => !at.values.id || !each.at.id);
    if (!other) return [];
    const values = { two, one: other.text, address: at.at('player') };
    return [{ sentence: sentence('agaSeasonAlike', values), at: at.placeOf('player') }];
  });
}

function linesOf({ name, section, points }: QualifierMade): readonly SeasonLine[] {
  return section.open.map((player, i) => ({
    player: player.name,
    event: name,
    points: points.players[i]?.points ?? 0,
    id: player.row.values.id ?? null,
  }));
}

/** The row of a qualifier, its lines, and nothing more of sheets that were deleted. */
export function seasonBlocks(
  { structure, soFar, row, linesRow }: SeasonEntry,
  made: QualifierMade,
  place: SectionPlace,
  t: Translate,
): readonly ExistingBlock[] {
  const { qualifiers, lines, known } = structure;
  const listed = (at: number, cells: readonly PlanCell[]): ExistingBlock => ({
    sheetId: qualifiers.place.sheetId,
    sheet: qualifiers.place.sheet,
    at: areaName(qualifiers.placeOf(at, 0).area),
    cells: [qualifiers.spread(cells, keep)],
    // What is left of a tournament whose sheet was deleted: the preview names it.
    ours: known.some(({ row: own, isGone }) => own === at && isGone)
      ? qualifiers.keys.map((key) => ({
          ...{ row: 0, column: qualifiers.column(key) - qualifiers.place.area.column },
          ...{ held: heldIn(qualifiers.held(key, at)), shapes: ['=A1'] },
        }))
      : [],
  });
  const empty = several(qualifiers.keys.length, blank());
  const gone = known.filter((each) => each.isGone && each.row !== row);
  const own = { place, count: made.section.open.length, row, linesRow };
  return [
    ...gone.map((each) => listed(each.row, empty)),
    ...qualifierList
      .write([{ name: made.name, date: made.date, place }], { all: undefined, t })
      .rows.map((cells) => listed(row, cells)),
    ...clearedLines(
      lines,
      soFar.lost.filter((each) => each !== linesRow),
      ownShapes(),
    ),
    {
      ...placedLines(structure, own, t),
      ...(linesRow === soFar.again && { endsSpills: true }),
    },
  ];
}

/** The lines of a tournament: where they stand, how many they are, and how many rows there are for them at most. */
export function placedLines(
  { qualifiers, lines }: SeasonStructure,
  at: {
    readonly place: SectionPlace;
    readonly count: number;
    readonly row: number;
    readonly linesRow: number;
    readonly most?: number;
  },
  t: Translate,
): ExistingBlock {
  const { place, count, row, linesRow, most = mostLines } = at;
  const nameAt = qualifiers.column('name') - qualifiers.place.area.column;
  const { rows } = lineList.write([{ place, name: qualifiers.reference(row, nameAt), count }], {
    ...{ all: undefined, t, columnOf: lines.columnOf },
    head: lines.place.area.row + linesRow - 1,
    lines: Math.min(most, rowsForLines(linesRow, lines, count)),
  });
  return linesBlock(lines, linesRow, rows[0] ?? [], ownShapes());
}

/** More pages of the totals where a page has not enough room. */
export function seasonPrinted({ structure, totals }: SeasonEntry): readonly PrintedArea[] {
  const { sheetId } = structure.lines.place;
  const area = printedTotals(totals?.length ?? 0);
  return area === printedTotals(0) ? [] : [{ sheetId, area }];
}

/** The formulas of lines, whatever they refer to. */
function ownShapes(): readonly (readonly string[])[] {
  const any = 'A1';
  const lines = [any, undefined].map((ids) => {
    return { place: { players: any, ids, points: any }, name: any, count: 1 };
  });
  return lineShapes((t) => lineList.write(lines, { all: undefined, t }));
}

/** The lines of a season as they stand, for a qualifier to be added. */
interface SeasonSoFar {
  /** The first row below all lines, from 0 within their area. */
  readonly nextRow: number;
  /** Lines of sheets that were deleted, to be cleared. */
  readonly lost: readonly number[];
  /** The one among them whose place others take: below it nothing else stands. */
  readonly again: number | undefined;
  /** What the lines hold that is no line. */
  readonly warnings: readonly Finding[];
  /** The lines that count. */
  readonly standing: readonly SeasonLine[];
  /** The totals with more lines. */
  readonly with: (lines: readonly SeasonLine[]) => SeasonTotals;
}

interface SeasonTotals {
  /** Undefined while something prevents them. */
  readonly totals: readonly SeasonRow[] | undefined;
  readonly warnings: readonly Finding[];
}

function seasonSoFar(structure: SeasonStructure): SeasonSoFar {
  const { lines: area, best, known } = structure;
  const { filled, broken, lost, nextRow, again } = findLines(area);
  const standing = filled.flatMap((cells): SeasonLine[] => {
    const [player, points] = [foundIn(cells.player), foundIn(cells.points)];
    // Rows to spare beside lines that were taken out.
    if (player === null || player === '' || !isPoints(points)) return [];
    return [{ player, id: foundIn(cells.id), event: foundIn(cells.event), points: Number(points) }];
  });
  // The row of the player is not whole on the sheet of the tournament.
  const open = filled.flatMap(({ player, event, points }) =>
    isPoints(foundIn(points))
      ? []
      : [{ name: String(foundIn(player)), event: String(foundIn(event)) }],
  );
  const gone = known.filter(({ isGone }) => isGone).map(({ name }) => name);
  const warnings: Finding[] = [
    ...lost.slice(0, 1).map((row) => ({
      sentence: sentence('agaSeasonGone', {
        names: gone.length > 0 ? gone : [area.nameAt('player', row)],
      }),
      at: area.lineAt(row),
    })),
    ...open.map((values) => ({
      sentence: sentence('agaLineUncounted', values),
      at: area.place,
    })),
    ...broken.map((row) => ({
      sentence: sentence('agaSeasonBroken', { address: area.lineName(row) }),
      at: area.lineAt(row),
    })),
  ];
  const counted = best.cell(0, bestColumn(best));
  const options = counted.kind === 'number' ? { best: counted.value } : {};
  return {
    nextRow,
    lost,
    again,
    warnings,
    standing,
    with: (more) => {
      const season = agaSeason([...standing, ...more], options);
      if (season.ok) return { totals: season.value, warnings: [] };
      const why = sentence('agaSeasonUnknown', { why: ruled(season.failure) });
      return { totals: undefined, warnings: [{ sentence: why }] };
    },
  };
}

/** A player who is not eligible has none. */
const isPoints = (found: unknown): boolean =>
  found === null || found === '' || typeof found === 'number';
