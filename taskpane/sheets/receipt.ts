import type { CellContent } from './content';
import { type Area, areaName, contains, type Place } from './address';
import { englishError, type Going, type Others, type OtherSheet } from './references';
import { plainText, type SourceCell, type SourceRow, type SourceTable } from './source';

/** What a write needs to be undone; opaque to everyone but write and undo. */
export interface WrittenReceipt {
  /** 16 hex digits, drawn for this write; its sheets carry them in a hidden name (see `markerOf` in excel/requests/names.ts). */
  readonly id: string;
  /** The plan's title. */
  readonly title: string;
  readonly sheets: readonly WrittenSheet[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly WrittenName[];
  /** Names that followed their lists. */
  readonly moved?: readonly MovedName[];
  /** Tables that have taken in cells beside them. */
  readonly grown?: readonly GrownTable[];
  /** Id of the sheet that was active before. */
  readonly activeBefore: string;
  /** The sheets that were there, by the names they had: formulas name them, and Excel renames them there. */
  readonly known?: readonly KnownSheet[];
  /** Ids of the sheets of which more is printed since; undo leaves that (see PrintedArea). */
  readonly printed?: readonly string[];
  /** It was kept with the workbook: its sheets may have other ids by now. */
  readonly isKept?: true;
  /** The other sheets, where formulas may refer to what was made; unknown after a reload. */
  readonly others: readonly OtherSheet[];
}

interface KnownSheet {
  readonly id: string;
  readonly name: string;
}

/** A sheet that was made, with what it held right after the write. */
export interface WrittenSheet {
  /** Kept over a reload; where Excel gives another one then, the sheet is found by its marker. */
  readonly id: string | undefined;
  readonly name: string;
  /** The cells the plan fills or spills over; undefined for an empty sheet. */
  readonly extent: Area | undefined;
  readonly contents: WrittenContents;
  /** What its formulas spill over at most. */
  readonly spills: readonly Area[];
  /** Names of its tables. */
  readonly tables: readonly string[];
  /** What it looked like (`looksOf` in sheet-contents.ts). */
  readonly looks: string;
}

/** What a sheet held; after a reload without the formulas themselves. */
interface WrittenContents {
  readonly area: Area | undefined;
  readonly formulas?: SheetContents['formulas'];
  /** 64 bits over all filled cells but spilled ones. */
  readonly hash: string;
  /** The same, of formulas no more than where they stand: they change where a sheet goes that they name. */
  readonly constants: string;
}

/** The used part of a sheet; undefined for an empty one. */
export interface SheetContents {
  readonly area: Area | undefined;
  /** Range.formulas. */
  readonly formulas: readonly (readonly unknown[])[];
  /** What formulas fill by spilling: no content of its own. */
  readonly spills: readonly Area[];
}

/** Cells of an existing sheet that were written: what was there, and what is there since. */
export interface WrittenBlock {
  readonly place: Place;
  readonly before: BlockState;
  readonly after: BlockState;
}

/** Undefined for cells the plan leaves alone. */
export type BlockState = readonly (readonly (CellState | undefined)[])[];

export interface CellState {
  readonly content: CellContent;
  readonly format: string;
  /** Only where the plan gives styles. */
  readonly look: CellLook | undefined;
}

/** The formatting that cell styles change. */
export interface CellLook {
  /** Empty without a fill. */
  readonly fill: string;
  readonly fontColor: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly size: number;
  readonly horizontal: string;
  readonly vertical: string;
  readonly wrap: boolean;
}

export interface WrittenName {
  readonly name: string;
  readonly sheet: string;
  readonly address: string;
}

/** A name that stands for other cells of its sheet since. */
export interface MovedName extends WrittenName {
  readonly from: string;
}

/** A table that is larger since, with the area it had and the one it has. */
export interface GrownTable {
  readonly name: string;
  readonly from: Area;
  readonly to: Area;
}

/** The possible remains of a write or an undo that failed half-way; `takeBack` removes our part. */
export interface Leftovers {
  /** Of the write, as in WrittenReceipt. */
  readonly id: string;
  /** Sheets that may have been made. */
  readonly sheets: readonly PossibleSheet[];
  readonly blocks: readonly ChangedBlock[];
  /** Names to be gone. */
  readonly names: readonly WrittenName[];
  /** Names to stand again for what they stood for before. */
  readonly moved?: readonly MovedName[];
  /** Tables that may have become larger; to what area is unknown where Excel's answer was lost. */
  readonly tables?: readonly (Omit<GrownTable, 'to'> & { readonly to?: Area })[];
  readonly activeBefore: string;
  /** The title of the write, where it is being undone. */
  readonly undoing?: string;
  /** An earlier batch failed: it is unknown how much of it Excel has done. */
  readonly attempted?: Attempted;
}

/** What a failed batch was to remove. */
export interface Attempted {
  readonly sheets: readonly { readonly id: string; readonly name: string }[];
  /** Cells it was to put back. */
  readonly cells: readonly Place[];
  readonly going: Going;
  readonly others: Others;
  /** What somebody typed right before, if Excel's error says so. */
  readonly typed?: readonly NewCell[];
}

/** What somebody typed during a removal. */
export interface NewCell {
  /** `'Round 1'!C4`, or a name of the workbook. */
  readonly address: string;
  /** As Range.formulas gave it; empty where a cell was cleared. */
  readonly content: string;
  /** A formula elsewhere that uses what went: it is still there and shows #REF!. */
  readonly broken?: true;
}

export interface PossibleSheet {
  readonly name: string;
  /** Unknown where Excel's answer was lost. */
  readonly id: string | undefined;
  readonly parts: readonly PlannedPart[];
  /** Where formulas may spill. */
  readonly spills: readonly Area[];
  /** Names of its tables. */
  readonly tables: readonly string[];
}

/** What the plan puts into an area. */
export interface PlannedPart {
  readonly area: Area;
  readonly contents: Planned;
}

/** As Range.formulas takes it; null for a cell that is left alone. */
export type Planned = readonly (readonly unknown[])[];

/** Cells that are to hold `wanted` again, wherever they hold what was planned. */
export interface ChangedBlock {
  readonly place: Place;
  readonly wanted: BlockState;
  readonly planned: Planned;
  /** Excel's answer was lost: only the content seen by the check is known, not the content right before the write. */
  readonly uncertain?: true;
}

/** What Excel gives for a cell. */
export type Scalar = string | number | boolean;

/** One row of a range as Excel gives it. */
interface LoadedRow {
  readonly values: readonly Scalar[];
  readonly valueTypes: readonly string[];
  readonly numberFormats: readonly string[];
  /** What the cells show. */
  readonly texts?: readonly string[];
}

interface RowContext {
  /** Position of the row in the sheet, from 0. */
  readonly row: number;
  readonly hidden: boolean;
}

export function decodeRow(loaded: LoadedRow, { row, hidden }: RowContext): SourceRow {
  const cells = loaded.values.map((value, i) =>
    decodeCell(value, loaded.valueTypes[i], loaded.numberFormats[i], loaded.texts?.[i]),
  );
  return { row: row + 1, hidden, cells };
}

/** The same cells, those of merged areas known as such. */
export function withMerged(source: SourceTable, merged: readonly Area[]): SourceTable {
  if (merged.length === 0) return source;
  const { column } = source.place.area;
  const rows = source.rows.map((line): SourceRow => {
    const row = line.row - 1;
    const inRow = merged.filter((area) => area.row <= row && row < area.row + area.rows);
    if (inRow.length === 0) return line;
    const cells = line.cells.map((cell, i): SourceCell => {
      const position = { row, column: column + i, rows: 1, columns: 1 };
      const area = inRow.find((each) => contains(each, position));
      return area
        ? { kind: 'merged', merged: areaName(area), text: plainText(cell, source.mark) }
        : cell;
    });
    return { ...line, cells };
  });
  return { ...source, rows };
}

function decodeCell(
  value: Scalar,
  valueType: string | undefined,
  format: string | undefined,
  shown: string | undefined,
): SourceCell {
  if (value === '' || valueType === 'Empty') return { kind: 'blank' };
  if (typeof value === 'number') {
    if (isDateFormat(format) && isDay(value)) {
      if (shown !== undefined && isFrom1904(value, format, shown)) {
        return { kind: 'error', error: shown, from1904: true };
      }
      return { kind: 'number', value, isDate: true, ...(format !== undefined && { format }) };
    }
    const isTold = format !== undefined && (isFractionFormat(format) || isPercentFormat(format));
    return { kind: 'number', value, isDate: false, ...(isTold && { format }) };
  }
  if (typeof value === 'boolean') return { kind: 'truth', value };
  // A linked data type or a picture has no plain value.
  if (valueType !== 'String') return { kind: 'error', error: englishError(value) };
  return { kind: 'text', text: value };
}

/** Whether a number format shows fractions: `# ?/?`, which Excel gives to a typed 0 1/2. */
function isFractionFormat(format: string): boolean {
  return /[?#0]\s*\/\s*[?#\d]/.test(format);
}

/** Whether a number format shows percentages: `0.00%`. */
export function isPercentFormat(format: string): boolean {
  return bareFormat(format).includes('%');
}

/**
 * Whether a date shows the day that its number stands for where days are counted from 1904: four years and a day later. Nothing
 * else of the workbook tells that.
 */
function isFrom1904(value: number, format: string | undefined, shown: string): boolean {
  const numbers = (shown.match(/\d+/g) ?? []).map(Number);
  const [is, would] = [dayOf(value), dayOf(value + 1462)];
  const shows = (part: 'day' | 'year'): boolean => {
    const has = (day: typeof is): boolean =>
      numbers.includes(day[part]) || (part === 'year' && numbers.includes(day.year % 100));
    return has(would) && !has(is);
  };
  const bare = bareFormat(format);
  return (
    (/d/i.test(bare) && shows('day')) || (!/d/i.test(bare) && /y/i.test(bare) && shows('year'))
  );
}

function dayOf(value: number): { readonly day: number; readonly year: number } {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(value) * 86_400_000);
  return { day: date.getUTCDate(), year: date.getUTCFullYear() };
}

/** Whether Excel shows a number as a day; others, such as the numbers of people in a column of dates, are shown as #####. */
function isDay(value: number): boolean {
  return value >= 0 && value < DAY_AFTER_9999;
}

const DAY_AFTER_9999 = 2_958_466;

/** Whether a number format shows hours: `h:mm`, `[h]:mm:ss`. */
export function isTimeFormat(format = ''): boolean {
  return isDateFormat(format) && /h/i.test(format.replace(/"[^"]*"|\\./g, ''));
}

/** Whether a number format code shows days, months, years, hours or seconds: `d-m-yyyy`, `[h]:mm`, not `0 "days"`. */
export function isDateFormat(format = 'General'): boolean {
  return /[dmyhs]/i.test(bareFormat(format));
}

/** A format without what it shows as it is. */
function bareFormat(format = 'General'): string {
  return format
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .replace(/E[+-]/gi, '');
}
