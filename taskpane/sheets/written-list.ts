import { saidInAny, type SheetKey, type Translate } from '../../src/language';
import { atOnce, mapped, type Stepwise } from '../../src';
import { type Area, areaName, cellIn, cellName, type Place } from './address';
import type { Field } from './columns/fields';
import { defineFields } from './columns/kinds';
import { columnsHeaded, recognise } from './columns/recognition';
import { likeness, spelling } from './columns/spelling';
import type { DecimalMark } from './notation';
import type { Choice, PlanCell } from './plan';
import { headingRow, headings, type ListColumn } from './sheet-parts';
import { fixed, plainText, type SourceCell, type SourceTable } from './source';

/**
 * A list that a job writes, described once: from its columns follow what is written, how it is found again and read back, and what is
 * shared of it. Why keeps a record over the keys of the columns, in a bundle of its own: a new column does not compile there
 * until it is explained. Which of several such lists counts is answered by their names (`numberedTables`).
 */
export interface ListedColumn<Row, All = unknown> extends Partial<Pick<Field, 'presence'>> {
  /** One that mentions a number where the column comes several times. */
  readonly label: SheetKey;
  /** Headings by which it is found, too. */
  readonly synonyms?: readonly string[];
  readonly as: ListColumn['kind'];
  readonly width: number | ((given: WidthGiven<All>) => number);
  readonly cell: (row: Row, given: CellGiven<All>) => PlanCell;
  /** Whether this list has it; every list where missing. */
  readonly shown?: (all: All) => boolean;
  /** So many columns, such as one for each round. */
  readonly times?: (all: All) => number;
  /** Calculated beside the list: no part of its table or filter, so that formulas can fill it. */
  readonly beside?: 'before' | 'behind';
  /** What a person may type. */
  readonly typed?: (given: Given<All>) => Omit<Choice, 'at'>;
  /** What it tells of its event: the list is old where that is something else now. */
  readonly tells?: (row: Row, index: number) => string | number;
  /** What is written, without what an option added. */
  readonly plain?: (written: string) => string;
  /** What of it is given to others. */
  readonly share?: Omit<WrittenColumn, 'headings' | 'shown'> &
    Partial<Pick<WrittenColumn, 'shown'>>;
}

/** What a column of a list is for those who read it elsewhere, in the order in which it is given. */
export const writtenRoles = ['group', 'place', 'name', 'grade', 'score', 'figure'] as const;
export type WrittenRole = (typeof writtenRoles)[number];

export interface WrittenColumn {
  readonly role: WrittenRole;
  /** Its headings in a sheet; the one that is found heads it elsewhere. */
  readonly headings: readonly SheetKey[];
  /** The list is one of this kind without it, too. */
  readonly optional?: true;
  /** A number as it is shown. */
  readonly shown: (value: number, mark: DecimalMark) => string;
  /** For a blank cell: what it means, or a dash. */
  readonly blank?: SheetKey | '–';
  /** Texts name what the figure is. */
  readonly isNamed?: true;
}

/** What the columns of a list depend on. */
interface Given<All> {
  readonly all: All;
  readonly t: Translate;
}

interface WidthGiven<All> extends Given<All> {
  readonly title: string;
  /** What the cells show, where it is text. */
  readonly texts: readonly string[];
}

export interface CellGiven<All> extends Given<All> {
  /** Which of several columns, from 0. */
  readonly index: number;
  /** Which line, from 0, and of how many. */
  readonly line: number;
  readonly lines: number;
  readonly places: Places<string>;
}

/** Where the columns of a list stand, for formulas; a column that this list does not have throws. */
export interface Places<Key extends string> {
  /** `$E$13:$E$40`: its lines, without the heading; where the column comes several times, those of all or of the first so many. */
  readonly down: (key: Key, count?: number) => string;
  /** `E13`: in one line, from 0. */
  readonly own: (key: Key, line: number) => string;
  /** From 0. */
  readonly column: (key: Key) => number;
  readonly has: (key: Key) => boolean;
}

type Columns<Row, All> = Readonly<Record<string, ListedColumn<Row, All>>>;

/** The columns that are written, and their cells. */
interface Written {
  readonly columns: readonly ListColumn[];
  readonly rows: readonly (readonly PlanCell[])[];
}

/** A block of a list: what stands outside of its table or filter is written by itself. */
interface WrittenPart extends Written {
  /** Its headings and lines, for a name. */
  readonly area: string;
  readonly block: { readonly at: string; readonly cells: readonly (readonly PlanCell[])[] };
}

export interface ListWritten<Key extends string> extends Written {
  readonly before: WrittenPart;
  readonly list: WrittenPart;
  readonly behind: WrittenPart;
  /** One column by itself. */
  readonly only: (key: Key) => WrittenPart['block'];
  readonly choices: readonly Choice[];
  readonly places: Places<Key>;
}

