import { sentence } from '../../../language';
import { recognise } from '../../columns/recognition';
import { plainText, type SourceTable } from '../../plan/source';
import type { FigureAsked, ExplainFigure, Figure } from '../../why/figures/figure';
import { tableNamed } from '../../why/figures/reader';
import type { Book } from '../book/book';
import { playerFields, roundFields } from '../book/fields';
import { readBookSteps } from '../book/read-book';
import { isRightsTable, playersTable, playOffTable, roundOf } from '../book/tables';
import { absenceFigure, byeFigure } from './alone';
import { pairFigure, playOffFigure } from './pair';
import { playerFigure } from './players';
import { resultFigure } from './result';
import { rightFigure } from './rights';
import { standingsFigure } from './standings';
import { untold, type FigureOfBook } from './words';

/** Explains a figure of a championship: of its rounds, standings, players and rights. */
export const explainFigure: ExplainFigure = function* (asked) {
  const spot = spotOf(asked);
  if (!spot) return undefined;
  const found = yield* readBookSteps(asked.facts, asked.tables);
  yield;
  if (found.ok) return yield* spot(found.book);
  return untold(sentence('figureCannotTitle'), sentence('runNameNK'), found.refusals);
};

/** Where the cell is: known by its table, else by the headings above it. */
function spotOf({ cell, tables, sheet }: FigureAsked): FigureOfBook | undefined {
  const { table } = cell;
  if (table === undefined || isRightsTable(table)) {
    if (!sheet) return undefined;
    return table === undefined ? standingsFigure(cell, sheet) : rightFigure(cell, sheet);
  }
  const source = tableNamed(tables, table);
  if (!source || cell.row <= source.place.area.row) return undefined;
  if (table.toLowerCase() === playersTable.toLowerCase()) return playerSpot(source, cell);
  if (table.toLowerCase() === playOffTable.toLowerCase()) return only(playOffFigure);
  const round = roundOf(table);
  return round === undefined ? undefined : roundSpot(source, cell, round);
}

function only(figure: (book: Book) => Figure | undefined): FigureOfBook {
  return function* (book) {
    yield;
    return figure(book);
  };
}

type At = Pick<FigureAsked['cell'], 'row' | 'column'>;

/** What stands in a cell of a table, and in which of its fields. */
function fieldAt(
  { place }: SourceTable,
  columns: Readonly<Record<string, number | undefined>>,
  { column }: At,
): string | undefined {
  return Object.keys(columns).find((key) => columns[key] === column - place.area.column);
}

function playerSpot(source: SourceTable, cell: FigureAsked['cell']): FigureOfBook | undefined {
  const { columns } = recognise(source, { fields: playerFields });
  const field = fieldAt(source, columns, cell);
  const number = numberIn(source, cell, columns.number);
  if (number === undefined) return undefined;
  return only((book) => playerFigure(book, number, { cell, source, field }));
}

function roundSpot(
  source: SourceTable,
  cell: FigureAsked['cell'],
  round: number,
): FigureOfBook | undefined {
  const { columns } = recognise(source, { fields: roundFields });
  const field = fieldAt(source, columns, cell);
  const player = numberIn(source, cell, columns.blackNumber);
  if (player === undefined) return undefined;
  const isAlone = numberIn(source, cell, columns.whiteNumber) === undefined;
  return function* (book) {
    const { round: written, places = [], waiting } = book.rounds[round - 1] ?? {};
    if (isAlone) {
      if (waiting?.players.includes(player) === true) return undefined;
      const isBye = written?.byes?.includes(player) === true;
      return isBye ? yield* byeFigure(book, round, player) : absenceFigure(book, round, player);
    }
    const index = places.findIndex(({ area }) => area.row === cell.row);
    if (index === -1) return undefined;
    return field === 'result'
      ? resultFigure(book, round, index)
      : yield* pairFigure(book, round, index);
  };
}

/** The number that a row of a table holds in a column; undefined where it is blank. */
function numberIn(
  { place, rows, mark }: SourceTable,
  { row }: At,
  column: number | undefined,
): number | undefined {
  const held = rows[row - place.area.row]?.cells[column ?? -1];
  const text = held ? plainText(held, mark).trim() : '';
  return text === '' ? undefined : Number(text);
}
