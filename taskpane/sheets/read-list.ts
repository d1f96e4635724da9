import { saidInAny, type SheetKey } from '../../src/language';
import { type Area, cellIn, type Place } from './address';
import type { Field } from './columns/fields';
import { columnsHeaded, recognise } from './columns/recognition';
import { likeness, spelling } from './columns/spelling';
import { type NamedArea, plainText, type SourceCell, type SourceTable } from './source';
import {
  type ListedColumn,
  type ListPlace,
  numberIn,
  type Places,
  type WrittenColumn,
  writtenRoles,
} from './written-list';

/* What follows from the description of a list once it stands in a workbook: it is found and read again, held to today, and shared. */

/** A list as `listOf` describes it, whatever its rows are. */
interface Described<Key extends string, Column = ListedColumn<never, never>> {
  readonly columns: Readonly<Record<Key, Column>>;
  readonly fields: Readonly<Record<Key, Field>>;
}

type AnyColumn = ListedColumn<never, never>;

function entriesOf<Key extends string, Column>({
  columns,
}: Pick<Described<Key, Column>, 'columns'>) {
  return Object.entries<Column>(columns) as [Key, Column][];
}

/** A line of a list that was written. */
export interface LineRead<Key extends string> {
  /** The row of the sheet, from 0. */
  readonly row: number;
  /** Undefined where the list has no such column. */
  readonly cell: (key: Key, index?: number) => SourceCell | undefined;
  readonly at: (key: Key, index?: number) => Place | undefined;
  /** In normal spelling, with a point in numbers. */
  readonly text: (key: Key, index?: number) => string;
  /** NaN for what is none. */
  readonly number: (key: Key, index?: number) => number;
  /** Whether anything stands there, an error too. */
  readonly isFilled: (key: Key, index?: number) => boolean;
}

/** Which column: of several, from 0. */
export interface ColumnAt<Key extends string> {
  readonly key: Key;
  readonly index: number;
}

export interface ListRead<Key extends string> {
  /** The row of its headings on the sheet, from 0. */
  readonly header: number;
  readonly lines: readonly LineRead<Key>[];
  /** By the column within what was read. */
  readonly columns: ReadonlyMap<number, ColumnAt<Key>>;
  /** How many it has of a column. */
  readonly times: (key: Key) => number;
  /** The cell of a heading; that of the first column where the list has none. */
  readonly headingAt: (key: Key) => Place;
}

/** Undefined where a column is missing that is not optional, or one of those that are needed instead. */
export function readList<Key extends string>(
  list: Described<Key>,
  source: SourceTable,
  needed?: readonly NoInfer<Key>[],
): ListRead<Key> | undefined {
  const entries = entriesOf(list);
  const single = entries.filter(([, { times }]) => !times);
  const wanted = Object.fromEntries(single.map(([key]) => [key, list.fields[key]]));
  const { header } = recognise(source, { fields: wanted });
  if (header === undefined) return undefined;
  const titles = (source.rows[header]?.cells ?? []).map((cell) =>
    likeness(plainText(cell, source.mark)),
  );
  const found = new Map<Key, readonly number[]>(
    entries.map(([key, { label, times }]) => {
      if (times) return [key, numberedIn(titles, label)];
      // Of several with one heading, such as a score of Black and one of White, each has its place.
      const before = single.slice(
        0,
        single.findIndex(([each]) => each === key),
      );
      const nth = before.filter(([, each]) => each.label === label).length;
      const column = columnsHeaded(source, header, list.fields[key])[nth];
      return [key, column === undefined ? [] : [column]];
    }),
  );
  const isMissing = ([key, { presence = 'optional' }]: (typeof entries)[number]): boolean =>
    (needed?.includes(key) ?? presence !== 'optional') && found.get(key)?.length === 0;
  if (entries.some(isMissing)) return undefined;
  const columnOf = (key: Key, index = 0): number | undefined => found.get(key)?.[index];
  return {
    header: (source.rows[header]?.row ?? 1) - 1,
    columns: new Map(
      [...found].flatMap(([key, all]) =>
        all.map((column, index) => [column, { key, index }] as const),
      ),
    ),
    times: (key) => found.get(key)?.length ?? 0,
    headingAt: (key) => cellIn(source.place, header, columnOf(key) ?? 0),
    lines: source.rows.slice(header + 1).map(({ row, cells }, i): LineRead<Key> => {
      const cell: LineRead<Key>['cell'] = (key, index) => cells[columnOf(key, index) ?? -1];
      const text: LineRead<Key>['text'] = (key, index) =>
        spelling(plainText(cell(key, index) ?? nothing, '.'));
      return {
        ...{ row: row - 1, cell, text },
        isFilled: (key, index) => cell(key, index)?.kind === 'error' || text(key, index) !== '',
        at: (key, index) => {
          const column = columnOf(key, index);
          return column === undefined ? undefined : cellIn(source.place, header + 1 + i, column);
        },
        number: (key, index) => {
          const held = cell(key, index);
          if (held?.kind === 'number') return held.value;
          const shown = text(key, index);
          return shown === '' ? Number.NaN : Number(shown.replace(',', '.'));
        },
      };
    }),
  };
}

