import { cellIn, placeName } from './address';
import { contentOf, sameContent, writable } from './content';
import { lookOf, lookProperties, sameLook, settableLook } from './looks';
import type { Place } from './place';
import { failed, type Attempt } from './problems';
import type { BlockState, CellState } from './receipt';

/** A block asked for in a batch: load first, sync, then read. */
export interface AskedBlock {
  readonly place: Place;
  readonly range: Excel.Range;
  readonly looks: OfficeExtension.ClientResult<Excel.CellProperties[][]> | undefined;
}

export function askBlock(
  context: Excel.RequestContext,
  place: Place,
  withLooks: boolean,
): AskedBlock {
  const range = rangeOf(context, place);
  range.load('formulas,values,valueTypes,text,numberFormat');
  return { place, range, looks: withLooks ? range.getCellProperties(lookProperties) : undefined };
}

export function rangeOf(context: Excel.RequestContext, { sheetId, area }: Place): Excel.Range {
  return context.workbook.worksheets
    .getItem(sheetId)
    .getRangeByIndexes(area.row, area.column, area.rows, area.columns);
}

/** The state of the cells chosen; refused where a cell holds what could not be put back. */
export function readBlock(
  { place, range, looks }: AskedBlock,
  chosen: (row: number, column: number) => boolean,
): Attempt<BlockState> {
  const state: (CellState | undefined)[][] = [];
  for (const [i, formulas] of (range.formulas as unknown[][]).entries()) {
    const line: (CellState | undefined)[] = [];
    for (const [j, formula] of formulas.entries()) {
      if (!chosen(i, j)) {
        line.push(undefined);
        continue;
      }
      const content = contentOf({
        formula,
        value: (range.values as unknown[][])[i]?.[j],
        valueType: String(range.valueTypes[i]?.[j]),
        shown: range.text[i]?.[j] ?? '',
      });
      if (!content) {
        return failed({ code: 'linkedData', address: placeName(cellIn(place, i, j)) });
      }
      const format = (range.numberFormat as string[][])[i]?.[j] ?? 'General';
      const properties = looks?.value[i]?.[j];
      line.push({ content, format, look: properties && lookOf(properties) });
    }
    state.push(line);
  }
  return { ok: true, value: state };
}

/** The same contents, number formats and looks in every chosen cell. */
export function sameState(a: BlockState, b: BlockState): boolean {
  return a.every((line, i) =>
    line.every((cell, j) => {
      const other = b[i]?.[j];
      if (!cell || !other) return cell === other;
      const { content, format, look } = cell;
      const same = sameContent(content, other.content) && format === other.format;
      return same && sameLook(look, other.look);
    }),
  );
}

/**
 * Brings a block into a state. A cell formatted as text would take everything as text, apostrophe included: contents
 * are written while it has no such format.
 */
export function queueState(context: Excel.RequestContext, place: Place, state: BlockState): void {
  const range = rangeOf(context, place);
  const filled = withoutHoles(state);
  range.numberFormat = filled(({ format }) => (format === '@' ? 'General' : format));
  range.formulas = filled(({ content }) => writable(content));
  range.numberFormat = filled(({ format }) => format);
  if (state.some((line) => line.some((cell) => cell?.look !== undefined))) {
    range.setCellProperties(state.map((line) => line.map((cell) => settableLook(cell?.look))));
  }
}

/** A matrix over all cells; null, which Excel leaves alone, where the plan leaves a cell alone. */
function withoutHoles(state: BlockState): <T>(pick: (cell: CellState) => T) => T[][] {
  return <T>(pick: (cell: CellState) => T) =>
    state.map((line) => line.map((cell) => (cell ? pick(cell) : null) as T));
}
