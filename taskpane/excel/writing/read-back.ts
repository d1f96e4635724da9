import { sentence } from '../../../src/language';
import { cellIn, type Place, placeName, sameArea } from '../../sheets/address';
import { type AskedBlock, differingPlaces, readBlock } from '../contents/block-state';
import { writable } from '../../sheets/content';
import { extentOf, type Committed, type CommittedSheet } from './committing';
import type { Finding, PlanCell } from '../../sheets/plan';
import type { Prepared } from './preparing';
import {
  constantsOf,
  hashOf,
  holdsPlanned,
  looksOf,
  readContents,
} from '../contents/sheet-contents';
import { areaOf } from '../requests/ranges';
import type { BlockState, WrittenBlock, WrittenSheet } from '../../sheets/receipt';

/** Differently stored cells that a sentence names; it counts the others. */
const mostNamed = 5;

/** A made sheet, for the receipt. */
export function writtenSheet({
  sheet,
  planned,
  layouts,
  contents,
  looks,
}: CommittedSheet): WrittenSheet {
  const found = readContents(contents);
  const { area, formulas } = found;
  return {
    id: sheet.id,
    name: planned.name,
    extent: extentOf(layouts),
    contents: { area, formulas, hash: hashOf(found), constants: constantsOf(found) },
    spills: layouts.flatMap(({ spills }) => spills),
    tables: planned.blocks.flatMap(({ list }) => (list?.kind === 'table' ? [list.name] : [])),
    looks: looksOrNone(looks),
  };
}

/** Where Excel has not told how the sheet looks, undo asks before it deletes it. */
function looksOrNone(looks: CommittedSheet['looks']): string {
  try {
    return looksOf(looks);
  } catch {
    return '';
  }
}

/** What a block held right before it was written, and what it holds since. */
export function writtenBlocks({ blocks }: Prepared, committed: Committed): readonly WrittenBlock[] {
  return blocks.flatMap(({ place, before: agreed }, i) => {
    const before = stateOf(committed.seen[i], agreed, place);
    return [{ place, before, after: stateOf(committed.blocks[i], agreed, place) }];
  });
}

function stateOf(asked: AskedBlock | undefined, like: BlockState, place: Place): BlockState {
  const state = asked && readBlock(asked, (row, column) => like[row]?.[column] !== undefined);
  if (!state?.ok) throw new Error(`${placeName(place)} cannot be read back.`);
  return state.value;
}

/** The cells that somebody changed, or moved by inserting or deleting others, between the look at them and the write. */
export function changedMeanwhile(
  { blocks }: Prepared,
  written: readonly WrittenBlock[],
  { followed }: Committed,
): readonly Place[] {
  return blocks.flatMap(({ place, before }, i) => {
    const range = followed[i];
    const changed = differingPlaces(place, before, written[i]?.before ?? []);
    const hasMoved = range !== undefined && !sameArea(place.area, areaOf(range));
    return changed.length === 0 && hasMoved ? [cellIn(place, 0, 0)] : changed;
  });
}

/** Warnings about constants that Excel stored as something else. What formulas become is Excel's affair. */
export function storedDifferently(
  prepared: Prepared,
  sheets: readonly WrittenSheet[],
  committed: Committed,
  written: readonly WrittenBlock[],
): readonly Finding[] {
  const found = [
    ...committed.sheets.flatMap((made, i) => differencesOnSheet(made, sheets[i])),
    ...prepared.blocks.flatMap(({ block, place }, i) =>
      differences(place, block.cells, (row, column) => {
        const state = written[i]?.after[row]?.[column];
        return state && writable(state.content);
      }),
    ),
  ];
  const more = found.length - mostNamed;
  const rest = more > 0 ? [{ sentence: sentence('storedDifferentlyMore', { count: more }) }] : [];
  return [...found.slice(0, mostNamed), ...rest];
}

function differencesOnSheet(
  { sheet, planned, layouts }: CommittedSheet,
  written: WrittenSheet | undefined,
): readonly Finding[] {
  const { area: used, formulas = [] } = written?.contents ?? {};
  return planned.blocks.flatMap(({ cells }, i) => {
    const area = layouts[i]?.area;
    if (!area) return [];
    const place = { sheetId: sheet.id, sheet: planned.name, area };
    return differences(place, cells, (row, column) => {
      const line = used ? formulas[area.row + row - used.row] : undefined;
      return line?.[area.column + column - (used?.column ?? 0)] ?? '';
    });
  });
}

function differences(
  place: Place,
  cells: readonly (readonly PlanCell[])[],
  stored: (row: number, column: number) => unknown,
): readonly Finding[] {
  return cells.flatMap((line, row) =>
    line.flatMap((cell, column) => {
      const planned = constantOf(cell);
      if (planned === undefined) return [];
      const now = stored(row, column);
      if (holdsPlanned(now, planned)) return [];
      const at = cellIn(place, row, column);
      const values = { address: placeName(at), planned: String(planned), stored: String(now) };
      return [{ sentence: sentence('storedDifferently', values), at }];
    }),
  );
}

function constantOf(cell: PlanCell): string | number | boolean | undefined {
  switch (cell.kind) {
    case 'text':
      return cell.text;
    case 'number':
    case 'truth':
      return cell.value;
    case 'blank':
    case 'formula':
    case 'keep':
      return undefined;
  }
}
