import { sentence } from '../../../language';
import type { AnnualLine } from '../../../src';
import { foundIn } from '../../plan/found';
import type { NamedArea } from '../../plan/named-area';
import type { Finding } from '../../plan/plan';
import { plainText, type SourceCell } from '../../plan/source';
import { findLines } from '../../season/lines';

/** What of a year is asked. */
interface YearOfLines {
  readonly lines: NamedArea;
  readonly hasStates: boolean;
  readonly tournaments: readonly { readonly name: string; readonly isGone: boolean }[];
}

/** The lines of a year as they stand. */
export interface Lines {
  readonly lines: readonly AnnualLine[];
  /** The accounts and tournaments of all lines without an error, whether they count or not. */
  readonly named: readonly Pick<AnnualLine, 'account' | 'event'>[];
  /** Whether an error hides who else has a line. */
  readonly isHidden: boolean;
  /** Lines that do not count, or that spoil the totals of a year without states. */
  readonly broken: readonly Finding[];
  readonly lostLines: readonly Finding[];
  readonly lost: readonly number[];
  readonly nextRow: number;
}

/** With states, a line that is no line counts for nothing; without them it spoils the totals. */
export function readLines(year: YearOfLines): Lines {
  const { lines: area, hasStates } = year;
  const { filled, broken, lost, nextRow } = findLines(area, 3);
  const counted = hasStates ? filled.filter(isCounted) : filled;
  const lines = counted.map((cells) => {
    const [account = null, event = null, points] = cells.map(foundIn);
    return { account, event, points: Number(points) };
  });
  const named = filled.map((cells) => {
    const [account = null, event = null] = cells.map(foundIn);
    return { account, event };
  });
  const code = hasStates ? 'kgsLinesLeftOut' : 'kgsLinesError';
  return {
    lines,
    named,
    isHidden: broken.length + lost.length > 0,
    broken: [
      ...broken.flatMap(({ row, cells }) => lineError(area, row, cells, code)),
      ...(hasStates ? leftOut(area, nextRow) : []),
    ],
    lostLines: lostLines(year, lost),
    lost,
    nextRow,
  };
}

/** As the formula beside the lines says (lineStatesFormula). */
function isCounted([account, event, points]: readonly SourceCell[]): boolean {
  const isNamed = [account, event].every((cell) => cell && plainText(cell, '.') !== '');
  return isNamed && points?.kind === 'number';
}

/** Lines without error in which something is missing. */
function leftOut(area: NamedArea, end: number): Finding[] {
  const findings: Finding[] = [];
  for (let row = 1; row < end; row++) {
    const cells = [0, 1, 2].map((column) => area.cell(row, column));
    if (cells.some(({ kind }) => kind === 'error') || isCounted(cells)) continue;
    if (cells.every(({ kind }) => kind === 'blank')) continue;
    const values = { address: area.address(row, 0, 1, 3) };
    findings.push({
      sentence: sentence('kgsLineIncomplete', values),
      at: area.placeOf(row, 0, 1, 3),
    });
  }
  return findings;
}

/** The first error of a line, said with its event. */
function lineError(
  area: NamedArea,
  row: number,
  cells: readonly SourceCell[],
  code: 'kgsLinesError' | 'kgsLinesLeftOut',
): readonly Finding[] {
  const column = cells.findIndex(({ kind }) => kind === 'error');
  const cell = cells[column];
  if (cell?.kind !== 'error') return [];
  const address = area.address(row, column);
  const event = plainText(area.cell(row, 1), '.');
  const what =
    area.cell(row, 1).kind === 'error'
      ? address
      : sentence('kgsNamesAt', { names: event, address });
  const values = { what, error: cell.error };
  return [{ sentence: sentence(code, values), at: area.placeOf(row, column) }];
}

/** Lines of deleted sheets are #REF! in every cell: their tournaments are those of Year that lost theirs. */
function lostLines({ lines: area, tournaments }: YearOfLines, rows: readonly number[]): Finding[] {
  const gone = tournaments.filter(({ isGone }) => isGone).map(({ name }) => name);
  return rows.map((row) => {
    const address = area.address(row, 0, 1, 3);
    const what = gone.length > 0 ? sentence('kgsNamesAt', { names: gone, address }) : address;
    return { sentence: sentence('kgsSheetGone', { what }), at: area.placeOf(row, 0, 1, 3) };
  });
}