const nothing: SourceCell = { kind: 'blank' };

/** The columns with the headings of number one, two and so on, as far as they go. */
function numberedIn(titles: readonly string[], label: SheetKey): readonly number[] {
  const found: number[] = [];
  for (;;) {
    const names = saidInAny(label).map((each) =>
      likeness(each.replace(numberIn, String(found.length + 1))),
    );
    const column = titles.findIndex((title) => names.includes(title));
    // A label that mentions no number is found once.
    if (column === -1 || found.includes(column)) return found;
    found.push(column);
  }
}

/**
 * A list in a named area, which holds its headings and its lines with what is calculated beside them; its columns stand under their
 * headings, wherever others were inserted among them. Rows count from 0 within it, that of the headings.
 */
export interface ListIn<Key extends string> extends NamedArea, Places<Key> {
  /** The columns that hold the lines; what is calculated beside them follows from these. */
  readonly keys: readonly Key[];
  readonly held: (key: Key, row: number) => SourceCell;
  readonly cells: (row: number) => CellsOf<Key>;
  readonly at: (key: Key, row: number) => Place;
  readonly nameAt: (key: Key, row: number) => string;
  /** Whether each column was found: as they were written where their headings say nothing else, but for one at least. */
  readonly isWhole: boolean;
  /** What is written of its first columns, in the order of the list, as these stand in the area: what others put between them stays. */
  readonly spread: <Cell>(cells: readonly Cell[], between: Cell) => readonly Cell[];
  /** Where its columns stand, for what is written into it. */
  readonly columnOf: (key: string) => number;
  /** The cells of `keys` in one line, or in so many. */
  readonly lineAt: (row: number, rows?: number) => Place;
  readonly lineName: (row: number, rows?: number) => string;
  /** The column of a cell below the headings; of several of one key the first. */
  readonly keyAt: (cell: { readonly row: number; readonly column: number }) => Key | undefined;
}

/** The cells of a line. */
export type CellsOf<Key extends string> = Readonly<Record<Key, SourceCell>>;

export function listIn<Key extends string>(
  list: Pick<Described<Key>, 'columns'> & {
    readonly places: (at: ListPlace) => Places<Key>;
    readonly area: (at: ListPlace) => Area;
  },
  area: NamedArea,
): ListIn<Key> {
  const { sheet, area: within } = area.place;
  const { row: head, column: left, rows, columns: wide } = within;
  const entries = entriesOf(list);
  const keys = entries.flatMap(([key, { beside }]) => (beside ? [] : [key]));
  const titles = Array.from({ length: wide }, (_, column) =>
    likeness(plainText(area.cell(0, column), '.')),
  );
  const titled = entries.map(([, { label }]) => {
    const names = saidInAny(label).map((each) => likeness(each));
    return titles.findIndex((title) => names.includes(title));
  });
  const isTitled = !titled.includes(-1) && new Set(titled).size === entries.length;
  const columns = Object.fromEntries(
    entries.map(([key], i) => [key, isTitled ? titled[i] : list.places({}).column(key)]),
  ) as Record<Key, number>;
  const last = Math.max(...keys.map((key) => columns[key]));
  const columnOf = (key: string): number => left + columns[key as Key];
  const held: ListIn<Key>['held'] = (key, row) => area.cell(row, columns[key]);
  return {
    ...area,
    ...list.places({ sheet, head, lines: rows - 1, columnOf }),
    ...{ keys, held, columnOf },
    isWhole: isTitled || (wide === list.area({}).columns && titled.some((at) => at !== -1)),
    spread: (cells, between) => {
      const given = entries.slice(0, cells.length).map(([key]) => columns[key]);
      return Array.from(
        { length: 1 + Math.max(...given) },
        (_, column) => cells[given.indexOf(column)] ?? between,
      );
    },
    cells: (row) =>
      Object.fromEntries(entries.map(([key]) => [key, held(key, row)])) as CellsOf<Key>,
    at: (key, row) => area.placeOf(row, columns[key]),
    nameAt: (key, row) => area.address(row, columns[key]),
    lineAt: (row, count = 1) => area.placeOf(row, 0, count, last + 1),
    lineName: (row, count = 1) => area.address(row, 0, count, last + 1),
    keyAt: ({ row, column }) =>
      row <= head || row >= head + rows
        ? undefined
        : entries.find(([key]) => columns[key] === column - left)?.[0],
  };
}

/**
 * What stands beside a label, wherever columns were inserted: the first filled cell to its right, or the next one where none is.
 * Undefined in a row without the label.
 */
