import { sameName } from '../sheets/address';
import type { CalculatorCells, Failure } from '../../src';
import { shownCell, unusable } from '../sheets/columns/kinds';
import type { DecimalMark } from '../sheets/notation';
import type { Finding } from '../sheets/plan';
import { ruled, sentence, type Item, type Sentence } from '../../src/language';
import { detailRows, mostPlaces } from './year/layout';
import { foundIn, matrix, type NamedArea } from '../sheets/source';
import type { YearStructure } from './structure';

/**
 * Where the points of a tournament come from (K4): points of its own, else a director's own table that names it, else the
 * points for the whole year, else the reconstruction. The formulas of the result sheet decide in the same way.
 */
export interface PointsSource {
  readonly kind: 'ownPoints' | 'ownTable' | 'yearPoints' | 'reconstruction';
  /** For the rules; a blank row of points means the reconstruction. */
  readonly calculator: CalculatorCells;
  /** Why the rules refuse a cell of it, as the user finds it. */
  readonly explain: (failure: Failure) => Finding;
}

type PointsSourceFound =
  | { readonly ok: true; readonly source: PointsSource }
  | { readonly ok: false; readonly refusals: readonly Finding[] };

export function pointsSourceOf(
  name: string,
  structure: YearStructure,
  mark: DecimalMark,
  own?: OwnPoints,
): PointsSourceFound {
  if (own?.kind === 'typed') return typed(own.points);
  if (own?.kind === 'column') {
    const points = part(
      structure.details,
      { row: detailRows.ownPoints, column: own.column },
      mark,
      {
        rows: mostPlaces,
        columns: 1,
      },
    );
    if (points.holdsNumber) return used('ownPoints', acrossOf(points), name);
  }
  const { points, ownTable } = structure;
  const owner = ownTable.cell(0, 1);
  const isOwner = owner.kind !== 'error' && sameName(String(foundIn(owner) ?? ''), name);
  const table = part(ownTable, { row: 2, column: 0 }, mark);
  const year = part(points, { row: 0, column: 1 }, mark);
  if (isOwner && table.holdsNumber) return used('ownTable', table, name);
  return used(year.holdsNumber ? 'yearPoints' : 'reconstruction', year, name);
}

/** Points of the tournament alone: as the form has them, or in its column of Year. */
export type OwnPoints =
  | { readonly kind: 'typed'; readonly points: readonly number[] }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'none' };

/** What was typed into the form has been read by `typedPoints`. */
function typed(points: readonly number[]): PointsSourceFound {
  const explain = (failure: Failure): Finding => ({
    sentence: sentence('kgsTotalsUnknown', { why: ruled(failure) }),
  });
  return { ok: true, source: { kind: 'ownPoints', calculator: [points], explain } };
}

/** The cells of an area from a row and column on, to be filled in by the director. */
interface Part {
  readonly area: NamedArea;
  readonly row: number;
  readonly column: number;
  readonly cells: CalculatorCells;
  /** Points that stand below each other are a row for the rules. */
  readonly isAcross?: true;
  /** COUNT, as the formulas ask: whether any cell holds a number. */
  readonly holdsNumber: boolean;
  readonly broken: readonly Finding[];
  readonly shown: (row: number, column: number) => Item;
}

function part(
  area: NamedArea,
  { row, column }: { readonly row: number; readonly column: number },
  mark: DecimalMark,
  size = {
    rows: area.place.area.rows - row,
    columns: area.place.area.columns - column,
  },
): Part {
  const cells = matrix(size.rows, size.columns, (i, j) => area.cell(row + i, column + j));
  const broken = cells.flatMap((line, i) =>
    line.flatMap((cell, j): Finding[] => {
      const why = unusable(cell, area.address(row + i, column + j));
      return why ? [{ sentence: why, at: area.placeOf(row + i, column + j) }] : [];
    }),
  );
  return {
    area,
    row,
    column,
    cells: cells.map((line) => line.map(foundIn)),
    holdsNumber: cells.some((line) => line.some(({ kind }) => kind === 'number')),
    broken,
    shown: (i, j) => shownCell(area.cell(row + i, column + j), mark),
  };
}

/** A column of points as the row that the formula makes of it. */
function acrossOf(points: Part): Part {
  return { ...points, isAcross: true, cells: [points.cells.map(([cell = null]) => cell)] };
}

function used(kind: PointsSource['kind'], from: Part, tournament: string): PointsSourceFound {
  if (from.broken.length > 0) return { ok: false, refusals: from.broken };
  const { area, row, column, cells } = from;
  const explain = (failure: Failure): Finding => {
    if (failure.code === 'notInCalculator') {
      const address = area.address(row, column, cells.length, 1 + mostPlaces);
      const players = Number(failure.at.found);
      const at = area.placeOf(row, column, cells.length, 1 + mostPlaces);
      return { sentence: sentence('kgsNotInTable', { tournament, address, players }), at };
    }
    const found = [(failure.at.row ?? 1) - 1, (failure.at.column ?? 1) - 1] as const;
    const [i, j] = from.isAcross ? [found[1], 0] : found;
    const address = area.address(row + i, column + j);
    const at = area.placeOf(row + i, column + j);
    return { sentence: cellSentence(failure, address, from.shown(i, j)), at };
  };
  return { ok: true, source: { kind, calculator: cells, explain } };
}

function cellSentence(failure: Failure, address: string, content: Item): Sentence {
  switch (failure.code) {
    case 'calculatorPoints':
    case 'numberNeeded':
      return sentence('kgsPointsNeeded', { address, content });
    case 'calculatorPlayers':
    case 'calculatorRepeats':
      return sentence('kgsPlayersNeeded', { address, content });
    default:
      return sentence('kgsRefused', { address, why: ruled(failure) });
  }
}
