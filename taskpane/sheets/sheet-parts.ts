import type { Translate } from '../../src/language';
import { cellName, columnLetters } from './address';
import type { Alignment, CellStyle, NewBlock, NewSheet, PlanCell, PrintSetup } from './plan';

/** What all written sheets share: title, event and note above a list, its headings and widths, and the page around it. */

/** A column of a list: numbers stand to the right, texts to the left, marks and single letters in the middle. */
export interface ListColumn {
  readonly title: string;
  readonly kind: 'text' | 'number' | 'mark';
  /** In characters. */
  readonly width: number;
}

/** The row of headings; each stands as the cells below it do. */
export function headings(columns: readonly Omit<ListColumn, 'width'>[]): PlanCell[] {
  const sides = { text: 'left', number: 'right', mark: 'centre' } as const;
  return columns.map(({ title, kind }) => aligned(text(title, 'header'), sides[kind]));
}

/** The widths of a sheet whose list begins at the column `from`, counted from 0. */
export function widthsOf(columns: readonly ListColumn[], from = 0): Record<string, number> {
  return Object.fromEntries(columns.map(({ width }, i) => [columnLetters(from + i), width]));
}

/** Room for the longest of the texts, between two widths; a name takes 18 to 36. */
export function widthFor(
  texts: readonly string[],
  { least = 18, most = 36 }: { readonly least?: number; readonly most?: number } = {},
): number {
  const longest = Math.max(0, ...texts.map((each) => each.length));
  return Math.min(most, Math.max(least, longest + 2));
}

/**
 * Room for a bold heading beside its filter button, broken between words; a centred one has as much on its other side.
 * Capitals are wide: it counts with room to spare.
 */
export function widthForHeading(title: string, kind: ListColumn['kind'], least = 8): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  return Math.max(least, longest + (kind === 'mark' ? 8 : 6));
}

/** Letters are a little narrower than digits. */
const perDigit = 0.92;

/** A page of A4 holds so many characters between margins of 1.5 cm. */
const portrait = 97;

/** How much the lines of text above a list are longer than it: room for that is made beside the list, and no column grows by it. */
function roomBeside(columns: readonly ListColumn[], lines: readonly string[]): number {
  const longest = Math.max(...lines.map((each) => each.length));
  return Math.max(0, Math.ceil(longest * perDigit) - widthOf(columns));
}

/** The widths of a list that begins in column A, with room beside it for lines of text above it. */
export function widthsUnder(
  lines: readonly string[],
  columns: readonly ListColumn[],
): Record<string, number> {
  const beside = roomBeside(columns, lines);
  return {
    ...widthsOf(columns),
    ...(beside > 0 && { [columnLetters(columns.length)]: beside }),
  };
}

/** What is printed of such a list: its columns with the room beside them; whatever the sheet holds where no room was needed. */
export function areaUnder(
  widths: Record<string, number>,
  columns: readonly ListColumn[],
): Pick<PrintSetup, 'area'> {
  const all = Object.keys(widths).length;
  return all > columns.length ? { area: `A:${columnLetters(all - 1)}` } : {};
}

/** A text in lines that fit above or below a list, cut between words. */
export function linesOf(text: string, columns: readonly ListColumn[]): readonly string[] {
  const room = Math.floor(widthOf(columns) / perDigit);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > room) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Upright where that is wide enough. */
export function orientationOf(columns: readonly ListColumn[]): PrintSetup['orientation'] {
  return widthOf(columns) > portrait ? 'landscape' : 'portrait';
}

