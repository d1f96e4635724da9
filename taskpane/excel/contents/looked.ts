import { hash64 } from '../../plan/hash';
import type { Area } from '../../plan/place';
import { offers } from '../requests/requests';
import { SheetRanges } from '../requests/sheet-ranges';

/** Largest sheet, in cells, on which fills are compared. */
const mostFills = 5000;

/** What a sheet that was made looks like: load first, sync, then read. */
export interface AskedLooks {
  readonly sheet: Excel.Worksheet;
  readonly formats: Excel.Range | undefined;
  readonly fills: OfficeExtension.ClientResult<Excel.CellProperties[][]> | undefined;
  readonly counts: readonly (() => number)[];
}

/** `extent` are the cells the plan fills; undefined for an empty sheet. */
export function askLooks(sheet: Excel.Worksheet, extent: Area | undefined): AskedLooks {
  sheet.charts.load('count');
  sheet.tables.load('count');
  const shapes = sheet.shapes.getCount();
  const comments = offers('1.10') ? sheet.comments.getCount() : undefined;
  const counts = [
    () => sheet.charts.count,
    () => sheet.tables.count,
    () => shapes.value,
    () => comments?.value ?? 0,
  ];
  return askFormats(sheet, new SheetRanges(sheet), extent, counts);
}

/** The same for a sheet that the running request makes: it has the plan's tables, and no charts, shapes or comments. */
export function askNewLooks(
  sheet: Excel.Worksheet,
  ranges: SheetRanges,
  extent: Area | undefined,
  tables: number,
): AskedLooks {
  const none = (): number => 0;
  return askFormats(sheet, ranges, extent, [none, () => tables, none, none]);
}

function askFormats(
  sheet: Excel.Worksheet,
  ranges: SheetRanges,
  extent: Area | undefined,
  counts: AskedLooks['counts'],
): AskedLooks {
  sheet.load('tabColor');
  if (!extent) return { sheet, formats: undefined, fills: undefined, counts };
  const formats = ranges.at(extent);
  formats.load('numberFormat');
  const fills =
    extent.rows * extent.columns <= mostFills
      ? formats.getCellProperties({ format: { fill: { color: true } } })
      : undefined;
  return { sheet, formats, fills, counts };
}

/** Equal as long as number formats, fills, the tab's colour, charts, shapes, tables and comments are. */
export function looksOf({ sheet, formats, fills, counts }: AskedLooks): string {
  const parts = [sheet.tabColor, ...counts.map((count) => String(count()))];
  for (const line of (formats?.numberFormat ?? []) as string[][]) parts.push(...line);
  for (const line of fills?.value ?? []) {
    parts.push(...line.map(({ format }) => format?.fill?.color ?? ''));
  }
  return hash64(parts);
}
