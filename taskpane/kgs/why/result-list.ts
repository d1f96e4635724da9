import { fractionIn } from '../../../src/core/numbers';
import { defineFields } from '../../sheets/columns/kinds';
import { recognise } from '../../sheets/columns/recognition';
import { spelling } from '../../sheets/columns/spelling';
import { plainText, type SourceCell, type SourceTable } from '../../sheets/source';
import { sentence } from '../../../src/language';
import type { DecimalMark } from '../../sheets/notation';
import { calculatedState, isSaid, untold } from '../../why/figures/cells';
import type { Figure, FigureState, WordedStep } from '../../why/figures/figure';
import type { ActiveCell } from '../../excel/workbook/why';
import { type PointsSource, pointsSourceOf } from '../points-source';
import type { YearColumn, YearStructure } from '../structure';

/** A list of results or of points on a sheet, known by its headings in any language. */
export interface WrittenResults {
  /** What stands above everything: the tournament's name. */
  readonly title: string;
  readonly rows: readonly WrittenResult[];
  /** The row of its headings on the sheet, from 0. */
  readonly header: number;
  /** By the column within what was read. */
  readonly columns: ReadonlyMap<number, ResultHeading>;
  /** Whether it has standings, or points alone. */
  readonly hasStandings: boolean;
}

export interface WrittenResult {
  /** The row of the sheet, from 0. */
  readonly row: number;
  readonly account: string;
  readonly wins: number;
  readonly sos: number;
  readonly sodos: number;
  readonly points: number;
  readonly counts: boolean;
}

const fields = defineFields({
  place: { label: 'kgsPlace' },
  account: { label: 'kgsAccount' },
  wins: { label: 'kgsWins' },
  sos: { label: 'kgsSos' },
  sodos: { label: 'kgsSodos' },
  points: { label: 'kgsPoints' },
  counts: { label: 'kgsCounts' },
});

export type ResultHeading = keyof typeof fields;

/** Undefined where the sheet holds no results: a place, an account and points at least. */
export function readResults(sheet: SourceTable): WrittenResults | undefined {
  const { header, columns } = recognise(sheet, { fields });
  const { place, account, wins, sos, sodos, points, counts } = columns;
  if (header === undefined || [place, account, points].includes(undefined)) return undefined;
  const standing = [wins, sos, sodos];
  const text = (cell: SourceCell | undefined): string =>
    cell ? spelling(plainText(cell, sheet.mark)) : '';
  const rows: WrittenResult[] = [];
  for (const { row, cells } of sheet.rows.slice(header + 1)) {
    const name = text(cells[account ?? -1]);
    // The list ends there; accounts that never counted stand below.
    if (name === '') break;
    const number = (column: number | undefined): number => numberIn(cells[column ?? -1]);
    const mark = counts === undefined ? undefined : cells[counts];
    rows.push({
      ...{ row: row - 1, account: name, points: number(points) },
      ...{ wins: number(wins), sos: number(sos), sodos: number(sodos) },
      // A row that cannot be told, or has a figure that cannot be read, counts for no other.
      counts:
        (mark?.kind === 'truth' ? mark.value : mark === undefined || mark.kind === 'blank') &&
        standing.every((column) => column === undefined || isFigure(cells[column])),
    });
  }
  const first = sheet.rows[0]?.cells.map(text).find((each) => each !== '');
  return {
    title: first ?? '',
    rows,
    header: (sheet.rows[header]?.row ?? 1) - 1,
    columns: new Map(
      (Object.keys(columns) as ResultHeading[]).flatMap((key) => {
        const column = columns[key];
        return column === undefined ? [] : [[column, key] as const];
      }),
    ),
    hasStandings: standing.every((column) => column !== undefined),
  };
}

function isFigure(cell: SourceCell | undefined): boolean {
  if (cell?.kind === 'number') return cell.value >= 0;
  return cell === undefined || cell.kind === 'blank' || textNumber(cell) !== undefined;
}

/** As the formula beside them reads them (asNumbers). */
function textNumber(cell: SourceCell): number | undefined {
  if (cell.kind !== 'text') return undefined;
  const text = spelling(cell.text);
  return (
    fractionIn(text) ?? (/^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined)
  );
}

function numberIn(cell: SourceCell | undefined): number {
  if (cell?.kind === 'number') return cell.value;
  return (cell && textNumber(cell)) ?? 0;
}

type SourceKind = PointsSource['kind'];

/** What a result sheet says of where its points come from. */
export const sources = {
  ownPoints: 'kgsFromOwnPoints',
  ownTable: 'kgsFromOwnTable',
  yearPoints: 'kgsFromYearPoints',
  reconstruction: 'kgsFromReconstruction',
} as const satisfies Readonly<Record<SourceKind, string>>;

/** In the order in which they go before each other (K4). */
const inTurn = [
  ['ownPoints', 'kgsWhyOwnPoints'],
  ['ownTable', 'kgsWhyOwnTable'],
  ['yearPoints', 'kgsWhyYearPoints'],
  ['reconstruction', 'kgsWhyReconstruction'],
] as const satisfies readonly (readonly [SourceKind, string])[];

/** Where the points of a tournament come from: the first source that is filled in. */
export function sourceFigure(
  cell: ActiveCell,
  { column, name }: YearColumn,
  structure: YearStructure,
  mark: DecimalMark,
): Figure {
  const title = sentence('kgsWhySource');
  const from = pointsSourceOf(name, structure, mark, { kind: 'column', column });
  if (!from.ok) return untold(title, name, from.refusals);
  const { kind } = from.source;
  const last = inTurn.findIndex(([each]) => each === kind);
  return {
    title,
    about: name,
    warnings: [],
    tables: [],
    heading: sentence('kgsWhyFirstSource'),
    steps: inTurn.slice(0, last + 1).map(([, what], at): WordedStep => ({
      clause: 'K4',
      what: sentence(what),
      value: sentence(at === last ? 'kgsWhyCount' : 'kgsWhyNone'),
    })),
    state: stateOf(cell, sources[kind]),
    notes: [],
  };
}

/** Whether the cell says so, in whatever language. */
function stateOf(cell: ActiveCell, now: (typeof sources)[SourceKind]): FigureState {
  return calculatedState(cell, isSaid(cell.shown, now) ? cell.shown : '', sentence(now));
}