function besideLabel(
  cells: readonly SourceCell[],
  labels: readonly string[],
): { readonly cell: SourceCell; readonly column: number } | undefined {
  const alike = labels.map((each) => likeness(each));
  const label = cells.findIndex(
    (cell) => cell.kind === 'text' && alike.includes(likeness(cell.text)),
  );
  if (label === -1) return undefined;
  const isFilled = (cell: SourceCell): boolean =>
    cell.kind === 'text' ? spelling(cell.text) !== '' : cell.kind !== 'blank';
  const filled = cells.findIndex((cell, at) => at > label && isFilled(cell));
  const column = filled === -1 ? label + 1 : filled;
  return { cell: cells[column] ?? nothing, column };
}

/** What stands beside a label on a sheet, in any language, and where; undefined without the label. */
export function cellBeside(
  { rows, place }: Pick<SourceTable, 'rows' | 'place'>,
  label: SheetKey,
): { readonly cell: SourceCell; readonly at: Place } | undefined {
  const labels = saidInAny(label);
  for (const [row, { cells }] of rows.entries()) {
    const found = besideLabel(cells, labels);
    if (found) return { cell: found.cell, at: cellIn(place, row, found.column) };
  }
  return undefined;
}

/** What the check of a sheet says beside its label, and where; empty where it holds no text. */
export function checkOn(
  sheet: SourceTable,
  label: SheetKey,
): { readonly says: string; readonly at: Place } | undefined {
  const found = cellBeside(sheet, label);
  return found && { says: found.cell.kind === 'text' ? found.cell.text : '', at: found.at };
}

/** Whether its lines tell something else than these rows do now, in whatever order they stand. */
export function isOldList<Row, Key extends string>(
  list: Pick<Described<Key, ListedColumn<Row, never>>, 'columns'>,
  rows: readonly NoInfer<Row>[],
  { lines, times }: ListRead<Key>,
): boolean {
  const telling = entriesOf(list).flatMap(([key, { tells, plain = String }]) =>
    tells ? Array.from({ length: times(key) }, (_, index) => ({ key, tells, plain, index })) : [],
  );
  const now = rows.map((row) =>
    telling.map(({ tells, index }) => spelling(String(tells(row, index)))).join('\n'),
  );
  const stood = lines.map(({ text }) =>
    telling.map(({ key, plain, index }) => plain(text(key, index))).join('\n'),
  );
  return now.sort().join('\n\n') !== stood.sort().join('\n\n');
}

/** The first column with this heading, in any language. */
export function headed<Key extends string>(
  list: Pick<Described<Key>, 'columns'>,
  shown: string,
): Key | undefined {
  return entriesOf(list).find(([, { label }]) => saidInAny(label).includes(shown))?.[0];
}

/** The lines in which anything is typed beside a name; a name alone is a line where it follows on the one above. */
export function linesTyped<Key extends string>(
  lines: readonly LineRead<Key>[],
  name: NoInfer<Key>,
  isTyped: (line: LineRead<Key>) => boolean,
): readonly LineRead<Key>[] {
  let follows = true;
  return lines.filter((line) => {
    follows = isTyped(line) || (line.isFilled(name) && follows);
    return follows;
  });
}

/** Whether something is in the way of what the formula of a cell fills. */
export function cannotSpill(cell: SourceCell | undefined): boolean {
  return cell?.kind === 'error' && cell.error === '#SPILL!';
}

/** The lines in which somebody typed where a formula of the first fills the column, which shows so. */
export function typedOver<Key extends string>(
  [first, ...others]: readonly LineRead<Key>[],
  key: NoInfer<Key>,
): readonly LineRead<Key>[] {
  return cannotSpill(first?.cell(key)) ? others.filter((line) => line.isFilled(key)) : [];
}

/** What stands beside the list, and follows from it. */
export function calculatedIn<Key extends string>(
  list: Pick<Described<Key>, 'columns'>,
): readonly Key[] {
  return entriesOf(list).flatMap(([key, { beside }]) => (beside ? [key] : []));
}

/**
 * What is given to others, by roles. Of the columns of one role a list has one, such as the pair or the team; figures stand beside each
 * other.
 */
export function sharedOf({
  columns,
}: {
  readonly columns: Readonly<Record<string, AnyColumn>>;
}): readonly WrittenColumn[] {
  const found: WrittenColumn[] = [];
  for (const { label, share } of Object.values(columns)) {
    if (!share) continue;
    const same = found.findIndex(({ role }) => role === share.role && role !== 'figure');
    const { headings = [] } = found[same] ?? {};
    const column = { shown: String, ...share, headings: [...headings, label] };
    if (same === -1) found.push(column);
    else found[same] = column;
  }
  return found.sort((a, b) => writtenRoles.indexOf(a.role) - writtenRoles.indexOf(b.role));
}
