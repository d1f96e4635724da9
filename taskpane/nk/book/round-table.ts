import { mapped, readSaid, type Stepwise } from '../../../src';
import { readColumnSteps, type ReadList } from '../../columns/read';
import { recognise } from '../../columns/recognition';
import type { Finding } from '../../plan/plan';
import { cellIn } from '../../plan/address';
import type { Place } from '../../plan/place';
import { plainText, type SourceTable } from '../../plan/source';
import { saidInAny } from '../../../language';
import type { BookRound } from './book';
import { roundFields } from './fields';
import { byLine, withoutLines } from './refused-lines';
import { RoundReader, type Numbered, type RoundRead } from './round-reader';
import { named } from './unread-result';

/**
 * One round, or the play-off. Its errors join the refusals, all of them in the order of its lines: a line that cannot be
 * read hides nothing that is wrong in the others. Without players their numbers and names are taken as they are.
 */
export function* readRoundTable(
  source: SourceTable,
  basis: SourceTable | undefined,
  players: Numbered | undefined,
  refusals: Finding[],
): Stepwise<RoundRead> {
  const recognition = recognise(source, { fields: roundFields });
  const found: Finding[] = [];
  const reader = new RoundReader(source, recognition, players, found);
  const listOf = (table: SourceTable): Stepwise<ReadList<typeof roundFields>> =>
    readColumnSteps(table, { fields: roundFields }, { recognition, hidden: 'use' });
  let list = yield* listOf(source);
  if (!list.ok) {
    found.push(...list.refusals.map((each) => named(each, source, recognition)));
    list = yield* listOf(withoutLines(source, found));
  }
  yield* mapped(list.ok ? list.rows : [], (row) => {
    reader.read(row);
  });
  refusals.push(...byLine(found));
  return reader.finished(basis && { basis: basisText(basis), said: saidIn(basis) });
}

function basisText({ rows, mark }: SourceTable): string {
  return rows
    .slice(1)
    .map(({ cells: [cell] }) => (cell ? plainText(cell, mark).trim() : ''))
    .join(' | ');
}

/** The line of what was said, beside the first of the basis; nothing where the sheet is older than that column. */
function saidIn(basis: SourceTable): BookRound['said'] {
  const column = saidColumn(basis);
  const cell = basis.rows[1]?.cells[column];
  const line = cell ? plainText(cell, basis.mark).trim() : '';
  return column === -1 ? undefined : (readSaid(line) ?? 'lost');
}

function saidColumn({ rows: [header], mark }: SourceTable): number {
  const headings = new Set(saidInAny('nkSaidForRound'));
  return header?.cells.findIndex((cell) => headings.has(plainText(cell, mark).trim())) ?? -1;
}

/** The cell of that line. */
export function saidCell(basis: SourceTable): Place | undefined {
  const column = saidColumn(basis);
  return column === -1 ? undefined : cellIn(basis.place, 1, column);
}
