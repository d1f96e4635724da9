import { decodeRow, type Scalar } from '../../plan/decoding';
import type { Area, Place } from '../../plan/place';
import type { LocatedRange } from '../requests/ranges';
import type { SourceRow, SourceTable, WorkbookFacts } from '../../plan/source';

/** Cells asked for in one request: small enough for Excel's limit on answers, and decoded in a few milliseconds. */
export const cellsAtOnce = 20_000;

export const cellProperties = 'values,valueTypes,numberFormat,text';

/** The cells of all ranges as tables. `known`: what of them has come already. */
export async function loadTables(
  context: Excel.RequestContext,
  located: readonly LocatedRange[],
  facts: WorkbookFacts,
  known: readonly (LoadedCells | undefined)[] = [],
): Promise<readonly SourceTable[]> {
  const tables = located.map((range) => new GrowingTable(range, facts));
  const missing = located.flatMap((range, i) => (known[i] ? [] : [{ ...range, i }]));
  for (const [i, cells] of known.entries()) if (cells) tables[i]?.add(cells);
  await loadParts(context, missing, cellProperties, (at, part) => {
    tables[missing[at]?.i ?? -1]?.add(cellsOf(part));
  });
  return tables.map((table) => table.complete());
}

/**
 * Loads ranges in parts of whole rows: as many share a request as stay below the limit together. Each part is taken
 * when it comes, in order, so that none of it takes long.
 */
export async function loadParts(
  context: Excel.RequestContext,
  ranges: readonly { readonly range: Excel.Range; readonly place: Place }[],
  properties: string,
  take: (index: number, part: Excel.Range) => void,
): Promise<void> {
  let waiting: (() => void)[] = [];
  let cells = 0;
  const answered = async (): Promise<void> => {
    await context.sync();
    for (const each of waiting) each();
    waiting = [];
    cells = 0;
  };
  for (const [i, { range, place }] of ranges.entries()) {
    const { rows, columns } = place.area;
    const rowsAtOnce = Math.max(1, Math.floor(cellsAtOnce / columns));
    for (let first = 0; first < rows; first += rowsAtOnce) {
      const count = Math.min(rowsAtOnce, rows - first);
      if (cells > 0 && cells + count * columns > cellsAtOnce) await answered();
      const part = range.getCell(first, 0).getResizedRange(count - 1, columns - 1);
      part.load(properties);
      cells += count * columns;
      waiting.push(() => {
        take(i, part);
      });
    }
  }
  if (waiting.length > 0) await answered();
}

/** Cells as Excel gives them, row by row. */
export interface LoadedCells {
  readonly values: readonly (readonly unknown[])[];
  readonly valueTypes: readonly (readonly string[])[];
  readonly numberFormats: readonly (readonly string[])[];
  readonly texts: readonly (readonly string[])[];
  /** See SourceTable. */
  readonly below?: SourceRow;
}

export function cellsOf(range: Excel.Range): LoadedCells {
  return {
    values: range.values as unknown[][],
    valueTypes: range.valueTypes,
    numberFormats: range.numberFormat as string[][],
    texts: range.text,
  };
}

/** The part of a larger area's cells that is wanted. */
export function cut(
  { values, valueTypes, numberFormats, texts }: LoadedCells,
  from: Area,
  to: Area,
): LoadedCells {
  const [top, left] = [to.row - from.row, to.column - from.column];
  const part = <T>(lines: readonly (readonly T[])[]): T[][] =>
    lines.slice(top, top + to.rows).map((line) => line.slice(left, left + to.columns));
  return {
    values: part(values),
    valueTypes: part(valueTypes),
    numberFormats: part(numberFormats),
    texts: part(texts),
  };
}

/** A table whose cells are all there. */
export function tableOf(
  located: Omit<LocatedRange, 'range'>,
  cells: LoadedCells,
  facts: WorkbookFacts,
): SourceTable {
  const table = new GrowingTable(located, facts);
  table.add(cells);
  return table.complete();
}

/** A table whose rows come part by part; each is decoded when it comes, so that none of it takes long. */
class GrowingTable {
  private readonly rows: SourceRow[] = [];
  private readonly values: (readonly unknown[])[] = [];
  private readonly hidden: ReadonlySet<number>;
  private below: SourceRow | undefined;

  constructor(
    private readonly located: Omit<LocatedRange, 'range'>,
    private readonly facts: WorkbookFacts,
  ) {
    this.hidden = new Set(located.hidden);
  }

  add({ values, valueTypes, numberFormats, texts, below }: LoadedCells): void {
    this.below = below;
    for (const [i, line] of values.entries()) {
      const position = this.rows.length;
      const loaded = {
        values: line as Scalar[],
        valueTypes: valueTypes[i] ?? [],
        numberFormats: numberFormats[i] ?? [],
        texts: texts[i] ?? [],
      };
      const row = this.located.place.area.row + position;
      this.values.push(line);
      this.rows.push(decodeRow(loaded, { row, hidden: this.hidden.has(position) }));
    }
  }

  complete(): SourceTable {
    const { origin, place, hidden } = this.located;
    const table = origin.kind === 'table' ? origin.table : undefined;
    const known = this.facts.tables.find(({ name }) => name === table);
    const totals = table !== undefined && known?.totals === true ? { totals: true } : {};
    return {
      place,
      table,
      rows: this.rows,
      hiddenRows: hidden.length,
      mark: this.facts.mark,
      snapshot: { origin, place, values: this.values, hidden, ...totals },
      ...(this.below && { below: this.below }),
    };
  }
}