function widthOf(columns: readonly ListColumn[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}

/** Title, event and what to do, in rows 1 to 3; the headings stand in row 4. */
export function introduction(
  title: string | PlanCell,
  event: string | PlanCell,
  note: string | PlanCell,
): NewBlock {
  const cell = (given: string | PlanCell, style: 'title' | 'event' | 'note'): PlanCell =>
    typeof given === 'string' ? text(given, style) : given;
  return {
    at: 'A1',
    cells: [[cell(title, 'title')], [cell(event, 'event')], [cell(note, 'note')]],
  };
}

/** The row of headings of a sheet with nothing but `introduction` above it, counted from 0. */
export const headingRow = 3;

/** One page wide, with the event and the sheet's name above, the date of printing and the pages below. */
export function pages(
  event: string,
  setup: Omit<PrintSetup, 'header' | 'footer' | 'fitToWidth'>,
  t: Translate,
): PrintSetup {
  return {
    paper: 'a4',
    ...setup,
    fitToWidth: true,
    header: { left: event.replace(/&/g, '&&'), right: '&A' },
    footer: { left: '&D', right: t('pageOf', { page: '&P', pages: '&N' }) },
  };
}

/** A sheet that is one list, with title, event and note above it. */
interface ListSheet extends Pick<NewSheet, 'name' | 'tabColor' | 'tall'> {
  readonly title: string;
  /** The second row: the event, and how much of it is listed. */
  readonly about: string | PlanCell;
  /** What to do here. */
  readonly note: string | PlanCell;
  /** Above every printed page; the second row where missing. */
  readonly event?: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
  /** Where headings are more than the titles of their columns. */
  readonly heads?: readonly PlanCell[];
  /** Whether the list is a table, its lines, and what can be typed into it. */
  readonly block?: Omit<NewBlock, 'at' | 'cells'>;
  /** What stands below the list or beside it. */
  readonly more?: readonly NewBlock[];
  /** Columns that stay in view. */
  readonly frozen: number;
  /** Whatever fits its columns where missing. */
  readonly orientation?: PrintSetup['orientation'];
  /** Printed are its columns, or so many of them, to the last row there will be; everything where missing. */
  readonly printsColumns?: true | number;
}

/** The list on a sheet of its own, one page wide, with its headings in view and on every page. */
export function listSheet(list: ListSheet, t: Translate): NewSheet {
  const { name, title, about, note, columns, rows, frozen, tabColor, tall } = list;
  const { event = typeof about === 'string' ? about : title } = list;
  const {
    heads = headings(columns),
    block,
    more = [],
    orientation = orientationOf(columns),
  } = list;
  const first = headingRow + 1;
  const { printsColumns: printed } = list;
  const widths = widthsUnder([about, note].map(shownText), columns);
  const last = printed === true ? columns.length : printed;
  const area = last === undefined ? {} : { area: `A:${columnLetters(last - 1)}` };
  return {
    name,
    blocks: [
      introduction(title, about, note),
      { at: cellName(headingRow, 0), cells: [heads, ...rows], ...block },
      ...more,
    ],
    widths,
    ...(tall && { tall }),
    freeze: { rows: first, columns: frozen },
    ...(tabColor !== undefined && { tabColor }),
    print: pages(
      event,
      {
        orientation,
        ...area,
        ...areaUnder(widths, columns),
        titleRows: `${first}:${first}`,
      },
      t,
    ),
  };
}

function shownText(line: string | PlanCell): string {
  if (typeof line === 'string') return line;
  if (line.kind === 'text') return line.text;
  return line.kind === 'formula' && typeof line.shown === 'string' ? line.shown : '';
}

/** Cells of a plan, shortly. */

function styled(style: CellStyle | undefined): { readonly style?: CellStyle } {
  return style === undefined ? {} : { style };
}

export function text(value: string, style?: CellStyle): PlanCell {
  return { kind: 'text', text: value, ...styled(style) };
}

/** A text, or an empty cell where there is none. */
export function words(value: string | undefined): PlanCell {
  return value === undefined || value === '' ? blank() : text(value);
}

export function number(value: number, style?: CellStyle): PlanCell {
  return { kind: 'number', value, ...styled(style) };
}

export function formula(value: string, style?: CellStyle): PlanCell {
  return { kind: 'formula', formula: value, ...styled(style) };
}

/** A figure of a sentence: a formula without its `=`, and what it gives now. */
interface Counted {
  readonly formula: string;
  readonly now: number;
}

/**
 * A sentence of a sheet whose figures follow the sheet, whatever is typed there later: `NK, 38 players`.
 *
 * @param said words the sentence with figures in the order in which they stand in it
 */
export function counting(
  said: (counts: readonly number[]) => string,
  counts: readonly Counted[],
  style?: CellStyle,
): PlanCell {
  // Figures that no event is called by, without a sign for thousands.
  const marks = counts.map((_, i) => 9071 + i);
  const many = said(marks);
  const placeOf = (sentence: string, i: number): number =>
    i < marks.length ? sentence.lastIndexOf(String(marks[i])) : sentence.length;
  const quoted = (part: string): string => `"${part.replace(/"/g, '""')}"`;
  const parts = counts.map(({ formula: count }, i) => {
    const one = said(marks.map((mark, j) => (i === j ? 1 : mark)));
    const from = placeOf(many, i);
    const plural = quoted(many.slice(from + String(marks[i]).length, placeOf(many, i + 1)));
    const singular = quoted(one.slice(from + 1, placeOf(one, i + 1)));
    return `${count}&${plural === singular ? plural : `IF(${count}=1,${singular},${plural})`}`;
  });
  return {
    kind: 'formula',
    formula: `=${[quoted(many.slice(0, placeOf(many, 0))), ...parts].join('&')}`,
    shown: said(counts.map(({ now }) => now)),
    ...styled(style),
  };
}

/** A formula that fills cells below and beside it. */
export function spilling(
  value: string,
  spills: { readonly rows: number; readonly columns: number },
  style?: CellStyle,
): PlanCell {
  return { kind: 'formula', formula: value, spills, ...styled(style) };
}

export function blank(style?: CellStyle): PlanCell {
  return { kind: 'blank', ...styled(style) };
}

/**
 * A cell for a result or for rounds, which are typed here. It is formatted as text: in any other cell Excel makes a date of 1-0, 1/2 or
 * 3-5.
 */
export function entry(value = ''): PlanCell {
  const look = { format: '@', style: 'input' } as const;
  return value === '' ? { kind: 'blank', ...look } : { kind: 'text', text: value, ...look };
}

export const keep: PlanCell = { kind: 'keep' };

/** A number as the format shows it, in English notation: `0.0`. */
export function figure(value: number, format: string, style?: CellStyle): PlanCell {
  return { kind: 'number', value, format, ...styled(style) };
}

/** The same cell as a number of that format. */
export function formatted(cell: PlanCell, format: string): PlanCell {
  return cell.kind === 'keep' || cell.kind === 'truth' ? cell : { ...cell, format };
}

/** The same cell at a side of its column. */
export function aligned(cell: PlanCell, align: Alignment): PlanCell {
  return cell.kind === 'keep' ? cell : { ...cell, align };
}

/** The same cell in the middle of its column: marks, rounds, single letters. */
export function centred(cell: PlanCell): PlanCell {
  return aligned(cell, 'centre');
}

/** A row of equal cells. */
export function several(count: number, cell: PlanCell): PlanCell[] {
  return Array.from({ length: count }, () => cell);
}

/** Rows made as long as the longest of them. */
export function rectangle(rows: readonly (readonly PlanCell[])[]): PlanCell[][] {
  const columns = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...several(columns - row.length, blank())]);
}
