import { sentence, type Said } from '../../../language';
import type { DecimalMark } from '../../plan/notation';
import type { Finding } from '../../plan/plan';
import { allCounted } from '../../season/formulas';
import { calculatedState } from '../../why/figures/calculated';
import type { Figure, WordedStep } from '../../why/figures/figure';
import { plainFigure } from '../../why/figures/plain-figure';
import { isSaid, type SheetCells } from '../../why/figures/sheet-cells';
import type { ActiveCell } from '../../workbook/why';
import type { YearStructure } from '../structure';
import { readEngines } from '../year/engines-so-far';
import { readLines } from '../year/lines-so-far';

/** The check above the totals, the annual table or the engines: what it looks at, and what it finds there. */
export function checkFigure(
  cell: ActiveCell,
  cells: SheetCells,
  structure: YearStructure,
  mark: DecimalMark,
): Figure | undefined {
  const heading = cell.column === 0 ? '' : cells.text(cell.row, cell.column - 1);
  if (!structure.hasStates || !isSaid(heading, 'kgsYearCheck')) return undefined;
  const { year, lines, table, engines, tournaments } = structure;
  const isOf = (place: { readonly sheetId: string } | undefined): boolean =>
    place?.sheetId === cell.sheetId;
  const engineRows = readEngines({ ...structure, byHand: undefined }, mark);
  const ofEngines = rowsLeft('kgsCellEngines', [
    ...engineRows.broken,
    ...engineRows.matchless(readLines(structure)),
  ]);
  if (isOf(engines.place)) return figureOf(cell, heading, [ofEngines]);
  if (!isOf(lines.place) && !isOf(table?.place)) return undefined;
  const { broken, lostLines } = readLines(structure);
  const gone = tournaments.filter(({ isGone }) => isGone);
  return figureOf(cell, heading, [
    ofEngines,
    rowsLeft('kgsCellLines', [...broken, ...lostLines]),
    {
      clause: 'K7',
      what: sentence('kgsCellGone'),
      lines: gone.map(({ name, column }) =>
        sentence('kgsNamesAt', { names: name, address: year.address(0, column) }),
      ),
      value: gone.length,
    },
  ]);
}

type CountedStep = WordedStep & { readonly value: number };

const rowsLeft = (
  what: 'kgsCellEngines' | 'kgsCellLines',
  found: readonly Finding[],
): CountedStep => ({
  clause: 'K7',
  what: sentence(what),
  lines: found.map((each): Said => each.sentence),
  value: found.length,
});

/** What is wrong is said in words: only whether anything is can be held to the cell. */
function figureOf(cell: ActiveCell, heading: string, steps: readonly CountedStep[]): Figure {
  const { shown, sheet, held } = cell;
  const found = steps.reduce((sum, { value }) => sum + value, 0);
  const now = found === 0 ? allCounted : String(found);
  const isRight = (found === 0) === (shown === allCounted);
  return plainFigure(heading, shown, {
    about: sheet,
    steps: [...steps, { what: sentence('kgsCellWhole') }],
    state: calculatedState(cell, isRight ? String(held.value) : now),
  });
}
