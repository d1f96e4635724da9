import { saidInAny, sentence, type Item } from '../../../language';
import { spelling } from '../../columns/spelling';
import type { DecimalMark } from '../../plan/notation';
import type { Area } from '../../plan/place';
import type { SourceTable } from '../../plan/source';
import type { ExplainFigure, Figure, FigureAsked } from '../../why/figures/figure';
import { untold } from '../../why/figures/untold';
import type { NamedArea } from '../../plan/named-area';
import { sheetCells, whichSaid, type SheetCells } from '../../why/figures/sheet-cells';
import { readStructure, type YearColumn, type YearStructure } from '../structure';
import { checkFigure } from './check-figure';
import { factorFigure } from './factor-figure';
import { lineFigure } from './line-figure';
import { lookUpFigure } from './look-up-figure';
import { numberFigure } from './number-figure';
import { placeFigure } from './place-figure';
import { readResults } from './result-list';
import { shareFigure } from './share-figure';
import { sourceFigure, sources } from './source-figure';
import { titleFigure } from './title-figure';
import { engineFigure } from './total-figure';
import { winnerFigure, yearFigure } from './year-figure';

/** Explains a figure of a championship year: of Year, Totals, the annual table and the result sheets. */
export const explainFigure: ExplainFigure = function* ({ cell, facts, tables, sheet }) {
  if (!sheet) return undefined;
  const found = readStructure(facts, tables);
  yield;
  if (!found.ok) {
    return isResults(sheet, cell)
      ? untold(sentence('figureCannotTitle'), sentence('runNameKGS'), found.refusals)
      : undefined;
  }
  const { structure } = found;
  const { year, table, details } = structure;
  if (holds(year, cell)) return yearFigure(cell, structure, facts.mark);
  if (details && holds(details, cell)) return winnerFigure(cell, structure);
  const cells = sheetCells(sheet);
  const told =
    checkFigure(cell, cells, structure, facts.mark) ??
    lineFigure(cell, cells, structure) ??
    lookUpFigure(cell, cells, structure);
  if (told) return told;
  if (table && holds(table, cell)) {
    const tournament = tournamentOf(cell.shown, structure);
    return tournament && titleFigure(cell, tournament, structure);
  }
  if (table && isBelow(table, cell)) {
    return engineFigure(cell, sheet, table.place.area, structure, facts.mark);
  }
  return resultFigure(cell, { sheet, cells }, structure, facts.mark);
};

type YearCell = FigureAsked['cell'];

function isResults(sheet: SourceTable, { column }: YearCell): boolean {
  return readResults(sheet)?.columns.has(column - sheet.place.area.column) === true;
}

function holds({ place }: NamedArea, { sheetId, row, column }: YearCell): boolean {
  return place.sheetId === sheetId && isWithin(place.area, row, column);
}

function isBelow({ place }: NamedArea, { sheetId, row, column }: YearCell): boolean {
  const { row: first, column: left, columns } = place.area;
  const below = { row: first + 1, column: left, rows: Infinity, columns };
  return place.sheetId === sheetId && isWithin(below, row, column);
}

function isWithin(area: Area, row: number, column: number): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

/** A place or a share of a result sheet, known by its headings; its F, and its figures as numbers. */
function resultFigure(
  cell: YearCell,
  { sheet, cells }: { readonly sheet: SourceTable; readonly cells: SheetCells },
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const results = readResults(sheet);
  if (!results) return undefined;
  const { title, hasStandings } = results;
  const tournament = tournamentOf(title, structure);
  const isTitle = cell.row === sheet.place.area.row && spelling(cell.shown) === title;
  if (isTitle && (tournament ?? isNotInYear(title))) {
    return titleFigure(cell, tournament, structure);
  }
  const isSource = cell.row < results.header && whichSaid(cell.shown, Object.values(sources));
  if (tournament && isSource) return sourceFigure(cell, tournament, structure, mark);
  if (tournament && cell.column > 0 && cells.text(cell.row, cell.column - 1) === 'F') {
    return factorFigure(cell, tournament, structure, mark);
  }
  const heading = results.columns.get(cell.column - sheet.place.area.column);
  const own = results.rows.find(({ row }) => row === cell.row);
  if (!own) return undefined;
  if (heading !== 'place' && heading !== 'points') return numberFigure(cell, cells, results, own);
  const about: Item = tournament?.name ?? title;
  if (heading === 'place') return outside(title, placeFigure(cell, results, own, about));
  // Points that were entered without standings are what somebody typed.
  if (!hasStandings) return undefined;
  return tournament
    ? shareFigure(cell, results, own, { tournament, structure, mark: sheet.mark, about })
    : untold(sentence('kgsWhyPointsOf', { points: cell.shown, account: own.account }), about, [
        { sentence: sentence('kgsWhyNoTournament', { name: title }) },
      ]);
}

const tournamentOf = (title: string, { tournaments }: YearStructure): YearColumn | undefined =>
  tournaments.find(({ name }) => name.toLowerCase() === title.toLowerCase());

const isNotInYear = (title: string): boolean => saidInAny('kgsNotInYear').includes(title);

/** A sheet whose tournament was removed says so first. */
function outside(title: string, figure: Figure): Figure {
  return isNotInYear(title) ? { ...figure, warnings: [sentence('kgsNotInYear')] } : figure;
}
