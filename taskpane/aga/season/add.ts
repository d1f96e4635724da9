import { ruled, saidInAny, sentence, type Translate } from '../../../src/language';
import { agaSeason, type SeasonLine, type SeasonRow } from '../../../src';
import { matchNames } from '../../sheets/columns/spelling';
import { areaName } from '../../sheets/address';
import { fixed } from '../../sheets/source';
import type { ExistingBlock, Finding, PlanCell, PrintedArea } from '../../sheets/plan';
import { blank, formatted, formula, spilling, text, words } from '../../sheets/sheet-parts';
import {
  clearedLines,
  findLines,
  mostLines,
  ownLineCells,
  quoted,
  rowOfLines,
  rowsForLines,
  withRoom,
} from '../../sheets/season';
import type { SectionPlace } from '../section/section-sheet';
import type { QualifierMade } from '../section/read';
import { lineColumns, mostQualifiers, type QualifierColumn, qualifierColumns } from './layout';
import {
  emptyRow,
  printedTotals,
  qualifierFormats,
  type SeasonStructure,
  statesFormula,
  statesOfLines,
} from './season';
import { foundIn } from '../../sheets/found';

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

export type EntryFound =
  | { readonly ok: true; readonly entry: SeasonEntry }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

/** Where a qualifier goes in the season, and what comes of it. */
export function enterSeason(structure: SeasonStructure, made: QualifierMade): EntryFound {
  const { qualifiers, lines, known, freeRow } = structure;
  const refused = (finding: Finding): EntryFound => ({ ok: false, refusals: [finding] });
  const same = known.find(({ name }) => name.toLowerCase() === made.name.toLowerCase());
  if (same && !same.isGone) {
    const values = { name: same.name, address: qualifiers.address(same.row, 0) };
    return refused({
      sentence: sentence('agaSeasonTaken', values),
      at: qualifiers.placeOf(same.row, 0),
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
    const { area } = lines.place;
    const values = { address: lines.address(0, 0, area.rows, area.columns), count };
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
  return matchNames(added, known).flatMap(({ name: { text: two, at }, alike }) => {
    const other = alike.find((each) => !at.values.id || !each.at.id);
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
    cells: [cells],
  });
  const figures: Record<Exclude<QualifierColumn, 'name' | 'date'>, PlanCell> = {
    players: formula(`=${place.fact('players')}`),
    average: formula(`=${place.fact('average')}`),
    category: formula(`=${place.fact('category')}`),
    points: formula(`=${place.fact('given')}`),
  };
  const cells: Record<QualifierColumn, PlanCell> = {
    name: text(made.name),
    date: words(made.date),
    ...figures,
  };
  const gone = known.filter((each) => each.isGone && each.row !== row);
  const count = made.section.open.length;
  const rows = rowsForLines(linesRow, lines, count);
  const at = (index: number): string => fixed(lines.placeOf(linesRow, index, rows, 1).area);
  const spilled = (content: string): PlanCell => spilling(content, { rows: count, columns: 1 });
  const name = qualifiers.reference(row, 0);
  return [
    ...gone.map((each) => listed(each.row, emptyRow())),
    listed(
      row,
      qualifierColumns.map((column) => {
        const format = qualifierFormats[column];
        return format === undefined ? cells[column] : formatted(cells[column], format);
      }),
    ),
    ...clearedLines(
      lines,
      soFar.lost.filter((each) => each !== linesRow),
      lineShapes(),
    ),
    {
      sheetId: lines.place.sheetId,
      sheet: lines.place.sheet,
      at: areaName(lines.placeOf(linesRow, 0).area),
      ...(linesRow === soFar.again && { ours: ownLineCells(lineShapes()), endsSpills: true }),
      cells: [
        [
          spilled(shown(place.players)),
          place.ids === undefined ? blank() : spilled(shown(place.ids)),
          spilled(eventFormula(place.players, name)),
          spilled(pointsFormula(place.players, place.points, t('agaIncomplete'))),
          statesOfLines([at(0), at(1), at(2), at(3)], rows, t),
        ],
      ],
    },
  ];
}

/** More pages of the totals where a page has not enough room. */
export function seasonPrinted({ structure, totals }: SeasonEntry): readonly PrintedArea[] {
  const { sheetId } = structure.lines.place;
  const area = printedTotals(totals?.length ?? 0);
  return area === printedTotals(0) ? [] : [{ sheetId, area }];
}

/** The formulas of lines, column by column and their states last, whatever they refer to. */
function lineShapes(): readonly (readonly string[])[] {
  const any = 'A1';
  const column = [shown(any)];
  const states = saidInAny('agaLineLeftOut').map((words) =>
    statesFormula([any, any, any, any], words),
  );
  const points = saidInAny('agaIncomplete').map((words) => pointsFormula(any, any, words));
  return [column, column, [eventFormula(any, any)], points, states];
}

/** The name of the qualifier beside each of its players. */
function eventFormula(players: string, name: string): string {
  return `=IF(${players}="","",${name})`;
}

/** The points of each player. A cell in which no formula stands any more is no player without points. */
function pointsFormula(players: string, points: string, incomplete: string): string {
  return `=IF(${players}="","",IF(ISBLANK(${points}),${quoted(incomplete)},${points}))`;
}

/** A column of another sheet; a blank cell stays blank and is no 0. */
function shown(column: string): string {
  return `=IF(${column}="","",${column})`;
}

/** The lines of a season as they stand, for a qualifier to be added. */
export interface SeasonSoFar {
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

export interface SeasonTotals {
  /** Undefined while something prevents them. */
  readonly totals: readonly SeasonRow[] | undefined;
  readonly warnings: readonly Finding[];
}

export function seasonSoFar(structure: SeasonStructure): SeasonSoFar {
  const { lines: area, best, known } = structure;
  const { filled, broken, lost, nextRow, again } = findLines(area, lineColumns);
  const standing = filled.flatMap((cells): SeasonLine[] => {
    const [player = null, id = null, event = null, points = null] = cells.map(foundIn);
    // Rows to spare beside lines that were taken out.
    if (player === null || player === '' || !isPoints(points)) return [];
    return [{ player, id, event, points: Number(points) }];
  });
  // The row of the player is not whole on the sheet of the tournament.
  const open = filled.flatMap((cells) => {
    const [player = '', , event = '', points = null] = cells.map(foundIn);
    return isPoints(points) ? [] : [{ name: String(player), event: String(event) }];
  });
  const gone = known.filter(({ isGone }) => isGone).map(({ name }) => name);
  const warnings: Finding[] = [
    ...lost.slice(0, 1).map((row) => ({
      sentence: sentence('agaSeasonGone', {
        names: gone.length > 0 ? gone : [area.address(row, 0)],
      }),
      at: area.placeOf(row, 0, 1, lineColumns),
    })),
    ...open.map((values) => ({
      sentence: sentence('agaLineUncounted', values),
      at: area.place,
    })),
    ...broken.map(({ row }) => ({
      sentence: sentence('agaSeasonBroken', { address: area.address(row, 0, 1, lineColumns) }),
      at: area.placeOf(row, 0, 1, lineColumns),
    })),
  ];
  const counted = best.cell(0, 1);
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