interface WriteGiven<All> extends Given<All> {
  /** The row of its headings, from 0. */
  readonly head?: number;
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

export interface DescribedList<Row, All, C extends Columns<Row, All>> {
  readonly write: (rows: readonly Row[], given: WriteGiven<All>) => ListWritten<keyof C & string>;
  /** The same in steps, for long lists. */
  readonly writeSteps: (
    rows: readonly Row[],
    given: WriteGiven<All>,
  ) => Stepwise<ListWritten<keyof C & string>>;
  /** Undefined where a column is missing that is not optional, or one of those that are needed instead. */
  readonly read: (
    source: SourceTable,
    needed?: readonly (keyof C & string)[],
  ) => ListRead<keyof C & string> | undefined;
  /** Whether its lines tell something else than these rows do now, in whatever order they stand. */
  readonly isOld: (rows: readonly Row[], read: ListRead<keyof C & string>) => boolean;
  /** What stands beside the list, and follows from it. */
  readonly calculated: readonly (keyof C & string)[];
  /** The first column with this heading, in any language. */
  readonly headed: (shown: string) => (keyof C & string) | undefined;
  /** For `readColumns`, which refuses what it cannot read. */
  readonly fields: ReturnType<typeof defineFields<C>>;
  readonly shared: readonly WrittenColumn[];
}

export type KeyOf<List extends { readonly fields: object }> = keyof List['fields'] & string;

/** In two steps: the types of the rows and of what is known of all of them are said, the keys follow from the columns. */
export function listOf<Row, All = undefined>(): <const C extends Columns<Row, All>>(
  columns: C,
) => DescribedList<Row, All, C> {
  return describedList;
}

function describedList<Row, All, const C extends Columns<Row, All>>(
  columns: C,
): DescribedList<Row, All, C> {
  type Key = keyof C & string;
  const entries = Object.entries<ListedColumn<Row, All>>(columns) as [
    Key,
    ListedColumn<Row, All>,
  ][];
  const single = entries.filter(([, { times }]) => !times);
  const several = entries.filter(([, { times }]) => times);
  const fields = defineFields(columns);
  const wanted = defineFields(Object.fromEntries(single));
  const needed = entries.flatMap(([key, { presence = 'optional' }]) =>
    presence === 'optional' ? [] : [key],
  );
  function* writing(
    rows: readonly Row[],
    { head = headingRow, ...given }: WriteGiven<All>,
  ): Stepwise<ListWritten<Key>> {
    const here = entries
      .filter(([, { shown }]) => shown?.(given.all) ?? true)
      .flatMap(([key, column]) =>
        Array.from({ length: column.times?.(given.all) ?? 1 }, (_, index) => {
          return { key, column, index };
        }),
      );
    const column = (key: string): number => {
      const found = here.findIndex((each) => each.key === key);
      if (found < 0) throw new Error(`No column ${key} in this list.`);
      return found;
    };
    const lines = rows.length;
    const below = (at: number, count = 1): Area => ({
      ...{ row: head + 1, rows: lines, column: at, columns: count },
    });
    const places: Places<string> = {
      down: (key, count = here.filter((each) => each.key === key).length) =>
        fixed(below(column(key), count)),
      own: (key, line) => cellName(head + 1 + line, column(key)),
      column,
      has: (key) => here.some((each) => each.key === key),
    };
    const cells = yield* mapped(rows, (row, line) =>
      here.map(({ column: { cell }, index }) =>
        cell(row, { ...given, index, line, lines, places }),
      ),
    );
    const columns = here.map(({ column: { label, as, width, times }, index }, i): ListColumn => {
      const title = times ? numberedTitle(label, index, given.t) : plainTitle(label, given.t);
      const texts = cells.map((line) => (line[i]?.kind === 'text' ? line[i].text : ''));
      return {
        ...{ title, kind: as },
        width: typeof width === 'number' ? width : width({ ...given, title, texts }),
      };
    });
    const cut = (from: number, to: number): WrittenPart => {
      const partOf = cells.map((line) => line.slice(from, to));
      return {
        columns: columns.slice(from, to),
        rows: partOf,
        area: areaName({ row: head, column: from, rows: lines + 1, columns: to - from }),
        block: {
          at: cellName(head, from),
          cells: [headings(columns.slice(from, to)), ...partOf],
        },
      };
    };
    const part = (where: 'before' | 'behind' | undefined): WrittenPart => {
      const own = here.flatMap(({ column: { beside } }, i) => (beside === where ? [i] : []));
      return cut(own[0] ?? 0, (own.at(-1) ?? -1) + 1);
    };
    return {
      ...{ columns, rows: cells, places },
      only: (key) => cut(column(key), column(key) + 1).block,
      ...{ before: part('before'), list: part(undefined), behind: part('behind') },
      choices: here.flatMap(({ column: { typed } }, i) =>
        typed ? [{ at: areaName(below(i)), ...typed(given) }] : [],
      ),
    };
  }
  return {
    write: (rows, given) => atOnce(writing(rows, given)),
    writeSteps: writing,
    read: (source, keys = needed) => {
      const { header } = recognise(source, { fields: wanted });
      if (header === undefined) return undefined;
      const titles = (source.rows[header]?.cells ?? []).map((cell) =>
        likeness(plainText(cell, source.mark)),
      );
      const at = new Map<Key, readonly number[]>([
        ...single.map(([key, { label }], i) => {
          // Of several with one heading, such as a score of Black and one of White, each has its place.
          const nth = single.slice(0, i).filter(([, each]) => each.label === label).length;
          const column = columnsHeaded(source, header, fields[key])[nth];
          return [key, column === undefined ? [] : [column]] as const;
        }),
        ...several.map(([key, { label }]) => [key, numberedIn(titles, label)] as const),
      ]);
      if (keys.some((key) => at.get(key)?.length === 0)) return undefined;
      const columnOf = (key: Key, index = 0): number | undefined => at.get(key)?.[index];
      return {
        header: (source.rows[header]?.row ?? 1) - 1,
        columns: new Map(
          [...at].flatMap(([key, all]) =>
            all.map((column, index) => [column, { key, index }] as const),
          ),
        ),
        times: (key) => at.get(key)?.length ?? 0,
        headingAt: (key) => cellIn(source.place, header, columnOf(key) ?? 0),
        lines: source.rows.slice(header + 1).map(({ row, cells }, i): LineRead<Key> => {
          const cell: LineRead<Key>['cell'] = (key, index) => cells[columnOf(key, index) ?? -1];
          const text: LineRead<Key>['text'] = (key, index) =>
            spelling(plainText(cell(key, index) ?? nothing, '.'));
          return {
            ...{ row: row - 1, cell, text },
            at: (key, index) => {
              const column = columnOf(key, index);
              return column === undefined
                ? undefined
                : cellIn(source.place, header + 1 + i, column);
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
    },
    isOld: (rows, { lines, times }) => {
      const telling = entries.flatMap(([key, { tells, plain = String }]) =>
        tells
          ? Array.from({ length: times(key) }, (_, index) => ({ key, tells, plain, index }))
          : [],
      );
      const now = rows.map((row) =>
        telling.map(({ tells, index }) => spelling(String(tells(row, index)))).join('\n'),
      );
      const stood = lines.map(({ text }) =>
        telling.map(({ key, plain, index }) => plain(text(key, index))).join('\n'),
      );
      return now.sort().join('\n\n') !== stood.sort().join('\n\n');
    },
    calculated: entries.flatMap(([key, { beside }]) => (beside ? [key] : [])),
    headed: (shown) => entries.find(([, { label }]) => saidInAny(label).includes(shown))?.[0],
    fields,
    shared: sharedOf(entries.map(([, column]) => column)),
  };
}

/** Of the columns of one role a list has one, such as the pair or the team; figures stand beside each other. */
function sharedOf(
  columns: readonly Pick<ListedColumn<never>, 'label' | 'share'>[],
): readonly WrittenColumn[] {
  const found: WrittenColumn[] = [];
  for (const { label, share } of columns) {
    if (!share) continue;
    const same = found.findIndex(({ role }) => role === share.role && role !== 'figure');
    const { headings = [] } = found[same] ?? {};
    const column = { shown: String, ...share, headings: [...headings, label] };
    if (same === -1) found.push(column);
    else found[same] = column;
  }
  return found.sort((a, b) => writtenRoles.indexOf(a.role) - writtenRoles.indexOf(b.role));
}

const nothing: SourceCell = { kind: 'blank' };

/** A heading that mentions nothing. */
const plainTitle = (label: SheetKey, t: Translate): string => t(label as 'kuksuLeague');

const value = /\{(\w+)\}/;

/** A heading that mentions its number, from 1. */
function numberedTitle(label: SheetKey, index: number, t: Translate): string {
  const [, name = ''] = value.exec(saidInAny(label)[0] ?? '') ?? [];
  return t(label as 'nkRoundShort', { [name]: index + 1 } as { round: number });
}

/** The columns with the headings of number one, two and so on, as far as they go. */
function numberedIn(titles: readonly string[], label: SheetKey): readonly number[] {
  const found: number[] = [];
  for (;;) {
    const names = saidInAny(label).map((each) =>
      likeness(each.replace(value, String(found.length + 1))),
    );
    const column = titles.findIndex((title) => names.includes(title));
    if (column === -1) return found;
    found.push(column);
  }
}
