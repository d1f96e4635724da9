import { normalisedName, shownName } from '../../../src';
import { namedArea, type NamedArea } from '../../plan/named-area';
import { plainText, type SourceTable, type WorkbookFacts } from '../../plan/source';
import { columnsAround, layoutOf, type CrosstableColumn } from '../crosstable-layout';
import { latestCrosstables } from '../crosstable-names';

/** A seat of a league that is being played: a row of its cross table. */
export interface Seat {
  readonly league: string;
  readonly name: string;
  readonly normalised: string;
  /** From 1, below the headings. */
  readonly row: number;
  /** Players of the league. */
  readonly size: number;
  readonly area: NamedArea;
  readonly columnOf: (key: CrosstableColumn) => number;
  /** The column of the first game. */
  readonly firstGame: number;
  /** Rows and columns stand in one order. */
  readonly inOrder: boolean;
}

/** The seats of the latest cycle, as far as its cross tables can be read. */
export function seatsIn(facts: WorkbookFacts, tables: readonly SourceTable[]): readonly Seat[] {
  return latestCrosstables(facts).flatMap(({ league }, i) => {
    const table = tables[i];
    return table ? seatsOf(league, namedArea(table)) : [];
  });
}

function seatsOf(league: string, area: NamedArea): readonly Seat[] {
  const { rows, columns } = area.place.area;
  const size = rows - 1;
  if (columns !== columnsAround + size) return [];
  const text = (row: number, column: number): string => plainText(area.cell(row, column), '.');
  const { before, behind } = layoutOf(Array.from({ length: columns }, (_, i) => text(0, i)));
  const firstGame = before.length;
  const columnOf = (key: CrosstableColumn): number =>
    before.includes(key) ? before.indexOf(key) : firstGame + size + behind.indexOf(key);
  const all = Array.from({ length: size }, (_, i) => i + 1);
  const inOrder = all.every((row) => text(row, columnOf('seed')) === text(0, firstGame + row - 1));
  return all.map((row) => {
    const name = shownName(text(row, columnOf('name')));
    const normalised = normalisedName(name);
    return { league, name, normalised, row, size, area, columnOf, firstGame, inOrder };
  });
}
