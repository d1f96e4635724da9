import { saidInAny } from '../../../language';
import { likeness } from '../../columns/spelling';
import { areaName, cellIn } from '../../plan/address';
import type { ExistingBlock, OwnCell, PlanCell } from '../../plan/plan';
import { plainText, type SourceCell, type SourceTable } from '../../plan/source';

/** A row of the players' table; positions are those of the source. */
interface ScoredRow {
  readonly position: number;
  readonly columns: { readonly group?: number };
  readonly group: number | undefined;
}

/** The formula of a row ends at the last row there was when it was written: so many rows may have come since. */
const mostAdded = 100;

/**
 * The start scores by the formula of the sheet, where their column is there: that of a player who is taken in, and those that
 * show too little because their formula ends above the player who opens a new lowest group.
 */
export function startScores(
  source: SourceTable,
  rows: readonly ScoredRow[],
  late: { readonly position: number; readonly group: number },
): readonly ExistingBlock[] {
  const titles = new Set(saidInAny('nkStartScore').map(likeness));
  const isTitle = (cell: SourceCell): boolean => titles.has(likeness(plainText(cell, source.mark)));
  const header = source.rows.findIndex(({ cells }) => cells.some(isTitle));
  const column = source.rows[header]?.cells.findIndex(isTitle) ?? -1;
  const groups = rows[0]?.columns.group;
  if (column === -1 || groups === undefined) return [];
  const groupAt = (position: number): string =>
    areaName(cellIn(source.place, position, groups).area);
  const groupOf = (row: ScoredRow): number | undefined =>
    row.position === late.position ? late.group : row.group;
  const lowest = Math.max(0, ...rows.map((row) => groupOf(row) ?? 0));
  const last = source.rows.length - 1;
  const formula = (position: number, end: number): string => {
    const range = [header + 1, end].map(groupAt).map(fixed).join(':');
    return `=MAX(${range})-${groupAt(position)}`;
  };
  const { sheetId, sheet } = source.place;
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const scores = source.rows.map((_, position) => scoreAt(position));
  const first = scores.findIndex((each) => each !== undefined);
  if (first === -1) return [];
  const behind = [...scores].reverse().findIndex((each) => each !== undefined);
  const written = scores.slice(first, scores.length - behind);
  const at = areaName(cellIn(source.place, first, column).area);
  const cells = written.map((score): PlanCell[] => [score?.cell ?? { kind: 'keep' }]);
  const ours = written.flatMap((score, row): OwnCell[] =>
    score?.held ? [{ row, column: 0, held: [], formulas: score.held }] : [],
  );
  return [{ sheetId, sheet, at, cells, ours }];

  /** What a cell is to hold, and the formulas of ours that it may hold now; undefined where it stays. */
  function scoreAt(position: number): { cell: PlanCell; held?: readonly string[] } | undefined {
    const row = byPosition.get(position);
    const group = row && groupOf(row);
    const now = source.rows[position]?.cells[column];
    if (group === undefined || !now) return undefined;
    const cell: PlanCell = { kind: 'formula', formula: formula(position, last), format: '0' };
    const isLate = position === late.position;
    if (now.kind === 'blank') return isLate ? { cell } : undefined;
    // Excel may have filled in the formula of the rows above before there was a group.
    const before = isLate ? 0 : group;
    if (now.kind !== 'number' || now.value >= lowest - before) return undefined;
    const held: string[] = [];
    for (let to = Math.max(header + 1, last - mostAdded); to <= last; to++) {
      held.push(formula(position, to));
    }
    return { cell, held };
  }
}

/** `E5` as `$E$5`. */
const fixed = (name: string): string => name.replace(/([A-Z]+)(\d+)/, '$$$1$$$2');
